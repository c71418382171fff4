import { grantToken, issueTokens, type SendTokenRequest, type TokenPair } from '../../client/tokenRequests.ts';
import { sendRequest } from './request.ts';

/** The values that a user enters to sign in. */
export interface ExplorerCredentials {
  readonly domainId: string;
  readonly userId: string;
  readonly password: string;
  /** One-time code, for users who have a second factor. */
  readonly verifyCode?: string;
}

/** The kinds of scope of a token. */
export type Scope = 'DOMAIN' | 'WORKSPACE' | 'USER';

/** The scope of a token. `workspaceId` is set for WORKSPACE, otherwise null. */
export interface SessionScope {
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

const VIEWER = `query Viewer {
  me { roleType workspace { id } workspaces { workspace { id name } } }
}`;

interface ViewerFields {
  readonly roleType: string;
  readonly workspace: { readonly id: string } | null;
  readonly workspaces: readonly { readonly workspace: { readonly id: string; readonly name: string | null } }[] | null;
}

const sendWithoutToken: SendTokenRequest = async (request) => {
  const { data, errors = [] } = (await sendRequest(request, null)).answer;
  return { data, errors: errors.map((error) => ({ extensions: {}, ...error })) };
};

/**
 * Exchanges credentials for an access token and a refresh token. Calls `tokenIssue`.
 *
 * @throws {SignInError} when the service refuses
 * @throws {ConnectionError} when the server cannot be reached
 */
export const requestTokens = ({ domainId, userId, password, verifyCode }: ExplorerCredentials): Promise<TokenPair> =>
  issueTokens(sendWithoutToken, { domainId, credentials: { user_id: userId, password }, verifyCode });

/**
 * Exchanges a refresh token for a new access token with the given scope. Calls `tokenGrant`.
 *
 * @throws {SignInError} when the refresh token has expired, or the user may not have this scope
 * @throws {ConnectionError} when the server cannot be reached
 */
export const requestAccessToken = (refreshToken: string, scope: SessionScope): Promise<string> =>
  grantToken(sendWithoutToken, refreshToken, scope);

/** The viewer of a token, or null when the graph does not return it. Calls `me`. */
export const fetchViewer = async (accessToken: string): Promise<Viewer | null> => {
  const { answer } = await sendRequest<{ me: ViewerFields | null }>({ query: VIEWER }, accessToken);
  const me = answer.data?.me;
  if (!me) return null;
  const workspaces = (me.workspaces ?? []).map(({ workspace: { id, name } }) => ({ id, name: name ?? id }));
  return { roleType: me.roleType, workspaceId: me.workspace?.id ?? null, workspaces };
};

/** Whether the server has the demo domain. Calls `domainAuthInfo`, which needs no token. */
export const hasDemo = async ({ domainId, name }: { readonly domainId: string; readonly name: string }) => {
  const query = 'query Demo($name: String!) { domainAuthInfo(name: $name) { domain { id } } }';
  const request = { query, variables: { name } };
  const { answer } = await sendRequest<{ domainAuthInfo: { domain: { id: string } | null } | null }>(request, null);
  return answer.data?.domainAuthInfo?.domain?.id === domainId;
};
