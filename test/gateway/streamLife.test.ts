/** When streams end, and how their clients come back. */
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openEventReader } from '../live/serverSentEvents.ts';
import { serveGateway } from './serveGateway.ts';

const LIVE = 'query @live(every: 1) { x }';
const LIFE = { streamLifeMs: 100 };
const SUBGRAPHS = { a: { sdl: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } } };

const CHANGES = 'subscription { changed }';
const CHANGING = {
  a: {
    sdl: 'type Query { x: Int } type Subscription { changed: Int }',
    resolvers: { Subscription: { changed: { subscribe: async function* () {} } } },
  },
};

const listResultCodes = (results: Awaited<ReturnType<Awaited<ReturnType<typeof openEventReader>>['rest']>>) =>
  results.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));

/** A GET as an `EventSource` sends it. */
const eventSource = (url: string, query = LIVE) =>
  fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { accept: 'text/event-stream', 'x-csrf': '1' },
  });

const readRetryMs = (text: string) => Number(/^retry: (\d+)$/m.exec(text)?.[1]);

const socketTo = (url: string, options: Partial<Parameters<typeof createClient>[0]> = {}) =>
  createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, ...options });

describe('a stream that has lasted its time', () => {
  it('ends over HTTP with STREAM_EXPIRED, and is not complete', async () => {
    await using gateway = await serveGateway(SUBGRAPHS, LIFE);
    using events = await openEventReader(gateway.url, LIVE);

    expect(listResultCodes(await events.rest())).toEqual(['STREAM_EXPIRED']);
    expect(events.isComplete()).toBe(false);
  });

  it('lasts where no time is set', async () => {
    await using gateway = await serveGateway({
      a: { sdl: 'type Query { x: Int }', resolvers: { Query: { x: () => Math.floor(Math.random() * 1e6) } } },
    });
    using events = await openEventReader(gateway.url, LIVE);

    expect(listResultCodes(await events.next(3))).toEqual([]);
  });

  it('is started again by graphql-ws on a new connection, without an error', async () => {
    await using gateway = await serveGateway(SUBGRAPHS, LIFE);
    const closures: number[] = [];
    const client = socketTo(gateway.url, {
      retryAttempts: 100,
      retryWait: async () => {},
      on: { closed: (event) => void closures.push((event as { code: number }).code) },
    });
    const results: unknown[] = [];
    for await (const result of client.iterate({ query: LIVE })) if (results.push(result) === 3) break;
    await client.dispose();

    // Each connection begins with the whole answer.
    expect(results).toEqual(Array(3).fill({ data: { x: 1 } }));
    expect(closures.slice(0, 2)).toEqual([1012, 1012]);
  });

  it('keeps its WebSocket until other operations have been answered', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const sdl = 'type Query { x: Int slow: Int }';
    const resolvers = { Query: { x: () => 1, slow: () => promise } };
    await using gateway = await serveGateway({ a: { sdl, resolvers } }, LIFE);
    const client = socketTo(gateway.url, { retryAttempts: 0, lazy: false, onNonLazyError: () => {} });
    const closed = new Promise<number>((done) =>
      client.on('closed', (event) => done((event as { code: number }).code)),
    );
    const slow = client.iterate({ query: '{ slow }' }).next();
    await expect.poll(() => gateway.calls.length).toBe(1);

    expect(await Promise.race([closed, new Promise((done) => setTimeout(done, 500, 'open'))])).toBe('open');
    resolve(2);
    expect((await slow).value).toEqual({ data: { slow: 2 } });
    expect(await closed).toBe(1012);
  });
});

describe('streams of a server that shuts down', () => {
  it('end one after the other over the drain, with SERVER_SHUTDOWN', async () => {
    const gateway = await serveGateway(SUBGRAPHS);
    const streams = await Promise.all(Array.from({ length: 40 }, () => openEventReader(gateway.url, LIVE)));
    const client = socketTo(gateway.url, { retryAttempts: 0, lazy: false, onNonLazyError: () => {} });
    await new Promise((connected) => client.on('connected', connected));
    const closed = new Promise<number>((done) =>
      client.on('closed', (event) => done((event as { code: number }).code)),
    );
    let ended = 0;
    const rests = streams.map((stream) => stream.rest().finally(() => ended++));

    const closing = gateway.close(1_000);
    await Promise.race(rests);
    const endedWithTheFirst = ended;
    using late = await openEventReader(gateway.url, LIVE);
    await closing;

    expect(endedWithTheFirst).toBeLessThan(20);
    for (const rest of rests) expect(listResultCodes(await rest)).toEqual(['SERVER_SHUTDOWN']);
    expect(listResultCodes(await late.rest())).toEqual(['SERVER_SHUTDOWN']);
    expect(await closed).toBe(1001);
  });
});

describe('a stream that has not begun when the server shuts down', () => {
  it('is refused until later, as a status or as what an EventSource understands', async () => {
    // The first context is of the request, the second one of its subscription.
    const [requests, streams] = [new Set<string>(), new Set<string>()];
    const createContext = ({ requestId, signal }: { requestId: string; signal: AbortSignal }) => {
      if (!requests.has(requestId)) return requests.add(requestId) && { signal };
      streams.add(requestId);
      return new Promise<never>(() => {});
    };
    const gateway = await serveGateway(CHANGING, { createContext });
    const [opening, browser] = [openEventReader(gateway.url, CHANGES), eventSource(gateway.url, CHANGES)];
    await expect.poll(() => streams.size).toBe(2);

    await gateway.close(100);
    using refused = await opening;
    const answer = await browser;

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(listResultCodes([await refused.json()])).toEqual(['SERVER_SHUTDOWN']);
    expect([answer.status, readRetryMs(await answer.text()) >= 1_000]).toEqual([200, true]);
  });
});

describe('browsers', () => {
  it('come back at times that differ', async () => {
    await using gateway = await serveGateway(SUBGRAPHS, LIFE);
    const streams = await Promise.all(Array.from({ length: 20 }, () => eventSource(gateway.url)));
    const times = await Promise.all(streams.map(async (stream) => readRetryMs(await stream.text())));

    expect(new Set(times).size).toBeGreaterThan(10);
    expect(times.filter((time) => !(time >= 1_000 && time < 4_000))).toEqual([]);
  });

  it('are asked to come back later in place of a refusal, after which an EventSource never would', async () => {
    await using gateway = await serveGateway(SUBGRAPHS, { streamBounds: { user: 1, domain: 1, process: 1 } });
    using _ = await openEventReader(gateway.url, LIVE);
    const refused = await eventSource(gateway.url);
    const text = await refused.text();
    using other = await openEventReader(gateway.url, LIVE);

    expect([refused.status, refused.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(text).toMatch(/^retry: \d+\n\n$/);
    expect(readRetryMs(text)).toBeGreaterThanOrEqual(10_000);
    expect(other.status).toBe(429);
  });
});
