/** `@context` and `@fromContext`: arguments whose values come from the objects around a field. */
import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';
import { federateOverHttp } from './federateOverHttp.ts';

const SHOPS = [
  { id: '1', currency: 'EUR', locale: { code: 'de' }, items: ['a', 'b'] },
  { id: '2', currency: 'USD', locale: null, items: ['b', 'c'] },
];

type Shop = (typeof SHOPS)[number];

const item = (id: string) => ({ __typename: 'Item', id });

const SUBGRAPHS: Readonly<Record<string, TestSubgraph>> = {
  shops: {
    sdl: `
      type Query { shops: [Shop!]! first: Shop holders: [Holder] }
      type Offer @key(fields: "id") { id: ID! price: String }
      union Sold = Item | Offer
      interface Holder @context(name: "holder") { id: ID! currency: String items: [Item!] }
      type Shop implements Holder @key(fields: "id") @context(name: "shop") {
        id: ID! currency: String locale: Locale items: [Item!] group: Group hub: Hub sold: [Sold!]
        rating: Int @external
      }
      type Group { best: Item }
      type Hub @key(fields: "id") { id: ID! }
      type Locale { code: String }
      type Item @key(fields: "id") {
        id: ID!
        price(currency: String @fromContext(field: "$shop { currency }"), tax: Int): String
        label(code: String @fromContext(field: "$shop { locale { code } }")): String
        seller(currency: String @fromContext(field: "$shop { currency }")): Seller
        held(currency: String @fromContext(field: "$holder { currency }")): String
        ratedBy(rating: Int @fromContext(field: "$shop { rating }")): Seller
        rated(rating: Int @fromContext(field: "$shop { rating }")): Int
      }
      type Seller @key(fields: "id") { id: ID! best: Item note: String }
    `,
    resolvers: {
      Query: {
        shops: () => SHOPS,
        first: () => SHOPS[0],
        holders: () => SHOPS.map((shop) => ({ ...shop, __typename: 'Shop' })),
      },
      Shop: {
        items: ({ items }: Shop) => items.map(item),
        sold: ({ items }: Shop) => [item(items[0] ?? ''), { __typename: 'Offer', id: 'o', price: 'none' }],
        hub: () => ({ id: 'h' }),
        group: ({ items }: Shop) => ({ best: item(items[1] ?? '') }),
      },
      Item: {
        price: ({ id }: { id: string }, { currency, tax }: { currency: string; tax?: number }) =>
          `${id} ${currency} ${tax ?? 0}`,
        label: ({ id }: { id: string }, { code }: { code: string | null }) => `${id} ${code}`,
        seller: ({ id }: { id: string }, { currency }: { currency: string }) => ({ id: `${id}-${currency}` }),
        held: (_: unknown, { currency }: { currency: string }) => currency,
        rated: (_: unknown, { rating }: { rating: number }) => rating,
      },
      Seller: { best: ({ id }: { id: string }) => item(`best-${id}`) },
    },
  },
  people: {
    sdl: `type Query { people: Int }
      type Seller @key(fields: "id") { id: ID! name: String }
      type Shop @key(fields: "id") { id: ID! rating: Int }
      type Hub @key(fields: "id") { id: ID! main: Item size: Int }
      type Item @key(fields: "id") { id: ID! weight: Int }`,
    resolvers: {
      Shop: { rating: ({ id }: { id: string }) => Number(id) * 10 },
      Hub: { main: () => item('m'), size: () => 1 },
      Seller: { name: ({ id }: { id: string }) => `name of ${id}` },
      Item: { weight: ({ id }: { id: string }) => id.charCodeAt(0) },
    },
  },
};

