import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';
import { federateOverHttp } from './federateOverHttp.ts';

/** No object type implements the interface, so that no subgraph knows the type of an object. */
const SUBGRAPHS = {
  a: {
    sdl: 'type Query { a: Node } interface Node @key(fields: "id") { id: ID! }',
    resolvers: { Query: { a: () => null } },
  },
  b: {
    sdl: `type Query { b: Node bs: [Node!]! c: Node }
      type Node @key(fields: "id") @interfaceObject { id: ID! field: String self: Node }`,
    resolvers: {
      Query: { b: () => ({ id: 'n1', field: 'foo' }), bs: () => [{ id: 'n1' }], c: () => null },
      Node: { self: ({ id }: { id: string }) => ({ id }) },
    },
  },
};

const ASKED = [
  { query: '{ b { id field } bs { id } }', data: { b: { id: 'n1', field: 'foo' }, bs: [{ id: 'n1' }] }, paths: [] },
  { query: '{ b { __typename id } }', data: { b: null }, paths: [['b', '__typename']] },
  { query: '{ b { id type: __typename field } }', data: { b: null }, paths: [['b', 'type']] },
  {
    query: '{ b { id self { __typename id } } }',
    data: { b: { id: 'n1', self: null } },
    paths: [['b', 'self', '__typename']],
  },
  { query: '{ bs { __typename id } }', data: null, paths: [['bs', 0, '__typename']] },
  { query: '{ a { id } c { __typename id } b { id } }', data: { a: null, c: null, b: { id: 'n1' } }, paths: [] },
  { query: '{ b { __typename } }', data: undefined, paths: [undefined] },
];

describe('an interface object whose type no subgraph knows', () => {
  it.each(ASKED)('is null with an error where its type is selected: $query', async ({ query, data, paths }) => {
    await using remote = await federateOverHttp(SUBGRAPHS);
    for (const { ask } of [federate(SUBGRAPHS), federate(SUBGRAPHS, { compileAfter: 1 }), remote]) {
      const answer = await ask(query);

      expect(answer.data).toEqual(data);
      expect(answer.errors?.map(({ path }) => path) ?? []).toEqual(paths);
      for (const { extensions } of answer.errors ?? []) expect(extensions?.code).toBe('QUERY_PLANNING_FAILED');
    }
  });
});
