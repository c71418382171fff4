/** Tools at `/mcp`: operations of documents, called by the Model Context Protocol. */

import { describe, expect, it, vi } from 'vitest';
import { clientError } from '../../gateway/engine/errors/clientError.ts';
import { HttpRefusal } from '../../gateway/index.ts';
import { connectTools, MCP_REVISIONS, serveTools } from './toolGateway.ts';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'Products', arguments: {} } };

/** The first error of a tool's result. */
const errorIn = ({ structuredContent }: { structuredContent?: unknown }) => {
  const { errors = [] } = structuredContent as { errors?: { message: string; extensions: { code: string } }[] };
  return { code: errors[0]?.extensions.code, message: errors[0]?.message };
};

describe.each(MCP_REVISIONS)('tools, for a client that negotiates its revision: %s', (revision) => {
  it('are the named queries and the marked mutations, with descriptions, schema of arguments and cost', async () => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, revision);

    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual(['Products', 'Slow', 'Broken', 'Rename']);
    expect(tools[0]).toEqual({
      name: 'Products',
      description: 'The products of a kind.\nNewest first.',
      inputSchema: {
        type: 'object',
        properties: {
          first: { type: 'integer', description: 'How many.', default: 2 },
          kind: { type: 'string', enum: ['BOOK', 'TOY'], description: 'A kind of product.\nBOOK: To read.' },
        },
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
      _meta: { 'skein/cost': 2 },
    });
    expect(tools[1]?.description).toBe('Waits until it is stopped.');
    expect(tools[3]).toMatchObject({
      annotations: { readOnlyHint: false },
      inputSchema: {
        properties: { input: { $ref: '#/$defs/RenameInput', description: 'The new name.' } },
        required: ['input'],
        $defs: {
          RenameInput: {
            properties: {
              id: { type: 'string', description: 'Which.' },
              name: { type: 'string', default: 'none' },
              parts: { type: 'array', items: { $ref: '#/$defs/RenameInput' } },
              day: { type: 'string', description: 'From when.\nA day, such as `2024-05-01`.', default: '2024-01-01' },
              tags: { type: 'string', description: 'An object.' },
            },
            required: ['id'],
          },
        },
      },
    });
  });

  it('answer as data and as text, with the id of their line in the log', async () => {
    await using gateway = await serveTools({ accessLog: true });
    await using client = await connectTools(gateway.url, revision);

    const result = await client.callTool({ name: 'Products', arguments: { first: 1 } });

    const answer = { data: { products: [{ id: '0', name: 'Product 0' }] } };
    expect(result).toMatchObject({
      structuredContent: answer,
      content: [{ type: 'text', text: JSON.stringify(answer) }],
      isError: false,
    });
    expect(gateway.logs.filter(({ type }) => type !== 'mcp')).toMatchObject([
      {
        ...{ msg: 'request', type: 'query', operation: 'Products', outcome: 'ok', cost: 1 },
        requestId: result._meta?.['skein/requestId'],
      },
    ]);
  });

  it('run a mutation that is marked, and know no other', async () => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, revision);

    const renamed = await client.callTool({ name: 'Rename', arguments: { input: { id: '7', name: 'New' } } });

    expect(renamed.structuredContent).toEqual({ data: { rename: { id: '7', name: 'New' } } });
    await expect(client.callTool({ name: 'Drop', arguments: { id: '7' } })).rejects.toThrow('There is no tool "Drop".');
    expect(gateway.calls).toHaveLength(1);
  });

  it.each([
    { what: 'objects', input: '{"id":"7","parts":[{"id":"8"}]}' },
    { what: 'lists in objects', input: { id: '7', parts: '[{"id":"8"}]' } },
    { what: 'objects in lists', input: { id: '7', parts: [' {"id":"8"}'] } },
  ])('take $what that come as JSON text', async ({ input }) => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, revision);

    const { structuredContent } = await client.callTool({ name: 'Rename', arguments: { input } });

    expect(structuredContent).toEqual({ data: { rename: { id: '7', name: 'none' } } });
    expect(gateway.calls[0]?.variables).toMatchObject({ input: { id: '7', parts: [{ id: '8' }] } });
  });

  it.each([
    { given: '{"a":[1]}', taken: { a: [1] } },
    { given: { a: '{"b":1}' }, taken: { a: '{"b":1}' } },
    { given: '{not JSON', taken: '{not JSON' },
    { given: 'plain', taken: 'plain' },
  ])('take objects of custom scalars that come as JSON text: $given', async ({ given, taken }) => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, revision);

    await client.callTool({ name: 'Rename', arguments: { input: { id: '7', name: '{"a":1}', tags: given } } });

    expect(gateway.calls[0]?.variables).toMatchObject({ input: { name: '{"a":1}', tags: taken } });
  });

  it('refuse JSON text that nests deeper than a body may', async () => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, revision);

    const input = { id: '7', tags: `${'['.repeat(1_000)}${']'.repeat(1_000)}` };
    const result = await client.callTool({ name: 'Rename', arguments: { input } });

    expect(errorIn(result)).toMatchObject({ code: 'QUERY_TOO_LARGE' });
    expect(gateway.calls).toEqual([]);
  });

  it.each([
    { given: { first: 'many' }, message: /^Variable "\$first" is not valid: expected Int/ },
    { given: { kind: 'CAR' }, message: /"\$kind".*Kind/ },
    { given: { fist: 1 }, message: 'There is no argument "fist". Arguments: first, kind.' },
  ])('name the argument that is wrong: $given', async ({ given, message }) => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, revision);

    const result = await client.callTool({ name: 'Products', arguments: given });

    expect(result.isError).toBe(true);
    expect(errorIn(result)).toEqual({
      code: 'BAD_USER_INPUT',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(gateway.calls).toEqual([]);
  });

  it('refuse what costs too much before anything is fetched', async () => {
    await using gateway = await serveTools({}, { limits: { maxCost: 100 } });
    await using client = await connectTools(gateway.url, revision);

    const result = await client.callTool({ name: 'Products', arguments: { first: 101 } });

    expect(result.isError).toBe(true);
    expect(errorIn(result)).toMatchObject({ code: 'QUERY_TOO_COSTLY' });
    expect(gateway.calls).toEqual([]);
  });

  it('are marked as errors, with code and data, if the answer has errors', async () => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, revision);

    const result = await client.callTool({ name: 'Broken', arguments: {} });

    expect(result).toMatchObject({ isError: true, structuredContent: { data: { broken: null, products: {} } } });
    expect(errorIn(result)).toEqual({ code: 'OUT_OF_STOCK', message: 'No stock.' });
  });

  it('refuse an answer that no model can read', async () => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, revision);

    const result = await client.callTool({ name: 'Products', arguments: { first: 40_000 } });

    expect(result.isError).toBe(true);
    expect(errorIn(result)).toEqual({
      code: 'QUERY_TOO_COSTLY',
      message:
        'The operation ran, but its answer is longer than the 1000000 characters allowed to tools: ask for less.',
    });
  });

  it('end at the deadline of requests', async () => {
    await using gateway = await serveTools({ requestTimeoutMs: 300 });
    await using client = await connectTools(gateway.url, revision);

    const result = await client.callTool({ name: 'Slow', arguments: {} });

    expect(result.isError).toBe(true);
    expect(errorIn(result).code).toBe('GATEWAY_TIMEOUT');
  });
});

