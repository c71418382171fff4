import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** The keys that verify tokens. */
export interface KeySet {
  /** Finds the key of a token by its `kid` and `alg`. Headers that name other sources of keys (`jku`, `jwk`) are ignored. */
  readonly find: JWTVerifyGetKey;
  /** True, or the reason why there are no keys. */
  ready(): true | string;
  /**
   * Reads the keys again, at once.
   *
   * @throws {Error} they cannot be read; the previous ones stay in use
   */
  reload(): Promise<void>;
  close(): void;
}

/**
 * Parses a key set. One without keys counts as none: a source that is not ready yet may have it.
 *
 * @throws {Error} it is not one; the message has nothing of its text, which may be secret
 */
export const parseKeySet = (text: string): JSONWebKeySet => {
  const keys = readKeys(text);
  if (keys === undefined) throw new Error('expected a JSON Web Key Set');
  if (keys.length === 0) throw new Error('the key set has no keys');
  return { keys };
};

/** The keys of a key set, unchecked. Undefined if the text has none. */
const readKeys = (text: string): JSONWebKeySet['keys'] | undefined => {
  try {
    const set = JSON.parse(text) as JSONWebKeySet;
    createLocalJWKSet(set);
    return set.keys;
  } catch {
    return undefined;
  }
};
