import { GraphQLError } from 'graphql';

/**
 * Most errors told of a fetch, and of an answer. Each takes some microseconds to make: where an area fails under every row of
 * a large answer they would keep the process busy for longer than all else. What failed is null all the same.
 */
export const MAX_ERRORS = 1_000;

/** The errors, the last of which says in its extension `omittedErrors` how many more there were. */
export function withOmitted(errors: readonly GraphQLError[], omittedErrors: number): readonly GraphQLError[] {
  const last = errors.at(-1);
  if (last === undefined || omittedErrors === 0) return errors;
  const { message, nodes = null, path = null, originalError = null } = last;
  const extensions = { ...last.extensions, omittedErrors };
  return [...errors.slice(0, -1), new GraphQLError(message, { nodes, path, originalError, extensions })];
}
