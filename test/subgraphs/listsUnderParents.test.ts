import { describe, expect, it } from 'vitest';
import { allResources, optionalOperations } from '../../contract/index.ts';
import type { Area } from '../../schema/subgraphSdl.ts';
import type { JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { answerList, answerStatistics } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

/** Lists under parents: the area, the type, the field, the operation, and the member that names the parent. */
const inward: readonly (readonly [Area, string, string, string, string])[] = [
  ['identity', 'Project', 'apps', '/identity/v2/app/list', 'project_id'],
  ['identity', 'Project', 'agents', '/identity/v2/agent/list', 'project_id'],
  ['identity', 'Workspace', 'apps', '/identity/v2/app/list', 'workspace_id'],
  ['identity', 'Workspace', 'agents', '/identity/v2/agent/list', 'workspace_id'],
  ['identity', 'Workspace', 'identityJobs', '/identity/v2/job/list', 'workspace_id'],
  ['identity', 'User', 'apiKeys', '/identity/v2/api-key/list', 'user_id'],
  ['identity', 'ProjectGroup', 'apps', '/identity/v2/app/list', 'project_group_id'],
  ['identity', 'TrustedAccount', 'identityJobs', '/identity/v2/job/list', 'trusted_account_id'],
  ['identity', 'Plugin', 'identityJobs', '/identity/v2/job/list', 'plugin_id'],
  ['identity', 'Role', 'apps', '/identity/v2/app/list', 'role_id'],
  ['identity', 'Role', 'agents', '/identity/v2/agent/list', 'role_id'],
  ['identity', 'App', 'apiKeys', '/identity/v2/api-key/list', 'app_id'],
  ['identity', 'Workspace', 'projects', '/identity/v2/project/list', 'workspace_id'],
  ['identity', 'Workspace', 'users', '/identity/v2/workspace-user/list', 'role_binding_info.workspace_id'],
  ['identity', 'ProjectGroup', 'childGroups', '/identity/v2/project-group/list', 'parent_group_id'],
  ['identity', 'ProjectGroup', 'projects', '/identity/v2/project/list', 'project_group_id'],
  ['inventory', 'Project', 'recordNotes', '/inventory/v1/note/list', 'project_id'],
  ['inventory', 'Workspace', 'recordNotes', '/inventory/v1/note/list', 'workspace_id'],
  ['inventory', 'Workspace', 'metrics', '/inventory/v1/metric/list', 'workspace_id'],
  ['inventory', 'Workspace', 'inventoryJobs', '/inventory-v2/v1/job/list', 'workspace_id'],
  ['inventory', 'User', 'recordNotes', '/inventory/v1/note/list', 'created_by'],
  ['inventory', 'Plugin', 'inventoryJobs', '/inventory-v2/v1/job/list', 'plugin_id'],
  ['inventory', 'Collector', 'inventoryJobs', '/inventory-v2/v1/job/list', 'collector_id'],
  ['inventory', 'Namespace', 'metrics', '/inventory/v1/metric/list', 'namespace_id'],
  ['inventory', 'CloudService', 'notes', '/inventory/v1/note/list', 'cloud_service_id'],
  ['alert-manager', 'Workspace', 'alertServices', '/alert-manager/v1/service/list', 'workspace_id'],
  ['alert-manager', 'Workspace', 'escalationPolicies', '/alert-manager/v1/escalation-policy/list', 'workspace_id'],
  ['alert-manager', 'Project', 'alertServices', '/alert-manager/v1/service/list', 'tags.projects'],
  ['alert-manager', 'AlertService', 'escalationPolicies', '/alert-manager/v1/escalation-policy/list', 'service_id'],
  ['alert-manager', 'EscalationPolicy', 'usingServices', '/alert-manager/v1/service/list', 'escalation_policy_id'],
  ['alert-manager', 'EscalationPolicy', 'services', '/alert-manager/v1/service/list', 'escalation_policy_id'],
  ['cost-analysis', 'Project', 'budgets', '/cost-analysis/v1/budget/list', 'project_id'],
  ['cost-analysis', 'Project', 'costReportData', '/cost-analysis/v1/cost-report-data/list', 'project_id'],
  ['cost-analysis', 'Workspace', 'budgets', '/cost-analysis/v1/budget/list', 'workspace_id'],
  ['cost-analysis', 'Workspace', 'costReportData', '/cost-analysis/v1/cost-report-data/list', 'workspace_id'],
  ['cost-analysis', 'User', 'customWidgets', '/cost-analysis/v1/custom-widget/list', 'user_id'],
  ['cost-analysis', 'ProjectGroup', 'budgets', '/cost-analysis/v1/budget/list', 'project_group_id'],
  [
    'cost-analysis',
    'ServiceAccount',
    'costReportData',
    '/cost-analysis/v1/cost-report-data/list',
    'service_account_id',
  ],
  ['cost-analysis', 'DataSource', 'budgets', '/cost-analysis/v1/budget/list', 'data_source_id'],
  ['cost-analysis', 'DataSource', 'schedules', '/cost-analysis/v1/schedule/list', 'data_source_id'],
  ['cost-analysis', 'DataSource', 'costReportData', '/cost-analysis/v1/cost-report-data/list', 'data_source_id'],
  ['cost-analysis', 'CostReport', 'costReportData', '/cost-analysis/v1/cost-report-data/list', 'cost_report_id'],
  [
    'cost-analysis',
    'CostReportConfig',
    'costReportData',
    '/cost-analysis/v1/cost-report-data/list',
    'cost_report_config_id',
  ],
  ['monitoring', 'Project', 'alerts', '/monitoring/v1/alert/list', 'project_id'],
  ['monitoring', 'Project', 'webhooks', '/monitoring/v1/webhook/list', 'project_id'],
  ['monitoring', 'Project', 'maintenanceWindows', '/monitoring/v1/maintenance-window/list', 'projects'],
  ['monitoring', 'Project', 'alertNotes', '/monitoring/v1/note/list', 'project_id'],
  ['monitoring', 'Workspace', 'alerts', '/monitoring/v1/alert/list', 'workspace_id'],
  ['monitoring', 'User', 'alerts', '/monitoring/v1/alert/list', 'assignee'],
  ['monitoring', 'User', 'assignedAlerts', '/monitoring/v1/alert/list', 'assignee'],
  ['monitoring', 'User', 'alertNotes', '/monitoring/v1/note/list', 'created_by'],
  ['monitoring', 'User', 'maintenanceWindows', '/monitoring/v1/maintenance-window/list', 'created_by'],
  ['monitoring', 'Plugin', 'webhooks', '/monitoring/v1/webhook/list', 'plugin_info.plugin_id'],
  ['monitoring', 'Alert', 'notes', '/monitoring/v1/note/list', 'alert_id'],
  ['monitoring', 'Webhook', 'alerts', '/monitoring/v1/alert/list', 'webhook_id'],
  ['monitoring', 'EscalationPolicy', 'alerts', '/monitoring/v1/alert/list', 'escalation_policy_id'],
  ['secret', 'Workspace', 'trustedSecrets', '/secret/v1/trusted-secret/list', 'workspace_id'],
  ['secret', 'TrustedAccount', 'trustedSecrets', '/secret/v1/trusted-secret/list', 'trusted_account_id'],
  ['dashboard', 'Project', 'dashboards', '/dashboard/v1/project-dashboard/list', 'project_id'],
  ['dashboard', 'User', 'dashboards', '/dashboard/v1/project-dashboard/list', 'user_id'],
];

/** A row whose member, or path, names its parent. */
const rowNaming = (member: string, parent: string): JsonObject => {
  const [outer = member, inner] = member.split('.');
  return { [outer]: inner === undefined ? parent : { [inner]: parent } };
};

/** The member that identifies the rows of a list. */
const findIdField = (path: string) =>
  allResources.find(({ operations }) => operations.some((operation) => operation.path === path))?.idField ?? '';

const optionalPaths = new Set([...optionalOperations.values()].map(({ path }) => path));

/** The statistics operation of the listed resource. Agents and optional reads have none. */
const toStatPath = (path: string) =>
  path.includes('/agent/') || optionalPaths.has(path) ? null : path.replace(/list$/, 'stat');

const askUnder = async (area: Area, type: string, selected: string, path: string, member: string) => {
  const rows = ['a', 'b', 'a', 'elsewhere'].map((parent, at) => ({
    [findIdField(path)]: `${at}`,
    ...rowNaming(member, parent),
  }));
  const stat = toStatPath(path);
  await using facade = await startStubbedSubgraphs({
    [path]: answerList(rows),
    ...(stat && { [stat]: answerStatistics(rows) }),
  });
  const { data, errors } = await facade.ask(
    area,
    `query ($all: [_Any!]!) { _entities(representations: $all) { ... on ${type} { ${selected} } } }`,
    { variables: { all: ['a', 'b', 'c'].map((id) => ({ __typename: type, id })) } },
  );
  expect(errors).toBeUndefined();
  return { data, posts: facade.posts };
};

const underAll = (member: string) => ({ filter: [{ k: member, v: ['a', 'b', 'c'], o: 'in' }] });

describe('lists of records under the parents that they name', () => {
  it.each(inward)('in %s, %s.%s take one POST for many parents', async (area, type, field, path, member) => {
    const { data, posts } = await askUnder(area, type, `${field} { totalCount edges { cursor } }`, path, member);

    expect(data).toMatchObject({
      _entities: [2, 1, 0].map((totalCount) => ({
        [field]: { totalCount, edges: Array.from({ length: totalCount }, () => ({})) },
      })),
    });
    expect(posts).toMatchObject([{ path, body: { query: { ...underAll(member), page: { start: 1, limit: 160 } } } }]);
  });

  it.each(inward)('in %s, %s.%s are counted by one POST for many parents', async (area, type, field, path, member) => {
    const { data, posts } = await askUnder(area, type, `${field} { totalCount }`, path, member);

    expect(data).toEqual({ _entities: [2, 1, 0].map((totalCount) => ({ [field]: { totalCount } })) });
    const stat = toStatPath(path);
    const asked = stat === null ? { page: { start: 1, limit: 1000 } } : { aggregate: expect.any(Array) };
    expect(posts).toMatchObject([{ path: stat ?? path, body: { query: { ...underAll(member), ...asked } } }]);
  });
});
