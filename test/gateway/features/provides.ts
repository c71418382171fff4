import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

/** Animals of media, whose names one subgraph provides by the interface, and another one has. */
const BY_INTERFACE: SupergraphFeature['subgraphs'] = {
  media: {
    sdl: `type Query { media: Media @shareable } interface Media { id: ID! }
          type Book implements Media @key(fields: "id") { id: ID! @shareable }`,
    resolvers: { Query: { media: () => ({ __typename: 'Book', id: 'm' }) } },
  },
  shown: {
    sdl: `type Query { media: Media @shareable @provides(fields: "animals { id name }") }
          interface Media { id: ID! animals: [Animal] } interface Animal { id: ID! name: String }
          type Book implements Media { id: ID! @shareable animals: [Animal] @external }
          type Dog implements Animal { id: ID! @external name: String @external }
          type Cat implements Animal { id: ID! @external name: String @external }`,
    resolvers: {
      Query: {
        media: () => ({
          __typename: 'Book',
          id: 'm',
          animals: [
            { __typename: 'Dog', id: 'd', name: 'Fido' },
            { __typename: 'Cat', id: 'c', name: 'Tom' },
          ],
        }),
      },
    },
  },
  zoo: {
    sdl: `interface Media { id: ID! animals: [Animal] } interface Animal { id: ID! name: String }
          type Book implements Media @key(fields: "id") { id: ID! animals: [Animal] @shareable }
          type Dog implements Animal @key(fields: "id") { id: ID! name: String @shareable age: Int }
          type Cat implements Animal @key(fields: "id") { id: ID! name: String @shareable age: Int }`,
    resolvers: {
      Book: {
        animals: () => [
          { __typename: 'Dog', id: 'd', name: 'Fido' },
          { __typename: 'Cat', id: 'c', name: 'Tom' },
        ],
      },
      Cat: { age: () => 6 },
      Dog: { __resolveReference: () => Promise.reject(new Error('by a key that is only provided')), age: () => 3 },
    },
  },
};

export const provides: readonly SupergraphFeature[] = [
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
          Group: { __resolveReference: ({ id }: EntityRepresentation) => ({ id, name: 'as grouped' }) },
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
  {
    feature: '@provides as deep as its selection, of a type that leads to itself',
    subgraphs: {
      folders: {
        sdl: `type Query { shelves: [Shelf] @provides(fields: "folders { id name parts { id name } }") }
          type Shelf @key(fields: "id") { id: ID! folders: [Folder] @external }
          type Folder @key(fields: "id") { id: ID! name: String @external parts: [Folder] @external }`,
        resolvers: {
          Query: {
            shelves: () => [{ id: 's', folders: [{ id: '1', name: 'given', parts: [{ id: '2', name: 'given' }] }] }],
          },
        },
      },
      parts: {
        sdl: `type Shelf @key(fields: "id") { id: ID! folders: [Folder] @shareable }
          type Folder @key(fields: "id") { id: ID! name: String @shareable parts: [Folder] @shareable }`,
        resolvers: {
          Shelf: { folders: () => [{ id: '1' }] },
          Folder: { name: () => 'kept', parts: ({ id }: EntityRepresentation) => [{ id: `${Number(id) + 1}` }] },
        },
      },
    },
    asked: [
      {
        query: '{ shelves { id folders { id name parts { id name } } } }',
        answer: {
          shelves: [{ id: 's', folders: [{ id: '1', name: 'given', parts: [{ id: '2', name: 'given' }] }] }],
        },
        asks: ['folders'],
      },
      {
        query: '{ shelves { folders { parts { parts { id } } } } }',
        answer: { shelves: [{ folders: [{ parts: [{ parts: [{ id: '3' }] }] }] }] },
        asks: ['folders', 'parts'],
      },
      {
        query: '{ shelves { id folders { name parts { id name parts { name parts { id } } } } } }',
        answer: {
          shelves: [
            {
              id: 's',
              folders: [
                { name: 'given', parts: [{ id: '2', name: 'given', parts: [{ name: 'kept', parts: [{ id: '4' }] }] }] },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    feature: '@provides by an interface: a type is not asked for elsewhere',
    subgraphs: BY_INTERFACE,
    asked: [
      {
        query: '{ media { animals { __typename ... on Cat { id name } ... on Dog { name } } } }',
        answer: {
          media: {
            animals: [
              { __typename: 'Dog', name: 'Fido' },
              { __typename: 'Cat', id: 'c', name: 'Tom' },
            ],
          },
        },
        asks: ['shown'],
      },
      {
        query: '{ media { __typename animals { type: __typename } } }',
        answer: { media: { __typename: 'Book', animals: [{ type: 'Dog' }, { type: 'Cat' }] } },
        asks: ['shown'],
      },
      {
        query: '{ media { animals { __typename name ... on Cat { age __typename } } } }',
        answer: {
          media: {
            animals: [
              { __typename: 'Dog', name: 'Fido' },
              { __typename: 'Cat', name: 'Tom', age: 6 },
            ],
          },
        },
        asks: ['shown', 'zoo'],
      },
    ],
  },
  {
    feature:
      '@provides of a key: its type is not looked up by it where another path is as short, and the rest is taken as provided',
    subgraphs: BY_INTERFACE,
    asked: [
      {
        query: '{ media { animals { id name ... on Dog { age } } } }',
        answer: {
          media: {
            animals: [
              { id: 'd', name: 'Fido', age: 3 },
              { id: 'c', name: 'Tom' },
            ],
          },
        },
        asks: ['shown', 'zoo'],
      },
      {
        query: '{ media { id animals { id name ... on Cat { age } } } }',
        answer: {
          media: {
            id: 'm',
            animals: [
              { id: 'd', name: 'Fido' },
              { id: 'c', name: 'Tom', age: 6 },
            ],
          },
        },
        asks: ['shown', 'zoo'],
      },
      {
        query: '{ media { id animals { id ... on Dog { age } ... on Cat { age } } } }',
        answer: {
          media: {
            id: 'm',
            animals: [
              { id: 'd', age: 3 },
              { id: 'c', age: 6 },
            ],
          },
        },
        asks: ['media', 'zoo'],
      },
    ],
  },
];
