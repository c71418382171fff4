import { describe, expect, it } from 'vitest';
import { type FederateOptions, federate, type TestSubgraph } from './federate.ts';
import { federateOverHttp } from './federateOverHttp.ts';
import { askIncrementally, mergePayloads } from './incrementalResult.ts';

/** Products of one subgraph, with stock and maker of others. */
const SHOP: Readonly<Record<string, TestSubgraph>> = {
  catalog: {
    sdl: `
        type Query { products: [Product!]! product(id: ID!): Product slow: Report }
        type Mutation { rename(id: ID!, name: String!): Product }
        type Report { text: String }
        type Product @key(fields: "id") { id: ID! name: String maker: Maker }
        type Maker @key(fields: "id") { id: ID! }`,
    resolvers: {
      Query: {
        products: () => ['1', '2'].map((id) => ({ id, name: `Product ${id}`, maker: { id: `m${id}` } })),
        product: (_: unknown, { id }: { id: string }) => ({ id, name: `Product ${id}`, maker: { id: 'm1' } }),
        slow: () => ({ text: 'long' }),
      },
      Mutation: { rename: (_: unknown, product: object) => product },
    },
  },
  stock: {
    sdl: `
        type Query { warehouses: [Warehouse!] }
        type Warehouse { name: String }
        type Product @key(fields: "id") { id: ID! stock: Int count: Int! broken: Int }`,
    resolvers: {
      Query: { warehouses: () => [{ name: 'North' }] },
      Product: {
        stock: ({ id }: { id: string }) => Number(id) * 10,
        count: ({ id }: { id: string }) => (id === '2' ? null : 1),
        broken: () => {
          throw new Error('It is broken.');
        },
      },
    },
  },
  makers: {
    sdl: 'type Maker @key(fields: "id") { id: ID! name: String }',
    resolvers: { Maker: { name: ({ id }: { id: string }) => `Maker ${id}` } },
  },
};

const shop = (options: FederateOptions = {}) => federate(SHOP, options);

