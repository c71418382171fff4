import { didNothing, type GraphAnswer, type GraphRequest, send, wantsSignIn } from './request.ts';
import { type Credentials, grant, issue, type Reach, Refusal, type Viewer, viewerOf } from './tokens.ts';

/** A person who is signed in. */
export interface Session extends Reach {
  readonly domainId: string;
  readonly userId: string;
  /** The role the token acts with, e.g. `DOMAIN_ADMIN`; empty when the graph did not say. */
  readonly roleType: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Where the page stands. `notice` says why the form is shown again. */
export interface SignInState {
  readonly session: Session | null;
  readonly asking: boolean;
  readonly notice: string;
}

// The tab's own storage: a reload keeps the sign-in, closing the tab ends it, no other tab sees it.
const STORED_AS = 'skein.session';

let state: SignInState = { session: stored(), asking: true, notice: '' };
if (state.session !== null) state = { ...state, asking: false };
const listeners = new Set<() => void>();
/** The refresh under way, so that queries that fail together refresh once. */
let refreshing: Promise<boolean> | null = null;

function stored(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null');
  } catch {
    return null;
  }
}

function become(next: SignInState): void {
  state = next;
  if (next.session === null) sessionStorage.removeItem(STORED_AS);
  else sessionStorage.setItem(STORED_AS, JSON.stringify(next.session));
  for (const listener of listeners) listener();
}

/** Where the page stands now; the same object until it changes. */
export const signInState = (): SignInState => state;

/** Calls `listener` after each change; returns what ends that. */
export function onSignInChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Signs a person in.
 *
 * @throws {Refusal} with a message to show
 * @throws {NoAnswer} when the server is silent
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const tokens = await issue(credentials);
  const viewer = await viewerOf(tokens.accessToken);
  const { domainId, userId } = credentials;
  become({ session: { domainId, userId, ...tokens, ...reachOf(viewer) }, asking: false, notice: '' });
}

/**
 * Trades the access token for one of another reach.
 *
 * @throws {Refusal} when the reach is not this person's
 * @throws {NoAnswer} when the server is silent
 */
export async function changeReach(reach: Reach): Promise<void> {
  if (state.session === null) return;
  const accessToken = await grant(state.session.refreshToken, reach);
  const viewer = await viewerOf(accessToken);
  const roleType = viewer?.roleType ?? '';
  become({ session: { ...state.session, ...reach, roleType, accessToken }, asking: false, notice: '' });
}

/**
 * Forgets the tokens, and by loading the page anew every answer that stands in it. The service keeps no sign-in that
 * would have to be ended.
 */
export function signOut(): void {
  sessionStorage.removeItem(STORED_AS);
  location.reload();
}

/** Shows the form, or leaves it for a look around as nobody. */
export const ask = (asking: boolean): void => become({ ...state, asking, notice: '' });

/**
 * Sends what the explorer runs, as whoever is signed in. An access token that has run out is renewed and the
 * request sent again, if the first attempt did nothing; when it cannot be renewed, the form comes back.
 *
 * @throws {NoAnswer} when the server is silent
 */
export async function sendSignedIn<Data extends object = Readonly<Record<string, unknown>>>(
  request: GraphRequest,
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphAnswer<Data>> {
  const answer = await send<Data>(request, state.session?.accessToken ?? null, headers);
  if (!wantsSignIn(answer)) return answer;
  if (!(await renewed())) return answer;
  return didNothing(answer) ? send(request, state.session?.accessToken ?? null, headers) : answer;
}

function renewed(): Promise<boolean> {
  refreshing ??= renew().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function renew(): Promise<boolean> {
  const { session } = state;
  if (session === null) {
    become({ session, asking: true, notice: 'That query needs someone who is signed in.' });
    return false;
  }
  try {
    const accessToken = await grant(session.refreshToken, session);
    // Whoever signed out meanwhile stays signed out.
    if (state.session === session) become({ ...state, session: { ...session, accessToken } });
    return state.session !== null;
  } catch (error) {
    // A server that is silent for a moment ends no sign-in.
    if (!(error instanceof Refusal)) throw error;
    const notice = 'Your sign-in has run out. Sign in again to go on; your queries are still here.';
    become({ session: null, asking: true, notice });
    return false;
  }
}

/** The reach to ask for when a token is renewed: that of the token that was issued (semantics 3.1.9). */
function reachOf(viewer: Viewer | null): Reach & Pick<Session, 'roleType'> {
  const roleType = viewer?.roleType ?? '';
  if (viewer?.workspaceId) return { scope: 'WORKSPACE', workspaceId: viewer.workspaceId, roleType };
  return { scope: roleType === 'DOMAIN_ADMIN' ? 'DOMAIN' : 'USER', workspaceId: null, roleType };
}
