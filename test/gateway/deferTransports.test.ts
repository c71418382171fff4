import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import type { IncrementalPayload } from '../../gateway/engine/incremental/payloads.ts';
import type { GatewayOptions } from '../../gateway/index.ts';
import { openEventReader } from '../live/serverSentEvents.ts';
import type { FederateOptions, TestContext } from './federate.ts';
import { type MultipartRequest, openMultipart } from './multipart.ts';
import { serveGateway } from './serveGateway.ts';
import { startStreamingGateway } from './streamingSubgraphs.ts';

/** A page whose analysis takes as long as its gate is closed. */
const startPage = async (options: Partial<GatewayOptions<TestContext>> = {}, engineOptions: FederateOptions = {}) => {
  const gate = Promise.withResolvers<void>();
  const analyses = { started: 0, aborted: 0 };
  const analysis = async (_root: unknown, _args: object, { signal }: TestContext) => {
    analyses.started++;
    (signal as AbortSignal).addEventListener('abort', () => analyses.aborted++);
    await gate.promise;
    return 'It is fine.';
  };
  const subgraphs = {
    counts: { sdl: 'type Query { count: Int }', resolvers: { Query: { count: () => 5 } } },
    analyses: { sdl: 'type Query { analysis: String }', resolvers: { Query: { analysis } } },
  };
  const gateway = await serveGateway(subgraphs, options, engineOptions);
  return { ...gateway, gate, analyses, [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose]() };
};

const QUERY = 'query Page { count ... @defer(label: "later") { analysis } }';
const FIRST = { data: { count: 5 }, pending: [{ id: '0', path: [], label: 'later' }], hasNext: true };
const LAST = {
  incremental: [{ id: '0', data: { analysis: 'It is fine.' } }],
  completed: [{ id: '0' }],
  hasNext: false,
};
const open = (url: string, accept: string, request: Partial<MultipartRequest> = {}) =>
  openMultipart(url, { query: QUERY, accept, ...request });

