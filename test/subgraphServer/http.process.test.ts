import { hash } from 'node:crypto';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { serveSubgraph } from '../../app/facade/subgraphServer/index.ts';
import { createUpstream, subgraphs, type UpstreamOptions } from '../../subgraphs/index.ts';
import { facadeConfig, upstreamOptions } from '../facadeConfig.ts';
import { answerList, rawAnswer, type StubHandler, startStub } from '../subgraphs/postApiStub.ts';

const ALERTS = '/monitoring/v1/alert/list';

/** The monitoring area over a stub of the POST API, and its log. */
const startArea = async (
  handlers: Readonly<Record<string, StubHandler>> = {},
  settings: Partial<Pick<UpstreamOptions, 'upstreamBreakerFailures'>> = {},
) => {
  const { monitoring: subgraph } = subgraphs;
  if (subgraph === undefined) throw new Error('no such area');
  const stub = await startStub(handlers);
  const logs: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logs.push(line) });
  const upstream = createUpstream(upstreamOptions(stub.url, settings));
  const served = await serveSubgraph({ ...facadeConfig(), subgraph, upstream, logger, requestTimeoutMs: 5_000 });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(served.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    ...served,
    logs,
    posts: stub.posts,
    post,
    [Symbol.asyncDispose]: async () => {
      await served.close();
      await upstream.close();
      await stub[Symbol.asyncDispose]();
    },
  };
};

