/** A domain of the real service with records of every resource that reference each other. */
import { escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import { service } from '../../contract/alert-manager/service.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { customWidget } from '../../contract/cost-analysis/customWidget.ts';
import { schedule } from '../../contract/cost-analysis/schedule.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { agent } from '../../contract/identity/agent.ts';
import { apiKey } from '../../contract/identity/apiKey.ts';
import { app } from '../../contract/identity/app.ts';
import { role } from '../../contract/identity/role.ts';
import { metric } from '../../contract/inventory/metric.ts';
import { note as recordNote } from '../../contract/inventory/note.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { aPlugin } from '../service/monitoring/fixtures.ts';
import { createApiClient } from '../service/testDomain.ts';
import { createTestGraph, type TestGraph } from './testGraph.ts';

/** Creates the domain. It takes dozens of calls, so that the tests of a file share one. */
export const createSeededGraph = async (): Promise<TestGraph> => {
  const graph = await createTestGraph();
  await putDirectoryRecords(graph);
  await createMachines(graph);
  await createServices(graph);
  await createBudgetsAndDashboards(graph);
  graph.posts();
  return graph;
};

/** Plugins are shared by all domains: `aPlugin` removes them after the tests of the file. */
const PLUGINS = [
  { plugin_id: 'plugin-prometheus-mon-webhook', name: 'Prometheus', resource_type: 'monitoring.Webhook' },
  { plugin_id: 'plugin-alertmanager', name: 'Alertmanager', resource_type: 'monitoring.Webhook' },
  { plugin_id: 'plugin-aws', name: 'AWS accounts', resource_type: 'identity.ServiceAccount', provider: 'aws' },
];

/** Records that no operation creates: directory records, and rows of other services. */
const putDirectoryRecords = async (graph: TestGraph) => {
  const { put, domainId: domain_id, workspaces, projects, users, dataSourceId } = graph;
  const own = { domain_id, workspace_id: workspaces[0] };
  const tag = domain_id.slice(-6);
  await put('project_groups', [
    { project_group_id: `pg-${tag}`, name: 'Shops', ...own },
    { project_group_id: `pg-${tag}-eu`, name: 'Shops of Europe', parent_group_id: `pg-${tag}`, ...own },
  ]);
  await put('projects', [
    {
      ...own,
      project_id: projects[1],
      project_type: 'PRIVATE',
      name: 'Billing',
      users: [users.member],
      created_by: users.owner,
      project_group_id: `pg-${tag}-eu`,
      tags: { team: 'money' },
    },
  ]);
  await put('user_groups', [{ user_group_id: `ug-${tag}`, name: 'On call', ...own }]);
  await put('trusted_accounts', [{ trusted_account_id: `ta-${tag}`, name: 'Payer', provider: 'aws', ...own }]);
  await put('service_accounts', [
    {
      service_account_id: `sa-${tag}`,
      name: 'Cluster',
      provider: 'kubernetes',
      project_id: projects[0],
      trusted_account_id: `ta-${tag}`,
      ...own,
    },
  ]);
  for (const plugin of PLUGINS) await aPlugin(graph, [], plugin);
  await put('cloud_services', [{ cloud_service_id: `cs-${tag}`, name: 'db-1', project_id: projects[0], ...own }]);
  await put('namespaces', [{ namespace_id: 'ns-1', name: 'Compute', domain_id: own.domain_id }]);
  await put('records', [
    { record_id: `record-${tag}`, cloud_service_id: `cs-${tag}`, project_id: projects[0], ...own },
  ]);
  await put('endpoints', [
    { service: `service-${tag}`, name: 'Costs', endpoint: 'grpc://costs:50051', state: 'ACTIVE', version: '1.0' },
  ]);
  await put('repositories', [{ repository_id: `repo-${tag}`, name: 'Mirror', repository_type: 'MANAGED' }]);
  const run = { ...own, plugin_id: 'plugin-aws', status: 'SUCCESS', created_at: '2026-05-01T00:00:00Z' };
  await put('identity_jobs', [
    { ...run, job_id: `job-${tag}-1`, trusted_account_id: `ta-${tag}`, finished_at: '2026-05-01T00:05:00Z' },
    { ...run, job_id: `job-${tag}-2`, status: 'FAILURE', error_message: 'No access.', created_at: '2026-05-02' },
  ]);
  await put('inventory_v2_jobs', [
    { ...run, job_id: `run-${tag}-1`, collector_id: `col-${tag}`, total_tasks: 4, request_workspace_id: workspaces[0] },
    { ...run, job_id: `run-${tag}-2`, collector_id: `col-${tag}`, status: 'CANCELED', created_at: '2026-05-03' },
  ]);
  await put(
    'cost_report_data',
    [12.5, 40, 0.25].map((USD, at) => ({
      ...own,
      cost_report_data_id: `crd-${tag}-${at}`,
      project_id: projects[at % 2],
      service_account_id: `sa-${tag}`,
      data_source_id: dataSourceId,
      cost_report_id: `cr-${tag}`,
      cost_report_config_id: `crc-${tag}`,
      cost: { USD },
      report_year: '2026',
      report_month: `2026-0${at + 1}`,
      is_confirmed: at > 0,
      provider: at === 1 ? 'google_cloud' : 'aws',
      product: 'AmazonEC2',
    })),
  );
};

const createMachines = async ({ admin, owner, domainId, workspaces, projects }: TestGraph) => {
  const tag = domainId.slice(-6);
  await admin.call(role.create, {
    name: 'Reader',
    role_type: 'WORKSPACE_MEMBER',
    permissions: ['monitoring:Alert.read'],
  });
  const place = { workspace_id: workspaces[0], project_id: '', project_group_id: '' };
  const robot = { name: 'Robot', role_id: 'managed-workspace-owner', resource_group: 'WORKSPACE' as const };
  await admin.call(app.create, { ...robot, ...place });
  const small = { role_id: 'managed-workspace-member', resource_group: 'PROJECT' as const };
  await admin.call(app.create, { ...place, ...small, name: 'Deployer', project_id: projects[0] });
  await admin.call(app.create, { ...place, ...small, name: 'Grouped', project_group_id: `pg-${tag}` });
  await admin.call(agent.create, { service_account_id: `sa-${tag}`, options: {} });
  await owner.call(apiKey.create, { name: 'Laptop' });
};

const createServices = async (graph: TestGraph) => {
  const { admin, owner, member, domainId: domain_id, projects, users } = graph;
  const tag = domain_id.slice(-6);
  const { service_id } = await owner.call(service.create, {
    name: 'Shop',
    service_key: `shop-${tag}`,
    members: { USER: [users.member], USER_GROUP: [`ug-${tag}`] },
    tags: { projects: [projects[1]] },
  });
  const rules = [{ channels: [], escalate_minutes: 5 }];
  await owner.call(escalationPolicy.create, { name: 'Fast', rules, service_id });
  const policy = await owner.call(escalationPolicy.create, { name: 'Slow', rules, service_id });
  await owner.call(service.update, {
    service_id,
    options: { notification_urgency: 'ALL', recovery_mode: 'MANUAL' },
    escalation_policy_id: policy.escalation_policy_id,
  });
  const hook = await admin.call(webhook.create, {
    name: 'Prometheus',
    plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' },
    project_id: projects[0],
    domain_id,
    tags: { service_key: `shop-${tag}` },
  });
  const event = { event_key: 'disk', title: 'Disk almost full', severity: 'CRITICAL', resource: { name: 'db-1' } };
  await createApiClient('').post(hook.webhook_url, { ...event, rule: 'DiskFull', additional_info: { team: 'shop' } });
  const { results } = await owner.call(alert.list, {});
  const opened = results[0]?.alert_id ?? '';
  await owner.call(alert.assign_user, { alert_id: opened, assignee: users.member });
  await member.call(alert.update, { alert_id: opened, state: 'ACKNOWLEDGED' });
  for (const title of ['Load', 'Ping'])
    await owner.call(alert.create, { title, project_id: projects[1] ?? '', urgency: 'LOW' });
  await member.call(note.create, { alert_id: opened, note: 'Looking.' });
  await owner.call(maintenanceWindow.create, {
    title: 'Move',
    projects: [projects[0], projects[1]],
    start_time: '2026-01-01T00:00:00Z',
    end_time: '2099-01-01T00:00:00Z',
    domain_id,
  });
};

const createBudgetsAndDashboards = async ({
  admin,
  owner,
  domainId: domain_id,
  projects,
  workspaces,
  dataSourceId,
}: TestGraph) => {
  const tag = domain_id.slice(-6);
  const year = { data_source_id: dataSourceId, time_unit: 'MONTHLY' as const, start: '2026-01', end: '2026-12' };
  const budgets = [
    { name: 'Shop', resource_group: 'PROJECT' as const, limit: 1200, project_id: projects[0] },
    { name: 'Shops', resource_group: 'PROJECT' as const, limit: 90, project_group_id: `pg-${tag}` },
    { name: 'Retail', resource_group: 'WORKSPACE' as const, limit: 5000, workspace_id: workspaces[0] },
  ];
  for (const plan of budgets) await admin.call(budget.create, { ...year, ...plan });
  await admin.call(schedule.create, {
    name: 'Nightly',
    schedule: { hours: [3] },
    data_source_id: dataSourceId,
    domain_id,
  });
  await owner.call(customWidget.create, { name: 'Monthly', options: { chart: 'line' }, domain_id });
  for (const [name, viewers] of [
    ['Overview', 'PUBLIC'],
    ['Mine', 'PRIVATE'],
  ] as const)
    await owner.call(projectDashboard.create, {
      project_id: projects[0],
      name,
      viewers,
      domain_id,
      layouts: [['cost']],
    });
  await owner.call(recordNote.create, { record_id: `record-${tag}`, note: 'Resized.' });
  await admin.call(trustedSecret.create, {
    name: 'root',
    data: { key: 'value' },
    resource_group: 'WORKSPACE',
    workspace_id: workspaces[0],
    trusted_account_id: `ta-${tag}`,
  });
  await owner.call(metric.create, {
    name: 'Servers',
    metric_type: 'GAUGE',
    namespace_id: 'ns-1',
    resource_group: 'WORKSPACE',
    query_options: { fields: { value: { operator: 'count' } } },
    resource_type: 'inventory.CloudService:aws.EC2.Instance',
  });
};
