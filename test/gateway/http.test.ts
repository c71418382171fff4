import { GraphQLError } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { readErrorCode } from './errorCodes.ts';
import { serveGateway } from './serveGateway.ts';

const SUBGRAPHS = {
  a: {
    sdl: `
      scalar Any
      type Query { x: Int big: Any bug: String refused: String slow: Int text(length: Int!): String }
      type Mutation { set: Int }
    `,
    resolvers: {
      Query: {
        text: (_: unknown, { length }: { length: number }) => '“→”'.repeat(length / 3),
        x: () => 1,
        big: () => 1n,
        bug: () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
        },
        refused: () => {
          throw new GraphQLError('Not yours.', { extensions: { code: 'FORBIDDEN' } });
        },
        slow: () => new Promise((resolve) => setTimeout(resolve, 100, 2)),
      },
      Mutation: { set: () => 1 },
    },
  },
};

const gateway = await serveGateway(SUBGRAPHS, {
  pages: (path) => (/^\/(explorer\/|$)/.test(path) ? (_, response) => response.end('the page') : undefined),
});
afterAll(() => gateway.close());

const at = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);

describe('a request to /graphql', () => {
  it.each([
    { given: 'a list of operations', body: [{ query: '{ x }' }], status: 400, message: /one operation per request/ },
    {
      given: 'a body over the limit',
      body: { query: `{ x } #${'.'.repeat(1_048_576)}` },
      status: 413,
      message: /exceeds 1048576 bytes/,
    },
    { given: 'no query', body: {}, status: 400, message: /no `query`/ },
  ])('with $given is refused: $status', async ({ body, status, message }) => {
    const response = await gateway.post(body);

    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(message);
  });

  it.each([30, 300_000])('has a Content-Length in bytes: %i characters beyond ASCII', async (length) => {
    const response = await gateway.post({ query: `{ text(length: ${length}) }` }, { 'accept-encoding': 'identity' });

    const text = await response.text();
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(JSON.parse(text)).toEqual({ data: { text: '“→”'.repeat(length / 3) } });
  });

  it('with another content type is refused, so that forms of other sites cannot send it', async () => {
    const response = await gateway.post({ query: '{ x }' }, { 'content-type': 'text/plain' });

    expect(response.status).toBe(415);
  });

  it.each([
    { given: 'from a program', headers: {}, status: 200 },
    { given: 'from a page of another origin', headers: { 'sec-fetch-site': 'cross-site' }, status: 400 },
    { given: 'from an older browser’s page', headers: { referer: 'https://example.com/' }, status: 400 },
    { given: 'as a form', headers: { 'content-type': 'text/plain' }, status: 400 },
    { given: 'with a token', headers: { 'sec-fetch-site': 'cross-site', authorization: 'Bearer t' }, status: 200 },
    {
      given: 'with Apollo’s header',
      headers: { 'sec-fetch-site': 'cross-site', 'apollo-require-preflight': '1' },
      status: 200,
    },
  ])('by GET $given is answered $status', async ({ headers, status }) => {
    const response = await at('/graphql?query={x}', { headers: headers as Record<string, string> });

    expect(response.status).toBe(status);
  });

  it('by GET cannot execute mutations', async () => {
    const response = await at('/graphql?query=mutation{set}');

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('is permitted from any origin, with a token and without cookies', async () => {
    const headers = {
      origin: 'https://example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const preflight = await at('/graphql', { method: 'OPTIONS', headers });
    const answer = await gateway.post({ query: '{ x }' }, { origin: 'https://example.com' });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('returns a request id: the client’s if it is valid', async () => {
    const ids = await Promise.all(
      ['abc-1', 'no good <id>'].map(async (id) =>
        (await gateway.post({ query: '{ x }' }, { 'x-request-id': id })).headers.get('x-request-id'),
      ),
    );

    expect(ids[0]).toBe('abc-1');
    expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an error', () => {
  it('that is unexpected is masked, and logged in full with the request id', async () => {
    const response = await gateway.post({ query: '{ x bug }' }, { 'x-request-id': 'the-bug' });

    const body = await response.text();
    expect(JSON.parse(body)).toEqual({
      data: { x: 1, bug: null },
      errors: [
        {
          message: 'Internal server error',
          path: ['bug'],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'the-bug' },
        },
      ],
    });
    expect(gateway.logs).toContainEqual(
      expect.objectContaining({
        requestId: 'the-bug',
        err: expect.objectContaining({ message: 'connect ECONNREFUSED 10.0.0.7:5432' }),
      }),
    );
  });

  it('for a value that JSON cannot represent is a valid answer', async () => {
    const response = await gateway.post({ query: '{ big }' });

    expect(await readErrorCode(response)).toBe('INTERNAL_SERVER_ERROR');
  });

  it('with its own code is returned unchanged', async () => {
    const response = await gateway.post({ query: '{ refused }' });

    expect(await response.json()).toEqual({
      data: { refused: null },
      errors: [{ message: 'Not yours.', path: ['refused'], extensions: { code: 'FORBIDDEN' } }],
    });
  });

  it('while the context is created rejects the request', async () => {
    const createContext = () => {
      throw new GraphQLError('The token has expired.', { extensions: { code: 'UNAUTHENTICATED' } });
    };
    await using strict = await serveGateway(SUBGRAPHS, { createContext });

    const response = await strict.post({ query: '{ x }' });

    expect(response.status).toBe(401);
    expect(await readErrorCode(response)).toBe('UNAUTHENTICATED');
  });
});

describe('other paths', () => {
  it.each([
    { path: '/health', holds: '"ok"' },
    { path: '/health/live', holds: '"ok"' },
    { path: '/health/ready', holds: '"ok"' },
    { path: '/ready', holds: '"ok"' },
    { path: '/schema.graphql', holds: 'type Query' },
    { path: '/', holds: 'the page' },
    { path: '/explorer/app.js', holds: 'the page' },
  ])('$path answers', async ({ path, holds }) => {
    const response = await at(path);

    expect(response.status).toBe(200);
    expect(await response.text()).toContain(holds);
  });

  it('/supergraph.graphql, which contains inaccessible names, is served only if enabled', async () => {
    await using open = await serveGateway(SUBGRAPHS, { supergraphPublic: true });

    expect((await at('/supergraph.graphql')).status).toBe(404);
    expect(await (await fetch(`${open.url}/supergraph.graphql`)).text()).toContain('join__Graph');
  });

  it('answers 404 for unknown paths', async () => {
    expect((await at('/nothing')).status).toBe(404);
    expect((await at('/health', { method: 'POST' })).status).toBe(405);
  });

  it('/health/ready fails when a dependency cannot be reached', async () => {
    await using lonely = await serveGateway(SUBGRAPHS, { ready: () => Promise.reject(new Error('no database')) });

    const response = await fetch(`${lonely.url}/health/ready`);

    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('database');
  });

  it('/metrics counts requests by kind and outcome, and cached documents, without client input', async () => {
    await gateway.post({ query: 'query Telltale { x }' }, { 'apollographql-client-name': 'telltale' });

    const text = await (await at('/metrics')).text();

    expect(text).toMatch(
      /http_server_request_duration_seconds_count\{graphql_operation_type="query",graphql_outcome="ok",http_response_status_code="200"\} \d/,
    );
    expect(text).toMatch(/graphql_document_cache_size \d/);
    expect(text).toMatch(/graphql_document_cache_hits_total \d/);
    expect(text).not.toMatch(/telltale/i);
  });

  it('/metrics of every gateway in a process has the metrics of the process', async () => {
    await using other = await serveGateway(SUBGRAPHS);

    for (const { url } of [gateway, other]) {
      const text = await (await fetch(`${url}/metrics`)).text();
      for (const name of [
        'process_cpu_seconds_total',
        'nodejs_eventloop_lag_p99_seconds',
        'nodejs_gc_duration_seconds',
      ])
        expect(text).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
    }
  });
});

describe('closing', () => {
  it('finishes requests in progress, and accepts no new ones', async () => {
    const closing = await serveGateway(SUBGRAPHS);
    const pending = closing.post({ query: '{ slow }' });
    await new Promise((resolve) => setTimeout(resolve, 30));

    const closed = closing.close();
    const answer = await pending;
    await closed;

    expect(await answer.json()).toEqual({ data: { slow: 2 } });
    await expect(closing.post({ query: '{ x }' })).rejects.toThrow();
  });
});
