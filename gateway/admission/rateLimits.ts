/** Rate limits per caller (IETF draft `RateLimit header fields for HTTP`), in this process or shared through Redis. */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from '../redis/connect.ts';

/** A quota. */
export interface QuotaPolicy {
  /** Name of the policy in headers, e.g. `user-requests`. */
  readonly name: string;
  /** Units in one window. */
  readonly quota: number;
  readonly windowS: number;
}

/** State of a quota after units were taken from it. */
export interface QuotaState {
  readonly limit: QuotaPolicy;
  readonly isExceeded: boolean;
  readonly remaining: number;
  /** Time until the quota is full again. */
  readonly resetMs: number;
}

/** Takes units from the quotas of callers. */
export interface RateLimiter {
  /** Takes units, also beyond the quota. Never rejects: without Redis, this process counts alone. */
  take(key: string, units: number): Promise<QuotaState>;
}

/** Creates the limiter of one quota. Loads the library. */
export const createRateLimiter = async (limit: QuotaPolicy, redis: Redis | undefined): Promise<RateLimiter> => {
  const { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } = await import('rate-limiter-flexible');
  const options = { keyPrefix: `skein:rate:${limit.name}`, points: limit.quota, duration: limit.windowS };
  const local = new RateLimiterMemory(options);
  let shared: InstanceType<typeof RateLimiterRedis> | undefined;
  const takeFrom = async (limiter: RateLimiterAbstract, key: string, units: number): Promise<QuotaState> => {
    const state = await limiter.consume(key, units).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
    const isExceeded = state.consumedPoints > limit.quota;
    return {
      limit,
      isExceeded,
      remaining: Math.max(0, state.remainingPoints),
      resetMs: Math.max(0, state.msBeforeNext),
    };
  };
  return {
    take: async (key, units) => {
      const quota = await redis?.run((client) => {
        shared ??= new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true });
        return takeFrom(shared, key, units);
      });
      return quota ?? takeFrom(local, key, units);
    },
  };
};

/** The headers `RateLimit-Policy` and `QuotaPolicy` for quotas. */
export const printRateLimitHeaders = (quotas: readonly QuotaState[]): string[] => {
  const policies = quotas.map(({ limit }) => `"${limit.name}";q=${limit.quota};w=${limit.windowS}`);
  const states = quotas.map(
    ({ limit, remaining, resetMs }) => `"${limit.name}";r=${remaining};t=${toWholeSeconds(resetMs)}`,
  );
  return ['ratelimit-policy', policies.join(', '), 'ratelimit', states.join(', ')];
};

/** Whole seconds, rounded up: after them the quota is full again. */
export const toWholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
