import type { ExecutionResult } from 'graphql';

/** Paths and codes of an answer's errors. */
export const listErrorCodes = ({ errors = [] }: Pick<ExecutionResult, 'errors'>) =>
  errors.map(({ path, extensions }) => [path?.join('.'), extensions?.code]);

/** The errors of fields at these paths that the caller may not select. */
export const unauthorizedAt = (...paths: string[]) => paths.map((path) => [path, 'UNAUTHORIZED_FIELD_OR_TYPE']);

/** The code of the first error of an answer over HTTP. */
export const readErrorCode = async (response: Response): Promise<unknown> =>
  listErrorCodes((await response.json()) as ExecutionResult)[0]?.[1];
