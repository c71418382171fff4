/** Access tokens: issued for credentials, and renewed with the refresh token (`tokenIssue`, `tokenGrant`). */
import { Client, fetchExchange, gql } from '@urql/core';
import { codeOf, errorOf, type GraphError, SignInError } from './errors.ts';

/** Gives access tokens. A client asks for one at a time, for all its requests. */
export interface TokenSource {
  /** An access token. After one was refused or has expired, `refused` is that token. */
  readonly token: (refused?: string) => Promise<string>;
}

/** Whom to sign in, and which scope the token has. The members are those of `TokenIssueInput` and `TokenGrantInput`. */
export interface SignIn {
  readonly url: string;
  readonly domainId: string;
  /** `{ user_id, password }`, or what the authentication of the domain takes. */
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly verifyCode?: string;
  readonly scope: 'DOMAIN' | 'WORKSPACE' | 'USER';
  /** For the scope WORKSPACE. */
  readonly workspaceId?: string;
  readonly fetch?: typeof fetch;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

interface Payload {
  readonly token: Tokens | null;
  readonly userErrors: readonly {
    readonly code: string;
    readonly upstreamCode: string | null;
    readonly message: string;
  }[];
}

const ISSUE = gql`mutation SignIn($input: TokenIssueInput!) {
  payload: tokenIssue(input: $input) { token { accessToken refreshToken } userErrors { code upstreamCode message } }
}`;
const GRANT = gql`mutation GrantToken($input: TokenGrantInput!) {
  payload: tokenGrant(input: $input) { token { accessToken } userErrors { code upstreamCode message } }
}`;

const refusal = (operation: string, error: GraphError) =>
  new SignInError(operation, String(error.extensions.upstreamCode ?? codeOf(error)), error.message);

/** @throws SignInError when the service refuses; NetworkError, ResponseError when it cannot be asked */
const tokensOf = async (client: Client, operation: string, document: typeof ISSUE, input: object): Promise<Tokens> => {
  const { data, error } = await client.mutation<{ payload: Payload | null }>(document, { input }).toPromise();
  const payload = data?.payload;
  if (payload?.token) return payload.token;
  const [userError] = payload?.userErrors ?? [];
  if (userError) throw new SignInError(operation, userError.upstreamCode ?? userError.code, userError.message);
  const refused = error?.graphQLErrors.find(({ extensions }) => extensions.code === 'UNAUTHENTICATED');
  if (refused) throw refusal(operation, refused as GraphError);
  throw error
    ? errorOf(operation, error, data)
    : new SignInError(operation, 'INVALID_ANSWER', 'No token in the answer');
};

/**
 * Tokens of a user who signs in with credentials. A renewal uses the refresh token; when that has expired, the user is
 * signed in again.
 */
export const signInTokens = ({ url, fetch, scope, workspaceId, ...user }: SignIn): TokenSource => {
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    ...(fetch ? { fetch } : {}),
  });
  let current: Tokens | undefined;

  const grant = async (tokens: Tokens): Promise<Tokens> => {
    const input = {
      grantType: 'REFRESH_TOKEN',
      token: tokens.refreshToken,
      scope,
      ...(workspaceId ? { workspaceId } : {}),
    };
    return { ...tokens, ...(await tokensOf(client, 'GrantToken', GRANT, input)) };
  };

  const signIn = async (): Promise<Tokens> => grant(await tokensOf(client, 'SignIn', ISSUE, user));

  const renew = async (tokens: Tokens): Promise<Tokens> => {
    try {
      return await grant(tokens);
    } catch (error) {
      if (error instanceof SignInError) return signIn();
      throw error;
    }
  };

  return {
    token: async (refused) => {
      if (!current) current = await signIn();
      else if (refused === current.accessToken) current = await renew(current);
      return current.accessToken;
    },
  };
};
