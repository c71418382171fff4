import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { type KeySet, parseKeySet } from './keySet.ts';

/**
 * The keys of a key set in a file.
 *
 * @throws {Error} it cannot be read; the message has nothing of its text, which may be secret
 */
export const createLocalKeys = (read: () => string): KeySet => {
  let keys = parseLocalKeys(read());
  const find: JWTVerifyGetKey = (header, token) => keys(header, token);
  const reload = async () => {
    keys = parseLocalKeys(read());
  };
  return { find, ready: () => true, reload, close: () => {} };
};

const parseLocalKeys = (text: string): ReturnType<typeof createLocalJWKSet> => createLocalJWKSet(parseKeySet(text));
