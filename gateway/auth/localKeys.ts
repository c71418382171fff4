import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { type KeySet, parseKeySet } from './keySet.ts';

/**
 * The keys of a key set in a file.
 *
 * @throws {Error} it cannot be read; the message has nothing of its text, which may be secret
 */
export const localKeys = (read: () => string): KeySet => {
  let keys = parse(read());
  const find: JWTVerifyGetKey = (header, token) => keys(header, token);
  const reload = async () => {
    keys = parse(read());
  };
  return { find, ready: () => true, reload, close: () => {} };
};

const parse = (text: string): ReturnType<typeof createLocalJWKSet> => createLocalJWKSet(parseKeySet(text));
