import type { Redis } from '../redis/connect.ts';
import type { SharedDocuments } from './automatic.ts';

/** How long Redis keeps a document, in seconds. A client sends it again after that. */
const TTL_SECONDS = 86_400;

/** Keeps automatic persisted queries in Redis. */
export const redisDocuments = (redis: Redis): SharedDocuments => {
  const keyOf = (hash: string) => `skein:document:${hash}`;
  return {
    get: async (hash) => (await redis.run((client) => client.get(keyOf(hash)))) ?? undefined,
    set: async (hash, text) => {
      await redis.run((client) => client.set(keyOf(hash), text, { expiration: { type: 'EX', value: TTL_SECONDS } }));
    },
  };
};
