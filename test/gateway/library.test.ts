/** The gateway as a library: the same handler in each host. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { parse, print } from 'graphql';
import { createHandler as serveSchema } from 'graphql-http/lib/use/http';
import pino from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { compose } from '../../examples/gateway/compose.ts';
import { createGateway } from '../../examples/gateway/gateway.ts';
import { products } from '../../examples/gateway/products.ts';
import { createHandler, createReloads, createTokenVerifier, httpExecutor, startGateway } from '../../gateway/index.ts';
import { readErrorCode } from './errorCodes.ts';
import { federate } from './federate.ts';
import { listenOnFreePort } from './federateOverHttp.ts';
import { HOST_NAMES, openHandlerIn, openSubgraphsIn, REPLACED_URL } from './handlerHosts.ts';

const LENGTH = 3_000_000;

/** Signals of the requests for `never`. */
const signals: AbortSignal[] = [];

const SUBGRAPHS = {
  a: {
    sdl: 'type Query { x: Int address: String never: Int long: String rows: [Int!]! bug: Int } type Mutation { set: Int }',
    resolvers: {
      Query: {
        x: () => 1,
        address: (_: unknown, __: unknown, { address }: Record<string, unknown>) => address,
        never: (_: unknown, __: unknown, { signal }: Record<string, unknown>) => {
          signals.push(signal as AbortSignal);
          return new Promise(() => {});
        },
        long: () => 'é'.repeat(LENGTH / 2),
        rows: () => Array.from({ length: 300_000 }, (_, at) => at),
        bug: () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
        },
      },
    },
  },
};

describe.each(HOST_NAMES)('the example in %s', (host) => {
  it('answers from both subgraphs, on behalf of the caller', async () => {
    const server = await listenOnFreePort(serveSchema({ schema: products }));
    const { close, ...handler } = createGateway(server.url);
    await using gateway = await openHandlerIn(host, handler);
    const query = `mutation { addReview(sku: "rug", text: "Soft in ${host}.") { author product { name reviews { text } } } }`;

    const added = await gateway.post({ query }, { headers: { authorization: 'Bearer bob' } });
    const listed = await gateway.fetch(`${REPLACED_URL}?query={products{sku,name}}`);

    expect(await added.json()).toMatchObject({
      data: { addReview: { author: 'bob', product: { name: 'Rug' } } },
    });
    expect(await listed.json()).toEqual({
      data: {
        products: [
          { sku: 'lamp', name: 'Lamp' },
          { sku: 'rug', name: 'Rug' },
        ],
      },
    });
    await close();
    await server.close();
  });
});

describe('the example', () => {
  it('has the supergraph that its subgraphs compose to', () => {
    const committed = readFileSync(new URL('../../examples/gateway/supergraph.graphql', import.meta.url), 'utf8');

    expect(print(parse(committed))).toBe(print(parse(compose())));
  });
});

