/** Tools at `/mcp` with the tokens of callers: each sees and may do what it could at `/graphql`. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { connectTools } from '../gateway/toolGateway.ts';
import { makeSigningKey, signToken, startIssuer } from '../hostile/issuer.ts';
import { createTestDomain, sharedService } from '../service/testDomain.ts';

const folder = mkdtempSync(join(tmpdir(), 'skein-'));

/** A file of documents, by its name. */
const writeToolFile = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** The facade over the service of the test, with its POSTs since the last look. */
const startTools = async (settings: Readonly<Record<string, string>> = {}) => {
  const { url: upstreamUrl } = await sharedService();
  const sent: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const config = facadeConfig({ MCP_DOCUMENTS: 'tasks', ...settings });
  const facade = await startFacade({ config, upstreamUrl, logger, observe: ({ path }) => sent.push(path) });
  const connect = (token?: string) =>
    connectTools(facade.url, 'auto', token === undefined ? {} : { authorization: `Bearer ${token}` });
  const posts = () => sent.splice(0);
  return { ...facade, connect, posts, lines, [Symbol.asyncDispose]: () => facade.close() };
};

const codesIn = ({ structuredContent }: { structuredContent?: unknown }) =>
  ((structuredContent as { errors?: { extensions: { code: string } }[] }).errors ?? []).map(
    ({ extensions }) => extensions.code,
  );

/** The parts of a schema of arguments that describe a value: members, elements, definitions. */
const valuesIn = (schema: ToolInputSchema): readonly ToolInputSchema[] => {
  const { properties = {}, $defs = {}, items } = schema;
  const below = [...Object.values(properties), ...Object.values($defs), ...(items ? [items] : [])];
  return [schema, ...below.flatMap(valuesIn)];
};

interface ToolInputSchema {
  readonly type?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, ToolInputSchema>>;
  readonly $defs?: Readonly<Record<string, ToolInputSchema>>;
  readonly items?: ToolInputSchema;
}

/** What all common models read; next to a reference they allow only description and default. */
const KEYWORDS = ['type', 'description', 'default', 'enum', 'properties', 'required', 'additionalProperties', 'items'];

describe('arguments of tools', () => {
  it('have a type each, by keywords that all common models read, and only input objects are definitions', async () => {
    const documents = writeToolFile(
      'inputs.graphql',
      `query Listed($filter: AlertFilter, $orderBy: [AlertOrder!], $from: YearMonth!, $to: YearMonth!, $top: Int) {
        alerts(filter: $filter, orderBy: $orderBy) { totalCount }
        costSeries(from: $from, to: $to, granularity: MONTHLY, top: $top, groupBy: [PRODUCT]) { total }
      }
      mutation Made($input: BudgetCreateInput!) @tool { budgetCreate(input: $input) { budget { id } } }`,
    );
    const listed = [];
    for (const MCP_DOCUMENTS of ['tasks', documents]) {
      await using tools = await startTools({ MCP_DOCUMENTS });
      await using client = await tools.connect();
      listed.push(...(await client.listTools()).tools);
    }
    const values = listed.flatMap(({ inputSchema }) => valuesIn(inputSchema as ToolInputSchema));
    const definitions = listed.flatMap(({ inputSchema: { $defs = {} } }) => Object.values($defs as object));
    const from = listed.find(({ name }) => name === 'Listed')?.inputSchema.properties?.from;

    expect(values.filter(({ type, $ref }) => (type === undefined) === ($ref === undefined))).toEqual([]);
    expect(new Set(definitions.map(({ type }) => type))).toEqual(new Set(['object']));
    for (const { $ref, $defs, ...value } of values)
      expect($ref ? ['description', 'default'] : [...KEYWORDS, 'maxLength']).toEqual(
        expect.arrayContaining(Object.keys(value)),
      );
    expect(from).toEqual({ type: 'string', description: expect.stringMatching(/^First month\.\n.*YYYY-MM/) });
  });
});

