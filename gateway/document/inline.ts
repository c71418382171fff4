import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
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
import { isExcluded, type Variables } from './conditions.ts';

interface Inlining {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
}

/**
 * Writes an operation as it is meant under one setting of its conditions, with nothing in it that says nothing: `@skip` and
 * `@include` are carried out, other directives left out, spreads become what they spread, and a fragment on the
 * type it stands in, or on one that this belongs to, dissolves. Selections may end empty where all of them were skipped.
 */
export function inlineFragments(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  schema: GraphQLSchema,
): OperationDefinitionNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) return operation;
  return { ...operation, selectionSet: inlineSet(operation.selectionSet, root, { schema, fragments, variables }) };
}

function inlineSet(set: SelectionSetNode, parent: GraphQLCompositeType, context: Inlining): SelectionSetNode {
  return { ...set, selections: set.selections.flatMap((selection) => inlineSelection(selection, parent, context)) };
}

function inlineSelection(
  selection: SelectionNode,
  parent: GraphQLCompositeType,
  context: Inlining,
): readonly SelectionNode[] {
  if (isExcluded(selection.directives, context.variables)) return [];
  if (selection.kind === Kind.FIELD) return [inlineField(selection, parent, context)];
  const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : context.fragments.get(selection.name.value);
  if (fragment === undefined) return [];
  const type = fragment.typeCondition ? context.schema.getType(fragment.typeCondition.name.value) : parent;
  return isCompositeType(type) ? inlineFragment(type, fragment.selectionSet, parent, context) : [];
}

function inlineField(field: FieldNode, parent: GraphQLCompositeType, context: Inlining): FieldNode {
  const type = getNamedType(fieldOf(parent, field.name.value)?.type);
  if (field.selectionSet === undefined || !isCompositeType(type)) return { ...field, directives: [] };
  return { ...field, directives: [], selectionSet: inlineSet(field.selectionSet, type, context) };
}

/** Introspection's two fields are in no type's list of fields. */
const META_FIELDS = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

function fieldOf(parent: GraphQLCompositeType, name: string) {
  return META_FIELDS.get(name) ?? (isUnionType(parent) ? undefined : parent.getFields()[name]);
}

function inlineFragment(
  type: GraphQLCompositeType,
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  context: Inlining,
): readonly SelectionNode[] {
  if (saysNothing(type, parent, context)) return inlineSet(set, parent, context).selections;
  return conditionTypes(type, parent, context).map((member) => ({
    kind: Kind.INLINE_FRAGMENT,
    typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: member.name } },
    selectionSet: inlineSet(set, member, context),
  }));
}

function saysNothing(type: GraphQLCompositeType, parent: GraphQLCompositeType, { schema }: Inlining): boolean {
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
