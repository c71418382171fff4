import { afterAll, describe, expect, it } from 'vitest';
import { serveGateway } from './serveGateway.ts';

const SUBGRAPHS = {
  a: {
    sdl: 'type Query { x: Int echo(of: Int!): Int rows: [Int!]! } type Mutation { set: Int }',
    resolvers: {
      Query: {
        x: () => 1,
        echo: (_: unknown, { of }: { of: number }) => of,
        rows: () => Array.from({ length: 300_000 }, (_, at) => at),
      },
    },
  },
};

const gateway = await serveGateway(SUBGRAPHS, { batchMax: 3 });
afterAll(() => gateway.close());

const ECHO = 'query Echo($of: Int!) { echo(of: $of) }';

describe('a list of operations', () => {
  it('is answered by a list in the same order, each operation for itself', async () => {
    const response = await gateway.post([
      { query: ECHO, variables: { of: 1 } },
      { query: '{ nothing }' },
      { query: ECHO, variables: { of: 3 } },
    ]);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      { data: { echo: 1 } },
      { errors: [expect.objectContaining({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED', coordinate: 'Query' } })] },
      { data: { echo: 3 } },
    ]);
  });

  it('may have large answers', async () => {
    const response = await gateway.post([{ query: '{ rows }' }, { query: '{ x }' }]);

    const [rows, x] = (await response.json()) as [{ data: { rows: number[] } }, unknown];
    expect(rows.data.rows).toHaveLength(300_000);
    expect(x).toEqual({ data: { x: 1 } });
  });

  it('has answers that together are no longer than one may be', async () => {
    await using bounded = await serveGateway(SUBGRAPHS, { batchMax: 4 }, { limits: { maxAnswerBytes: 3_000_000 } });
    const rows = { query: '{ rows }' };

    const response = await bounded.post([{ query: '{ x }' }, rows, rows, { query: '{ x }' }]);

    const answers = (await response.json()) as { data?: { rows?: number[] }; errors?: unknown }[];
    expect(answers.map(({ data }) => data?.rows?.length ?? data)).toEqual([{ x: 1 }, 300_000, undefined, { x: 1 }]);
    expect(answers[2]?.errors).toEqual([
      {
        message:
          'The answers to the list of operations have more than the 3000000 bytes allowed: ask for fewer rows or fields.',
        extensions: { code: 'QUERY_TOO_COSTLY', maxAnswerBytes: 3_000_000 },
      },
    ]);
    expect(await (await fetch(`${bounded.url}/metrics`)).text()).toMatch(
      /_count\{graphql_operation_type="query",graphql_outcome="failed",http_response_status_code="200"\} 1/,
    );
  });

  it('is counted by its operations', async () => {
    await using counted = await serveGateway(SUBGRAPHS, { batchMax: 3 });
    await counted.post([{ query: '{ x }' }, { query: '{ x }' }]);

    expect(await (await fetch(`${counted.url}/metrics`)).text()).toMatch(
      /_count\{graphql_operation_type="query",graphql_outcome="ok",http_response_status_code="200"\} 2/,
    );
  });

  it.each([
    { given: 'too many', batch: Array(4).fill({ query: '{ x }' }), code: 'BATCH_LIMIT_EXCEEDED' },
    { given: 'none', batch: [], code: 'BAD_REQUEST' },
    { given: 'another list', batch: [[{ query: '{ x }' }]], code: 'BAD_REQUEST' },
    { given: 'something else', batch: [{ query: '{ x }' }, 7], code: 'BAD_REQUEST' },
  ])('of $given is refused whole', async ({ batch, code }) => {
    const response = await gateway.post(batch);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });
});
