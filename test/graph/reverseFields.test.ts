import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { createTestDomain, type TestDomain } from '../service/testDomain.ts';
import { type CountedGraph, startCountedGraph } from './manyProjectsDomain.ts';
import { pathsOf } from './recordingProxy.ts';

let domain: TestDomain;
let graph: CountedGraph;
let asOwner: CountedGraph;
/** Accounts of each workspace, and of one trusted account. */
const accounts = ['sa-a', 'sa-b', 'sa-c', 'sa-d'];

beforeAll(async () => {
  domain = await createTestDomain();
  const { put, admin, domainId: domain_id, workspaces, projects, users } = domain;
  await put('project_groups', [
    { domain_id, workspace_id: workspaces[0], project_group_id: 'pg-top', name: 'Top', parent_group_id: '' },
    { domain_id, workspace_id: workspaces[0], project_group_id: 'pg-sub', name: 'Sub', parent_group_id: 'pg-top' },
  ]);
  await put(
    'projects',
    projects.map((project_id, at) => ({
      ...{ domain_id, project_id, name: `Project ${at}`, project_type: at === 1 ? 'PRIVATE' : 'PUBLIC' },
      ...{ workspace_id: workspaces[at === 3 ? 1 : 0], tags: { tier: at % 2 === 0 ? 'gold' : 'silver' } },
      ...{ users: at === 1 ? [users.member] : [], project_group_id: at === 0 ? 'pg-sub' : '' },
    })),
  );
  await put('trusted_accounts', [
    { domain_id, workspace_id: workspaces[0], trusted_account_id: 'ta-a', name: 'Trusted', provider: 'aws' },
  ]);
  await put(
    'service_accounts',
    accounts.map((service_account_id, at) => ({
      ...{ domain_id, service_account_id, name: `Account ${at}`, provider: 'aws', state: 'ACTIVE' },
      ...{
        workspace_id: workspaces[at === 3 ? 1 : 0],
        project_id: projects[at],
        trusted_account_id: at < 2 ? 'ta-a' : '',
      },
    })),
  );
  await put('data_sources', [
    {
      domain_id,
      workspace_id: '*',
      data_source_id: 'ds-plugged',
      name: 'Plugged',
      plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' },
    },
    { domain_id, workspace_id: '*', data_source_id: 'ds-other', name: 'Other', plugin_info: {} },
  ]);
  for (const project_id of projects) {
    const plugin_info = { plugin_id: 'plugin-prometheus-mon-webhook' };
    await admin.call(webhook.create, { name: `Hook of ${project_id}`, plugin_info, project_id, domain_id });
    const settings = { variables: {}, settings: {}, layouts: [], options: {} };
    await admin.call(projectDashboard.create, {
      ...{ name: `Dashboard of ${project_id}`, project_id, viewers: 'PUBLIC', domain_id },
      ...settings,
    });
  }
  const times = { start_time: new Date().toISOString(), end_time: new Date(Date.now() + 3_600_000).toISOString() };
  await admin.call(maintenanceWindow.create, { title: 'One', projects: [projects[0]], domain_id, ...times });
  await admin.call(maintenanceWindow.create, {
    title: 'Two',
    projects: [projects[1], projects[2]],
    domain_id,
    ...times,
  });
  await admin.call(maintenanceWindow.create, { title: 'Far', projects: [projects[3]], domain_id, ...times });
  graph = await startCountedGraph(domain);
  asOwner = await startCountedGraph(domain, users.owner);
}, 300_000);
afterAll(() => Promise.all([graph?.close(), asOwner?.close()]));

const PROJECTS = '/identity/v2/project/list';
const WORKSPACES = '/identity/v2/workspace/list';

interface ListedNode {
  readonly id: string;
  readonly name: string;
}
interface ListedConnection {
  readonly totalCount: number;
  readonly nodes: readonly ListedNode[];
}
/** A record with a list under it. */
type RecordWithList<Field extends string> = ListedNode & { readonly roleType: string } & {
  readonly [Name in Field]: ListedConnection;
};
const idsIn = ({ nodes }: ListedConnection) => nodes.map(({ id }) => id);
const namesIn = ({ nodes }: ListedConnection) => nodes.map(({ name }) => name);

