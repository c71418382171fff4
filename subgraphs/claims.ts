import { decodeJwt } from 'jose';
import { OperationError } from './errors.ts';

/** What a token says of its bearer (semantics 3.1.17). Read without verifying: upstream verifies what it is sent. */
export interface Claims {
  /** `USER` or `APP`. */
  readonly own?: string;
  /** Identifier of the user or app. */
  readonly aud?: string;
  /** Domain. */
  readonly did?: string;
  /** Workspace; empty or `*` when the token is of the whole domain. */
  readonly wid?: string;
  /** Role type. */
  readonly rol?: string;
  readonly permissions?: readonly string[];
  /** When it ends, in seconds since 1970. */
  readonly exp?: number;
}

/**
 * The claims of a bearer token.
 *
 * @returns null without a bearer token, or when it cannot be read
 */
export const claimsOf = (authorization: string | undefined): Claims | null => {
  const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  try {
    const { aud, ...claims } = decodeJwt<Omit<Claims, 'aud'>>(token);
    return { ...claims, ...(typeof aud === 'string' ? { aud } : {}) };
  } catch {
    return null;
  }
};

/**
 * Who the caller is.
 *
 * @throws {OperationError} UNAUTHENTICATED without a token, or with one that is unreadable or expired
 */
export const viewerOf = (claims: Claims | null): Claims => {
  if (claims === null || (claims.exp !== undefined && claims.exp * 1000 <= Date.now()))
    throw new OperationError('UNAUTHENTICATED', { operation: 'me' });
  return claims;
};
