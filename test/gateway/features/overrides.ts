import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

export const overrides: readonly SupergraphFeature[] = [
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
    asked: [{ query: '{ bill { amount } }', answer: { bill: { amount: 2 } } }],
  },
  {
    feature: '@override of a subgraph that is not there, and of a field that others require',
    subgraphs: {
      posts: {
        sdl: `type Query { posts: [Post!]! } type Post @key(fields: "id") { id: ID! at: String @override(from: "gone") title: String }`,
        resolvers: { Query: { posts: () => [{ id: '1' }] }, Post: { at: () => 'noon', title: () => 'old' } },
      },
      titles: {
        sdl: `type Post @key(fields: "id") { id: ID! title: String @override(from: "posts") }`,
        resolvers: { Post: { title: () => 'new' } },
      },
      slugs: {
        sdl: `type Post @key(fields: "id") { id: ID! title: String @external slug: String @requires(fields: "title") }`,
        resolvers: { Post: { slug: ({ title }: EntityRepresentation) => `a-${title}-post` } },
      },
    },
    asked: [
      { query: '{ posts { at slug title } }', answer: { posts: [{ at: 'noon', slug: 'a-new-post', title: 'new' }] } },
    ],
  },
  {
    feature: '@override on types of an interface',
    subgraphs: {
      a: {
        sdl: `type Query { feed: [Post!]! } interface Post { id: ID! at: String! }
          type Image implements Post @key(fields: "id") { id: ID! at: String! } type Text implements Post @key(fields: "id") { id: ID! at: String! }`,
        resolvers: {
          Query: {
            feed: () => [
              { __typename: 'Image', id: 'i' },
              { __typename: 'Text', id: 't' },
            ],
          },
          Image: { at: () => 'old' },
          Text: { at: () => 'text' },
        },
      },
      b: {
        sdl: `type Query { again: [Other!]! } interface Other { id: ID! at: String! }
          type Image implements Other @key(fields: "id") { id: ID! at: String! @override(from: "a") }`,
        resolvers: { Query: { again: () => [{ __typename: 'Image', id: 'i' }] }, Image: { at: () => 'new' } },
      },
    },
    asked: [
      {
        query: '{ feed { id at } }',
        answer: {
          feed: [
            { id: 'i', at: 'new' },
            { id: 't', at: 'text' },
          ],
        },
      },
      {
        query: '{ feed { ... on Image { at } } again { at } }',
        answer: { feed: [{ at: 'new' }, {}], again: [{ at: 'new' }] },
      },
    ],
  },
];
