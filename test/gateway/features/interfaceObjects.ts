import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

export const interfaceObjects: readonly SupergraphFeature[] = [
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
            __resolveType: ({ __typename, id }: EntityRepresentation) => __typename ?? (id === 'b' ? 'Book' : 'Film'),
            __resolveReference: ({ id }: EntityRepresentation) => ({
              __typename: id === 'b' ? 'Book' : 'Film',
              id,
              title: `title ${id}`,
            }),
          },
        },
      },
      ratings: {
        sdl: 'type Query { top: Media } type Media @key(fields: "id") @interfaceObject { id: ID! stars: Int }',
        resolvers: {
          Query: { top: () => ({ id: 'f' }) },
          Media: { stars: ({ id }: EntityRepresentation) => (id === 'b' ? 5 : 4) },
        },
      },
    },
    asked: [
      {
        query: '{ media { __typename stars ... on Book { pages } } top { __typename title stars } }',
        answer: {
          media: [
            { __typename: 'Book', stars: 5, pages: 3 },
            { __typename: 'Film', stars: 4 },
          ],
          top: { __typename: 'Film', title: 'title f', stars: 4 },
        },
      },
    ],
  },
  {
    feature: 'an interface object at the root, asked for types it cannot know',
    subgraphs: {
      people: {
        sdl: `interface Account @key(fields: "id") { id: ID! name: String }
          type Admin implements Account @key(fields: "id") { id: ID! name: String rank: Int }
          type Guest implements Account @key(fields: "id") { id: ID! name: String }`,
        resolvers: {
          Account: {
            __resolveReference: ({ id }: EntityRepresentation) => ({
              __typename: id === '1' ? 'Admin' : 'Guest',
              id,
              name: `name ${id}`,
              rank: 7,
            }),
          },
        },
      },
      logins: {
        sdl: `type Query { accounts: [Account!]! } type Account @key(fields: "id") @interfaceObject { id: ID! isActive: Boolean! }`,
        resolvers: {
          Query: { accounts: () => [{ id: '1' }, { id: '2' }] },
          Account: { isActive: ({ id }: EntityRepresentation) => id === '1' },
        },
      },
      visits: {
        sdl: `type Account @key(fields: "id") @interfaceObject { id: ID! name: String @external visits: Int greeting: String @requires(fields: "name") }`,
        resolvers: {
          Account: {
            visits: ({ id }: EntityRepresentation) => Number(id),
            greeting: ({ name }: EntityRepresentation) => `hello ${name}`,
          },
        },
      },
    },
    asked: [
      {
        query: '{ accounts { id isActive } }',
        answer: {
          accounts: [
            { id: '1', isActive: true },
            { id: '2', isActive: false },
          ],
        },
      },
      {
        query: '{ accounts { __typename } }',
        answer: { accounts: [{ __typename: 'Admin' }, { __typename: 'Guest' }] },
      },
      {
        query: '{ accounts { ... on Admin { isActive } ... on Guest { id } } }',
        answer: { accounts: [{ isActive: true }, { id: '2' }] },
      },
      { query: '{ accounts { ... on Admin { isActive } } }', answer: { accounts: [{ isActive: true }, {}] } },
      {
        query: '{ accounts { id ... on Admin { type: __typename visits rank } } }',
        answer: { accounts: [{ id: '1', type: 'Admin', visits: 1, rank: 7 }, { id: '2' }] },
      },
      {
        query: '{ accounts { visits name greeting ... on Guest { name isActive } } }',
        answer: {
          accounts: [
            { visits: 1, name: 'name 1', greeting: 'hello name 1' },
            { visits: 2, name: 'name 2', greeting: 'hello name 2', isActive: false },
          ],
        },
      },
    ],
  },
  {
    feature: 'an interface object whose types a third subgraph extends',
    subgraphs: {
      media: {
        sdl: `type Query { media: Media } interface Media @key(fields: "id") { id: ID! title: String }
          type Video implements Media @key(fields: "id") { id: ID! title: String seconds: Int } type Essay implements Media @key(fields: "id") { id: ID! title: String }`,
        resolvers: {
          Query: { media: () => ({ __typename: 'Video', id: '1', title: 'film' }) },
          Media: { __resolveReference: ({ id }: EntityRepresentation) => ({ __typename: 'Video', id, title: 'film' }) },
          Video: { __resolveReference: ({ id }: EntityRepresentation) => ({ id, title: 'film' }), seconds: () => 100 },
        },
      },
      authors: {
        sdl: 'type Video @key(fields: "id") { id: ID! author: String }',
        resolvers: { Video: { author: () => 'Ada' } },
      },
      lists: {
        sdl: 'type Query { list: List } type List { media: Media } type Media @key(fields: "id") @interfaceObject { id: ID! }',
        resolvers: { Query: { list: () => ({ media: { id: '1' } }) } },
      },
    },
    asked: [
      {
        query:
          '{ media { id title ... on Video { seconds author } } list { media { id ... on Video { seconds author } } } }',
        answer: {
          media: { id: '1', title: 'film', seconds: 100, author: 'Ada' },
          list: { media: { id: '1', seconds: 100, author: 'Ada' } },
        },
      },
    ],
  },
  {
    feature: 'an interface object that cannot be resolved from elsewhere',
    subgraphs: {
      a: {
        sdl: `type Query { product: Product } interface Product @key(fields: "id") { id: ID! }
          type Bread implements Product @key(fields: "id") { id: ID! }`,
        resolvers: { Query: { product: () => ({ __typename: 'Bread', id: 'p1' }) } },
      },
      b: {
        sdl: 'type Query { best: Product } type Product @key(fields: "id", resolvable: false) @interfaceObject { id: ID! }',
        resolvers: { Query: { best: () => ({ id: 'p2' }) } },
      },
    },
    asked: [
      { query: '{ product { id ... on Bread { id } } }', answer: { product: { id: 'p1' } } },
      { query: '{ best { id } }', answer: { best: { id: 'p2' } } },
      { query: '{ product { id name } }', answer: undefined, errors: [undefined] },
    ],
  },
  {
    feature: 'an interface object of which only aliases of the type are selected',
    subgraphs: {
      a: {
        sdl: `interface NodeWithName @key(fields: "id") { id: ID! name: String }
          type User implements NodeWithName @key(fields: "id") { id: ID! name: String age: Int }`,
        resolvers: {
          NodeWithName: {
            __resolveReference: ({ id }: EntityRepresentation) => ({
              __typename: 'User',
              id,
              name: `${id}-name`,
              age: 11,
            }),
          },
        },
      },
      b: {
        sdl: `type Query { anotherUsers: [NodeWithName] first: NodeWithName }
          type NodeWithName @key(fields: "id") @interfaceObject { id: ID! username: String }`,
        resolvers: {
          Query: { anotherUsers: () => [{ id: 'u1' }, { id: 'u2' }], first: () => ({ id: 'u1' }) },
          NodeWithName: { username: ({ id }: EntityRepresentation) => `${id}-username` },
        },
      },
    },
    asked: [
      { query: '{ anotherUsers { x: __typename } }', answer: { anotherUsers: [{ x: 'User' }, { x: 'User' }] } },
      {
        query: '{ anotherUsers { id x: __typename y: __typename } first { z: __typename } }',
        answer: {
          anotherUsers: [
            { id: 'u1', x: 'User', y: 'User' },
            { id: 'u2', x: 'User', y: 'User' },
          ],
          first: { z: 'User' },
        },
      },
      {
        query: '{ first { x: __typename username ... on User { z: __typename age } } }',
        answer: { first: { x: 'User', username: 'u1-username', z: 'User', age: 11 } },
      },
    ],
  },
];
