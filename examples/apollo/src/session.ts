/** Who is signed in, by the gateway's `/session`. The browser keeps the cookie; no script can read it. */

/** A signed-in user. */
export interface SignedInUser {
  readonly userId: string;
  readonly workspaceId: string | null;
}

/** What a user enters. */
export interface EnteredCredentials {
  readonly domainId: string;
  readonly userId: string;
  readonly password: string;
}

/** Pages of other sites cannot send it. The gateway demands it of every request with the cookie. */
export const csrfHeaders = { 'x-csrf': '1' };

const sessionEvents = new EventTarget();

/** Notifies the page that its session has ended. */
export const endSession = () => sessionEvents.dispatchEvent(new Event('end'));

/** Calls `listener` when the session has ended. Returns a function that removes it. */
export const onSessionEnd = (listener: () => void) => {
  sessionEvents.addEventListener('end', listener);
  return () => sessionEvents.removeEventListener('end', listener);
};

interface SessionRefusal {
  readonly message: string;
  readonly extensions?: { readonly upstreamCode?: string };
}

const WRONG_CREDENTIALS = 'No such user in this domain, or the password is wrong.';

/** Sentences for codes whose own message does not help the user. */
const messages: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATION_FAILURE: WRONG_CREDENTIALS,
  ERROR_LOGIN_BLOCKED: 'Too many failed attempts. Try again in five minutes.',
  ERROR_NOT_FOUND: 'There is no domain with this id.',
};

const sendSessionRequest = async (method: string, body?: object): Promise<SignedInUser | null> => {
  const headers = { ...csrfHeaders, 'content-type': 'application/json' };
  const response = await fetch('/session', { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (response.status === 204) return null;
  const answer: SignedInUser & { readonly errors?: readonly SessionRefusal[] } = await response.json();
  if (response.ok) return answer;
  const { message = 'The server is not available.', extensions } = answer.errors?.[0] ?? {};
  throw new Error(messages[extensions?.upstreamCode ?? ''] ?? message);
};

/** The session of this browser; null if there is none. */
export const readSession = () => sendSessionRequest('GET').catch(() => null);

/** Signs in. Throws an error with a sentence for the user. */
export const signIn = ({ domainId, userId, password }: EnteredCredentials) =>
  sendSessionRequest('POST', { domainId, credentials: { user_id: userId, password } });

/** Signs out, in all tabs. */
export const signOut = () => sendSessionRequest('DELETE').catch(() => null);
