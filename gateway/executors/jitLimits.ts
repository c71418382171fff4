import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInputType,
  isObjectType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/**
 * Whether an abstract type of the schema is resolved by a promise, for which graphql-jit does not wait.
 *
 * A `resolveType` that returns promises without being an async function cannot be told from one that does not: a subgraph
 * with such a one should not be compiled (`compileAfter: Infinity`).
 */
export function hasPromisedTypes(schema: GraphQLSchema): boolean {
  return Object.values(schema.getTypeMap()).some(isResolvedByPromise);
}

function isResolvedByPromise(type: GraphQLNamedType): boolean {
  const decide = isAbstractType(type) ? type.resolveType : isObjectType(type) ? type.isTypeOf : undefined;
  return decide?.constructor.name === 'AsyncFunction';
}

/** Whether the type of one of the operation's variables contains itself. */
export function hasRecursiveVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): boolean {
  const types = variableDefinitions.map(({ type }) => typeFromAST(schema, type)).filter(isInputType);
  return types.some((type) => isRecursive(type, []));
}

function isRecursive(type: GraphQLInputType, open: readonly string[]): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return false;
  if (open.includes(named.name)) return true;
  return Object.values(named.getFields()).some((field) => isRecursive(field.type, [...open, named.name]));
}
