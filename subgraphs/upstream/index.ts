import { setImmediate } from 'node:timers/promises';
import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel';
import type { Logger } from 'pino';
import { Pool } from 'undici';
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { claimsOf, noteAccepted } from '../wire/claims.ts';
import { successOf } from './answer.ts';
import type { Call, Tally } from './call.ts';
import { AreaGuard, type AreaState, type GuardLimits } from './circuitBreaker.ts';
import { OperationError } from './errors.ts';
import { logFailure } from './failureLog.ts';
import { deadlineExceeded, failureOf, unsupportedPath } from './failures.ts';
import { type Answer, HttpExchange } from './httpExchange.ts';
import { LackingMembers, MemberLeftOut, markAnswer } from './lackingMembers.ts';
import { MissingReads } from './missingReads.ts';
import { refusalOf } from './permissions.ts';
import type { PostSpan, StartPostSpan } from './postSpan.ts';
import { traceablePost } from './postTrace.ts';
import { reachabilityOf } from './reachability.ts';
import { countSent, requestBody } from './requestBody.ts';
import { RetryBudget } from './retryBudget.ts';
import { areaNames, type PathForm, routesIn } from './routes.ts';
import { describePost, type EndedPost, type SentPost } from './sentPost.ts';
import { SharedReads } from './sharedReads.ts';

/**
 * Length of an answer that takes milliseconds to parse. Pending events are handled before and after that.
 */
const LONG_ANSWER = 1_000_000;

/** Options of the client for the POST service. Those that are required have the names of the configuration. */
export interface UpstreamOptions extends GuardLimits {
  /** Base URL, e.g. `http://127.0.0.1:4001`; its path is the prefix of every operation's path. */
  readonly upstreamUrl: string;
  /** Longest wait for one POST, headers and body together, in milliseconds; each retry has the full time. */
  readonly upstreamTimeoutMs: number;
  /** Timeout of a query, all its POSTs together, in milliseconds. No POST can take longer. */
  readonly requestTimeoutMs: number;
  /** Largest answer, in bytes. */
  readonly upstreamMaxResponseBytes: number;
  /** Format of the paths. */
  readonly upstreamPaths: PathForm;
  /** Whether POSTs that upstream would refuse to the role type or permissions of the token are not sent. */
  readonly upstreamCheckPermissions: boolean;
  /** Whether equal reads of one caller share a POST while it is in flight. */
  readonly upstreamShareReads: boolean;
  /** Logs why POSTs fail, with details that clients do not get, and when a breaker opens or closes. */
  readonly logger?: Pick<Logger, 'info' | 'warn'>;
  /** Maximum number of retries of a read after transient failures. Default 2. */
  readonly repeats?: number;
  /** Called for every POST that was sent, retries included. */
  readonly observe?: (post: SentPost) => void;
  /** Called before every POST, retries included. */
  readonly startSpan?: StartPostSpan | undefined;
}

/** POSTs from this time on are named in the log if their request was slow. */
const SLOW_POST_MS = 100;

const count = ({ operation, durationMs }: EndedPost, tally: Tally): void => {
  tally.posts++;
  if (durationMs >= SLOW_POST_MS) tally.slow?.push({ post: operation.id, ms: Math.round(durationMs) });
};

/** The client of the POST service. One per process. */
export interface Upstream {
  /**
   * Sends an operation. Reads are retried after transient failures, within the deadline and the retry budget of their
   * area; writes never. A request that is refused for a member that the deployment lacks is sent again without it.
   *
   * @param request in the contract's form; it is not type-checked here, since upstream's error messages are more
   * precise
   * @throws {OperationError} for every failure
   */
  post<Op extends Operation>(operation: Op, request: object, call: Call): Promise<ResponseOf<Op>>;
  /** The state of each area, by its name. */
  areas(): Readonly<Record<string, AreaState>>;
  /** Whether upstream answers; sends at most one probe in two seconds. */
  isReachable(): Promise<boolean>;
  /** Waits for calls in progress, then closes the connections. */
  close(): Promise<void>;
}

