/** A query takes as many POSTs as it has steps from one resource to the next, never one per row. */
import type { PostCase } from './postCase.ts';

export const stepCases: readonly PostCase[] = [
  {
    given: 'a list',
    query: '{ alerts { nodes { title } } }',
    posts: ['monitoring.alert.list: rows 1–20; only alert_id title'],
  },
  {
    given: 'alerts, their webhooks, projects and dashboards: four resources in three steps',
    query:
      '{ alerts(first: 20) { nodes { title webhook { name project { id dashboards(first: 3) { nodes { name } } } } } } }',
    posts: [
      'monitoring.alert.list: rows 1–20; only alert_id title webhook_id',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2 webhook-9]; rows 1–3; only webhook_id name project_id',
      'dashboard.project_dashboard.list: project_id in [p1 p2]; rows 1–32; only project_dashboard_id name project_id',
    ],
  },
  {
    given: 'a chain of four: alerts, policies, services, webhooks',
    query: '{ alerts { nodes { title escalationPolicy { name service { name webhooks { name } } } } } }',
    posts: [
      'monitoring.alert.list: rows 1–20; only alert_id title escalation_policy_id',
      'alert_manager.escalation_policy.list: escalation_policy_id in [ep-1 ep-2]; rows 1–2; only escalation_policy_id name service_id',
      'alert_manager.service.list: details true; service_id in [s1 s2]; rows 1–2; only service_id name webhooks',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2]; rows 1–2; only webhook_id name',
    ],
  },
  {
    given: 'budgets, and dashboards, alerts and notes of their projects',
    query: `{ budgets { nodes { name project {
      dashboards(first: 5) { nodes { name } } alerts(first: 5) { totalCount nodes { title } } recordNotes { nodes { note } } } } } }`,
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id name project_id',
      'dashboard.project_dashboard.list: project_id in [p1 p2]; rows 1–40; only project_dashboard_id name project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–40; only alert_id title project_id',
      'inventory.note.list: project_id in [p1 p2]; rows 1–100; only note_id note project_id',
    ],
  },
  {
    given: 'a project and the lists of every area under it',
    query: `{ workspace(id: "w1") { alerts { totalCount } alertServices { totalCount } escalationPolicies { totalCount } budgets { totalCount }
      costReportData { totalCount } apps { totalCount } agents { totalCount } identityJobs { totalCount } inventoryJobs { totalCount }
      metrics { totalCount } recordNotes { totalCount } trustedSecrets { totalCount } } }`,
    posts: [
      'alert_manager.escalation_policy.list: workspace_id eq w1; count',
      'alert_manager.service.list: workspace_id eq w1; count',
      'cost_analysis.budget.list: workspace_id eq w1; count',
      'cost_analysis.cost_report_data.list: workspace_id eq w1; count',
      'identity.agent.list: workspace_id eq w1; count',
      'identity.app.list: workspace_id eq w1; count',
      'identity.job.list: workspace_id eq w1; count',
      'identity.workspace.list: workspace_id in [w1]; rows 1–1; only workspace_id',
      'inventory.metric.list: workspace_id eq w1; count',
      'inventory.note.list: workspace_id eq w1; count',
      'inventory_v2.job.list: workspace_id eq w1; count',
      'monitoring.alert.list: workspace_id eq w1; count',
      'secret.trusted_secret.list: workspace_id eq w1; count',
    ],
  },
  {
    given: 'a list and a single record of the same type',
    query:
      '{ alerts(first: 2) { nodes { title } } webhook(id: "webhook-1") { name } webhooks(first: 1) { nodes { state } } }',
    posts: [
      'monitoring.alert.list: rows 1–2; only alert_id title',
      'monitoring.webhook.get: webhook_id webhook-1; only webhook_id name',
      'monitoring.webhook.list: rows 1–1; only webhook_id state',
    ],
  },
  {
    given: 'the caller, who takes no POST, and others, whose existence takes one per type (G28)',
    query:
      '{ project(id: "p1") { id } workspace(id: "w1") { id } user(id: "ada") { id } me { user { id } domain { id } } }',
    posts: [
      'identity.project.list: project_id in [p1]; rows 1–1; only project_id',
      'identity.workspace.list: workspace_id in [w1]; rows 1–1; only workspace_id',
    ],
  },
  {
    given: 'versions of a dashboard, which are listed under that dashboard only',
    query: '{ projectDashboards { nodes { name versions(first: 3) { nodes { version } } } } }',
    posts: [
      'dashboard.project_dashboard.list: rows 1–20; only project_dashboard_id name',
      'dashboard.project_dashboard.list_versions: project_dashboard_id d1; rows 1–3; only version',
      'dashboard.project_dashboard.list_versions: project_dashboard_id d2; rows 1–3; only version',
    ],
  },
  {
    given: 'statistics and an analysis',
    query: `{ alertStats(query: {fields: [{name: "n", operator: COUNT}]})
      costReportDataAnalysis(granularity: MONTHLY, start: "2026-01", end: "2026-02", query: {}) }`,
    posts: [
      'monitoring.alert.stat: {"group":{"fields":[{"name":"n","operator":"count"}]}}',
      'cost_analysis.cost_report_data.analyze: rows 1–1000; granularity MONTHLY; start 2026-01; end 2026-02',
    ],
  },
];
