/** The log line of each request. */
import { describe, expect, it } from 'vitest';
import { answerList, rawAnswer } from '../subgraphs/postApiStub.ts';
import {
  ASK_BUDGETS,
  ASK_DASHBOARDS,
  BUDGETS,
  DASHBOARDS,
  SOON,
  startStubbedGateway,
  TOKEN,
} from './stubbedGateway.ts';

const UPSTREAM = { [DASHBOARDS]: answerList([]), [BUDGETS]: answerList([]) };

const send = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the access log', () => {
  it('has one line per request: operation, outcome, bytes, POSTs, cost', async () => {
    await using gateway = await startStubbedGateway(UPSTREAM);
    const query = `query Both { ${ASK_DASHBOARDS.slice(1, -1)} ${ASK_BUDGETS.slice(1, -1)} }`;

    const response = await send(gateway.url, { query }, { 'x-request-id': 'abc-1' });

    const { length } = Buffer.from(await response.arrayBuffer());
    await expect
      .poll(() => gateway.accessLog, SOON)
      .toEqual([
        expect.objectContaining({
          ...{ level: 30, requestId: 'abc-1', type: 'query', operation: 'Both', status: 200, outcome: 'ok' },
          ...{ ms: expect.any(Number), bytes: length, posts: gateway.posts.length, cost: expect.any(Number) },
        }),
      ]);
    expect(gateway.posts).toHaveLength(2);
    expect(gateway.accessLog[0]?.cost).toBeGreaterThan(0);
    expect(gateway.accessLog[0]).not.toHaveProperty('codes');
  });

  it('names the POSTs that made a request slow, the longest first', async () => {
    const delayed = (ms: number) => () =>
      new Promise<ReturnType<typeof answerList>>((resolve) => setTimeout(resolve, ms, answerList([])));
    await using gateway = await startStubbedGateway({ [DASHBOARDS]: delayed(300), [BUDGETS]: delayed(1_100) });
    await using quick = await startStubbedGateway({ [DASHBOARDS]: delayed(300) });
    const query = `{ ${ASK_DASHBOARDS.slice(1, -1)} ${ASK_BUDGETS.slice(1, -1)} }`;

    await (await send(gateway.url, { query })).text();
    await (await send(quick.url, { query: ASK_DASHBOARDS })).text();

    await expect.poll(() => [...gateway.accessLog, ...quick.accessLog], SOON).toHaveLength(2);
    expect(gateway.accessLog[0]?.slow).toEqual([
      { post: 'cost_analysis.budget.list', ms: expect.any(Number) },
      { post: 'dashboard.project_dashboard.list', ms: expect.any(Number) },
    ]);
    expect(quick.accessLog[0]).not.toHaveProperty('slow');
  });

  it.each([
    {
      given: 'something other than JSON',
      body: '{',
      line: { type: 'none', status: 400, outcome: 'refused', codes: ['BAD_REQUEST'] },
    },
    {
      given: 'an unknown field',
      body: { query: 'query Wrong { nothing }' },
      line: {
        ...{ type: 'none', status: 200, outcome: 'failed', posts: 0 },
        ...{ codes: ['GRAPHQL_VALIDATION_FAILED'], coordinates: ['Query'] },
      },
    },
    {
      given: 'a document that does not match the schema at five places',
      body: {
        query: '{ budgets(first: "1", s3cret: 1) { nodes { s3cret, createdBy } totalCount { s3cret } } s3cret }',
      },
      line: {
        ...{ type: 'none', codes: ['GRAPHQL_VALIDATION_FAILED'] },
        coordinates: ['Query.budgets(first:)', 'Query.budgets', 'Budget'],
      },
    },
    {
      given: 'a refusal of upstream',
      body: { query: `query Refused ${ASK_BUDGETS}` },
      line: { type: 'query', operation: 'Refused', outcome: 'partial', codes: ['FORBIDDEN'], posts: 1 },
    },
    {
      given: 'a list of operations',
      body: [{ query: ASK_DASHBOARDS }, { query: '{ __typename }' }],
      line: { type: 'batch', size: 2, status: 200, posts: 1 },
    },
  ])('has the codes of errors: given $given', async ({ body, line }) => {
    const handlers = {
      ...UPSTREAM,
      [BUDGETS]: () =>
        rawAnswer({
          status: 403,
          body: JSON.stringify({ detail: { code: 'ERROR_PERMISSION_DENIED', message: 'no' } }),
        }),
    };
    await using gateway = await startStubbedGateway(handlers, { BATCH_MAX: '2' });

    await (await send(gateway.url, body)).text();

    await expect.poll(() => gateway.accessLog, SOON).toEqual([expect.objectContaining(line)]);
  });

  it('has no value, no token, no document and no line break of a client', async () => {
    await using gateway = await startStubbedGateway(UPSTREAM);
    const name = `N${'x'.repeat(5_000)}`;
    const query = `query ${name}($n: String = "s3cret-default") { budgets(filter: { name: { eq: $n } }) { nodes { name } } }`;

    await (await send(gateway.url, { query, variables: { n: 's3cret-value\n{"level":60}' } })).text();
    await (await send(gateway.url, { query: '{ a', operationName: 's3cret-name\n{"level":60}' })).text();
    await (await send(gateway.url, { query: '{ a' }, { 'x-request-id': 's3cret id "}' })).text();

    await expect.poll(() => gateway.accessLog, SOON).toHaveLength(3);
    const lines = JSON.stringify(gateway.accessLog);
    expect(lines).not.toMatch(/s3cret|budgets|filter/);
    expect(lines).not.toContain(TOKEN);
    expect(gateway.accessLog[0]?.operation).toBe(name.slice(0, 100));
  });

  it('is off with ACCESS_LOG=false, and above the level info', async () => {
    await using gateway = await startStubbedGateway(UPSTREAM, { ACCESS_LOG: 'false' });

    await (await send(gateway.url, { query: ASK_BUDGETS })).text();
    await (await send(gateway.url, { query: ASK_BUDGETS })).text();

    expect(gateway.accessLog).toEqual([]);
  });
});
