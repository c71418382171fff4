import { GraphQLError } from 'graphql';
import { createClient } from 'graphql-ws';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import type { ServedEngine } from '../../gateway/engine/index.ts';
import {
  createEngine,
  createSubgraphEngine,
  type HttpExecutor,
  httpExecutor,
  inProcessExecutor,
  readManifest,
  startGateway,
  trustedDocuments,
} from '../../gateway/index.ts';
import { federate, type TestContext } from './federate.ts';
import { openMultipart } from './multipart.ts';
import { serveGateway } from './serveGateway.ts';

const broken = (what: string) => () => {
  throw new GraphQLError(`The ${what} is broken.`, { extensions: { code: 'BROKEN' } });
};

const written: string[] = [];
const write = (name: string) => async () => {
  written.push(name);
  return { name };
};

const products = {
  sdl: `
    type Query { shelf: Shelf products: [Product!]! names: [Product!] }
    type Mutation { first: Written! broken: Written! second: Written! refused: Written }
    type Subscription { productChanged: Product! }
    type Shelf { label: String! products: [Product!]! }
    type Written { name: String! }
    type Product @key(fields: "upc") { upc: ID! name: String! price: Int }
  `,
  resolvers: {
    Query: {
      shelf: () => ({ label: 'A', products: [{ upc: '1' }, { upc: '2' }] }),
      products: () => [{ upc: '1' }, new GraphQLError('The product is broken.', { extensions: { code: 'BROKEN' } })],
      names: () => [{ upc: '1' }, { upc: '2' }],
    },
    Mutation: { first: write('first'), broken: broken('write'), second: write('second'), refused: broken('write') },
    Subscription: {
      productChanged: {
        subscribe: async function* () {
          yield { productChanged: { upc: '1', price: 5 } };
        },
      },
    },
    Product: { name: broken('name'), price: () => 5 },
  },
};

const stocks = {
  sdl: 'type Product @key(fields: "upc") { upc: ID! stock: Stock! } type Stock { count: Int! place: String! }',
  resolvers: { Product: { stock: () => ({ count: 3, place: null }) } },
};

const SHELF = '{ shelf { label products { upc name stock { count place } } } }';
const product = (upc: string) => ({ upc, name: null, stock: { count: 3, place: null } });
const errorsAt = (...paths: readonly (readonly (string | number)[])[]) =>
  expect.toSatisfy(
    (errors: readonly GraphQLError[]) =>
      JSON.stringify(errors.map(({ path }) => path).toSorted()) === JSON.stringify(paths.toSorted()),
    `errors at ${JSON.stringify(paths)}`,
  );

const WITH_NULLS = {
  data: { shelf: { label: 'A', products: [product('1'), product('2')] } },
  errors: errorsAt(
    ['shelf', 'products', 0, 'name'],
    ['shelf', 'products', 1, 'name'],
    ['shelf', 'products', 0, 'stock', 'place'],
    ['shelf', 'products', 1, 'stock', 'place'],
  ),
};
const PROPAGATED = { data: { shelf: null }, errors: expect.any(Array) };
const HALTED = { data: null, errors: [expect.objectContaining({ path: ['shelf', 'products', 0, 'name'] })] };

const serveEngine = async (engine: ServedEngine<TestContext>) => {
  const options = { createContext: () => ({}), host: '127.0.0.1', port: 0, logger: pino({ level: 'silent' }) };
  const { url, close } = await startGateway({ engine, ...options });
  return { url, [Symbol.asyncDispose]: () => close() };
};

describe.each([
  { given: 'interpreted', compileAfter: 1_000 },
  { given: 'compiled', compileAfter: 1 },
])('onError of fetches that are $given', async ({ compileAfter }) => {
  const gateway = await serveGateway({ products, stocks }, {}, { compileAfter });
  afterAll(() => gateway.close());
  const send = async (body: object) => (await gateway.post(body)).json();

  it.each([
    { onError: undefined, answer: PROPAGATED },
    { onError: null, answer: PROPAGATED },
    { onError: 'PROPAGATE', answer: PROPAGATED },
    { onError: 'NULL', answer: WITH_NULLS },
    { onError: 'HALT', answer: HALTED },
  ])('$onError answers an operation whose non-null fields fail', async ({ onError, answer }) => {
    // Often enough to be compiled at the gateway, too.
    for (let times = 0; times < 7; times++) expect(await send({ query: SHELF, onError })).toEqual(answer);
  });

  it('NULL leaves a null in a list of non-null items', async () => {
    expect(await send({ query: '{ products { upc } }', onError: 'NULL' })).toEqual({
      data: { products: [{ upc: '1' }, null] },
      errors: errorsAt(['products', 1]),
    });
  });

  it('NULL and HALT change nothing of an answer without errors', async () => {
    const whole = { data: { shelf: { label: 'A', products: [{ price: 5 }, { price: 5 }] } } };
    for (const onError of ['NULL', 'HALT'])
      expect(await send({ query: '{ shelf { label products { price } } }', onError })).toEqual(whole);
  });

  it.each([
    { onError: 'PROPAGATE', fields: 'first broken second', ran: ['first'], data: null },
    { onError: 'NULL', fields: 'first broken second', ran: ['first', 'second'], data: { broken: null } },
    { onError: 'PROPAGATE', fields: 'first refused second', ran: ['first', 'second'], data: { refused: null } },
    { onError: 'HALT', fields: 'first refused second', ran: ['first'], data: null },
  ])('of $onError ends a mutation { $fields } after $ran', async ({ onError, fields, ran, data }) => {
    written.length = 0;
    const query = `mutation { ${fields.split(' ').join(' { name } ')} { name } }`;

    const answer = await send({ query, onError });

    expect(written).toEqual(ran);
    const others = data && { first: { name: 'first' }, second: { name: 'second' } };
    expect(answer).toEqual({ data: data && { ...others, ...data }, errors: [expect.anything()] });
  });
});

