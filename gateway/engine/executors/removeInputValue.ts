import { GraphQLError } from 'graphql';
import { clientError } from '../errors/clientError.ts';

/** The message of graphql-js for a value that an argument or a variable cannot take, up to the repeated value. */
const REPEATS_VALUE = /^(Argument|Variable) "([^"]+)" (?:got|has) invalid value /;

/**
 * Removes the input value that graphql-js repeats in an error, and adds a code, as the client can correct it. Such
 * errors come from scalars that only the subgraph can parse. The gateway refuses all others earlier.
 */
export const removeInputValue = (error: GraphQLError): GraphQLError => {
  const [, kind, name] = error.extensions.code === undefined ? (REPEATS_VALUE.exec(error.message) ?? []) : [];
  if (kind === undefined) return error;
  return clientError('BAD_USER_INPUT', `${kind} "${name}" is not valid.`, {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
  });
};

/**
 * Runs code that reads input values, and removes the values from its errors.
 *
 * @throws {GraphQLError}
 */
export const readWithoutInputValues = <Value>(read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    throw error instanceof GraphQLError ? removeInputValue(error) : error;
  }
};
