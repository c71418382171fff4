/** An event for many subscribers: they share an answer if they are one caller, and have all else of their own. */
import { EventEmitter, on } from 'node:events';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openEventReader, parseServerSentEvents } from '../live/serverSentEvents.ts';
import type { TestContext, TestSubgraph } from './federate.ts';
import { openMultipart } from './multipart.ts';
import { type ServedGateway, serveGateway } from './serveGateway.ts';

const CHANGED = 'subscription { changed { to caller at } }';

/** A text that counts how often it is printed. */
class CountedText {
  readonly #text: string;
  printed = 0;

  constructor(text: string) {
    this.#text = text;
  }

  toJSON(): string {
    this.printed++;
    return this.#text;
  }
}

/** The changes of an emitter as events, each with the place after it. */
const addEventIds = (changes: NodeJS.AsyncIterator<readonly unknown[]>) => {
  let place = 0;
  return {
    next: async () => {
      const { done, value } = await changes.next();
      return done ? { done, value } : { done, value: { change: value[0], eventId: `place-${++place}` } };
    },
    return: () => changes.return?.(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};

/** Reports the same to all its subscribers. */
const makeNewsSubgraph = (news: EventEmitter): TestSubgraph => ({
  sdl: `
    scalar Text
    type Query { ok: Int }
    type Subscription { changed: Change }
    type Change { to: Text caller: String at: Int }
  `,
  resolvers: {
    Subscription: {
      changed: {
        subscribe: () => addEventIds(on(news, 'change', { close: ['end'] })),
        resolve: ({ change }: { readonly change: object }) => change,
      },
    },
    Change: { caller: (_change: object, _args: object, { caller }: TestContext) => caller },
  },
});

/** Starts a gateway whose subscribers are notified of changes. */
const start = async () => {
  const news = new EventEmitter().setMaxListeners(0);
  const served = await serveGateway(
    { news: makeNewsSubgraph(news) },
    { accessLog: true, createContext: ({ headers }) => ({ caller: headers.authorization ?? null }) },
  );
  const subscribers = () => news.listenerCount('change');
  return { ...served, news, subscribers, [Symbol.asyncDispose]: () => served[Symbol.asyncDispose]() };
};

const makeResult = (to: string, caller: string, at = 1) => ({
  data: { changed: { to, caller: `Bearer ${caller}`, at } },
  extensions: { eventId: `place-${at}` },
});

const ofWebSocket = ({ url }: Pick<ServedGateway, 'url'>, token: string) =>
  createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  }).iterate({ query: CHANGED });

describe('an event for many subscribers', () => {
  it('is printed once for equal subscriptions of one caller, whatever their transport, and for each caller by itself', async () => {
    await using graph = await start();
    const accept = 'multipart/mixed;subscriptionSpec=1.0';
    using events = await openEventReader(graph.url, CHANGED, { token: 'ann' });
    using again = await openEventReader(graph.url, CHANGED, { token: 'ann' });
    using parts = await openMultipart(graph.url, { query: CHANGED, accept, token: 'ann' });
    const messages = ofWebSocket(graph, 'ann');
    const message = messages.next();
    using ofBen = await openEventReader(graph.url, CHANGED, { token: 'ben' });
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(5);
    const [one, other] = [new CountedText('one'), new CountedText('other')];

    graph.news.emit('change', { to: one, at: 1 });
    const [first, second] = [await events.next(), await again.next()];
    const [part, received, bens] = [await parts.next(), await message, await ofBen.next()];

    const ann = makeResult('one', 'ann');
    expect([first, second, bens]).toEqual([[ann], [ann], [makeResult('one', 'ben')]]);
    expect([part, received.value]).toEqual([{ payload: ann }, ann]);
    ofBen.close();
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(4);
    graph.news.emit('change', { to: other, at: 2 });
    expect(await again.next()).toEqual([makeResult('other', 'ann', 2)]);
    expect(await parts.next()).toEqual({ payload: makeResult('other', 'ann', 2) });
    expect([one.printed, other.printed]).toEqual([2, 1]);
    await messages.return?.();
  });

  it('counts for each of them: events, bytes and the line of the access log', async () => {
    await using graph = await start();
    const open = (token: string) => openEventReader(graph.url, CHANGED, { token });
    const readers = await Promise.all(['ann', 'ann', 'ann'].map(open));
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(3);
    for (const at of [1, 2]) graph.news.emit('change', { to: 'all', at });
    for (const reader of readers)
      expect(await reader.next(2)).toEqual([1, 2].map((at) => makeResult('all', 'ann', at)));

    readers[0]?.close();
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(2);
    graph.news.emit('change', { to: 'rest', at: 3 });
    for (const reader of readers.slice(1)) expect(await reader.next()).toEqual([makeResult('rest', 'ann', 3)]);
    for (const reader of readers) reader.close();

    const lines = () => graph.logs.filter(({ msg }) => msg === 'request');
    await expect.poll(() => lines().length, { timeout: 30_000 }).toBe(3);
    const [left, ...others] = lines().map(({ type, outcome, bytes }) => ({ type, outcome, bytes }));
    const eventBytes = Number(others[0]?.bytes) - Number(left?.bytes);
    expect(others).toEqual([others[0], others[0]]);
    expect(others[0]).toMatchObject({ type: 'subscription', outcome: 'ok' });
    expect(eventBytes).toBe(
      `id: place-3\nevent: next\ndata: ${JSON.stringify(makeResult('rest', 'ann', 3))}\n\n`.length,
    );
  });

  it('does not wait for one that takes nothing', async () => {
    await using graph = await start();
    const token = 'ann';
    const slow = await fetch(`${graph.url}/graphql`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: CHANGED }),
    });
    using quick = await openEventReader(graph.url, CHANGED, { token });
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(2);
    const long = 'x'.repeat(1_000_000);

    for (let at = 1; at <= 20; at++) {
      graph.news.emit('change', { to: long, at });
      expect(await quick.next()).toEqual([makeResult(long, token, at)]);
    }

    const places: unknown[] = [];
    for await (const { id } of parseServerSentEvents(slow)) {
      if (id !== undefined) places.push(id);
      if (places.length === 20) break;
    }
    expect(places).toEqual(Array.from({ length: 20 }, (_, at) => `place-${at + 1}`));
  });
});
