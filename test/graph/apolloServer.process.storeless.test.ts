/** `examples/apollo-server`: the graph, and one area of it, in an Apollo Server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from '../service/testDomain.ts';
import { readPrintedAddress } from '../start/readPrintedAddress.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Runs the example as its README says; `await using` ends it. */
const startExample = async ({ url }: TestDomain, area: readonly string[], settings: Record<string, string> = {}) => {
  const child = spawn('npm', ['start', '--', ...area], {
    cwd: join(ROOT, 'examples/apollo-server'),
    env: { ...process.env, UPSTREAM_URL: url, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const endAll = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal);
  const address = await readPrintedAddress(child);
  const ask = async (query: string, token?: string, headers: Record<string, string> = {}) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...authorization, ...headers } };
    const response = await fetch(address, { ...init, body: JSON.stringify({ query }) });
    return response.text();
  };
  const close = async () => {
    endAll('SIGTERM');
    await ended;
  };
  return { address, ask, endAll, [Symbol.asyncDispose]: close };
};

const ALERTS = '{ alerts(first: 5) { totalCount nodes { title project { name } } } }';

describe('the graph in an Apollo Server', () => {
  it('answers across areas what the caller may see, and refuses a caller without a token', async () => {
    const domain = await createTestDomain();
    const { title } = await anAlert(domain);
    await using server = await startExample(domain, []);

    const answered = JSON.parse(await server.ask(ALERTS, await domain.tokenOf.admin()));
    const refused = JSON.parse(await server.ask(ALERTS));

    expect(answered).toEqual({
      data: { alerts: { totalCount: 1, nodes: [{ title, project: { name: expect.any(String) } }] } },
    });
    expect(refused).toMatchObject({ data: { alerts: null }, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('has what Apollo Server brings: its page, its cache of operations, its protection against forgery', async () => {
    const domain = await createTestDomain();
    await using server = await startExample(domain, [], { NODE_ENV: 'development' });

    const page = await fetch(server.address, { headers: { accept: 'text/html' } });
    const forged = await fetch(`${server.address}?query={__typename}`);
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };
    const unknown = await fetch(`${server.address}?extensions=${JSON.stringify(extensions)}`, {
      headers: { 'apollo-require-preflight': '1' },
    });

    expect(await page.text()).toContain('Apollo');
    expect(forged.status).toBe(400);
    expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  });

  it('gives an answer with `@defer` whole', async () => {
    const domain = await createTestDomain();
    await using server = await startExample(domain, []);

    const answer = await server.ask(
      '{ __typename ... @defer { alerts { totalCount } } }',
      await domain.tokenOf.admin(),
      {
        accept: 'multipart/mixed; deferSpec=20220824, application/json',
      },
    );

    expect(answer).toContain('"totalCount":0');
  });

  it('answers from the supergraph of a reload', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-supergraph-'));
    const SUPERGRAPH_FILE = join(folder, 'supergraph.graphql');
    copyFileSync(join(ROOT, 'schema/supergraph.graphql'), SUPERGRAPH_FILE);
    const domain = await createTestDomain();
    await using server = await startExample(domain, [], { SUPERGRAPH_FILE });
    const described = async () =>
      JSON.parse(await server.ask('{ __type(name: "Alert") { description } }', await domain.tokenOf.admin())).data
        .__type;
    const { description } = await described();

    const text = readFileSync(SUPERGRAPH_FILE, 'utf8');
    writeFileSync(SUPERGRAPH_FILE, text.replace(description, 'A bell.'));
    server.endAll('SIGHUP');

    await expect.poll(described).toEqual({ description: 'A bell.' });
    rmSync(folder, { recursive: true });
  });
});

describe('an area in an Apollo Server', () => {
  it('is a subgraph: it resolves representations on behalf of the caller', async () => {
    const domain = await createTestDomain();
    const { alert_id: id, title } = await anAlert(domain);
    await using server = await startExample(domain, ['monitoring']);
    const query = `{ _service { sdl }
      _entities(representations: [{ __typename: "Alert", id: "${id}" }]) { ... on Alert { title } } }`;

    const { data } = JSON.parse(await server.ask(query, await domain.tokenOf.admin()));

    expect(data._service.sdl).toContain('type Alert');
    expect(data._entities).toEqual([{ title }]);
  });
});