/** Creates the client of the POST service. Connections open on demand and stay open. */
export const createUpstream = (options: UpstreamOptions): Upstream => {
  const { origin, pathname } = new URL(options.upstreamUrl);
  const prefix = pathname.replace(/\/$/, '');
  const guards = guardsOf(origin, options);
  const reachability = reachabilityOf(origin, prefix);
  const lackingMembers = new LackingMembers(options.logger);
  const send = createSend(guards, prefix, lackingMembers, options);
  const reads = readPolicies(options);
  const post = async <Op extends Operation>(operation: Op, request: object, call: Call): Promise<ResponseOf<Op>> => {
    const refusal = options.upstreamCheckPermissions ? refusalOf(operation, claimsOf(call.authorization), call) : null;
    if (refusal !== null) throw refusal;
    const { request: sent, lacking } = lackingMembers.adapt(operation, request, call);
    const body = requestBody(operation, sent);
    if (call.sent) countSent(operation, body, call.sent);
    const once = ({ attempt }: { attempt: number }) =>
      call.takePost === undefined
        ? send(operation, body, call, attempt)
        : takeQuota(operation, call).then(() => send(operation, body, call, attempt));
    try {
      const answer = await (operation.replay === 'safe' ? reads(operation)(once, call.signal) : once({ attempt: 0 }));
      return lacking ? markAnswer(answer, operation, lacking) : answer;
    } catch (error) {
      if (error instanceof MemberLeftOut) return post(operation, request, call);
      throw error;
    }
  };
  return {
    post,
    areas: () => Object.fromEntries([...guards].map(([area, guard]) => [area, guard.state()])),
    isReachable: reachability.check,
    close: async () => {
      await Promise.all([...guards.values()].map((guard) => guard.close()));
      await reachability.close();
    },
  };
};

/** @throws {OperationError} RATE_LIMITED if the caller has no quota left */
const takeQuota = async ({ id: operation }: Operation, { takePost, requestId }: Call): Promise<void> => {
  const retryAfterMs = await takePost?.();
  if (typeof retryAfterMs === 'number')
    throw new OperationError('RATE_LIMITED', { operation, requestId, retryAfterMs, transient: false });
};

/** `HttpExchange` has a time limit for headers and body together. */
const NO_TIMEOUTS = { headersTimeout: 0, bodyTimeout: 0 };

/** A guard per area, each with separate connections. */
const guardsOf = (origin: string, options: UpstreamOptions): ReadonlyMap<string, AreaGuard> => {
  const { upstreamConcurrency: connections, upstreamMaxResponseBytes: maxResponseSize } = options;
  const guardOf = (area: string) => {
    const pool = new Pool(origin, { connections, maxResponseSize, ...NO_TIMEOUTS });
    return new AreaGuard(pool, options, (breaker) => {
      if (breaker === 'closed') options.logger?.info({ area }, 'the circuit breaker of an area has closed');
      if (breaker === 'open') options.logger?.warn({ area }, 'the circuit breaker of an area has opened');
    });
  };
  return new Map(areaNames.map((area) => [area, guardOf(area)]));
};

/**
 * Sends a POST once. Every failure becomes an OperationError; the observer and the log receive every POST that was
 * sent.
 */
