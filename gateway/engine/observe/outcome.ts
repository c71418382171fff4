/**
 * Outcome of a request. `partial`: data and errors. `refused`: not a GraphQL request. `aborted`: by its deadline or its
 * client.
 */
export type Outcome = 'ok' | 'partial' | 'failed' | 'refused' | 'aborted';

/** The code of an error for log and metrics, or `OTHER` if it is not a code: subgraphs of others may send any text. */
export const codeOf = (code: unknown): string =>
  typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : 'OTHER';