describe('an incrementally delivered answer', () => {
  it('delivers the fields of another subgraph for each object of a list, under its label', async () => {
    const payloads = await askIncrementally(shop(), '{ products { name ... @defer(label: "stock") { stock } } }');
    const pending = [0, 1].map((at) => ({ id: `${at}`, path: ['products', at], label: 'stock' }));
    expect(payloads).toEqual([
      { data: { products: [{ name: 'Product 1' }, { name: 'Product 2' }] }, pending, hasNext: true },
      {
        incremental: [
          { id: '0', data: { stock: 10 } },
          { id: '1', data: { stock: 20 } },
        ],
        completed: [{ id: '0' }, { id: '1' }],
        hasNext: false,
      },
    ]);
  });

  it('delivers a deferred root field separately, even of the same subgraph', async () => {
    const graph = shop();
    const payloads = await askIncrementally(graph, '{ products { name } ... @defer { slow { text } } }');
    expect(payloads).toMatchObject([
      { data: { products: [{}, {}] }, pending: [{ id: '0', path: [] }] },
      { incremental: [{ id: '0', data: { slow: { text: 'long' } } }], hasNext: false },
    ]);
    expect(graph.calls.map(({ subgraph }) => subgraph)).toEqual(['catalog', 'catalog']);
  });

  it('is a single result if the fragment needs no fetch of its own, or its condition is false', async () => {
    const graph = shop();
    expect(await askIncrementally(graph, '{ products { id ... @defer { name } } }')).toEqual([
      { data: { products: ['1', '2'].map((id) => ({ id, name: `Product ${id}` })) } },
    ]);
    const off = await askIncrementally(graph, 'query ($on: Boolean!) { products { ... @defer(if: $on) { stock } } }', {
      variables: { on: false },
    });
    expect(off).toEqual([{ data: { products: [{ stock: 10 }, { stock: 20 }] } }]);
  });

  it('is a single result if @include leaves an object without fields', async () => {
    const query = '{ warehouses { name } ... @defer { products { maker { name @include(if: false) } stock } } }';
    expect(await askIncrementally(shop(), query)).toEqual([
      {
        data: {
          warehouses: [{ name: 'North' }],
          products: [
            { maker: {}, stock: 10 },
            { maker: {}, stock: 20 },
          ],
        },
      },
    ]);
  });

  it('supports nested @defer, and delivers no field twice', async () => {
    const query = `{ products { id maker { id } ...Stock @defer(label: "outer") } }
      fragment Stock on Product { id stock maker { id ... @defer(label: "inner") { name } } }`;
    const graph = shop();
    const payloads = await askIncrementally(graph, query);
    expect(payloads.map((payload) => payload.pending?.map(({ path, label }) => [label, ...path]) ?? [])).toEqual([
      [
        ['outer', 'products', 0],
        ['outer', 'products', 1],
      ],
      [
        ['inner', 'products', 0, 'maker'],
        ['inner', 'products', 1, 'maker'],
      ],
      [],
    ]);
    expect(payloads[1]?.incremental).toEqual([
      { id: '0', data: { stock: 10 } },
      { id: '1', data: { stock: 20 } },
    ]);
    expect(mergePayloads(payloads)).toEqual(await graph.ask(query.replaceAll(/@defer\([^)]*\)/g, '')));
  });

  it('reports an error and its null in the payload of their field', async () => {
    const query = '{ products { id ... @defer { broken } ... @defer(label: "count") { count } } }';
    const payloads = await askIncrementally(shop(), query);
    expect(payloads[0]).not.toHaveProperty('errors');
    expect(payloads.slice(1).flatMap(({ incremental = [] }) => incremental)).toMatchObject([
      { data: { broken: null }, errors: [{ path: ['products', 0, 'broken'] }] },
      { data: { broken: null }, errors: [{ path: ['products', 1, 'broken'] }] },
      { data: { count: 1 } },
    ]);
    const completed = payloads.flatMap(({ completed = [] }) => completed);
    expect(completed.filter(({ errors }) => errors !== undefined)).toMatchObject([
      { errors: [{ path: ['products', 1, 'count'] }] },
    ]);
  });

  it('defers fields below a mutation until after the write', async () => {
    const query = 'mutation { rename(id: "3", name: "New") { name ... @defer { stock } } }';
    expect(await askIncrementally(shop(), query)).toMatchObject([
      { data: { rename: { name: 'New' } }, pending: [{ path: ['rename'] }] },
      { incremental: [{ data: { stock: 30 } }] },
    ]);
  });

  it('repeats what other parts have in the format of 2022', async () => {
    const query = '{ product(id: 1) { id ... @defer(label: "x") { id stock maker { name } } } }';
    const payloads = await askIncrementally(shop(), query, { format: '20220824' });
    expect(payloads).toEqual([
      { data: { product: { id: '1' } }, hasNext: true },
      {
        incremental: [{ data: { id: '1', stock: 10, maker: { name: 'Maker m1' } }, path: ['product'], label: 'x' }],
        hasNext: false,
      },
    ]);
  });

  it.each([
    {
      query: 'query ($l: String) { ... @defer(label: $l) { slow { text } } }',
      message: 'The label of @defer is a string, not a variable.',
    },
    {
      query: '{ ... @defer(label: "a") { slow { text } } products { ... @defer(label: "a") { stock } } }',
      message: 'The label of each @defer is unique.',
    },
    {
      query: 'mutation { ... @defer { rename(id: 1, name: "x") { id } } }',
      message: 'Fields of Mutation cannot be deferred.',
    },
  ])('is refused: $query', async ({ query, message }) => {
    expect(await askIncrementally(shop(), query)).toMatchObject([{ errors: [{ message }] }]);
  });

  it('comes from subgraphs behind HTTP too', async () => {
    await using graph = await federateOverHttp(SHOP);
    const query = '{ products { name ... @defer { stock maker { name } } } ... @defer { warehouses { name } } }';
    const payloads = await askIncrementally(graph, query);
    expect(payloads[0]).toMatchObject({ data: { products: [{ name: 'Product 1' }, {}] }, hasNext: true });
    expect(mergePayloads(payloads)).toEqual({
      data: {
        products: [1, 2].map((n) => ({ name: `Product ${n}`, stock: n * 10, maker: { name: `Maker m${n}` } })),
        warehouses: [{ name: 'North' }],
      },
    });
  });

  it('refuses a deferred field that the caller may not select in its own part', async () => {
    const stock = { ...SHOP.stock, sdl: (SHOP.stock?.sdl ?? '').replace('stock: Int', 'stock: Int @authenticated') };
    const authorization = { caller: () => ({ isAuthenticated: false, scopes: new Set<string>() }) };
    const graph = federate({ ...SHOP, stock }, { authorization });
    const payloads = await askIncrementally(graph, '{ product(id: 1) { name ... @defer { stock maker { name } } } }');
    expect(payloads).toMatchObject([
      { data: { product: { name: 'Product 1' } } },
      {
        incremental: [
          {
            data: { stock: null, maker: { name: 'Maker m1' } },
            errors: [{ path: ['product', 'stock'], extensions: { code: 'UNAUTHORIZED_FIELD_OR_TYPE' } }],
          },
        ],
      },
    ]);
    expect(payloads[0]).not.toHaveProperty('errors');
  });

  it('keeps the delivered fields of a deleted entity, and delivers null for later ones', async () => {
    const gone = ({ id }: { id: string }) => (id === 'm1' ? null : { id });
    const makers = {
      ...SHOP.makers,
      resolvers: { Maker: { __resolveReference: gone, name: () => 'Maker' } },
    } as TestSubgraph;
    const graph = federate({ ...SHOP, makers }, { deletedEntities: 'remove' });
    const known = await askIncrementally(graph, '{ products { maker { id ... @defer { name } } } }');
    expect(known[0]?.data).toEqual({ products: [{ maker: { id: 'm1' } }, { maker: { id: 'm2' } }] });
    expect(known[1]).toMatchObject({
      incremental: [{ id: '1', data: { name: 'Maker' } }],
      completed: [{ id: '0', errors: [{ path: ['products', 0, 'maker'] }] }, { id: '1' }],
    });
    const later = await askIncrementally(graph, '{ products { id ... @defer { maker { name } } } }');
    expect(later[1]?.incremental?.map(({ data }) => data)).toEqual([{ maker: null }, { maker: { name: 'Maker' } }]);
  });

  it('delivers at most 64 fragments separately, and the others with the initial result', async () => {
    const graph = shop();
    const fields = Array.from({ length: 70 }, (_, at) => `... @defer { a${at}: slow { text } }`);
    const payloads = await askIncrementally(graph, `{ ${fields.join(' ')} }`);
    expect(payloads[0]?.pending).toHaveLength(64);
    expect(Object.keys(payloads[0]?.data ?? {})).toHaveLength(6);
    expect(graph.calls).toHaveLength(65);
    expect(Object.keys(mergePayloads(payloads).data ?? {})).toHaveLength(70);
  });

  it('is limited by the query cost of the whole operation', async () => {
    const graph = shop({ limits: { maxCost: 5 } });
    const payloads = await askIncrementally(graph, '{ ... @defer { products { stock maker { name } } } }');
    expect(payloads).toMatchObject([{ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] }]);
  });

  it('ends with an error for each fragment that is announced, where a part is too long', async () => {
    const graph = shop({ limits: { maxAnswerBytes: 100 } });
    const query = '{ product(id: 1) { id ... @defer { stock maker { ... @defer { name } } } ... @defer { count } } }';
    const payloads = await askIncrementally(graph, query);
    expect(payloads[0]).toMatchObject({ data: { product: { id: '1' } }, pending: [{}, {}] });
    const { errors } = mergePayloads(payloads);
    expect(new Set(errors?.map(({ extensions }) => extensions?.code))).toEqual(new Set(['QUERY_TOO_COSTLY']));
  });

  it('starts a deferred fetch as soon as it has what it reads', async () => {
    const gate = Promise.withResolvers<void>();
    const stock = {
      ...SHOP.stock,
      resolvers: { Query: { warehouses: () => gate.promise.then(() => []) }, Product: { stock: () => 1 } },
    } as TestSubgraph;
    const graph = federate({ ...SHOP, stock });
    const answering = askIncrementally(
      graph,
      '{ warehouses { name } ... @defer { slow { text } } products { ... @defer { maker { name } } } }',
    );
    await expect
      .poll(() => graph.calls.map(({ subgraph }) => subgraph))
      .toEqual(['stock', 'catalog', 'catalog', 'makers']);
    gate.resolve();
    expect(mergePayloads(await answering).errors).toBeUndefined();
  });

  it('does not wait for what another fragment reads in the same subgraph', async () => {
    const gate = Promise.withResolvers<void>();
    const catalog = {
      sdl: (SHOP.catalog?.sdl ?? '').replace('text: String', 'text: String maker: Maker'),
      resolvers: {
        Query: {
          products: () => [{ id: '1', maker: { id: 'm1' } }],
          slow: () => gate.promise.then(() => ({ maker: { id: 'm2' } })),
        },
      },
    } as TestSubgraph;
    const graph = federate({ ...SHOP, catalog });
    const query = '{ ... @defer { products { maker { name } } } ... @defer { slow { maker { name } } } }';
    const answering = askIncrementally(graph, query);
    await expect.poll(() => graph.calls.map(({ subgraph }) => subgraph)).toEqual(['catalog', 'catalog', 'makers']);
    gate.resolve();
    expect(mergePayloads(await answering).data).toEqual({
      products: [{ maker: { name: 'Maker m1' } }],
      slow: { maker: { name: 'Maker m2' } },
    });
  });
});
