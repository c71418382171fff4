import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

describe('a mutation', () => {
  it.each([
    {
      act: 'acknowledges an alert',
      area: 'monitoring',
      mutation: 'alertAcknowledge(input: { id: "a" }) { alert { id } }',
      path: '/monitoring/v1/alert/update',
      body: { alert_id: 'a', state: 'ACKNOWLEDGED' },
    },
    {
      act: 'resolves an alert',
      area: 'monitoring',
      mutation: 'alertResolve(input: { id: "a" }) { alert { id } }',
      path: '/monitoring/v1/alert/update',
      body: { alert_id: 'a', state: 'RESOLVED' },
    },
    {
      act: 'clears with null and leaves out what is left out',
      area: 'alert-manager',
      mutation: 'alertServiceUpdate(input: { id: "s", description: null }) { alertService { id } }',
      path: '/alert-manager/v1/service/update',
      body: { service_id: 's', description: '' },
    },
    {
      act: 'clears lists and objects',
      area: 'dashboard',
      mutation: 'projectDashboardUpdate(input: { id: "d", labels: null, tags: null }) { projectDashboard { id } }',
      path: '/dashboard/v1/project-dashboard/update',
      body: { project_dashboard_id: 'd', domain_id: 'domain-1', labels: [], tags: {} },
    },
    {
      act: 'renames nested members, but no key of a free-form value',
      area: 'monitoring',
      mutation:
        'webhookCreate(input: { name: "w", projectId: "p", pluginInfo: { pluginId: "x", options: { someKey: { innerKey: 1 } }, upgradeMode: NONE }, tags: { ownKey: true } }) { userErrors { code } }',
      path: '/monitoring/v1/webhook/create',
      body: {
        name: 'w',
        project_id: 'p',
        domain_id: 'domain-1',
        plugin_info: { plugin_id: 'x', options: { someKey: { innerKey: 1 } }, upgrade_mode: 'NONE' },
        tags: { ownKey: true },
      },
    },
    {
      act: 'renames members of lists',
      area: 'cost-analysis',
      mutation:
        'budgetSetNotification(input: { id: "b", notifications: [{ threshold: 80, unit: PERCENT, notificationType: WARNING }] }) { budget { id } }',
      path: '/cost-analysis/v1/budget/set-notification',
      body: { budget_id: 'b', notifications: [{ threshold: 80, unit: 'PERCENT', notification_type: 'WARNING' }] },
    },
    {
      act: 'spells members as the wire does, where that is not snake_case',
      area: 'alert-manager',
      mutation:
        'alertServiceCreate(input: { name: "s", serviceKey: "k", members: { userIds: ["u"], userGroupIds: null } }) { userErrors { code } }',
      path: '/alert-manager/v1/service/create',
      body: { name: 's', service_key: 'k', members: { USER: ['u'], USER_GROUP: [] } },
    },
    {
      act: 'clears the description of an alert with null, by the flag that all deployments know',
      area: 'monitoring',
      mutation: 'alertUpdate(input: { id: "a", description: null }) { userErrors { code } }',
      path: '/monitoring/v1/alert/update',
      body: { alert_id: 'a', reset_description: true },
    },
    {
      act: 'clears the policy of a service with null',
      area: 'alert-manager',
      mutation: 'legacyAlertServiceUpdate(input: { id: "s", escalationPolicyId: null }) { userErrors { code } }',
      path: '/alert-manager/v1/comment/update',
      body: { service_id: 's', escalation_policy_id: '' },
    },
    {
      act: 'sends both limits of an app, as upstream wants them there',
      area: 'identity',
      mutation:
        'appCreate(input: { name: "ci", roleId: "r", resourceGroup: PROJECT, projectId: "p" }) { userErrors { code } }',
      path: '/identity/v2/app/create',
      body: { name: 'ci', role_id: 'r', resource_group: 'PROJECT', project_id: 'p', project_group_id: '' },
    },
    {
      act: 'addresses an agent by its service account',
      area: 'identity',
      mutation: 'agentEnable(input: { serviceAccountId: "sa" }) { userErrors { code } }',
      path: '/identity/v2/agent/enable',
      body: { service_account_id: 'sa' },
    },
    {
      act: 'sends an analysis as the wire spells it',
      area: 'inventory',
      mutation:
        'metricUpdate(input: { id: "m", queryOptions: { groupBy: [{ path: "projectId" }, { path: "tags.teamName", attributes: { searchable: true } }], fields: { name: "value", operator: COUNT }, filterOr: [{ path: "regionCode", operator: EXISTS, value: true }], orderBy: { name: "value", direction: DESC }, first: 5 } }) { userErrors { code } }',
      path: '/inventory/v1/metric/update',
      body: {
        metric_id: 'm',
        query_options: {
          group_by: [
            { key: 'project_id', name: 'projectId' },
            { searchable: true, key: 'tags.teamName', name: 'teamName' },
          ],
          fields: { value: { operator: 'count' } },
          filter_or: [{ key: 'region_code', value: true, operator: 'exists' }],
          sort: [{ key: 'value', desc: true }],
          page: { start: 1, limit: 5 },
        },
      },
    },
    {
      act: 'chooses the identifier of a metric',
      area: 'inventory',
      mutation:
        'metricCreate(input: { id: "metric-own", name: "n", metricType: GAUGE, namespaceId: "ns", resourceGroup: DOMAIN, queryOptions: { fields: { name: "value", operator: COUNT } } }) { userErrors { code } }',
      path: '/inventory/v1/metric/create',
      body: {
        metric_id: 'metric-own',
        name: 'n',
        metric_type: 'GAUGE',
        namespace_id: 'ns',
        resource_group: 'DOMAIN',
        query_options: { fields: { value: { operator: 'count' } } },
      },
    },
    {
      act: 'sends when a schedule is to fire, with the domain of the token',
      area: 'cost-analysis',
      mutation:
        'costScheduleCreate(input: { dataSourceId: "ds", schedule: { hours: [3], minutes: [0, 30] } }) { userErrors { code } }',
      path: '/cost-analysis/v1/schedule/create',
      body: { data_source_id: 'ds', domain_id: 'domain-1', schedule: { hours: [3], minutes: [0, 30] } },
    },
    {
      act: 'renames no key of a secret',
      area: 'secret',
      mutation:
        'trustedSecretUpdateData(input: { id: "t", schemaId: "aws", data: { accessKey: "x" } }) { userErrors { code } }',
      path: '/secret/v1/trusted-secret/update-data',
      body: { trusted_secret_id: 't', schema_id: 'aws', data: { accessKey: 'x' } },
    },
    {
      act: 'sends times in UTC, and the given domain',
      area: 'monitoring',
      mutation:
        'maintenanceWindowUpdate(input: { id: "m", startTime: "2024-05-01T10:00:00+02:00", domainId: "other" }) { maintenanceWindow { id } }',
      path: '/monitoring/v1/maintenance-window/update',
      body: { maintenance_window_id: 'm', domain_id: 'other', start_time: '2024-05-01T08:00:00.000Z' },
    },
  ] as const)('$act', async ({ area, mutation, path, body }) => {
    await using facade = await startStubbedSubgraphs({ [path]: (sent) => sent });

    const { data, errors } = await facade.ask(area, `mutation { ${mutation} }`);

    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {})).toHaveLength(1);
    expect(facade.posts.map((post) => [post.path, post.body])).toEqual([[path, body]]);
  });

  it.each([
    { area: 'monitoring', mutation: 'webhookDelete(input: { id: "w" }) { deletedId userErrors { code } }', id: 'w' },
    {
      area: 'cost-analysis',
      mutation: 'budgetDelete(input: { id: "b" }) { deletedId userErrors { code } }',
      id: 'b',
    },
  ] as const)('returns the identifier of the deleted record: $id', async ({ area, mutation, id }) => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/webhook/delete': () => ({}),
      '/cost-analysis/v1/budget/delete': () => ({}),
    });

    const { data } = await facade.ask(area, `mutation { done: ${mutation} }`);

    expect(data).toEqual({ done: { deletedId: id, userErrors: [] } });
  });

  it('resolves references of the changed record', async () => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/alert/update': () => ({ alert_id: 'a', webhook_id: 'w', project_id: 'p', state: 'RESOLVED' }),
      '/monitoring/v1/webhook/get': () => ({ webhook_id: 'w', name: 'from prometheus' }),
      '/monitoring/v1/note/list': answerList([{ note_id: 'n', alert_id: 'a', note: 'done' }]),
    });

    const { data } = await facade.ask(
      'monitoring',
      'mutation { alertResolve(input: { id: "a" }) { alert { state project { id } webhook { name } notes { nodes { note } } } } }',
    );

    expect(data).toEqual({
      alertResolve: {
        alert: {
          state: 'RESOLVED',
          project: { id: 'p' },
          webhook: { name: 'from prometheus' },
          notes: { nodes: [{ note: 'done' }] },
        },
      },
    });
  });

  it('returns the webhook whose plugin was verified', async () => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/webhook/verify-plugin': () => ({}),
      '/monitoring/v1/webhook/get': () => ({ webhook_id: 'w', name: 'from prometheus' }),
    });

    const { data } = await facade.ask(
      'monitoring',
      'mutation { webhookVerifyPlugin(input: { id: "w" }) { webhook { id name } } }',
    );

    expect(data).toEqual({ webhookVerifyPlugin: { webhook: { id: 'w', name: 'from prometheus' } } });
  });

  it.each([
    {
      area: 'inventory',
      mutation: 'metricRun(input: { id: "m" }) { metric { id name } }',
      paths: ['/inventory/v1/metric/run', '/inventory/v1/metric/get'],
      record: { metric: { id: 'm', name: 'n' } },
    },
    {
      area: 'secret',
      mutation: 'trustedSecretUpdateData(input: { id: "t", schemaId: "s", data: {} }) { trustedSecret { id name } }',
      paths: ['/secret/v1/trusted-secret/update-data', '/secret/v1/trusted-secret/get'],
      record: { trustedSecret: { id: 't', name: 'n' } },
    },
  ] as const)('reads the record when upstream returns none: $paths.0', async ({ area, mutation, paths, record }) => {
    const [write, get] = paths;
    await using facade = await startStubbedSubgraphs({
      [write]: () => ({}),
      [get]: (sent) => ({ ...sent, name: 'n' }),
    });

    const { data } = await facade.ask(area, `mutation { done: ${mutation} }`);

    expect(data).toEqual({ done: record });
    expect(facade.paths()).toEqual(paths);
  });

  it('returns the service account of the deleted agent, because upstream does not return the agent', async () => {
    await using facade = await startStubbedSubgraphs({ '/identity/v2/agent/delete': () => ({}) });

    const { data } = await facade.ask(
      'identity',
      'mutation { agentDelete(input: { serviceAccountId: "sa" }) { serviceAccountId } }',
    );

    expect(data).toEqual({ agentDelete: { serviceAccountId: 'sa' } });
  });

  it('clears the records that were read before', async () => {
    let name = 'old';
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/webhook/get': () => ({ webhook_id: 'w', name }),
      '/monitoring/v1/alert/update': () => {
        name = 'new';
        return { alert_id: 'a', webhook_id: 'w' };
      },
    });

    const { data } = await facade.ask(
      'monitoring',
      `mutation {
        one: alertResolve(input: { id: "a" }) { alert { webhook { name } } }
        two: webhookVerifyPlugin(input: { id: "w" }) { userErrors { code } }
        three: alertResolve(input: { id: "a" }) { alert { webhook { name } } }
      }`,
    );

    expect(data).toMatchObject({
      one: { alert: { webhook: { name: 'new' } } },
      three: { alert: { webhook: { name: 'new' } } },
    });
    expect(facade.paths().filter((path) => path.endsWith('webhook/get'))).toHaveLength(2);
  });
});
