import { buildClientSchema, buildSchema, getIntrospectionQuery, graphqlSync, isObjectType, isUnionType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compose } from '../../schema/compose.ts';
import { subgraphs } from '../../subgraphs/index.ts';

/** The public graph as a client finds it: by introspection. */
const graph = (() => {
  const { data } = graphqlSync({ schema: buildSchema(compose().api), source: getIntrospectionQuery() });
  // A test that is given no data fails right here.
  return buildClientSchema(JSON.parse(JSON.stringify(data)));
})();

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const fieldsOf = (type: string) => {
  const found = graph.getType(type);
  return isObjectType(found) ? found.getFields() : {};
};

/** Resource by resource: the types, and the root fields that read and write them. */
const roots = [
  { types: 'Token GrantedToken', queries: '', mutations: 'tokenIssue tokenGrant' },
  {
    types: 'ApiKey',
    queries: 'apiKey apiKeys apiKeyStats',
    mutations: 'apiKeyCreate apiKeyUpdate apiKeyEnable apiKeyDisable apiKeyDelete',
  },
  {
    types: 'Agent',
    queries: 'agent agents',
    mutations: 'agentCreate agentEnable agentDisable agentRegenerate agentDelete',
  },
  {
    types: 'App',
    queries: 'app apps appStats appAccess',
    mutations: 'appCreate appUpdate appGenerateClientSecret appEnable appDisable appDelete',
  },
  {
    types: 'Role',
    queries: 'role roles basicRoles roleStats',
    mutations: 'roleCreate roleUpdate roleEnable roleDisable roleDelete',
  },
  { types: 'IdentityJob', queries: 'identityJob identityJobs identityJobStats', mutations: 'identityJobDelete' },
  { types: 'Endpoint LegacyEndpoint', queries: 'endpoints legacyEndpoints', mutations: '' },
  {
    types: 'RecordNote',
    queries: 'recordNote recordNotes recordNoteStats',
    mutations: 'recordNoteCreate recordNoteUpdate recordNoteDelete',
  },
  {
    types: 'Metric',
    queries: 'metric metrics metricStats metricTest',
    mutations: 'metricCreate metricUpdate metricRun metricDelete',
  },
  {
    types: 'InventoryJob',
    queries: 'inventoryJob inventoryJobs inventoryJobStats inventoryJobAnalysis',
    mutations: 'inventoryJobDelete',
  },
  {
    types: 'AlertService',
    queries: 'alertService alertServices alertServiceStats',
    mutations: 'alertServiceCreate alertServiceUpdate alertServiceChangeMembers alertServiceDelete',
  },
  {
    types: 'EscalationPolicy',
    queries: 'escalationPolicy escalationPolicies escalationPolicyStats',
    mutations: 'escalationPolicyCreate escalationPolicyUpdate escalationPolicyDelete',
  },
  {
    types: 'ServiceComment',
    queries: 'serviceComment serviceComments serviceCommentStats',
    mutations: 'serviceCommentCreate serviceCommentUpdate serviceCommentChangeMember serviceCommentDelete',
  },
  {
    types: 'CostSchedule',
    queries: 'costSchedule costSchedules costScheduleStats',
    mutations: 'costScheduleCreate costScheduleUpdate costScheduleEnable costScheduleDisable costScheduleDelete',
  },
  { types: 'CostReportData', queries: 'costReportData costReportDataAnalysis costReportDataStats', mutations: '' },
  {
    types: 'Budget',
    queries: 'budget budgets budgetStats',
    mutations: 'budgetCreate budgetUpdate budgetSetNotification budgetDelete',
  },
  {
    types: 'CustomWidget',
    queries: 'customWidget customWidgets customWidgetStats',
    mutations: 'customWidgetCreate customWidgetUpdate customWidgetDelete',
  },
  { types: 'Repository', queries: 'repositories', mutations: '' },
  {
    types: 'MaintenanceWindow',
    queries: 'maintenanceWindow maintenanceWindows maintenanceWindowStats',
    mutations: 'maintenanceWindowCreate maintenanceWindowUpdate maintenanceWindowClose',
  },
  {
    types: 'AlertNote',
    queries: 'alertNote alertNotes alertNoteStats',
    mutations: 'alertNoteCreate alertNoteUpdate alertNoteDelete',
  },
  {
    types: 'Alert',
    queries: 'alert alerts alertStats',
    mutations: 'alertCreate alertUpdate alertAssignUser alertUpdateState alertDelete alertAcknowledge alertResolve',
  },
  {
    types: 'Webhook',
    queries: 'webhook webhooks webhookStats',
    mutations:
      'webhookCreate webhookUpdate webhookUpdatePlugin webhookVerifyPlugin webhookEnable webhookDisable webhookDelete',
  },
  {
    types: 'TrustedSecret',
    queries: 'trustedSecret trustedSecrets trustedSecretStats',
    mutations: 'trustedSecretCreate trustedSecretUpdate trustedSecretUpdateData trustedSecretDelete',
  },
  {
    types: 'ProjectDashboard ProjectDashboardVersion',
    queries:
      'projectDashboard projectDashboards projectDashboardStats projectDashboardVersion projectDashboardVersions',
    mutations:
      'projectDashboardCreate projectDashboardUpdate projectDashboardDelete projectDashboardRevertVersion projectDashboardDeleteVersion',
  },
  { types: 'Viewer', queries: 'me project workspace user', mutations: '' },
];

