import { randomUUID } from 'node:crypto';
import { refuseWithoutCsrfHeader } from '../exchange/csrf.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import type { GatewayRequest } from '../exchange/request.ts';
import { type AccessTokens, createAccessTokens } from './accessTokens.ts';
import { createSessionCookie, type SessionCookie } from './cookie.ts';
import type { ProviderCall, Session, SessionProvider, SignedIn } from './provider.ts';
import { createSessionCipher, type SessionCipher } from './sessionCipher.ts';
import { createSignedOut, type SharedSignedOut } from './signedOut.ts';

/** Options of sessions. */
export interface SessionOptions {
  /** Secrets that encrypt the cookies: the newest first, then those that still decrypt them. */
  readonly secrets: readonly [newest: string, ...older: string[]];
  readonly provider: SessionProvider;
  /** Whether the cookie is without `Secure` at http://localhost. Default false. */
  readonly allowLocalhost?: boolean;
  /** Where several gateways share who has signed out. */
  readonly shared?: SharedSignedOut | undefined;
}

/** A request with or without a session. */
export type SessionRequest = Pick<GatewayRequest, 'headers' | 'responseHeaders'> & ProviderCall;

/** Sessions of browsers. One per process; several processes need the same secrets, and nothing else. */
export interface Sessions {
  /**
   * The `Authorization` header that a request continues with: its own, which comes first, or that of its session. Undefined
   * without either. A promise only if there is a session.
   *
   * @throws {HttpRefusal} 400 if the request could be forged; 401 if the session has ended, and the cookie is removed
   */
  getAuthorization(request: SessionRequest): string | undefined | Promise<string>;
  /** Notes that upstream refused an `Authorization` header. Its session, if it has one, continues with a new token or ends. */
  refuse(authorization: string): void;
  /** Signs a user in and sets the cookie. */
  signIn(request: SessionRequest, body: unknown): Promise<SessionView>;
  /** Gives the session of a request another scope. */
  change(request: SessionRequest, body: unknown): Promise<SessionView>;
  /** The user of the cookie, without a check whether the session is still valid. Undefined if no cookie opens. */
  findViewer(request: Pick<SessionRequest, 'headers'>): Promise<Session['viewer'] | undefined>;
  /** Who is signed in. */
  view(request: SessionRequest): Promise<SessionView>;
  /** Removes the cookie and ends the session, with all sessions that changes of scope have made of it. Does nothing without a session. */
  signOut(request: SessionRequest): Promise<void>;
}

/** What clients see of a session: what the provider says of the user, and the end of the session. */
export type SessionView = Readonly<Record<string, unknown>> & {
  /** In ISO 8601. The user has to sign in again from then on. */
  readonly expiresAt: string;
};

/** The parts of `Sessions`. */
interface SessionParts {
  readonly cipher: SessionCipher;
  readonly cookie: SessionCookie;
  readonly tokens: AccessTokens;
  readonly signedOut: ReturnType<typeof createSignedOut>;
}

/** Creates the sessions of a gateway. */
export const createSessions = (options: SessionOptions): Sessions => {
  const { secrets, provider, allowLocalhost = false, shared } = options;
  const parts: SessionParts = {
    cipher: createSessionCipher(secrets),
    cookie: createSessionCookie(allowLocalhost),
    tokens: createAccessTokens(provider),
    signedOut: createSignedOut(shared),
  };
  return {
    getAuthorization: (request) => {
      const { authorization } = request.headers;
      const text = authorization === undefined ? parts.cookie.read(request.headers) : undefined;
      return text === undefined ? authorization : createBearer(parts, request, text);
    },
    refuse: (authorization) => parts.tokens.deleteRefused(authorization.replace(/^Bearer /, '')),
    signIn: async (request, body) => keepSession(parts, request, await provider.signIn(body, request), randomUUID()),
    change: async (request, body) => {
      const session = await demandSession(parts, request);
      const changed = await clearCookieIfEnded(parts, request, provider.change(session, body, request));
      return keepSession(parts, request, changed, session.family);
    },
    view: async (request) => {
      const session = await demandSession(parts, request);
      await getAccessToken(parts, request, session);
      return toSessionView(session);
    },
    findViewer: async ({ headers }) => (await readSession(parts, headers))?.viewer,
    signOut: async (request) => {
      const session = await readSession(parts, request.headers);
      if (session !== null) await parts.signedOut.add(session);
      if (session !== null) parts.tokens.delete(session);
      request.responseHeaders.push('set-cookie', parts.cookie.clear(request.headers));
    },
  };
};

