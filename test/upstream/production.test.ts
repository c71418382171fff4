import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../app/config/index.ts';
import manifest from '../../package.json' with { type: 'json' };
import { answerList } from '../subgraphs/postApiStub.ts';
import { ASK_DASHBOARDS, DASHBOARDS, startStubbedGateway, TOKEN } from './stubbedGateway.ts';

const PRODUCTION = { NODE_ENV: 'production' };
const UPSTREAM = { [DASHBOARDS]: answerList([]) };
const ANSWER = { data: { projectDashboards: { nodes: [] } } };

const folder = mkdtempSync(join(tmpdir(), 'skein-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a manifest of one document, with the id `dashboards`. */
const writeManifest = (documents: object) => {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(documents));
  return file;
};

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] };
};

const get = (url: string, parameters: Record<string, string>) =>
  fetch(`${url}/graphql?${new URLSearchParams(parameters)}`, { headers: { authorization: `Bearer ${TOKEN}` } });

const fetchStatus = async (url: string) => (await fetch(url)).status;

describe('a gateway in production', () => {
  it('answers queries, but shows nothing of the schema', async () => {
    await using gateway = await startStubbedGateway(UPSTREAM, PRODUCTION);

    const answer = await post(gateway.url, { query: ASK_DASHBOARDS });
    const typename = await post(gateway.url, { query: '{ __typename }' });
    const mistake = await post(gateway.url, { query: '{ projectDashboardz }' });

    expect(answer).toEqual(ANSWER);
    expect(typename).toEqual({ data: { __typename: 'Query' } });
    expect(mistake.errors?.map(({ message }) => message)).toEqual([
      'Cannot query field "projectDashboardz" on type "Query".',
    ]);
  });

  it.each([
    '{ __schema { types { name } } }',
    'query Aliased { a: __type(name: "Alert") { name } }',
    'query Hidden { ...F } fragment F on Query { ... @include(if: true) { __schema { queryType { name } } } }',
  ])('does not answer %s', async (query) => {
    await using gateway = await startStubbedGateway(UPSTREAM, PRODUCTION);

    const { data, errors } = await post(gateway.url, { query });

    expect(data).toBeUndefined();
    expect(errors?.map(({ extensions }) => extensions.code)).toContain('INTROSPECTION_DISABLED');
  });

  it('has no explorer, no dashboard, no schema and no GET of queries', async () => {
    await using gateway = await startStubbedGateway(UPSTREAM, PRODUCTION);

    const byGet = await get(gateway.url, { query: ASK_DASHBOARDS });

    expect(await fetchStatus(gateway.url)).toBe(404);
    expect(await fetchStatus(`${gateway.url}/dashboard/`)).toBe(404);
    expect(await fetchStatus(`${gateway.url}/schema.graphql`)).toBe(404);
    expect(byGet.status).toBe(405);
    expect(byGet.headers.get('allow')).toBe('POST');
    expect(gateway.posts).toEqual([]);
  });

  it('has the features that its settings enable', async () => {
    const on = { INTROSPECTION: 'true', EXPLORER: 'true', GET_QUERIES: 'true' };
    await using gateway = await startStubbedGateway(UPSTREAM, { ...PRODUCTION, ...on });

    expect(await post(gateway.url, { query: '{ __schema { queryType { name } } }' })).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    expect(JSON.stringify(await post(gateway.url, { query: '{ projectDashboardz }' }))).toContain('Did you mean');
    expect(await (await get(gateway.url, { query: ASK_DASHBOARDS })).json()).toEqual(ANSWER);
    expect(await fetchStatus(`${gateway.url}/schema.graphql`)).toBe(200);
    expect(await fetchStatus(gateway.url)).toBe(200);
  });

  it('answers trusted documents by GET', async () => {
    const TRUSTED_DOCUMENTS = writeManifest({ dashboards: ASK_DASHBOARDS });
    await using gateway = await startStubbedGateway(UPSTREAM, { ...PRODUCTION, TRUSTED_DOCUMENTS });

    expect(await (await get(gateway.url, { documentId: 'dashboards' })).json()).toEqual(ANSWER);
    expect((await get(gateway.url, { query: '{ __typename }' })).status).toBe(400);
  });
});

