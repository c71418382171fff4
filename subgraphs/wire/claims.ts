import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import { OperationError } from '../errors.ts';

/** Claims of a token (semantics 3.1.17). They are read without verification: upstream verifies the token. */
export interface UnverifiedClaims {
  /** `ACCESS_TOKEN`, `API_KEY` or `CLIENT_SECRET`. */
  readonly typ?: string;
  /** `USER` or `APP`. */
  readonly own?: string;
  /** Identifier of the user or app. */
  readonly aud?: string;
  /** Domain. */
  readonly did?: string;
  /** Workspace; empty or `*` when the token is valid for the whole domain. */
  readonly wid?: string;
  /** Role type. */
  readonly rol?: string;
  readonly permissions?: readonly string[];
  /** Expiry, in seconds since 1970. */
  readonly exp?: number;
}

/** A header that was decoded. */
interface KnownToken {
  readonly authorization: string;
  readonly claims: UnverifiedClaims;
}

/** Length of the end of a header by which its claims are found: part of the signature, which differs in every token. */
const KEY_LENGTH = 24;

/**
 * Claims by the end of the header: every POST needs them, and most requests come with a token that was seen before. A
 * lookup by the whole header would hash all of it in every request, which takes longer than the comparison.
 */
const knownTokens = new LRUCache<string, KnownToken>({ max: 1_000 });

/**
 * The claims of a bearer token.
 *
 * @returns null without a bearer token, or when it cannot be decoded
 */
export const readClaims = (authorization: string | undefined): UnverifiedClaims | null => {
  if (authorization === undefined) return null;
  // A request asks several times in a row.
  if (lastToken?.authorization !== authorization) lastToken = findToken(authorization);
  return lastToken?.claims ?? null;
};

let lastToken: KnownToken | undefined;

const findToken = (authorization: string): KnownToken | undefined => {
  const key = authorization.slice(-KEY_LENGTH);
  const found = knownTokens.get(key);
  if (found?.authorization === authorization) return found;
  const claims = decodeToken(authorization);
  if (claims === null) return undefined;
  const token = { authorization, claims };
  knownTokens.set(key, token);
  return token;
};

/** How long it is known that upstream accepted a token. */
const ACCEPTED_MS = 60_000;

/** When upstream last accepted the token of the claims, as `performance.now()`. */
const accepted = new WeakMap<UnverifiedClaims, number>();

/** Notes that upstream accepted a token: it verified who calls. */
export const rememberAcceptedToken = (authorization: string | undefined): void => {
  const claims = readClaims(authorization);
  if (claims !== null) accepted.set(claims, performance.now());
};

/** The claims of a token that upstream accepted in the last minute; null of any other. */
export const readAcceptedClaims = (authorization: string | undefined): UnverifiedClaims | null => {
  const claims = readClaims(authorization);
  const acceptedAt = claims === null ? undefined : accepted.get(claims);
  return acceptedAt !== undefined && performance.now() - acceptedAt < ACCEPTED_MS ? claims : null;
};

const decodeToken = (authorization: string): UnverifiedClaims | null => {
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) return null;
  try {
    const { aud, ...claims } = decodeJwt<Omit<UnverifiedClaims, 'aud'>>(token);
    return { ...claims, ...(typeof aud === 'string' ? { aud } : {}) };
  } catch {
    return null;
  }
};

/**
 * The claims of the caller.
 *
 * @throws {OperationError} UNAUTHENTICATED without a token, or with one that cannot be decoded or has expired
 */
export const requireViewer = (claims: UnverifiedClaims | null): UnverifiedClaims => {
  if (claims === null || (claims.exp !== undefined && claims.exp * 1000 <= Date.now()))
    throw new OperationError('UNAUTHENTICATED', { operation: 'me' });
  return claims;
};
