/** Turns the `Authorization` header into the caller: semantics 4.1, 4.6, 4.7. */
import type { RoleType } from '../../contract/resource.ts';
import { internalCaller, type ServiceCaller } from '../caller.ts';
import { unauthenticatedError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { resolveApiKey, resolveApp } from './machineCaller.ts';
import { createSecretTest } from './secretTest.ts';
import type { SignedClaims, TokenSigner } from './tokens.ts';
import { isValidSubject } from './tokenValidity.ts';

/** `Bearer <token>`; the scheme word in any case (semantics 1.1.4). */
const readBearerToken = (header: string | undefined): string => {
  const token = /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  if (!token) throw unauthenticatedError();
  return token;
};

/** The scope of an access token is stored in it. Whether its user is still valid is looked up (semantics 3.1.16). */
const resolveUser = async (db: Database, token: SignedClaims): Promise<ServiceCaller> => {
  const { did, wid, aud, rol, permissions } = token;
  if (!(await isValidSubject(db, { domainId: did, workspaceId: wid, userId: aud, token })))
    throw unauthenticatedError();
  return { kind: 'user', id: aud, roleType: rol as RoleType, domainId: did, workspaceId: wid, permissions };
};

const resolveCaller = (db: Database, claims: SignedClaims, now: string): Promise<ServiceCaller> => {
  if (claims.typ === 'API_KEY') return resolveApiKey(db, claims, now);
  return claims.typ === 'CLIENT_SECRET' ? resolveApp(db, claims, now) : resolveUser(db, claims);
};

/** Resolves a credential to its caller. The operation pipeline calls it for every operation that takes a token. */
export type Authenticate = (db: Database, header: string | undefined) => Promise<ServiceCaller>;

/**
 * @param internalToken token of internal callers; undefined: there is no internal caller
 * @param clock current time, for the expiry of tokens, apps and API keys
 * @throws {ServiceError} ERROR_AUTHENTICATE_FAILURE, the same for every reason; ERROR_PERMISSION_DENIED for an app
 *   whose role is disabled
 */
export const createAuthenticator = (
  tokens: TokenSigner,
  internalToken: string | undefined,
  clock: () => Date,
): Authenticate => {
  const isInternal = createSecretTest(internalToken);
  return async (db, header) => {
    const token = readBearerToken(header);
    if (isInternal(token)) return internalCaller;
    const claims = await tokens.read(token, ['ACCESS_TOKEN', 'CLIENT_SECRET', 'API_KEY']);
    return resolveCaller(db, claims, clock().toISOString());
  };
};
