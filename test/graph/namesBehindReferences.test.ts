/** Names of referenced records, fetched by one POST per type and level. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { service } from '../../contract/alert-manager/service.ts';
import { note } from '../../contract/inventory/note.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { anApp } from '../service/identity/machineCredentials.ts';
import { aMetric } from '../service/inventory/fixtures.ts';
import { createApiClient } from '../service/testDomain.ts';
import { createTestGraph, makeSendQuery, type SendQuery, type TestGraph } from './testGraph.ts';

let graph: TestGraph;
const ADA = 'ada@test';
/** The last part of every identifier of the domain. */
let tag: string;

const nameThings = async ({ put, domainId: domain_id, workspaces, projects, users }: TestGraph) => {
  const own = { domain_id, workspace_id: workspaces[0] };
  await put('workspaces', [{ ...own, name: 'Retail', tags: { tier: 'gold' }, cost_day: 12.5 }]);
  await put('users', [{ user_id: ADA, domain_id, name: 'Ada', email: 'ada@example.com', timezone: 'Europe/Paris' }]);
  await put('role_bindings', [
    { user_id: ADA, ...own, role_type: 'WORKSPACE_MEMBER', role_id: 'managed-workspace-member' },
  ]);
  await put('project_groups', [
    { ...own, project_group_id: `pg-${tag}-1`, name: 'Shops' },
    { ...own, project_group_id: `pg-${tag}-2`, name: 'Shops of Europe', parent_group_id: `pg-${tag}-1` },
  ]);
  await put('projects', [
    {
      ...own,
      project_id: projects[0],
      name: 'Checkout',
      project_type: 'PUBLIC',
      project_group_id: `pg-${tag}-2`,
      created_by: ADA,
      users: [ADA, users.member],
      tags: { team: 'web' },
      created_at: '2026-01-02T03:04:05.000Z',
    },
  ]);
  await put('trusted_accounts', [{ ...own, trusted_account_id: `ta-${tag}`, name: 'Payer', provider: 'aws' }]);
  await put('service_accounts', [
    {
      ...own,
      service_account_id: `sa-${tag}`,
      name: 'Production',
      provider: 'aws',
      project_id: projects[0],
      trusted_account_id: `ta-${tag}`,
    },
  ]);
};

const raiseAlerts = async ({ admin, domainId: domain_id, projects }: TestGraph) => {
  const hook = await admin.call(webhook.create, {
    name: 'Prometheus',
    plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' },
    project_id: projects[0],
    domain_id,
  });
  for (let at = 0; at < 20; at++) {
    const project_id = projects[at % 2] ?? '';
    const { alert_id } = await admin.call(alert.create, { title: `Alert ${at}`, project_id });
    await admin.call(alert.assign_user, { alert_id, assignee: ADA });
  }
  return hook;
};

beforeAll(async () => {
  graph = await createTestGraph();
  tag = graph.domainId.slice(-6);
  await nameThings(graph);
  await raiseAlerts(graph);
});
beforeEach(() => void graph.posts());

const ALERTS = `{ alerts(first: 20) { nodes { project { id name } webhook { name } assignee { id name } } } }`;

