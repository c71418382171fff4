import { LRUCache } from 'lru-cache';
import type { Redis } from '../redis/connect.ts';
import type { Session } from './provider.ts';

/** Shares the ids of ended sessions between gateways. Resolves to undefined if that cannot be told now. */
export interface SharedSignedOut {
  add(id: string, seconds: number): Promise<unknown>;
  has(id: string): Promise<boolean | undefined>;
}

/** Most ended sessions that one process remembers. */
const MOST_SESSIONS = 100_000;

/**
 * Sessions that were signed out before they expired, so that a copy of the cookie is worth nothing. Without a shared store
 * each process knows its own only.
 */
export function createSignedOut(shared: SharedSignedOut | undefined) {
  const own = new LRUCache<string, true>({ max: MOST_SESSIONS });
  return {
    add: async ({ id, expiresAt }: Session): Promise<void> => {
      const seconds = Math.max(1, expiresAt - Math.floor(Date.now() / 1_000));
      own.set(id, true, { ttl: seconds * 1_000 });
      await shared?.add(id, seconds);
    },
    has: async ({ id }: Session): Promise<boolean> => own.has(id) || ((await shared?.has(id)) ?? false),
  };
}

/** Keeps the ids in Redis. */
export function redisSignedOut(redis: Redis): SharedSignedOut {
  const keyOf = (id: string) => `skein:signed-out:${id}`;
  return {
    add: (id, seconds) =>
      redis.run((client) => client.set(keyOf(id), '1', { expiration: { type: 'EX', value: seconds } })),
    has: async (id) => {
      const found = await redis.run((client) => client.exists(keyOf(id)));
      return found === undefined ? undefined : found === 1;
    },
  };
}
