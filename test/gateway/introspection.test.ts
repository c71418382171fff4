import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const graph = () =>
  federate({
    a: {
      sdl: `type Query { user(secret: Int @inaccessible): User hidden: Int @inaccessible }
        "Who uses it." type User @key(fields: "id") { id: ID! old: String @deprecated(reason: "Use \`id\`.") }
        type Ghost @inaccessible { x: Int }`,
      resolvers: { Query: { user: () => ({ id: '1' }) } },
    },
  });

describe('introspection', () => {
  it('shows the API schema, without federation and without inaccessible parts', async () => {
    const { ask, engine } = graph();

    const { data } = await ask(getIntrospectionQuery());

    const sdl = printSchema(buildClientSchema(data as unknown as IntrospectionQuery));
    expect(sdl).toBe(engine.apiSdl);
    expect(sdl).toContain('old: String @deprecated(reason: "Use `id`.")');
    expect(sdl).not.toMatch(/secret|hidden|Ghost|_entities|join__|__Schema/);
  });

  it('may be combined with other fields in one query, with aliases', async () => {
    const { ask } = graph();

    const { data } = await ask('query ($n: String!) { is: __typename user { id } kind: __type(name: $n) { name } }', {
      n: 'User',
    });

    expect(data).toEqual({ is: 'Query', user: { id: '1' }, kind: { name: 'User' } });
  });

  it('sends no fetch to subgraphs', async () => {
    const { ask, calls } = graph();

    await ask('{ __typename __schema { queryType { name } } }');

    expect(calls).toEqual([]);
  });
});
