import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { findField } from '../document/inlineFragments.ts';
import type { FieldAccess } from './fieldAccess.ts';
import type { AccessRequirement } from './requirements.ts';

interface RequirementSearch {
  readonly schema: GraphQLSchema;
  readonly access: FieldAccess;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly found: Set<AccessRequirement>;
  /** The fragments searched, with the types that they were searched for. */
  readonly searched: Set<string>;
}

/** The requirements of all fields that an operation may select, whatever its conditions. */
export const findOperationRequirements = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  access: FieldAccess,
  schema: GraphQLSchema,
): readonly AccessRequirement[] => {
  const root = schema.getRootType(operation.operation);
  if (access.isOpen || !root) return [];
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const search: RequirementSearch = { schema, access, fragments, found: new Set(), searched: new Set() };
  searchSelectionSet(operation.selectionSet, [root], search);
  return [...search.found];
};

/** @param types the types that may stand for the parent once fragments are inlined */
const searchSelectionSet = (
  { selections }: SelectionSetNode,
  types: readonly GraphQLCompositeType[],
  search: RequirementSearch,
): void => {
  for (const selection of selections)
    if (selection.kind === Kind.FIELD) searchField(selection, types, search);
    else searchFragment(selection, types, search);
};

const searchField = (
  { name, selectionSet }: FieldNode,
  types: readonly GraphQLCompositeType[],
  search: RequirementSearch,
): void => {
  for (const type of types)
    for (const requirement of search.access.listRequirements(type, name.value)) search.found.add(requirement);
  if (selectionSet === undefined) return;
  const returned = types.map((type) => getNamedType(findField(type, name.value)?.type)).filter(isCompositeType);
  searchSelectionSet(selectionSet, [...new Set(returned)], search);
};

const searchFragment = (
  selection: Exclude<SelectionNode, FieldNode>,
  types: readonly GraphQLCompositeType[],
  search: RequirementSearch,
): void => {
  const { schema, fragments, searched } = search;
  const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
  if (fragment === undefined) return;
  const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
  // A fragment on an abstract type may dissolve: its fields are then those of the parent.
  const inner = isCompositeType(condition)
    ? [...new Set(isAbstractType(condition) ? [...types, condition] : [condition])]
    : types;
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    const place = `${selection.name.value} ${inner.map(({ name }) => name).join()}`;
    if (searched.has(place)) return;
    searched.add(place);
  }
  searchSelectionSet(fragment.selectionSet, inner, search);
};
