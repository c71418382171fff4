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
import { isExcluded, type Variables } from './conditions.ts';
import { tooLarge } from './limits.ts';

interface Inlining {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
  /** Fields and fragments that may still be written. */
  left: number;
}

/** How many times as large an operation may get: of a fragment on a union, one for each member is written. */
const MAX_GROWTH = 10;

/**
 * Writes an operation as it is meant under one setting of its conditions, with nothing in it that says nothing: `@skip` and
 * `@include` are carried out, other directives left out, spreads become what they spread, a fragment on the type it stands
 * in, or on one that this belongs to, dissolves, and fields that merge in the answer are one. Selections may end empty where
 * all of them were skipped.
 *
 * @throws {GraphQLError} `QUERY_TOO_LARGE` where fragments on unions make far more of it than `maxFields`
 */
export function inlineFragments(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  { schema, limits }: { readonly schema: GraphQLSchema; readonly limits: Pick<Limits, 'maxFields'> },
): OperationDefinitionNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) return operation;
  const inlining = { schema, fragments, variables, left: limits.maxFields * MAX_GROWTH };
  return { ...operation, selectionSet: inlineSets([operation.selectionSet], root, inlining) };
}

/** What one selection set becomes, in its order: fields by the name of the answer, and fragments. */
interface Collected {
  readonly selections: (MergedField | InlineFragmentNode)[];
  readonly fields: Map<string, MergedField>;
}

/** A field that was selected once or more, and all that is selected of it. */
interface MergedField {
  readonly kind: typeof Kind.FIELD;
  readonly node: FieldNode;
  readonly sets: SelectionSetNode[];
}

function inlineSets(
  sets: readonly SelectionSetNode[],
  parent: GraphQLCompositeType,
  inlining: Inlining,
): SelectionSetNode {
  const collected: Collected = { selections: [], fields: new Map() };
  for (const set of sets) collect(set, parent, collected, inlining);
  inlining.left -= collected.selections.length;
  if (inlining.left < 0) throw tooLarge('selects too many fields once its fragments on unions stand for their members');
  const selections = collected.selections.map((selection) =>
    selection.kind === Kind.FIELD ? inlineField(selection, parent, inlining) : selection,
  );
  return { kind: Kind.SELECTION_SET, selections };
}

function collect(set: SelectionSetNode, parent: GraphQLCompositeType, into: Collected, inlining: Inlining): void {
  for (const selection of set.selections) {
    if (isExcluded(selection.directives, inlining.variables)) continue;
    if (selection.kind === Kind.FIELD) collectField(selection, into);
    else collectFragment(selection, parent, into, inlining);
  }
}

/** Fields of one parent that have one name in the answer are the same field: validation saw to it. */
function collectField(node: FieldNode, { selections, fields }: Collected): void {
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
}

function inlineField({ node, sets }: MergedField, parent: GraphQLCompositeType, inlining: Inlining): FieldNode {
  const type = getNamedType(fieldOf(parent, node.name.value)?.type);
  if (sets.length === 0 || !isCompositeType(type)) return { ...node, directives: [] };
  return { ...node, directives: [], selectionSet: inlineSets(sets, type, inlining) };
}

/** Introspection's two fields are in no type's list of fields. */
const META_FIELDS = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

/** Finds a field of a type, those of introspection at the root included. */
export function fieldOf(parent: GraphQLCompositeType, name: string) {
  return META_FIELDS.get(name) ?? (isUnionType(parent) ? undefined : parent.getFields()[name]);
}

function collectFragment(
  selection: Exclude<SelectionNode, FieldNode>,
  parent: GraphQLCompositeType,
  into: Collected,
  inlining: Inlining,
): void {
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
}

function isRedundant(type: GraphQLCompositeType, parent: GraphQLCompositeType, { schema }: Inlining): boolean {
  return type === parent || (isAbstractType(type) && !isUnionType(parent) && schema.isSubType(type, parent));
}

/** The planner knows no fragments on unions, so these become one for each member that can stand here. */
function conditionTypes(
  type: GraphQLCompositeType,
  parent: GraphQLCompositeType,
  { schema }: Inlining,
): readonly GraphQLCompositeType[] {
  if (!isUnionType(type) || isObjectType(parent)) return [type];
  return type.getTypes().filter((member) => schema.isSubType(parent, member));
}
