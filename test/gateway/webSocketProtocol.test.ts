import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { encodeFrame, encodeMessage, openRawWebSocket, readCloseCode, startRawWebSocket } from './rawWebSocket.ts';
import { serveGateway } from './serveGateway.ts';

/** Subscriptions whose source has no event, by their name: whether it is open. */
const open = new Set<string>();

const quiet = (name: string) => {
  const never = new Promise<never>(() => {});
  open.add(name);
  const source = {
    next: () => never,
    return: async () => {
      open.delete(name);
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => source,
  };
  return source;
};

const GRAPH = {
  a: {
    sdl: 'type Query { hello: String long: String } type Subscription { quiet(name: String!): String count(to: Int!): String }',
    resolvers: {
      Query: { hello: () => 'Grüße 👋', long: () => 'x'.repeat(500_000) },
      Subscription: {
        quiet: { subscribe: (_: unknown, { name }: { name: string }) => quiet(name) },
        count: {
          subscribe: async function* (_: unknown, { to }: { to: number }) {
            for (let at = 1; at <= to; at++) yield { count: `№ ${at}` };
          },
        },
      },
    },
  },
};

const gateway = serveGateway(GRAPH, { accessLog: true, sendTimeoutMs: 1_000 });
afterAll(async () => (await gateway).close());

const subscribe = (id: string, query: string) => encodeMessage({ id, type: 'subscribe', payload: { query } });
const streams = async () =>
  /^graphql_streams (\d+)$/m.exec(await (await fetch(`${(await gateway).url}/metrics`)).text())?.[1];

const initWith = (authorization: string) => encodeMessage({ type: 'connection_init', payload: { authorization } });

describe('a WebSocket is closed with the code of the protocol', () => {
  const INIT = encodeMessage({ type: 'connection_init' });
  it.each([
    { sends: 'no start', frames: [], code: 4408 },
    { sends: 'two starts', frames: [INIT, INIT], code: 4429 },
    { sends: 'an operation before the start', frames: [subscribe('1', '{ hello }')], code: 4401 },
    {
      sends: 'an operation whose id is taken',
      frames: [INIT, ...[1, 2].map(() => subscribe('1', 'subscription { quiet(name: "twice") }'))],
      code: 4409,
    },
    { sends: 'what is not JSON', frames: [INIT, encodeFrame('{')], code: 4400 },
    {
      sends: 'a message that the protocol does not have',
      frames: [INIT, encodeMessage({ type: 'start' })],
      code: 4400,
    },
    { sends: 'an operation without an id', frames: [INIT, subscribe('', '{ hello }')], code: 4400 },
    { sends: 'an operation whose text is a number', frames: [INIT, subscribe('1', 1 as never)], code: 4400 },
    { sends: 'a message in binary', frames: [INIT, encodeFrame('{"type":"ping"}', 2)], code: 4400 },
    { sends: 'a token longer than a header', frames: [initWith('t'.repeat(20_000))], code: 4400 },
    { sends: 'a frame of a reserved kind', frames: [INIT, encodeFrame('', 5)], code: 1002 },
    { sends: 'text that is not UTF-8', frames: [INIT, Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff])], code: 1007 },
    { sends: 'a message that is too long', frames: [INIT, encodeFrame('x'.repeat(1_100_000))], code: 1009 },
  ])('$code if its client sends $sends', async ({ frames, code }) => {
    const socket = await openRawWebSocket((await gateway).url);
    const closure = readCloseCode(socket);
    for (const one of frames) socket.write(one);
    expect(await closure).toBe(code);
    socket.destroy();
    await expect.poll(streams).toBe('0');
  });
});