describe('deferred fragments by multipart/mixed', () => {
  it.each(['multipart/mixed, application/json', 'multipart/mixed', 'multipart/mixed;incrementalSpec=v0.2,*/*'])(
    'come in the format of the draft to those who accept %s, the first part before the others are there',
    async (accept) => {
      await using page = await startPage();
      using parts = await open(page.url, accept);
      expect(await parts.next()).toEqual(FIRST);
      page.gate.resolve();
      expect(await parts.rest()).toEqual([LAST]);
      expect(parts.headers.get('content-type')).toBe('multipart/mixed;boundary="-"');
    },
  );

  it('come in that of 2022 to those who ask for it', async () => {
    await using page = await startPage();
    using parts = await open(page.url, 'multipart/mixed;deferSpec=20220824,application/json');
    expect(await parts.next()).toEqual({ data: { count: 5 }, hasNext: true });
    page.gate.resolve();
    const incremental = [{ data: { analysis: 'It is fine.' }, path: [], label: 'later' }];
    expect(await parts.rest()).toEqual([{ incremental, hasNext: false }]);
    expect(parts.headers.get('content-type')).toBe('multipart/mixed;boundary="-";deferSpec=20220824');
  });

  it('come in the initial result for clients that accept JSON only, or subscriptions', async () => {
    await using page = await startPage();
    page.gate.resolve();
    for (const accept of ['application/json', '*/*', 'multipart/mixed;subscriptionSpec=1.0,application/json']) {
      using whole = await open(page.url, accept);
      expect(await whole.json()).toEqual({ data: { count: 5, analysis: 'It is fine.' } });
    }
  });

  it('come in the initial result if their condition is false', async () => {
    await using page = await startPage();
    page.gate.resolve();
    const query = 'query ($on: Boolean!) { count ... @defer(if: $on) { analysis } }';
    using parts = await open(page.url, 'multipart/mixed', { query, variables: { on: false } });
    expect(await parts.rest()).toEqual([{ data: { count: 5, analysis: 'It is fine.' }, hasNext: false }]);
  });

  it('are aborted when their client disconnects', async () => {
    await using page = await startPage();
    const parts = await open(page.url, 'multipart/mixed');
    await parts.next();
    await expect.poll(() => page.analyses).toEqual({ started: 1, aborted: 0 });
    parts.close();
    await expect.poll(() => page.analyses.aborted, { timeout: 30_000 }).toBe(1);
  });

  it('end at the deadline of the request with an error of their own', async () => {
    await using page = await startPage({ requestTimeoutMs: 300 });
    using parts = await open(page.url, 'multipart/mixed');
    expect(await parts.next()).toEqual(FIRST);
    expect(await parts.rest()).toMatchObject([
      { completed: [{ id: '0', errors: [{ extensions: { code: 'GATEWAY_TIMEOUT' } }] }], hasNext: false },
    ]);
  });

  it('count for the size of the answer, all parts together', async () => {
    const maxAnswerBytes = JSON.stringify(FIRST).length;
    await using page = await startPage({}, { limits: { maxAnswerBytes } });
    using parts = await open(page.url, 'multipart/mixed');
    expect(await parts.next()).toEqual(FIRST);
    page.gate.resolve();
    expect(await parts.rest()).toMatchObject([
      { completed: [{ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY', maxAnswerBytes } }] }], hasNext: false },
    ]);
  });

  it('have errors masked, one line in the log, and the time to the first part', async () => {
    await using page = await startPage({ accessLog: true });
    using parts = await open(page.url, 'multipart/mixed');
    await parts.next();
    await expect.poll(() => page.analyses.started).toBe(1);
    page.gate.reject(new Error('The database is at 10.0.0.1.'));
    const [last] = await parts.rest<IncrementalPayload>();
    expect(last?.incremental).toMatchObject([
      { data: { analysis: null }, errors: [{ message: 'Internal server error', path: ['analysis'] }] },
    ]);
    await expect
      .poll(() => page.logs.filter(({ msg }) => msg === 'request'))
      .toMatchObject([
        { operation: 'Page', outcome: 'partial', codes: ['INTERNAL_SERVER_ERROR'], firstMs: expect.any(Number) },
      ]);
    const [line] = page.logs.filter(({ msg }) => msg === 'request');
    expect(line?.firstMs).toBeLessThan(line?.ms as number);
  });
});

describe('deferred fragments by other transports', () => {
  it('come by server-sent events', async () => {
    await using page = await startPage();
    using events = await openEventReader(page.url, QUERY);
    expect(await events.next()).toEqual([FIRST]);
    page.gate.resolve();
    expect(await events.rest()).toEqual([LAST]);
    expect(events.isComplete()).toBe(true);
  });

  it('come by WebSocket', async () => {
    await using page = await startPage();
    const client = createClient({ url: `${page.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    const results = client.iterate({ query: QUERY });
    expect(await results.next()).toEqual({ done: false, value: FIRST });
    page.gate.resolve();
    expect(await results.next()).toEqual({ done: false, value: LAST });
    expect(await results.next()).toMatchObject({ done: true });
    await client.dispose();
  });

  it('come in the format of 2022 by both, to who asks for it', async () => {
    const later = { incremental: [{ data: { analysis: 'It is fine.' }, path: [] }], hasNext: false };
    await using page = await startPage();
    page.gate.resolve();
    using events = await openEventReader(page.url, QUERY, {
      headers: { accept: 'text/event-stream;deferSpec=20220824' },
    });
    expect(await events.rest()).toMatchObject([{ hasNext: true }, later]);
    const client = createClient({ url: `${page.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    const results = client.iterate({ query: QUERY, extensions: { deferSpec: '20220824' } });
    expect(await Array.fromAsync(results)).toMatchObject([{ hasNext: true }, later]);
    await client.dispose();
  });

  it.each([
    { client: 'urql, which names no format', more: '', isDraft: false },
    { client: 'one that names the draft', more: ';incrementalSpec=v0.2', isDraft: true },
  ])('come by server-sent events in the format that the client reads: $client', async ({ more, isDraft }) => {
    const accept = `application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed${more}`;
    await using page = await startPage();
    page.gate.resolve();
    using events = await openEventReader(page.url, QUERY, { headers: { accept } });
    const [first, later] = await events.rest();
    expect(['pending' in Object(first), 'completed' in Object(later)]).toEqual([isDraft, isDraft]);
  });

  it.each([
    { query: 'subscription { productChanged { number ... @defer { broken } } }', code: 'GRAPHQL_VALIDATION_FAILED' },
    {
      query: `subscription ($on: Boolean = true) { ...Changed } fragment Changed on Subscription {
        productChanged { number ... @defer(if: $on) { broken } } }`,
      code: 'BAD_USER_INPUT',
    },
  ])('are refused in a subscription: $code', async ({ query, code }) => {
    await using graph = await startStreamingGateway('WebSocket');
    using events = await openEventReader(graph.url, query, { token: 't' });
    const message = 'A subscription delivers nothing later: set the `if` of @defer to false.';
    const refused = events.status === 200 ? (await events.rest())[0] : await events.json();
    expect(refused?.errors).toMatchObject([{ message, extensions: { code } }]);
  });

  it('come with the rest of an event if their condition is false', async () => {
    await using graph = await startStreamingGateway('WebSocket');
    const query = 'subscription { productChanged { number ... @defer(if: false) { product { name } } } }';
    using events = await openEventReader(graph.url, query, { token: 't' });
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(1);
    graph.send({ number: 1, product: { upc: 'tv', name: 'Television', price: 5 } });
    expect(await events.next()).toEqual([{ data: { productChanged: { number: 1, product: { name: 'Television' } } } }]);
  });
});