describe('service accounts', () => {
  it('are listed under projects, workspaces and trusted accounts, by one POST a level', async () => {
    const accountsField = 'serviceAccounts(first: 10, orderBy: [{ field: ID }]) { totalCount nodes { id } }';
    const { data, errors, posts } = await graph.ask(`{
      projects { nodes { id ${accountsField} } }
      workspaces { nodes { id ${accountsField} trustedAccounts { nodes { id ${accountsField} } } } }
    }`);

    expect(errors).toBeUndefined();
    const byProject = new Map(
      data.projects.nodes.map(({ id, serviceAccounts }: RecordWithList<'serviceAccounts'>) => [
        id,
        idsIn(serviceAccounts),
      ]),
    );
    expect(domain.projects.map((id) => byProject.get(id))).toEqual(accounts.map((id) => [id]));
    const [first, second] = domain.workspaces.map((id) =>
      data.workspaces.nodes.find((node: ListedNode) => node.id === id),
    );
    expect([first, second].map(({ serviceAccounts }) => idsIn(serviceAccounts))).toEqual([
      ['sa-a', 'sa-b', 'sa-c'],
      ['sa-d'],
    ]);
    expect(first.trustedAccounts.nodes).toMatchObject([{ id: 'ta-a', serviceAccounts: { totalCount: 2 } }]);
    expect(idsIn(first.trustedAccounts.nodes[0].serviceAccounts)).toEqual(['sa-a', 'sa-b']);
    expect(second.trustedAccounts.nodes).toEqual([]);
    const path = '/identity/v2/service-account/list';
    expect(pathsOf(posts).toSorted()).toEqual(
      [PROJECTS, path, path, path, WORKSPACES, '/identity/v2/trusted-account/list'].toSorted(),
    );
  });
});

describe('what belongs to a workspace', () => {
  it('are the groups of projects in it, by one POST', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ workspaces { nodes { id projectGroups { totalCount nodes { id name } } } } }',
    );

    expect(errors).toBeUndefined();
    const groups = new Map(
      data.workspaces.nodes.map(({ id, projectGroups }: RecordWithList<'projectGroups'>) => [
        id,
        namesIn(projectGroups),
      ]),
    );
    expect(domain.workspaces.map((id) => groups.get(id))).toEqual([['Sub', 'Top'], []]);
    expect(pathsOf(posts)).toEqual([WORKSPACES, '/identity/v2/project-group/list']);
  });

  it.each([
    { field: 'webhooks', name: 'name', path: '/monitoring/v1/webhook/list', counts: [3, 1] },
    { field: 'maintenanceWindows', name: 'title', path: '/monitoring/v1/maintenance-window/list', counts: [2, 1] },
    { field: 'dashboards', name: 'name', path: '/dashboard/v1/project-dashboard/list', counts: [3, 1] },
  ])('are the $field of its projects, by two POSTs', async ({ field, name, path, counts }) => {
    const { data, errors, posts } = await graph.ask(
      `{ workspaces { nodes { id ${field}(first: 10) { totalCount nodes { id ${name} } } } } }`,
    );

    expect(errors).toBeUndefined();
    const found = domain.workspaces.map(
      (id) => data.workspaces.nodes.find((node: ListedNode) => node.id === id)[field],
    );
    expect(found.map(({ totalCount }) => totalCount)).toEqual(counts);
    expect(found.map(({ nodes }) => nodes.length)).toEqual(counts);
    expect(pathsOf(posts)).toEqual([WORKSPACES, PROJECTS, path]);
  });

  it('has pages, filters and orders, and counts alone', async () => {
    const page = async (args: string) => {
      const { data, errors } = await graph.ask(
        `{ workspace(id: "${domain.workspaces[0]}") { webhooks(${args}) { totalCount nodes { id name } pageInfo { endCursor } } } }`,
      );
      expect(errors).toBeUndefined();
      return data.workspace.webhooks;
    };
    const first = await page('first: 2, orderBy: [{ field: NAME, direction: DESC }]');
    const second = await page(
      `first: 2, orderBy: [{ field: NAME, direction: DESC }], after: "${first.pageInfo.endCursor}"`,
    );
    const { data, posts } = await graph.ask('{ workspaces { nodes { id maintenanceWindows { totalCount } } } }');

    const expected = domain.projects.slice(0, 3).map((id) => `Hook of ${id}`);
    expect([...namesIn(first), ...namesIn(second)]).toEqual(expected.toSorted().reverse());
    expect(await page(`filter: { projectId: { eq: "${domain.projects[3]}" } }`)).toMatchObject({ totalCount: 0 });
    expect(await page(`filter: { project: { tags: [{ path: "tier", eq: "gold" }] } }`)).toMatchObject({
      totalCount: 2,
    });
    expect(
      data.workspaces.nodes
        .map(({ maintenanceWindows }: RecordWithList<'maintenanceWindows'>) => maintenanceWindows.totalCount)
        .toSorted(),
    ).toEqual([1, 2]);
    expect(pathsOf(posts)).toEqual([WORKSPACES, PROJECTS, '/monitoring/v1/maintenance-window/stat']);
  });
});

