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
  return createLocalJWKSet(parseKeySet(text));
}

/**
 * Parses a key set. One without keys counts as none: a source that is not ready yet may have it.
 *
 * @throws {Error} it is none; the message has nothing of its text, which may be secret
 */
export function parseKeySet(text: string): JSONWebKeySet {
  const keys = keysIn(text);
  if (keys === undefined) throw new Error('expected a JSON Web Key Set');
  if (keys.length === 0) throw new Error('the key set has no keys');
  return { keys };
}

/** The keys of a key set, unchecked. Undefined if the text has none. */
function keysIn(text: string): JSONWebKeySet['keys'] | undefined {
  try {
    const set = JSON.parse(text) as JSONWebKeySet;
    createLocalJWKSet(set);
    return set.keys;
  } catch {
    return undefined;
  }
}
