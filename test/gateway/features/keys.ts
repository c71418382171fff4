import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

export const keys: readonly SupergraphFeature[] = [
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
    asked: [{ query: '{ orders { bill } }', answer: { orders: [{ bill: 'eu-7' }] } }],
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
        resolvers: {
          User: { __resolveReference: ({ id }: EntityRepresentation) => ({ id, email: `${id}@example.com` }) },
        },
      },
      c: {
        sdl: 'type User @key(fields: "email") { email: String! badge: String }',
        resolvers: { User: { badge: ({ email }: EntityRepresentation) => `badge of ${email}` } },
      },
    },
    asked: [{ query: '{ user { badge } }', answer: { user: { badge: 'badge of 1@example.com' } } }],
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
        resolvers: { Author: { name: ({ id }: EntityRepresentation) => `author ${id}` } },
      },
    },
    asked: [{ query: '{ post { by { name } } }', answer: { post: { by: { name: 'author 9' } } } }],
  },
  {
    feature: 'a key that is null: nothing is fetched, and the rest is answered',
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
          Thing: {
            __resolveReference: (ref: EntityRepresentation) => (ref.code === null ? null : ref),
            label: () => 'L',
          },
        },
      },
    },
    asked: [
      {
        query: '{ things { name label } }',
        answer: {
          things: [
            { name: 'none', label: null },
            { name: 'some', label: 'L' },
          ],
        },
      },
    ],
  },
  {
    feature: 'keys of which each subgraph resolves some, over parts of one compound',
    subgraphs: {
      stock: {
        sdl: `type Part @key(fields: "id") @key(fields: "serial", resolvable: false)
            @key(fields: "lot { year line }", resolvable: false) @key(fields: "id lot { line batch }", resolvable: false) {
            id: ID! serial: ID! lot: Lot! label: String!
          }
          type Lot { year: ID! line: ID! batch: ID! }`,
        resolvers: {
          Part: {
            __resolveReference: ({ id, serial }: EntityRepresentation) =>
              serial === undefined
                ? { id, serial: `s${id}`, lot: { year: '1', line: '2', batch: '3' }, label: `part ${id}` }
                : null,
          },
        },
      },
      works: {
        sdl: `type Query { machine: Machine } type Machine @key(fields: "id") { id: ID! parts: [Part!]! }
          type Part @key(fields: "lot { year line }", resolvable: false) @key(fields: "id lot { line batch }")
            @key(fields: "serial", resolvable: false) @key(fields: "id", resolvable: false) {
            id: ID! serial: ID! lot: Lot! label: String! @external plate: String! @requires(fields: "label")
          }
          type Lot { year: ID! line: ID! batch: ID! }`,
        resolvers: {
          Query: { machine: () => ({ id: 'm' }) },
          Machine: { parts: () => [{ id: '1', serial: 's1', lot: { year: '1', line: '2', batch: '3' } }] },
          Part: { plate: ({ label }: EntityRepresentation) => `plate of ${label}` },
        },
      },
    },
    asked: [
      {
        query: '{ machine { parts { id label plate } } }',
        answer: { machine: { parts: [{ id: '1', label: 'part 1', plate: 'plate of part 1' }] } },
      },
    ],
  },
  {
    feature: 'a key whose parts are lists of entities',
    subgraphs: {
      carts: {
        sdl: `type Query { cart: Cart } type Cart @key(fields: "items { id }") { items: [Item!]! }
          type Item @key(fields: "id") { id: ID! }`,
        resolvers: { Query: { cart: () => ({ items: [{ id: '1' }, { id: '2' }] }) } },
      },
      tills: {
        sdl: `type Cart @key(fields: "items { id }") { items: [Item!]! total: Int }
          type Item @key(fields: "id") { id: ID! price: Int }`,
        resolvers: {
          Cart: {
            total: ({ items }: { items: { id: string }[] }) => items.reduce((sum, { id }) => sum + Number(id), 0),
          },
          Item: { price: ({ id }: EntityRepresentation) => Number(id) },
        },
      },
    },
    asked: [
      {
        query: '{ cart { total items { id price } } }',
        answer: {
          cart: {
            total: 3,
            items: [
              { id: '1', price: 1 },
              { id: '2', price: 2 },
            ],
          },
        },
      },
    ],
  },
  {
    feature: 'a value reached only through the entity it hangs under',
    subgraphs: {
      a: {
        sdl: 'type Query { shops: [Shop!]! } type Shop @key(fields: "id") { id: ID! desk: Desk @shareable } type Desk @shareable { id: ID! }',
        resolvers: { Query: { shops: () => [{ id: '1', desk: { id: 'd1' } }] } },
      },
      b: {
        sdl: 'type Shop @key(fields: "id") { id: ID! desk: Desk @shareable } type Desk @shareable { id: ID! clerk: Clerk } type Clerk { name: String @shareable }',
        resolvers: { Shop: { desk: ({ id }: EntityRepresentation) => ({ id: `d${id}`, clerk: { name: 'Ada' } }) } },
      },
      c: {
        sdl: 'type Shop @key(fields: "id") { id: ID! desk: Desk @shareable } type Desk @shareable { clerk: Clerk } type Clerk { name: String @shareable age: Int }',
        resolvers: { Shop: { desk: () => ({ clerk: { name: 'Ada', age: 36 } }) } },
      },
    },
    asked: [
      {
        query: '{ shops { desk { id clerk { name age } } } }',
        answer: { shops: [{ desk: { id: 'd1', clerk: { name: 'Ada', age: 36 } } }] },
      },
    ],
  },
  {
    feature: 'a type of Federation 1, extended by another subgraph',
    subgraphs: {
      users: {
        isFederation1: true,
        sdl: 'type Query { user: User } type User @key(fields: "id") { id: ID! name: String email: String }',
        resolvers: {
          Query: { user: () => ({ id: '1', name: 'Ada', email: 'ada@example.com' }) },
          User: {
            __resolveReference: ({ id }: EntityRepresentation) => ({ id, name: 'Ada', email: 'ada@example.com' }),
          },
        },
      },
      votes: {
        isFederation1: true,
        sdl: `type Query { best: User @provides(fields: "name") any: User }
          extend type User @key(fields: "id") { id: ID! @external name: String @external votes: Int slug: String @requires(fields: "name") }`,
        resolvers: {
          Query: { best: () => ({ id: '1', name: 'Ada, as voted for' }), any: () => ({ id: '1' }) },
          User: {
            __resolveReference: (ref: EntityRepresentation) => ref,
            votes: ({ id }: EntityRepresentation) => Number(id) + 8,
            slug: ({ name }: EntityRepresentation) => `by-${name}`,
          },
        },
      },
    },
    asked: [
      {
        query: '{ user { id votes slug email } }',
        answer: { user: { id: '1', votes: 9, slug: 'by-Ada', email: 'ada@example.com' } },
      },
      {
        query: '{ best { name votes } any { name } }',
        answer: { best: { name: 'Ada, as voted for', votes: 9 }, any: { name: 'Ada' } },
      },
    ],
  },
  {
    feature: 'a type extended with its key @external',
    subgraphs: {
      a: {
        sdl: `type Query { random: User } type User @key(fields: "id") @extends { id: ID! @external rating: Int name: String @external
          badge: String @requires(fields: "name") }`,
        resolvers: {
          Query: { random: () => ({ id: '1', rating: 5 }) },
          User: {
            __resolveReference: ({ id, name }: EntityRepresentation) => ({ id, name, rating: 5 }),
            badge: ({ name }: EntityRepresentation) => `badge of ${name}`,
          },
        },
      },
      b: {
        sdl: 'type Query { byId: User } type User @key(fields: "id") { id: ID! name: String }',
        resolvers: {
          Query: { byId: () => ({ id: '2' }) },
          User: { name: ({ id }: EntityRepresentation) => `user ${id}` },
        },
      },
    },
    asked: [
      {
        query: '{ random { id name rating badge } }',
        answer: { random: { id: '1', name: 'user 1', rating: 5, badge: 'badge of user 1' } },
      },
      { query: '{ byId { rating badge } }', answer: { byId: { rating: 5, badge: 'badge of user 2' } } },
    ],
  },
  {
    feature: 'an @external field that nothing requires or provides',
    subgraphs: {
      products: {
        sdl: 'type Query { products: [Product!]! } type Product @key(fields: "id") { id: ID! name: String }',
        resolvers: {
          Query: { products: () => [{ id: '1' }] },
          Product: { name: ({ id }: EntityRepresentation) => `product ${id}` },
        },
      },
      prices: {
        isFederation1: true,
        sdl: 'type Query { cheapest: Product } extend type Product @key(fields: "id") { id: ID! @external name: String @external price: Float }',
        resolvers: {
          Query: { cheapest: () => ({ id: '1' }) },
          Product: { __resolveReference: (ref: EntityRepresentation) => ref, price: () => 1.5 },
        },
      },
    },
    asked: [
      { query: '{ cheapest { id price name } }', answer: { cheapest: { id: '1', price: 1.5, name: 'product 1' } } },
      { query: '{ products { price name } }', answer: { products: [{ price: 1.5, name: 'product 1' }] } },
    ],
  },
  ...[
    { of: 'of an object', declared: '' },
    { of: 'of a type with an interface', declared: 'implements Item' },
  ].map(
    ({ of, declared }): SupergraphFeature => ({
      feature: `a key of \`__typename\` alone ${of}`,
      subgraphs: {
        a: {
          sdl: `type Query { entry: Entry entries: [Entry!] any: Any } union Any = Entry | Other ${declared && 'interface Item { sku: String }'}
            type Entry ${declared} @key(fields: "__typename") { sku: String } type Other { id: ID }`,
          resolvers: {
            Query: {
              entry: () => ({ sku: 's' }),
              entries: () => [{ sku: 's' }, { sku: 't' }],
              any: () => ({ __typename: 'Other', id: 'o' }),
            },
          },
        },
        b: {
          sdl: 'type Entry @key(fields: "__typename") { note: String! }',
          resolvers: { Entry: { note: () => 'n' } },
        },
      },
      asked: [
        { query: '{ entry { sku note } }', answer: { entry: { sku: 's', note: 'n' } }, asks: ['a', 'b'] },
        { query: '{ entries { note } }', answer: { entries: [{ note: 'n' }, { note: 'n' }] } },
        { query: '{ any { ... on Entry { note } ... on Other { id } } }', answer: { any: { id: 'o' } }, asks: ['a'] },
      ],
    }),
  ),
];