describe('onError', async () => {
  const gateway = await serveGateway({ products, stocks });
  afterAll(() => gateway.close());

  it('is a parameter of a GET', async () => {
    const get = (parameters: Record<string, string>) =>
      fetch(`${gateway.url}/graphql?${new URLSearchParams(parameters)}`);

    expect(await (await get({ query: SHELF, onError: 'NULL' })).json()).toEqual(WITH_NULLS);
    expect((await get({ query: SHELF, onError: 'null' })).status).toBe(400);
  });

  it.each(['null', 'ABORT', '', 5, ['NULL'], true])('%j is refused with what is expected', async (onError) => {
    const response = await gateway.post({ query: SHELF, onError });

    expect(response.status).toBe(400);
    const message = 'The request’s `onError` is not one of NULL, PROPAGATE, HALT.';
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('is that of each operation of a list', async () => {
    await using batches = await serveGateway({ products, stocks }, { batchMax: 3 });

    const response = await batches.post([
      { query: SHELF, onError: 'HALT' },
      { query: SHELF, onError: 'NULL' },
    ]);

    expect(await response.json()).toEqual([HALTED, WITH_NULLS]);
  });

  it('chooses for trusted documents and for persisted queries', async () => {
    const documents = trustedDocuments(readManifest(JSON.stringify({ shelf: SHELF })));
    await using trusted = await serveGateway({ products, stocks }, { documents });

    const byId = { documentId: 'shelf' };
    expect(await (await trusted.post({ ...byId, onError: 'NULL' })).json()).toEqual(WITH_NULLS);
    expect(await (await trusted.post({ ...byId, onError: 'HALT' })).json()).toEqual(HALTED);
    expect(await (await trusted.post(byId)).json()).toEqual(PROPAGATED);
  });

  it('chooses at subgraphs elsewhere, too', async () => {
    const { schemas, supergraphSdl } = federate({ products, stocks });
    await using servers = new AsyncDisposableStack();
    const executors: Record<string, HttpExecutor<TestContext>> = {};
    for (const [name, schema] of Object.entries(schemas)) {
      const engine = createSubgraphEngine<TestContext>(schema, inProcessExecutor(schema));
      const subgraph = servers.use(await serveEngine(engine));
      executors[name] = httpExecutor<TestContext>({ name, url: `${subgraph.url}/graphql` });
      servers.defer(() => executors[name]?.close());
    }
    const elsewhere = servers.use(await serveEngine(createEngine<TestContext>({ supergraphSdl, executors })));
    const send = async (onError?: string) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: SHELF, onError });
      return (await fetch(`${elsewhere.url}/graphql`, { method: 'POST', headers, body })).json();
    };

    expect(await send('NULL')).toEqual(WITH_NULLS);
    expect(await send('HALT')).toEqual(HALTED);
    expect(await send()).toEqual(PROPAGATED);
  });

  it('chooses for the parts of an answer, of which HALT makes one', async () => {
    const query = '{ shelf { label ... @defer { products { upc name stock { count place } } } } }';
    const open = (onError: string) =>
      openMultipart(gateway.url, { query, accept: 'multipart/mixed', members: { onError } });

    using parts = await open('NULL');
    expect(await parts.next()).toMatchObject({ data: { shelf: { label: 'A' } }, hasNext: true });
    expect(await parts.rest()).toMatchObject([{ incremental: [{ data: { products: [product('1'), product('2')] } }] }]);
    using whole = await open('HALT');
    expect(await whole.rest()).toEqual([{ ...HALTED, hasNext: false }]);
  });

  it.each([
    { onError: 'NULL', data: { productChanged: { price: 5, name: null } } },
    { onError: 'HALT', data: null },
    { onError: 'PROPAGATE', data: null },
  ] as const)(
    '$onError chooses for the events of a subscription, by WebSocket and server-sent events',
    async ({ onError, data }) => {
      const operation = { query: 'subscription { productChanged { price name } }', onError };
      const client = createClient({ url: `${gateway.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
      const events = [];
      for await (const event of client.iterate(operation)) events.push(event);
      await client.dispose();
      const streamed = await (await gateway.post(operation, { accept: 'text/event-stream' })).text();

      const expected = { data, errors: [expect.objectContaining({ path: ['productChanged', 'name'] })] };
      expect(events).toEqual([expected]);
      expect(JSON.parse(streamed.match(/^event: next\ndata: (.*)$/m)?.[1] ?? '')).toEqual(expected);
    },
  );
});