/** The session of the cookie; null without one that opens. */
const readSession = async (
  { cookie, cipher }: SessionParts,
  headers: SessionRequest['headers'],
): Promise<Session | null> => {
  const text = cookie.read(headers);
  const session = text === undefined ? null : await cipher.decrypt<Session>(text);
  return session && withFamily(session);
};

const createBearer = async (parts: SessionParts, request: SessionRequest, text: string): Promise<string> => {
  refuseWithoutCsrfHeader(request.headers);
  const token = await getAccessToken(parts, request, await openSession(parts, request, text));
  return `Bearer ${token}`;
};

/** The access token of a session. */
const getAccessToken = (parts: SessionParts, request: SessionRequest, session: Session): Promise<string> =>
  clearCookieIfEnded(parts, request, parts.tokens.get(session, request));

/** What the provider does for a session. If the session has ended, its cookie is removed. */
const clearCookieIfEnded = async <Result>(
  parts: SessionParts,
  request: SessionRequest,
  result: Promise<Result>,
): Promise<Result> => {
  try {
    return await result;
  } catch (error) {
    throw error instanceof HttpRefusal && error.status === 401 ? refuseEndedSession(parts, request) : error;
  }
};

const demandSession = async (parts: SessionParts, request: SessionRequest): Promise<Session> => {
  const text = parts.cookie.read(request.headers);
  if (text === undefined) throw new HttpRefusal(401, 'Nobody is signed in.', 'UNAUTHENTICATED');
  return openSession(parts, request, text);
};

const openSession = async (parts: SessionParts, request: SessionRequest, text: string): Promise<Session> => {
  const session = await parts.cipher.decrypt<Session>(text);
  if (session === null || (await parts.signedOut.has(withFamily(session)))) throw refuseEndedSession(parts, request);
  return withFamily(session);
};

/** Cookies of earlier versions name no family: each is one of its own. */
const withFamily = (session: Session): Session => ({ ...session, family: session.family ?? session.id });

/** The refusal of an invalid cookie. It has one message for all reasons, so that a forger learns nothing. */
const refuseEndedSession = ({ cookie }: SessionParts, { headers, responseHeaders }: SessionRequest): HttpRefusal => {
  if (!responseHeaders.includes('set-cookie')) responseHeaders.push('set-cookie', cookie.clear(headers));
  return new HttpRefusal(401, 'The session has ended: sign in again.', 'UNAUTHENTICATED');
};

/** Puts a new session into the cookie. */
const keepSession = async (
  parts: SessionParts,
  request: SessionRequest,
  { session, access }: SignedIn,
  family: string,
): Promise<SessionView> => {
  const kept = { ...session, id: randomUUID(), family };
  const encrypted = await parts.cipher.encrypt(kept, kept.expiresAt);
  const maxAgeS = Math.max(0, kept.expiresAt - Math.floor(Date.now() / 1_000));
  const header = parts.cookie.write(encrypted, maxAgeS, request.headers);
  if (header === undefined)
    throw new HttpRefusal(400, 'The session does not fit into a cookie: name fewer permissions.');
  request.responseHeaders.push('set-cookie', header);
  parts.tokens.set(kept, access);
  return toSessionView(kept);
};

const toSessionView = ({ viewer, expiresAt }: Session): SessionView => ({
  ...viewer,
  expiresAt: new Date(expiresAt * 1_000).toISOString(),
});
