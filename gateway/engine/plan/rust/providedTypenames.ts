import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { findFieldType } from '../../base/fieldType.ts';
import { readJoins } from '../../base/joins.ts';
import { TYPENAME } from '../../base/typename.ts';
import { parseFieldSet } from '../check/fieldRules.ts';
import { readInterfaceObjects } from '../readInterfaceObjects.ts';

/** Modifies an operation before it is planned. */
export type PrepareOperation = (operation: OperationDefinitionNode) => OperationDefinitionNode;

/**
 * Removes `__typename` where `@provides` may apply. The planner treats it as a field that is not provided and adds a
 * fetch for it. It is not needed: the planner selects the type of every interface and union anyway, and the projection
 * knows that of an object. If nothing else is selected, a provided leaf field replaces it.
 */
export const withoutProvidedTypenames = (supergraph: DocumentNode): PrepareOperation => {
  const schema = buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  const leaves = findProvidedLeaves(supergraph, schema);
  if (leaves.size === 0) return (operation) => operation;
  return (operation) => {
    const types = new TypeInfo(schema);
    const change = (set: SelectionSetNode) => {
      const leaf = leaves.get(types.getParentType()?.name ?? '');
      return leaf === undefined ? undefined : removeTypename(set, leaf);
    };
    return visit(operation, visitWithTypeInfo(types, { SelectionSet: change }));
  };
};

const removeTypename = (set: SelectionSetNode, leaf: string): SelectionSetNode => {
  const selections = set.selections.filter(
    (selection) => selection.kind !== Kind.FIELD || selection.name.value !== TYPENAME.name.value,
  );
  if (selections.length > 0) return { ...set, selections };
  return { ...set, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: leaf } }] };
};

/** By the types of provided object fields: the first provided leaf field. */
const findProvidedLeaves = (supergraph: DocumentNode, schema: GraphQLSchema): ReadonlyMap<string, string> => {
  const leaves = new Map<string, string>();
  const collect = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined) continue;
      const below =
        selection.kind === Kind.FIELD
          ? findFieldType(type, selection.name.value)
          : schema.getType(selection.typeCondition?.name.value ?? '');
      const leaf = selection.kind === Kind.FIELD ? findLeafField(selection.selectionSet) : undefined;
      if (below !== undefined && leaf !== undefined) leaves.set(below.name, leaf);
      collect(selection.selectionSet, below);
    }
  };
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const field of definition.fields ?? [])
      for (const { provides } of readJoins(field, 'join__field'))
        if (provides !== undefined)
          collect(parseFieldSet(provides), findFieldType(schema.getType(definition.name.value), field.name.value));
  }
  // Not every subgraph knows the concrete type of objects of such an interface.
  for (const names of readInterfaceObjects(supergraph).values()) for (const name of names) leaves.delete(name);
  return leaves;
};

const findLeafField = ({ selections }: SelectionSetNode): string | undefined => {
  for (const selection of selections)
    if (selection.kind === Kind.FIELD && selection.selectionSet === undefined && selection.name.value !== '__typename')
      return selection.name.value;
  return undefined;
};
