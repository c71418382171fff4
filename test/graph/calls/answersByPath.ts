/** Consistent records of each resource, from which the stub of the POST API answers. */
import { allResources } from '../../../contract/index.ts';
import type { JsonObject } from '../../../subgraphs/wire/jsonObject.ts';
import { answerList, answerStatistics, rawAnswer, type StubHandler } from '../../subgraphs/postApiStub.ts';

const recordsByResource: Readonly<Record<string, readonly JsonObject[]>> = {
  'monitoring.alert': [
    { alert_id: 'a1', title: 'Disk', project_id: 'p1', webhook_id: 'webhook-1', triggered_by: 'webhook-1' },
    { alert_id: 'a2', title: 'Load', project_id: 'p2', webhook_id: 'webhook-2', triggered_by: 'app-1' },
    { alert_id: 'a3', title: 'Ping', project_id: 'p1', webhook_id: 'webhook-1', triggered_by: 'ada' },
    { alert_id: 'a4', title: 'Rack', project_id: 'p3', webhook_id: 'webhook-9', triggered_by: 'app-2' },
  ].map((alert, at) => ({
    ...alert,
    state: 'TRIGGERED',
    escalation_policy_id: at % 2 === 0 ? 'ep-1' : 'ep-2',
    workspace_id: 'w1',
    assignee: 'ada',
  })),
  'monitoring.webhook': [
    { webhook_id: 'webhook-1', name: 'Prometheus', project_id: 'p1', plugin_info: { plugin_id: 'x' } },
    { webhook_id: 'webhook-2', name: 'Zabbix', project_id: 'p2', plugin_info: { plugin_id: 'y' } },
  ],
  'monitoring.note': [
    { note_id: 'n1', alert_id: 'a1', note: 'seen', created_by: 'ada', project_id: 'p1' },
    { note_id: 'n2', alert_id: 'a2', note: 'fixed', created_by: 'app-1', project_id: 'p2' },
  ],
  'monitoring.maintenance_window': [{ maintenance_window_id: 'mw-1', title: 'Move', projects: ['p1', 'p2'] }],
  'alert_manager.escalation_policy': [
    { escalation_policy_id: 'ep-1', name: 'Fast', service_id: 's1', workspace_id: 'w1' },
    { escalation_policy_id: 'ep-2', name: 'Slow', service_id: 's2', workspace_id: 'w1' },
  ],
  'alert_manager.service': [
    { service_id: 's1', name: 'Shop', webhooks: ['webhook-1', 'webhook-2'], escalation_policy_id: 'ep-1' },
    { service_id: 's2', name: 'Bank', webhooks: ['webhook-2'], escalation_policy_id: 'ep-2' },
  ].map((service) => ({ ...service, workspace_id: 'w1', members: { USER: ['ada'], USER_GROUP: [] } })),
  'alert_manager.comment': [{ service_id: 's1', name: 'Shop', escalation_policy_id: 'ep-1' }],
  'identity.app': [
    { app_id: 'app-1', name: 'robot', role_id: 'r1', workspace_id: 'w1', project_id: 'p1' },
    { app_id: 'app-2', name: 'ci', role_id: 'r2', workspace_id: 'w1', project_id: 'p2' },
  ],
  'identity.agent': [{ agent_id: 'agent-1', app_id: 'app-1', role_id: 'r1', service_account_id: 'sa-1' }],
  'identity.role': [
    { role_id: 'r1', name: 'Operator' },
    { role_id: 'r2', name: 'Builder' },
  ],
  'identity.project': [{ project_id: 'p1', name: 'Shop' }],
  'identity.workspace': [{ workspace_id: 'w1', name: 'Retail' }],
  'identity.api_key': [{ api_key_id: 'k1', name: 'laptop', user_id: 'ada', app_id: 'app-1' }],
  'identity.job': [{ job_id: 'j1', plugin_id: 'x', workspace_id: 'w1', trusted_account_id: 'ta-1' }],
  'inventory.note': [
    { note_id: 'rn1', note: 'old', created_by: 'webhook-1', project_id: 'p1', cloud_service_id: 'cs-1' },
    { note_id: 'rn2', note: 'new', created_by: 'app-2', project_id: 'p2', cloud_service_id: 'cs-2' },
  ],
  'inventory.metric': [{ metric_id: 'm1', name: 'Servers', namespace_id: 'ns-1', workspace_id: 'w1' }],
  'inventory_v2.job': [{ job_id: 'ij1', plugin_id: 'x', collector_id: 'c-1', workspace_id: 'w1' }],
  'cost_analysis.budget': [
    { budget_id: 'b1', name: 'Shop', limit: 10, project_id: 'p1', data_source_id: 'ds-1', workspace_id: 'w1' },
    { budget_id: 'b2', name: 'Bank', limit: 20, project_id: 'p2', data_source_id: 'ds-1', workspace_id: 'w1' },
  ],
  'cost_analysis.cost_report_data': [
    { cost_report_data_id: 'crd-1', project_id: 'p1', data_source_id: 'ds-1', service_account_id: 'sa-1' },
    { cost_report_data_id: 'crd-2', project_id: 'p2', data_source_id: 'ds-1', service_account_id: 'sa-2' },
  ],
  'cost_analysis.schedule': [{ schedule_id: 'sch-1', name: 'Nightly', data_source_id: 'ds-1' }],
  'cost_analysis.custom_widget': [{ widget_id: 'cw-1', name: 'Monthly', user_id: 'ada' }],
  'dashboard.project_dashboard': [
    { project_dashboard_id: 'd1', name: 'Overview', project_id: 'p1', user_id: 'ada' },
    { project_dashboard_id: 'd2', name: 'Costs', project_id: 'p2', user_id: 'ada' },
  ],
  'secret.trusted_secret': [{ trusted_secret_id: 't1', name: 'root', workspace_id: 'w1', trusted_account_id: 'ta-1' }],
  'repository.repository': [{ repository_id: 'repo-1', name: 'marketplace' }],
};

/** Versions are listed under their dashboard only, which is a member of the request, not of its query. */
const versions: readonly JsonObject[] = [{ version: 2, latest: true }, { version: 1 }];

const findRecord =
  (records: readonly JsonObject[], member: string): StubHandler =>
  (request) =>
    records.find((row) => row[member] === request[member]) ??
    rawAnswer({
      status: 404,
      body: { detail: { code: 'ERROR_NOT_FOUND', message: `There is none. (key = ${member})` } },
    });

/** The answer to a write: the record with the requested changes. */
const answerWrite =
  (records: readonly JsonObject[], member: string): StubHandler =>
  (request) => ({ [member]: 'new', ...records.find((row) => row[member] === request[member]), ...request });

/** Answers for every operation of the contract, by path. */
export const answersByPath: Readonly<Record<string, StubHandler>> = Object.fromEntries(
  allResources.flatMap(({ area, name, operations, idField = 'id', lookupField = idField }) => {
    const records = recordsByResource[`${area}.${name}`] ?? [];
    return operations.map(({ id, path, kind }): [string, StubHandler] => {
      if (id.endsWith('.list_versions')) return [path, answerList(versions)];
      if (/\.list(_basic_role)?$/.test(id)) return [path, answerList(records)];
      if (id.endsWith('.stat')) return [path, answerStatistics(records)];
      if (id.endsWith('.analyze')) return [path, () => ({ results: [{ count: records.length }] })];
      if (kind === 'write') return [path, answerWrite(records, idField)];
      return [path, findRecord(id.endsWith('.get_version') ? [] : records, lookupField)];
    });
  }),
);
