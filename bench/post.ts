import { Pool } from 'undici';
import type { Operation } from '../contract/resource.ts';
import { upstreamUrl } from './contestant.ts';
import { HttpError } from './readArguments.ts';

/** One page as the API sends it. */
export interface List<Row> {
  readonly results: readonly Row[];
  readonly total_count: number;
}

interface ListRequest {
  readonly query?: object;
  readonly [member: string]: unknown;
}

/** Whether to ask for the members that are needed, or for whole rows, as people do. */
const sendsOnly = process.argv[3] === 'only';
const pool = new Pool(upstreamUrl, { connections: 128 });

/**
 * Sends an operation on behalf of the caller.
 *
 * @param only members a list needs
 * @throws {HttpError} the status of a refusal
 */
export const post = async <Answer>(
  operation: Operation,
  request: ListRequest,
  authorization: string,
  only?: readonly string[],
): Promise<Answer> => {
  const sent = sendsOnly && only ? { ...request, query: { ...request.query, only } } : request;
  const { statusCode, body } = await pool.request({
    path: operation.path,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(sent),
  });
  if (statusCode !== 200) throw new HttpError(statusCode, await body.text());
  // What a hand-written endpoint believes of its API.
  return (await body.json()) as Answer;
};

/** The domain the caller's token is of, where an operation must be told. */
export const domainOf = (authorization: string): string => {
  const claims: { did?: string } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());
  return claims.did ?? '';
};