const CASES = [
  {
    what: 'per object, with other arguments and variables, under an alias',
    query: 'query ($tax: Int) { shops { items { cost: price(tax: $tax) price } } }',
    variables: { tax: 7 },
    data: {
      shops: [
        {
          items: [
            { cost: 'a EUR 7', price: 'a EUR 0' },
            { cost: 'b EUR 7', price: 'b EUR 0' },
          ],
        },
        {
          items: [
            { cost: 'b USD 7', price: 'b USD 0' },
            { cost: 'c USD 7', price: 'c USD 0' },
          ],
        },
      ],
    },
  },
  {
    what: 'from below the object, and null',
    query: '{ shops { id items { label } } }',
    data: {
      shops: [
        { id: '1', items: [{ label: 'a de' }, { label: 'b de' }] },
        { id: '2', items: [{ label: 'b null' }, { label: 'c null' }] },
      ],
    },
  },
  {
    what: 'several levels above, in fragments, next to what the client selects',
    query: '{ first { money: currency group { best { ...Price } } } } fragment Price on Item { price weight }',
    data: { first: { money: 'EUR', group: { best: { price: 'b EUR 0', weight: 98 } } } },
  },
  {
    what: 'for fields of which other subgraphs and further context arguments have parts',
    query: '{ shops { group { best { seller { name best { price } } weight } } } }',
    data: {
      shops: [
        { group: { best: { seller: { name: 'name of b-EUR', best: { price: 'best-b-EUR EUR 0' } }, weight: 98 } } },
        { group: { best: { seller: { name: 'name of c-USD', best: { price: 'best-c-USD USD 0' } }, weight: 99 } } },
      ],
    },
  },
  {
    what: 'where two objects share an entity of another subgraph, and all of it',
    query: '{ shops { hub { size main { price weight } } } }',
    data: {
      shops: [
        { hub: { size: 1, main: { price: 'm EUR 0', weight: 109 } } },
        { hub: { size: 1, main: { price: 'm USD 0', weight: 109 } } },
      ],
    },
  },
  {
    what: 'of one type, where another type has a field of the same name without',
    query: '{ first { sold { __typename ... on Item { price } ... on Offer { price } } } }',
    data: {
      first: {
        sold: [
          { __typename: 'Item', price: 'a EUR 0' },
          { __typename: 'Offer', price: 'none' },
        ],
      },
    },
  },
  {
    what: 'with what another subgraph has',
    query: '{ shops { items { rated } } }',
    data: { shops: [{ items: [{ rated: 10 }, { rated: 10 }] }, { items: [{ rated: 20 }, { rated: 20 }] }] },
  },
  {
    what: 'from an interface, and below a list that other fields are fetched for',
    query: '{ holders { items { held weight } } }',
    data: {
      holders: [
        {
          items: [
            { held: 'EUR', weight: 97 },
            { held: 'EUR', weight: 98 },
          ],
        },
        {
          items: [
            { held: 'USD', weight: 98 },
            { held: 'USD', weight: 99 },
          ],
        },
      ],
    },
  },
];

describe('context arguments', () => {
  it.each(CASES)('are filled $what', async ({ query, variables, data }) => {
    const { ask } = federate(SUBGRAPHS, { validates: true });

    expect(await ask(query, variables)).toEqual({ data });
  });

  it.each(CASES)('are filled over HTTP $what', async ({ query, variables, data }) => {
    await using federation = await federateOverHttp(SUBGRAPHS);

    expect(await federation.ask(query, variables)).toEqual({ data });
  });

  it('are sent once per value and subgraph', async () => {
    const { ask, calls } = federate(SUBGRAPHS);

    await ask('{ shops { items { price label } } }');

    expect(calls).toHaveLength(3);
    expect(calls.map(({ text }) => text).join()).not.toContain('currency: "');
  });

  it('are never left out: an operation that needs a field before its value is there has no plan', async () => {
    const { ask, calls } = federate(SUBGRAPHS);

    expect(await ask('{ shops { items { ratedBy { name } } } }')).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_PLANNING_FAILED' } }],
    });
    expect(calls).toEqual([]);
  });

  it('are refused at the start together with @requires', () => {
    const edit = (sdl: string) => sdl.replace('contextArguments: [{', 'requires: "weight", contextArguments: [{');

    expect(() => federate(SUBGRAPHS, { edit })).toThrow('has context arguments and @requires: not supported');
  });

  it('are not arguments of the graph', async () => {
    const { engine, ask } = federate(SUBGRAPHS);

    expect(engine.apiSdl).not.toMatch(/context/i);
    expect(await ask('{ first { items { price(currency: "X") } } }')).toMatchObject({
      errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
    });
  });
});
