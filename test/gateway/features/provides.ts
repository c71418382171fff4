import type { Feature, Ref } from './feature.ts';

export const provides: readonly Feature[] = [
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
    asked: [
      {
        query: '{ best { author { name } } plain { writer { name } } }',
        answer: { best: { author: { name: 'as reviewed' } }, plain: { writer: { name: 'as registered' } } },
      },
    ],
  },
  {
    feature: '@provides through several levels',
    subgraphs: {
      sets: {
        sdl: `type Query { all: [Product!]! @provides(fields: "groups { id name }") plain: [Product!]! }
          type Product @key(fields: "id") { id: ID! groups: [Group] @external } type Group @key(fields: "id") { id: ID! @external name: String @external }`,
        resolvers: {
          Query: { all: () => [{ id: '1', groups: [{ id: 'g', name: 'as provided' }] }], plain: () => [{ id: '1' }] },
        },
      },
      groups: {
        sdl: `type Product @key(fields: "id") { id: ID! groups: [Group] } type Group @key(fields: "id") { id: ID! name: String }`,
        resolvers: {
          Product: { groups: () => [{ id: 'g', name: 'as grouped' }] },
          Group: { __resolveReference: ({ id }: Ref) => ({ id, name: 'as grouped' }) },
        },
      },
    },
    asked: [
      { query: '{ all { groups { id name } } }', answer: { all: [{ groups: [{ id: 'g', name: 'as provided' }] }] } },
      { query: '{ plain { groups { name } } }', answer: { plain: [{ groups: [{ name: 'as grouped' }] }] } },
    ],
  },
  {
    feature: '@provides on an interface and on a union',
    subgraphs: {
      shelf: {
        sdl: `type Query { pet: Pet @provides(fields: "... on Cat { name }") thing: Thing @provides(fields: "... on Cat { name } ... on Dog { name }") }
          interface Pet { id: ID! } union Thing = Cat | Dog
          type Cat implements Pet @key(fields: "id") { id: ID! name: String @external } type Dog implements Pet @key(fields: "id") { id: ID! name: String @external }`,
        resolvers: {
          Query: {
            pet: () => ({ __typename: 'Cat', id: '1', name: 'provided cat' }),
            thing: () => ({ __typename: 'Dog', id: '2', name: 'provided dog' }),
          },
        },
      },
      names: {
        sdl: `interface Pet { id: ID! name: String } type Cat implements Pet @key(fields: "id") { id: ID! name: String @shareable age: Int }
          type Dog implements Pet @key(fields: "id") { id: ID! name: String @shareable age: Int }`,
        resolvers: { Cat: { name: () => 'cat', age: () => 3 }, Dog: { name: () => 'dog', age: () => 4 } },
      },
    },
    asked: [
      { query: '{ pet { ... on Cat { name } } }', answer: { pet: { name: 'provided cat' } } },
      {
        query: '{ thing { ... on Cat { name age } ... on Dog { name age } } }',
        answer: { thing: { name: 'provided dog', age: 4 } },
      },
    ],
  },
];
