import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

const user = { __typename: 'User', id: 'u1', name: 'Ada' };
const robot = { __typename: 'Robot', id: 'r1', name: 'Rob' };

export const aliases: readonly SupergraphFeature[] = [
  {
    feature: 'an alias equal to the field’s name, on keys and on fields of another subgraph',
    subgraphs: {
      books: {
        sdl: `type Query { book: Book } type Book @key(fields: "id") { id: ID! author: Person }
          type Person @key(fields: "id") { id: ID! }`,
        resolvers: { Query: { book: () => ({ id: 'b1', author: { id: 'p1' } }) } },
      },
      people: {
        sdl: 'type Person @key(fields: "id") @key(fields: "name") { id: ID! name: String friends: [Person!] }',
        resolvers: {
          Person: { name: ({ id }: EntityRepresentation) => `name of ${String(id)}`, friends: () => [{ id: 'p2' }] },
        },
      },
    },
    asked: [
      {
        query: '{ book { author { id } author: author { id: id name } } }',
        answer: { book: { author: { id: 'p1', name: 'name of p1' } } },
      },
      {
        query: '{ book: book { author: author { id: id name: name friends: friends { name: name id: id } } } }',
        answer: {
          book: { author: { id: 'p1', name: 'name of p1', friends: [{ name: 'name of p2', id: 'p2' }] } },
        },
      },
      {
        query: '{ book { id: id author { name: id id: name } } }',
        answer: { book: { id: 'b1', author: { name: 'p1', id: 'name of p1' } } },
      },
    ],
  },
  {
    feature: 'one name for leaves that have one type in the graph and two in a subgraph',
    subgraphs: {
      registry: {
        sdl: `type Query { users: [User!]! } union Account = User | Robot
          type User @key(fields: "id") { id: ID name: String! similar: [Account!]! @shareable }
          type Robot @shareable { id: ID name: String! similar: [Account!]! }`,
        resolvers: {
          Query: { users: () => [user] },
          User: { __resolveReference: () => user, similar: () => [user, robot] },
          Robot: { similar: () => [user, robot] },
        },
      },
      accounts: {
        sdl: `type Query { accounts: [Account!]! } union Account = User | Robot
          type User @key(fields: "id") { id: ID! similar: [Account!]! @shareable }
          type Robot @shareable { id: ID name: String! similar: [Account!]! }`,
        resolvers: {
          Query: { accounts: () => [user, robot] },
          User: { similar: () => [robot, user] },
          Robot: { similar: () => [robot, user] },
        },
      },
    },
    asked: [
      {
        query: '{ accounts { ... on User { id name } ... on Robot { id name } } }',
        answer: {
          accounts: [
            { id: 'u1', name: 'Ada' },
            { id: 'r1', name: 'Rob' },
          ],
        },
      },
      {
        query: `{ accounts { ... on User { similar { ... on Robot { id } } } ... on Robot { similar { ... on User { id: id } } } }
          users { similar { ... on Robot { id } ... on User { id } } } }`,
        answer: {
          accounts: [{ similar: [{ id: 'r1' }, {}] }, { similar: [{}, { id: 'u1' }] }],
          users: [{ similar: [{ id: 'u1' }, { id: 'r1' }] }],
        },
      },
    ],
  },
];
