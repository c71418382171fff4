import type { ExecutionResult, GraphQLError } from 'graphql';

/**
 * The parts of an answer that the specification determines: the data, in order, and the nulls that errors caused. If
 * several errors empty one field, an executor may report any of them, so that their paths are not compared.
 */
export const toComparableResult = ({ data, errors }: ExecutionResult) => {
  const emptied = (errors ?? [])
    .map(({ path }) => findNullPath(data, path ?? []))
    .filter((place) => place !== undefined);
  return { data: JSON.stringify(data), emptied: [...new Set(emptied)].sort() };
};

/**
 * An answer of graphql-js as a gateway must give it. The gateway replaces an inaccessible enum value by null, and adds
 * an error only if the field is non-null. To graphql-js the value is unknown, which is always an error.
 */
export const withoutHiddenEnumErrors = (answer: ExecutionResult): ExecutionResult => {
  const isHidden = ({ message, path = [] }: GraphQLError) =>
    /^Enum "\w+" cannot represent value/.test(message) && findNullPath(answer.data, path) === path.join('.');
  return answer.errors === undefined
    ? answer
    : { ...answer, errors: answer.errors.filter((error) => !isHidden(error)) };
};

/** The null at an error's path, or at the nearest parent; undefined for a field that is not in the answer. */
const findNullPath = (data: unknown, path: readonly (string | number)[]): string | undefined => {
  let value = data;
  for (const [at, segment] of path.entries()) {
    if (value === null) return path.slice(0, at).join('.');
    value = (value as Record<string | number, unknown>)[segment];
  }
  return value === null ? path.join('.') : undefined;
};
