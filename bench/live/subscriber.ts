/** A subscriber that does the least with what it reads, since two thousand of them share a process: it notes when titles came. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** A title, and when it came, as `performance.now()`. */
export type ReadTitle = readonly [title: string, at: number];

/** A subscriber of alerts. */
export interface BenchSubscriber {
  /** Resolves when all of some titles have come. Rejects if the stream ends before. They are forgotten then. */
  until(titles: readonly string[]): Promise<readonly ReadTitle[]>;
  close(): void;
}

/** Subscribes by server-sent events. The stream is open when this resolves. */
export const openSubscriber = async (gatewayUrl: string, query: string, token: string): Promise<BenchSubscriber> => {
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  };
  const sent = request(`${gatewayUrl}/graphql`, { method: 'POST', headers, agent: false });
  sent.end(JSON.stringify({ query }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}.`);
  sent.on('error', () => {});
  return makeSubscriber(response);
};

const TITLE = /"title":"([^"]*)"/g;

const makeSubscriber = (response: IncomingMessage): BenchSubscriber => {
  const times = new Map<string, number>();
  let next = Promise.withResolvers<void>();
  let text = '';
  response.setEncoding('utf8').on('data', (data: string) => {
    const now = performance.now();
    text += data;
    const end = text.lastIndexOf('\n\n');
    for (const [, title = ''] of text.slice(0, Math.max(0, end)).matchAll(TITLE)) times.set(title, now);
    text = text.slice(end + 1);
    next.resolve();
    next = Promise.withResolvers();
    next.promise.catch(() => {});
  });
  response.on('close', () => next.reject(new Error('A stream has ended.'))).on('error', () => {});
  const until: BenchSubscriber['until'] = async (titles) => {
    while (times.size < titles.length) await next.promise;
    const read = titles.map((title) => [title, times.get(title) ?? Number.NaN] as const);
    times.clear();
    return read;
  };
  return { until, close: () => response.destroy() };
};
