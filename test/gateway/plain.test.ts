import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';

const SHOP = 'type Query { items: [Item!] } type Item @key(fields: "id") { id: ID! name: String }';
const STOCK = 'type Item @key(fields: "id") { id: ID! left: Int }';

/** Features that a plain supergraph must not have, as additions to one. */
const OTHERWISE: Readonly<Record<string, readonly [shop: string, stock: string]>> = {
  'a second key': [SHOP, 'type Item @key(fields: "id") @key(fields: "sku") { id: ID! sku: ID! left: Int }'],
  'a key that is another elsewhere': [
    `${SHOP} type Part @key(fields: "id") @key(fields: "sku") { id: ID! sku: ID! }`,
    `${STOCK} type Part @key(fields: "sku") { sku: ID! left: Int }`,
  ],
  'a key of two fields': [
    `${SHOP} type Part @key(fields: "id sku") { id: ID! sku: ID! }`,
    `${STOCK} type Part @key(fields: "id sku") { id: ID! sku: ID! left: Int }`,
  ],
  'a key that leads nowhere': [`${SHOP} type Part @key(fields: "id", resolvable: false) { id: ID! }`, STOCK],
  'a requirement': [
    `${SHOP.replace('name', 'price: Int name')}`,
    'type Item @key(fields: "id") { id: ID! price: Int @external left: Int @requires(fields: "price") }',
  ],
  'a field that is provided': [
    'type Query { items: [Item!] @provides(fields: "left") } type Item @key(fields: "id") { id: ID! left: Int @external }',
    `${STOCK.replace('left: Int', 'left: Int @shareable')}`,
  ],
  'a field that has moved': [
    SHOP.replace('name: String', 'name: String left: Int'),
    STOCK.replace('left: Int', 'left: Int @override(from: "shop")'),
  ],
  'an interface': [`${SHOP} interface Named { name: String } type Part implements Named { name: String }`, STOCK],
  'a union with other members elsewhere': [
    `${SHOP} union Thing = Item`,
    `${STOCK} union Thing = Item | Part type Part { name: String }`,
  ],
  'a query within the graph': [`${SHOP} type Part { query: Query }`, STOCK],
};

const federateShop = (shop: string, stock: string) => federate({ shop: { sdl: shop }, stock: { sdl: stock } });

describe('a plain supergraph', () => {
  it('is planned in process', () => {
    expect(federateShop(SHOP, STOCK).engine.planner).toBe('plain');
  });

  it.each(Object.entries(OTHERWISE))('has no %s', (_, [shop, stock]) => {
    expect(federateShop(shop, stock).engine.planner).toBe('rust');
  });
});

describe('the planner of plain supergraphs', () => {
  const byId = { __resolveReference: ({ id }: { id: string }) => ({ id }) };

  it('completes all fetches of one mutation field before the next field', async () => {
    const done: string[] = [];
    const note = (what: string, answer: unknown) => () => {
      done.push(what);
      return answer;
    };
    const subgraphs: Readonly<Record<string, TestSubgraph>> = {
      shop: {
        sdl: `${SHOP} type Mutation { buy: Item sell: Item }`,
        resolvers: { Mutation: { buy: note('buy', { id: '1' }), sell: note('sell', { id: '1' }) } },
      },
      stock: {
        sdl: `${STOCK} type Mutation { count: Item }`,
        resolvers: { Item: { ...byId, left: note('left', 4) }, Mutation: { count: note('count', { id: '2' }) } },
      },
    };
    const { ask } = federate(subgraphs, { planner: 'plain' });

    const { data } = await ask('mutation { buy { left } count { id left } sell { id } }');

    expect(data).toEqual({ buy: { left: 4 }, count: { id: '2', left: 4 }, sell: { id: '1' } });
    expect(done).toEqual(['buy', 'left', 'count', 'left', 'sell']);
  });

  it('sends one fetch per subgraph and round, with each entity once', async () => {
    const shop = {
      sdl: `${SHOP} extend type Query { best: Item } extend type Item { like: Item }`,
      resolvers: {
        Query: { items: () => [{ id: '1' }, { id: '2' }], best: () => ({ id: '2' }) },
        Item: { ...byId, like: () => ({ id: '1' }) },
      },
    };
    const stock = { sdl: STOCK, resolvers: { Item: { ...byId, left: ({ id }: { id: string }) => Number(id) } } };
    const { ask, calls } = federate({ shop, stock }, { planner: 'plain' });

    const { data } = await ask('{ items { left like { left } } best { number: left } }');

    expect(data).toEqual({
      items: [
        { left: 1, like: { left: 1 } },
        { left: 2, like: { left: 1 } },
      ],
      best: { number: 2 },
    });
    expect(calls.map(({ subgraph }) => subgraph)).toEqual(['shop', 'stock']);
    expect(Object.values(calls[1]?.variables ?? {})).toEqual([
      [
        { __typename: 'Item', id: '1' },
        { __typename: 'Item', id: '2' },
      ],
      [{ __typename: 'Item', id: '2' }],
    ]);
  });

  it('permits client variables with its internal names', async () => {
    const stock = {
      sdl: 'type Item @key(fields: "id") { id: ID! left(least: Int): Int }',
      resolvers: { Item: { ...byId, left: (_: unknown, { least }: { least: number }) => least } },
    };
    const shop = { sdl: SHOP, resolvers: { Query: { items: () => [{ id: '1' }] } } };
    const { ask } = federate({ shop, stock }, { planner: 'plain' });

    expect(
      await ask('query ($representations: Int) { items { left(least: $representations) } }', { representations: 3 }),
    ).toEqual({ data: { items: [{ left: 3 }] } });
  });
});
