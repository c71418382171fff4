import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

export const requires: readonly SupergraphFeature[] = [
  {
    feature: '@requires with a nested selection and arguments the client gives otherwise',
    subgraphs: {
      catalog: {
        sdl: `type Query { product: Product }
          type Product @key(fields: "id") { id: ID! price(currency: String!): Int box: Box }
          type Box @shareable { size(unit: String!): Int weight: Int }`,
        resolvers: {
          Query: { product: () => ({ id: 'p', box: {} }) },
          Product: { price: (_: unknown, { currency }: EntityRepresentation) => (currency === 'USD' ? 10 : 9) },
          Box: { size: (_: unknown, { unit }: EntityRepresentation) => (unit === 'cm' ? 50 : 20), weight: () => 4 },
        },
      },
      shipping: {
        sdl: `type Product @key(fields: "id") {
            id: ID! price(currency: String!): Int @external box: Box @external
            postage: String @requires(fields: "price(currency: \\"USD\\") box { size(unit: \\"cm\\") weight }")
          }
          type Box @shareable { size(unit: String!): Int weight: Int }`,
        resolvers: {
          Product: {
            postage: ({ price, box }: { price: number; box: { size: number; weight: number } }) =>
              `${price} USD, ${box.size} cm, ${box.weight} kg`,
          },
        },
      },
    },
    asked: [
      {
        query: '{ product { price(currency: "EUR") box { size(unit: "in") } postage } }',
        answer: { product: { price: 9, box: { size: 20 }, postage: '10 USD, 50 cm, 4 kg' } },
      },
    ],
  },
  {
    feature: '@requires of what a mutation returns',
    subgraphs: {
      catalog: {
        sdl: 'type Query { crate: Crate } type Crate @key(fields: "id") { id: ID! weight: Int }',
        resolvers: {
          Query: { crate: () => ({ id: '3', weight: 30 }) },
          Crate: { weight: ({ id }: EntityRepresentation) => Number(id) * 10 },
        },
      },
      shipping: {
        sdl: `type Query { sent: Crate } type Mutation { send(id: ID!): Crate }
          type Crate @key(fields: "id") { id: ID! weight: Int @external postage: Int @requires(fields: "weight") state: String }`,
        resolvers: {
          Query: { sent: () => ({ id: '4', state: 'SENT' }) },
          Mutation: { send: (_: unknown, { id }: EntityRepresentation) => ({ id, state: 'SENT' }) },
          Crate: { postage: ({ weight }: { weight: number }) => weight + 1 },
        },
      },
    },
    asked: [
      {
        query: 'mutation { send(id: "5") { postage state } other: send(id: "6") { postage weight } }',
        answer: { send: { postage: 51, state: 'SENT' }, other: { postage: 61, weight: 60 } },
      },
      {
        query: '{ sent { postage state } crate { postage } }',
        answer: { sent: { postage: 41, state: 'SENT' }, crate: { postage: 31 } },
      },
    ],
  },
  {
    feature: '@requires of what requires something itself',
    subgraphs: {
      rods: {
        sdl: 'type Query { rod: Rod } type Rod @key(fields: "id") { id: ID! length: Int }',
        resolvers: { Query: { rod: () => ({ id: '1', length: 2 }) } },
      },
      weights: {
        sdl: `type Rod @key(fields: "id") { id: ID! length: Int @external weight: Int @requires(fields: "length")
          cost: Int @external price: Int @requires(fields: "cost length") }`,
        resolvers: {
          Rod: {
            weight: ({ length }: { length: number }) => length * 10,
            price: ({ cost, length }: { cost: number; length: number }) => cost + length,
          },
        },
      },
      costs: {
        sdl: 'type Rod @key(fields: "id") { id: ID! weight: Int @external cost: Int @requires(fields: "weight") }',
        resolvers: { Rod: { cost: ({ weight }: { weight: number }) => weight + 1 } },
      },
    },
    asked: [
      { query: '{ rod { cost } }', answer: { rod: { cost: 21 } } },
      {
        query: '{ rod { price } }',
        answer: { rod: { price: 23 } },
      },
      { query: '{ rod { weight cost length } }', answer: { rod: { weight: 20, cost: 21, length: 2 } } },
    ],
  },
  {
    feature: '@requires of two fields that want one field with different arguments',
    subgraphs: {
      prices: {
        sdl: 'type Query { item: Item } type Item @key(fields: "id") { id: ID! price(currency: String!): Int weight: Int }',
        resolvers: {
          Query: { item: () => ({ id: '1' }) },
          Item: {
            price: (_: unknown, { currency }: EntityRepresentation) => (currency === 'USD' ? 10 : 9),
            weight: () => 3,
          },
        },
      },
      shipping: {
        sdl: `type Item @key(fields: "id") { id: ID! price(currency: String!): Int @external weight: Int @external
          dollars: String @requires(fields: "price(currency: \\"USD\\") weight")
          euros: String @requires(fields: "price(currency: \\"EUR\\") weight") }`,
        resolvers: {
          Item: {
            dollars: ({ price, weight }: EntityRepresentation) => `${price} USD, ${weight} kg`,
            euros: ({ price, weight }: EntityRepresentation) => `${price} EUR, ${weight} kg`,
          },
        },
      },
    },
    asked: [
      { query: '{ item { dollars } }', answer: { item: { dollars: '10 USD, 3 kg' } } },
      { query: '{ item { euros price(currency: "USD") } }', answer: { item: { euros: '9 EUR, 3 kg', price: 10 } } },
      { query: '{ item { dollars euros } }', answer: { item: { dollars: '10 USD, 3 kg', euros: '9 EUR, 3 kg' } } },
    ],
  },
  {
    feature: '@requires with fragments on the types of an interface',
    subgraphs: {
      owners: {
        sdl: `type Query { house: House } type House @key(fields: "id") { id: ID! owner: Owner }
          interface Owner { id: ID! } type Person implements Owner { id: ID! name: String age: Int } type Firm implements Owner { id: ID! title: String }`,
        resolvers: {
          Query: { house: () => ({ id: '1' }) },
          House: {
            __resolveReference: (ref: EntityRepresentation) => ref,
            owner: ({ id }: EntityRepresentation) =>
              id === '1'
                ? { __typename: 'Person', id: 'p', name: 'Ada', age: 36 }
                : { __typename: 'Firm', id: 'f', title: 'Looms' },
          },
        },
      },
      posts: {
        sdl: `type Query { second: House } type House @key(fields: "id") { id: ID! owner: Owner @external
            sign: String @requires(fields: "owner { id ... on Person { name age } ... on Firm { title } }") }
          interface Owner { id: ID! } type Person implements Owner { id: ID! @external name: String @external age: Int @external }
          type Firm implements Owner { id: ID! @external title: String @external }`,
        resolvers: {
          Query: { second: () => ({ id: '2' }) },
          House: {
            sign: ({ owner }: { owner: EntityRepresentation }) =>
              [owner.__typename, owner.name ?? owner.title, owner.age].join(' ').trim(),
          },
        },
      },
    },
    asked: [
      {
        query: '{ house { sign } second { sign } }',
        answer: { house: { sign: 'Person Ada 36' }, second: { sign: 'Firm Looms' } },
      },
      {
        query: '{ house { owner { ... on Person { name } } sign } }',
        answer: { house: { owner: { name: 'Ada' }, sign: 'Person Ada 36' } },
      },
    ],
  },
  {
    feature: '@requires of a list of entities that a third subgraph has',
    subgraphs: {
      users: {
        sdl: 'type Query { user: User } type User @key(fields: "id") { id: ID! name: String }',
        resolvers: { Query: { user: () => ({ id: '1', name: 'Ada' }) } },
      },
      totals: {
        sdl: `type Order @key(fields: "id", resolvable: false) { id: ID! }
          type User @key(fields: "id") { id: ID! orders: [Order!] @external
            count: Int @requires(fields: "orders { id }") first: ID @requires(fields: "orders { id }") }`,
        resolvers: {
          User: {
            count: ({ orders }: { orders: EntityRepresentation[] }) => orders.length,
            first: ({ orders }: { orders: EntityRepresentation[] }) => orders[0]?.id,
          },
        },
      },
      orders: {
        sdl: 'type Order @key(fields: "id") { id: ID! price: Int } type User @key(fields: "id") { id: ID! orders: [Order!] }',
        resolvers: {
          User: {
            orders: () => [
              { id: 'o1', price: 3 },
              { id: 'o2', price: 4 },
            ],
          },
        },
      },
    },
    asked: [
      {
        query: '{ user { name count first orders { price } } }',
        answer: { user: { name: 'Ada', count: 2, first: 'o1', orders: [{ price: 3 }, { price: 4 }] } },
      },
    ],
  },
  {
    feature: '@requires back and forth between two subgraphs',
    subgraphs: {
      a: {
        sdl: `type Query { feed: [Post!]! } type Post @key(fields: "id") { id: ID! isNew: Boolean! @external isOld: Boolean! @requires(fields: "isNew") }
          type Author @key(fields: "id") { id: ID! years: Int! }`,
        resolvers: {
          Query: { feed: () => [{ id: '1' }, { id: '2' }] },
          Post: { isOld: ({ isNew }: EntityRepresentation) => !isNew },
          Author: { years: ({ id }: EntityRepresentation) => Number(id) * 10 },
        },
      },
      b: {
        sdl: `type Post @key(fields: "id") { id: ID! author: Author! isNew: Boolean! @requires(fields: "author { years }") }
          type Author @key(fields: "id") { id: ID! years: Int! @external }`,
        resolvers: {
          Post: {
            author: ({ id }: EntityRepresentation) => ({ id }),
            isNew: ({ author }: { author: { years: number } }) => author.years < 15,
          },
        },
      },
    },
    asked: [
      { query: '{ feed { isNew } }', answer: { feed: [{ isNew: true }, { isNew: false }] } },
      {
        query: '{ feed { isOld author { years } } }',
        answer: {
          feed: [
            { isOld: false, author: { years: 10 } },
            { isOld: true, author: { years: 20 } },
          ],
        },
      },
    ],
  },
  {
    feature: '@requires of a field that is null, or missing with its parent',
    subgraphs: {
      a: {
        sdl: 'type Query { rows: [Row!]! } type Row @key(fields: "id") { id: ID! size: Size note: String } type Size @shareable { width: Int! }',
        resolvers: {
          Query: {
            rows: () => [
              { id: '1', size: null },
              { id: '2', size: { width: 4 }, note: 'n' },
            ],
          },
        },
      },
      b: {
        sdl: `type Row @key(fields: "id") { id: ID! size: Size @external note: String @external
          area: String @requires(fields: "size { width } note") } type Size @shareable { width: Int! }`,
        resolvers: { Row: { area: ({ size, note }: EntityRepresentation) => JSON.stringify({ size, note }) } },
      },
    },
    asked: [
      {
        query: '{ rows { area } }',
        answer: { rows: [{ area: '{"size":null,"note":null}' }, { area: '{"size":{"width":4},"note":"n"}' }] },
      },
    ],
  },
];
