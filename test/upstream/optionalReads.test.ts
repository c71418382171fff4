/** Deployments that lack optional reads. The paths are switched off one by one. */
import pino from 'pino';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { optionalOperations } from '../../contract/index.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { createSeededGraph } from '../graph/seededGraph.ts';
import { fetchAccessToken, makeSendQuery, type TestGraph } from '../graph/testGraph.ts';
import { startReadRefusingProxy, UNKNOWN_PATH_ANSWERS } from './readRefusingProxy.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await createSeededGraph();
});

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of running.splice(0)) await one.close();
});

/** A new gateway, without knowledge of the deployment, before a proxy. */
const startGateway = async () => {
  const proxy = await startReadRefusingProxy(graph.url);
  const config = facadeConfig();
  const gateway = await startFacade({ config, upstreamUrl: proxy.url, logger: pino({ level: 'silent' }) });
  running.push(gateway, proxy);
  const askAs = async (userId: string) =>
    makeSendQuery(gateway.url, await fetchAccessToken(gateway.url, graph.domainId, userId));
  return { proxy, askAs };
};

/** Names of all types that have one, and the fields below them. */
const NAMES = `{
  me { name email workspaces { workspace { id name } } }
  alerts(first: 20) { nodes { title project { id name projectGroup { name } workspace { id name } users { id } } assignee { id name state roleBindings { roleType } } } }
  agents { nodes { id serviceAccount { id name trustedAccount { id name tags } } } }
  budgets { nodes { name dataSource { id name state } } }
  webhooks { nodes { name pluginInfo { plugin { id name labels } } } }
  alertServices { nodes { name projects { totalCount nodes { id name } } members { userGroups { id name } } } }
  metrics { nodes { namespace { id name } } }
  recordNotes { nodes { cloudService { id name } } }
  workspace(id: "W") { id state projects { nodes { id } } users { totalCount } }
}`;

/** Root lists, by the path of their operation. */
const ROOT_LISTS: Readonly<Record<string, string>> = {
  '/identity/v2/project/list': 'projects',
  '/identity/v2/project-group/list': 'projectGroups',
  '/identity/v2/workspace/list': 'workspaces',
  '/identity/v2/user/list': 'users',
  '/identity/v2/service-account/list': 'serviceAccounts',
  '/identity/v2/trusted-account/list': 'trustedAccounts',
  '/cost-analysis/v1/data-source/list': 'dataSources',
  '/repository/v1/plugin/list': 'plugins',
};

/** Fields with data of an optional read. */
const NULLABLE = new Set(['name', 'email', 'state', 'tags', 'projectGroup', 'trustedAccount', 'workspaces', 'users']);
const EMPTY = new Set(['users', 'labels', 'roleBindings', 'projects']);

/** Compares an answer with the expected one, in which data of the missing read is null. */
const isLacking = (found: unknown, whole: unknown, field = ''): boolean => {
  if (JSON.stringify(found) === JSON.stringify(whole)) return true;
  if (found === null) return NULLABLE.has(field) || EMPTY.has(field) || field === 'workspace';
  if (Array.isArray(found) && found.length === 0) return EMPTY.has(field);
  if (Array.isArray(found) && Array.isArray(whole))
    return found.length === whole.length && found.every((item, at) => isLacking(item, whole[at], field));
  if (typeof found !== 'object' || typeof whole !== 'object' || whole === null) return false;
  return Object.entries(found).every(([name, value]) => isLacking(value, Object(whole)[name], name));
};

const query = () => NAMES.replace('W', graph.workspaces[0]);

const paths = [...optionalOperations.values()]
  .map(({ path }) => path)
  .filter((path) => /(list|get-workspaces)$/.test(path));
const lacks = paths
  .filter((path) => !path.includes('budget-usage'))
  .map((path, at) => ({
    path,
    ...(UNKNOWN_PATH_ANSWERS[at % UNKNOWN_PATH_ANSWERS.length] ?? UNKNOWN_PATH_ANSWERS[0]),
  }));