describe('projects of users, and data sources of plugins', () => {
  it('are the projects whose users include the user, by one POST', async () => {
    const { data, errors, posts } = await graph.ask('{ users { nodes { id projects { totalCount nodes { id } } } } }');

    expect(errors).toBeUndefined();
    const byUser = new Map(
      data.users.nodes.map(({ id, projects }: RecordWithList<'projects'>) => [id, idsIn(projects)]),
    );
    expect(byUser.get(domain.users.member)).toEqual([domain.projects[1]]);
    expect(byUser.get(domain.users.owner)).toEqual([]);
    expect(pathsOf(posts)).toEqual(['/identity/v2/user/list', PROJECTS]);
  });

  it('are the data sources whose rows it fetches, by one POST', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ plugin(id: "plugin-prometheus-mon-webhook") { dataSources { nodes { id name } } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.plugin.dataSources.nodes).toEqual([{ id: 'ds-plugged', name: 'Plugged' }]);
    expect(pathsOf(posts).toSorted()).toEqual(['/cost-analysis/v1/data-source/list', '/repository/v1/plugin/list']);
  });
});

describe('users of roles', () => {
  const BINDINGS = '/identity/v2/role-binding/list';
  const USERS = '/identity/v2/user/list';

  it('are those who have the role somewhere, by two POSTs', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ roles { nodes { id roleType users { totalCount nodes { id roleBindings { role { id } } } } } } }',
    );

    expect(errors).toBeUndefined();
    const { users } = domain;
    const byType = new Map(
      data.roles.nodes.map(({ roleType, users }: RecordWithList<'users'>) => [roleType, idsIn(users)]),
    );
    expect(byType.get('DOMAIN_ADMIN')).toContain(users.admin);
    expect(byType.get('WORKSPACE_OWNER')).toContain(users.owner);
    expect(byType.get('WORKSPACE_MEMBER')).toContain(users.member);
    for (const { id, users: page } of data.roles.nodes) {
      expect(page.totalCount).toBe(page.nodes.length);
      for (const { roleBindings } of page.nodes)
        expect(roleBindings.map(({ role }: { role: ListedNode }) => role.id)).toContain(id);
    }
    expect(pathsOf(posts)).toEqual(['/identity/v2/role/list', BINDINGS, USERS, BINDINGS]);
  });

  it('of the workspace of the caller take one POST', async () => {
    const { data, errors, posts } = await asOwner.ask('{ roles { nodes { roleType users { nodes { id } } } } }');

    expect(errors).toBeUndefined();
    const byType = new Map(
      data.roles.nodes.map(({ roleType, users }: RecordWithList<'users'>) => [roleType, idsIn(users)]),
    );
    expect(byType.get('WORKSPACE_OWNER')).toEqual([domain.users.owner]);
    expect(byType.get('WORKSPACE_MEMBER')).toEqual([domain.users.member]);
    expect(pathsOf(posts)).toEqual(['/identity/v2/role/list', '/identity/v2/workspace-user/list']);
  });

  it.each([
    { filter: '{ roleType: { eq: WORKSPACE_MEMBER } }', expected: ['member'] },
    { filter: '{ roleType: { in: [WORKSPACE_OWNER, DOMAIN_ADMIN] } }', expected: ['admin', 'owner'] },
    { filter: '{ roleType: { not: WORKSPACE_MEMBER } }', expected: ['admin', 'guest', 'owner'] },
    { filter: '{ roleType: { notIn: [WORKSPACE_MEMBER, WORKSPACE_OWNER] } }', expected: ['admin', 'guest'] },
    { filter: '{ roleType: { exists: false } }', expected: ['guest'] },
    { filter: '{ roleType: { eq: null } }', expected: ['guest'] },
    { filter: '{ roleId: { contains: "WORKSPACE" } }', expected: ['member', 'owner'] },
    { filter: '{ or: [{ roleType: { eq: WORKSPACE_OWNER } }, { name: { eq: "Nobody" } }] }', expected: ['owner'] },
  ])('are found by the filter $filter', async ({ filter, expected }) => {
    const { data, errors, posts } = await graph.ask(`{ users(filter: ${filter}) { totalCount nodes { id } } }`);

    expect(errors).toBeUndefined();
    expect(idsIn(data.users).toSorted()).toEqual(
      expected.map((name) => domain.users[name as keyof TestDomain['users']]).toSorted(),
    );
    expect(pathsOf(posts)).toEqual([BINDINGS, USERS]);
  });

  it('are found in the workspace of the caller by one POST', async () => {
    const roles = (await asOwner.ask('{ roles { nodes { id roleType } } }')).data.roles.nodes;
    const { id } = roles.find(({ roleType }: { roleType: string }) => roleType === 'WORKSPACE_MEMBER');
    const filter = `{ roleId: { eq: "${id}" }, roleType: { eq: WORKSPACE_MEMBER } }`;

    const { data, errors, posts } = await asOwner.ask(`{ users(filter: ${filter}) { nodes { id } } }`);

    expect(errors).toBeUndefined();
    expect(idsIn(data.users)).toEqual([domain.users.member]);
    expect(pathsOf(posts)).toEqual(['/identity/v2/workspace-user/list']);
  });
});