describe('a call', () => {
  it('stops when it is cancelled: the client closes the connection', async () => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url);
    const cancel = new AbortController();

    const call = client.callTool({ name: 'Slow', arguments: {} }, { signal: cancel.signal });
    await gateway.begun;
    cancel.abort('enough');

    await expect(call).rejects.toThrow('enough');
    await vi.waitFor(() => expect(gateway.stopped).toEqual(['The client left.']));
  });

  it('stops when a client of the older revision leaves', async () => {
    await using gateway = await serveTools();
    await using client = await connectTools(gateway.url, 'legacy');

    const call = client.callTool({ name: 'Slow', arguments: {} }).catch((error: Error) => error.message);
    await gateway.begun;
    await client.close();

    expect(await call).toBe('Connection closed');
    await vi.waitFor(() => expect(gateway.stopped).toEqual(['The client left.']));
  });

  it('is not cancelled by another client that sends its request id', async () => {
    await using gateway = await serveTools({ requestTimeoutMs: 500 });
    const call = gateway.send({ ...CALL, params: { name: 'Slow', arguments: {} } });
    await gateway.begun;

    const sent = await gateway.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });

    expect(sent.status).toBe(202);
    const { result } = (await (await call).json()) as { result: { structuredContent: unknown } };
    expect(errorIn(result).code).toBe('GATEWAY_TIMEOUT');
  });
});

