import { SignInError } from '../../client/errors.ts';
import {
  type GraphRequest,
  isOnlyUnauthenticated,
  isUnauthenticated,
  type ReceivedAnswer,
  type SendOptions,
  sendRequest,
} from './request.ts';
import {
  type ExplorerCredentials,
  fetchViewer,
  type NamedWorkspace,
  requestAccessToken,
  requestTokens,
  type SessionScope,
  type Viewer,
} from './tokens.ts';

/** The signed-in user and the tokens. */
export interface ExplorerSession extends SessionScope {
  readonly domainId: string;
  readonly userId: string;
  /** The role the token acts with, e.g. `DOMAIN_ADMIN`; empty when `me` did not return it. */
  readonly roleType: string;
  /** Whether the user may have a token for the whole domain; true if `me` did not return it. */
  readonly isDomainAdmin: boolean;
  /** The workspaces that a token may be limited to. Empty if the graph does not return them. */
  readonly workspaces: readonly NamedWorkspace[];
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What the page shows. `notice` says why the sign-in form opened. */
export interface SignInState {
  readonly session: ExplorerSession | null;
  readonly formOpen: boolean;
  readonly notice: string;
}

// Key in `sessionStorage`: the session survives a reload, ends with the tab, and is not shared with other tabs.
const STORAGE_KEY = 'skein.session';

const readStoredSession = (): ExplorerSession | null => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
};

let state: SignInState = { session: readStoredSession(), formOpen: true, notice: '' };
if (state.session !== null) state = { ...state, formOpen: false };
const listeners = new Set<() => void>();
/** The refresh in progress, so that queries that fail at the same time share one refresh. */
let refreshing: Promise<boolean> | null = null;

const setState = (next: SignInState): void => {
  state = next;
  if (next.session === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next.session));
  for (const listener of listeners) listener();
};

/** The current state; the same object until it changes. */
export const signInState = (): SignInState => state;

/** Calls `listener` after each change. Returns a function that unsubscribes it. */
export const onSignInChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Signs a user in.
 *
 * @throws {SignInError} when the service refuses
 * @throws {ConnectionError} when the server cannot be reached
 */
export const signIn = async (credentials: ExplorerCredentials): Promise<void> => {
  const tokens = await requestTokens(credentials);
  const viewer = await fetchViewer(tokens.accessToken);
  const { domainId, userId } = credentials;
  const isDomainAdmin = viewer === null || viewer.roleType === 'DOMAIN_ADMIN';
  const workspaces = viewer?.workspaces ?? [];
  const session = { domainId, userId, ...tokens, ...readScope(viewer), isDomainAdmin, workspaces };
  setState({ session, formOpen: false, notice: '' });
};

/**
 * Replaces the access token by one with another scope.
 *
 * @throws {SignInError} when the user may not have this scope
 * @throws {ConnectionError} when the server cannot be reached
 */
export const changeScope = async (scope: SessionScope): Promise<void> => {
  if (state.session === null) return;
  const accessToken = await requestAccessToken(state.session.refreshToken, scope);
  const viewer = await fetchViewer(accessToken);
  const roleType = viewer?.roleType ?? '';
  setState({ session: { ...state.session, ...scope, roleType, accessToken }, formOpen: false, notice: '' });
};

/**
 * Removes the tokens, and reloads the page, which removes all answers. The service stores no sign-in that would have to
 * be ended.
 */
export const signOut = (): void => {
  sessionStorage.removeItem(STORAGE_KEY);
  location.reload();
};

/** Opens the sign-in form, or closes it without signing in. */
export const showForm = (formOpen: boolean): void => setState({ ...state, formOpen, notice: '' });

/**
 * Sends a request of the explorer with the access token of the session. An expired access token is refreshed, and the
 * request is sent again if the first attempt had no effect. If it cannot be refreshed, the sign-in form opens.
 *
 * @throws {ConnectionError} when the server cannot be reached
 */
export const sendSignedIn = async <Data extends object = Readonly<Record<string, unknown>>>(
  request: GraphRequest,
  options: SendOptions = {},
): Promise<ReceivedAnswer<Data>> => {
  const received = await sendRequest<Data>(request, accessToken(), options);
  if (!isUnauthenticated(received.answer)) return received;
  if (!(await renewToken())) return received;
  return isOnlyUnauthenticated(received.answer) ? sendRequest(request, accessToken(), options) : received;
};

/**
 * The data of a query of the page's own, sent as `sendSignedIn` does.
 *
 * @throws {ConnectionError} when the server cannot be reached
 */
export const querySignedIn = async <Data extends object>(query: string): Promise<Data | null> =>
  (await sendSignedIn<Data>({ query })).answer.data ?? null;

/** The access token of the session; null without one. */
export const accessToken = (): string | null => state.session?.accessToken ?? null;

/** Renews the access token of the session. Returns whether it was; if not, the sign-in form has opened. */
export const renewToken = (): Promise<boolean> => {
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
};

const refresh = async (): Promise<boolean> => {
  const { session } = state;
  if (session === null) {
    setState({ session, formOpen: true, notice: 'This query requires a signed-in user.' });
    return false;
  }
  try {
    const accessToken = await requestAccessToken(session.refreshToken, session);
    // A user who signed out during the refresh stays signed out.
    if (state.session === session) setState({ ...state, session: { ...session, accessToken } });
    return state.session !== null;
  } catch (error) {
    // A server that cannot be reached does not end the session.
    if (!(error instanceof SignInError)) throw error;
    const notice = 'Your session has expired. Sign in again to continue. Your queries are kept.';
    setState({ session: null, formOpen: true, notice });
    return false;
  }
};

/** The scope to request when a token is refreshed: that of the issued token (semantics 3.1.9). */
const readScope = (viewer: Viewer | null): SessionScope & Pick<ExplorerSession, 'roleType'> => {
  const roleType = viewer?.roleType ?? '';
  if (viewer?.workspaceId) return { scope: 'WORKSPACE', workspaceId: viewer.workspaceId, roleType };
  return { scope: roleType === 'DOMAIN_ADMIN' ? 'DOMAIN' : 'USER', workspaceId: null, roleType };
};
