/** Root lookups of records that operations of the nine parts only name: null where there is none. */

import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { startReadRefusingProxy } from '../upstream/readRefusingProxy.ts';
import { isSplit } from './servedAreas.ts';
import { createTestGraph, fetchAccessToken, makeSendQuery, type TestGraph } from './testGraph.ts';

const PROJECTS = '/identity/v2/project/list';
const WORKSPACES = '/identity/v2/workspace/list';
const OWN_WORKSPACES = '/identity/v2/user-profile/get-workspaces';
const STAT = '/monitoring/v1/alert/stat';

/** Fields of the root, and the list that knows their records. */
const roots = [
  { field: 'project', path: PROJECTS },
  { field: 'projectGroup', path: '/identity/v2/project-group/list' },
  { field: 'workspace', path: WORKSPACES },
  { field: 'user', path: '/identity/v2/user/list' },
  { field: 'serviceAccount', path: '/identity/v2/service-account/list' },
  { field: 'trustedAccount', path: '/identity/v2/trusted-account/list' },
  { field: 'dataSource', path: '/cost-analysis/v1/data-source/list' },
  { field: 'plugin', path: '/repository/v1/plugin/list' },
];

let graph: TestGraph;
let project: TestGraph['projects'][0];
beforeAll(async () => {
  graph = await createTestGraph();
  [project] = graph.projects;
  await graph.admin.call(alert.create, { title: 'Disk', project_id: project });
});
beforeEach(() => void graph.posts());

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

describe('a lookup at the root', () => {
  it.each(roots)('$field with an unknown id is null after one POST, whatever is selected', async ({ field, path }) => {
    const nobody = await graph.asAdmin(`{ ${field}(id: "nope") { id } }`);
    expect(nobody).toEqual({ data: { [field]: null } });
    expect(graph.posts()).toEqual([path]);

    const named = await graph.asAdmin(`{ ${field}(id: "nope") { id name } }`);
    expect(named).toEqual({ data: { [field]: null } });
    expect(graph.posts()).toEqual([path]);
  });

  it('several lookups share one POST, and lists under an unknown id send none', async () => {
    const { data, errors } = await graph.asOwner(`{
      none: project(id: "nope") { id alerts { totalCount } alertCounts { total } }
      one: project(id: "${project}") { id alertCounts { total } }
      two: project(id: "${graph.projects[1]}") { id name }
    }`);

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      none: null,
      one: { id: project, alertCounts: { total: 1 } },
      two: { id: graph.projects[1], name: 'Billing' },
    });
    expect(graph.posts()).toEqual([PROJECTS, STAT]);
  });

  it('takes no POST of its own where a selected field shows it, also deeper in the query', async () => {
    const { data } = await graph.asOwner(
      `{ project(id: "${project}") { alerts(first: 1) { nodes { project { id name } } } } }`,
    );

    expect(data.project.alerts.nodes).toEqual([{ project: { id: project, name: 'Shop' } }]);
    // An area in its own process does not know what the whole operation selects.
    expect(graph.posts()).toEqual([...(isSplit ? [PROJECTS] : []), PROJECTS, '/monitoring/v1/alert/list']);
  });

  it('is null for a record that the caller may not see', async () => {
    const query = `{ project(id: "${graph.projects[3]}") { id } workspace(id: "${graph.workspaces[1]}") { id } }`;

    expect((await graph.asOwner(query)).data).toEqual({ project: null, workspace: null });
    expect(graph.posts()).toEqual([PROJECTS, OWN_WORKSPACES].sort());
    expect((await graph.asAdmin(query)).data).toEqual({
      project: { id: graph.projects[3] },
      workspace: { id: graph.workspaces[1] },
    });
    expect(graph.posts()).toEqual([PROJECTS, WORKSPACES].sort());
  });

  it('finds the workspace of the token without a POST', async () => {
    const { data } = await graph.asOwner(`{ workspace(id: "${graph.workspaces[0]}") { id alertCounts { total } } }`);

    expect(data.workspace).toEqual({ id: graph.workspaces[0], alertCounts: { total: 1 } });
    expect(graph.posts()).toEqual([STAT]);
  });

  it('a reference to a deleted record keeps its identifier', async () => {
    await graph.put('users', [{ user_id: 'left@test', domain_id: graph.domainId, name: 'Left' }]);
    const { alert_id } = await graph.admin.call(alert.create, { title: 'Memory', project_id: project });
    await graph.admin.call(alert.assign_user, { alert_id, assignee: 'left@test' });
    await graph.internal.post('/internal/v1/directory/delete', { kind: 'users', ids: ['left@test'] });

    const { data, errors } = await graph.asAdmin(
      `{ alert(id: "${alert_id}") { assignee { id name email state roleBindings { roleType } } } user(id: "left@test") { id } }`,
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      alert: { assignee: { id: 'left@test', name: null, email: null, state: null, roleBindings: [] } },
      user: null,
    });
  });
});

describe('a lookup at the root by an identifier that no record has', () => {
  it.each(['', '*'])('%j is null for every caller, without a POST', async (id) => {
    const query = `{ ${roots.map(({ field }) => `${field}(id: "${id}") { id }`).join(' ')} }`;
    const asGuest = makeSendQuery(graph.gatewayUrl, await graph.tokenOf.guest());
    for (const ask of [graph.asAdmin, graph.asOwner, graph.asMember, asGuest])
      expect(await ask(query)).toEqual({ data: Object.fromEntries(roots.map(({ field }) => [field, null])) });
    expect(graph.posts()).toEqual([]);
  });
});

describe('a lookup that upstream cannot answer', () => {
  it.each([
    { given: 'a deployment without the read', answer: { status: 404, body: '' } },
    {
      given: 'a refusal',
      answer: { status: 403, body: '{"detail":{"code":"ERROR_PERMISSION_DENIED","message":"no"}}' },
    },
    { given: 'a failing read', answer: { status: 500, body: '{"detail":{"code":"ERROR_UNKNOWN","message":"no"}}' } },
  ])('$given leaves the identifier and the lists under it', async ({ answer }) => {
    const proxy = await startReadRefusingProxy(graph.url);
    const gateway = await startFacade({
      config: facadeConfig(),
      upstreamUrl: proxy.url,
      logger: pino({ level: 'silent' }),
    });
    running.push(gateway, proxy);
    const ask = makeSendQuery(gateway.url, await fetchAccessToken(gateway.url, graph.domainId, graph.users.owner));
    proxy.answers.set(PROJECTS, answer);

    const { data, errors } = await ask(
      `{ project(id: "${project}") { id alertCounts { total } } nobody: project(id: "nope") { id } }`,
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      project: { id: project, alertCounts: { total: expect.any(Number) } },
      nobody: { id: 'nope' },
    });
  });
});
