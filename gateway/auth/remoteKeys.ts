import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
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
export const createRemoteKeys = (url: URL, { cooldownMs, refreshMs, logger }: RemoteKeysOptions): KeySet => {
  const source = new KeySource(url, cooldownMs);
  const refresh = () =>
    source.reload().catch((error: Error) => {
      logger.warn({ cause: error.message }, 'the keys that verify tokens could not be fetched');
    });
  // Fails quickly at first: the server of the keys may start together with the gateway.
  const timer = setInterval(
    () => {
      if (source.ageMs() >= (source.hasKeys ? refreshMs : cooldownMs) && !source.isCoolingDown()) void refresh();
    },
    Math.min(cooldownMs, refreshMs),
  );
  timer.unref();
  void refresh();
  return {
    find: (header, token) => source.find(header, token),
    ready: () => source.hasKeys || 'the keys that verify tokens could not be fetched',
    reload: () => source.reload(),
    close: () => clearInterval(timer),
  };
};

/** The last keys of a URL. Times are those of `performance.now()`: a clock that is set ahead or back changes nothing. */
class KeySource {
  readonly #url: URL;
  readonly #cooldownMs: number;
  #keys: JWTVerifyGetKey | undefined;
  #fetching: Promise<void> | undefined;
  #notBefore = 0;
  #fetchedAt = Number.NEGATIVE_INFINITY;

  constructor(url: URL, cooldownMs: number) {
    this.#url = url;
    this.#cooldownMs = cooldownMs;
  }

  get hasKeys(): boolean {
    return this.#keys !== undefined;
  }

  /** Time since the last fetch that succeeded, in milliseconds. */
  ageMs(): number {
    return performance.now() - this.#fetchedAt;
  }

  isCoolingDown(): boolean {
    return performance.now() < this.#notBefore;
  }

  /** Fetches the keys, unless a fetch is in progress: then that one counts. */
  reload(): Promise<void> {
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  /** Finds the key of a token. One that is unknown, where the set may be fetched, is looked for in a new set. */
  find: JWTVerifyGetKey = async (header, token) => {
    const known = this.#keys ?? (await this.#refreshed());
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || (this.#fetching === undefined && this.isCoolingDown()))
        throw error;
      return (await this.#refreshed())(header, token);
    }
  };

  async #refreshed(): Promise<JWTVerifyGetKey> {
    if (this.#fetching === undefined && this.isCoolingDown()) throw new Error('the key set was fetched a moment ago');
    await this.reload();
    if (this.#keys === undefined) throw new Error('there are no keys');
    return this.#keys;
  }

  async #fetch(): Promise<void> {
    this.#notBefore = performance.now() + this.#cooldownMs;
    const response = await fetch(this.#url, {
      headers: { accept: 'application/json, application/jwk-set+json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    this.#keys = createLocalJWKSet(await readKeySet(response));
    this.#fetchedAt = performance.now();
  }
}

/**
 * Reads a key set within its bounds; the signal of the fetch bounds the time.
 *
 * @throws {Error} it is too large, or has no keys. The message has nothing of its text
 */
const readKeySet = async (response: Response): Promise<JSONWebKeySet> => {
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the server of the keys answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // A loop that is left cancels the rest.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`the key set has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return parseKeySet(Buffer.concat(chunks).toString());
};
