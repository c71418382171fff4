import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fetchAccessToken, makeSendQuery } from '../graph/testGraph.ts';
import { createTestDomain } from '../service/testDomain.ts';
import { readPrintedAddress } from '../start/readPrintedAddress.ts';

/** A program of the project in a process of its own, which ends with the test. */
const run = (program: string, args: readonly string[], settings: Record<string, string> = {}) => {
  const file = fileURLToPath(new URL(`../../${program}`, import.meta.url));
  const env = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...settings };
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  return {
    child,
    ended,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
};

const TITLES = '{ alerts { nodes { title project { dashboards { totalCount } } } } }';

// Three processes and a store start one after the other.
describe('npm run subgraph', { timeout: 120_000 }, () => {
  it('serves one area to a gateway with its URL, over the real service', async () => {
    const { url: UPSTREAM_URL, domainId, users, projects, admin } = await createTestDomain();
    await admin.post('/monitoring/v1/alert/create', {
      title: 'Disk full',
      project_id: projects[0],
      domain_id: domainId,
    });
    await using area = run('app/subgraph.ts', ['monitoring'], { UPSTREAM_URL });
    const areaUrl = await readPrintedAddress(area.child);
    await using gateway = run('app/start.ts', ['gateway'], { UPSTREAM_URL, SUBGRAPH_URLS: `monitoring=${areaUrl}` });
    const url = await readPrintedAddress(gateway.child);

    const ask = makeSendQuery(url, await fetchAccessToken(url, domainId, users.admin));
    const answered = await ask(TITLES);
    const metrics = await (await fetch(new URL('/metrics', areaUrl))).text();
    area.child.kill();
    await area.ended;
    const without = await ask(TITLES);

    expect(answered).toEqual({
      data: { alerts: { nodes: [{ title: 'Disk full', project: { dashboards: { totalCount: 0 } } }] } },
    });
    expect(metrics).toContain('upstream_posts_total{operation="monitoring.alert.list",outcome="OK"} 1');
    expect(metrics).toContain('upstream_post_duration_seconds_count{operation="monitoring.alert.list"} 1');
    expect(without).toMatchObject({
      data: { alerts: null },
      errors: [{ path: ['alerts'], extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'monitoring' } }],
    });
  });

  it('answers federation queries and health checks until SIGTERM', async () => {
    await using area = run('app/subgraph.ts', ['repository'], { UPSTREAM_URL: 'http://127.0.0.1:9' });
    const url = await readPrintedAddress(area.child);
    const healthOf = async (path: string) => (await fetch(new URL(path, url))).status;
    const origin = new URL(url).origin;

    const { data } = await makeSendQuery(origin)('{ _service { sdl } }');
    const entities = await makeSendQuery(origin)(
      'query ($all: [_Any!]!) { _entities(representations: $all) { __typename ... on Repository { id } } }',
      { all: [{ __typename: 'Repository', id: 'repo-1' }] },
    );

    expect(data._service.sdl).toContain('type Repository');
    expect(entities).toEqual({ data: { _entities: [{ __typename: 'Repository', id: 'repo-1' }] } });
    expect(await Promise.all(['/health', '/health/live', '/health/ready', '/ready'].map(healthOf))).toEqual([
      200, 200, 200, 200,
    ]);
    area.child.kill('SIGTERM');
    expect(await area.ended).toEqual([0, null]);
  });

  it.each([
    { given: 'no area', args: [], settings: {}, says: /Name an area to serve: one of alert-manager, / },
    { given: 'an unknown area', args: ['billing'], settings: {}, says: /one of .*, monitoring, / },
    { given: 'no POST API', args: ['identity'], settings: {}, says: /UPSTREAM_URL must be set/ },
    {
      given: 'an invalid setting',
      args: ['identity'],
      settings: { UPSTREAM_URL: 'here', PORT: 'x' },
      says: /PORT: expected a port.*\n.*UPSTREAM_URL: expected a URL/,
    },
  ])('given $given, ends with 1 and says what was expected', async ({ args, settings, says }) => {
    await using area = run('app/subgraph.ts', args, settings);

    const [said, [code]] = await Promise.all([text(area.child.stderr), area.ended]);

    expect(code).toBe(1);
    expect(said).toMatch(says);
  });
});
