import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { service } from '../../contract/alert-manager/service.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { customWidget } from '../../contract/cost-analysis/customWidget.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { app } from '../../contract/identity/app.ts';
import { endpoint } from '../../contract/identity/endpoint.ts';
import { legacyEndpoint } from '../../contract/identity/endpointV1.ts';
import { metric } from '../../contract/inventory/metric.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { repository } from '../../contract/repository/repository.ts';
import { anApiKey, anApp, createClientWithSecret } from './identity/machineCredentials.ts';
import { issueToken } from './identity/signIn.ts';
import {
  type ApiClient,
  createApiClient,
  createTestDomain,
  PASSWORD,
  sharedService,
  type TestDomain,
} from './testDomain.ts';

let domain: TestDomain;
/** Owner of the second workspace. */
let otherOwner: ApiClient;
beforeEach(async () => {
  await sharedService();
  domain = await createTestDomain();
  const { domainId: domain_id, workspaces, put, anonymous, url } = domain;
  const user_id = 'neighbour@test';
  await put('users', [{ user_id, domain_id, password: PASSWORD }]);
  await put('role_bindings', [{ user_id, domain_id, workspace_id: workspaces[1], role_type: 'WORKSPACE_OWNER' }]);
  otherOwner = createApiClient(url, String((await issueToken(anonymous, domain_id, user_id)).body.access_token));
});

const GLOBAL = `global-${crypto.randomUUID()}`;

afterAll(async () => {
  for (const kind of ['endpoints', 'repositories']) {
    await domain.internal.post('/internal/v1/directory/delete', { kind, ids: [GLOBAL] });
  }
});

describe('records shared by all domains', () => {
  it('4.5.1 endpoints and repositories are the same for all callers in every domain', async () => {
    await domain.put('endpoints', [{ service: GLOBAL, name: 'Global', endpoint: 'grpc://public' }]);
    await domain.put('repositories', [{ repository_id: GLOBAL, name: 'Global', repository_type: 'LOCAL' }]);
    const elsewhere = await createTestDomain();
    const rows = async (caller: ApiClient, path: string, domain_id: string) =>
      (await caller.post(path, { domain_id, service: GLOBAL, repository_id: GLOBAL })).body.results;

    for (const { admin, owner, member, guest, anonymous, domainId } of [domain, elsewhere]) {
      for (const caller of [admin, owner, member, guest, anonymous]) {
        expect(await rows(caller, endpoint.list.path, domainId)).toMatchObject([{ service: GLOBAL }]);
      }
      for (const caller of [admin, owner, member, guest]) {
        expect(await rows(caller, legacyEndpoint.list.path, domainId)).toMatchObject([{ service: GLOBAL }]);
      }
      for (const caller of [admin, owner, member]) {
        expect(await rows(caller, repository.list.path, domainId)).toMatchObject([{ repository_id: GLOBAL }]);
      }
    }
  });
});

