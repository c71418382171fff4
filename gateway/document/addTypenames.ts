import {
  type GraphQLSchema,
  getNamedType,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { TYPENAME } from './typename.ts';

/**
 * Adds `__typename` to every selection on one of the named types. The projection needs it to recognize objects of
 * inaccessible types.
 */
export function addTypenames(
  operation: OperationDefinitionNode,
  names: ReadonlySet<string>,
  schema: GraphQLSchema,
): OperationDefinitionNode {
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
}