describe('callers of tools', () => {
  const createContext = ({
    headers,
    signal,
  }: {
    headers: { authorization?: string | undefined };
    signal: AbortSignal;
  }) => {
    if (headers.authorization === 'Bearer old') throw clientError('UNAUTHENTICATED', 'The token has expired.');
    return { signal };
  };

  it('are verified for each message', async () => {
    await using gateway = await serveTools({ createContext });

    const refused = await gateway.send(LIST, { authorization: 'Bearer old' });
    const called = await gateway.send(CALL, { authorization: 'Bearer old' });

    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ id: null, error: { data: { code: 'UNAUTHENTICATED' } } });
    const { result } = (await called.json()) as { result: { isError: boolean; structuredContent: unknown } };
    expect(result.isError).toBe(true);
    expect(errorIn(result)).toEqual({ code: 'UNAUTHENTICATED', message: 'The token has expired.' });
    expect(gateway.calls).toEqual([]);
  });

  it('pay for each message once, and learn when they may call again', async () => {
    const charged: string[] = [];
    const charge = (_: unknown, { headers }: { headers: { authorization?: string | undefined } }) => {
      charged.push(headers.authorization ?? '');
      if (charged.length > 2) throw new HttpRefusal(429, 'Too many requests.', 'RATE_LIMITED', ['retry-after', '7']);
    };
    await using gateway = await serveTools({ charge });

    await gateway.send(LIST, { authorization: 'Bearer a' });
    await gateway.send(CALL, { authorization: 'Bearer b' });
    const refused = await gateway.send(CALL);
    const list = await gateway.send(LIST);

    expect(charged).toEqual(['Bearer a', 'Bearer b', '', '']);
    expect(await refused.json()).toMatchObject({ result: { isError: true, _meta: { 'skein/retryAfterSeconds': 7 } } });
    expect({ status: list.status, retryAfter: list.headers.get('retry-after') }).toEqual({
      status: 429,
      retryAfter: '7',
    });
  });

  it('may send headers of bodies and connections, which do not go on', async () => {
    await using gateway = await serveTools();

    const answer = await gateway.send(CALL, { 'accept-encoding': 'gzip', 'x-request-id': 'mine' });

    expect(await answer.json()).toMatchObject({ result: { isError: false, _meta: { 'skein/requestId': 'mine' } } });
  });
});

describe('requests to /mcp', () => {
  it.each([
    ['of a page elsewhere', '*' as const, 'https://evil.example', 403],
    ['of a page without an origin', '*' as const, 'null', 403],
    ['of a page at a name that leads here', '*' as const, 'http://rebound.example:4000', 403],
    ['of a page on this machine', '*' as const, 'http://localhost:6274', 200],
    ['of a page on this machine, if others are listed', ['https://app.example'], 'http://localhost:6274', 403],
    ['of a page that is listed', ['https://app.example'], 'https://app.example', 200],
  ])('%s are answered by their origin', async (_, corsOrigins, origin, status) => {
    await using gateway = await serveTools({ corsOrigins });

    expect((await gateway.send(CALL, { origin, host: new URL(gateway.url).host })).status).toBe(status);
    expect(gateway.calls).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each(['GET', 'DELETE', 'PUT'])('by %s are refused: there is no stream and no session', async (method) => {
    await using gateway = await serveTools();

    const response = await fetch(`${gateway.url}/mcp`, { method, headers: { accept: 'text/event-stream' } });

    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
    await response.text();
  });

  it.each([
    ['a body that is too large', { ...CALL, padding: 'x'.repeat(2_000) }, {}, 413],
    ['too many values', { ...CALL, padding: Array(600).fill(1) }, {}, 413],
    ['a list of messages', [CALL, CALL], {}, 400],
    ['no JSON', '{', {}, 400],
    ['another type', CALL, { 'content-type': 'text/plain' }, 415],
  ])('with %s are refused', async (_, message, headers, status) => {
    await using gateway = await serveTools({ maxBodyBytes: 1_500 }, { limits: { maxValues: 500 } });

    const response = await gateway.send(message, headers);

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_000 } });
    expect(gateway.calls).toEqual([]);
  });

  it('cannot subscribe', async () => {
    await using gateway = await serveTools();
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { _meta, notifications: { toolsListChanged: true } };
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' };

    const response = await gateway.send({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params }, headers);

    expect(await response.json()).toMatchObject({ id: 1, error: { message: 'Subscription limit reached' } });
  });

  it('are answered 404 where there are no tools', async () => {
    await using gateway = await serveTools({ mcp: undefined });

    expect((await gateway.send(LIST)).status).toBe(404);
  });
});

