import { setImmediate } from 'node:timers/promises';
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { chooseAcceptEncoding } from '../../encoding/contentEncoding.ts';
import type { DeploymentGaps } from '../deploymentGaps/index.ts';
import { rememberAcceptedToken } from '../wire/claims.ts';
import { readSuccess } from './answer.ts';
import type { AreaGuard } from './areaGuard.ts';
import type { PostTally, UpstreamCall } from './call.ts';
import { logFailure } from './failureLog.ts';
import { createDeadlineError, createUnsupportedPathError, toOperationError } from './failures.ts';
import { HttpExchange, type UpstreamAnswer } from './httpExchange.ts';
import type { UpstreamOptions } from './options.ts';
import type { PostSpan } from './postSpan.ts';
import { toTracedPost } from './recordPosts.ts';
import { createRouteFinder } from './routes.ts';
import { describePost, type EndedPost } from './sentPost.ts';

/**
 * Length of an answer that takes milliseconds to parse. Pending events are handled before and after that.
 */
const LONG_ANSWER = 1_000_000;

/** POSTs from this time on are named in the log if their request was slow. */
const SLOW_POST_MS = 100;

const countPost = ({ operation, durationMs }: EndedPost, tally: PostTally): void => {
  tally.posts++;
  if (durationMs >= SLOW_POST_MS) tally.slow?.push({ post: operation.id, ms: Math.round(durationMs) });
};

/**
 * Sends a POST once. Every failure becomes an OperationError; the observer and the log receive every POST that was
 * sent.
 */
export const createPostSender = (
  guards: ReadonlyMap<string, AreaGuard>,
  prefix: string,
  gaps: DeploymentGaps,
  options: UpstreamOptions,
) => {
  const { observe, logger } = options;
  const open = createPostOpener(guards, prefix, options);
  return async <Op extends Operation>(
    operation: Op,
    body: string,
    call: UpstreamCall,
    attempt: number,
  ): Promise<ResponseOf<Op>> => {
    const startedAt = performance.now();
    let opened: OpenedPost | undefined;
    let outcome = 'OK';
    let answer: UpstreamAnswer | undefined;
    try {
      opened = open(operation, body, call, attempt);
      answer = await (call.isPrefetched
        ? opened.guard.sendIfFree(opened.exchange)
        : opened.guard.send(opened.exchange));
      if (answer.body.length > LONG_ANSWER) await setImmediate();
      const success = readSuccess(answer, operation, call.requestId);
      if (answer.body.length > LONG_ANSWER) await setImmediate();
      if (operation.auth === 'token') rememberAcceptedToken(call.authorization);
      call.answers?.add(operation, success);
      return success;
    } catch (thrown) {
      const failed = toOperationError(thrown, operation, call, performance.now() - startedAt);
      outcome = failed.code;
      const failure = gaps.learn(operation, body, call, failed);
      outcome = failure.code;
      if (operation.auth === 'token' && failure.code === 'UNAUTHENTICATED') call.onRefusal?.(call.authorization ?? '');
      if (logger && opened?.exchange.isStarted)
        logFailure(logger, { operation, failure, thrown, answer, request: body, authorization: call.authorization });
      throw failure;
    } finally {
      const isSent = opened?.exchange.isStarted === true;
      const ended = { operation, body, answer, outcome, attempt, durationMs: performance.now() - startedAt };
      if (isSent && call.tally) countPost(ended, call.tally);
      if (isSent) observe?.(describePost(ended));
      opened?.span?.end(describePost(ended));
      if (isSent && call.trace) call.trace.add(toTracedPost(ended, startedAt));
    }
  };
};

/** A POST that is ready to be sent. */
interface OpenedPost {
  readonly guard: AreaGuard;
  readonly exchange: HttpExchange;
  readonly span: PostSpan | undefined;
}

/** Prepares a POST for its area, if time is left. */
const createPostOpener = (guards: ReadonlyMap<string, AreaGuard>, prefix: string, options: UpstreamOptions) => {
  const routeOf = createRouteFinder(options.upstreamPaths);
  const encodings = chooseAcceptEncoding(new URL(options.upstreamUrl));
  const maxBytes = options.upstreamMaxResponseBytes;
  const maxMs = Math.min(options.upstreamTimeoutMs, options.requestTimeoutMs);
  return (operation: Operation, body: string, call: UpstreamCall, attempt: number): OpenedPost => {
    const { area, path } = routeOf(operation);
    const guard = guards.get(area);
    if (path === null || guard === undefined) throw createUnsupportedPathError(operation, call);
    const leftMs = Math.min(maxMs, call.deadline - performance.now());
    if (leftMs <= 0) throw createDeadlineError(operation, call);
    const span = options.startSpan?.({ operation: operation.id, path: prefix + path, attempt });
    const headers = createHeaders(call, span?.traceparent ?? call.traceparent);
    if (encodings !== undefined) headers['accept-encoding'] = encodings;
    const exchange = new HttpExchange(
      { path: prefix + path, headers, body },
      { timeoutMs: leftMs, maxMs, maxBytes, signal: call.signal },
    );
    return { guard, exchange, span };
  };
};

const createHeaders = (
  { authorization, furtherHeaders, requestId }: UpstreamCall,
  traceparent: string | undefined,
): Record<string, string> => {
  const headers: Record<string, string> = {
    ...furtherHeaders,
    'content-type': 'application/json',
    accept: 'application/json',
    'x-request-id': requestId,
  };
  if (authorization !== undefined) headers.authorization = authorization;
  if (traceparent !== undefined) headers.traceparent = traceparent;
  return headers;
};
