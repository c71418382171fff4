import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { listenOnFreePort, makeHttpExecutor } from './federateOverHttp.ts';

const text = '{ x }';
const request = { document: parse(text), text: () => text, cacheKey: text, variables: { n: 1 } };

const answer =
  (body: string, status = 200, type = 'application/json'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

const encoded =
  (encoding: string, body: Buffer): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding }).end(body);

const ENCODED = [
  { encoding: 'gzip', encode: (text: string) => gzipSync(text) },
  { encoding: 'br', encode: (text: string) => brotliCompressSync(text) },
  { encoding: 'zstd', encode: (text: string) => zstdCompressSync(text) },
];

const readBody = async (incoming: IncomingMessage) => {
  let body = '';
  incoming.on('data', (chunk) => {
    body += chunk;
  });
  await once(incoming, 'end');
  return JSON.parse(body);
};

describe('a subgraph behind HTTP', () => {
  it('receives the operation, the caller’s authorization, the request id and the trace', async () => {
    const got: unknown[] = [];
    const server = await listenOnFreePort(async (incoming, response) => {
      const { authorization, traceparent, 'x-request-id': id } = incoming.headers;
      got.push({ body: await readBody(incoming), authorization, traceparent, id });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"x":1}}');
    });
    const executor = makeHttpExecutor(server.url);

    const result = await executor(request, { authorization: 'Bearer t', requestId: 'r1', traceparent: '00-1-2-01' });

    expect(result).toEqual({ data: { x: 1 } });
    expect(got).toEqual([
      { body: { query: text, variables: { n: 1 } }, authorization: 'Bearer t', traceparent: '00-1-2-01', id: 'r1' },
    ]);
    await executor.close();
    await server.close();
  });

  it('may begin its answer with a byte order mark', async () => {
    const server = await listenOnFreePort(answer('\ufeff{"data":{"x":1}}'));
    const executor = makeHttpExecutor(server.url);

    expect(await executor(request, {})).toEqual({ data: { x: 1 } });
    await executor.close();
    await server.close();
  });

  it.each(ENCODED)('may compress its answer unasked, by $encoding', async ({ encoding, encode }) => {
    const server = await listenOnFreePort(encoded(encoding, encode('{"data":{"x":1}}')));
    const executor = makeHttpExecutor(server.url);

    expect(await executor(request, {})).toEqual({ data: { x: 1 } });
    await executor.close();
    await server.close();
  });

  it('is asked for compressed answers, but not on this machine', async () => {
    const asked: unknown[] = [];
    const server = await listenOnFreePort((incoming, response) => {
      asked.push(incoming.headers['accept-encoding']);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"x":1}}');
    });

    // Linux connects to this machine for this address, which the executor takes for another one.
    for (const host of ['0.0.0.0', '127.0.0.1', 'localhost']) {
      const executor = makeHttpExecutor(server.url.replace('127.0.0.1', host));
      await executor(request, {});
      await executor.close();
    }
    await server.close();

    expect(asked).toEqual(['br, gzip, zstd', undefined, undefined]);
  });

  it.each([
    {
      given: 'answers with a status of failure',
      handler: answer('{"data":{}}', 502),
      says: /answered with status 502/,
    },
    { given: 'answers with something other than JSON', handler: answer('<html>'), says: /did not answer with GraphQL/ },
    {
      given: 'answers with JSON that is not a GraphQL answer',
      handler: answer('[1]'),
      says: /did not answer with GraphQL/,
    },
    {
      given: 'sends an answer over the size limit',
      handler: answer(`"${'.'.repeat(2000)}"`),
      says: /answered with too much/,
    },
    ...ENCODED.map(({ encoding, encode }) => ({
      given: `sends an answer that is over the size limit once decoded from ${encoding}`,
      handler: encoded(encoding, encode(`{"data":{"x":"${'.'.repeat(1_000_000)}"}}`)),
      says: /answered with too much/,
    })),
    ...ENCODED.map(({ encoding, encode }) => ({
      given: `sends a corrupt body in ${encoding}`,
      handler: encoded(encoding, encode('{"data":{"x":1}}').subarray(0, -3)),
      says: /sent a body that cannot be decoded/,
    })),
    {
      given: 'sends a body in an unknown encoding',
      handler: encoded('rot13', Buffer.from('{"data":{"x":1}}')),
      says: /sent a body that cannot be decoded/,
    },
    {
      given: 'sends a body in two encodings',
      handler: encoded('gzip, gzip', gzipSync(gzipSync('{"data":{"x":1}}'))),
      says: /sent a body that cannot be decoded/,
    },
    { given: 'does not answer', handler: (() => {}) as RequestListener, says: /did not answer in time/ },
    {
      given: 'closes the connection',
      handler: ((incoming) => void incoming.socket.destroy()) as RequestListener,
      says: /could not be reached/,
    },
  ])('that $given is one error with its name and without its address', async ({ handler, says }) => {
    const server = await listenOnFreePort(handler);
    const executor = makeHttpExecutor(server.url, { timeoutMs: 2_000, maxResponseBytes: 1000 });

    const failure = await Promise.resolve(executor(request, {})).catch((error: unknown) => error);

    expect(failure).toMatchObject({ extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'stock' } });
    const shown = JSON.stringify(failure);
    expect(shown).toMatch(says);
    expect(shown).not.toContain('127.0.0.1');
    await executor.close();
    await server.close();
  });

  it('has its errors returned, with a default code', async () => {
    const errors = [
      { message: 'no', path: ['x'] },
      { message: 'never', extensions: { code: 'FORBIDDEN' } },
    ];
    const server = await listenOnFreePort(answer(JSON.stringify({ data: null, errors })));
    const executor = makeHttpExecutor(server.url);

    const { errors: passed } = await executor(request, {});

    expect(JSON.parse(JSON.stringify(passed))).toEqual([
      { message: 'no', path: ['x'], extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', service: 'stock' } },
      { message: 'never', extensions: { code: 'FORBIDDEN' } },
    ]);
    await executor.close();
    await server.close();
  });

  it('receives the remaining time', async () => {
    const waits: number[] = [];
    const server = await listenOnFreePort((incoming, response) => {
      waits.push(Number(incoming.headers['x-request-timeout-ms']));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"x":1}}');
    });
    const executor = makeHttpExecutor(server.url, { timeoutMs: 5000 });

    for (const deadline of [undefined, ...[60_000, 1_000, -1].map((ms) => performance.now() + ms)])
      await Promise.resolve(executor(request, { deadline })).catch(() => {});

    expect(waits.slice(0, 2)).toEqual([5000, 5000]);
    expect(waits[2]).toBeLessThanOrEqual(1000);
    expect(waits.every((wait) => wait >= 0)).toBe(true);
    await executor.close();
    await server.close();
  });

  it('times out at the request’s deadline', async () => {
    const server = await listenOnFreePort(() => {});
    const executor = makeHttpExecutor(server.url, { timeoutMs: 60_000 });

    const start = performance.now();
    await expect(executor(request, { deadline: start + 50 })).rejects.toThrow(/did not answer in time/);

    expect(performance.now() - start).toBeLessThan(50_000);
    await executor.close();
    await server.close();
  });
});
