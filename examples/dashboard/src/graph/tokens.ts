import { type GraphError, grantToken, issueTokens, type SendTokenRequest } from 'skein/client';
import { Client, cacheExchange, fetchExchange } from 'urql';
import { AccountDocument, type AccountQuery, DemoDocument } from '../gql/graphql.ts';
import { persistedDocuments } from './documents.ts';
import { type Session, setSession } from './session.ts';

/** The graph's endpoint, relative to the page. */
export const endpoint = new URL('../graphql', document.baseURI).href;

/**
 * Sends sign-in and renewal, which need no token. The cache is never read; it is here because it adds `__typename` to
 * documents, as the manifest of trusted documents has them.
 */
const anonymous = new Client({
  url: endpoint,
  exchanges: [cacheExchange, ...persistedDocuments(), fetchExchange],
  preferGetMethod: false,
  requestPolicy: 'network-only',
  fetchOptions: { credentials: 'omit' },
});

/** How the functions of `skein/client` send the mutations for tokens. */
const withoutToken: SendTokenRequest = async ({ query, variables }) => {
  const { data, error } = await anonymous.mutation(query, variables).toPromise();
  if (error?.networkError) throw new Error('The server cannot be reached. Try again.');
  return { data, errors: error?.graphQLErrors as readonly GraphError[] | undefined };
};

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
 * @throws {SignInError} the service refuses; `signInMessage` says why
 */
export const signIn = async ({ domainId, userId, password, verifyCode }: Credentials): Promise<Session> => {
  const credentials = { user_id: userId, password };
  return { ...(await issueTokens(withoutToken, { domainId, credentials, verifyCode })), workspaceId: null };
};

/** Who signed in. Null if the graph does not tell. */
export const accountOf = async ({ accessToken }: Session): Promise<Account | null> => {
  const fetchOptions: RequestInit = { credentials: 'omit', headers: { authorization: `Bearer ${accessToken}` } };
  const { data } = await anonymous.query(AccountDocument, {}, { fetchOptions }).toPromise();
  return data?.me ?? null;
};

/**
 * Exchanges the refresh token for an access token to a workspace, and keeps it.
 *
 * @throws {SignInError} the refresh token has expired, or the user may not enter the workspace
 */
export const enterWorkspace = async (session: Session, workspaceId: string): Promise<void> => {
  const accessToken = await grantToken(withoutToken, session.refreshToken, { scope: 'WORKSPACE', workspaceId });
  setSession({ ...session, accessToken, workspaceId });
};

/** Whether the server has the demo domain, whose passwords are public. */
export const hasDemo = async (domainId: string): Promise<boolean> => {
  const { data } = await anonymous.query(DemoDocument, {}).toPromise();
  return data?.domainAuthInfo?.domain?.id === domainId;
};
