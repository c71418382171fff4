/** Members that reference other records or entities; the graph's edges follow them. */

/** Members that reference records of this API: `area.Message.member` to the id of the resource. */
export const internalReferences = {
  'identity.APIKeyInfo.app_id': 'identity.app',
  'identity.AgentInfo.app_id': 'identity.app',
  'identity.AgentInfo.role_id': 'identity.role',
  'identity.AppInfo.role_id': 'identity.role',
  'identity.GrantTokenInfo.role_id': 'identity.role',
  'monitoring.NoteInfo.alert_id': 'monitoring.alert',
  'monitoring.AlertInfo.webhook_id': 'monitoring.webhook',
  'monitoring.AlertInfo.escalation_policy_id': 'alert_manager.escalation_policy',
  'alert_manager.ServiceInfo.escalation_policy_id': 'alert_manager.escalation_policy',
  'alert_manager.ServiceInfo.webhooks': 'monitoring.webhook',
  'alert_manager.CommentServiceInfo.escalation_policy_id': 'alert_manager.escalation_policy',
  'alert_manager.EscalationPolicyInfo.service_id': 'alert_manager.service',
  'dashboard.ProjectDashboardVersionInfo.project_dashboard_id': 'dashboard.project_dashboard',
} as const;

/**
 * Members that reference entities no operation creates, by the member's name, in any record. Most of these entities are
 * stored in the directory; some (Collector, CostReport, Schema, Provider …) are ids only.
 */
export const externalReferences = {
  domain_id: 'Domain',
  workspace_id: 'Workspace',
  request_workspace_id: 'Workspace',
  project_id: 'Project',
  projects: 'Project',
  project_group_id: 'ProjectGroup',
  user_id: 'User',
  created_by: 'User or App',
  assignee: 'User',
  responder: 'User',
  triggered_by: 'User, App or webhook id',
  service_account_id: 'ServiceAccount',
  trusted_account_id: 'TrustedAccount',
  plugin_id: 'Plugin',
  namespace_id: 'Namespace',
  record_id: 'Record',
  cloud_service_id: 'CloudService',
  collector_id: 'Collector',
  request_secret_id: 'Secret',
  data_source_id: 'DataSource',
  cost_report_id: 'CostReport',
  cost_report_config_id: 'CostReportConfig',
  channels: 'Channel',
  channel_id: 'Channel',
  schema_id: 'Schema',
  provider: 'Provider',
} as const;