describe('names of referenced records', () => {
  it.each([
    { caller: 'asOwner', users: '/identity/v2/workspace-user/list' },
    { caller: 'asMember', users: '/identity/v2/workspace-user/list' },
    { caller: 'asAdmin', users: '/identity/v2/user/list' },
  ] as const)('$caller reads the names of 20 alerts by one POST per type', async ({ caller, users }) => {
    const { data, errors } = await graph[caller](ALERTS);

    expect(errors).toBeUndefined();
    expect(data.alerts.nodes).toHaveLength(20);
    const names = new Set(data.alerts.nodes.map(({ project }: { project: { name: string } }) => project.name));
    expect([...names].sort()).toEqual(['Billing', 'Checkout']);
    for (const { assignee } of data.alerts.nodes) expect(assignee).toEqual({ id: ADA, name: 'Ada' });
    expect(graph.posts()).toEqual(['/identity/v2/project/list', users, '/monitoring/v1/alert/list'].sort());
  });

  it('an app has a name like a user', async () => {
    const app = await anApp(graph, 'WORKSPACE_OWNER');

    const { data, errors } = await makeSendQuery(graph.gatewayUrl, app.client_secret)(ALERTS);

    expect(errors).toBeUndefined();
    expect(data.alerts.nodes[0].assignee).toEqual({ id: ADA, name: 'Ada' });
  });

  it('take no POST if only the id is selected', async () => {
    const { data } = await graph.asOwner('{ alerts { nodes { project { id } workspace { id } assignee { id } } } }');

    expect(data.alerts.nodes[0].project.id).toMatch(/^project-/);
    expect(graph.posts()).toEqual(['/monitoring/v1/alert/list']);
  });

  it('are null where the caller may not read them, without an error', async () => {
    // The caller's own workspace has a name in the list of own workspaces, and nothing else.
    const query = `{ project(id: "${graph.projects[2]}") { id name projectType tags isManaged users { id } }
      workspace(id: "${graph.workspaces[0]}") { id name userCount cost { day } users { nodes { name } } } }`;

    const member = await graph.asMember(query);
    const admin = await graph.asAdmin(query);

    expect(member.errors).toBeUndefined();
    expect(member.data.project).toBeNull();
    expect(member.data.workspace).toMatchObject({
      id: graph.workspaces[0],
      name: 'Retail',
      userCount: null,
      cost: null,
    });
    expect(admin.errors).toBeUndefined();
    expect(admin.data.project).toMatchObject({ name: 'Vault', projectType: 'PRIVATE', tags: {}, isManaged: false });
    expect(admin.data.workspace).toMatchObject({ name: 'Retail', userCount: 3, cost: { day: 12.5 } });
  });
});

