/** Access tokens: issued for credentials, and renewed with the refresh token (`tokenIssue`, `tokenGrant`). */
import { type Endpoint, post } from './answer.ts';
import { withDeadline } from './deadline.ts';
import { NetworkError, SignInError } from './errors.ts';
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

const TIMEOUT_MS = 30_000;

const createTokenSender =
  (endpoint: Endpoint): SendTokenRequest =>
  (request) =>
    withDeadline(request.operationName, TIMEOUT_MS, undefined, async (signal) => {
      try {
        return await post(endpoint, request, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw new NetworkError(request.operationName, error as Error);
      }
    });

/**
 * Tokens of a user who signs in with credentials. A renewal uses the refresh token; when that has expired, the user is
 * signed in again.
 */
export const signInTokens = ({ url, fetch, scope, workspaceId, ...user }: SignIn): TokenSource => {
  const send = createTokenSender({ url, fetch });
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

/**
 * Asks a source for one token at a time, for all requests of a client.
 *
 * @returns gives the token; after one was refused, a new one, for which the source is asked once
 */
export const shareToken = (source: TokenSource): ((refused?: string) => Promise<string>) => {
  let current: string | undefined;
  let asked: Promise<string> | undefined;
  const ask = async (refused?: string) => {
    try {
      current = await source.token(refused);
      return current;
    } finally {
      asked = undefined;
    }
  };
  return async (refused) => {
    if (current !== undefined && current !== refused) return current;
    asked ??= ask(current);
    return asked;
  };
};