describe('an operation that is ended at once', () => {
  it('leaks no operation, whether it had started or not', async () => {
    const { url } = await gateway;
    const socket = (await startRawWebSocket(url)).resume();
    const both = (id: string, query: string) => [subscribe(id, query), encodeMessage({ id, type: 'complete' })];
    const packet = Array.from({ length: 55 }, (_, at) => [
      ...both(`s${at}`, `subscription { quiet(name: "ended ${at}") }`),
      ...both(`l${at}`, '{ hello }'),
      ...both(`m${at}`, 'query @live(every: 1) { hello }'),
    ]);

    socket.write(Buffer.concat(packet.flat()));
    socket.write(subscribe('last', '{ hello }'));
    await once(socket, 'data');

    await expect.poll(streams).toBe('0');
    await expect.poll(() => [...open].filter((name) => name.startsWith('ended'))).toEqual([]);
    socket.destroy();
  });

  it('may be started again with the same id', async () => {
    const { url } = await gateway;
    const socket = await startRawWebSocket(url);
    const texts: string[] = [];
    socket.on('data', (data) => texts.push(String(data)));
    const start = subscribe('again', 'subscription { count(to: 3) }');
    const quietOne = subscribe('again', 'subscription { quiet(name: "again") }');

    socket.write(Buffer.concat([quietOne, encodeMessage({ id: 'again', type: 'complete' }), start]));

    await expect.poll(() => texts.join('').match(/"complete"/g)?.length).toBe(1);
    expect(texts.join('').match(/№ \d/g)).toEqual(['№ 1', '№ 2', '№ 3']);
    socket.destroy();
  });
});

describe('a source without events', () => {
  it.each([
    {
      transport: 'WebSocket',
      leave: async (url: string, query: string) => {
        const socket = await startRawWebSocket(url);
        socket.write(subscribe('1', query));
        return () => socket.destroy();
      },
    },
    {
      transport: 'server-sent events',
      leave: async (url: string, query: string) => {
        const controller = new AbortController();
        const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
        const body = JSON.stringify({ query });
        await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal: controller.signal });
        return () => controller.abort();
      },
    },
  ])('ends when its client leaves by $transport', async ({ transport, leave }) => {
    const { url } = await gateway;
    const close = await leave(url, `subscription { quiet(name: "${transport}") }`);
    await expect.poll(() => open.has(transport)).toBe(true);

    close();

    await expect.poll(() => open.has(transport)).toBe(false);
    await expect.poll(streams).toBe('0');
  });
});

describe('the access log counts bytes of streams', () => {
  it('by WebSocket, and by server-sent events', async () => {
    const { url, logs } = await gateway;
    const query = 'subscription Bytes { count(to: 2) }';
    const bytes = () => logs.filter(({ operation }) => operation === 'Bytes').map((line) => line.bytes);
    const socket = await startRawWebSocket(url);
    socket.write(subscribe('1', query));
    await expect.poll(bytes, { timeout: 10_000 }).toHaveLength(1);
    const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const events = (await response.text()).match(/event: next\ndata: .*\n\n/g) ?? [];
    await expect.poll(bytes, { timeout: 10_000 }).toHaveLength(2);

    const asNext = [1, 2].map((at) => `{"id":"1","type":"next","payload":{"data":{"count":"№ ${at}"}}}`);
    expect(bytes()).toEqual([asNext, events].map((texts) => Buffer.byteLength(texts.join(''))));
    socket.destroy();
  });
});

describe('a client of graphql-ws', () => {
  const clientFor = (url: string) =>
    createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });

  it('gets hundreds of operations at once, in whatever order', async () => {
    const client = clientFor((await gateway).url);
    const results = await Promise.all(
      Array.from({ length: 300 }, async (_, at) => {
        const texts: unknown[] = [];
        for await (const { data } of client.iterate({ query: `subscription { count(to: ${1 + (at % 3)}) }` }))
          texts.push(data?.count);
        return texts.length;
      }),
    );
    expect(results).toEqual(Array.from({ length: 300 }, (_, at) => 1 + (at % 3)));
    await client.dispose();
  });

  it('pings and is answered with what it sent', async () => {
    const socket = await startRawWebSocket((await gateway).url);
    socket.write(encodeMessage({ type: 'ping', payload: { at: 7 } }));
    expect(String((await once(socket, 'data'))[0])).toContain('{"type":"pong","payload":{"at":7}}');
    socket.destroy();
  });

  it('that sends nothing for longer than answers may wait stays connected', async () => {
    const socket = await startRawWebSocket((await gateway).url);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    socket.write(encodeMessage({ type: 'ping' }));
    expect(String((await once(socket, 'data'))[0])).toContain('"pong"');
    socket.destroy();
  });
});