describe('conditions on projects', () => {
  const GOLD = '{ tags: [{ path: "tier", eq: "gold" }] }';

  it.each([
    { list: 'serviceAccounts', path: '/identity/v2/service-account/list', count: 2 },
    { list: 'webhooks', path: '/monitoring/v1/webhook/list', count: 2 },
    { list: 'projectDashboards', path: '/dashboard/v1/project-dashboard/list', count: 2 },
  ])('choose $list, by one more POST', async ({ list, path, count }) => {
    const { data, errors, posts } = await graph.ask(
      `{ ${list}(filter: { project: ${GOLD} }) { totalCount nodes { project { id } } } }`,
    );

    expect(errors).toBeUndefined();
    expect(data[list].totalCount).toBe(count);
    const gold = [domain.projects[0], domain.projects[2]];
    for (const { project } of data[list].nodes) expect(gold).toContain(project.id);
    expect(pathsOf(posts)).toEqual([PROJECTS, path]);
  });

  it('choose maintenance windows by one of their projects, and combine with other conditions', async () => {
    const { data, errors } = await graph.ask(`{
      gold: maintenanceWindows(filter: { projects: ${GOLD} }) { nodes { title } }
      group: webhooks(filter: { project: { projectGroupId: { eq: "pg-sub" } }, projectId: { exists: true } }) { totalCount }
      none: webhooks(filter: { project: { name: { eq: "of nobody" } } }) { totalCount nodes { id } }
      either: webhooks(filter: { or: [{ project: ${GOLD} }, { projectId: { eq: "${domain.projects[1]}" } }] }) { totalCount }
    }`);

    expect(errors).toBeUndefined();
    expect(data.gold.nodes.map(({ title }: { title: string }) => title).toSorted()).toEqual(['One', 'Two']);
    expect(data.group.totalCount).toBe(1);
    expect(data.none).toEqual({ totalCount: 0, nodes: [] });
    expect(data.either.totalCount).toBe(3);
  });

  it('that are the same are looked up once', async () => {
    const { posts } = await graph.ask(`{
      webhooks(filter: { project: ${GOLD} }) { totalCount }
      alerts(filter: { project: ${GOLD} }) { totalCount }
      alertCounts(filter: { project: ${GOLD} }) { total }
    }`);

    expect(pathsOf(posts).filter((path) => path === PROJECTS)).toHaveLength(1);
  });
});