describe('a gateway in development', () => {
  it('has all features, unless a setting disables them', () => {
    const all = { introspection: true, explorer: true, dashboard: true, getQueries: true };

    expect(readConfig({})).toMatchObject(all);
    expect(readConfig({ NODE_ENV: 'test' })).toMatchObject(all);
    expect(readConfig({ INTROSPECTION: 'false' })).toMatchObject({ ...all, introspection: false });
  });
});

describe('the admin port', () => {
  it('has metrics and both schemas, which the first port then lacks, and health checks', async () => {
    await using gateway = await startStubbedGateway(UPSTREAM, { ...PRODUCTION, ADMIN_PORT: '0' });
    const { url, adminUrl } = gateway;

    for (const path of ['/metrics', '/supergraph.graphql', '/schema.graphql', '/health/ready', '/health/live'])
      expect(await fetchStatus(adminUrl + path), path).toBe(200);
    for (const path of ['/graphql?query={__typename}', '/', '/explorer/app.js'])
      expect(await fetchStatus(adminUrl + path), path).toBe(404);
    for (const path of ['/metrics', '/supergraph.graphql']) expect(await fetchStatus(url + path), path).toBe(404);
    expect(await fetchStatus(`${url}/health/ready`)).toBe(200);
  });

  it('shows the release and the state of the areas, which the first port then does not', async () => {
    await using gateway = await startStubbedGateway(UPSTREAM, { ADMIN_PORT: '0' });
    const readiness = async (at: string | undefined) => (await fetch(`${at}/health/ready?detail`)).json();

    expect(await readiness(gateway.url)).toEqual({ status: 'ok' });
    expect(await readiness(gateway.adminUrl)).toMatchObject({
      release: { version: manifest.version, commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
      upstream: { monitoring: { breaker: 'closed' } },
    });
  });

  it('listens on the address of the first', async () => {
    await using gateway = await startStubbedGateway(UPSTREAM, { HOST: '127.0.0.2', ADMIN_PORT: '0' });

    expect(gateway.adminUrl).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  });

  it('that is in use ends the start, and the first port is free again', async () => {
    await using other = await startStubbedGateway(UPSTREAM, { ADMIN_PORT: '0' });
    const ADMIN_PORT = new URL(other.adminUrl ?? '').port;

    await expect(startStubbedGateway(UPSTREAM, { ADMIN_PORT })).rejects.toThrow(/EADDRINUSE/);
  });
});

describe('the manifest of trusted documents', () => {
  it.each([
    {
      given: 'a file that does not exist',
      file: () => join(folder, 'nothing.json'),
      problem: /TRUSTED_DOCUMENTS: .*ENOENT/,
    },
    { given: 'another kind of file', file: () => writeManifest([]), problem: /TRUSTED_DOCUMENTS: .*not a manifest/ },
  ])('that is $given ends the start', async ({ file, problem }) => {
    await expect(startStubbedGateway({}, { TRUSTED_DOCUMENTS: file() })).rejects.toThrow(problem);
  });

  it('is checked at the start: documents that are invalid in the graph are logged by their ids', async () => {
    const several = 'query A { __typename } query B { __typename }';
    const TRUSTED_DOCUMENTS = writeManifest({ good: ASK_DASHBOARDS, several, old: '{ removed }', broken: '{' });
    await using gateway = await startStubbedGateway({}, { TRUSTED_DOCUMENTS });

    const logged = gateway.logs.filter(({ msg }) => msg === 'a trusted document does not fit the graph');
    expect(logged.map(({ id }) => id)).toEqual(['old', 'broken']);
  });
});
