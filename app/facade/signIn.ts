/** How browsers sign in: with the tokens of the POST API, according to the settings. */
import { decodeJwt, type JWTPayload } from 'jose';
import { type Static, type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/schema';
import { AuthType } from '../../contract/enums.ts';
import { Scope, token } from '../../contract/identity/token.ts';
import { userProfile } from '../../contract/identity/userProfile.ts';
import type { RequestOf, ResponseOf } from '../../contract/resource.ts';
import {
  type AccessToken,
  callOf,
  createSessions,
  HttpRefusal,
  type ProviderCall,
  type Redis,
  redisSignedOut,
  type SessionProvider,
  type Sessions,
  type SignedIn,
} from '../../gateway/index.ts';
import { OperationError, type Upstream } from '../../subgraphs/index.ts';
import type { Config } from '../config/index.ts';

/** What access tokens are asked for, in the names of the graph. */
const SCOPE_INPUT = {
  scope: Type.Optional(Scope),
  workspaceId: Type.Optional(Type.String()),
  permissions: Type.Optional(Type.Array(Type.String())),
  timeout: Type.Optional(Type.Integer({ minimum: 1 })),
};

const STRICT = { additionalProperties: false };

/** The body of `POST /session`: a `TokenIssueInput` of the graph, and the scope. */
const SignInInput = Type.Object(
  {
    credentials: Type.Record(Type.String(), Type.Unknown()),
    domainId: Type.String(),
    authType: Type.Optional(AuthType),
    verifyCode: Type.Optional(Type.String()),
    ...SCOPE_INPUT,
  },
  STRICT,
);

/** The body of `PATCH /session`. */
const ChangeInput = Type.Object({ ...SCOPE_INPUT, scope: Scope }, STRICT);

/** What a session asks access tokens for, each time. */
type SessionGrantRequest = Omit<RequestOf<typeof token.grant>, 'grant_type' | 'token' | 'domain_id'>;

/** Lifetimes of tokens without the claim `exp`, in seconds: those of the contract (semantics 3.1.8). */
const ACCESS_LIFETIME_S = 1_800;
const REFRESH_LIFETIME_S = 10_800;

/** The scope of an access token by its role type (semantics 3.1.9). */
const SCOPES: Readonly<Record<string, Static<typeof Scope>>> = {
  DOMAIN_ADMIN: 'DOMAIN',
  WORKSPACE_OWNER: 'WORKSPACE',
  WORKSPACE_MEMBER: 'WORKSPACE',
  USER: 'USER',
};

/** Opens the sessions of browsers. Undefined without `SESSION_SECRET`. */
export const openSessions = (config: Config, upstream: Upstream, redis: Redis | undefined): Sessions | undefined => {
  const { sessionSecret: secrets, sessionLocalhost: allowLocalhost } = config;
  if (secrets === undefined) return undefined;
  return createSessions({
    secrets,
    allowLocalhost,
    provider: createProvider(upstream),
    shared: redis && redisSignedOut(redis),
  });
};

const createProvider = (upstream: Upstream): SessionProvider => ({
  signIn: async (body, call) => {
    const input = validateBody(SignInInput, body);
    const asked = toGrantRequest(input);
    const issued = await translateRefusal(upstream.post(token.issue, toIssueRequest(input), createCall(call)));
    const { granting, access } = asked
      ? { granting: asked, access: await grant(upstream, issued.refresh_token, asked, call) }
      : await defaultAccess(upstream, issued, input.timeout, call);
    return createSignedIn(issued.refresh_token, granting, access);
  },
  change: async ({ refreshToken, expiresAt }, body, call) => {
    const granting = toGrantRequest(validateBody(ChangeInput, body));
    if (granting === undefined) throw createMissingScopeError();
    const changed = createSignedIn(refreshToken, granting, await grant(upstream, refreshToken, granting, call));
    return { ...changed, session: { ...changed.session, expiresAt } };
  },
  renew: async ({ refreshToken, scope }, call) => {
    const access = await grant(upstream, refreshToken, scope as SessionGrantRequest, call).catch(endSessionIfRefused);
    return toAccessToken(access);
  },
});

const toIssueRequest = ({ credentials, domainId, authType, verifyCode, timeout }: Static<typeof SignInInput>) => ({
  credentials,
  domain_id: domainId,
  // Required by the real services; ours takes the same default.
  auth_type: authType ?? 'LOCAL',
  ...(verifyCode !== undefined && { verify_code: verifyCode }),
  ...(timeout !== undefined && { timeout }),
});

type ScopeInput = Pick<Static<typeof SignInInput>, 'scope' | 'workspaceId' | 'permissions' | 'timeout'>;

/** Undefined if the scope is left to the POST API. */
const toGrantRequest = ({ scope, workspaceId, permissions, timeout }: ScopeInput): SessionGrantRequest | undefined => {
  const further = [workspaceId, permissions].some((member) => member !== undefined);
  if (scope === undefined && further) throw createMissingScopeError();
  if (scope === undefined) return undefined;
  return {
    scope,
    ...(workspaceId !== undefined && { workspace_id: workspaceId }),
    ...(permissions !== undefined && { permissions }),
    ...(timeout !== undefined && { timeout }),
  };
};

/** What to ask for to get a token of the same scope. */
const readGrantRequest = (accessToken: string, timeout: number | undefined): SessionGrantRequest => {
  const { rol, wid } = decodeClaims(accessToken);
  const scope = SCOPES[String(rol)];
  if (scope === undefined) throw createMissingScopeError();
  return {
    scope,
    ...(scope === 'WORKSPACE' && { workspace_id: String(wid) }),
    ...(timeout !== undefined && { timeout }),
  };
};

/** An access token, and what was asked for to get it. */
interface GrantedAccess {
  readonly granting: SessionGrantRequest;
  readonly access: string;
}

/**
 * The access of a session without a chosen scope: the domain for its administrators, the workspace of users who have
 * one, otherwise the user. Other deployments issue a token of the user to everybody.
 */
const defaultAccess = async (
  upstream: Upstream,
  issued: ResponseOf<typeof token.issue>,
  timeout: number | undefined,
  call: ProviderCall,
): Promise<GrantedAccess> => {
  const own = { granting: readGrantRequest(issued.access_token, timeout), access: issued.access_token };
  const wider =
    own.granting.scope === 'USER' ? widerScope(await loadWorkspaces(upstream, own.access, call)) : undefined;
  if (wider === undefined) return own;
  const granting = { ...own.granting, ...wider };
  return grant(upstream, issued.refresh_token, granting, call).then(
    (access) => ({ granting, access }),
    fallbackIfRefused(own),
  );
};

type OwnWorkspace = ResponseOf<typeof userProfile.get_workspaces>['results'][number];

/** Administrators have no role in single workspaces, though they see all: they may have the domain. */
const widerScope = (
  workspaces: readonly Partial<OwnWorkspace>[] | null,
): Pick<SessionGrantRequest, 'scope' | 'workspace_id'> | undefined => {
  if (workspaces === null) return undefined;
  if (!workspaces.some(({ role_type }) => role_type && role_type !== 'DOMAIN_ADMIN')) return { scope: 'DOMAIN' };
  const [only, ...others] = workspaces;
  return only?.workspace_id && others.length === 0
    ? { scope: 'WORKSPACE', workspace_id: only.workspace_id }
    : undefined;
};

/** The workspaces of a user; null where the deployment does not list them. */
const loadWorkspaces = async (upstream: Upstream, access: string, call: ProviderCall) => {
  const answer = await translateRefusal(
    upstream.post(userProfile.get_workspaces, {}, createCall(call, `Bearer ${access}`)).catch(nullIfUnavailable),
  );
  const { results = [] }: { readonly results?: readonly OwnWorkspace[] } = answer ?? {};
  return answer && results;
};

const nullIfUnavailable = (error: unknown) => {
  if (error instanceof OperationError && ['NOT_IMPLEMENTED', 'FORBIDDEN', 'NOT_FOUND'].includes(error.code))
    return null;
  throw error;
};

const isRefused = (error: unknown): boolean => error instanceof HttpRefusal && error.status < 429;

const fallbackIfRefused =
  <Value>(otherwise: Value) =>
  (error: unknown): Value => {
    if (isRefused(error)) return otherwise;
    throw error;
  };

const createMissingScopeError = () => createBadInputRefusal(`scope: expected one of ${Scope.enum.join(', ')}`);

const grant = async (upstream: Upstream, refreshToken: string, granting: SessionGrantRequest, call: ProviderCall) => {
  const request = { ...granting, grant_type: 'REFRESH_TOKEN', token: refreshToken };
  return (await translateRefusal(upstream.post(token.grant, request, createCall(call)))).access_token;
};

const createCall = (call: ProviderCall, authorization?: string) => ({
  ...callOf(call, authorization),
  takePost: call.takePost,
});

const createSignedIn = (refreshToken: string, granting: SessionGrantRequest, accessToken: string): SignedIn => {
  const { aud, did, rol } = decodeClaims(accessToken);
  const viewer = {
    userId: typeof aud === 'string' ? aud : null,
    domainId: did ?? null,
    workspaceId: granting.workspace_id ?? null,
    roleType: rol ?? null,
    scope: granting.scope,
  };
  const expiresAt = readExpiry(refreshToken, REFRESH_LIFETIME_S);
  return { session: { refreshToken, expiresAt, scope: granting, viewer }, access: toAccessToken(accessToken) };
};

const toAccessToken = (accessToken: string): AccessToken => ({
  token: accessToken,
  expiresAt: readExpiry(accessToken, ACCESS_LIFETIME_S),
});

const readExpiry = (text: string, lifetimeS: number): number =>
  decodeClaims(text).exp ?? Math.floor(Date.now() / 1_000) + lifetimeS;

/** Claims of a token (semantics 3.1.17), unverified. Empty if it has none: other deployments may have other tokens. */
const decodeClaims = (text: string): JWTPayload => {
  try {
    return decodeJwt(text);
  } catch {
    return {};
  }
};

const validateBody = <Of extends TSchema>(schema: Of, body: unknown): Static<Of> => {
  const [, [error]] = Errors(schema, body);
  if (error === undefined) return body as Static<Of>;
  const place = error.instancePath.slice(1).replaceAll('/', '.').slice(0, 100) || 'the body';
  // A member that is not in the schema has the schema `false`.
  throw createBadInputRefusal(`${place}: ${error.keyword === 'boolean' ? 'is unknown' : error.message}`);
};

const createBadInputRefusal = (message: string) => new HttpRefusal(400, message, 'BAD_USER_INPUT');

/** The answer of a POST. A refusal of the POST API becomes a refusal of the route. */
const translateRefusal = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof OperationError ? toHttpRefusal(error) : error;
  }
};

