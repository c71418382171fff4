import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { serveGateway } from './serveGateway.ts';

const SUBGRAPHS = {
  a: {
    sdl: 'type Query { text(length: Int!): String rows(count: Int!): [Row!]! } type Row { id: ID! name: String }',
    resolvers: {
      Query: {
        text: (_: unknown, { length }: { length: number }) => 'é'.repeat(length),
        rows: (_: unknown, { count }: { count: number }) =>
          Array.from({ length: count }, (_, at) => ({ id: `row-${at}`, name: `The name of row ${at}` })),
      },
    },
  },
};

const gateway = await serveGateway(SUBGRAPHS, { batchMax: 2 });
afterAll(() => gateway.close());

/** Sends a query without decoding the answer, which `fetch` would do. */
const ask = (url: string, query: string | readonly string[], acceptEncoding?: string) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
    };
    const sent = request(`${url}/graphql`, { method: 'POST', headers }, async (response) =>
      resolve({ headers: response.headers, body: await buffer(response) }),
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(typeof query === 'string' ? { query } : query.map((one) => ({ query: one }))));
  });

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

describe('an answer of some size', () => {
  it.each([
    { accepts: undefined, encoding: undefined },
    { accepts: 'gzip', encoding: 'gzip' },
    { accepts: 'br', encoding: 'br' },
    { accepts: 'zstd', encoding: 'zstd' },
    { accepts: 'gzip, deflate, br', encoding: 'br' },
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br' },
    { accepts: 'zstd, gzip', encoding: 'gzip' },
    { accepts: 'br;q=0.1, gzip;q=0.9, zstd;q=0', encoding: 'gzip' },
    { accepts: 'GZIP', encoding: 'gzip' },
    { accepts: 'identity, gzip;q=0.5', encoding: undefined },
    { accepts: 'gzip;q=0', encoding: undefined },
    { accepts: 'deflate', encoding: undefined },
    { accepts: 'nonsense;;,=', encoding: undefined },
    { accepts: `gzip, ${'x'.repeat(1_000)}`, encoding: undefined },
  ])('is encoded as $encoding for a client that accepts $accepts', async ({ accepts, encoding }) => {
    const { headers, body } = await ask(gateway.url, '{ text(length: 20000) }', accepts);

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('accept-encoding');
    const decoded = encoding === undefined ? body : DECODERS[encoding]?.(body);
    expect(JSON.parse(String(decoded))).toEqual({ data: { text: 'é'.repeat(20_000) } });
  });

  it('is not compressed if it is small, or if compression is off', async () => {
    await using off = await serveGateway(SUBGRAPHS, { compressMinBytes: 0 });

    const small = await ask(gateway.url, '{ text(length: 100) }', 'gzip');
    const large = await ask(off.url, '{ text(length: 20000) }', 'gzip');

    for (const { headers, body } of [small, large]) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(String(body))).toHaveProperty('data.text');
    }
  });

  // A large answer is printed in as many parts as it takes time slices. A list of answers always has several.
  it.each(['br', 'gzip', 'zstd'])('that is printed in parts streams as %s', async (encoding) => {
    const rows = '{ rows(count: 60000) { id name } }';
    const { headers, body } = await ask(gateway.url, [rows, '{ text(length: 1) }'], encoding);

    expect(headers['transfer-encoding']).toBe('chunked');
    expect(headers['content-encoding']).toBe(encoding);
    const [{ data }, second] = JSON.parse(String(DECODERS[encoding]?.(body)));
    expect(data.rows).toHaveLength(60_000);
    expect(data.rows.at(-1)).toEqual({ id: 'row-59999', name: 'The name of row 59999' });
    expect(second).toEqual({ data: { text: 'é' } });
  });

  it('may lose its client while it is compressed', async () => {
    const controllers = Array.from({ length: 10 }, () => new AbortController());
    const lost = controllers.map(({ signal }) =>
      fetch(`${gateway.url}/graphql?${new URLSearchParams({ query: '{ rows(count: 60000) { id name } }' })}`, {
        headers: { 'accept-encoding': 'gzip' },
        signal,
      }).then((response) => response.body?.cancel()),
    );
    for (const [at, controller] of controllers.entries()) setTimeout(() => controller.abort(), at * 20);
    await Promise.allSettled(lost);

    const { body } = await ask(gateway.url, '{ text(length: 1) }', 'gzip');

    expect(JSON.parse(String(body))).toEqual({ data: { text: 'é' } });
  });
});
