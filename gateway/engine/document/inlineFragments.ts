import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  print,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  visit,
} from 'graphql';
import type { Limits } from '../base/limits.ts';
import { getResponseKey } from '../base/responseKey.ts';
import { clientError } from '../errors/clientError.ts';
import { tooLarge } from './checkLimits.ts';
import { isExcluded, type Variables } from './conditions.ts';
import {
  type DeliveryGroup,
  type GroupedField,
  type GroupedSelectionSet,
  INITIAL_GROUP,
  MAX_GROUPS,
} from './deliveryGroups.ts';
import { findArgument, findDefer, findStream, isActive, isIncremental } from './directives.ts';
import { printSubscriptionError } from './incrementalRules.ts';

interface InlineContext {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
  /** The deferred fragments and streamed lists found so far. Undefined if the whole answer is delivered at once. */
  readonly parts: DeliveryGroup[] | undefined;
  /** Number of fields and fragments that may still be written. */
  left: number;
}

/** Largest growth factor of an operation. A fragment on a union is written once per member. */
const MAX_GROWTH = 10;

/** The schema, and what is noted of parts. */
interface InlineOptions {
  readonly schema: GraphQLSchema;
  readonly limits: Pick<Limits, 'maxFields'>;
  readonly parts?: DeliveryGroup[] | undefined;
}

/**
 * Normalizes an operation for one combination of its condition values: applies `@skip` and `@include`, removes other
 * directives, replaces spreads by their fragments, dissolves a fragment on its parent type or on a supertype of it, and
 * merges fields of the same response name. A selection set may become empty if all of it was skipped. With `parts`, its
 * fields name the parts that select them (`GroupedField`, `GroupedSelectionSet`).
 *
 * @throws {GraphQLError} `QUERY_TOO_LARGE` if fragments on unions grow the operation far beyond `maxFields`, and
 *   `BAD_USER_INPUT` for a subscription that delivers something later
 */
export const inlineFragments = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  { schema, limits, parts }: InlineOptions,
): OperationDefinitionNode => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) return operation;
  const inlining = { schema, fragments, variables, parts, left: limits.maxFields * MAX_GROWTH };
  if (root === schema.getSubscriptionType()) refuseIncremental(document, variables);
  const whole = { set: operation.selectionSet, part: INITIAL_GROUP };
  return { ...operation, directives: [], selectionSet: inlineSets([whole], root, inlining) };
};

const refuseIncremental = (document: DocumentNode, variables: Variables): void => {
  visit(document, {
    Directive: (node) => {
      if (isIncremental(node) && isActive(node, variables))
        throw clientError('BAD_USER_INPUT', printSubscriptionError(node));
    },
  });
};

/** A selection set of the client, and the part in which it stands. */
interface SetInGroup {
  readonly set: SelectionSetNode;
  readonly part: number;
}

/** The content of one selection set, in its order: fields by response name, and fragments. */
interface CollectedSelections {
  readonly selections: (MergedField | InlineFragmentNode)[];
  readonly fields: Map<string, MergedField>;
  /** Deferred fragments in the set. */
  readonly fragments: number[];
}

/** A field that is selected once or more often, and all its subselections. */
interface MergedField {
  readonly kind: typeof Kind.FIELD;
  readonly node: FieldNode;
  readonly sets: SetInGroup[];
  readonly parts: Set<number>;
  /** Its `@stream`, if it has the same one wherever it is selected. */
  stream: DirectiveNode | undefined;
}

const inlineSets = (
  sets: readonly SetInGroup[],
  parent: GraphQLCompositeType,
  inlining: InlineContext,
  fragments: number[] = [],
): GroupedSelectionSet => {
  const collected: CollectedSelections = { selections: [], fields: new Map(), fragments };
  for (const set of sets) collectSelections(set, parent, collected, inlining);
  inlining.left -= collected.selections.length;
  if (inlining.left < 0) throw tooLarge('selects too many fields once its fragments on unions stand for their members');
  const selections = collected.selections.map((selection) =>
    selection.kind === Kind.FIELD ? inlineField(selection, parent, inlining) : selection,
  );
  const inlined = { kind: Kind.SELECTION_SET, selections } as const;
  return fragments.length === 0 ? inlined : { ...inlined, fragments };
};

const collectSelections = (
  { set, part }: SetInGroup,
  parent: GraphQLCompositeType,
  into: CollectedSelections,
  inlining: InlineContext,
): void => {
  for (const selection of set.selections) {
    if (isExcluded(selection.directives, inlining.variables)) continue;
    if (selection.kind === Kind.FIELD) collectField(selection, part, into);
    else collectFragment({ selection, part }, parent, into, inlining);
  }
};

