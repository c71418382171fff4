/** The tokens of the signed-in user, kept in `sessionStorage`: they survive a reload and end with the tab. */
export interface Session {
  readonly refreshToken: string;
  readonly accessToken: string;
  /** The workspace of the access token; null until the user has chosen one. */
  readonly workspaceId: string | null;
}

/** The session, and why there is none, for the sign-in form. */
export interface SessionState {
  readonly session: Session | null;
  readonly notice: string;
}

const STORAGE_KEY = 'skein.dashboard.session';

const readStored = (): Session | null => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
};

let state: SessionState = { session: readStored(), notice: '' };
const listeners = new Set<() => void>();

/** The current state; the same object until it changes. */
export const sessionState = (): SessionState => state;

/** Calls `listener` after each change. Returns a function that unsubscribes it. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Replaces the session; null signs out. `notice` says why. */
export const setSession = (session: Session | null, notice = ''): void => {
  state = { session, notice };
  if (session === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  for (const listener of listeners) listener();
};