/** From a record to what it names. */
const outward: Readonly<Record<string, string>> = {
  ApiKey: 'app: App, user: User, domain: Domain',
  Agent: 'app: App, role: Role, project: Project, workspace: Workspace, serviceAccount: ServiceAccount, domain: Domain',
  App: 'role: Role, project: Project, projectGroup: ProjectGroup, workspace: Workspace, domain: Domain',
  Role: 'domain: Domain',
  IdentityJob: 'workspace: Workspace, trustedAccount: TrustedAccount, plugin: Plugin, domain: Domain',
  RecordNote: 'cloudService: CloudService, project: Project, workspace: Workspace, createdBy: Actor',
  Metric: 'namespace: Namespace, workspace: Workspace',
  InventoryJob: 'collector: Collector, plugin: Plugin, workspace: Workspace, requestWorkspace: Workspace',
  AlertService:
    'escalationPolicy: EscalationPolicy, webhooks: [Webhook!]!, members: ServiceMembers!, workspace: Workspace',
  ServiceMembers: 'users: [User!]!, userGroups: [ID!]!',
  EscalationPolicy: 'service: AlertService, workspace: Workspace',
  ServiceComment: 'escalationPolicy: EscalationPolicy, workspace: Workspace',
  CostSchedule: 'dataSource: DataSource',
  CostReportData:
    'project: Project, workspace: Workspace, serviceAccount: ServiceAccount, dataSource: DataSource, costReport: CostReport, costReportConfig: CostReportConfig',
  Budget: 'project: Project, projectGroup: ProjectGroup, workspace: Workspace, dataSource: DataSource',
  CustomWidget: 'user: User',
  MaintenanceWindow: 'projects: [Project!]!, createdBy: Actor',
  AlertNote: 'alert: Alert, project: Project, workspace: Workspace, createdBy: Actor',
  Alert:
    'project: Project, webhook: Webhook, escalationPolicy: EscalationPolicy, workspace: Workspace, assignee: User, responder: User, triggeredBy: Actor',
  Webhook: 'project: Project, pluginInfo: WebhookPluginInfo',
  WebhookPluginInfo: 'plugin: Plugin',
  TrustedSecret: 'workspace: Workspace, trustedAccount: TrustedAccount',
  ProjectDashboard: 'project: Project, user: User',
};

/** From a thing to everything that names it: the field, and of what it is a connection. */
const inward: Readonly<Record<string, string>> = {
  Project:
    'alerts: Alert, webhooks: Webhook, maintenanceWindows: MaintenanceWindow, alertNotes: AlertNote, budgets: Budget, costReportData: CostReportData, dashboards: ProjectDashboard, apps: App, agents: Agent, recordNotes: RecordNote',
  Workspace:
    'alerts: Alert, alertServices: AlertService, escalationPolicies: EscalationPolicy, budgets: Budget, costReportData: CostReportData, apps: App, agents: Agent, identityJobs: IdentityJob, inventoryJobs: InventoryJob, metrics: Metric, recordNotes: RecordNote, trustedSecrets: TrustedSecret',
  User: 'apiKeys: ApiKey, assignedAlerts: Alert, alertNotes: AlertNote, recordNotes: RecordNote, dashboards: ProjectDashboard, customWidgets: CustomWidget, maintenanceWindows: MaintenanceWindow',
  ProjectGroup: 'budgets: Budget, apps: App',
  ServiceAccount: 'costReportData: CostReportData',
  DataSource: 'budgets: Budget, schedules: CostSchedule, costReportData: CostReportData',
  TrustedAccount: 'trustedSecrets: TrustedSecret, identityJobs: IdentityJob',
  Plugin: 'webhooks: Webhook, identityJobs: IdentityJob, inventoryJobs: InventoryJob',
  Collector: 'inventoryJobs: InventoryJob',
  Namespace: 'metrics: Metric',
  CloudService: 'notes: RecordNote',
  CostReport: 'costReportData: CostReportData',
  CostReportConfig: 'costReportData: CostReportData',
  Role: 'apps: App, agents: Agent',
  App: 'apiKeys: ApiKey',
  Alert: 'notes: AlertNote',
  Webhook: 'alerts: Alert',
  EscalationPolicy: 'alerts: Alert, services: AlertService',
  ProjectDashboard: 'versions: ProjectDashboardVersion',
};
const inwardSingle = [
  ['ServiceAccount', 'agent', 'Agent'],
  ['App', 'agent', 'Agent'],
] as const;

