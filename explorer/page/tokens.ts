import { type GraphAnswer, type GraphError, send } from './request.ts';

/** The values that a user enters to sign in. */
export interface Credentials {
  readonly domainId: string;
  readonly userId: string;
  readonly password: string;
  /** One-time code, for users who have a second factor. */
  readonly verifyCode?: string;
}

/** The kinds of scope of a token. */
export type Scope = 'DOMAIN' | 'WORKSPACE' | 'USER';

/** The scope of a token. `workspaceId` is set for WORKSPACE, otherwise null. */
export interface TokenScope {
  readonly scope: Scope;
  readonly workspaceId: string | null;
}

/** The part of `me` that the page uses. */
export interface Viewer {
  readonly roleType: string;
  readonly workspaceId: string | null;
  readonly workspaces: readonly NamedWorkspace[];
}

/** A workspace of the user. */
export interface NamedWorkspace {
  readonly id: string;
  readonly name: string;
}

/** The server refused to issue a token. The message is shown to the user. */
export class TokenError extends Error {
  /** The error code of the service, e.g. `ERROR_MFA_REQUIRED`; empty when it sent none. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const ISSUE = `mutation TokenIssue($input: TokenIssueInput!) {
  tokenIssue(input: $input) { token { accessToken refreshToken } userErrors { code upstreamCode message } }
}`;
const GRANT = `mutation TokenGrant($input: TokenGrantInput!) {
  tokenGrant(input: $input) { token { accessToken } userErrors { code upstreamCode message } }
}`;
const VIEWER = `query Viewer {
  me { roleType workspace { id } workspaces { workspace { id name } } }
}`;

interface UserError {
  readonly code: string;
  readonly upstreamCode: string | null;
  readonly message: string;
}
interface Payload<Token> {
  readonly token: Token | null;
  readonly userErrors: readonly UserError[];
}
interface ViewerFields {
  readonly roleType: string;
  readonly workspace: { readonly id: string } | null;
  readonly workspaces: readonly { readonly workspace: { readonly id: string; readonly name: string | null } }[] | null;
}
interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Exchanges credentials for an access token and a refresh token. Calls `tokenIssue`.
 *
 * @throws {TokenError} with a message to show
 * @throws {ConnectionError} when the server cannot be reached
 */
export async function issue({ domainId, userId, password, verifyCode }: Credentials): Promise<TokenPair> {
  const input = { domainId, credentials: { user_id: userId, password }, ...(verifyCode ? { verifyCode } : {}) };
  const request = { query: ISSUE, variables: { input } };
  const { answer } = await send<{ tokenIssue: Payload<TokenPair> | null }>(request, null);
  return tokenOf(answer, answer.data?.tokenIssue);
}

/**
 * Exchanges a refresh token for a new access token with the given scope. Calls `tokenGrant`.
 *
 * @throws {TokenError} when the refresh token has expired, or the user may not have this scope
 * @throws {ConnectionError} when the server cannot be reached
 */
export async function grant(refreshToken: string, { scope, workspaceId }: TokenScope): Promise<string> {
  const input = { grantType: 'REFRESH_TOKEN', token: refreshToken, scope, ...(workspaceId ? { workspaceId } : {}) };
  const { answer } = await send<{ tokenGrant: Payload<{ accessToken: string }> | null }>(
    { query: GRANT, variables: { input } },
    null,
  );
  return tokenOf(answer, answer.data?.tokenGrant).accessToken;
}

/** The viewer of a token, or null when the graph does not return it. Calls `me`. */
export async function viewerOf(accessToken: string): Promise<Viewer | null> {
  const { answer } = await send<{ me: ViewerFields | null }>({ query: VIEWER }, accessToken);
  const me = answer.data?.me;
  if (!me) return null;
  const workspaces = (me.workspaces ?? []).map(({ workspace: { id, name } }) => ({ id, name: name ?? id }));
  return { roleType: me.roleType, workspaceId: me.workspace?.id ?? null, workspaces };
}

/** Whether the server has the demo domain. Calls `domainAuthInfo`, which needs no token. */
export async function hasDemo({ domainId, name }: { readonly domainId: string; readonly name: string }) {
  const query = 'query Demo($name: String!) { domainAuthInfo(name: $name) { domain { id } } }';
  const request = { query, variables: { name } };
  const { answer } = await send<{ domainAuthInfo: { domain: { id: string } | null } | null }>(request, null);
  return answer.data?.domainAuthInfo?.domain?.id === domainId;
}

function tokenOf<Token>(answer: GraphAnswer<unknown>, payload: Payload<Token> | null | undefined): Token {
  if (payload?.token) return payload.token;
  const userError = payload?.userErrors[0];
  if (userError === undefined) throw tokenErrorOf(answer.errors?.[0]);
  throw tokenErrorOf({ message: userError.message, extensions: userError });
}

/** Messages for error codes of the service whose own message does not help the user. */
const messages: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATION_FAILURE: 'No such user in this domain, or the password is wrong.',
  ERROR_INVALID_CREDENTIALS: 'User, password or verification code is missing or wrong.',
  ERROR_LOGIN_BLOCKED: 'Too many failed attempts. Try again in five minutes.',
  ERROR_MFA_REQUIRED: 'This user has a second factor. Enter the verification code too.',
  ERROR_NOT_FOUND: 'There is no domain with this id.',
  ERROR_PERMISSION_DENIED: 'You do not have permission for this scope.',
  UNAUTHENTICATED: 'No such user in this domain, or the password is wrong.',
};

function tokenErrorOf(error: GraphError | undefined): TokenError {
  const code = error?.extensions?.upstreamCode ?? error?.extensions?.code ?? '';
  return new TokenError(code, messages[code] ?? error?.message ?? 'The server returned neither a token nor an error.');
}
