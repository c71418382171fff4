import {
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { TYPENAME } from '../base/typename.ts';

/**
 * Adds `__typename` to every selection on one of the named types. The projection needs it to recognize objects of
 * inaccessible types.
 */
export const addTypenames = (
  operation: OperationDefinitionNode,
  names: ReadonlySet<string>,
  schema: GraphQLSchema,
): OperationDefinitionNode => {
  if (names.size === 0) return operation;
  const types = new TypeInfo(schema);
  return visit(
    operation,
    visitWithTypeInfo(types, {
      SelectionSet: (set) => {
        const type = getNamedType(types.getParentType());
        return type && names.has(type.name) ? { ...set, selections: [TYPENAME, ...set.selections] } : undefined;
      },
    }),
  );
};

/**
 * Adds `__typename` next to each alias of it. Of an interface object, one subgraph returns the interface as `__typename`, and the
 * planner asks another one only for what is selected: the concrete type would arrive under the alias alone.
 */
export const addTypenamesNextToAliases = (operation: OperationDefinitionNode): OperationDefinitionNode =>
  visit(operation, {
    SelectionSet: (set) => {
      const typenames = set.selections.filter(isTypename);
      if (typenames.length === 0 || typenames.some(({ alias }) => alias === undefined)) return undefined;
      return { ...set, selections: [TYPENAME, ...set.selections] };
    },
  });

const isTypename = (selection: SelectionNode): selection is FieldNode =>
  selection.kind === Kind.FIELD && selection.name.value === TYPENAME.name.value;