describe.each(HOST_NAMES)('a handler in %s', (host) => {
  it('compresses a large answer as the client accepts it', async () => {
    await using handler = await openSubgraphsIn(host, SUBGRAPHS);

    const plain = await handler.post({ query: '{ long rows }' }, { headers: { 'accept-encoding': 'identity' } });
    const compressed = await handler.post({ query: '{ long rows }' }, { headers: { 'accept-encoding': 'br' } });

    const text = await plain.text();
    expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(JSON.parse(text).data.long).toBe('é'.repeat(LENGTH / 2));
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toContain('accept-encoding');
    // `fetch` decompresses, a handler does not.
    const bytes = Buffer.from(await compressed.arrayBuffer());
    expect(host === 'the Fetch API' ? brotliDecompressSync(bytes).toString() : bytes.toString()).toBe(text);
  });

  it('answers at the deadline', async () => {
    await using handler = await openSubgraphsIn(host, SUBGRAPHS, { requestTimeoutMs: 200 });

    const response = await handler.post({ query: '{ never }' });

    expect(response.status).toBe(504);
    expect(await readErrorCode(response)).toBe('GATEWAY_TIMEOUT');
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  it('ends the request of a client that leaves', async () => {
    await using handler = await openSubgraphsIn(host, SUBGRAPHS);
    const client = new AbortController();
    const before = signals.length;
    const answered = handler.post({ query: '{ never }' }, { signal: client.signal }).catch(() => undefined);
    await expect.poll(() => signals.length).toBe(before + 1);

    client.abort();

    await expect.poll(() => signals.at(-1)?.aborted).toBe(true);
    await answered;
  });

  it.each([
    { given: 'a body that is too long', init: { body: `{"query":"{x}","a":"${'.'.repeat(2_000)}"}` }, status: 413 },
    { given: 'a compressed body', init: { headers: { 'content-encoding': 'gzip' }, body: 'x' }, status: 415 },
    { given: 'a form', init: { headers: { 'content-type': 'text/plain' }, body: '{"query":"{x}"}' }, status: 415 },
    { given: 'no JSON', init: { body: '{' }, status: 400 },
    { given: 'another method', init: { method: 'PUT', body: '{"query":"{x}"}' }, status: 405 },
    { given: 'a demand for a page', init: { headers: { accept: 'text/html' }, body: '{"query":"{x}"}' }, status: 406 },
    { given: 'a mutation by GET', url: `${REPLACED_URL}?query=mutation{set}`, init: { method: 'GET' }, status: 405 },
    { given: 'a list', init: { body: '[{"query":"{x}"}]' }, status: 400 },
  ])('refuses $given with $status, and answers afterwards', async ({ url = REPLACED_URL, init, status }) => {
    await using handler = await openSubgraphsIn(host, SUBGRAPHS, { maxBodyBytes: 1_000 });
    const headers = { 'content-type': 'application/json', ...init.headers };

    const refused = await handler.fetch(url, { method: 'POST', ...init, headers });

    expect(refused.status).toBe(status);
    expect(await readErrorCode(refused)).toBe('BAD_REQUEST');
    expect(await (await handler.post({ query: '{ x }' })).json()).toEqual({ data: { x: 1 } });
  });

  it('keeps to the limits of the engine', async () => {
    await using handler = await openSubgraphsIn(
      host,
      SUBGRAPHS,
      {},
      { limits: { maxAliases: 1, maxAnswerBytes: 1_000_000 } },
    );

    expect(await readErrorCode(await handler.post({ query: '{ a: x b: x }' }))).toBe('QUERY_TOO_LARGE');
    expect(await readErrorCode(await handler.post({ query: '{ long }' }))).toBe('QUERY_TOO_COSTLY');
  });

  it('answers CORS preflight requests, and sends the security headers', async () => {
    await using handler = await openSubgraphsIn(host, SUBGRAPHS);

    const preflight = await handler.fetch(REPLACED_URL, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com' },
    });
    const answer = await handler.post({ query: '{ x }' }, { headers: { 'x-request-id': 'r-1' } });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toBe('r-1');
  });

  it('knows the address of the client', async () => {
    await using handler = await openSubgraphsIn(host, SUBGRAPHS);

    const { data } = (await (await handler.post({ query: '{ address }' })).json()) as { data: { address: string } };

    expect(data.address).toBe(host === 'the Fetch API' ? '192.0.2.7' : '127.0.0.1');
  });

  it('counts its requests in a registry', async () => {
    const registry = new Registry();
    await using handler = await openSubgraphsIn(host, SUBGRAPHS, { registry });

    await (await handler.post({ query: '{ x }' })).text();

    expect(await registry.metrics()).toMatch(
      /_count\{graphql_operation_type="query",graphql_outcome="ok",http_response_status_code="200"\} 1/,
    );
  });
});

describe('a handler of the Fetch API', () => {
  it('refuses a body that does not arrive in time', async () => {
    await using handler = await openSubgraphsIn('the Fetch API', SUBGRAPHS, { receiveTimeoutMs: 100 });
    let cancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('{"query":')),
      pull: () => sleep(10_000, undefined, { ref: false }),
      cancel: () => {
        cancelled = true;
      },
    });
    const headers = { 'content-type': 'application/json' };

    const response = await handler.fetch(REPLACED_URL, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);

    expect(response.status).toBe(408);
    expect(await readErrorCode(response)).toBe('BAD_REQUEST');
    await expect.poll(() => cancelled).toBe(true);
  });
});

describe('a handler after a framework that has read the body', () => {
  it('says so in the log', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(line) });
    const { engine } = federate(SUBGRAPHS);
    const { node } = createHandler({ engine, createContext: () => ({}), logger });
    const server = await listenOnFreePort(async (request, response) => {
      await request.toArray();
      node(request, response);
    });

    const headers = { 'content-type': 'application/json' };
    const response = await fetch(server.url, { method: 'POST', headers, body: '{"query":"{ x }"}' });

    expect(response.status).toBe(500);
    expect(await readErrorCode(response)).toBe('INTERNAL_SERVER_ERROR');
    expect(lines.join()).toContain('The body was read before the handler got the request.');
    await server.close();
  });
});

describe('a time that no timer can wait for', () => {
  const { engine } = federate(SUBGRAPHS);
  const logger = pino({ level: 'silent' });
  const served = { engine, createContext: () => ({}), logger };
  const keys = { keys: () => '{"keys":[]}', algorithms: ['ES256'], clockSkewS: 5, refreshMs: 1_000, logger };
  const LONG = 3_000_000_000;

  it.each<[option: string, start: () => unknown]>([
    ['requestTimeoutMs', () => createHandler({ ...served, requestTimeoutMs: LONG })],
    ['sendTimeoutMs', () => createHandler({ ...served, sendTimeoutMs: -1 })],
    ['streamLifeMs', () => startGateway({ ...served, host: '127.0.0.1', port: 0, streamLifeMs: LONG })],
    ['timeoutMs', () => httpExecutor({ name: 'a', url: 'http://127.0.0.1:9/', timeoutMs: LONG })],
    ['intervalMs', () => createReloads([], { intervalMs: LONG, logger })],
    ['cooldownMs', () => createTokenVerifier({ ...keys, cooldownMs: Number.NaN })],
  ])('is refused: %s', async (option, start) => {
    await expect(async () => start()).rejects.toThrow(`${option}: expected milliseconds, 0 to 86400000 (a day)`);
  });
});
