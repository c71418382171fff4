/** Lookups by identifier: one list with `in`, at most 500 identifiers each; `get` for a single one. */
import type { JsonObject } from '../../../subgraphs/wire/jsonObject.ts';
import type { PostCase } from './postCase.ts';

/** This many alerts, each with a webhook of its own. */
const makeAlertsOfWebhooks = (count: number): JsonObject[] =>
  Array.from({ length: count }, (_, at) => ({ alert_id: `a${at}`, webhook_id: `webhook-${at}` }));

export const lookupCases: readonly PostCase[] = [
  {
    given: 'one record by its identifier',
    query: '{ webhook(id: "webhook-1") { name } }',
    posts: ['monitoring.webhook.get: webhook_id webhook-1; only webhook_id name'],
  },
  {
    given: 'one record of a resource whose `get` takes no projection',
    query: '{ budget(id: "b1") { name } }',
    posts: ['cost_analysis.budget.get: budget_id b1'],
  },
  {
    given: 'two records of one type, side by side',
    query: '{ one: alert(id: "a1") { title } two: alert(id: "a2") { state } }',
    posts: ['monitoring.alert.list: alert_id in [a1 a2]; rows 1–2; only alert_id title state'],
  },
  {
    given: 'records of several types, side by side',
    query:
      '{ alert(id: "a1") { title } webhook(id: "webhook-1") { name } role(id: "r1") { name } metric(id: "m1") { name } }',
    posts: [
      'monitoring.alert.get: alert_id a1',
      'monitoring.webhook.get: webhook_id webhook-1; only webhook_id name',
      'identity.role.get: role_id r1',
      'inventory.metric.get: metric_id m1',
    ],
  },
  {
    given: 'the only record that a page references',
    query: '{ alerts(first: 1) { nodes { webhook { name } } } }',
    posts: [
      'monitoring.alert.list: rows 1–1; only alert_id webhook_id',
      'monitoring.webhook.get: webhook_id webhook-1; only webhook_id name',
    ],
  },
  {
    given: 'a chain of single records',
    query: '{ alert(id: "a1") { escalationPolicy { service { name } } } }',
    posts: [
      'monitoring.alert.get: alert_id a1',
      'alert_manager.escalation_policy.get: escalation_policy_id ep-1',
      'alert_manager.service.get: service_id s1',
    ],
  },
  {
    given: 'references of which only identifiers are selected',
    query: `{ alerts { nodes { webhook { id } project { id } workspace { id } escalationPolicy { id __typename } assignee { id }
      triggeredBy { __typename ... on App { id } ... on User { id } ... on Webhook { id } } } } }`,
    posts: [
      'monitoring.alert.list: rows 1–20; only alert_id webhook_id project_id workspace_id escalation_policy_id assignee triggered_by',
    ],
  },
  {
    given: 'lists under a reference of which only the identifier is selected',
    query: '{ alert(id: "a1") { escalationPolicy { id services { nodes { name } } } } }',
    posts: [
      'monitoring.alert.get: alert_id a1',
      'alert_manager.service.list: escalation_policy_id eq ep-1; rows 1–20; only service_id name',
    ],
  },
  {
    given: '900 references, in two chunks',
    query: '{ alerts(first: 900) { nodes { webhook { name } } } }',
    rows: { 'monitoring.alert.list': makeAlertsOfWebhooks(900) },
    posts: [
      'monitoring.alert.list: rows 1–900; only alert_id webhook_id',
      'monitoring.webhook.list: webhook_id in 500 values; rows 1–500; only webhook_id name',
      'monitoring.webhook.list: webhook_id in 400 values; rows 1–400; only webhook_id name',
    ],
  },
  {
    given: 'exactly 500 references, in one chunk',
    query: '{ alerts(first: 500) { nodes { webhook { name } } } }',
    rows: { 'monitoring.alert.list': makeAlertsOfWebhooks(500) },
    posts: [
      'monitoring.alert.list: rows 1–500; only alert_id webhook_id',
      'monitoring.webhook.list: webhook_id in 500 values; rows 1–500; only webhook_id name',
    ],
  },
  {
    given: 'authors of several types, each looked up in its area',
    query:
      '{ recordNotes { nodes { createdBy { ... on App { name role { name } } ... on Webhook { name } ... on User { id } } } } }',
    posts: [
      'inventory.note.list: rows 1–20; only note_id created_by',
      'monitoring.webhook.get: webhook_id webhook-1; only webhook_id name',
      'identity.app.get: app_id app-2',
      'identity.role.get: role_id r2',
    ],
  },
  {
    given: 'the agent of a service account, which is found by the service account',
    query: '{ agent(serviceAccountId: "sa-1") { state } }',
    posts: ['identity.agent.get: service_account_id sa-1'],
  },
  {
    given: 'the agents of many service accounts, and of many apps',
    query: '{ costReportData { nodes { serviceAccount { agent { state } } } } apps { nodes { agent { state } } } }',
    posts: [
      'cost_analysis.cost_report_data.list: rows 1–20; only cost_report_data_id service_account_id',
      'identity.agent.list: service_account_id in [sa-1 sa-2]; rows 1–2; only agent_id service_account_id state',
      'identity.app.list: rows 1–20; only app_id',
      'identity.agent.list: app_id in [app-1 app-2]; rows 1–2; only agent_id app_id state',
    ],
  },
];