describe('records of the whole domain', () => {
  it('0.2.2 with the workspace * can be read in every workspace, and changed in none', async () => {
    const created = await domain.admin.call(metric.create, {
      ...{ name: 'Users', metric_type: 'GAUGE', namespace_id: 'ns-1', resource_group: 'DOMAIN' },
      ...{ resource_type: 'identity.User', query_options: { fields: { value: { operator: 'count' } } } },
    });
    const { metric_id } = created;

    expect(created.workspace_id).toBe('*');
    for (const caller of [domain.owner, domain.member, otherOwner]) {
      expect((await caller.call(metric.get, { metric_id })).name).toBe('Users');
    }
    for (const caller of [domain.owner, otherOwner]) {
      expect(await caller.refused(metric.update, { metric_id, name: 'Mine' })).toBe('ERROR_NOT_FOUND');
    }
  });

  it('0.2.2 a budget with the project * is for its whole workspace, and is not visible to members', async () => {
    const { owner, member, dataSourceId: data_source_id, workspaces } = domain;
    const period = { time_unit: 'MONTHLY', start: '2024-01', end: '2024-12', limit: 12 } as const;
    const created = await owner.call(budget.create, { ...period, data_source_id, resource_group: 'WORKSPACE' });
    const { budget_id } = created;

    expect(created).toMatchObject({ project_id: '*', workspace_id: workspaces[0] });
    expect((await domain.admin.call(budget.get, { budget_id })).project_id).toBe('*');
    expect(await member.refused(budget.get, { budget_id })).toBe('ERROR_NOT_FOUND');
    expect(await otherOwner.refused(budget.get, { budget_id })).toBe('ERROR_NOT_FOUND');
  });

  it('4.5.3 an app of the domain is not visible to an owner through any filter or path', async () => {
    const domainApp = await anApp(domain, 'DOMAIN_ADMIN');
    const own = await anApp(domain);
    const { app_id } = domainApp;
    const listed = async (body: object) =>
      ((await domain.owner.post(app.list.path, body)).body.results as { app_id: string }[]).map((row) => row.app_id);
    const query = { aggregate: [{ count: { name: 'n' } }] };

    expect(await listed({})).toEqual([own.app_id]);
    expect(await listed({ workspace_id: '*' })).toEqual([]);
    expect((await domain.owner.post(app.stat.path, { workspace_id: '*', query })).body.results).toEqual([]);
    for (const workspace_id of ['', '*']) {
      expect((await domain.owner.post(app.get.path, { app_id, workspace_id })).status).toBe(404);
    }
    expect((await domain.admin.call(app.list, {})).total_count).toBe(2);
  });
});

describe('records of a user', () => {
  it('4.5.8 PRIVATE dashboards and widgets are visible to their owner only, also for apps and keys', async () => {
    const { domainId: domain_id, projects, owner, member, admin, internal } = domain;
    const dashboard = { project_id: projects[0], name: 'Mine', domain_id, layouts: [], viewers: 'PRIVATE' as const };
    const { project_dashboard_id } = await member.call(projectDashboard.create, dashboard);
    const { widget_id } = await member.call(customWidget.create, { name: 'Mine', options: {}, domain_id });
    const key = createClientWithSecret(domain, (await anApiKey(member)).api_key);
    const otherUser = createClientWithSecret(domain, (await anApp(domain, 'DOMAIN_ADMIN')).client_secret);
    const named = { project_dashboard_id, domain_id };
    const listed = async (caller: ApiClient) => {
      const { results } = await caller.call(projectDashboard.list, { domain_id });
      return results.map(({ name }) => name);
    };

    for (const caller of [admin, owner, otherUser, internal]) {
      expect(await caller.refused(projectDashboard.get, named)).toBe('ERROR_PERMISSION_DENIED');
      expect(await listed(caller)).toEqual([]);
    }
    expect(await listed(key)).toEqual(['Mine']);
    expect((await key.call(projectDashboard.update, { ...named, name: 'Still mine' })).name).toBe('Still mine');
    const change = { widget_id, domain_id, name: 'Theirs' };
    expect(await owner.refused(customWidget.update, change)).toBe('ERROR_PERMISSION_DENIED');
    expect(await otherUser.refused(customWidget.update, change)).toBe('ERROR_PERMISSION_DENIED');
    expect((await key.call(customWidget.update, { ...change, name: 'By key' })).name).toBe('By key');
    expect((await owner.call(customWidget.get, { widget_id, domain_id })).name).toBe('By key');
  });
});

describe('counts in a record', () => {
  it('4.5.9 do not depend on what the caller sees', async () => {
    const { owner, member, projects } = domain;
    const tags = { projects: [projects[2]] };
    const { service_id } = await owner.call(service.create, { name: 'Vault', service_key: 'vault', tags });
    const { alert_id } = await owner.call(alert.create, { title: 'Not for members', project_id: projects[2] });

    expect(await member.refused(alert.get, { alert_id })).toBe('ERROR_NOT_FOUND');
    const seen = await member.call(service.get, { service_id });
    expect(seen.alerts.TOTAL).toEqual({ HIGH: 1, LOW: 0 });
    expect((await member.call(service.list, {})).results[0]?.alerts).toEqual(seen.alerts);
  });
});