/** Merges fields of one parent with the same response name. Validation guarantees that they are the same field. */
const collectField = (node: FieldNode, part: number, { selections, fields }: CollectedSelections): void => {
  const name = getResponseKey(node);
  const known = fields.get(name);
  const sets = node.selectionSet === undefined ? [] : [{ set: node.selectionSet, part }];
  if (known !== undefined) {
    known.sets.push(...sets);
    known.parts.add(part);
    if (known.stream !== undefined && !isSameStream(known.stream, findStream(node.directives)))
      known.stream = undefined;
    return;
  }
  const field = { kind: Kind.FIELD, node, sets, parts: new Set([part]), stream: findStream(node.directives) } as const;
  fields.set(name, field);
  selections.push(field);
};

const isSameStream = (one: DirectiveNode, other: DirectiveNode | undefined): boolean =>
  other !== undefined && print(one) === print(other);

const inlineField = (field: MergedField, parent: GraphQLCompositeType, inlining: InlineContext): GroupedField => {
  const { node, sets, parts } = field;
  const type = getNamedType(findField(parent, node.name.value)?.type);
  const stream = addStreamGroup(field, inlining);
  const marks = { ...(inlining.parts !== undefined && { parts }), ...(stream !== undefined && { stream }) };
  const plain: GroupedField = { ...node, directives: [], ...marks };
  if (sets.length === 0 || !isCompositeType(type)) return plain;
  return { ...plain, selectionSet: inlineSets(sets, type, inlining) };
};

/** The two introspection fields of the root. No type lists them. */
const META_FIELDS = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

/** Finds a field of a type, including the introspection fields of the root. */
export const findField = (parent: GraphQLCompositeType, name: string) =>
  META_FIELDS.get(name) ?? (isUnionType(parent) ? undefined : parent.getFields()[name]);

/** A fragment, and the part in which it stands. */
interface FragmentInGroup {
  readonly selection: Exclude<SelectionNode, FieldNode>;
  readonly part: number;
}

const collectFragment = (
  { selection, part: outer }: FragmentInGroup,
  parent: GraphQLCompositeType,
  into: CollectedSelections,
  inlining: InlineContext,
): void => {
  const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : inlining.fragments.get(selection.name.value);
  if (fragment === undefined) return;
  const type = fragment.typeCondition ? inlining.schema.getType(fragment.typeCondition.name.value) : parent;
  if (!isCompositeType(type)) return;
  const set = fragment.selectionSet;
  if (isRedundant(type, parent, inlining)) {
    const part = addDeferredGroup(selection, outer, inlining);
    if (part !== outer) into.fragments.push(part);
    collectSelections({ set, part }, parent, into, inlining);
    return;
  }
  for (const member of listConditionTypes(type, parent, inlining)) {
    const part = addDeferredGroup(selection, outer, inlining);
    into.selections.push({
      kind: Kind.INLINE_FRAGMENT,
      typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: member.name } },
      selectionSet: inlineSets([{ set, part }], member, inlining, part === outer ? [] : [part]),
    });
  }
};

/** The part of a fragment: one of its own if it is deferred, else that in which it stands. */
const addDeferredGroup = (
  { directives }: FragmentInGroup['selection'],
  parent: number,
  { parts, variables }: InlineContext,
): number => {
  const directive = parts !== undefined && parts.length < MAX_GROUPS ? findDefer(directives) : undefined;
  if (directive === undefined || !isActive(directive, variables)) return parent;
  return parts?.push({ id: parts.length + 1, parent, label: readLabel(directive) }) ?? parent;
};

/** The part of the items of a list that come later. Only a list that one part selects has one. */
const addStreamGroup = (
  { node: { selectionSet }, parts: [parent, ...others], stream }: MergedField,
  { parts, variables }: InlineContext,
): number | undefined => {
  if (stream === undefined || parts === undefined || parts.length >= MAX_GROUPS) return undefined;
  if (selectionSet === undefined || parent === undefined || others.length > 0) return undefined;
  if (!isActive(stream, variables)) return undefined;
  const initialCount = findArgument(stream, 'initialCount');
  return parts.push({ id: parts.length + 1, parent, label: readLabel(stream), stream: { initialCount } });
};

const readLabel = (directive: DirectiveNode): string | undefined => {
  const label = findArgument(directive, 'label');
  return label?.kind === Kind.STRING ? label.value : undefined;
};

const isRedundant = (type: GraphQLCompositeType, parent: GraphQLCompositeType, { schema }: InlineContext): boolean =>
  type === parent || (isAbstractType(type) && !isUnionType(parent) && schema.isSubType(type, parent));

/** The planner does not support fragments on unions. Each becomes one fragment per member that is possible here. */
const listConditionTypes = (
  type: GraphQLCompositeType,
  parent: GraphQLCompositeType,
  { schema }: InlineContext,
): readonly GraphQLCompositeType[] => {
  if (!isUnionType(type) || isObjectType(parent)) return [type];
  return type.getTypes().filter((member) => schema.isSubType(parent, member));
};
