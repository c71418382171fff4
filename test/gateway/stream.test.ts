import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';
import { askIncrementally, mergePayloads } from './incrementalResult.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at + 1}` }));

/** Five products of one subgraph, whose stock and parts another one has. */
const SHOP: Readonly<Record<string, TestSubgraph>> = {
  catalog: {
    sdl: `
        type Query { products: [Product!] product(id: ID!): Product shelves: [[Product!]!] names: [String!] gone: [Product!] }
        type Mutation { restock: [Product!] }
        type Product @key(fields: "id") { id: ID! name: String parts: [Part!] }
        type Part @key(fields: "id") { id: ID! }`,
    resolvers: {
      Query: {
        products: () => ids(5),
        product: (_: unknown, { id }: { id: string }) => ({ id }),
        shelves: () => [ids(2), ids(3)],
        names: () => ['a', 'b'],
        gone: () => null,
      },
      Mutation: { restock: () => ids(5) },
      Product: {
        name: ({ id }: { id: string }) => {
          if (id === '4') throw new Error('It has no name.');
          return `Product ${id}`;
        },
        parts: ({ id }: { id: string }) => ids(3).map((part) => ({ id: `${id}-${part.id}` })),
      },
    },
  },
  stock: {
    sdl: `
        type Product @key(fields: "id") { id: ID! stock: Int count: Int! broken: Int }
        type Part @key(fields: "id") { id: ID! size: Int }`,
    resolvers: {
      Product: {
        stock: ({ id }: { id: string }) => Number(id) * 10,
        count: ({ id }: { id: string }) => (id === '5' ? null : 1),
        broken: ({ id }: { id: string }) => {
          if (id === '2' || id === '5') throw new Error('It is broken.');
          return 0;
        },
      },
      Part: { size: ({ id }: { id: string }) => Number(id.replace('-', '')) },
    },
  },
  deals: {
    sdl: 'type Product @key(fields: "id") { id: ID! price: Int }',
    resolvers: { Product: { price: ({ id }: { id: string }) => Number(id) * 100 } },
  },
};

const shop = () => federate(SHOP);

/** The identifiers of the entities that each fetch after the first asks for. */
const asked = ({ calls }: ReturnType<typeof shop>) =>
  calls
    .map(({ variables }) => (variables?.representations as { id: string }[] | undefined)?.map(({ id }) => id))
    .filter((found) => found !== undefined);

const withoutStream = (query: string) => query.replaceAll(/@stream(\([^)]*\))?/g, '');