describe('tools of the facade', () => {
  it('show a caller the records of its tenant, and nothing of another one', async () => {
    const [home, other] = [await createTestDomain(), await createTestDomain()];
    const created = await home.owner.call(alert.create, { title: 'Disk full', project_id: home.projects[0] ?? '' });
    await using tools = await startTools();
    await using own = await tools.connect(await home.tokenOf.owner());
    await using foreign = await tools.connect(await other.tokenOf.admin());
    const details = { name: 'AlertDetails', arguments: { alert: created.alert_id } };
    const fire = { name: 'ProjectOnFire', arguments: { project: home.projects[0] } };

    const seen = [await own.callTool(details), await own.callTool(fire)];
    const unseen = [await foreign.callTool(details), await foreign.callTool(fire)];
    const acknowledged = await foreign.callTool({ ...details, name: 'AcknowledgeAlert' });

    expect(seen[0]?.structuredContent).toMatchObject({ data: { alert: { title: 'Disk full' } } });
    expect(seen[1]?.structuredContent).toMatchObject({ data: { project: { alerts: { totalCount: 1 } } } });
    expect(unseen.map(({ structuredContent }) => structuredContent)).toMatchObject([
      { data: { alert: null } },
      { data: { project: null } },
    ]);
    expect(acknowledged.structuredContent).toMatchObject({
      data: { alertAcknowledge: { alert: null, userErrors: [{ code: 'NOT_FOUND' }] } },
    });
    expect(JSON.stringify([unseen, acknowledged])).not.toContain('Disk full');
  });

  it('are refused before any POST where the token does not permit them', async () => {
    const home = await createTestDomain();
    await using tools = await startTools();
    await using guest = await tools.connect(await home.tokenOf.guest());
    await using nobody = await tools.connect();
    tools.posts();

    const forbidden = await guest.callTool({ name: 'WhoIsOnCall', arguments: {} });
    const posts = tools.posts();
    const unknown = await nobody.callTool({ name: 'WhoIsOnCall', arguments: {} });

    expect([forbidden, unknown].map(({ isError }) => isError)).toEqual([true, true]);
    expect([forbidden, unknown].map(codesIn)).toEqual([['FORBIDDEN'], ['UNAUTHENTICATED']]);
    expect(posts).toEqual([]);
  });

  it('are refused before any POST where they cost too much, or a quota is used up', async () => {
    const key = await makeSigningKey('one');
    await using issuer = await startIssuer(key);
    const settings = { JWT_JWKS_URL: issuer.url, RATE_LIMIT_USER: 'requests=3', LIMIT_COST: '500' };
    await using tools = await startTools(settings);
    await using client = await tools.connect(await signToken(key));
    tools.posts();

    const costly = await client.callTool({ name: 'FindProjects', arguments: { first: 501 } });
    const late = await client.callTool({ name: 'FindProjects', arguments: { first: 501 } });
    const refused = await client.callTool({ name: 'FindProjects', arguments: {} });

    expect([costly, late, refused].map(codesIn)).toEqual([
      ['QUERY_TOO_COSTLY'],
      ['QUERY_TOO_COSTLY'],
      ['RATE_LIMITED'],
    ]);
    expect(refused._meta).toMatchObject({ 'skein/retryAfterSeconds': expect.any(Number) });
    expect(tools.posts()).toEqual([]);
  });

  it('are refused with an expired token, and so is their list', async () => {
    const key = await makeSigningKey('one');
    await using issuer = await startIssuer(key);
    await using tools = await startTools({ JWT_JWKS_URL: issuer.url });
    const token = await signToken(key, { exp: Math.floor(Date.now() / 1_000) - 60 });
    const send = (message: object) =>
      fetch(`${tools.url}/mcp`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
      });

    const list = await send({ method: 'tools/list' });
    const call = await send({ method: 'tools/call', params: { name: 'WhatIsOnFire' } });

    expect(list.status).toBe(401);
    const { result } = (await call.json()) as { result: { structuredContent: unknown; isError: boolean } };
    expect({ codes: codesIn(result), isError: result.isError }).toEqual({ codes: ['UNAUTHENTICATED'], isError: true });
    expect(tools.posts()).toEqual([]);
  });
});

describe('MCP_DOCUMENTS', () => {
  it.each([
    ['documents.graphql', 'query Who { me { roleType } } query Projects { projects(first: 1) { totalCount } }'],
    [
      'map.json',
      JSON.stringify({ a: 'query Who { me { roleType } }', b: 'query Projects { projects { totalCount } }' }),
    ],
    [
      'manifest.json',
      JSON.stringify({
        ...{ format: 'apollo-persisted-query-manifest', version: 1 },
        operations: ['query Who { me { roleType } }', 'query Projects { projects { totalCount } }'].map((body, at) => ({
          ...{ id: `${at}`, name: 'x', type: 'query', body },
        })),
      }),
    ],
  ])('may be %s', async (name, text) => {
    await using tools = await startTools({ MCP_DOCUMENTS: writeToolFile(name, text), NODE_ENV: 'production' });
    await using client = await tools.connect();

    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(['Who', 'Projects']);
  });

  it('is read again on demand, and stays as it was if that fails', async () => {
    const file = writeToolFile('changing.json', JSON.stringify({ a: 'query One { me { name } }' }));
    await using tools = await startTools({ MCP_DOCUMENTS: file, INTROSPECTION: 'false' });
    await using client = await tools.connect();
    const names = async () => (await client.listTools()).tools.map(({ name }) => name);

    writeFileSync(file, JSON.stringify({ a: 'query Two { me { name } }' }));
    await tools.reload();
    const after = await names();
    writeFileSync(file, 'half a fi');
    await tools.reload();

    expect([after, await names()]).toEqual([['Two'], ['Two']]);
    expect(tools.lines.filter(({ what }) => what === 'tools').map(({ msg }) => msg)).toEqual([
      'reloaded',
      'a reload failed: what was read before stays in use',
    ]);
  });

  it('serves its documents in addition to trusted ones, and those are not tools', async () => {
    const trusted = writeToolFile('trusted.json', JSON.stringify({ a: 'query Trusted { me { name } }' }));
    await using tools = await startTools({ TRUSTED_DOCUMENTS: trusted });
    await using client = await tools.connect(await (await createTestDomain()).tokenOf.owner());

    const found = await client.callTool({ name: 'FindProjects', arguments: {} });
    const query = await client.callTool({ name: 'run_query', arguments: { query: '{ me { name } }' } });

    expect(found.isError).toBe(false);
    expect(codesIn(query)).toEqual(['QUERY_NOT_IN_SAFELIST']);
  });

  it('names its operations in the metrics', async () => {
    await using tools = await startTools();
    await using client = await tools.connect(await (await createTestDomain()).tokenOf.owner());

    await client.callTool({ name: 'FindProjects', arguments: {} });

    const metrics = await (await fetch(`${tools.url}/metrics`)).text();
    expect(metrics).toMatch(
      /http_server_request_duration_seconds_count\{.*graphql_operation_name="FindProjects".*\} 1/,
    );
  });

  it('ends the start if it cannot be read', async () => {
    await expect(startTools({ MCP_DOCUMENTS: '/nowhere.graphql' })).rejects.toThrow(
      /^MCP_DOCUMENTS: \/nowhere.graphql/,
    );
  });

  it('is off if it is unset', async () => {
    await using tools = await startTools({ MCP_DOCUMENTS: '' });

    expect((await fetch(`${tools.url}/mcp`, { method: 'POST' })).status).toBe(404);
  });
});
