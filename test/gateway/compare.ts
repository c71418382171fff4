import type { ExecutionResult, GraphQLError } from 'graphql';

/**
 * An answer as the specification binds it: the data, in order, and where in it errors left a null. Of several errors that
 * empty one place an executor may report any, so their own paths say more than it promises.
 */
export function promise({ data, errors }: ExecutionResult) {
  const emptied = (errors ?? [])
    .map(({ path }) => emptiedPlace(data, path ?? []))
    .filter((place) => place !== undefined);
  return { data: JSON.stringify(data), emptied: [...new Set(emptied)].sort() };
}

/**
 * An answer of graphql-js as it has to be behind a gateway: there a hidden value of an enum is null, and an error only where
 * null may not stand. To graphql-js it is always one that the enum does not have.
 */
export function withoutHidden(answer: ExecutionResult): ExecutionResult {
  const isHidden = ({ message, path = [] }: GraphQLError) =>
    /^Enum "\w+" cannot represent value/.test(message) && emptiedPlace(answer.data, path) === path.join('.');
  return answer.errors === undefined
    ? answer
    : { ...answer, errors: answer.errors.filter((error) => !isHidden(error)) };
}

/** The null an error's path leads to; undefined for an error of a field that is not in the answer. */
function emptiedPlace(data: unknown, path: readonly (string | number)[]): string | undefined {
  let value = data;
  for (const [at, segment] of path.entries()) {
    if (value === null) return path.slice(0, at).join('.');
    value = (value as Record<string | number, unknown>)[segment];
  }
  return value === null ? path.join('.') : undefined;
}