describe('a deployment that lacks an optional read', () => {
  it.each(lacks)(
    '$path ($status): its fields are null or empty, and it is called once',
    async ({ path, ...answer }) => {
      const { proxy, askAs } = await startGateway();
      const ask = await askAs(path.includes('workspace-user') ? graph.users.owner : graph.users.admin);
      const whole = await ask(query());
      const asked = proxy.paths.filter((one) => one === path).length;
      proxy.answers.set(path, answer);
      proxy.paths.length = 0;

      const first = await ask(query());
      const again = await ask(query());

      expect(whole.errors).toBeUndefined();
      expect(asked).toBeGreaterThan(0);
      expect(first.errors).toBeUndefined();
      expect(first.data).not.toEqual(whole.data);
      expect(isLacking(first.data, whole.data)).toBe(true);
      expect(again).toEqual(first);
      expect(proxy.paths.filter((one) => one === path).length).toBeLessThanOrEqual(asked);
      proxy.paths.length = 0;
      await ask(query());
      expect(proxy.paths).not.toContain(path);
    },
  );

  it.each(Object.entries(ROOT_LISTS))('%s: %s is NOT_IMPLEMENTED, and is not called again', async (path, field) => {
    const { proxy, askAs } = await startGateway();
    const ask = await askAs(graph.users.admin);
    proxy.answers.set(path, UNKNOWN_PATH_ANSWERS[0]);
    const list = `{ ${field} { totalCount } alerts { totalCount } }`;
    proxy.paths.length = 0;

    const answers = [await ask(list), await ask(list), await ask(list)];

    for (const { data, errors } of answers) {
      expect(data).toMatchObject({ [field]: null, alerts: { totalCount: expect.any(Number) } });
      expect(errors).toMatchObject([{ path: [field], extensions: { code: 'NOT_IMPLEMENTED' } }]);
    }
    expect(proxy.paths.filter((one) => one === path)).toHaveLength(1);
  });

  it('durations of alerts are NOT_IMPLEMENTED at the root, null below, and called once', async () => {
    const { proxy, askAs } = await startGateway();
    const ask = await askAs(graph.users.admin);
    const path = '/monitoring/v1/alert-duration/analyze';
    proxy.answers.set(path, UNKNOWN_PATH_ANSWERS[0]);
    const duration = 'alertDurations { total }';
    proxy.paths.length = 0;

    const below = await ask(`{ projects { nodes { id ${duration} } } alertServices { nodes { ${duration} } } }`);
    const root = await ask(`{ ${duration} }`);

    expect(below.errors).toBeUndefined();
    for (const { alertDurations } of [...below.data.projects.nodes, ...below.data.alertServices.nodes])
      expect(alertDurations).toBeNull();
    expect(root.errors).toMatchObject([{ path: ['alertDurations'], extensions: { code: 'NOT_IMPLEMENTED' } }]);
    expect(proxy.paths.filter((one) => one === path).length).toBeLessThanOrEqual(2);
  });

  it('is called again after five minutes', async () => {
    const { proxy, askAs } = await startGateway();
    const ask = await askAs(graph.users.owner);
    const path = '/identity/v2/project/list';
    const named = async () => {
      const { data } = await ask(`{ project(id: "${graph.projects[0]}") { name } }`);
      return data.project.name;
    };
    proxy.answers.set(path, UNKNOWN_PATH_ANSWERS[1]);
    expect(await named()).toBeNull();
    proxy.answers.clear();
    const startedAt = performance.now();
    const clock = vi.spyOn(performance, 'now');

    clock.mockImplementation(() => startedAt + 4.9 * 60_000);
    expect(await named()).toBeNull();
    clock.mockImplementation(() => startedAt + 5.1 * 60_000);

    // The cache of missing reads looks at the clock at most once a millisecond.
    await expect.poll(named).toBe('Shop');
  });

  it('a forbidden name is null; a temporarily unavailable name is an error, and the id remains', async () => {
    const { proxy, askAs } = await startGateway();
    const ask = await askAs(graph.users.owner);
    const path = '/identity/v2/project/list';
    const text = '{ alerts(first: 3) { nodes { project { id name } } } }';
    const failing = (status: number, code: string) =>
      proxy.answers.set(path, { status, body: JSON.stringify({ detail: { code, message: 'No.' } }) });

    failing(403, 'ERROR_PERMISSION_DENIED');
    const forbidden = await ask(text);
    failing(500, 'ERROR_UNKNOWN');
    const failed = await ask(text);

    expect(forbidden.errors).toBeUndefined();
    for (const { data } of [forbidden, failed])
      for (const { project } of data.alerts.nodes)
        expect(project).toEqual({ id: expect.stringMatching(/^project-/), name: null });
    expect(failed.errors?.[0]).toMatchObject({ extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  });

  it('other unknown operations are errors, and are called each time', async () => {
    const { proxy, askAs } = await startGateway();
    const ask = await askAs(graph.users.owner);
    const path = '/monitoring/v1/webhook/list';
    proxy.answers.set(path, UNKNOWN_PATH_ANSWERS[0]);
    proxy.paths.length = 0;

    for (const _ of [1, 2]) {
      const { errors } = await ask('{ webhooks { nodes { name } } }');
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED' } }]);
    }
    expect(proxy.paths).toEqual([path, path]);
  });
});
