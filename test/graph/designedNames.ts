/** The designed names of the graph, with which tests compare the schema and real data. */

/** Splits a text at white space. */
export const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** By resource: the types, and the root fields that read and write them. */
export const rootFields = [
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
    types: 'LegacyAlertService',
    queries: 'legacyAlertService legacyAlertServices legacyAlertServiceStats',
    mutations:
      'legacyAlertServiceCreate legacyAlertServiceUpdate legacyAlertServiceChangeMember legacyAlertServiceDelete',
  },
  {
    types: 'CostSchedule',
    queries: 'costSchedule costSchedules costScheduleStats',
    mutations: 'costScheduleCreate costScheduleUpdate costScheduleEnable costScheduleDisable costScheduleDelete',
  },
  {
    types: 'CostReportData',
    queries: 'costReportData costSeries costReportDataAnalysis costReportDataStats',
    mutations: '',
  },
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
    queries: 'alert alerts alertCounts alertDurations alertHistogram alertStats',
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
  { types: 'Viewer DomainAuthInfo', queries: 'me domainAuthInfo', mutations: '' },
  { types: 'Project ProjectGroup', queries: 'project projects projectGroup projectGroups', mutations: '' },
  { types: 'Workspace User', queries: 'workspace workspaces user users', mutations: '' },
  {
    types: 'ServiceAccount TrustedAccount',
    queries: 'serviceAccount serviceAccounts trustedAccount trustedAccounts',
    mutations: '',
  },
  { types: 'DataSource Plugin', queries: 'dataSource dataSources plugin plugins', mutations: '' },
];

/** Fields from a record to the records that it references. */
export const references: Readonly<Record<string, string>> = {
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
  ServiceMembers: 'users: [User!]!, userGroups: [UserGroup!]!',
  EscalationPolicy: 'service: AlertService, workspace: Workspace',
  LegacyAlertService: 'escalationPolicy: EscalationPolicy, workspace: Workspace',
  CostSchedule: 'dataSource: DataSource',
  CostReportData:
    'project: Project, workspace: Workspace, serviceAccount: ServiceAccount, dataSource: DataSource, costReport: CostReport, costReportConfig: CostReportConfig',
  Budget: 'project: Project, projectGroup: ProjectGroup, workspace: Workspace, dataSource: DataSource',
  CustomWidget: 'user: User',
  MaintenanceWindow: 'projects: [Project!]!, createdBy: Actor',
  AlertNote: 'alert: Alert, project: Project, workspace: Workspace, createdBy: Actor',
  Alert:
    'project: Project, service: AlertService, webhook: Webhook, escalationPolicy: EscalationPolicy, workspace: Workspace, assignee: User, responder: User, triggeredBy: Actor',
  Webhook: 'project: Project, service: AlertService, pluginInfo: WebhookPluginInfo',
  WebhookPluginInfo: 'plugin: Plugin',
  TrustedSecret: 'workspace: Workspace, trustedAccount: TrustedAccount',
  ProjectDashboard: 'project: Project, user: User',
  Project: 'createdBy: Actor, workspace: Workspace, projectGroup: ProjectGroup, users: [User!]!',
  ProjectGroup: 'workspace: Workspace, parentGroup: ProjectGroup',
  ServiceAccount: 'project: Project, workspace: Workspace, trustedAccount: TrustedAccount',
  TrustedAccount: 'trustedSecret: TrustedSecret',
};

/** Fields from a parent to the records that reference it: the field, and the type of its connection. */
export const parentFields: Readonly<Record<string, string>> = {
  Project:
    'alertServices: AlertService, alerts: Alert, webhooks: Webhook, maintenanceWindows: MaintenanceWindow, alertNotes: AlertNote, budgets: Budget, costReportData: CostReportData, dashboards: ProjectDashboard, apps: App, agents: Agent, recordNotes: RecordNote, serviceAccounts: ServiceAccount',
  Workspace:
    'alerts: Alert, alertServices: AlertService, escalationPolicies: EscalationPolicy, budgets: Budget, costReportData: CostReportData, apps: App, agents: Agent, identityJobs: IdentityJob, inventoryJobs: InventoryJob, metrics: Metric, recordNotes: RecordNote, trustedSecrets: TrustedSecret, projects: Project, users: User, projectGroups: ProjectGroup, serviceAccounts: ServiceAccount, trustedAccounts: TrustedAccount, webhooks: Webhook, maintenanceWindows: MaintenanceWindow, dashboards: ProjectDashboard',
  User: 'apiKeys: ApiKey, alerts: Alert, assignedAlerts: Alert, alertNotes: AlertNote, recordNotes: RecordNote, dashboards: ProjectDashboard, customWidgets: CustomWidget, maintenanceWindows: MaintenanceWindow, projects: Project',
  ProjectGroup: 'budgets: Budget, apps: App, childGroups: ProjectGroup, projects: Project, alerts: Alert',
  ServiceAccount: 'costReportData: CostReportData',
  DataSource: 'budgets: Budget, schedules: CostSchedule, costReportData: CostReportData',
  TrustedAccount: 'trustedSecrets: TrustedSecret, identityJobs: IdentityJob, serviceAccounts: ServiceAccount',
  Plugin: 'webhooks: Webhook, identityJobs: IdentityJob, inventoryJobs: InventoryJob, dataSources: DataSource',
  Collector: 'inventoryJobs: InventoryJob',
  Namespace: 'metrics: Metric',
  CloudService: 'notes: RecordNote',
  CostReport: 'costReportData: CostReportData',
  CostReportConfig: 'costReportData: CostReportData',
  Role: 'apps: App, agents: Agent, users: User',
  App: 'apiKeys: ApiKey',
  Alert: 'notes: AlertNote',
  Webhook: 'alerts: Alert',
  EscalationPolicy: 'alerts: Alert, services: AlertService, usingServices: AlertService',
  ProjectDashboard: 'versions: ProjectDashboardVersion',
  AlertService: 'alerts: Alert, escalationPolicies: EscalationPolicy, projects: Project',
};
/** Fields from a parent to the only record that references it. */
export const singleParentFields = [
  ['ServiceAccount', 'agent', 'Agent'],
  ['App', 'agent', 'Agent'],
] as const;

/** Root lists whose name is not the type's name with an s. */
const irregularLists: Readonly<Record<string, string>> = {
  EscalationPolicy: 'escalationPolicies',
  CostReportData: 'costReportData',
};
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
/** The root field that lists the records of a type. */
export const nameRootList = (type: string): string => irregularLists[type] ?? `${lowerFirst(type)}s`;

/** `name: Type, …` as pairs. */
export const parsePairs = (text: string): [string, string][] =>
  text.split(', ').map((pair): [string, string] => {
    const [name = '', type = ''] = pair.split(': ');
    return [name, type];
  });
