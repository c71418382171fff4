import { Client, type CombinedError, cacheExchange, fetchExchange } from 'urql';
import {
  AccountDocument,
  type AccountQuery,
  DemoDocument,
  RenewDocument,
  type RenewMutationVariables,
  SignInDocument,
} from '../gql/graphql.ts';
import { identified } from './documents.ts';
import { type Session, setSession } from './session.ts';

/** The graph's endpoint, relative to the page. */
export const endpoint = new URL('../graphql', document.baseURI).href;

/**
 * Sends sign-in and renewal, which need no token. The cache is never read; it is here because it adds `__typename` to
 * documents, as the manifest of trusted documents has them.
 */
const anonymous = new Client({
  url: endpoint,
  exchanges: [cacheExchange, ...identified(), fetchExchange],
  preferGetMethod: false,
  requestPolicy: 'network-only',
});

/** The server refused a token. The message is for the user. */
export class TokenRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Messages for codes of the service whose own message does not help the user. */
const messages: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATE_FAILURE: 'No such user in this domain, or the password is wrong.',
  ERROR_AUTHENTICATION_FAILURE: 'No such user in this domain, or the password is wrong.',
  ERROR_INVALID_CREDENTIALS: 'The user, the password or the code is missing or wrong.',
  ERROR_LOGIN_BLOCKED: 'Too many failed attempts. Try again in five minutes.',
  ERROR_MFA_REQUIRED: 'This user has a second factor. Enter the code too.',
  NOT_FOUND: 'There is no domain with this id.',
  UNAUTHENTICATED: 'No such user in this domain, or the password is wrong.',
};

interface Payload<Token> {
  readonly token: Token | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

function tokenOf<Token>(payload: Payload<Token> | null | undefined, error: CombinedError | undefined): Token {
  if (payload?.token) return payload.token;
  const refusal = payload?.userErrors[0];
  if (refusal) throw new TokenRefused(refusal.code, messages[refusal.code] ?? refusal.message);
  const [first] = error?.graphQLErrors ?? [];
  if (first === undefined) throw new Error('The server cannot be reached. Try again.');
  const { upstreamCode, code } = first.extensions as { upstreamCode?: string; code?: string };
  const known = upstreamCode ?? code ?? '';
  throw new TokenRefused(known, messages[known] ?? first.message);
}

/** What a user enters to sign in. */
export interface Credentials {
  readonly domainId: string;
  readonly userId: string;
  readonly password: string;
  readonly verifyCode: string;
}

/** Who signed in, and the workspaces to choose from. */
export type Account = NonNullable<AccountQuery['me']>;

/**
 * Exchanges credentials for tokens.
 *
 * @throws {TokenRefused} with a message for the user
 */
export async function issueTokens({ domainId, userId, password, verifyCode }: Credentials): Promise<Session> {
  const input = { domainId, credentials: { user_id: userId, password }, ...(verifyCode ? { verifyCode } : {}) };
  const { data, error } = await anonymous.mutation(SignInDocument, { input }).toPromise();
  return { ...tokenOf(data?.tokenIssue, error), workspaceId: null };
}

/** Who signed in. Null if the graph does not tell. */
export async function accountOf({ accessToken }: Session): Promise<Account | null> {
  const fetchOptions = { headers: { authorization: `Bearer ${accessToken}` } };
  const { data } = await anonymous.query(AccountDocument, {}, { fetchOptions }).toPromise();
  return data?.me ?? null;
}

/**
 * Exchanges the refresh token for an access token to a workspace, and keeps it.
 *
 * @throws {TokenRefused} the refresh token has expired, or the user may not enter the workspace
 */
export async function enterWorkspace(session: Session, workspaceId: string): Promise<void> {
  const { data, error } = await anonymous.mutation(RenewDocument, renewal(session, workspaceId)).toPromise();
  const { accessToken } = tokenOf(data?.tokenGrant, error);
  setSession({ ...session, accessToken, workspaceId });
}

/** Whether the server has the demo domain, whose passwords are public. */
export async function hasDemo(domainId: string): Promise<boolean> {
  const { data } = await anonymous.query(DemoDocument, {}).toPromise();
  return data?.domainAuthInfo?.domain?.id === domainId;
}

const renewal = ({ refreshToken }: Session, workspaceId: string): RenewMutationVariables => ({
  input: { grantType: 'REFRESH_TOKEN', token: refreshToken, scope: 'WORKSPACE', workspaceId },
});
