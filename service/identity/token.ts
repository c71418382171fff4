/** Sign-in and scoped access tokens: semantics 3.1. */
import type { Logger } from 'pino';
import { token } from '../../contract/identity/token.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { type AccessTokenScope, findGrantedScope, findSignInScope } from '../auth/tokenScope.ts';
import type { SignedClaims, TokenSigner } from '../auth/tokens.ts';
import { hasCurrentGeneration } from '../auth/tokenValidity.ts';
import { implementResource, type ServiceCall, withoutTransaction } from '../call.ts';
import type { DirectoryRecords, StoredUser } from '../directory/directoryRecords.ts';
import { findEntry } from '../directory/findEntries.ts';
import { enablePendingUser } from '../directory/users.ts';
import { notFoundError, permissionDeniedError, ServiceError, unauthenticatedError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { identifyExternalUser } from './externalUser.ts';
import { identifyLocalUser } from './localUser.ts';
import { checkSecondFactor } from './secondFactor.ts';
import { checkNotDisabled, type IssueRequest } from './signIn.ts';
import { checkNotBlocked, fingerprintAttempt, recordFailure, recordSuccess } from './signInBlock.ts';

/** Dependencies of the handlers in addition to the call. */
interface TokenDependencies {
  readonly tokens: TokenSigner;
  readonly logger: Logger;
}

/** Lifetimes in seconds (semantics 3.1.8). */
const ACCESS_LIFETIME = 1800;
const MAX_ACCESS_LIFETIME = 604_800;
const REFRESH_LIFETIME = 10_800;
const MAX_REFRESH_LIFETIME = 2_592_000;

const accessLifetime = (timeout = 0) => (timeout > 0 ? Math.min(timeout, MAX_ACCESS_LIFETIME) : ACCESS_LIFETIME);

const refreshLifetime = ({ role_type, refresh_timeout = 0 }: StoredUser) =>
  role_type === 'DOMAIN_ADMIN' && refresh_timeout > REFRESH_LIFETIME
    ? Math.min(refresh_timeout, MAX_REFRESH_LIFETIME)
    : REFRESH_LIFETIME;

const signAccessToken = (
  { tokens }: TokenDependencies,
  user: StoredUser,
  tokenScope: AccessTokenScope,
  timeout?: number,
) =>
  tokens.sign({
    typ: 'ACCESS_TOKEN',
    own: 'USER',
    did: user.domain_id,
    wid: tokenScope.workspaceId,
    aud: user.user_id,
    rol: tokenScope.roleType,
    permissions: tokenScope.permissions,
    gen: user.token_generation,
    lifetime: accessLifetime(timeout),
  });

const signRefreshToken = ({ tokens }: TokenDependencies, user: StoredUser) =>
  tokens.sign({
    typ: 'REFRESH_TOKEN',
    own: 'USER',
    did: user.domain_id,
    wid: '',
    aud: user.user_id,
    rol: 'USER',
    permissions: [],
    gen: user.token_generation,
    lifetime: refreshLifetime(user),
  });

const checkEnabled = ({ state }: DirectoryRecords['domains']) => {
  if (state === 'DISABLED') throw new ServiceError('ERROR_DOMAIN_STATE', 'The domain is disabled.', 'domain_id');
};

const findSignInDomain = async (db: Database, domainId: string) => {
  const domain = await findEntry(db, 'domains', domainId, domainId);
  if (!domain) throw notFoundError('domain_id', domainId);
  checkEnabled(domain);
  return domain;
};

/** Identifies the user by both factors. EXTERNAL sign-in does not check the second. */
const identifyUser = async (
  { logger }: TokenDependencies,
  call: ServiceCall,
  domain: DirectoryRecords['domains'],
  request: IssueRequest,
): Promise<StoredUser> => {
  const isExternal = request.auth_type === 'EXTERNAL';
  const user = isExternal
    ? await identifyExternalUser(call.db, domain, request, logger)
    : await identifyLocalUser(call.db, request);
  checkNotDisabled(user);
  if (!isExternal) await checkSecondFactor(call, user, request.verify_code ?? '', logger);
  return user;
};

/** Whether an error counts as a failed attempt: the credentials or the code were wrong. */
const isFailedAttempt = (error: unknown) =>
  error instanceof ServiceError &&
  (error.code === 'ERROR_AUTHENTICATION_FAILURE' || error.key === 'verify_code') &&
  error.code !== 'ERROR_MFA_REQUIRED';

/** Counts an attempt and returns its result. While the credentials are blocked, only the block is reported. */
const countAttempt = async (
  { db, now }: ServiceCall,
  attempt: string,
  identify: () => Promise<StoredUser>,
): Promise<StoredUser> => {
  await checkNotBlocked(db, attempt, now);
  let user: StoredUser;
  try {
    user = await identify();
  } catch (error) {
    if (isFailedAttempt(error)) await recordFailure(db, attempt, now);
    else await checkNotBlocked(db, attempt, now);
    throw error;
  }
  await recordSuccess(db, attempt, now);
  return user;
};

const issue = (dependencies: TokenDependencies) => async (request: IssueRequest, call: ServiceCall) => {
  const domain = await findSignInDomain(call.db, request.domain_id);
  const user = await countAttempt(call, fingerprintAttempt(request, domain), () =>
    identifyUser(dependencies, call, domain, request),
  );
  await enablePendingUser(call.db, user);
  const tokenScope = await findSignInScope(call.db, user);
  return {
    access_token: await signAccessToken(dependencies, user, tokenScope, request.timeout),
    refresh_token: await signRefreshToken(dependencies, user),
  };
};

/** The claims of a refresh token. A valid token of another type has an error of its own (semantics 3.1.11). */
const readRefreshClaims = async ({ tokens }: TokenDependencies, text: string): Promise<SignedClaims> => {
  const claims = await tokens.read(text, ['REFRESH_TOKEN', 'ACCESS_TOKEN', 'CLIENT_SECRET', 'API_KEY']);
  if (claims.typ === 'REFRESH_TOKEN') return claims;
  throw new ServiceError('ERROR_INVALID_GRANT_TYPE', 'The token is not a refresh token.', 'token');
};

/**
 * The user of a refresh token. The token is invalid when the domain or user was deleted, or the user's token generation
 * has changed.
 */
const findRefreshingUser = async (db: Database, claims: SignedClaims): Promise<StoredUser> => {
  const { did, aud } = claims;
  const domain = await findEntry(db, 'domains', did, did);
  if (!domain) throw unauthenticatedError();
  checkEnabled(domain);
  const user = await findEntry(db, 'users', did, aud);
  if (!user) throw unauthenticatedError();
  checkNotDisabled(user);
  if (!hasCurrentGeneration(claims, user)) throw unauthenticatedError();
  return user;
};

const grant =
  (dependencies: TokenDependencies) => async (request: RequestOf<typeof token.grant>, call: ServiceCall) => {
    const claims = await readRefreshClaims(dependencies, request.token);
    if (request.domain_id && request.domain_id !== claims.did) {
      throw permissionDeniedError('The token belongs to another domain. (key = domain_id)');
    }
    const user = await findRefreshingUser(call.db, claims);
    const tokenScope = await findGrantedScope(call.db, user, request);
    return {
      access_token: await signAccessToken(dependencies, user, tokenScope, request.timeout),
      role_type: tokenScope.roleType,
      domain_id: user.domain_id,
      workspace_id: tokenScope.workspaceId,
      role_id: tokenScope.roleId,
    };
  };

export const tokenHandlers = (dependencies: TokenDependencies) =>
  implementResource(token, {
    // Failed attempts and used codes must be stored although the call fails.
    issue: withoutTransaction(issue(dependencies)),
    grant: grant(dependencies),
  });
