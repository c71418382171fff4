import type { ExecutionResult } from 'graphql';

/**
 * Outcome of a request. `partial`: data and errors. `refused`: not a GraphQL request. `aborted`: by its deadline or its
 * client.
 */
export type AnswerOutcome = 'ok' | 'partial' | 'failed' | 'refused' | 'aborted';

/** The outcome of a result. With a status of its own the request was refused. */
export const toOutcome = ({ errors, data }: ExecutionResult, status?: number): AnswerOutcome => {
  if (status !== undefined) return 'refused';
  if (errors === undefined) return 'ok';
  return data === undefined || data === null ? 'failed' : 'partial';
};

/** The code of an error for log and metrics, or `OTHER` if it is not a code: third-party subgraphs may send any text. */
export const toErrorCode = (code: unknown): string =>
  typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : 'OTHER';
