import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { KeySet } from './remoteKeys.ts';

/**
 * The keys of a key set in a file.
 *
 * @throws {Error} it cannot be read; the message has nothing of its text, which may be secret
 */
export function localKeys(read: () => string): KeySet {
  let keys = parse(read());
  const find: JWTVerifyGetKey = (header, token) => keys(header, token);
  const reload = async () => {
    keys = parse(read());
  };
  return { find, ready: () => true, reload, close: () => {} };
}

function parse(text: string): ReturnType<typeof createLocalJWKSet> {
  try {
    return createLocalJWKSet(JSON.parse(text) as JSONWebKeySet);
  } catch {
    throw new Error('expected a JSON Web Key Set');
  }
}
