/** Verifies bearer tokens (RFC 7519, RFC 6750) before a request sends anything. */
import type { KeyObject } from 'node:crypto';
import { type CryptoKey, type JWTPayload, type JWTVerifyGetKey, errors as joseErrors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { checkTimes } from '../engine/base/times.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import type { KeySet } from './keySet.ts';
import { createLocalKeys } from './localKeys.ts';
import { createRemoteKeys, type RemoteKeysOptions } from './remoteKeys.ts';

/** Options of token verification. */
export interface TokenOptions extends RemoteKeysOptions {
  /**
   * URL of a JSON Web Key Set, a function that reads one, or the one key of all tokens: public, or secret for `HS…`
   * algorithms.
   */
  readonly keys: URL | (() => string) | KeyObject;
  /** Algorithms that are accepted. A token cannot choose another one. */
  readonly algorithms: readonly string[];
  /** Required `iss`. Default: any. */
  readonly issuer?: string | undefined;
  /** Required `aud`. Default: any. */
  readonly audience?: string | undefined;
  /** Difference between clocks that is tolerated, in seconds. */
  readonly clockSkewS: number;
}

/** Verifies tokens. One per process. */
export interface TokenVerifier {
  /**
   * Verifies the `Authorization` header of a request.
   *
   * @returns the claims; null without the header
   * @throws {HttpRefusal} 401 UNAUTHENTICATED, with the same message for every reason; 503
   *   AUTHENTICATION_UNAVAILABLE while there are no keys
   */
  verify(authorization: string | undefined): Promise<JWTPayload | null>;
  /** True, or the reason why no token can be verified now. */
  ready(): true | string;
  /**
   * Reads the keys again. What was verified with the previous ones is verified again.
   *
   * @throws {Error} they cannot be read; the previous ones stay in use
   */
  reload(): Promise<void>;
  close(): void;
}

/** Size of the cache of verified tokens, and the lifetime of its entries in milliseconds, after which tokens of a withdrawn key are refused. */
const TOKEN_CACHE = { max: 10_000, ttl: 60_000 };

/**
 * Creates the verifier. The key set is fetched at once; `ready` says when it has arrived.
 *
 * @throws {RangeError} a time is longer than a day
 */
export const createTokenVerifier = (options: TokenOptions): TokenVerifier => {
  checkTimes(options);
  const { algorithms, issuer, audience, clockSkewS } = options;
  const keySet = createKeySet(options.keys, options);
  const rules = {
    algorithms: [...algorithms],
    clockTolerance: clockSkewS,
    requiredClaims: ['exp'],
    ...(issuer !== undefined && { issuer }),
    ...(audience !== undefined && { audience }),
  };
  const verified = new LRUCache<string, JWTPayload>(TOKEN_CACHE);
  const isCurrent = ({ exp = 0 }: JWTPayload) => (exp + clockSkewS) * 1_000 > Date.now();
  return {
    verify: async (authorization) => {
      if (authorization === undefined) return null;
      const known = verified.get(authorization);
      if (known !== undefined && isCurrent(known)) return known;
      const token = BEARER.exec(authorization)?.[1];
      if (token === undefined) throw unauthenticated();
      const payload = await verifyWith(keySet, token, rules);
      if (REFRESH_TYPES.has(payload.typ)) throw unauthenticated();
      verified.set(authorization, payload);
      return payload;
    },
    ready: keySet.ready,
    reload: async () => {
      await keySet.reload();
      verified.clear();
    },
    close: keySet.close,
  };
};

/** The claim `typ` of refresh tokens, of the POST API and of Keycloak. Such a token is for its issuer alone. Most tokens have no `typ`. */
const REFRESH_TYPES: ReadonlySet<unknown> = new Set(['REFRESH_TOKEN', 'Refresh', 'Offline']);

const createKeySet = (keys: TokenOptions['keys'], options: TokenOptions): KeySet => {
  if (keys instanceof URL) return createRemoteKeys(keys, options);
  return typeof keys === 'function' ? createLocalKeys(keys) : createSingleKeySet(keys);
};

const BEARER = /^bearer +([\w.-]+) *$/i;

type VerifyOptions = Parameters<typeof jwtVerify>[2];

const verifyWith = async (keySet: KeySet, token: string, rules: VerifyOptions): Promise<JWTPayload> => {
  try {
    return (await jwtVerify(token, keySet.find, rules)).payload;
  } catch (error) {
    if (error instanceof joseErrors.JWKSMultipleMatchingKeys) return verifyWithAny(error, token, rules);
    // Without keys nothing can be said about the token. Every other failure is the token's.
    if (keySet.ready() !== true && !isTokenFault(error)) throw authenticationUnavailable();
    throw unauthenticated();
  }
};

/** A token may leave out the id of its key (RFC 7515, 4.1.4), so that any key for its algorithm may be the right one. */
const verifyWithAny = async (
  keys: AsyncIterable<CryptoKey>,
  token: string,
  rules: VerifyOptions,
): Promise<JWTPayload> => {
  for await (const key of keys) {
    const payload = await jwtVerify(token, key, rules).then(
      (verified) => verified.payload,
      () => undefined,
    );
    if (payload !== undefined) return payload;
  }
  throw unauthenticated();
};

/** Whether the error was found in the token alone, before any key was needed. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof joseErrors.JWSInvalid || error instanceof joseErrors.JOSEAlgNotAllowed;

const createSingleKeySet = (key: KeyObject): KeySet => {
  const find: JWTVerifyGetKey = async () => key;
  return { find, ready: () => true, reload: async () => {}, close: () => {} };
};

const unauthenticated = (): HttpRefusal =>
  new HttpRefusal(401, 'No valid credential was presented.', 'UNAUTHENTICATED', ['www-authenticate', 'Bearer']);

const authenticationUnavailable = (): HttpRefusal => {
  const message = 'Credentials cannot be checked now.';
  return new HttpRefusal(503, message, 'AUTHENTICATION_UNAVAILABLE', ['retry-after', '5']);
};
