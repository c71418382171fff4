/** Turns the `Authorization` header into the caller: semantics 4.1, 4.6, 4.7. */
import { hash, timingSafeEqual } from 'node:crypto';
import type { RoleType } from '../../contract/resource.ts';
import { type Caller, internalCaller } from '../caller.ts';
import { unauthenticated } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { appCaller, keyCaller } from './machineCaller.ts';
import type { Claims, Tokens } from './tokens.ts';
import { isValidSubject } from './tokenValidity.ts';

const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * Compares texts with a secret, in constant time for texts of its length. Texts of another length are rejected at once.
 */
const equalTo = (secret: string | undefined) => {
  if (secret === undefined) return () => false;
  const expected = digest(secret);
  return (text: string) => text.length === secret.length && timingSafeEqual(expected, digest(text));
};

/** `Bearer <token>`; the scheme word in any case (semantics 1.1.4). */
const bearer = (header: string | undefined): string => {
  const token = /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  if (!token) throw unauthenticated();
  return token;
};

/** The scope of an access token is stored in it. Whether its user is still valid is looked up (semantics 3.1.16). */
const userCaller = async (db: Database, token: Claims): Promise<Caller> => {
  const { did, wid, aud, rol, permissions } = token;
  if (!(await isValidSubject(db, { domainId: did, workspaceId: wid, userId: aud, token }))) throw unauthenticated();
  return { kind: 'user', id: aud, roleType: rol as RoleType, domainId: did, workspaceId: wid, permissions };
};

const callerOf = (db: Database, claims: Claims, now: string): Promise<Caller> => {
  if (claims.typ === 'API_KEY') return keyCaller(db, claims, now);
  return claims.typ === 'CLIENT_SECRET' ? appCaller(db, claims, now) : userCaller(db, claims);
};

/** Resolves a credential to its caller. The operation pipeline calls it for every operation that takes a token. */
export type Authenticate = (db: Database, header: string | undefined) => Promise<Caller>;

/**
 * @param internalToken token of internal callers; undefined: there is no internal caller
 * @param clock current time, for the expiry of tokens, apps and API keys
 * @throws {ServiceError} ERROR_AUTHENTICATE_FAILURE, the same for every reason; ERROR_PERMISSION_DENIED for an app
 *   whose role is disabled
 */
export const authenticator = (tokens: Tokens, internalToken: string | undefined, clock: () => Date): Authenticate => {
  const isInternal = equalTo(internalToken);
  return async (db, header) => {
    const token = bearer(header);
    if (isInternal(token)) return internalCaller;
    const claims = await tokens.read(token, ['ACCESS_TOKEN', 'CLIENT_SECRET', 'API_KEY']);
    return callerOf(db, claims, clock().toISOString());
  };
};
