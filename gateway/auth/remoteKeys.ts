import { createRemoteJWKSet, customFetch, type FetchImplementation } from 'jose';
import type { Logger } from 'pino';
import { type KeySet, parseKeySet } from './keySet.ts';

/** How the keys at a URL are fetched. */
export interface RemoteKeysOptions {
  /** Shortest time between two fetches of the key set, in milliseconds, whether they succeed or not. */
  readonly cooldownMs: number;
  /** Longest time until a changed key set is fetched again, in milliseconds. */
  readonly refreshMs: number;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Timeout of one fetch of the key set. */
const FETCH_TIMEOUT_MS = 5_000;

/** Largest key set that is read. */
const MAX_BYTES = 1_048_576;

/**
 * The keys at a URL. They are fetched at once, again after `refreshMs`, and when a token names an unknown key, but never
 * more often than once in `cooldownMs`: tokens with invented key ids cause no storm. While fetches fail, the last keys
 * stay in use.
 */
export const remoteKeys = (url: URL, { cooldownMs, refreshMs, logger }: RemoteKeysOptions): KeySet => {
  let notBefore = 0;
  const fetchWithFloor: FetchImplementation = async (address, init) => {
    if (Date.now() < notBefore) throw new Error('the key set was fetched a moment ago');
    notBefore = Date.now() + cooldownMs;
    return readKeySet(await fetch(address, init));
  };
  const keys = createRemoteJWKSet(url, {
    timeoutDuration: FETCH_TIMEOUT_MS,
    cooldownDuration: cooldownMs,
    cacheMaxAge: Number.POSITIVE_INFINITY,
    [customFetch]: fetchWithFloor,
  });
  let fetchedAt = 0;
  const refresh = async () => {
    try {
      await keys.reload();
      fetchedAt = Date.now();
    } catch (error) {
      logger.warn({ cause: (error as Error).message }, 'the keys that verify tokens could not be fetched');
    }
  };
  // Fails quickly at first: the server of the keys may start together with the gateway.
  const timer = setInterval(
    () => {
      if (Date.now() - fetchedAt >= (keys.jwks() === undefined ? cooldownMs : refreshMs)) void refresh();
    },
    Math.min(cooldownMs, refreshMs),
  );
  timer.unref();
  void refresh();
  return {
    find: keys,
    ready: () => keys.jwks() !== undefined || 'the keys that verify tokens could not be fetched',
    reload: async () => {
      notBefore = 0;
      await keys.reload();
      fetchedAt = Date.now();
    },
    close: () => clearInterval(timer),
  };
};

/**
 * Reads a key set within its bounds; the signal of the fetch bounds the time.
 *
 * @throws {Error} it is too large, or has no keys. The message has nothing of its text
 */
const readKeySet = async (response: Response): Promise<Response> => {
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the server of the keys answered ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // A loop that is left cancels the rest.
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error(`the key set has more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Response.json(parseKeySet(Buffer.concat(parts).toString()));
};
