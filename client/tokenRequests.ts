/** The two mutations for tokens, `tokenIssue` and `tokenGrant`, over any transport. */
import { type GraphError, type GraphResponseBody, readCode } from './answer.ts';
import { ClientError, ResponseError, SignInError } from './errors.ts';

/** A request for a token: the body of `POST /graphql`. */
export interface TokenRequest {
  readonly operationName: string;
  readonly query: string;
  readonly variables: { readonly input: object };
}

/** Sends a request without a token. Throws if no answer comes. */
export type SendTokenRequest = (request: TokenRequest) => Promise<GraphResponseBody>;

/** What `tokenIssue` gives. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What the access token is for. The members are those of `TokenGrantInput`. */
export interface TokenScope {
  readonly scope: 'DOMAIN' | 'WORKSPACE' | 'USER';
  /** For the scope WORKSPACE. */
  readonly workspaceId?: string | null | undefined;
}

/** Who signs in. The members are those of `TokenIssueInput`. */
export interface Credentials {
  readonly domainId: string;
  /** `{ user_id, password }`, or what the authentication of the domain takes. */
  readonly credentials: Readonly<Record<string, unknown>>;
  /** One-time code of a user with a second factor. */
  readonly verifyCode?: string | undefined;
}

interface TokenPayload<Token> {
  readonly token: Token | null;
  readonly userErrors: readonly {
    readonly code: string;
    readonly upstreamCode: string | null;
    readonly message: string;
  }[];
}

const ISSUE = `mutation SignIn($input: TokenIssueInput!) {
  payload: tokenIssue(input: $input) { token { accessToken refreshToken } userErrors { code upstreamCode message } }
}`;
const GRANT = `mutation GrantToken($input: TokenGrantInput!) {
  payload: tokenGrant(input: $input) { token { accessToken } userErrors { code upstreamCode message } }
}`;

/** The documents of this file, for manifests of trusted documents. */
export const tokenDocuments: readonly string[] = [ISSUE, GRANT];

/**
 * Exchanges credentials for an access token and a refresh token.
 *
 * @throws SignInError when the service refuses; ResponseError when it cannot be asked; what `send` throws
 */
export const issueTokens = (
  send: SendTokenRequest,
  { domainId, credentials, verifyCode }: Credentials,
): Promise<TokenPair> => {
  const input = { domainId, credentials, ...(verifyCode ? { verifyCode } : {}) };
  return requestToken<TokenPair>(send, 'SignIn', ISSUE, input);
};

/**
 * Exchanges a refresh token for an access token of a scope.
 *
 * @throws as `issueTokens` does
 */
export const grantToken = async (
  send: SendTokenRequest,
  refreshToken: string,
  { scope, workspaceId }: TokenScope,
): Promise<string> => {
  const input = { grantType: 'REFRESH_TOKEN', token: refreshToken, scope, ...(workspaceId ? { workspaceId } : {}) };
  const { accessToken } = await requestToken<{ accessToken: string }>(send, 'GrantToken', GRANT, input);
  return accessToken;
};

const requestToken = async <Token>(
  send: SendTokenRequest,
  operationName: string,
  query: string,
  input: object,
): Promise<Token> => {
  const { data, errors = [] } = await send({ operationName, query, variables: { input } });
  const payload = (data as { payload?: TokenPayload<Token> | null } | null | undefined)?.payload;
  if (payload?.token) return payload.token;
  const [userError] = payload?.userErrors ?? [];
  if (userError) throw new SignInError(operationName, userError.upstreamCode ?? userError.code, userError.message);
  const refused = errors.find((error) => readCode(error) === 'UNAUTHENTICATED');
  if (refused) {
    const code = readUpstreamCode(refused);
    throw new SignInError(operationName, code, findMessage(operationName, code) ?? refused.message);
  }
  throw new ResponseError(operationName, errors, data ?? null);
};

const readUpstreamCode = (error: GraphError) => String(error.extensions?.upstreamCode ?? readCode(error));

/** Messages for codes of the service whose own message does not help the user. */
const messages: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATE_FAILURE: 'No such user in this domain, or the password is wrong.',
  ERROR_AUTHENTICATION_FAILURE: 'No such user in this domain, or the password is wrong.',
  ERROR_INVALID_CREDENTIALS: 'User, password or verification code is missing or wrong.',
  ERROR_LOGIN_BLOCKED: 'Too many failed attempts. Try again in five minutes.',
  ERROR_MFA_REQUIRED: 'This user has a second factor. Enter the verification code too.',
  ERROR_NOT_FOUND: 'There is no domain with this id.',
  ERROR_PERMISSION_DENIED: 'You do not have permission for this scope.',
};

/** The operations that present credentials. The others present what these gave. */
const SIGN_INS = new Set(['SignIn', 'POST /session']);

const findMessage = (operation: string, code: string): string | undefined => {
  if (code !== 'UNAUTHENTICATED') return messages[code];
  return SIGN_INS.has(operation) ? messages.ERROR_AUTHENTICATE_FAILURE : 'Your session has ended. Sign in again.';
};

/** A message for the user who signs in or chooses a scope. */
export const signInMessage = (error: unknown): string => {
  if (!(error instanceof ClientError)) return error instanceof Error ? error.message : String(error);
  const code = error instanceof ResponseError && error.errors[0] ? readUpstreamCode(error.errors[0]) : error.code;
  return findMessage(error.operation, code) ?? error.message;
};
