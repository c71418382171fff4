import { type GraphAnswer, type GraphError, send } from './request.ts';

/** What a person gives to sign in. */
export interface Credentials {
  readonly domainId: string;
  readonly userId: string;
  readonly password: string;
  /** One-time code, for users who have a second factor. */
  readonly verifyCode?: string;
}

/** How far a token reaches. */
export type Scope = 'DOMAIN' | 'WORKSPACE' | 'USER';

/** The reach a person asks for; `workspaceId` goes with scope WORKSPACE. */
export interface Reach {
  readonly scope: Scope;
  readonly workspaceId: string | null;
}

/** Who a token is, in the words of `me`. */
export interface Viewer {
  readonly roleType: string;
  readonly workspaceId: string | null;
}

/** A refusal that a person can do something about, in words for the page. */
export class Refusal extends Error {
  /** The service's own code, e.g. `ERROR_MFA_REQUIRED`; empty when it gave none. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const ISSUE = `mutation TokenIssue($input: TokenIssueInput!) {
  tokenIssue(input: $input) { token { accessToken refreshToken } userErrors { code message } }
}`;
const GRANT = `mutation TokenGrant($input: TokenGrantInput!) {
  tokenGrant(input: $input) { token { accessToken } userErrors { code message } }
}`;
const VIEWER = 'query Viewer { me { roleType workspace { id } } }';

interface Payload<Token> {
  readonly token: Token | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}
interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Trades credentials for an access and a refresh token. Calls `tokenIssue`.
 *
 * @throws {Refusal} with a message to show
 * @throws {NoAnswer} when the server is silent
 */
export async function issue({ domainId, userId, password, verifyCode }: Credentials): Promise<TokenPair> {
  const input = { domainId, credentials: { user_id: userId, password }, ...(verifyCode ? { verifyCode } : {}) };
  const answer = await send<{ tokenIssue: Payload<TokenPair> | null }>({ query: ISSUE, variables: { input } }, null);
  return tokenOf(answer, answer.data?.tokenIssue);
}

/**
 * Trades a refresh token for a new access token of the given reach. Calls `tokenGrant`.
 *
 * @throws {Refusal} when the refresh token has run out, or the reach is not this person's
 * @throws {NoAnswer} when the server is silent
 */
export async function grant(refreshToken: string, { scope, workspaceId }: Reach): Promise<string> {
  const input = { grantType: 'REFRESH_TOKEN', token: refreshToken, scope, ...(workspaceId ? { workspaceId } : {}) };
  const answer = await send<{ tokenGrant: Payload<{ accessToken: string }> | null }>(
    { query: GRANT, variables: { input } },
    null,
  );
  return tokenOf(answer, answer.data?.tokenGrant).accessToken;
}

/** Who the token is, or null when the graph does not say. Calls `me`. */
export async function viewerOf(accessToken: string): Promise<Viewer | null> {
  const { data } = await send<{ me: { roleType: string; workspace: { id: string } | null } | null }>(
    { query: VIEWER },
    accessToken,
  );
  return data?.me ? { roleType: data.me.roleType, workspaceId: data.me.workspace?.id ?? null } : null;
}

function tokenOf<Token>(answer: GraphAnswer<unknown>, payload: Payload<Token> | null | undefined): Token {
  if (payload?.token) return payload.token;
  const refusal = payload?.userErrors[0];
  throw refusal ? new Refusal(refusal.code, refusal.message) : refusalOf(answer.errors?.[0]);
}

/** The service's codes that deserve better words than the service's own. */
const words: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATION_FAILURE: 'No such user in this domain, or the password is wrong.',
  ERROR_INVALID_CREDENTIALS: 'User, password or verification code is missing or wrong.',
  ERROR_LOGIN_BLOCKED: 'Too many failed attempts. Wait five minutes, then try again.',
  ERROR_MFA_REQUIRED: 'This user has a second factor: enter the verification code as well.',
  ERROR_NOT_FOUND: 'There is no domain with this id.',
  ERROR_PERMISSION_DENIED: 'This reach is not yours to have.',
  UNAUTHENTICATED: 'No such user in this domain, or the password is wrong.',
};

function refusalOf(error: GraphError | undefined): Refusal {
  const code = error?.extensions?.upstreamCode ?? error?.extensions?.code ?? '';
  return new Refusal(code, words[code] ?? error?.message ?? 'The server gave no token and no reason.');
}
