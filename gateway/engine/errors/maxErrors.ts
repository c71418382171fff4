import { GraphQLError } from 'graphql';

/**
 * Most errors reported per fetch and per answer. Each takes some microseconds to create: if an area fails in every row
 * of a large answer, all errors would take longer than everything else. Failed fields beyond the limit are still null.
 */
export const MAX_ERRORS = 1_000;

/** Returns the errors. The last one has the number of further errors in its extension `omittedErrors`. */
export const addOmittedCount = (errors: readonly GraphQLError[], omittedErrors: number): readonly GraphQLError[] => {
  const last = errors.at(-1);
  if (last === undefined || omittedErrors === 0) return errors;
  const { message, nodes = null, path = null, originalError = null } = last;
  const extensions = { ...last.extensions, omittedErrors };
  return [...errors.slice(0, -1), new GraphQLError(message, { nodes, path, originalError, extensions })];
};
