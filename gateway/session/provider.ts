import type { GatewayRequest } from '../exchange/request.ts';

/** Signs users in, and renews their access tokens. */
export interface SessionProvider {
  /**
   * Signs a user in.
   *
   * @param body what the client sent, unchecked
   * @throws {HttpRefusal} the body or the credentials are refused, or cannot be checked now
   */
  signIn(body: unknown, call: ProviderCall): Promise<SignedIn>;
  /**
   * Gives a session another scope.
   *
   * @param body what the client sent, unchecked
   * @throws {HttpRefusal} the scope is refused
   */
  change(session: Session, body: unknown, call: ProviderCall): Promise<SignedIn>;
  /**
   * Gets an access token of the session's scope.
   *
   * @throws {HttpRefusal} 401 if the session has ended; any other status if that is unknown now
   */
  renew(session: Session, call: ProviderCall): Promise<AccessToken>;
}

/** The request for which a provider works. */
export type ProviderCall = Pick<
  GatewayRequest,
  'requestId' | 'traceparent' | 'furtherHeaders' | 'signal' | 'fetchDeadline' | 'tally'
> & {
  /**
   * Takes a POST from the quotas of the caller. Undefined without such quotas.
   *
   * @returns the milliseconds after which the caller has quota again; null if it has
   */
  readonly takePost?: (() => Promise<number | null>) | undefined;
};

/** A bearer token. */
export interface AccessToken {
  readonly token: string;
  /** In seconds since 1970. */
  readonly expiresAt: number;
}

/** A session as it is kept in the cookie. */
export interface Session {
  /** Random; another one after each sign-in and each change of scope. */
  readonly id: string;
  /** Random; the same from a sign-in through all changes of scope. A sign-out ends all sessions of the family. */
  readonly family: string;
  readonly refreshToken: string;
  /** When the refresh token expires, in seconds since 1970. */
  readonly expiresAt: number;
  /** What access tokens are asked for. Only the provider reads it. */
  readonly scope: Readonly<Record<string, unknown>>;
  /** Who is signed in, as clients may see it. */
  readonly viewer: Readonly<Record<string, unknown>>;
}

/** A new session and its first access token. */
export interface SignedIn {
  readonly session: Omit<Session, 'id' | 'family'>;
  readonly access: AccessToken;
}
