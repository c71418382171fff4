import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { IS_NIGHTLY, RUNS, SEED } from './propertyRuns.ts';
import { encodeFrame, encodeMessage, openRawWebSocket } from './rawWebSocket.ts';
import { serveGateway } from './serveGateway.ts';

/** Connections take longer than queries. */
const CASES = { seed: SEED, numRuns: Math.ceil(RUNS / 10) };
const TIMEOUT_MS = IS_NIGHTLY ? 30 * 60_000 : 120_000;

let sources = 0;

const GRAPH = {
  a: {
    sdl: 'type Query { hello: String long: String } type Subscription { quiet: Int numbers: String }',
    resolvers: {
      Query: { hello: () => 'hello', long: () => 'x'.repeat(200_000) },
      Subscription: {
        quiet: { subscribe: () => countWhileOpen(() => new Promise<never>(() => {})) },
        numbers: { subscribe: () => countWhileOpen(async () => ({ numbers: 'x'.repeat(10_000) })) },
      },
    },
  },
};

/** A source that counts as long as it is open. */
const countWhileOpen = (value: () => Promise<unknown>) => {
  sources++;
  let isOpen = true;
  const source = {
    next: async () => (isOpen ? { done: false, value: await value() } : { done: true, value: undefined }),
    return: async () => {
      if (isOpen) sources--;
      isOpen = false;
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => source,
  };
  return source;
};

const gateway = serveGateway(GRAPH, { sendTimeoutMs: 500 });
afterAll(async () => (await gateway).close());

const answers = async () => {
  const { post } = await gateway;
  return (await post({ query: '{ hello }' })).json();
};

/** Nothing is left of what clients have sent, and others are answered. */
const expectNothingLeft = async () => {
  const { url } = await gateway;
  const open = async () => /^graphql_streams (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  await expect.poll(open, { timeout: 20_000 }).toBe('0');
  await expect.poll(() => sources, { timeout: 20_000 }).toBe(0);
  expect(await answers()).toEqual({ data: { hello: 'hello' } });
};

const query = fc.constantFrom(
  ...['{ hello }', '{ long }', '{ x }', '{', '', 'query @live(every: 1) { hello }', 'query @live { __typename }'],
  ...['subscription { quiet }', 'subscription { numbers }', 'subscription { x }', 'mutation { x }'],
);
const id = fc.constantFrom('1', '2', '3', '__proto__', '');
const valid = fc.oneof(
  fc.constant({ type: 'connection_init' }),
  fc.record({ type: fc.constantFrom('ping', 'pong'), payload: fc.dictionary(fc.string(), fc.jsonValue()) }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('subscribe'), id, payload: fc.record({ query }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('complete'), id }) },
);
const frames = fc.oneof(
  { weight: 12, arbitrary: valid.map(encodeMessage) },
  { weight: 1, arbitrary: fc.json().map((text) => encodeFrame(text)) },
  { weight: 1, arbitrary: fc.tuple(fc.string(), fc.nat(15), fc.boolean()).map((parts) => encodeFrame(...parts)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: valid.map((one) => Buffer.concat(Array.from({ length: 300 }, () => encodeMessage(one)))) },
);
const client = fc.record({
  isStarted: fc.boolean(),
  reads: fc.boolean(),
  packets: fc.array(fc.array(frames, { maxLength: 8 }), { maxLength: 5 }),
  leaves: fc.constantFrom('ends', 'halfCloses', 'destroys', 'staysForAMoment'),
  /** How much of the last packet is sent. */
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});

type FuzzedClient = typeof client extends fc.Arbitrary<infer Value> ? Value : never;

const runClient = async ({ isStarted, reads, packets, leaves, part }: FuzzedClient) => {
  const socket = await openRawWebSocket((await gateway).url);
  socket.allowHalfOpen = leaves === 'halfCloses';
  if (reads) socket.resume();
  else socket.pause();
  if (isStarted) socket.write(encodeMessage({ type: 'connection_init' }));
  for (const [at, packet] of packets.entries()) {
    const bytes = Buffer.concat(packet);
    if (!socket.destroyed) socket.write(bytes.subarray(0, at === packets.length - 1 ? bytes.length * part : undefined));
    await sleep(2);
  }
  if (leaves === 'ends' || leaves === 'halfCloses') socket.end();
  await sleep(leaves === 'destroys' ? 0 : 20);
  socket.destroy();
};

describe('the streams of a gateway', () => {
  it('are all closed, whatever clients of WebSockets send, and however they leave', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const everything = fc.asyncProperty(fc.array(client, { minLength: 1, maxLength: 4 }), async (clients) => {
      await Promise.all(clients.map(runClient));
      await expectNothingLeft();
    });
    await fc.assert(everything, CASES);
  });

  it('are all closed, however clients of server-sent events leave', { timeout: TIMEOUT_MS }, async () => {
    const { url } = await gateway;
    const leaving = fc.record({ query, events: fc.nat(3), afterMs: fc.nat(10), isAborted: fc.boolean() });
    const run = async ({
      query,
      events,
      afterMs,
      isAborted,
    }: typeof leaving extends fc.Arbitrary<infer V> ? V : never) => {
      const controller = new AbortController();
      const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
      const body = JSON.stringify({ query });
      const left = sleep(afterMs + (isAborted ? 0 : 30)).then(() => controller.abort());
      try {
        const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal: controller.signal });
        const reader = response.body?.getReader();
        for (let at = 0; at < events; at++) await reader?.read();
      } catch {
        // It left.
      }
      await left;
    };
    const everything = fc.asyncProperty(fc.array(leaving, { minLength: 1, maxLength: 6 }), async (clients) => {
      await Promise.all(clients.map(run));
      await expectNothingLeft();
    });
    await fc.assert(everything, CASES);
  });

  it('whose client stops reading server-sent events are cut, and read no further', async () => {
    const { url } = await gateway;
    const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
    const body = JSON.stringify({ query: 'subscription { numbers }' });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });

    await expect.poll(() => sources, { timeout: 20_000 }).toBe(0);

    await response.body?.cancel().catch(() => {});
    await expectNothingLeft();
  });
});
