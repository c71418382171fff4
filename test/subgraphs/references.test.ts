import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

describe('a reference of which only the identifier is selected takes no POST', () => {
  it.each([
    {
      area: 'identity',
      list: 'apiKeys',
      path: '/identity/v2/api-key/list',
      row: { api_key_id: 'k', app_id: 'app-1', user_id: 'u', domain_id: 'd' },
      named: { app: 'app-1', user: 'u', domain: 'd' },
    },
    {
      area: 'identity',
      list: 'agents',
      path: '/identity/v2/agent/list',
      row: {
        agent_id: 'a',
        app_id: 'app-1',
        role_id: 'r',
        project_id: 'p',
        workspace_id: 'w',
        service_account_id: 'sa',
        domain_id: 'd',
      },
      named: { app: 'app-1', role: 'r', project: 'p', workspace: 'w', serviceAccount: 'sa', domain: 'd' },
    },
    {
      area: 'identity',
      list: 'apps',
      path: '/identity/v2/app/list',
      row: {
        app_id: 'app-1',
        role_id: 'r',
        project_id: 'p',
        project_group_id: 'g',
        workspace_id: '*',
        domain_id: 'd',
      },
      named: { role: 'r', project: 'p', projectGroup: 'g', workspace: null, domain: 'd' },
    },
    {
      area: 'identity',
      list: 'roles',
      path: '/identity/v2/role/list',
      row: { role_id: 'r', domain_id: 'd' },
      named: { domain: 'd' },
    },
    {
      area: 'identity',
      list: 'identityJobs',
      path: '/identity/v2/job/list',
      row: { job_id: 'j', workspace_id: 'w', trusted_account_id: 'ta', plugin_id: 'x', domain_id: 'd' },
      named: { workspace: 'w', trustedAccount: 'ta', plugin: 'x', domain: 'd' },
    },
    {
      area: 'inventory',
      list: 'recordNotes',
      path: '/inventory/v1/note/list',
      row: { note_id: 'n', cloud_service_id: 'c', project_id: '', workspace_id: 'w' },
      named: { cloudService: 'c', project: null, workspace: 'w' },
    },
    {
      area: 'inventory',
      list: 'metrics',
      path: '/inventory/v1/metric/list',
      row: { metric_id: 'm', namespace_id: 'ns', workspace_id: 'w' },
      named: { namespace: 'ns', workspace: 'w' },
    },
    {
      area: 'inventory',
      list: 'inventoryJobs',
      path: '/inventory-v2/v1/job/list',
      row: { job_id: 'j', collector_id: 'c', plugin_id: 'x', workspace_id: 'w', request_workspace_id: 'w2' },
      named: { collector: 'c', plugin: 'x', workspace: 'w', requestWorkspace: 'w2' },
    },
    {
      area: 'alert-manager',
      list: 'alertServices',
      path: '/alert-manager/v1/service/list',
      row: { service_id: 's', escalation_policy_id: 'ep', workspace_id: 'w' },
      named: { escalationPolicy: 'ep', workspace: 'w' },
    },
    {
      area: 'alert-manager',
      list: 'escalationPolicies',
      path: '/alert-manager/v1/escalation-policy/list',
      row: { escalation_policy_id: 'ep', service_id: 's', workspace_id: 'w' },
      named: { service: 's', workspace: 'w' },
    },
    {
      area: 'alert-manager',
      list: 'legacyAlertServices',
      path: '/alert-manager/v1/comment/list',
      row: { service_id: 's', escalation_policy_id: '', workspace_id: 'w' },
      named: { escalationPolicy: null, workspace: 'w' },
    },
    {
      area: 'cost-analysis',
      list: 'costSchedules',
      path: '/cost-analysis/v1/schedule/list',
      row: { schedule_id: 's', data_source_id: 'ds' },
      named: { dataSource: 'ds' },
    },
    {
      area: 'cost-analysis',
      list: 'customWidgets',
      path: '/cost-analysis/v1/custom-widget/list',
      row: { widget_id: 'w', user_id: 'u' },
      named: { user: 'u' },
    },
    {
      area: 'cost-analysis',
      list: 'costReportData',
      path: '/cost-analysis/v1/cost-report-data/list',
      row: {
        cost_report_data_id: 'c',
        project_id: 'p',
        workspace_id: 'w',
        service_account_id: 'sa',
        data_source_id: 'ds',
        cost_report_id: 'cr',
        cost_report_config_id: 'crc',
      },
      named: {
        project: 'p',
        workspace: 'w',
        serviceAccount: 'sa',
        dataSource: 'ds',
        costReport: 'cr',
        costReportConfig: 'crc',
      },
    },
    {
      area: 'cost-analysis',
      list: 'budgets',
      path: '/cost-analysis/v1/budget/list',
      row: { budget_id: 'b', project_id: '*', project_group_id: 'g', workspace_id: 'w', data_source_id: 'ds' },
      named: { project: null, projectGroup: 'g', workspace: 'w', dataSource: 'ds' },
    },
    {
      area: 'monitoring',
      list: 'alerts',
      path: '/monitoring/v1/alert/list',
      row: {
        alert_id: 'a',
        project_id: 'p',
        webhook_id: 'webhook-1',
        escalation_policy_id: 'ep',
        workspace_id: 'w',
        assignee: 'u',
        responder: '',
      },
      named: {
        project: 'p',
        webhook: 'webhook-1',
        escalationPolicy: 'ep',
        workspace: 'w',
        assignee: 'u',
        responder: null,
      },
    },
    {
      area: 'monitoring',
      list: 'alertNotes',
      path: '/monitoring/v1/note/list',
      row: { note_id: 'n', alert_id: 'a', project_id: 'p', workspace_id: 'w' },
      named: { alert: 'a', project: 'p', workspace: 'w' },
    },
    {
      area: 'secret',
      list: 'trustedSecrets',
      path: '/secret/v1/trusted-secret/list',
      row: { trusted_secret_id: 't', workspace_id: 'w', trusted_account_id: 'ta' },
      named: { workspace: 'w', trustedAccount: 'ta' },
    },
    {
      area: 'dashboard',
      list: 'projectDashboards',
      path: '/dashboard/v1/project-dashboard/list',
      row: { project_dashboard_id: 'd', project_id: 'p', user_id: 'u' },
      named: { project: 'p', user: 'u' },
    },
  ] as const)('in $list', async ({ area, list, path, row, named }) => {
    await using facade = await startStubbedSubgraphs({ [path]: answerList([row]) });
    const fields = Object.keys(named).map((field) => `${field} { id }`);

    const { data, errors } = await facade.ask(area, `{ ${list} { nodes { id ${fields.join(' ')} } } }`);

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      [list]: {
        nodes: [
          {
            id: Object.values(row)[0],
            ...Object.fromEntries(Object.entries(named).map(([field, id]) => [field, id === null ? null : { id }])),
          },
        ],
      },
    });
    expect(facade.paths()).toEqual([path]);
  });
});

describe('a record that is not visible to the caller', () => {
  const refused = () => ({ detail: { code: 'ERROR_PERMISSION_DENIED', message: 'Not for members.' } });
  const keys = answerList([{ api_key_id: 'k', name: 'laptop', app_id: 'app-1' }]);

  it('is null in a reference', async () => {
    await using facade = await startStubbedSubgraphs({
      '/identity/v2/api-key/list': keys,
      '/identity/v2/app/get': refused,
    });

    const { data, errors } = await facade.ask('identity', '{ apiKeys { nodes { name app { name } } } }');

    expect({ data, errors }).toEqual({
      data: { apiKeys: { nodes: [{ name: 'laptop', app: null }] } },
      errors: undefined,
    });
  });

  it('is FORBIDDEN at the root', async () => {
    await using facade = await startStubbedSubgraphs({ '/identity/v2/app/get': refused });

    const { data, errors } = await facade.ask('identity', '{ app(id: "app-1") { name } }');

    expect(data).toEqual({ app: null });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', operation: 'identity.app.get' } }]);
  });
});
