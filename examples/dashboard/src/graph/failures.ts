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
  TIMEOUT: 'The server did not answer in time.',
  NETWORK: 'The server cannot be reached.',
};

/** Codes after which the same query fails again. */
const LASTING_CODES = new Set(['FORBIDDEN', 'NOT_IMPLEMENTED', 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED']);

/** Whether the same query fails again, however often it is asked. */
export const isLasting = ({ code }: Failure): boolean => LASTING_CODES.has(code);

type AnswerPath = readonly (string | number)[];

const startsWith = (path: AnswerPath, start: AnswerPath): boolean => start.every((key, index) => path[index] === key);

/**
 * Why the value at `path` is missing or incomplete: the first error at it, above it or, if it is a list or an object,
 * inside it. Null if there is none.
 */
export const findFailure = (error: CombinedError | undefined, path: AnswerPath): Failure | null => {
  if (error === undefined) return null;
  if (error.networkError) return toNetworkFailure(error.networkError);
  const found = error.graphQLErrors.find(({ path: at = [] }) => startsWith(at, path) || startsWith(path, at));
  return found ? createFailure(String(found.extensions.code ?? ''), found.message) : null;
};

const toNetworkFailure = ({ name }: Error): Failure => createFailure(name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK');

/** The first failure of an answer that may pass. Null if there is none. */
export const findPassingFailure = (error: CombinedError | undefined): Failure | null => {
  if (error?.networkError) return toNetworkFailure(error.networkError);
  const failures = error?.graphQLErrors.map(({ extensions, message }) =>
    createFailure(String(extensions.code ?? ''), message),
  );
  return failures?.find((failure) => !isLasting(failure)) ?? null;
};

/** The failure of a code. `message` is what the server says of one that the page has no words for. */
export const createFailure = (code: string, message = 'It could not be loaded.'): Failure => ({
  code,
  message: messages[code] ?? message,
});
