/** A hostile POST API: its fields are null with an error, its secrets stay inside, and the gateway answers afterwards. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rawAnswer, type StubHandler, startStub } from '../subgraphs/postApiStub.ts';
import { ASK_BUDGETS, BUDGETS, startStubbedGateway } from '../upstream/stubbedGateway.ts';

const SECRET = 'swordfish-of-the-database';

const sends =
  (status: number, body: string | object, headers: Record<string, string> = {}): StubHandler =>
  () =>
    rawAnswer({ status, headers: { 'content-type': 'application/json', ...headers }, body });

const page = (rows: string) => `{"results": [${rows}], "total_count": 1}`;

const INVALID: Readonly<Record<string, StubHandler>> = {
  'a page of HTML': sends(200, `<html>${SECRET}</html>`, { 'content-type': 'text/html' }),
  nothing: sends(200, ''),
  'half an object': sends(200, '{"results": [{"name": "'),
  'JSON of two values': sends(200, '{"results": []}{"results": []}'),
  'a list': sends(200, '[]'),
  'a number': sends(200, '7'),
  null: sends(200, 'null'),
  'results that are an object': sends(200, '{"results": {"length": 1000000000}}'),
  'results that are text': sends(200, '{"results": "abc"}'),
  'rows that are null': sends(200, page('null')),
  'rows that are lists': sends(200, page('[]')),
  'NaN in place of a number': sends(200, '{"results": [], "total_count": NaN}'),
  'an error whose text has a secret': sends(500, { detail: { code: 'ERROR_UNKNOWN', message: SECRET } }),
  'an error of an unknown code': sends(400, { detail: { code: `<${SECRET}>`, message: SECRET } }),
  'an error that is a stack': sends(500, `Error: ${SECRET}\n    at db.ts:1:1`, { 'content-type': 'text/plain' }),
  'a status that does not exist': sends(799, '{}'),
  'no content': sends(204, ''),
  'a connection that breaks': () => rawAnswer({ status: 0, body: '' }),
};

const fieldOf = (error: unknown) => JSON.stringify(error);

describe('a hostile upstream', () => {
  it.each(Object.entries(INVALID))('that answers with %s', async (_, handler) => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: handler });

    const { data, errors } = await gateway.ask(ASK_BUDGETS);

    expect(data).toEqual({ budgets: null });
    expect(errors?.[0]?.extensions.code).toMatch(/^[A-Z_]+$/);
    expect(fieldOf(errors)).not.toContain(SECRET);
    expect((await gateway.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  it('that redirects elsewhere (SSRF): the other server gets nothing', async () => {
    await using inside = await startStub({});
    await using gateway = await startStubbedGateway({
      [BUDGETS]: sends(307, '', { location: `${inside.url}${BUDGETS}` }),
    });

    const { data, errors } = await gateway.ask(ASK_BUDGETS);

    expect(data).toEqual({ budgets: null });
    expect(errors).toHaveLength(1);
    expect(inside.posts).toEqual([]);
  });

  it('that answers with more than the limit', async () => {
    await using gateway = await startStubbedGateway(
      { [BUDGETS]: sends(200, page(`{"name": "${'x'.repeat(200_000)}"}`)) },
      {},
      { upstreamMaxResponseBytes: 100_000 },
    );

    const { errors } = await gateway.ask(ASK_BUDGETS);

    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_RESPONSE_TOO_LARGE');
  });

  it('that answers with a gzip bomb: it is decompressed up to the limit of an answer', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
    await using gateway = await startStubbedGateway({ [BUDGETS]: sends(200, bomb, { 'content-encoding': 'gzip' }) });

    const { data, errors } = await gateway.ask(ASK_BUDGETS);

    expect(data).toEqual({ budgets: null });
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_RESPONSE_TOO_LARGE');
  });

  it.each([
    { given: 'the key __proto__', row: '{"budget_id": "b", "name": "ours", "__proto__": {"polluted": true}}' },
    {
      given: 'the key constructor',
      row: '{"budget_id": "b", "name": "ours", "constructor": {"prototype": {"polluted": true}}}',
    },
    { given: 'a key twice', row: '{"budget_id": "b", "name": "theirs", "name": "ours"}' },
  ])('that sends a row with $given changes nothing else', async ({ row }) => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: sends(200, page(row)) });

    const { data } = await gateway.ask(ASK_BUDGETS);

    expect(data).toEqual({ budgets: { nodes: [{ name: 'ours' }] } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('that sends cookies and headers: none of them reaches the client', async () => {
    const headers = {
      'set-cookie': `a=${SECRET}`,
      'x-secret': SECRET,
      'access-control-allow-origin': 'https://evil.example',
    };
    await using gateway = await startStubbedGateway({
      [BUDGETS]: sends(200, page('{"budget_id": "b", "name": "n"}'), headers),
    });

    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: ASK_BUDGETS }),
    });

    expect(JSON.stringify([...response.headers])).not.toMatch(new RegExp(`${SECRET}|evil`));
  });
});

describe('injection into the log', () => {
  it('by any part of a request leaves one line of JSON per request', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: sends(200, { results: [], total_count: 0 }) });
    const forged = '"}\\n{"level":60,"msg":"forged"}';

    for (const body of [
      { query: `query Injected { budgets(first: 1) { nodes { name } } } # ${forged}` },
      { query: 'query A { __typename }', operationName: `A\n${forged}` },
      { query: `{ __typename } ${forged}` },
      { query: 'query ($a: String) { __typename }', variables: { a: `\n${forged}` } },
    ])
      await fetch(`${gateway.url}/graphql?x=%0a${encodeURIComponent(forged)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': forged, 'x-request-id': forged, referer: forged },
        body: JSON.stringify(body),
      });

    await expect.poll(() => gateway.accessLog.length).toBe(4);
    expect(JSON.stringify([...gateway.accessLog, ...gateway.logs])).not.toContain('forged');
  });
});