/** Statuses of refusals by their code. All other failures are of the POST API, and temporary. */
const STATUSES = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  NOT_FOUND: 400,
  CONFLICT: 400,
  RATE_LIMITED: 429,
} as const;

const isRefusal = (code: string): code is keyof typeof STATUSES => Object.hasOwn(STATUSES, code);

const toHttpRefusal = ({ code, message, retryAfterMs, extensions: { upstreamCode } }: OperationError): HttpRefusal => {
  if (!isRefusal(code))
    return new HttpRefusal(503, 'Nobody can sign in now.', 'AUTHENTICATION_UNAVAILABLE', ['retry-after', '5']);
  const shown = code === 'NOT_FOUND' || code === 'CONFLICT' ? 'BAD_USER_INPUT' : code;
  const retry = retryAfterMs === null ? [] : ['retry-after', String(Math.ceil(retryAfterMs / 1_000))];
  return new HttpRefusal(STATUSES[code], message, shown, retry, upstreamCode === undefined ? {} : { upstreamCode });
};

/** A renewal that is refused ends the session, whatever the reason: the user, the role or the workspace is gone. */
const endSessionIfRefused = (error: unknown): never => {
  throw isRefused(error) ? new HttpRefusal(401, 'The session has ended: sign in again.', 'UNAUTHENTICATED') : error;
};