describe('records of the directory', () => {
  it('a project has its group, the groups above it, its users and its creator', async () => {
    const { data, errors } = await graph.asOwner(`{ project(id: "${graph.projects[0]}") {
      name projectType tags isManaged createdAt workspace { id } createdBy { ... on User { id name } }
      projectGroup { name parentGroup { name childGroups { nodes { name } } } projects { totalCount nodes { name } } }
      users { id name } } }`);

    expect(errors).toBeUndefined();
    expect(data.project).toEqual({
      name: 'Checkout',
      projectType: 'PUBLIC',
      tags: { team: 'web' },
      isManaged: false,
      createdAt: '2026-01-02T03:04:05.000Z',
      workspace: { id: graph.workspaces[0] },
      createdBy: { id: ADA, name: 'Ada' },
      projectGroup: {
        name: 'Shops of Europe',
        parentGroup: { name: 'Shops', childGroups: { nodes: [{ name: 'Shops of Europe' }] } },
        projects: { totalCount: 1, nodes: [{ name: 'Checkout' }] },
      },
      users: [
        { id: ADA, name: 'Ada' },
        { id: graph.users.member, name: null },
      ],
    });
  });

  it('a service account has its trusted account and project', async () => {
    const { data, errors } = await graph.asOwner(`{ serviceAccount(id: "sa-${tag}") {
      name state provider tags createdAt project { name } trustedAccount { name provider resourceGroup trustedSecret { id } } } }`);

    expect(errors).toBeUndefined();
    expect(data.serviceAccount).toMatchObject({
      name: 'Production',
      state: 'ACTIVE',
      provider: 'aws',
      tags: {},
      project: { name: 'Checkout' },
      trustedAccount: { name: 'Payer', provider: 'aws', resourceGroup: 'WORKSPACE', trustedSecret: null },
    });
  });

  it('roles of users are fetched for all users at once', async () => {
    const { data, errors } = await graph.asAdmin(
      '{ users { totalCount nodes { id name timezone roleBindings { roleType resourceGroup role { name } workspace { name } } } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.users.totalCount).toBe(5);
    expect(data.users.nodes).toContainEqual({
      id: ADA,
      name: 'Ada',
      timezone: 'Europe/Paris',
      roleBindings: [
        {
          roleType: 'WORKSPACE_MEMBER',
          resourceGroup: 'WORKSPACE',
          role: { name: expect.any(String) },
          workspace: { name: 'Retail' },
        },
      ],
    });
    expect(graph.posts().filter((path) => !path.includes('/role/'))).toEqual([
      '/identity/v2/role-binding/list',
      '/identity/v2/user/list',
      '/identity/v2/workspace/list',
    ]);
  });

  it('users of each workspace are listed by one POST for all', async () => {
    const { data, errors } = await graph.asAdmin('{ workspaces { nodes { id users { nodes { id } } } } }');

    expect(errors).toBeUndefined();
    const { nodes } = data.workspaces;
    const idsIn = (id: string): string[] =>
      nodes.find((one: { id: string }) => one.id === id).users.nodes.map((user: { id: string }) => user.id);
    expect(idsIn(graph.workspaces[0])).toEqual([ADA, graph.users.member, graph.users.owner]);
    expect(idsIn(graph.workspaces[1])).toEqual([]);
    expect(graph.posts()).toEqual(['/identity/v2/workspace-user/list', '/identity/v2/workspace/list']);
  });

  it('the root list of users contains the workspace for an owner, the domain for an admin', async () => {
    const idsFor = async (ask: SendQuery) => {
      const { data } = await ask('{ users(orderBy: [{field: ID}]) { nodes { id } } }');
      return data.users.nodes.map(({ id }: { id: string }) => id);
    };

    expect(await idsFor(graph.asOwner)).toEqual([ADA, graph.users.member, graph.users.owner]);
    expect(await idsFor(graph.asAdmin)).toEqual([ADA, ...Object.values(graph.users)].sort());
  });

  it('a root list that the caller may not read is refused with a message', async () => {
    const { data, errors } = await graph.asMember('{ trustedAccounts { totalCount } projects { totalCount } }');

    expect(data).toMatchObject({ trustedAccounts: null, projects: { totalCount: expect.any(Number) } });
    expect(errors).toMatchObject([{ path: ['trustedAccounts'], extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('the caller, as `me`', () => {
  it('has workspaces with a role in each, and a name if it is known', async () => {
    const { data, errors } = await graph.asOwner(
      '{ me { name email workspaces { roleType role { id name } workspace { id name state } } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.me).toMatchObject({
      name: null,
      email: null,
      workspaces: [{ roleType: 'WORKSPACE_OWNER', workspace: { id: graph.workspaces[0], name: 'Retail' } }],
    });
    expect(graph.posts()).toEqual(['/identity/v2/user-profile/get-workspaces', '/identity/v2/workspace-user/list']);
  });

  it('has no workspaces and no name if it is a machine, without an error', async () => {
    const app = await anApp(graph, 'WORKSPACE_OWNER');

    const { data, errors } = await makeSendQuery(
      graph.gatewayUrl,
      app.client_secret,
    )('{ me { name email workspaces { roleType } } }');

    expect(errors).toBeUndefined();
    expect(data.me).toEqual({ name: null, email: null, workspaces: null });
  });

  it('reads without a token how to sign in to a domain', async () => {
    const { data, errors } = await graph.asNobody(
      `{ found: domainAuthInfo(name: "${graph.domainId}") { domain { id } externalAuthState metadata }
         missing: domainAuthInfo(name: "nowhere") { name } }`,
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      found: { domain: { id: graph.domainId }, externalAuthState: 'DISABLED', metadata: {} },
      missing: null,
    });
  });
});

describe('services of alerts', () => {
  it('are the service of the webhook, else of the project, and take one more POST for names', async () => {
    const { owner, projects } = graph;
    const key = `checkout-${tag}`;
    await owner.call(service.create, { name: 'Checkout desk', service_key: key });
    await owner.call(service.create, {
      name: 'Billing desk',
      service_key: `billing-${tag}`,
      tags: { projects: [projects[1]] },
    });
    const hook = await graph.admin.call(webhook.create, {
      name: 'Of a service',
      plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' },
      project_id: projects[0],
      domain_id: graph.domainId,
      tags: { service_key: key },
    });
    await createApiClient('').post(hook.webhook_url, { event_key: 'disk', title: 'Disk', severity: 'CRITICAL' });
    graph.posts();

    const { data, errors } = await graph.asOwner(
      '{ alerts(first: 30) { nodes { title project { name } service { name } webhook { name service { name } } } } }',
    );

    expect(errors).toBeUndefined();
    const alerts: { title: string; project: { name: string }; service: object | null; webhook: object | null }[] =
      data.alerts.nodes;
    expect(alerts).toHaveLength(21);
    for (const { title, project, service: found, webhook: from } of alerts) {
      const byProject = project.name === 'Billing' ? { name: 'Billing desk' } : null;
      expect(found).toEqual(title === 'Disk' ? { name: 'Checkout desk' } : byProject);
      expect(from).toEqual(title === 'Disk' ? { name: 'Of a service', service: { name: 'Checkout desk' } } : null);
    }
    const posts = graph.posts();
    expect(posts.filter((path) => path === '/identity/v2/project/list')).toHaveLength(1);
    expect(posts.filter((path) => path === '/alert-manager/v1/service/list').length).toBeLessThanOrEqual(4);
  });

  it('have projects and policies, and are listed under projects', async () => {
    const { data, errors } = await graph.asOwner(`{ project(id: "${graph.projects[1]}") { alertServices { nodes {
      name projects { totalCount nodes { id name } } escalationPolicies { totalCount nodes { id } } } } } }`);

    expect(errors).toBeUndefined();
    expect(data.project.alertServices.nodes).toEqual([
      {
        name: 'Billing desk',
        projects: { totalCount: 1, nodes: [{ id: graph.projects[1], name: 'Billing' }] },
        escalationPolicies: { totalCount: 0, nodes: [] },
      },
    ]);
  });
});

describe('names of user groups, namespaces and cloud services', () => {
  const GROUPS = '/identity/v2/user-group/list';

  it('are fetched together, by one POST for each type', async () => {
    const { put, owner, domainId: domain_id, workspaces } = graph;
    const own = { domain_id, workspace_id: workspaces[0] };
    await put('user_groups', [
      { ...own, user_group_id: `ug-${tag}-1`, name: 'On call' },
      { ...own, user_group_id: `ug-${tag}-2`, name: 'Managers' },
    ]);
    await put('namespaces', [{ domain_id, namespace_id: `ns-${tag}`, name: 'Compute' }]);
    for (const at of [1, 2])
      await owner.call(service.create, {
        ...{ name: `Desk ${at}`, service_key: `desk-${at}-${tag}` },
        members: { USER: [], USER_GROUP: [`ug-${tag}-${at}`] },
      });
    await aMetric(graph, { namespace_id: `ns-${tag}` });
    graph.posts();

    const { data, errors } = await graph.asOwner(`{
      alertServices(filter: { name: { contains: "Desk " } }) { nodes { name members { userGroups { id name } } } }
      metrics { nodes { name namespace { id name } } }
    }`);

    expect(errors).toBeUndefined();
    expect(data.alertServices.nodes).toMatchObject([
      { name: 'Desk 1', members: { userGroups: [{ id: `ug-${tag}-1`, name: 'On call' }] } },
      { name: 'Desk 2', members: { userGroups: [{ id: `ug-${tag}-2`, name: 'Managers' }] } },
    ]);
    expect(data.metrics.nodes).toMatchObject([{ namespace: { id: `ns-${tag}`, name: 'Compute' } }]);
    const paths = graph.posts();
    expect(paths.filter((path) => path === GROUPS)).toHaveLength(1);
    expect(paths.filter((path) => path === '/inventory/v1/namespace/list')).toHaveLength(1);
    expect(paths).toHaveLength(4);
  });

  it('of cloud services are those of the records that notes are on', async () => {
    const { put, owner, domainId: domain_id, workspaces, projects } = graph;
    const own = { domain_id, workspace_id: workspaces[0], project_id: projects[0] };
    await put('cloud_services', [{ ...own, cloud_service_id: `cloud-svc-${tag}`, name: 'web-1', provider: 'aws' }]);
    await put('records', [{ domain_id, record_id: `record-${tag}`, cloud_service_id: `cloud-svc-${tag}` }]);
    for (const text of ['one', 'two']) await owner.call(note.create, { record_id: `record-${tag}`, note: text });
    graph.posts();

    const { data, errors } = await graph.asOwner('{ recordNotes { nodes { cloudService { id name } } } }');

    expect(errors).toBeUndefined();
    const cloudService = { id: `cloud-svc-${tag}`, name: 'web-1' };
    expect(data.recordNotes.nodes).toEqual([{ cloudService }, { cloudService }]);
    expect(graph.posts()).toEqual(['/inventory/v1/cloud-service/list', '/inventory/v1/note/list']);
  });

  it('take no POST where identifiers alone are selected', async () => {
    const { data } = await graph.asOwner('{ alertServices { nodes { members { userGroups { id } } } } }');

    expect(data.alertServices.nodes.length).toBeGreaterThan(1);
    expect(graph.posts()).not.toContain(GROUPS);
  });
});