describe('documents of tools', () => {
  it('may change while the gateway runs', async () => {
    let documents = ['query One { slow }'];
    await using gateway = await serveTools({ mcp: { documents: () => documents } });
    await using client = await connectTools(gateway.url);
    const names = async () => (await client.listTools()).tools.map(({ name }) => name);

    const before = await names();
    documents = ['query Two { slow }'];

    expect([before, await names()]).toEqual([['One'], ['Two']]);
  });

  it('that are not tools are named in the log', async () => {
    const texts = ['query Gone { gone }', 'query Twice { slow }', 'query Twice { broken }', 'query {', '{ slow }'];
    await using gateway = await serveTools({ mcp: { documents: () => texts } });
    await using client = await connectTools(gateway.url);

    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual(['Twice']);
    expect(gateway.logs.map(({ problem }) => problem)).toEqual([
      'Syntax Error: Expected Name, found <EOF>.',
      'Gone: Cannot query field "gone" on type "Query".',
      'Twice: another operation has this name',
    ]);
  });
});

describe('tools for whoever writes queries', () => {
  const explore = { mcp: { documents: () => [], explore: true } };

  it('are there only if they are turned on', async () => {
    await using gateway = await serveTools(explore);
    await using client = await connectTools(gateway.url);

    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual(['search_schema', 'check_query', 'run_query']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it.each([
    ['products', ['Query.products']],
    ['WHAT sold', ['Query.products']],
    ['rename id', ['RenameInput.id']],
    ['to read', ['Kind.BOOK']],
    ['nothing of this', []],
  ])('search the schema: %s', async (words, names) => {
    await using gateway = await serveTools(explore);
    await using client = await connectTools(gateway.url);

    const { structuredContent } = await client.callTool({ name: 'search_schema', arguments: { words } });

    expect(structuredContent).toMatchObject({ total: names.length, found: names.map((name) => ({ name })) });
  });

  it('print a type that is named', async () => {
    await using gateway = await serveTools(explore);
    await using client = await connectTools(gateway.url);

    const { structuredContent } = await client.callTool({ name: 'search_schema', arguments: { words: 'Product' } });

    expect(structuredContent).toMatchObject({ type: 'type Product {\n  id: ID!\n  name: String\n}' });
  });

  it.each([
    {
      query: 'query ($n: Int!) { products(first: $n) { id } }',
      variables: { n: 30 },
      checked: { valid: true, cost: 30, fetches: [{ subgraph: 'shop', selection: '{ products { id } }' }] },
    },
    { query: 'mutation { drop(id: 1) }', checked: { valid: true } },
    { query: '{ gone }', checked: { valid: false, errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] } },
    {
      query: '{ products(first: 1000000) { id } }',
      checked: { valid: false, errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] },
    },
    {
      query: 'query ($n: Int!) { products(first: $n) { id } }',
      checked: { valid: false, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    },
  ])('check a document without running it: $query', async ({ query, variables, checked }) => {
    await using gateway = await serveTools(explore);
    await using client = await connectTools(gateway.url);

    const { structuredContent } = await client.callTool({ name: 'check_query', arguments: { query, variables } });

    expect(structuredContent).toMatchObject(checked);
    expect(gateway.calls).toEqual([]);
  });

  it('run queries, and nothing that writes', async () => {
    await using gateway = await serveTools(explore);
    await using client = await connectTools(gateway.url);
    const run = (given: Record<string, unknown>) => client.callTool({ name: 'run_query', arguments: given });

    const read = await run({ query: '{ products(first: 1) { id } }' });
    const written = await run({ query: 'mutation { drop(id: 1) }' });
    const nothing = await run({ query: 7 });
    const list = await run({ query: '{ slow }', variables: [1] });
    const text = await run({ query: '{ slow }', variables: '[1]' });
    const byText = await run({
      query: 'query ($first: Int) { products(first: $first) { id } }',
      variables: '{"first": 1}',
    });

    expect([byText.structuredContent, read.structuredContent]).toEqual(
      Array(2).fill({ data: { products: [{ id: '0' }] } }),
    );
    expect(text).toEqual(list);
    expect([written, nothing, list].map(({ isError }) => isError)).toEqual([true, true, true]);
    expect([written, nothing, list].map((result) => errorIn(result).message)).toEqual([
      'Argument "query": expected a query, not a mutation.',
      'Argument "query": expected a text.',
      'Argument "variables": expected an object.',
    ]);
    expect(gateway.calls).toHaveLength(2);
  });
});
