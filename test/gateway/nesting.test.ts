import { describe, expect, it } from 'vitest';
import { serveGateway } from './serveGateway.ts';

const GRAPH = {
  a: {
    sdl: 'scalar Any type Query { node(any: Any, ids: [ID!]): Node } type Node { node: Node id: ID }',
    resolvers: { Query: { node: () => ({ id: '1' }) } },
  },
};

const deep = (before: string, after: string, middle = '', times = 5_000) =>
  before.repeat(times) + middle + after.repeat(times);

const chain = (length: number): string => {
  const fragments = Array.from({ length }, (_, at) => `fragment f${at} on Node { ...f${at + 1} }`);
  return `${fragments.join(' ')} fragment f${length} on Node { id }`;
};

describe('deep nesting', () => {
  it.each([
    { given: 'selections', query: deep('{node', '}') },
    { given: 'selections left open', query: '{node'.repeat(5_000) },
    { given: 'inline fragments', query: `{ node ${deep('{...', '}', '{id}')} }` },
    { given: 'inline fragments on a type', query: `{ node ${deep('{... on Node', '}', '{id}')} }` },
    { given: 'lists', query: `{ node(any: ${deep('[', ']')}) { id } }` },
    { given: 'objects', query: `{ node(any: ${deep('{a:', '}', '1')}) { id } }` },
    { given: 'types of variables', query: `query ($a: ${deep('[', ']', 'ID')}) { node(ids: $a) { id } }` },
    { given: 'a chain of fragments', query: `{ node { ...f0 } } ${chain(450)}` },
  ])('in a document is refused with a clear message: $given', async ({ query }) => {
    await using gateway = await serveGateway(GRAPH);

    const response = await gateway.post({ query });

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^The document .*nest.* deeper than 200 levels\.$/),
          extensions: { code: 'QUERY_TOO_LARGE' },
        },
      ],
    });
    expect(gateway.logs).toEqual([]);
  });

  it('within a string or a comment is permitted', async () => {
    await using gateway = await serveGateway(GRAPH);

    const response = await gateway.post({ query: `{ node(any: "${'{'.repeat(500)}") { id } } # ${'['.repeat(500)}` });

    expect(await response.json()).toEqual({ data: { node: { id: '1' } } });
  });

  it.each([
    { given: 'as a scalar', query: 'query ($any: Any) { node(any: $any) { id } }', name: 'any' },
    { given: 'as a list', query: 'query ($ids: [ID!]) { node(ids: $ids) { id } }', name: 'ids' },
  ])('in a variable is refused by its name: $given', async ({ query, name }) => {
    await using gateway = await serveGateway(GRAPH);

    const response = await gateway.post(`{"query": "${query}", "variables": {"${name}": ${deep('[', ']', '', 230)}}}`);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining(`$${name}`), extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(gateway.logs).toEqual([]);
  });

  it.each([
    { given: 'lists', body: deep('[', ']', '', 500_000) },
    { given: 'lists left open', body: '['.repeat(1_000_000) },
    { given: 'objects left open', body: '{"a":'.repeat(200_000) },
    { given: 'extensions', body: `{"query": 1, "extensions": {"a": ${deep('[', ']', '', 200_000)}}}` },
  ])('as a whole body is too large: $given', async ({ body }) => {
    await using gateway = await serveGateway(GRAPH);

    const response = await gateway.post(body);

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_LARGE' } }] });
    expect(gateway.logs).toEqual([]);
  });
});
