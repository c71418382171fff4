import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel';
import type { Logger } from 'pino';
import { Pool } from 'undici';
import type { Operation, ResponseOf } from '../contract/resource.ts';
import { successOf } from './answer.ts';
import type { AnswerLog } from './answerLog.ts';
import { OperationError } from './errors.ts';
import { type Answer, HttpExchange } from './exchange.ts';
import { requestBody } from './requestBody.ts';
import { AreaGuard, type AreaState, type GuardLimits } from './upstream/areaGuard.ts';
import { logFailure } from './upstream/failureLog.ts';
import { deadlineExceeded, failureOf, unsupportedPath } from './upstream/failures.ts';
import { MissingReads } from './upstream/missingReads.ts';
import { reachabilityOf } from './upstream/reachability.ts';
import { areaNames, type PathForm, routesIn } from './upstream/routes.ts';

/** How to reach the POST service. */
export interface UpstreamOptions {
  /** Base URL, e.g. `http://127.0.0.1:4001`; a path in it goes before every operation's. */
  readonly url: string;
  /** Longest wait for one POST, headers and body together, in milliseconds; a repeat counts anew. Default 5,000. */
  readonly timeoutMs?: number;
  /** Longest answer, in bytes. Default 32 MiB. */
  readonly maxResponseBytes?: number;
  /** Most POSTs to one area at a time. Default 64. */
  readonly concurrency?: number;
  /** Most POSTs to one area that wait for their turn. Default 1,024. */
  readonly queue?: number;
  /** Failures of one area in a row that open its breaker. Default 10. */
  readonly breakerFailures?: number;
  /** How long an open breaker refuses everything before it lets a probe through, in milliseconds. Default 5,000. */
  readonly breakerOpenMs?: number;
  /** Form of the paths. Default `versioned`. */
  readonly paths?: PathForm;
  /** Told why POSTs fail, in words that clients are not told, and when a breaker opens or closes. */
  readonly logger?: Pick<Logger, 'info' | 'warn'>;
  /** How often a read is repeated at most after a transient failure. Default 2. */
  readonly repeats?: number;
  /** Told of every POST that was sent, repeats included. */
  readonly observe?: (post: SentPost) => void;
}

/** A POST that was sent, for metrics and tests. */
export interface SentPost {
  /** The operation, e.g. `monitoring.alert.list`. */
  readonly operation: string;
  /** The operation's path in the contract, whatever the form of paths. */
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
  /** When everything fetched must be in, in milliseconds since 1970. */
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
  /** How each area fares, by its name. */
  areas(): Readonly<Record<string, AreaState>>;
  /** Whether upstream answers at all; costs upstream at most one call in two seconds. */
  isReachable(): Promise<boolean>;
  /** Lets calls in flight end, then closes the connections. */
  close(): Promise<void>;
}

/** Creates the client of the POST service. Connections open on demand and stay open. */
export const createUpstream = (options: UpstreamOptions): Upstream => {
  const { origin, pathname } = new URL(options.url);
  const prefix = pathname.replace(/\/$/, '');
  const guards = guardsOf(origin, options);
  const reachability = reachabilityOf(origin, prefix);
  const send = sender(guards, prefix, options);
  const reads = repeatingReads(options.repeats ?? 2);
  return {
    post: (operation, request, call) => {
      try {
        const body = requestBody(operation, request);
        const once = () => send(operation, body, call);
        return operation.replay === 'safe' ? reads.execute(once, call.signal) : once();
      } catch (error) {
        return Promise.reject(error);
      }
    },
    areas: () => Object.fromEntries([...guards].map(([area, guard]) => [area, guard.state()])),
    isReachable: reachability.check,
    close: async () => {
      await Promise.all([...guards.values()].map((guard) => guard.close()));
      await reachability.close();
    },
  };
};

/** A guard per area, each with connections of its own. */
const guardsOf = (origin: string, options: UpstreamOptions): ReadonlyMap<string, AreaGuard> => {
  const limits: GuardLimits = {
    concurrency: options.concurrency ?? 64,
    queue: options.queue ?? 1024,
    breakerFailures: options.breakerFailures ?? 10,
    breakerOpenMs: options.breakerOpenMs ?? 5_000,
  };
  const maxResponseSize = options.maxResponseBytes ?? 32 * 1024 * 1024;
  const guardOf = (area: string) => {
    const pool = new Pool(origin, { connections: limits.concurrency, maxResponseSize });
    return new AreaGuard(pool, limits, (breaker) => {
      if (breaker === 'closed') options.logger?.info({ area }, 'the circuit breaker of an area has closed');
      if (breaker === 'open') options.logger?.warn({ area }, 'the circuit breaker of an area has opened');
    });
  };
  return new Map(areaNames.map((area) => [area, guardOf(area)]));
};

/** Sends a POST once. Every failure becomes an OperationError; the observer and the log are told of what was sent. */
const sender = (guards: ReadonlyMap<string, AreaGuard>, prefix: string, options: UpstreamOptions) => {
  const { observe, logger } = options;
  const open = opener(guards, prefix, options);
  const missing = new MissingReads();
  return async <Op extends Operation>(operation: Op, body: string, call: Call): Promise<ResponseOf<Op>> => {
    if (missing.has(operation)) throw unsupportedPath(operation, call);
    const startedAt = performance.now();
    const { guard, exchange } = open(operation, body, call);
    let outcome = 'OK';
    let answer: Answer | undefined;
    try {
      answer = await guard.send(exchange);
      const success = successOf(answer, operation, call.requestId);
      call.answers?.add(operation, success);
      return success;
    } catch (thrown) {
      const failure = failureOf(thrown, operation, call);
      outcome = failure.code;
      missing.learn(operation, failure.code);
      if (logger && exchange.isStarted)
        logFailure(logger, { failure, thrown, answer, request: body, authorization: call.authorization });
      throw failure;
    } finally {
      const durationMs = performance.now() - startedAt;
      if (exchange.isStarted) observe?.({ operation: operation.id, path: operation.path, durationMs, outcome });
    }
  };
};

/** Prepares a POST for its area, as long as there is time. */
const opener = (guards: ReadonlyMap<string, AreaGuard>, prefix: string, { paths, timeoutMs }: UpstreamOptions) => {
  const routeOf = routesIn(paths ?? 'versioned');
  const longestMs = timeoutMs ?? 5_000;
  return (operation: Operation, body: string, call: Call) => {
    const { area, path } = routeOf(operation);
    const guard = guards.get(area);
    if (path === null || guard === undefined) throw unsupportedPath(operation, call);
    const leftMs = Math.min(longestMs, call.deadline - Date.now());
    if (leftMs <= 0) throw deadlineExceeded(operation, call);
    const outgoing = { path: prefix + path, headers: headersOf(call), body };
    return { guard, exchange: new HttpExchange(outgoing, { timeoutMs: leftMs, longestMs, signal: call.signal }) };
  };
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