const createSend = (
  guards: ReadonlyMap<string, AreaGuard>,
  prefix: string,
  lackingMembers: LackingMembers,
  options: UpstreamOptions,
) => {
  const { observe, logger } = options;
  const open = createOpen(guards, prefix, options);
  const missing = new MissingReads();
  const shared = options.upstreamShareReads ? new SharedReads() : undefined;
  return async <Op extends Operation>(
    operation: Op,
    body: string,
    call: Call,
    attempt: number,
  ): Promise<ResponseOf<Op>> => {
    if (missing.has(operation)) throw unsupportedPath(operation, call);
    const startedAt = performance.now();
    let opened: OpenedPost | undefined;
    const post = () => {
      opened = open(operation, body, call, attempt);
      return opened.guard.send(opened.exchange);
    };
    const isRead = operation.replay === 'safe';
    let outcome = 'OK';
    let answer: Answer | undefined;
    try {
      answer = await (isRead && shared ? shared.answerTo(operation, body, call, post) : post());
      if (answer.body.length > LONG_ANSWER) await setImmediate();
      const success = successOf(answer, operation, call.requestId);
      if (answer.body.length > LONG_ANSWER) await setImmediate();
      if (operation.auth === 'token') noteAccepted(call.authorization);
      call.answers?.add(operation, success);
      return success;
    } catch (thrown) {
      const failure = failureOf(thrown, operation, call);
      outcome = failure.code;
      missing.learn(operation, failure.code);
      if (failure.unknownMember && lackingMembers.learn(operation, body, call, failure.unknownMember))
        throw new MemberLeftOut();
      if (logger && opened?.exchange.isStarted)
        logFailure(logger, { operation, failure, thrown, answer, request: body, authorization: call.authorization });
      throw failure;
    } finally {
      if (!isRead) shared?.forget();
      const isSent = opened?.exchange.isStarted === true;
      const ended = { operation, body, answer, outcome, attempt, durationMs: performance.now() - startedAt };
      if (isSent && call.tally) count(ended, call.tally);
      if (isSent) observe?.(describePost(ended));
      opened?.span?.end(describePost(ended));
      if (call.trace && (isSent || answer)) call.trace.add(traceablePost(ended, startedAt, isSent));
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
const createOpen = (guards: ReadonlyMap<string, AreaGuard>, prefix: string, options: UpstreamOptions) => {
  const routeOf = routesIn(options.upstreamPaths);
  const maxMs = Math.min(options.upstreamTimeoutMs, options.requestTimeoutMs);
  return (operation: Operation, body: string, call: Call, attempt: number): OpenedPost => {
    const { area, path } = routeOf(operation);
    const guard = guards.get(area);
    if (path === null || guard === undefined) throw unsupportedPath(operation, call);
    const leftMs = Math.min(maxMs, call.deadline - Date.now());
    if (leftMs <= 0) throw deadlineExceeded(operation, call);
    const span = options.startSpan?.({ operation: operation.id, path: prefix + path, attempt });
    const headers = headersOf(call, span?.traceparent ?? call.traceparent);
    const exchange = new HttpExchange(
      { path: prefix + path, headers, body },
      { timeoutMs: leftMs, maxMs, signal: call.signal },
    );
    return { guard, exchange, span };
  };
};

const headersOf = (
  { authorization, furtherHeaders, requestId }: Call,
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

/**
 * Waits as long as `Retry-After` says, or about 50, 100, 200 … ms with jitter, so that callers do not retry all at
 * once.
 */
const pause = ({ result, attempt }: IRetryBackoffContext<unknown>) =>
  ('error' in result && result.error instanceof OperationError ? result.error.retryAfterMs : null) ??
  50 * 2 ** (attempt - 1) * (0.5 + Math.random());

/** Sends a POST; the first attempt has the number 0. */
type Attempt = <Result>(
  once: (context: { attempt: number }) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/** The retries of the reads of each area. It counts every read that asks for them. */
const readPolicies = ({ repeats = 2, upstreamPaths }: UpstreamOptions) => {
  const routeOf = routesIn(upstreamPaths);
  const byArea = new Map(areaNames.map((area) => [area, readPolicy(repeats)]));
  const unknown = readPolicy(repeats);
  return (operation: Operation) => {
    const { budget, execute } = byArea.get(routeOf(operation).area) ?? unknown;
    budget.add();
    return execute;
  };
};

const readPolicy = (repeats: number) => {
  const budget = new RetryBudget();
  const isRetried = (error: unknown) => error instanceof OperationError && error.transient && budget.take();
  const policy = retry(handleWhen(isRetried), { maxAttempts: repeats, backoff: new DelegateBackoff(pause) });
  // Nearly all reads succeed at once. Only the others pay for the promises of the policy.
  const execute: Attempt = (once, signal) => {
    const first = once({ attempt: 0 });
    return first.catch(() => policy.execute((context) => (context.attempt === 0 ? first : once(context)), signal));
  };
  return { budget, execute };
};
