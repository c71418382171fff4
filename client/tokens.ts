/** Access tokens: issued for credentials, and renewed with the refresh token (`tokenIssue`, `tokenGrant`). */
import { Client, fetchExchange } from '@urql/core';
import { errorOf, type GraphError, SignInError } from './errors.ts';
import {
  type Credentials,
  grantToken,
  issueTokens,
  type SendTokenRequest,
  type TokenPair,
  type TokenScope,
} from './tokenRequests.ts';

/** Gives access tokens. A client asks for one at a time, for all its requests. */
export interface TokenSource {
  /** An access token. After one was refused or has expired, `refused` is that token. */
  readonly token: (refused?: string) => Promise<string>;
}

/** Whom to sign in, and which scope the token has. */
export interface SignIn extends Credentials, TokenScope {
  readonly url: string;
  readonly fetch?: typeof fetch;
}

/** Sends requests by a client of urql. */
const senderOf =
  (client: Client): SendTokenRequest =>
  async ({ operationName, query, variables }) => {
    const { data, error } = await client.mutation(query, variables).toPromise();
    if (error?.networkError) throw errorOf(operationName, error, data);
    return { data, errors: error?.graphQLErrors as readonly GraphError[] | undefined };
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
  const send = senderOf(client);
  let current: TokenPair | undefined;

  const grant = async ({ refreshToken }: TokenPair): Promise<TokenPair> => ({
    refreshToken,
    accessToken: await grantToken(send, refreshToken, { scope, workspaceId }),
  });

  const signIn = async (): Promise<TokenPair> => grant(await issueTokens(send, user));

  const renew = async (tokens: TokenPair): Promise<TokenPair> => {
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
