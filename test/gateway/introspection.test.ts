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
  it('shows the graph and nothing of federation, nor what is inaccessible', async () => {
    const { ask, engine } = graph();

    const { data } = await ask(getIntrospectionQuery());

    const sdl = printSchema(buildClientSchema(data as unknown as IntrospectionQuery));
    expect(sdl).toBe(engine.apiSdl);
    expect(sdl).toContain('old: String @deprecated(reason: "Use `id`.")');
    expect(sdl).not.toMatch(/secret|hidden|Ghost|_entities|join__|__Schema/);
  });

  it('goes together with fields of subgraphs in one query, under the client’s names', async () => {
    const { ask } = graph();

    const { data } = await ask('query ($n: String!) { is: __typename user { id } kind: __type(name: $n) { name } }', {
      n: 'User',
    });

    expect(data).toEqual({ is: 'Query', user: { id: '1' }, kind: { name: 'User' } });
  });

  it('asks no subgraph for what is known without it', async () => {
    const { ask, calls } = graph();

    await ask('{ __typename __schema { queryType { name } } }');

    expect(calls).toEqual([]);
  });
});
