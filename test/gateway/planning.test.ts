import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';

type Ref = Record<string, unknown>;
const byId = ({ id }: Ref) => ({ id });

/** An entity of two keys, of which the subgraph where the query begins knows one: more than the Rust planner can bear. */
const SUBGRAPHS: Readonly<Record<string, TestSubgraph>> = {
  catalog: {
    sdl: 'type Item @key(fields: "id") @key(fields: "code { value }") { id: ID! code: Code! base: Int! } type Code @shareable { value: String! }',
    resolvers: {
      Item: { __resolveReference: byId, base: ({ id }: Ref) => Number(id) * 10, code: () => ({ value: 'c' }) },
    },
  },
  sums: {
    sdl: `type Item @key(fields: "id") @key(fields: "code { value }") { id: ID! code: Code! base: Int! @external sum: Int @requires(fields: "base") }
      type Code @shareable { value: String! }`,
    resolvers: { Item: { sum: ({ base }: Ref) => Number(base) + 1 } },
  },
  shop: {
    sdl: 'type Query { item: Item } type Item @key(fields: "id") { id: ID! label: String }',
    resolvers: { Query: { item: () => ({ id: '4', label: 'four' }) } },
  },
};

describe('an operation that the planner cannot plan', () => {
  it('is stitched instead', async () => {
    const { ask } = federate(SUBGRAPHS);

    expect(await ask('{ item { label sum } }')).toEqual({ data: { item: { label: 'four', sum: 41 } } });
  });

  it('is refused in words where there is no other way, and others are answered', async () => {
    const { ask } = federate(SUBGRAPHS, { planner: 'rust' });

    const { data, errors } = await ask('{ item { sum } }');

    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message: 'This graph cannot answer the operation: no plan could be made for it.',
        extensions: { code: 'QUERY_PLANNING_FAILED' },
      },
    ]);
    expect(await ask('{ item { label base } }')).toEqual({ data: { item: { label: 'four', base: 40 } } });
  });
});
