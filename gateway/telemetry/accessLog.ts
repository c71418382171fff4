import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { RequestTally, SlowPost } from '../engine/base/requestTally.ts';
import { type AnswerOutcome, toErrorCode } from '../engine/observe/answerOutcome.ts';
import type { OpenRequest } from '../exchange/request.ts';

/** One operation of a request and its outcome. */
export interface LoggedOperation {
  readonly type: string;
  readonly name?: string | undefined;
  readonly result: ExecutionResult;
  readonly outcome: AnswerOutcome;
}

/** A request whose response was sent. */
export interface LoggedRequest {
  readonly request: Pick<OpenRequest, 'requestId' | 'tally'>;
  readonly operations: readonly LoggedOperation[];
  readonly status: number;
  /** Length of the answer, before it is compressed. */
  readonly bytes: number;
  readonly ms: number;
  /** Time to the first part of an incremental answer, in milliseconds. */
  readonly firstMs?: number | undefined;
}

/** Writes the access line of a request. */
export type AccessLog = (request: LoggedRequest) => void;

/** Longest name of an operation in the log. */
const MAX_NAME_LENGTH = 100;

/** From this time on, the line of a request says which POSTs took the time: the longest ones, at most this many. */
const SLOW_MS = 1_000;
const MAX_SLOW_POSTS = 5;

/** Most error codes of one request in the log. */
const MAX_CODES = 10;

/** Most elements of the schema in the log of one request: anyone may send invalid documents. */
const MAX_COORDINATES = 3;

/**
 * Creates the access log: one line per request at level `info`. It has no value of a client: neither variables nor
 * tokens nor the text of the document.
 *
 * @returns undefined if the logger's level is above `info`
 */
export const createAccessLog = (logger: Logger): AccessLog | undefined => {
  if (!logger.isLevelEnabled('info')) return undefined;
  return ({ request: { requestId, tally }, operations, status, bytes, ms, firstMs }) => {
    const only = operations.length === 1 ? operations[0] : undefined;
    logger.info(
      {
        requestId,
        type: only ? only.type : 'batch',
        operation: only?.name && truncateName(only.name),
        size: only ? undefined : operations.length,
        status,
        outcome: only?.outcome,
        codes: collectCodes(operations),
        coordinates: collectCoordinates(operations),
        ms: Math.round(ms * 100) / 100,
        firstMs: firstMs && Math.round(firstMs * 100) / 100,
        bytes,
        ...(only?.outcome === 'refused' ? pickUsage(tally) : { posts: tally.posts, cost: tally.cost }),
        slow: ms < SLOW_MS ? undefined : findSlowestPosts(tally),
      },
      'request',
    );
  };
};

/** What a refused request has used, which is nothing for most: anyone may send many of them, so that their lines are short. */
const pickUsage = ({ posts, cost }: RequestTally) => ({ ...(posts > 0 && { posts }), ...(cost > 0 && { cost }) });

/** The POSTs that took longest, the longest first. */
const findSlowestPosts = ({ slow }: RequestTally): readonly SlowPost[] | undefined =>
  slow?.length === 0 ? undefined : slow?.toSorted((one, other) => other.ms - one.ms).slice(0, MAX_SLOW_POSTS);

const truncateName = (name: string): string => (name.length > MAX_NAME_LENGTH ? name.slice(0, MAX_NAME_LENGTH) : name);

/** The distinct codes of all errors. Subgraphs of others write codes too, so that only names are logged. */
const collectCodes = (operations: readonly LoggedOperation[]): string[] | undefined => {
  if (operations.every(({ result }) => result.errors === undefined)) return undefined;
  const codes = new Set<string>();
  for (const { result } of operations)
    for (const error of result.errors ?? []) codes.add(toErrorCode(error.extensions?.code));
  return [...codes].slice(0, MAX_CODES);
};

/** The distinct elements of the schema that validation errors are about. Without `data` no subgraph was asked: all errors are ours. */
const collectCoordinates = (operations: readonly LoggedOperation[]): string[] | undefined => {
  const coordinates = new Set<string>();
  for (const { result } of operations)
    if (result.data === undefined)
      for (const { extensions } of result.errors ?? [])
        if (typeof extensions?.coordinate === 'string') coordinates.add(extensions.coordinate);
  return coordinates.size === 0 ? undefined : [...coordinates].slice(0, MAX_COORDINATES);
};
