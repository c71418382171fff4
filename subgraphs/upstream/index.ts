import { Pool } from 'undici';
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { DeploymentGaps, markLackingMembers, RetryWithoutMemberError } from '../deploymentGaps/index.ts';
import { OperationError } from '../errors.ts';
import type { Division } from '../prefetch/dividedRead.ts';
import { PrefetchedReads, type PrefetchStats, type QueryIdentity } from '../prefetch/prefetchedReads.ts';
import { readClaims } from '../wire/claims.ts';
import { AreaGuard, type AreaState } from './areaGuard.ts';
import type { UpstreamCall } from './call.ts';
import type { UpstreamOptions } from './options.ts';
import { findRefusal } from './permissions.ts';
import { readPrefetched } from './prefetchedPost.ts';
import { createReachability } from './reachability.ts';
import type { TracedAnswer } from './recordPosts.ts';
import { countSent, printRequestBody } from './requestBody.ts';
import { createRetries } from './retry.ts';
import { areaNames, createRouteFinder } from './routes.ts';
import { createPostSender } from './send.ts';

/** The client of the POST service. One per process. */
export interface Upstream {
  /**
   * Sends an operation. Reads are retried after transient failures, within the deadline and the retry budget of their
   * area; writes never. A request that is refused for a member that the deployment lacks is sent again without it.
   *
   * @param request in the contract's form; it is not type-checked here, since upstream's error messages are more
   * precise
   * @param division how a read can be divided, if some of its rows may be prefetched
   * @throws {OperationError} for every failure
   */
  post<Op extends Operation>(
    operation: Op,
    request: object,
    call: UpstreamCall,
    division?: Division,
  ): Promise<ResponseOf<Op>>;
  /**
   * Begins a query: its reads are prefetched if the same caller has sent it before. The API may be asked what nobody needs then.
   *
   * @returns the call of its reads, and what is called when it has ended; undefined if nothing is prefetched here
   */
  prefetch(
    query: QueryIdentity,
    call: UpstreamCall,
  ): { readonly call: UpstreamCall; readonly end: () => void } | undefined;
  /** Reads that were prefetched, since the start. */
  prefetched(): PrefetchStats;
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
  const guards = createGuards(origin, options);
  const reachability = createReachability(origin, prefix);
  const gaps = new DeploymentGaps(options.logger);
  const send = createPostSender(guards, prefix, gaps, options);
  const retries = createRetries(options.repeats ?? 2, options.upstreamPaths);
  const routeOf = createRouteFinder(options.upstreamPaths);
  const prefetchOptions = {
    send,
    isFree: (operation: Operation) => guards.get(routeOf(operation).area)?.isFree === true,
  };
  const post = async <Op extends Operation>(
    operation: Op,
    request: object,
    call: UpstreamCall,
    division?: Division,
  ): Promise<ResponseOf<Op>> => {
    const refusal = options.upstreamCheckPermissions
      ? findRefusal(operation, readClaims(call.authorization), call)
      : null;
    if (refusal !== null) throw refusal;
    const { request: sent, lacking } = gaps.adapt(operation, request, call);
    const body = printRequestBody(operation, sent);
    if (call.sent) countSent(operation, body, call.sent);
    const sendOnce =
      (asked: string) =>
      ({ attempt }: { attempt: number }) =>
        call.takePost === undefined
          ? send(operation, asked, call, attempt)
          : takeQuota(operation, call).then(() => send(operation, asked, call, attempt));
    const read = (asked: string) => retries(operation)(sendOnce(asked), call.signal);
    const readOrPrefetch = () =>
      call.prefetched === undefined
        ? read(body)
        : readPrefetched(call.prefetched, { operation, body, call, division }, prefetchOptions, {
            ask: read,
            takeQuota: () => takeQuota(operation, call),
          });
    try {
      const answer = await (operation.replay === 'safe' ? readOrPrefetch() : sendOnce(body)({ attempt: 0 }));
      return lacking ? markLackingMembers(answer, operation, lacking) : answer;
    } catch (error) {
      if (error instanceof RetryWithoutMemberError) return post(operation, request, call, division);
      throw error;
    }
  };
  const prefetchedReads = options.upstreamPrefetch ? new PrefetchedReads<TracedAnswer>() : undefined;
  return {
    post,
    prefetch: (query, call) => {
      if (prefetchedReads === undefined || isUncached(call)) return undefined;
      const prefetched = prefetchedReads.begin(query, call.authorization);
      return { call: { ...call, prefetched }, end: () => prefetchedReads.end(query, call, prefetched) };
    },
    prefetched: () => prefetchedReads?.stats() ?? { sent: 0, used: 0 },
    areas: () => Object.fromEntries([...guards].map(([area, guard]) => [area, guard.state()])),
    isReachable: reachability.check,
    close: async () => {
      await Promise.all([...guards.values()].map((guard) => guard.close()));
      await reachability.close();
    },
  };
};

/** Whether the client wants no cached state. */
const isUncached = ({ furtherHeaders }: UpstreamCall): boolean =>
  furtherHeaders?.['cache-control']?.includes('no-cache') === true;

/** @throws {OperationError} RATE_LIMITED if the caller has no quota left */
const takeQuota = async ({ id: operation }: Operation, { takePost, requestId }: UpstreamCall): Promise<void> => {
  const retryAfterMs = await takePost?.();
  if (typeof retryAfterMs === 'number')
    throw new OperationError('RATE_LIMITED', { operation, requestId, retryAfterMs, transient: false });
};

/** `HttpExchange` has a time limit for headers and body together. */
const NO_TIMEOUTS = { headersTimeout: 0, bodyTimeout: 0 };

/** A guard per area, each with separate connections. */
const createGuards = (origin: string, options: UpstreamOptions): ReadonlyMap<string, AreaGuard> => {
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
