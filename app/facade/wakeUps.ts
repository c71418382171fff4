/** Wake-ups of the service: which resources of which domains have changed, so that their lists are polled at once. */
import { ConstantBackoff, handleAll, retry } from 'cockatiel';
import { createParser } from 'eventsource-parser';
import { request } from 'undici';
import type { Watches } from '../../subgraphs/index.ts';
import type { Config } from '../config/index.ts';

/** Time between two attempts to listen, in milliseconds. */
const RETRY_MS = 1_000;

/** Longest time until a service begins to answer, which it does at once, in milliseconds. */
const HEADERS_TIMEOUT_MS = 5_000;

/** Longest silence of a service, which sends a comment every ten seconds, in milliseconds. */
const MAX_SILENCE_MS = 25_000;

/** The token that listens to changes. */
export const chooseChangesToken = ({ changesToken, internalToken }: Config): string | undefined =>
  changesToken ?? internalToken;

/**
 * Listens to the changes of our own service. Other deployments report none: then lists are polled.
 *
 * @param token of the service, to listen to changes; without one, nothing listens
 * @returns stops listening
 */
export const listenToWakeUps = (upstreamUrl: string, token: string | undefined, watches: Watches): (() => void) => {
  if (token === undefined) return () => {};
  const stop = new AbortController();
  const policy = retry(handleAll, { maxAttempts: Number.POSITIVE_INFINITY, backoff: new ConstantBackoff(RETRY_MS) });
  const listen = async () => {
    try {
      await listenOnce(`${upstreamUrl}/internal/changes`, token, { watches, signal: stop.signal });
    } finally {
      watches.setHasWakeUps(false);
    }
  };
  // Rejects when listening is stopped.
  policy.execute(listen, stop.signal).catch(() => {});
  return () => stop.abort();
};

interface ListenOptions {
  readonly watches: Watches;
  readonly signal: AbortSignal;
}

const listenOnce = async (url: string, token: string, { watches, signal }: ListenOptions): Promise<never> => {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const { statusCode, body } = await request(url, {
    headers,
    signal,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: MAX_SILENCE_MS,
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`The service answered ${statusCode}.`);
  }
  watches.setHasWakeUps(true);
  // Changes while the connection was down were not received.
  watches.wake();
  const parser = createParser({ onEvent: ({ data }) => wakeAll(data, watches) });
  for await (const text of body.setEncoding('utf8')) parser.feed(text);
  throw new Error('The service has closed the connection.');
};

/** Wakes the lists that an event names: a resource and a domain on each line. */
const wakeAll = (data: string, watches: Watches): void => {
  for (const line of data.split('\n')) {
    const [resource = '', domain = ''] = line.split(' ', 2);
    watches.wake({ resource, domain });
  }
};
