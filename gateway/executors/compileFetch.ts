import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLScalarType,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { hasPromisedTypes, hasRecursiveVariables } from './jitLimits.ts';

/** A fetch as generated code. */
export type CompiledFetch = (
  context: unknown,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>;

/** Compiles a fetch with graphql-jit; null where that would not answer as graphql-js does. */
export function compileFetch(schema: GraphQLSchema, document: DocumentNode): CompiledFetch | null {
  if (hasPromisedTypes(schema)) return null;
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation !== undefined && hasRecursiveVariables(schema, operation))
    return compileCoerced(schema, document, operation);
  const compiled = compile(schema, document);
  return compiled && ((context, variables) => compiled.query(undefined, context, variables));
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const compiled = compileQuery(schema, document, undefined, {
    disablingCapturingStackErrors: true,
    useExperimentalPathBasedSkipInclude: true,
  });
  return isCompiledQuery(compiled) ? compiled : null;
}

/** Stands for the type of a variable that is coerced already. */
const COERCED = new GraphQLScalarType({ name: '_Coerced' });

/**
 * Compiles a fetch one of whose variables contains itself, as filters with `or` do. graphql-jit would go on compiling such
 * a type without end, so graphql-js coerces the variables and the generated code takes them as they are.
 */
function compileCoerced(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledFetch | null {
  const definitions = operation.variableDefinitions ?? [];
  const untyped = definitions.map(({ kind, variable }) => ({ kind, variable, type: namedType(COERCED.name) }));
  const compiled = compile(knowingCoerced(schema), {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition === operation ? { ...operation, variableDefinitions: untyped } : definition,
    ),
  });
  return (
    compiled &&
    ((context, variables) => {
      const { coerced, errors } = getVariableValues(schema, definitions, variables);
      return errors === undefined ? compiled.query(undefined, context, coerced) : { errors };
    })
  );
}

function namedType(name: string) {
  return { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: name } } as const;
}

function knowingCoerced(schema: GraphQLSchema): GraphQLSchema {
  const getType: GraphQLSchema['getType'] = (name) => (name === COERCED.name ? COERCED : schema.getType(name));
  return Object.create(schema, { getType: { value: getType } });
}
