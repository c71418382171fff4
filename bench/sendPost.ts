import { Pool } from 'undici';
import type { Operation } from '../contract/resource.ts';
import { HttpError } from './readArguments.ts';
import { upstreamUrl } from './serveContestant.ts';

/** One page in the format of the API. */
export interface PostListAnswer<Row> {
  readonly results: readonly Row[];
  readonly total_count: number;
}

interface PostListRequest {
  readonly query?: object;
  readonly [member: string]: unknown;
}

/** Whether to request only the members needed instead of whole rows, as most developers do. */
const requestsProjection = process.argv[3] === 'only';
const pool = new Pool(upstreamUrl, { connections: 128 });

/**
 * Sends an operation with the caller's token.
 *
 * @param only the members that a list returns
 * @throws {HttpError} the status of an error response
 */
export const sendPost = async <Answer>(
  operation: Operation,
  request: PostListRequest,
  authorization: string,
  only?: readonly string[],
): Promise<Answer> => {
  const sent = requestsProjection && only ? { ...request, query: { ...request.query, only } } : request;
  const { statusCode, body } = await pool.request({
    path: operation.path,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(sent),
  });
  if (statusCode !== 200) throw new HttpError(statusCode, await body.text());
  // A hand-written endpoint trusts the response type of its API.
  return (await body.json()) as Answer;
};

/** The domain of the caller's token, for operations that require it. */
export const readDomain = (authorization: string): string => {
  const claims: { did?: string } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());
  return claims.did ?? '';
};
