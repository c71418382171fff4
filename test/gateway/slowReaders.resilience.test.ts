import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../../gateway/index.ts';
import { federate } from './federate.ts';

/** More than the operating system takes for a reader that takes nothing, even compressed. */
const LENGTH = 24_000_000;
const LONG = randomBytes(LENGTH / 2).toString('hex');

const SUBGRAPHS = {
  a: {
    sdl: 'type Query { long: String short: String } type Mutation { write: String }',
    resolvers: { Query: { long: () => LONG, short: () => 'short' }, Mutation: { write: () => LONG } },
  },
};

const BODY = JSON.stringify({ query: '{ long }' });

/** A server with a handler, whose open connections can be counted. */
const start = async (sendTimeoutMs: number, sendMaxBytes?: number) => {
  const { engine } = federate(SUBGRAPHS, { limits: { maxAnswerBytes: 2 * LENGTH } });
  const server = createServer(createHandler({ engine, createContext: () => ({}), sendTimeoutMs, sendMaxBytes }).node);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Asks for the long answer without reading it. */
const ask = async (port: number, ...headers: string[]) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const head = ['POST /graphql HTTP/1.1', 'host: x', 'content-type: application/json', 'connection: close', ...headers];
  socket.pause();
  socket.write([...head, `content-length: ${BODY.length}`, '', BODY].join('\r\n'));
  return socket;
};

describe('an answer', () => {
  it.each([
    { given: 'as it is', headers: [] },
    { given: 'compressed', headers: ['accept-encoding: gzip'] },
  ])('$given whose reader takes nothing is cut off', async ({ headers }) => {
    await using server = await start(500);
    const socket = await ask(server.port, ...headers);
    await expect.poll(server.connections).toBe(1);

    await expect.poll(server.connections, { timeout: 15_000 }).toBe(0);

    socket.destroy();
  });

  it('whose reader takes a little now and then is complete', async () => {
    await using server = await start(800);
    const socket = await ask(server.port);
    let length = 0;
    socket.on('data', (chunk) => {
      length += chunk.length;
      if (length > LENGTH / 2) return;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    });
    await sleep(300);
    socket.resume();

    await once(socket, 'close');

    expect(length).toBeGreaterThan(LENGTH);
  });
});

describe('answers that their readers do not take', () => {
  const post = async (port: number, query: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body: JSON.stringify({ query }),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  };

  it('do not use up the memory: further large ones are refused until one is taken, but not those of mutations', async () => {
    await using server = await start(60_000, 2.5 * LENGTH);
    const sockets = await Promise.all([ask(server.port), ask(server.port)]);
    await expect.poll(async () => (await post(server.port, '{ long }')).status, { timeout: 15_000 }).toBe(503);

    const refused = await post(server.port, '{ long }');
    const short = await post(server.port, '{ short }');
    const written = await post(server.port, 'mutation { write }');
    for (const socket of sockets) socket.destroy();

    expect(refused).toMatchObject({ status: 503, retryAfter: '1' });
    expect(JSON.parse(refused.text)).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    expect(short).toMatchObject({ status: 200, text: '{"data":{"short":"short"}}' });
    expect(written).toMatchObject({ status: 200, text: expect.stringContaining('{"data":{"write":') });
    await expect.poll(async () => (await post(server.port, '{ long }')).status, { timeout: 15_000 }).toBe(200);
  });
});