describe('a streamed list', () => {
  it('has its first items at once and the others later, each fetched once', async () => {
    const graph = shop();
    const payloads = await askIncrementally(graph, '{ products @stream(initialCount: 2, label: "more") { id stock } }');
    expect(payloads).toEqual([
      {
        data: {
          products: [
            { id: '1', stock: 10 },
            { id: '2', stock: 20 },
          ],
        },
        pending: [{ id: '0', path: ['products'], label: 'more' }],
        hasNext: true,
      },
      {
        incremental: [
          {
            id: '0',
            items: [
              { id: '3', stock: 30 },
              { id: '4', stock: 40 },
              { id: '5', stock: 50 },
            ],
          },
        ],
        completed: [{ id: '0' }],
        hasNext: false,
      },
    ]);
    expect(asked(graph).toSorted()).toEqual([
      ['1', '2'],
      ['3', '4', '5'],
    ]);
  });

  it('waits at first for nothing but the list if no item comes first', async () => {
    const graph = shop();
    const [first, later] = await askIncrementally(graph, '{ products @stream { stock } }');
    expect(first).toMatchObject({ data: { products: [] }, hasNext: true });
    expect(later?.incremental?.[0]?.items).toHaveLength(5);
    expect(asked(graph)).toEqual([['1', '2', '3', '4', '5']]);
  });

  it('says where the items start in the format of 2022', async () => {
    const query = '{ products @stream(initialCount: 3, label: "x") { stock } }';
    const payloads = await askIncrementally(shop(), query, { format: '20220824' });
    expect(payloads.slice(1)).toEqual([
      {
        incremental: [{ items: [{ stock: 40 }, { stock: 50 }], path: ['products', 3], label: 'x' }],
        hasNext: false,
      },
    ]);
  });

  it.each([
    ['there are no more items than come first', '{ products @stream(initialCount: 5) { stock } }'],
    ['its items need no fetch of their own', '{ products @stream { id } }'],
    ['its items are scalars', '{ names @stream }'],
    ['the list is null', '{ gone @stream { stock } }'],
    ['its condition is false', '{ products @stream(if: false) { stock } }'],
    ['it is selected without @stream as well', '{ products @stream { stock } products { price } }'],
  ])('comes whole if %s', async (_, query) => {
    const graph = shop();
    const payloads = await askIncrementally(graph, query);
    expect(payloads.map(({ hasNext = false }) => hasNext)).toEqual([false]);
    expect(payloads[0]?.data).toEqual((await graph.ask(withoutStream(query))).data);
  });

  it('takes its count and condition from variables', async () => {
    const query = `query ($count: Int!, $on: Boolean = true) { products @stream(initialCount: $count, if: $on) { stock } }`;
    const shown = async (variables: Record<string, unknown>) =>
      (await askIncrementally(shop(), query, { variables })).map(({ data, incremental }) => data ?? incremental);
    expect(await shown({ count: 4 })).toMatchObject([{ products: { length: 4 } }, [{ items: [{ stock: 50 }] }]]);
    expect(await shown({ count: 4, on: false })).toMatchObject([{ products: { length: 5 } }]);
    expect(await askIncrementally(shop(), query, { variables: { count: -1 } })).toMatchObject([
      { errors: [{ message: 'The initialCount of @stream is 0 or more.', extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });

  it('has an error with the items that it is at, at its place in the whole list', async () => {
    const query = '{ products @stream(initialCount: 3) { name broken } }';
    const graph = shop();
    const payloads = await askIncrementally(graph, query);
    expect(payloads).toMatchObject([
      { errors: [{ path: ['products', 1, 'broken'] }] },
      {
        incremental: [
          {
            items: [{ name: null }, { name: 'Product 5', broken: null }],
            errors: [{ path: ['products', 3, 'name'] }, { path: ['products', 4, 'broken'] }],
          },
        ],
      },
    ]);
    expect(mergePayloads(payloads).data).toEqual((await graph.ask(withoutStream(query))).data);
  });

  it('ends with the first items if a null reaches the list', async () => {
    const payloads = await askIncrementally(shop(), '{ products @stream(initialCount: 1) { count } }');
    expect(payloads).toMatchObject([
      { data: { products: [{ count: 1 }] } },
      { completed: [{ id: '0', errors: [{ path: ['products', 4, 'count'] }] }], hasNext: false },
    ]);
    expect(payloads[1]).not.toHaveProperty('incremental');
  });

  it('holds deferred fragments, in its first items and in the later ones', async () => {
    const query = '{ products @stream(initialCount: 2) { id stock ... @defer(label: "price") { price } } }';
    const graph = shop();
    const payloads = await askIncrementally(graph, query);
    const announced = payloads.map(({ pending = [] }) => pending.map(({ path }) => path.join('.')));
    expect(announced.flat().toSorted()).toEqual(['products', ...[0, 1, 2, 3, 4].map((at) => `products.${at}`)]);
    expect(announced[0]).toEqual(['products', 'products.0', 'products.1'].toSorted());
    expect(mergePayloads(payloads)).toEqual(await graph.ask('{ products { id stock price } }'));
  });

  it('stands in a deferred fragment, in lists of lists, and in the items of another one', async () => {
    for (const query of [
      '{ product(id: 1) { name ... @defer { stock parts @stream(initialCount: 1) { size } } } }',
      '{ shelves @stream(initialCount: 1) { id stock } }',
      '{ products @stream(initialCount: 2) { stock parts @stream(initialCount: 1) { id size } } }',
    ]) {
      const graph = shop();
      const payloads = await askIncrementally(graph, query);
      expect(payloads.length, query).toBeGreaterThan(1);
      const whole = await graph.ask(withoutStream(query).replaceAll('@defer', ''));
      expect(mergePayloads(payloads), query).toEqual(whole);
    }
  });

  it.each([
    [
      'a field that is not a list',
      '{ product(id: 1) @stream { id } }',
      'Only a list can be streamed: "product" is not one.',
    ],
    ['a negative count', '{ products @stream(initialCount: -1) { id } }', 'The initialCount of @stream is 0 or more.'],
    ['a root field of a mutation', 'mutation { restock @stream { id } }', 'Fields of Mutation cannot be streamed.'],
    [
      'a label that is there twice',
      '{ products @stream(label: "x") { id } ... @defer(label: "x") { names } }',
      'The label of each @defer is unique.',
    ],
  ])('is refused on %s', async (_, query, message) => {
    expect(await askIncrementally(shop(), query)).toMatchObject([
      { errors: [{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
    ]);
  });
});
