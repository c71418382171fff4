import {
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
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import type { Limits } from '../limits.ts';
import { tooLarge } from './checkLimits.ts';
import { isExcluded, type Variables } from './conditions.ts';

interface InlineContext {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
  /** Number of fields and fragments that may still be written. */
  left: number;
}

/** Largest growth factor of an operation. A fragment on a union is written once per member. */
const MAX_GROWTH = 10;

/**
 * Normalizes an operation for one combination of its condition values: applies `@skip` and `@include`, removes other
 * directives, replaces spreads by their fragments, dissolves a fragment on its parent type or on a supertype of it, and
 * merges fields of the same response name. A selection set may become empty if all of it was skipped.
 *
 * @throws {GraphQLError} `QUERY_TOO_LARGE` if fragments on unions grow the operation far beyond `maxFields`
 */
export const inlineFragments = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  { schema, limits }: { readonly schema: GraphQLSchema; readonly limits: Pick<Limits, 'maxFields'> },
): OperationDefinitionNode => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) return operation;
  const inlining = { schema, fragments, variables, left: limits.maxFields * MAX_GROWTH };
  return { ...operation, directives: [], selectionSet: inlineSets([operation.selectionSet], root, inlining) };
};

/** The content of one selection set, in its order: fields by response name, and fragments. */
interface CollectedSelections {
  readonly selections: (MergedField | InlineFragmentNode)[];
  readonly fields: Map<string, MergedField>;
}

/** A field that is selected once or more often, and all its subselections. */
interface MergedField {
  readonly kind: typeof Kind.FIELD;
  readonly node: FieldNode;
  readonly sets: SelectionSetNode[];
}

const inlineSets = (
  sets: readonly SelectionSetNode[],
  parent: GraphQLCompositeType,
  inlining: InlineContext,
): SelectionSetNode => {
  const collected: CollectedSelections = { selections: [], fields: new Map() };
  for (const set of sets) collect(set, parent, collected, inlining);
  inlining.left -= collected.selections.length;
  if (inlining.left < 0) throw tooLarge('selects too many fields once its fragments on unions stand for their members');
  const selections = collected.selections.map((selection) =>
    selection.kind === Kind.FIELD ? inlineField(selection, parent, inlining) : selection,
  );
  return { kind: Kind.SELECTION_SET, selections };
};

const collect = (
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  into: CollectedSelections,
  inlining: InlineContext,
): void => {
  for (const selection of set.selections) {
    if (isExcluded(selection.directives, inlining.variables)) continue;
    if (selection.kind === Kind.FIELD) collectField(selection, into);
    else collectFragment(selection, parent, into, inlining);
  }
};

/** Merges fields of one parent with the same response name. Validation guarantees that they are the same field. */
const collectField = (node: FieldNode, { selections, fields }: CollectedSelections): void => {
  const name = (node.alias ?? node.name).value;
  const known = fields.get(name);
  const sets = node.selectionSet === undefined ? [] : [node.selectionSet];
  if (known !== undefined) {
    known.sets.push(...sets);
    return;
  }
  const field: MergedField = { kind: Kind.FIELD, node, sets };
  fields.set(name, field);
  selections.push(field);
};

const inlineField = ({ node, sets }: MergedField, parent: GraphQLCompositeType, inlining: InlineContext): FieldNode => {
  const type = getNamedType(fieldOf(parent, node.name.value)?.type);
  if (sets.length === 0 || !isCompositeType(type)) return { ...node, directives: [] };
  return { ...node, directives: [], selectionSet: inlineSets(sets, type, inlining) };
};

/** The two introspection fields of the root. No type lists them. */
const META_FIELDS = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

/** Finds a field of a type, including the introspection fields of the root. */
export const fieldOf = (parent: GraphQLCompositeType, name: string) =>
  META_FIELDS.get(name) ?? (isUnionType(parent) ? undefined : parent.getFields()[name]);

const collectFragment = (
  selection: Exclude<SelectionNode, FieldNode>,
  parent: GraphQLCompositeType,
  into: CollectedSelections,
  inlining: InlineContext,
): void => {
  const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : inlining.fragments.get(selection.name.value);
  if (fragment === undefined) return;
  const type = fragment.typeCondition ? inlining.schema.getType(fragment.typeCondition.name.value) : parent;
  if (!isCompositeType(type)) return;
  if (isRedundant(type, parent, inlining)) {
    collect(fragment.selectionSet, parent, into, inlining);
    return;
  }
  for (const member of conditionTypes(type, parent, inlining))
    into.selections.push({
      kind: Kind.INLINE_FRAGMENT,
      typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: member.name } },
      selectionSet: inlineSets([fragment.selectionSet], member, inlining),
    });
};

const isRedundant = (type: GraphQLCompositeType, parent: GraphQLCompositeType, { schema }: InlineContext): boolean =>
  type === parent || (isAbstractType(type) && !isUnionType(parent) && schema.isSubType(type, parent));

/** The planner does not support fragments on unions. Each becomes one fragment per member that is possible here. */
const conditionTypes = (
  type: GraphQLCompositeType,
  parent: GraphQLCompositeType,
  { schema }: InlineContext,
): readonly GraphQLCompositeType[] => {
  if (!isUnionType(type) || isObjectType(parent)) return [type];
  return type.getTypes().filter((member) => schema.isSubType(parent, member));
};
