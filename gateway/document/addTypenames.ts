import {
  type GraphQLSchema,
  getNamedType,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { TYPENAME } from './typename.ts';

/** Asks for the type wherever a field's type is one of those named, so that an object clients may not see is known as one. */
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
