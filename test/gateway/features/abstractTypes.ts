import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

export const abstractTypes: readonly SupergraphFeature[] = [
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
    asked: [
      {
        query: '{ found { kind: __typename ... on Person { name } ... on Place { city } } }',
        answer: {
          found: [
            { kind: 'Place', city: 'Bath' },
            { kind: 'Person', name: 'Ada' },
          ],
        },
      },
    ],
  },
  {
    feature: 'a union of which each subgraph knows other members',
    subgraphs: {
      a: {
        sdl: `type Query { media: Media @shareable ofA: Media viewer: Viewer @shareable }
          union Media = Book | Song type Viewer @shareable { media: Media } type Book @key(fields: "id") { id: ID! title: String! @shareable pages: Int }
          type Song @key(fields: "id") { id: ID! title: String! @shareable }`,
        resolvers: {
          Query: {
            media: () => ({ __typename: 'Book', id: 'b', title: 'Logic' }),
            ofA: () => ({ __typename: 'Song', id: 's', title: 'Air' }),
            viewer: () => ({ media: { __typename: 'Book', id: 'b', title: 'Logic' } }),
          },
          Book: { pages: () => 300 },
        },
      },
      b: {
        sdl: `type Query { media: Media @shareable ofB: Media viewer: Viewer @shareable }
          union Media = Book | Film type Viewer @shareable { media: Media } type Book @key(fields: "id") { id: ID! title: String! @shareable prize: String }
          type Film @key(fields: "id") { id: ID! title: String! @shareable }`,
        resolvers: {
          Query: {
            media: () => ({ __typename: 'Book', id: 'b', title: 'Logic' }),
            ofB: () => ({ __typename: 'Film', id: 'f', title: 'Loom' }),
            viewer: () => ({ media: { __typename: 'Book', id: 'b', title: 'Logic' } }),
          },
          Book: { prize: () => 'first' },
        },
      },
    },
    asked: [
      { query: '{ media { ... on Film { title } } }', answer: { media: {} } },
      {
        query: '{ media { __typename ... on Song { title } ... on Film { title } ... on Book { title pages prize } } }',
        answer: { media: { __typename: 'Book', title: 'Logic', pages: 300, prize: 'first' } },
      },
      {
        query:
          '{ ofA { ... on Song { title } ... on Film { title } } ofB { __typename ... on Song { title } ... on Film { title } } }',
        answer: { ofA: { title: 'Air' }, ofB: { __typename: 'Film', title: 'Loom' } },
      },
      {
        query: '{ viewer { media { ... on Book { pages prize } ... on Film { title } } } }',
        answer: { viewer: { media: { pages: 300, prize: 'first' } } },
      },
    ],
  },
  {
    feature: 'one name that means two things on two types, down several levels',
    subgraphs: {
      a: {
        sdl: `type Query { users: [User!]! accounts: [Account!]! } union Account = User | Admin
          type User @key(fields: "id") { id: ID! peers: [Account!]! } type Admin { id: ID name: String peers: [Account!]! }`,
        resolvers: {
          Query: {
            users: () => [{ id: 'u' }],
            accounts: () => [
              { __typename: 'User', id: 'u' },
              { __typename: 'Admin', id: 'a', name: 'Root' },
            ],
          },
          User: { peers: () => [{ __typename: 'Admin', id: 'a', name: 'Root' }] },
          Admin: { peers: () => [{ __typename: 'User', id: 'u' }] },
        },
      },
      b: {
        sdl: 'type User @key(fields: "id") { id: ID name: String }',
        resolvers: { User: { name: ({ id }: EntityRepresentation) => `user ${id}` } },
      },
    },
    asked: [
      {
        query: `{ users { id name } accounts {
          ... on User { id name peers { ... on User { id name } ... on Admin { id name peers { ... on User { name } ... on Admin { name } } } } }
          ... on Admin { id name peers { ... on User { id name } ... on Admin { id name } } } } }`,
        answer: {
          users: [{ id: 'u', name: 'user u' }],
          accounts: [
            { id: 'u', name: 'user u', peers: [{ id: 'a', name: 'Root', peers: [{ name: 'user u' }] }] },
            { id: 'a', name: 'Root', peers: [{ id: 'u', name: 'user u' }] },
          ],
        },
      },
    ],
  },
  {
    feature: 'an interface whose types refer to the interface, in two subgraphs',
    subgraphs: {
      a: {
        sdl: `type Query { product: Product } interface Product { samePrice: [Product!]! } type Book implements Product @key(fields: "id") { id: ID! samePrice: [Product!]! }`,
        resolvers: {
          Query: { product: () => ({ __typename: 'Book', id: '1' }) },
          Book: {
            __resolveReference: (ref: EntityRepresentation) => ref,
            samePrice: ({ id }: EntityRepresentation) => [{ __typename: 'Book', id: `${id}1` }],
          },
        },
      },
      b: {
        sdl: 'interface Product { price: Float } type Book implements Product @key(fields: "id") { id: ID! price: Float }',
        resolvers: { Book: { price: ({ id }: EntityRepresentation) => Number(id) } },
      },
    },
    asked: [
      {
        query: '{ product { samePrice { ... on Book { samePrice { ... on Book { price id } } price } } } }',
        answer: { product: { samePrice: [{ samePrice: [{ price: 111, id: '111' }], price: 11 }] } },
      },
      {
        query: '{ product { samePrice { samePrice { price } price } ... on Product { price } } }',
        answer: { product: { samePrice: [{ samePrice: [{ price: 111 }], price: 11 }], price: 1 } },
      },
    ],
  },
  {
    feature: 'an interface’s fields where its types have them from different subgraphs',
    subgraphs: {
      catalog: {
        sdl: `type Query { goods: [Good!]! nodes: [Node!]! } interface Node { id: ID! } interface Good implements Node { id: ID! sku: String maker: Maker }
          type Book implements Good & Node @key(fields: "id") { id: ID! sku: String maker: Maker @shareable }
          type Toy implements Good & Node @key(fields: "id") { id: ID! sku: String maker: Maker @shareable }
          union Maker = House | Self type House @key(fields: "id") { id: ID! } type Self { email: String }`,
        resolvers: {
          Query: {
            goods: () => [
              { __typename: 'Book', id: 'b', sku: '1' },
              { __typename: 'Toy', id: 't', sku: '2' },
            ],
            nodes: () => [{ __typename: 'Toy', id: 't', sku: '2' }],
          },
          Book: { maker: () => ({ __typename: 'House', id: 'h' }) },
          Toy: { maker: () => ({ __typename: 'Self', email: 'toys@example.com' }) },
        },
      },
      reviews: {
        sdl: `interface Good { id: ID! stars: Int } type Book implements Good @key(fields: "id") { id: ID! stars: Int } type Toy implements Good @key(fields: "id") { id: ID! stars: Int }
          type House @key(fields: "id") { id: ID! name: String }`,
        resolvers: { Book: { stars: () => 5 }, Toy: { stars: () => 4 }, House: { name: () => 'Press' } },
      },
    },
    asked: [
      {
        query: '{ goods { id stars } }',
        answer: {
          goods: [
            { id: 'b', stars: 5 },
            { id: 't', stars: 4 },
          ],
        },
      },
      {
        query: `query ($all: Boolean = false) { goods { ... on Good { sku } ... on Book @include(if: $all) { stars } ... on Toy @skip(if: $all) { stars t: __typename }
          maker { ...M } } nodes { id ... on Good { stars } } } fragment M on Maker { ... on House { name } ... on Self { email } }`,
        answer: {
          goods: [
            { sku: '1', maker: { name: 'Press' } },
            { sku: '2', stars: 4, t: 'Toy', maker: { email: 'toys@example.com' } },
          ],
          nodes: [{ id: 't', stars: 4 }],
        },
      },
    ],
  },
  {
    feature: 'a field that a subgraph may ask for at one place and not at another',
    subgraphs: {
      a: {
        sdl: `type Query { node(id: ID!): Node @shareable account: Account } interface Node { id: ID! }
          type Account implements Node @key(fields: "id") { id: ID! name: String! } type Chat implements Node @key(fields: "id") { id: ID! @external account: Account! }`,
        resolvers: {
          Query: {
            node: (_: unknown, { id }: EntityRepresentation) => ({
              __typename: id === 'a' ? 'Account' : 'Chat',
              id: id === 'a' ? id : 'never',
            }),
            account: () => ({ id: 'a' }),
          },
          Account: { name: () => 'Ada' },
          Chat: { account: () => ({ id: 'a' }) },
        },
      },
      b: {
        sdl: `type Query { node(id: ID!): Node @shareable chat: Chat } interface Node { id: ID! }
          type Account implements Node @key(fields: "id") { id: ID! @external chats: [Chat!]! } type Chat implements Node @key(fields: "id") { id: ID! text: String! }`,
        resolvers: {
          Query: {
            node: (_: unknown, { id }: EntityRepresentation) => ({
              __typename: id === 'c' ? 'Chat' : 'Account',
              id: id === 'c' ? id : 'never',
            }),
            chat: () => ({ id: 'c' }),
          },
          Account: { chats: () => [{ id: 'c' }] },
          Chat: { text: () => 'hello' },
        },
      },
    },
    asked: [
      {
        query: '{ node(id: "a") { id } }',
        answer: { node: null },
        errors: [['node', 'id']],
      },
      {
        query: '{ a: node(id: "a") { __typename } c: node(id: "c") { __typename } }',
        answer: { a: { __typename: 'Account' }, c: { __typename: 'Chat' } },
      },
      {
        query: '{ a: node(id: "a") { ... on Account { id name } } c: node(id: "c") { ... on Chat { id text } } }',
        answer: { a: { id: 'a', name: 'Ada' }, c: { id: 'c', text: 'hello' } },
      },
      {
        query:
          '{ a: node(id: "a") { __typename ... on Chat { id } } c: node(id: "c") { __typename ... on Account { id } } }',
        answer: { a: { __typename: 'Account' }, c: { __typename: 'Chat' } },
      },
      {
        query: '{ chat { id text account { id } } account { chats { id } } }',
        answer: { chat: { id: 'c', text: 'hello', account: { id: 'a' } }, account: { chats: [{ id: 'c' }] } },
      },
    ],
  },
];
