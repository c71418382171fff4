import { LRUCache } from 'lru-cache';
import type { AccessToken, ProviderCall, Session, SessionProvider } from './provider.ts';

/** The access tokens of sessions, in the memory of this process. */
export interface AccessTokens {
  /**
   * The access token of a session. Concurrent requests of one session wait for the same renewal.
   *
   * @throws {HttpRefusal} as `SessionProvider.renew` does
   */
  get(session: Session, call: ProviderCall): Promise<string>;
  set(session: Session, access: AccessToken): void;
  delete(session: Session): void;
  /** Forgets a token that was refused. Its session gets another one, or ends, at its next request. */
  deleteRefused(token: string): void;
}

/** Most sessions whose access token is in memory. The token of any other session is renewed. */
const MAX_SESSIONS = 10_000;

/** A token is renewed this many milliseconds before it expires, or after nine tenths of its life if that is later. */
const MARGIN_MS = 30_000;

/** Timeout of a renewal. It is no request's own, because several requests may wait for it. */
const RENEWAL_TIMEOUT_MS = 10_000;

interface Renewal {
  readonly session: Session;
  readonly call: ProviderCall;
}

/** Creates the memory of access tokens. */
export const createAccessTokens = (provider: SessionProvider): AccessTokens => {
  const owners = new LRUCache<string, string>({ max: MAX_SESSIONS });
  const known = new LRUCache<string, string, Renewal>({
    max: MAX_SESSIONS,
    ttlAutopurge: false,
    ignoreFetchAbort: true,
    fetchMethod: async (_id, _stale, { context: { session, call }, options }) => {
      const access = await provider.renew(session, detachCall(call));
      options.ttl = timeToLive(access);
      owners.set(access.token, session.id);
      return access.token;
    },
  });
  return {
    get: (session, call) => known.forceFetch(session.id, { context: { session, call } }),
    set: ({ id }, access) => {
      owners.set(access.token, id);
      known.set(id, access.token, { ttl: timeToLive(access) });
    },
    delete: ({ id }) => void known.delete(id),
    deleteRefused: (token) => {
      const id = owners.get(token);
      if (id !== undefined && known.peek(id) === token) known.delete(id);
    },
  };
};

/** The call of a renewal, which continues when the request that began it ends. */
const detachCall = (call: ProviderCall): ProviderCall => {
  const fetchDeadline = performance.now() + RENEWAL_TIMEOUT_MS;
  return { ...call, signal: AbortSignal.timeout(RENEWAL_TIMEOUT_MS), fetchDeadline };
};

/** How long a token may be used, in milliseconds: at least one, because 0 would mean forever. */
const timeToLive = ({ expiresAt }: AccessToken): number => {
  const lifeMs = expiresAt * 1_000 - Date.now();
  return Math.max(1, Math.floor(lifeMs - Math.min(MARGIN_MS, lifeMs / 10)));
};