describe('an area over HTTP', () => {
  it.each([
    { given: 'something other than JSON', body: '{', status: 400, code: 'BAD_REQUEST' },
    { given: 'no query', body: {}, status: 400, code: 'BAD_REQUEST' },
    { given: 'a list of operations', body: [{ query: '{ __typename }' }], status: 400, code: 'BAD_REQUEST' },
    { given: 'a body over the limit', body: `"${' '.repeat(17 * 1024 * 1024)}"`, status: 413, code: 'BAD_REQUEST' },
    { given: 'plain text', body: '{ x }', type: 'text/plain', status: 415, code: 'BAD_REQUEST' },
  ])('given $given, answers $status and $code', async ({ body, type = 'application/json', status, code }) => {
    await using area = await startArea();

    const response = await area.post(body, { 'content-type': type });

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String), extensions: { code } }] });
    expect(area.posts).toEqual([]);
  });

  describe.each([
    { accept: '*/*', status: 200, type: 'application/json' },
    { accept: 'application/json, application/graphql-response+json', status: 200, type: 'application/json' },
    {
      accept: 'application/graphql-response+json, application/json, multipart/mixed',
      status: 400,
      type: 'application/graphql-response+json',
    },
  ])('that is asked for $accept', ({ accept, status, type }) => {
    it.each([
      { given: 'no GraphQL', body: { query: '{' }, code: 'GRAPHQL_PARSE_FAILED' },
      { given: 'an unknown field', body: { query: '{ x }' }, code: 'GRAPHQL_VALIDATION_FAILED' },
      {
        given: 'two operations and no name',
        body: { query: 'query a { __typename } query b { __typename }' },
        code: 'OPERATION_RESOLUTION_FAILURE',
      },
      {
        given: 'a variable of the wrong type',
        body: { query: 'query ($n: Int) { alerts(first: $n) { totalCount } }', variables: { n: 'ten' } },
        code: 'BAD_USER_INPUT',
      },
    ])(`given $given, answers ${status} and $code`, async ({ body, code }) => {
      await using area = await startArea();

      const response = await area.post(body, { accept });

      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String), extensions: { code } }] });
      expect(area.posts).toEqual([]);
    });
  });

  it('answers what a gateway asks of entities, in the order of their representations', async () => {
    const known = answerList([{ alert_id: 'b', title: 'two' }]);
    await using area = await startArea({ [ALERTS]: known });
    const query =
      'query Fetch($all: [_Any!]!) { _entities(representations: $all) { __typename ... on Alert { id title } } }';
    const all = ['a', 'b'].map((id) => ({ __typename: 'Alert', id }));

    const response = await area.post({ query, operationName: 'Fetch', variables: { all }, extensions: { trace: 1 } });

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      data: { _entities: [null, { __typename: 'Alert', id: 'b', title: 'two' }] },
    });
  });

  it('runs the named operation of a document, however often it is sent', async () => {
    await using area = await startArea();
    const request = { query: 'query a { a: __typename } query b { b: __typename }', operationName: 'b' };

    const answers: unknown[] = [];
    for (let times = 0; times < 8; times++) answers.push(await (await area.post(request)).json());

    expect(answers).toEqual(Array(8).fill({ data: { b: 'Query' } }));
  });

  it('accepts the hash of a query that a gateway has sent before', async () => {
    await using area = await startArea();
    const query = '{ __typename }';
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash('sha256', query) } };

    const unknown = await area.post({ extensions });
    const registered = await area.post({ query, extensions });
    const known = await area.post({ extensions });

    expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    expect([await registered.json(), await known.json()]).toEqual(Array(2).fill({ data: { __typename: 'Query' } }));
  });

  it.each(['GET', 'OPTIONS', 'PUT'])('does nothing for pages of browsers: %s', async (method) => {
    await using area = await startArea();
    const url = new URL(`${area.url}?query={__typename}`);

    const response = await fetch(url, { method, headers: { origin: 'https://elsewhere.example' } });

    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.text()).not.toContain('data');
  });

  it('names the GraphQL endpoint in answers to other paths', async () => {
    await using area = await startArea();

    const response = await fetch(new URL('/', area.url));

    expect(response.status).toBe(404);
    expect(await response.text()).toContain('GraphQL is at /graphql');
  });

  it('logs internal errors, and returns only the request id', async () => {
    const failure = { detail: { code: 'ERROR_UNKNOWN', message: 'at db-7' } };
    await using area = await startArea({ [ALERTS]: () => rawAnswer({ status: 500, body: failure }) });

    const response = await area.post({ query: '{ alerts { nodes { title } } }' }, { 'x-request-id': 'the-bug' });
    const { errors } = (await response.json()) as { errors: readonly object[] };

    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'the-bug' } }]);
    expect(JSON.stringify(errors)).not.toContain('db-7');
    expect(area.logs).toHaveLength(1);
    expect(area.logs[0]).toContain('the-bug');
  });

  it('reports unreadable upstream answers as upstream errors, without a log line of its own', async () => {
    const rows = Array.from({ length: 3 }, (_, at) => ({ alert_id: `a-${at}`, description: { odd: 'value' } }));
    await using area = await startArea({ [ALERTS]: answerList(rows) });

    const response = await area.post({ query: '{ alerts { nodes { description } } }' }, { 'x-request-id': 'the-row' });

    const extensions = { code: 'UPSTREAM_INVALID_RESPONSE', operation: 'monitoring.alert.list', requestId: 'the-row' };
    expect(await response.json()).toMatchObject({
      data: { alerts: { nodes: [{ description: null }, { description: null }, { description: null }] } },
      errors: [{ extensions }, { extensions }, { extensions }],
    });
    expect(area.logs).toEqual([]);
  });

  it('reports the state of the areas of the POST API in metrics and health', async () => {
    const unavailable = { [ALERTS]: () => rawAnswer({ status: 503, body: 'no server' }) };
    await using area = await startArea(unavailable, { upstreamBreakerFailures: 3 });
    const get = (path: string) => fetch(new URL(path, area.url));
    const before = await (await get('/health/ready?detail')).json();

    await area.post({ query: '{ alerts { totalCount } }' });
    await area.post({ query: '{ alerts { totalCount } }' });

    expect(before).toMatchObject({ status: 'ok', upstream: { monitoring: { breaker: 'closed', inFlight: 0 } } });
    expect(await (await get('/health/ready?detail')).json()).toMatchObject({
      upstream: { monitoring: { breaker: 'open', queued: 0, rejected: { open: 1 } } },
    });
    expect(await (await get('/health/ready')).json()).toEqual({ status: 'ok' });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('upstream_breaker_state{area="monitoring"} 2');
    expect(metrics).toContain('upstream_posts_rejected_total{area="monitoring",reason="open"} 1');
    expect(metrics).toContain('process_resident_memory_bytes');
    expect(metrics).toContain('graphql_errors_total{code="UPSTREAM_UNAVAILABLE"} 2');
  });

  it('finishes requests in progress when it closes, and accepts no new ones', async () => {
    const answer = Promise.withResolvers<object>();
    await using area = await startArea({ [ALERTS]: () => answer.promise });
    const asked = area.post({ query: '{ alerts { totalCount } }' });
    await expect.poll(() => area.posts).toHaveLength(1);

    const closed = area.close();
    await expect
      .poll(() =>
        fetch(new URL('/health/ready', area.url)).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(false);
    answer.resolve({ results: [], total_count: 0 });

    expect(await (await asked).json()).toEqual({ data: { alerts: { totalCount: 0 } } });
    await closed;
  });
});
