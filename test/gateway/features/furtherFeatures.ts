import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

export const furtherFeatures: readonly SupergraphFeature[] = [
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
    asked: [
      { query: '{ place { onlyB x onlyA both } }', answer: { place: { onlyB: 'b', x: 1, onlyA: 'a', both: 'same' } } },
    ],
  },
  {
    feature: 'names that are also names of every JavaScript object',
    subgraphs: {
      a: {
        sdl: 'type Query { constructor: String toString: Box } type Box { valueOf: String }',
        resolvers: { Query: { constructor: () => null, toString: () => ({}) }, Box: { valueOf: () => 'v' } },
      },
    },
    asked: [
      {
        query: '{ constructor toString { valueOf __proto__: valueOf } }',
        answer: { constructor: null, toString: { valueOf: 'v', ['__proto__']: 'v' } },
      },
    ],
  },
  {
    feature: '@tag, @deprecated and descriptions, which change nothing',
    subgraphs: {
      a: {
        sdl: `"The root." type Query @tag(name: "t") { "A user." user(n: Int @tag(name: "arg")): User @tag(name: "f") }
          type User @key(fields: "id") @tag(name: "u") { id: ID! old: Int @deprecated(reason: "Gone soon.") } enum E @tag(name: "e") { ONE @tag(name: "v") }`,
        resolvers: { Query: { user: () => ({ id: '1', old: 2 }) } },
      },
      b: {
        sdl: 'type User @key(fields: "id") @tag(name: "u2") { id: ID! e: E } enum E { ONE }',
        resolvers: { User: { e: () => 'ONE' } },
      },
    },
    asked: [{ query: '{ user(n: 1) { old e } }', answer: { user: { old: 2, e: 'ONE' } } }],
  },
  {
    feature: '@skip and @include on fields, fragments and spreads, in and out of one another',
    subgraphs: {
      a: {
        sdl: 'type Query { product: Product } type Product @key(fields: "id") { id: ID! price: Int box: Box } type Box @shareable { w: Int }',
        resolvers: { Query: { product: () => ({ id: '1', price: 9, box: { w: 4 } }) } },
      },
      b: {
        sdl: 'type Product @key(fields: "id") { id: ID! stock: Int } type Box @shareable { w: Int }',
        resolvers: { Product: { stock: () => 5 } },
      },
    },
    asked: [
      {
        query: 'query ($no: Boolean = false) { product { price stock @include(if: $no) } }',
        answer: { product: { price: 9 } },
      },
      {
        query: 'query ($no: Boolean!) { product { price stock @skip(if: $no) @include(if: true) } }',
        variables: { no: false },
        answer: { product: { price: 9, stock: 5 } },
      },
      { query: 'query ($no: Boolean!) { product @include(if: $no) { price } }', variables: { no: false }, answer: {} },
      {
        query: 'query ($no: Boolean!) { product { box { w @include(if: $no) } } }',
        variables: { no: false },
        answer: { product: { box: {} } },
      },
      {
        query: `query ($yes: Boolean!, $no: Boolean!) { product { ...P @include(if: $yes) ... on Product @skip(if: $no) { ... @include(if: $no) { id } ... @skip(if: $no) { s: stock @include(if: $yes) } } } }
          fragment P on Product { price @skip(if: $yes) box @include(if: $yes) { __typename @skip(if: $no) w } }`,
        variables: { yes: true, no: false },
        answer: { product: { box: { __typename: 'Box', w: 4 }, s: 5 } },
      },
      {
        query: '{ ... @skip(if: true) { product { id } } __typename @include(if: true) }',
        answer: { __typename: 'Query' },
      },
    ],
  },
  {
    feature: 'mutations over several subgraphs, and what they answer of entities',
    subgraphs: {
      a: {
        sdl: 'type Query { n: Int } type Mutation { add(n: Int!): Sum } type Sum @key(fields: "id") { id: ID! }',
        resolvers: { Mutation: { add: (_: unknown, { n }: EntityRepresentation) => ({ id: String(n) }) } },
      },
      b: {
        sdl: 'type Mutation { drop(id: ID!): Sum! } type Sum @key(fields: "id") { id: ID! total: Int }',
        resolvers: {
          Mutation: { drop: (_: unknown, { id }: EntityRepresentation) => ({ id }) },
          Sum: { total: ({ id }: EntityRepresentation) => Number(id) * 2 },
        },
      },
    },
    asked: [
      {
        query:
          'mutation ($n: Int!) { first: add(n: $n) { total } drop(id: 4) { id total } second: add(n: 3) { id total } __typename }',
        variables: { n: 1 },
        answer: {
          first: { total: 2 },
          drop: { id: '4', total: 8 },
          second: { id: '3', total: 6 },
          __typename: 'Mutation',
        },
      },
    ],
  },
  {
    feature: '__typename everywhere, and introspection next to data',
    subgraphs: {
      a: {
        sdl: 'type Query { node: Node either: Either } interface Node { id: ID! } union Either = Oven | Pan type Oven implements Node @key(fields: "id") { id: ID! } type Pan { size: Int }',
        resolvers: {
          Query: { node: () => ({ __typename: 'Oven', id: '1' }), either: () => ({ __typename: 'Pan', size: 2 }) },
        },
      },
      b: { sdl: 'type Oven @key(fields: "id") { id: ID! heat: Int }', resolvers: { Oven: { heat: () => 200 } } },
    },
    asked: [
      { query: '{ __typename }', answer: { __typename: 'Query' } },
      {
        query: 'query ping { a: __typename b: __typename either { t: __typename __typename } }',
        answer: { a: 'Query', b: 'Query', either: { t: 'Pan', __typename: 'Pan' } },
      },
      {
        query:
          '{ node { __typename t: __typename ... on Oven { u: __typename heat } } either { ... on Oven { __typename } ... on Pan { v: __typename } } }',
        answer: { node: { __typename: 'Oven', t: 'Oven', u: 'Oven', heat: 200 }, either: { v: 'Pan' } },
      },
      {
        query:
          '{ __type(name: "Oven") { name fields { name } } node { ... on Oven { heat } } __schema { queryType { name } __typename } nothing: __type(name: "join__Graph") { name } }',
        answer: {
          __type: { name: 'Oven', fields: [{ name: 'id' }, { name: 'heat' }] },
          node: { heat: 200 },
          __schema: { queryType: { name: 'Query' }, __typename: '__Schema' },
          nothing: null,
        },
      },
      {
        query: 'query ($name: String!) { __type(name: $name) { kind possibleTypes { name } } node { id } }',
        variables: { name: 'Either' },
        answer: { __type: { kind: 'UNION', possibleTypes: [{ name: 'Oven' }, { name: 'Pan' }] }, node: { id: '1' } },
      },
    ],
  },
  {
    feature: 'a root field that several subgraphs share, each having a part of what it answers',
    subgraphs: {
      name: {
        sdl: 'type Query { product: Product @shareable } type Product @key(fields: "id") @shareable { id: ID! name: Name } type Name @shareable { brand: String model: String }',
        resolvers: { Query: { product: () => ({ id: '1', name: { brand: 'B', model: 'M' } }) } },
      },
      category: {
        sdl: 'type Query { product: Product @shareable } type Product @shareable { id: ID! category: String! tags: [Tag!] } type Tag @shareable { word: String }',
        resolvers: { Query: { product: () => ({ id: '1', category: 'toy', tags: [{ word: 'x' }, { word: 'y' }] }) } },
      },
      price: {
        sdl: 'type Query { product: Product @shareable } type Product @shareable { price: Int tags: [Tag!] } type Tag @shareable { weight: Int }',
        resolvers: { Query: { product: () => ({ price: 3, tags: [{ weight: 1 }, { weight: 2 }] }) } },
      },
    },
    asked: [
      {
        query: '{ product { id name { brand model } category price } }',
        answer: { product: { id: '1', name: { brand: 'B', model: 'M' }, category: 'toy', price: 3 } },
      },
      {
        query: '{ product { tags { word weight } } }',
        answer: {
          product: {
            tags: [
              { word: 'x', weight: 1 },
              { word: 'y', weight: 2 },
            ],
          },
        },
      },
    ],
  },
  {
    feature: 'directives of its own, which subgraphs composed',
    subgraphs: {
      a: {
        sdl: `extend schema @link(url: "https://specs.example.com/access/v1.0", import: ["@access"]) @composeDirective(name: "@access")
          directive @access(scope: Scope!) on FIELD enum Scope { PUBLIC PRIVATE } type Query { a: String }`,
        resolvers: { Query: { a: () => 'a' } },
      },
      b: {
        sdl: `extend schema @link(url: "https://specs.example.com/access/v1.0", import: ["@access"]) @composeDirective(name: "@access")
          directive @access(scope: Scope! = PUBLIC) on FIELD enum Scope { PUBLIC PRIVATE } type Query { b: String }`,
        resolvers: { Query: { b: () => 'b' } },
      },
    },
    asked: [{ query: '{ a @access b @access(scope: PRIVATE) }', answer: { a: 'a', b: 'b' } }],
  },
];
