import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

export const inputs: readonly SupergraphFeature[] = [
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
    asked: [
      {
        query: 'query ($in: In, $list: [Int!] = [1, 2]) { echo(in: $in, list: $list) }',
        variables: { in: { level: 'HIGH' } },
        answer: { echo: '{"in":{"text":"nothing","level":"HIGH"},"list":[1,2]}' },
      },
    ],
  },
  {
    feature: 'enums and inputs of which each subgraph knows a part',
    subgraphs: {
      a: {
        sdl: `type Query { inA(filter: Filter): String ofA: Mood sortA(by: Order): String } input Filter { first: Int! } enum Mood { GLAD SAD } enum Order { UP DOWN }`,
        resolvers: {
          Query: {
            inA: (_: unknown, given: unknown) => JSON.stringify(given),
            ofA: () => 'SAD',
            sortA: (_: unknown, { by }: EntityRepresentation) => String(by),
          },
        },
      },
      b: {
        sdl: `type Query { inB(filter: Filter!): String ofB: Mood sortB(by: Order): String } input Filter { first: Int! offset: Int } enum Mood { GLAD MAD } enum Order { UP SIDE }`,
        resolvers: {
          Query: {
            inB: (_: unknown, given: unknown) => JSON.stringify(given),
            ofB: () => 'MAD',
            sortB: (_: unknown, { by }: EntityRepresentation) => String(by),
          },
        },
      },
    },
    asked: [
      {
        query: '{ inA(filter: { first: 1 }) inB(filter: { first: 2 }) ofA ofB }',
        answer: { inA: '{"filter":{"first":1}}', inB: '{"filter":{"first":2}}', ofA: 'SAD', ofB: 'MAD' },
      },
      { query: '{ inB(filter: { first: 1, offset: 2 }) }', answer: undefined, errors: [undefined] },
      { query: '{ sortA(by: UP) sortB(by: UP) }', answer: { sortA: 'UP', sortB: 'UP' } },
      { query: '{ sortB(by: SIDE) }', answer: undefined, errors: [undefined] },
      { query: 'query ($by: Order = UP) { sortA(by: $by) b: sortB(by: $by) }', answer: { sortA: 'UP', b: 'UP' } },
    ],
  },
  {
    feature: 'arguments of every kind, given to the subgraph that has the field',
    subgraphs: {
      a: {
        sdl: 'type Query { thing: Thing } type Thing @key(fields: "id") { id: ID! }',
        resolvers: { Query: { thing: () => ({ id: '1' }) } },
      },
      b: {
        sdl: `type Thing @key(fields: "id") { id: ID! echo(n: Int = 3, list: [[Float]], on: Boolean, text: String, in: In, any: Any): String }
          input In { deep: [In!] at: Level = LOW id: ID } enum Level { LOW HIGH } scalar Any`,
        resolvers: { Thing: { echo: (_: unknown, given: unknown) => JSON.stringify(given) } },
      },
    },
    asked: [
      {
        query:
          '{ thing { echo(list: [[1, null], null], text: "a\\"b\\u00e9", in: { deep: [{ id: 7 }] }, any: { k: [1, "x"] }) } }',
        answer: {
          thing: {
            echo: '{"n":3,"list":[[1,null],null],"text":"a\\"bé","in":{"deep":[{"at":"LOW","id":"7"}],"at":"LOW"},"any":{"k":[1,"x"]}}',
          },
        },
      },
      {
        query:
          'query ($n: Int, $in: In, $deep: In!, $any: Any) { thing { echo(n: $n, in: $in, any: $any) again: echo(n: null, in: { deep: [$deep], at: HIGH }) } }',
        variables: { in: { id: 'i' }, deep: { at: 'HIGH' }, any: { nested: [true, null] } },
        answer: {
          thing: {
            echo: '{"n":3,"in":{"at":"LOW","id":"i"},"any":{"nested":[true,null]}}',
            again: '{"n":null,"in":{"deep":[{"at":"HIGH"}],"at":"HIGH"}}',
          },
        },
      },
      { query: 'query ($n: Int!) { thing { echo(n: $n) } }', answer: undefined, errors: [undefined] },
    ],
  },
];
