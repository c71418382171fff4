/**
 * Who is signed in, by the gateway's `/session`: the browser sends its cookie, which no script can read. All tabs share it; what
 * one of them changes, the others learn by a `BroadcastChannel`.
 */
import { SignInError } from 'skein-client';
import { startPulse } from './connection.ts';
import { createFailure, type Failure } from './failures.ts';

/** A signed-in user. */
export interface DashboardSession {
  readonly userId: string;
  /** The workspace of the session; null until the user has chosen one. */
  readonly workspaceId: string | null;
}

/** The session, and why there is none, for the sign-in form. Undefined until the gateway has said whether there is one. */
export interface SessionState {
  readonly session: DashboardSession | null | undefined;
  readonly notice: string;
}

/** What a user enters to sign in. */
export interface DashboardCredentials {
  readonly domainId: string;
  readonly userId: string;
  readonly password: string;
  readonly verifyCode: string;
}

const endpoint = new URL('../session', document.baseURI).href;

/** Pages of other sites cannot send it. The gateway demands it of every request with the cookie. */
export const csrfHeaders = { 'x-csrf': '1' };

/** Whether this browser has a session, probably: without, the gateway need not be asked. The cookie itself cannot be seen. */
const SESSION_HINT_KEY = 'skein.dashboard.session';

let state: SessionState = { session: localStorage.getItem(SESSION_HINT_KEY) === null ? null : undefined, notice: '' };
const listeners = new Set<() => void>();
const otherTabs = new BroadcastChannel('skein.dashboard.session');

/** The current state; the same object until it changes. */
export const sessionState = (): SessionState => state;

/** Calls `listener` after each change. Returns a function that unsubscribes it. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const replaceSession = (session: DashboardSession | null, notice = ''): void => {
  state = { session, notice };
  if (session === null) localStorage.removeItem(SESSION_HINT_KEY);
  else localStorage.setItem(SESSION_HINT_KEY, 'open');
  for (const listener of listeners) listener();
};

const announceSession = (session: DashboardSession | null, notice = ''): void => {
  replaceSession(session, notice);
  otherTabs.postMessage(null);
};

/** Says that the session has ended, unless it is known. */
export const endSession = (): void => {
  if (state.session) announceSession(null, 'Your session has expired. Sign in again to continue.');
};

interface SessionResponse {
  readonly userId: string;
  readonly workspaceId?: string | null;
}

interface SessionErrorBody {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly upstreamCode?: string };
}

/** The server does not say whether there is a session. */
class UnansweredError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const UNREACHABLE = 'The server cannot be reached. Try again.';
const UNAVAILABLE = 'The server is not available now. Try again.';

const sendSessionRequest = async (method: string, body?: object): Promise<DashboardSession | null> => {
  const headers = { ...csrfHeaders, 'content-type': 'application/json' };
  const response = await fetch(endpoint, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(
    () => {
      throw new UnansweredError('NETWORK', UNREACHABLE);
    },
  );
  if (response.status === 204) return null;
  // A proxy in front of a server that is down answers with a page.
  const answer: Partial<SessionResponse> & { readonly errors?: readonly SessionErrorBody[] } = await response
    .json()
    .catch(() => ({}));
  const { userId, workspaceId = null } = answer;
  if (response.ok && userId !== undefined) return { userId, workspaceId };
  const { message = UNAVAILABLE, extensions } = answer.errors?.[0] ?? {};
  if (response.status >= 500 || response.status === 429 || !extensions)
    throw new UnansweredError(extensions?.code ?? 'UPSTREAM_UNAVAILABLE', message);
  throw new SignInError(`${method} /session`, extensions.upstreamCode ?? extensions.code, message);
};

/** Asks the gateway who is signed in, if somebody may be, until it says. */
export const openSession = (): void => {
  if (state.session !== undefined) return;
  const stop = startPulse(async () => {
    const failure = await readSession();
    if (failure === null) stop();
    return failure;
  });
};

/** Reads who is signed in. Returns why that is not known, which ends no session, or null. */
const readSession = async (): Promise<Failure | null> => {
  try {
    replaceSession(await sendSessionRequest('GET'), state.notice);
  } catch (error) {
    if (error instanceof UnansweredError) return createFailure(error.code, error.message);
    replaceSession(null, state.notice);
  }
  return null;
};

otherTabs.onmessage = () => void readSession();

/**
 * Signs in.
 *
 * @throws {SignInError} the service refuses; `signInMessage` says why
 */
export const signIn = async ({ domainId, userId, password, verifyCode }: DashboardCredentials): Promise<void> => {
  const credentials = { user_id: userId, password };
  announceSession(await sendSessionRequest('POST', { domainId, credentials, ...(verifyCode ? { verifyCode } : {}) }));
};

/**
 * Changes to a workspace, in all tabs.
 *
 * @throws {SignInError} the session has ended, or the user may not enter the workspace
 */
export const enterWorkspace = async (workspaceId: string): Promise<void> =>
  announceSession(await sendSessionRequest('PATCH', { scope: 'WORKSPACE', workspaceId }));

/** Signs out, in all tabs. */
export const signOut = async (): Promise<void> => {
  await sendSessionRequest('DELETE').catch(() => null);
  announceSession(null);
};
