import { LRUCache } from 'lru-cache';
import type { Redis } from '../redis/connect.ts';
import type { Session } from './provider.ts';

/** Shares the families of ended sessions between gateways. Resolves to undefined if that is unknown now. */
export interface SharedSignedOut {
  add(family: string, seconds: number): Promise<unknown>;
  has(family: string): Promise<boolean | undefined>;
}

/** Most families of ended sessions that one process remembers. */
const MAX_FAMILIES = 100_000;

/**
 * Families of sessions that were signed out before they expired, so that no cookie of them is accepted, neither a copy nor one from before
 * a change of scope. Without a shared store
 * each process knows its own only.
 */
export const createSignedOut = (shared: SharedSignedOut | undefined) => {
  const own = new LRUCache<string, true>({ max: MAX_FAMILIES });
  return {
    add: async ({ family, expiresAt }: Session): Promise<void> => {
      const seconds = Math.max(1, expiresAt - Math.floor(Date.now() / 1_000));
      own.set(family, true, { ttl: seconds * 1_000 });
      await shared?.add(family, seconds);
    },
    has: async ({ family }: Session): Promise<boolean> => own.has(family) || ((await shared?.has(family)) ?? false),
  };
};

/** Keeps the families in Redis. */
export const redisSignedOut = (redis: Redis): SharedSignedOut => {
  const keyOf = (family: string) => `skein:signed-out:${family}`;
  return {
    add: (family, seconds) =>
      redis.run((client) => client.set(keyOf(family), '1', { expiration: { type: 'EX', value: seconds } })),
    has: async (family) => {
      const found = await redis.run((client) => client.exists(keyOf(family)));
      return found === undefined ? undefined : found === 1;
    },
  };
};
