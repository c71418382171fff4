import type { CombinedError } from 'urql';

/** Why a part of an answer is missing, for the user. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

const messages: Readonly<Record<string, string>> = {
  FORBIDDEN: 'Your role does not allow this.',
  NOT_IMPLEMENTED: 'This installation does not offer it.',
  RATE_LIMITED: 'Too many requests. Try again in a moment.',
  UPSTREAM_UNAVAILABLE: 'This part of the service is not available now.',
  UPSTREAM_TIMEOUT: 'This part of the service did not answer in time.',
  UPSTREAM_OVERLOADED: 'This part of the service is busy. Try again in a moment.',
  OVERLOADED: 'The server is busy. Try again in a moment.',
  NETWORK: 'The server cannot be reached.',
};

type Path = readonly (string | number)[];

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key);

/**
 * Why the value at `path` is missing or incomplete: the first error at it, above it or, if it is a list or an object,
 * inside it. Null if there is none.
 */
export const failureAt = (error: CombinedError | undefined, path: Path): Failure | null => {
  if (error === undefined) return null;
  if (error.networkError) return failureOf('NETWORK');
  const found = error.graphQLErrors.find(({ path: at = [] }) => startsWith(at, path) || startsWith(path, at));
  return found ? failureOf(String(found.extensions.code ?? ''), found.message) : null;
};

const failureOf = (code: string, message = 'It could not be loaded.'): Failure => ({
  code,
  message: messages[code] ?? message,
});
