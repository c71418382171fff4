import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

export const inaccessible: readonly SupergraphFeature[] = [
  {
    feature: 'enum values that clients may not see: null, and no error, as behind other gateways',
    subgraphs: {
      a: {
        sdl: `type Query { tasks: [Task!]! best: [State] }
          type Task { state: State }
          enum State { OPEN SECRET @inaccessible }`,
        resolvers: {
          Query: { tasks: () => [{ state: 'OPEN' }, { state: 'SECRET' }], best: () => ['OPEN', 'SECRET'] },
        },
      },
    },
    asked: [
      { query: '{ tasks { state } }', answer: { tasks: [{ state: 'OPEN' }, { state: null }] } },
      { query: '{ best }', answer: { best: ['OPEN', null] } },
    ],
  },
  {
    feature: 'a type that clients may not see: null, and an error only where null may not stand',
    subgraphs: {
      a: {
        sdl: `type Query { hits: [Hit] must: [Hit!] pages: [[Hit]!] } union Hit = Shown | Hidden
          type Shown { x: Int } type Hidden @inaccessible { x: Int }`,
        resolvers: {
          Query: {
            hits: () => [
              { __typename: 'Shown', x: 1 },
              { __typename: 'Hidden', x: 2 },
            ],
            must: () => [{ __typename: 'Hidden' }],
            pages: () => [[{ __typename: 'Hidden' }]],
          },
        },
      },
    },
    asked: [
      {
        query: '{ hits { __typename ... on Shown { x } } }',
        answer: { hits: [{ __typename: 'Shown', x: 1 }, null] },
      },
      { query: '{ pages { __typename } }', answer: { pages: [[null]] } },
      { query: '{ must { __typename } }', answer: { must: null }, errors: [['must', 0]] },
    ],
  },
  {
    feature: 'a hidden enum value where null may not stand, a hidden argument, field and input field',
    subgraphs: {
      a: {
        sdl: `type Query { must: [Task!] first(kind: Kind = SECRET @inaccessible): Task counted(by: By): Int }
          type Task @key(fields: "id") { id: ID! kind: Kind! kinds: [Kind!] rank: Int @inaccessible }
          enum Kind { OPEN SECRET @inaccessible } input By { n: Int hidden: Int = 5 @inaccessible }`,
        resolvers: {
          Query: {
            must: () => [{ id: '1', kind: 'OPEN' }],
            first: (_: unknown, { kind }: EntityRepresentation) => ({ id: '2', kind, kinds: ['OPEN', 'SECRET'] }),
            counted: (_: unknown, { by }: { by: { n: number; hidden: number } }) => by.n + by.hidden,
          },
          Task: { rank: () => 3 },
        },
      },
      b: {
        sdl: 'type Task @key(fields: "id") { id: ID! rank: Int @external place: String @requires(fields: "rank") }',
        resolvers: { Task: { place: ({ rank }: EntityRepresentation) => `place ${rank}` } },
      },
    },
    asked: [
      { query: '{ must { kind place } }', answer: { must: [{ kind: 'OPEN', place: 'place 3' }] } },
      { query: '{ first { id kind } }', answer: { first: null }, errors: [['first', 'kind']] },
      { query: '{ first { id kinds } }', answer: { first: { id: '2', kinds: null } }, errors: [['first', 'kinds', 1]] },
      { query: '{ counted(by: { n: 1 }) }', answer: { counted: 6 } },
      { query: '{ counted(by: { n: 1, hidden: 2 }) }', answer: undefined, errors: [undefined] },
      { query: '{ first(kind: OPEN) { id } }', answer: undefined, errors: [undefined] },
      { query: '{ must { rank } }', answer: undefined, errors: [undefined] },
      {
        query: 'query ($by: By) { counted(by: $by) }',
        variables: { by: { n: 1, hidden: 2 } },
        answer: undefined,
        errors: [undefined],
      },
    ],
  },
  {
    feature: 'an interface’s type that clients may not see',
    subgraphs: {
      a: {
        sdl: `type Query { nodes: [Node!] one: Node } interface Node { id: ID! } type Shown implements Node @key(fields: "id") { id: ID! }
          type Hidden implements Node @key(fields: "id") @inaccessible { id: ID! }`,
        resolvers: {
          Query: {
            nodes: () => [
              { __typename: 'Shown', id: '1' },
              { __typename: 'Hidden', id: '2' },
            ],
            one: () => ({ __typename: 'Hidden', id: '3' }),
          },
        },
      },
      b: {
        sdl: 'type Shown @key(fields: "id") { id: ID! x: Int }',
        resolvers: { Shown: { x: () => 1 } },
      },
    },
    asked: [
      { query: '{ one { id } }', answer: { one: null } },
      { query: '{ nodes { id ... on Shown { x } } }', answer: { nodes: null }, errors: [['nodes', 1]] },
    ],
  },
];
