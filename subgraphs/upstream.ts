import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel';
import { Pool } from 'undici';
import type { Operation, ResponseOf } from '../contract/resource.ts';
import { successOf } from './answer.ts';
import type { AnswerLog } from './answerLog.ts';
import { OperationError } from './errors.ts';
import { Cancelled, exchange, type Outgoing, TimedOut } from './exchange.ts';
import { requestBody } from './requestBody.ts';

/** How to reach the POST service. */
export interface UpstreamOptions {
  /** Base URL, e.g. `http://127.0.0.1:4001`; a path in it goes before every operation's. */
  readonly url: string;
  /** Longest wait for one POST, headers and body together, in milliseconds; a repeat counts anew. Default 5,000. */
  readonly timeoutMs?: number;
  /** Longest answer, in bytes. Default 32 MiB. */
  readonly maxResponseBytes?: number;
  /** Most connections at a time. Default 128. */
  readonly connections?: number;
  /** How often a read is repeated at most after a transient failure. Default 2. */
  readonly repeats?: number;
  /** Told of every POST that was sent, repeats included. */
  readonly observe?: (post: SentPost) => void;
}

/** A POST that was sent, for metrics and tests. */
export interface SentPost {
  /** The operation, e.g. `monitoring.alert.list`. */
  readonly operation: string;
  readonly path: string;
  readonly durationMs: number;
  /** `OK`, or the code of the failure. */
  readonly outcome: string;
}

/** On whose behalf a POST is sent, and until when. */
export interface Call {
  /** The header `Authorization` as the client sent it. */
  readonly authorization: string | undefined;
  /** The header `traceparent` as the client sent it. */
  readonly traceparent?: string | undefined;
  readonly requestId: string;
  /** Aborted when the client leaves or the deadline passes. */
  readonly signal: AbortSignal;
  /** When the whole request must be answered, in milliseconds since 1970. */
  readonly deadline: number;
  /** Gets every answer that is a success. */
  readonly answers?: AnswerLog;
}

/** The POST service, seen from here. One for the process. */
export interface Upstream {
  /**
   * Sends an operation. Reads are repeated after transient failures, within the deadline; writes never.
   *
   * @param request as the contract has it; what is wrong with it, upstream says better than a type would
   * @throws {OperationError} whatever the reason
   */
  post<Op extends Operation>(operation: Op, request: object, call: Call): Promise<ResponseOf<Op>>;
  /** Lets calls in flight end, then closes the connections. */
  close(): Promise<void>;
}

/** Opens the way to the POST service; connections are made as they are needed, and kept. */
export const createUpstream = (options: UpstreamOptions): Upstream => {
  const { origin, pathname } = new URL(options.url);
  const prefix = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections: options.connections ?? 128,
    maxResponseSize: options.maxResponseBytes ?? 32 * 1024 * 1024,
  });
  const reads = repeatingReads(options.repeats ?? 2);
  const exchangeFor = exchanging(pool, prefix, options.timeoutMs ?? 5_000);
  // Every failure becomes an OperationError, and the observer is told of it.
  const once = async <Op extends Operation>(operation: Op, body: string, call: Call): Promise<ResponseOf<Op>> => {
    const startedAt = performance.now();
    let outcome = 'OK';
    try {
      const answer = successOf(await exchangeFor(operation, body, call), operation, call.requestId);
      call.answers?.add(operation, answer);
      return answer;
    } catch (error) {
      const failure = failureOf(error, operation, call);
      outcome = failure.code;
      throw failure;
    } finally {
      const durationMs = performance.now() - startedAt;
      options.observe?.({ operation: operation.id, path: operation.path, durationMs, outcome });
    }
  };
  return {
    post: (operation, request, call) => {
      try {
        const body = requestBody(operation, request);
        const send = () => once(operation, body, call);
        return operation.replay === 'safe' ? reads.execute(send, call.signal) : send();
      } catch (error) {
        return Promise.reject(error);
      }
    },
    close: () => pool.close(),
  };
};

/** Exchanges a POST for its answer, as long as there is time. */
const exchanging =
  (pool: Pool, prefix: string, longestMs: number) => (operation: Operation, body: string, call: Call) => {
    const timeoutMs = Math.min(longestMs, call.deadline - Date.now());
    if (timeoutMs <= 0) throw new OperationError('UPSTREAM_TIMEOUT', named(operation, call));
    const outgoing: Outgoing = { path: prefix + operation.path, headers: headersOf(call), body };
    return exchange(pool, outgoing, { timeoutMs, signal: call.signal });
  };

const named = (operation: Operation, { requestId }: Call) => ({ operation: operation.id, requestId });

/** Names what went wrong, and whether there is time to try again when upstream wants to be asked. */
const failureOf = (error: unknown, operation: Operation, call: Call): OperationError => {
  if (!(error instanceof OperationError)) return transportFailureOf(error, operation, call);
  const inTime = Date.now() + (error.retryAfterMs ?? 0) < call.deadline;
  return error.transient && !inTime
    ? new OperationError(error.code, { ...named(operation, call), ...error.extensions, transient: false })
    : error;
};

const transportFailureOf = (error: unknown, operation: Operation, call: Call): OperationError => {
  const known = named(operation, call);
  if (error instanceof TimedOut) return new OperationError('UPSTREAM_TIMEOUT', known);
  if (error instanceof Cancelled)
    return new OperationError(Date.now() >= call.deadline ? 'UPSTREAM_TIMEOUT' : 'REQUEST_CANCELLED', known);
  if (error instanceof Error && 'code' in error && error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
    return new OperationError('UPSTREAM_INVALID_RESPONSE', known);
  return new OperationError('UPSTREAM_UNAVAILABLE', known);
};

const headersOf = ({ authorization, traceparent, requestId }: Call): Record<string, string> => {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-request-id': requestId,
  };
  if (authorization !== undefined) headers.authorization = authorization;
  if (traceparent !== undefined) headers.traceparent = traceparent;
  return headers;
};

/** After `Retry-After`, or after some 50, 100, 200 … ms, spread so that callers do not return all at once. */
const pause = ({ result, attempt }: IRetryBackoffContext<unknown>) =>
  ('error' in result && result.error instanceof OperationError ? result.error.retryAfterMs : null) ??
  50 * 2 ** (attempt - 1) * (0.5 + Math.random());

const repeatingReads = (repeats: number) =>
  retry(
    handleWhen((error) => error instanceof OperationError && error.transient),
    { maxAttempts: repeats, backoff: new DelegateBackoff(pause) },
  );