/** Root list of the records that an inward field lists, where the two do not share a name. */
const rootListOf: Readonly<Record<string, string>> = {
  EscalationPolicy: 'escalationPolicies',
  CostReportData: 'costReportData',
};
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const rootList = (type: string) => fieldsOf('Query')[rootListOf[type] ?? `${lowerFirst(type)}s`];

const pairs = (text: string) =>
  text.split(', ').map((pair): [string, string] => {
    const [name = '', type = ''] = pair.split(': ');
    return [name, type];
  });

describe('the root fields', () => {
  it.each(roots)('read and write $types', ({ types, queries, mutations }) => {
    expect(words(types).filter((type) => !graph.getType(type))).toEqual([]);
    expect(words(queries).filter((name) => !fieldsOf('Query')[name])).toEqual([]);
    expect(words(mutations).filter((name) => !fieldsOf('Mutation')[name])).toEqual([]);
  });

  it('are these and no others', () => {
    const known = (kind: 'queries' | 'mutations') => roots.flatMap((root) => words(root[kind])).sort();

    expect(Object.keys(fieldsOf('Query')).sort()).toEqual(known('queries'));
    expect(Object.keys(fieldsOf('Mutation')).sort()).toEqual(known('mutations'));
  });

  it('never show the data of trusted secrets, which its subgraph has', () => {
    const query = subgraphs.secret?.schema.getQueryType();

    expect(query?.getFields().trustedSecretData).toBeDefined();
    expect(compose().api).not.toMatch(/trustedSecretData/i);
  });
});

describe('the references', () => {
  it.each(Object.entries(outward))('lead from %s to what it names', (type, expected) => {
    const fields = fieldsOf(type);

    expect(pairs(expected).map(([name]) => [name, String(fields[name]?.type)])).toEqual(pairs(expected));
  });

  it.each(Object.entries(inward))('lead to %s from everything that names it', (type, expected) => {
    const fields = fieldsOf(type);
    const found = pairs(expected).map(([name, listed]) => ({
      name,
      type: String(fields[name]?.type),
      arguments: fields[name]?.args.map((arg) => `${arg.name}: ${arg.type}`),
      like: rootList(listed)?.args.map((arg) => `${arg.name}: ${arg.type}`),
    }));

    expect(found).toEqual(
      pairs(expected).map(([name, listed]) => ({
        name,
        type: `${listed}Connection`,
        // The same as those of the root list, but that versions are listed under a dashboard.
        arguments: found.find((field) => field.name === name)?.like?.filter((arg) => arg !== 'id: ID!'),
        like: expect.arrayContaining(['first: Int', 'after: String', 'offset: Int', 'keyword: String']),
      })),
    );
  });

  it.each(inwardSingle)('lead from %s to its %s', (type, field, single) => {
    expect(String(fieldsOf(type)[field]?.type)).toBe(single);
  });

  it('are told apart by the same union in every subgraph', () => {
    const unions = Object.values(subgraphs).flatMap(({ schema }) => {
      const actor = schema.getType('Actor');
      return isUnionType(actor) ? [actor.getTypes().map(({ name }) => name)] : [];
    });

    expect(unions.length).toBeGreaterThan(1);
    for (const members of unions) expect(members).toEqual(['User', 'App', 'Webhook']);
  });
});

describe('records', () => {
  /** Of these the wire gives no identifier. */
  const without = ['Endpoint', 'LegacyEndpoint', 'ProjectDashboardVersion', 'Token', 'GrantedToken', 'Viewer'];

  it('have an identifier, and are entities by it, but for those that have none on the wire', () => {
    const entities = new Set(
      Object.values(subgraphs).flatMap(({ schema }) => {
        const union = schema.getType('_Entity');
        return isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
      }),
    );
    const records = roots.flatMap(({ types }) => words(types));

    expect(records.filter((type) => !entities.has(type)).sort()).toEqual(without.sort());
    expect(records.filter((type) => !fieldsOf(type).id).sort()).toEqual(without.sort());
  });
});
