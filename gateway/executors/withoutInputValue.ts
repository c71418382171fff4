import { GraphQLError } from 'graphql';
import { clientError } from '../errors.ts';

/** What graphql-js says of a value that an argument or a variable cannot take, up to where it repeats the value. */
const REPEATS_VALUE = /^(Argument|Variable) "([^"]+)" (?:got|has) invalid value /;

/**
 * The error without the input value that graphql-js repeats in it, and with a code: it is the client's to put right. Such
 * errors come from scalars that only the subgraph can read; all others are refused before.
 */
export function withoutInputValue(error: GraphQLError): GraphQLError {
  const [, kind, name] = error.extensions.code === undefined ? (REPEATS_VALUE.exec(error.message) ?? []) : [];
  if (kind === undefined) return error;
  return clientError('BAD_USER_INPUT', `${kind} "${name}" is not valid.`, {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
  });
}

/** Runs what reads input values, and throws its errors without these. @throws {GraphQLError} */
export function readingInput<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof GraphQLError ? withoutInputValue(error) : error;
  }
}
