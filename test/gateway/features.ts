import type { TestSubgraph } from './federate.ts';

/** One thing a supergraph may hold, and a query that needs it. */
export interface Feature {
  readonly feature: string;
  readonly subgraphs: Readonly<Record<string, TestSubgraph>>;
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly answer: unknown;
}

type Ref = Record<string, unknown> & { __typename?: string };
const same = (ref: Ref) => ref;

export const features: readonly Feature[] = [
  {
    feature: 'a key of several fields, one of them nested',
    subgraphs: {
      orders: {
        sdl: `type Query { orders: [Order!]! }
          type Order @key(fields: "number shop { region { code } }") { number: Int! shop: Shop! }
          type Shop { region: Region! } type Region { code: String! }`,
        resolvers: { Query: { orders: () => [{ number: 7, shop: { region: { code: 'eu' } } }] } },
      },
      bills: {
        sdl: `type Order @key(fields: "number shop { region { code } }") { number: Int! shop: Shop! bill: String }
          type Shop { region: Region! } type Region { code: String! }`,
        resolvers: {
          Order: {
            bill: ({ number, shop }: { number: number; shop: { region: { code: string } } }) =>
              `${shop.region.code}-${number}`,
          },
        },
      },
    },
    query: '{ orders { bill } }',
    answer: { orders: [{ bill: 'eu-7' }] },
  },
  {
    feature: 'several keys, each subgraph knowing another',
    subgraphs: {
      a: {
        sdl: 'type Query { user: User } type User @key(fields: "id") { id: ID! }',
        resolvers: { Query: { user: () => ({ id: '1' }) } },
      },
      b: {
        sdl: 'type User @key(fields: "id") @key(fields: "email") { id: ID! email: String! }',
        resolvers: { User: { __resolveReference: ({ id }: Ref) => ({ id, email: `${id}@example.com` }) } },
      },
      c: {
        sdl: 'type User @key(fields: "email") { email: String! badge: String }',
        resolvers: { User: { badge: ({ email }: Ref) => `badge of ${email}` } },
      },
    },
    query: '{ user { badge } }',
    answer: { user: { badge: 'badge of 1@example.com' } },
  },
  {
    feature: 'a key that does not resolve',
    subgraphs: {
      a: {
        sdl: 'type Query { post: Post } type Post @key(fields: "id") { id: ID! by: Author } type Author @key(fields: "id", resolvable: false) { id: ID! }',
        resolvers: { Query: { post: () => ({ id: '1', by: { id: '9' } }) } },
      },
      b: {
        sdl: 'type Author @key(fields: "id") { id: ID! name: String }',
        resolvers: { Author: { name: ({ id }: Ref) => `author ${id}` } },
      },
    },
    query: '{ post { by { name } } }',
    answer: { post: { by: { name: 'author 9' } } },
  },
  {
    feature: '@requires with a nested selection and arguments the client gives otherwise',
    subgraphs: {
      catalog: {
        sdl: `type Query { product: Product }
          type Product @key(fields: "id") { id: ID! price(currency: String!): Int box: Box }
          type Box @shareable { size(unit: String!): Int weight: Int }`,
        resolvers: {
          Query: { product: () => ({ id: 'p', box: {} }) },
          Product: { price: (_: unknown, { currency }: Ref) => (currency === 'USD' ? 10 : 9) },
          Box: { size: (_: unknown, { unit }: Ref) => (unit === 'cm' ? 50 : 20), weight: () => 4 },
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
    query: '{ product { price(currency: "EUR") box { size(unit: "in") } postage } }',
    answer: { product: { price: 9, box: { size: 20 }, postage: '10 USD, 50 cm, 4 kg' } },
  },
  {
    feature: '@provides, on the path that provides and on one that does not',
    subgraphs: {
      reviews: {
        sdl: `type Query { best: Review plain: Review }
          type Review { author: User @provides(fields: "name") writer: User }
          type User @key(fields: "id") { id: ID! name: String @external }`,
        resolvers: {
          Query: { best: () => ({}), plain: () => ({}) },
          Review: { author: () => ({ id: '1', name: 'as reviewed' }), writer: () => ({ id: '1' }) },
        },
      },
      users: {
        sdl: 'type User @key(fields: "id") { id: ID! name: String @shareable }',
        resolvers: { User: { name: () => 'as registered' } },
      },
    },
    query: '{ best { author { name } } plain { writer { name } } }',
    answer: { best: { author: { name: 'as reviewed' } }, plain: { writer: { name: 'as registered' } } },
  },
  {
    feature: '@shareable types, each subgraph giving what it has of them',
    subgraphs: {
      a: {
        sdl: 'type Query { place: Place @shareable } type Place @shareable { x: Int both: String onlyA: String }',
        resolvers: { Query: { place: () => ({ x: 1, both: 'same', onlyA: 'a' }) } },
      },
      b: {
        sdl: 'type Query { place: Place @shareable } type Place @shareable { x: Int both: String onlyB: String }',
        resolvers: { Query: { place: () => ({ x: 1, both: 'same', onlyB: 'b' }) } },
      },
    },
    query: '{ place { onlyB x onlyA both } }',
    answer: { place: { onlyB: 'b', x: 1, onlyA: 'a', both: 'same' } },
  },
  {
    feature: '@override: the field has moved',
    subgraphs: {
      old: {
        sdl: 'type Query { bill: Bill } type Bill @key(fields: "id") { id: ID! amount: Int }',
        resolvers: { Query: { bill: () => ({ id: '1' }) }, Bill: { amount: () => 1 } },
      },
      fresh: {
        sdl: 'type Bill @key(fields: "id") { id: ID! amount: Int @override(from: "old") }',
        resolvers: { Bill: { amount: () => 2 } },
      },
    },
    query: '{ bill { amount } }',
    answer: { bill: { amount: 2 } },
  },
  {
    feature: 'an interface object that adds a field to every type of an interface',
    subgraphs: {
      media: {
        sdl: `type Query { media: [Media!]! }
          interface Media @key(fields: "id") { id: ID! title: String }
          type Book implements Media @key(fields: "id") { id: ID! title: String pages: Int }
          type Film implements Media @key(fields: "id") { id: ID! title: String minutes: Int }`,
        resolvers: {
          Query: {
            media: () => [
              { __typename: 'Book', id: 'b', title: 'Logic', pages: 3 },
              { __typename: 'Film', id: 'f', title: 'Loom', minutes: 9 },
            ],
          },
          Media: {
            __resolveType: ({ __typename, id }: Ref) => __typename ?? (id === 'b' ? 'Book' : 'Film'),
            __resolveReference: ({ id }: Ref) => ({
              __typename: id === 'b' ? 'Book' : 'Film',
              id,
              title: `title ${id}`,
            }),
          },
        },
      },
      ratings: {
        sdl: 'type Query { top: Media } type Media @key(fields: "id") @interfaceObject { id: ID! stars: Int }',
        resolvers: { Query: { top: () => ({ id: 'f' }) }, Media: { stars: ({ id }: Ref) => (id === 'b' ? 5 : 4) } },
      },
    },
    query: '{ media { __typename stars ... on Book { pages } } top { __typename title stars } }',
    answer: {
      media: [
        { __typename: 'Book', stars: 5, pages: 3 },
        { __typename: 'Film', stars: 4 },
      ],
      top: { __typename: 'Film', title: 'title f', stars: 4 },
    },
  },
  {
    feature: 'a union, its members in different subgraphs',
    subgraphs: {
      search: {
        sdl: `type Query { found: [Hit!]! } union Hit = Person | Place
          type Person @key(fields: "id") { id: ID! } type Place @key(fields: "id") { id: ID! }`,
        resolvers: {
          Query: {
            found: () => [
              { __typename: 'Place', id: 'x' },
              { __typename: 'Person', id: 'y' },
            ],
          },
        },
      },
      people: {
        sdl: 'type Person @key(fields: "id") { id: ID! name: String }',
        resolvers: { Person: { name: () => 'Ada' } },
      },
      places: {
        sdl: 'type Place @key(fields: "id") { id: ID! city: String }',
        resolvers: { Place: { city: () => 'Bath' } },
      },
    },
    query: '{ found { kind: __typename ... on Person { name } ... on Place { city } } }',
    answer: {
      found: [
        { kind: 'Place', city: 'Bath' },
        { kind: 'Person', name: 'Ada' },
      ],
    },
  },
  {
    feature: 'enum values that clients may not see',
    subgraphs: {
      a: {
        sdl: `type Query { tasks: [Task!]! best: [State!] }
          type Task { state: State }
          enum State { OPEN SECRET @inaccessible }`,
        resolvers: {
          Query: { tasks: () => [{ state: 'OPEN' }, { state: 'SECRET' }], best: () => ['OPEN', 'SECRET'] },
        },
      },
    },
    query: '{ tasks { state } }',
    answer: { tasks: [{ state: 'OPEN' }, { state: null }] },
  },
  {
    feature: 'a type that clients may not see',
    subgraphs: {
      a: {
        sdl: `type Query { hits: [Hit] } union Hit = Shown | Hidden
          type Shown { x: Int } type Hidden @inaccessible { x: Int }`,
        resolvers: {
          Query: {
            hits: () => [
              { __typename: 'Shown', x: 1 },
              { __typename: 'Hidden', x: 2 },
            ],
          },
        },
      },
    },
    query: '{ hits { __typename ... on Shown { x } } }',
    answer: { hits: [{ __typename: 'Shown', x: 1 }, null] },
  },
  {
    feature: 'inputs that subgraphs know in part, and defaults',
    subgraphs: {
      a: {
        sdl: `type Query { echo(in: In, list: [Int!]): String }
          input In { text: String = "nothing", level: Level, extra: String }
          enum Level { LOW HIGH }`,
        resolvers: { Query: { echo: (_: unknown, given: unknown) => JSON.stringify(given) } },
      },
      b: {
        sdl: `type Query { also(in: In): String } input In { text: String = "nothing", level: Level } enum Level { LOW HIGH }`,
      },
    },
    query: 'query ($in: In, $list: [Int!] = [1, 2]) { echo(in: $in, list: $list) }',
    variables: { in: { level: 'HIGH' } },
    answer: { echo: '{"in":{"text":"nothing","level":"HIGH"},"list":[1,2]}' },
  },
  {
    feature: 'a key that is null: nobody is asked, and the rest is answered',
    subgraphs: {
      a: {
        sdl: 'type Query { things: [Thing!]! } type Thing @key(fields: "code") { code: String name: String }',
        resolvers: {
          Query: {
            things: () => [
              { code: null, name: 'none' },
              { code: 'c', name: 'some' },
            ],
          },
        },
      },
      b: {
        sdl: 'type Thing @key(fields: "code") { code: String label: String }',
        resolvers: {
          Thing: { __resolveReference: (ref: Ref) => (ref.code === null ? null : same(ref)), label: () => 'L' },
        },
      },
    },
    query: '{ things { name label } }',
    answer: {
      things: [
        { name: 'none', label: null },
        { name: 'some', label: 'L' },
      ],
    },
  },
  {
    feature: 'names that are also names of every JavaScript object',
    subgraphs: {
      a: {
        sdl: 'type Query { constructor: String toString: Box } type Box { valueOf: String }',
        resolvers: { Query: { constructor: () => null, toString: () => ({}) }, Box: { valueOf: () => 'v' } },
      },
    },
    query: '{ constructor toString { valueOf __proto__: valueOf } }',
    answer: { constructor: null, toString: { valueOf: 'v', ['__proto__']: 'v' } },
  },
];
