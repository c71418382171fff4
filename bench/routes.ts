import { type BudgetRecord, budget } from '../contract/cost-analysis/budget.ts';
import { type ProjectDashboardRecord, projectDashboard } from '../contract/dashboard/projectDashboard.ts';
import { type AlertRecord, alert } from '../contract/monitoring/alert.ts';
import { type WebhookRecord, webhook } from '../contract/monitoring/webhook.ts';
import { domainOf, type List, post } from './post.ts';
import type { Arguments } from './readArguments.ts';

/** One hand-written endpoint: takes arguments and the caller's token, returns the same `data` as the query. */
type Route = (args: Arguments, authorization: string) => Promise<object>;

const page = (limit: number) => ({ start: 1, limit });
const namedFields = (id: string) => (id ? { id } : null);
const distinct = (ids: readonly string[]) => [...new Set(ids.filter((id) => id !== ''))];

/** A page of alerts and the total count. */
const alertPage = async (start: number, limit: number, authorization: string) => {
  const only = ['alert_id', 'alert_number', 'title', 'state', 'urgency', 'severity', 'created_at', 'project_id'];
  const query = { page: { start, limit } };
  const { results, total_count } = await post<List<AlertRecord>>(alert.list, { query }, authorization, only);
  const nodes = results.map((row) => ({
    id: row.alert_id,
    alertNumber: row.alert_number,
    title: row.title || null,
    state: row.state,
    urgency: row.urgency,
    severity: row.severity,
    createdAt: row.created_at || null,
    project: namedFields(row.project_id),
  }));
  return { total_count, nodes };
};

const Q1: Route = async ({ first }, authorization) => {
  const { total_count, nodes } = await alertPage(1, first, authorization);
  return { alerts: { totalCount: total_count, nodes } };
};

const pages: Route = async ({ first, pages }, authorization) => {
  const ofPage = async (_: unknown, at: number) => {
    const { nodes } = await alertPage(at * first + 1, first, authorization);
    return [`page${at}`, { nodes }] as const;
  };
  return Object.fromEntries(await Promise.all(Array.from({ length: pages }, ofPage)));
};

/** Names of the dashboards of some projects, by project. */
const dashboardNames = async (projectIds: readonly string[], authorization: string) => {
  const query = { filter: [{ k: 'project_id', v: projectIds, o: 'in' }] };
  const request = { domain_id: domainOf(authorization), query };
  const only = ['name', 'project_id'];
  const { results } = await post<List<ProjectDashboardRecord>>(projectDashboard.list, request, authorization, only);
  return Map.groupBy(results, (row) => row.project_id);
};

const namesOf = (rows: readonly ProjectDashboardRecord[] | undefined, first: number) => ({
  nodes: (rows ?? []).slice(0, first).map(({ name }) => ({ name: name || null })),
});

const webhooksById = async (ids: readonly string[], authorization: string) => {
  const query = { filter: [{ k: 'webhook_id', v: ids, o: 'in' }], page: page(ids.length) };
  const request = { domain_id: domainOf(authorization), query };
  const only = ['webhook_id', 'name', 'project_id'];
  const { results } = await post<List<WebhookRecord>>(webhook.list, request, authorization, only);
  return new Map(results.map((row) => [row.webhook_id, row]));
};

const Q2: Route = async ({ first }, authorization) => {
  const only = ['title', 'state', 'webhook_id'];
  const query = { page: page(first) };
  const { results } = await post<List<AlertRecord>>(alert.list, { query }, authorization, only);
  const webhooks = await webhooksById(distinct(results.map((row) => row.webhook_id)), authorization);
  const projectIds = distinct([...webhooks.values()].map((row) => row.project_id));
  const dashboards = await dashboardNames(projectIds, authorization);
  const projectOf = (id: string) => ({ id, dashboards: namesOf(dashboards.get(id), 3) });
  const webhookOf = (row: WebhookRecord | undefined) =>
    row ? { name: row.name || null, project: row.project_id ? projectOf(row.project_id) : null } : null;
  const nodes = results.map((row) => ({
    title: row.title || null,
    state: row.state,
    webhook: webhookOf(webhooks.get(row.webhook_id)),
  }));
  return { alerts: { nodes } };
};

/** Triggered alerts of some projects, by project. */
const triggeredAlerts = async (projectIds: readonly string[], authorization: string) => {
  const of = { k: 'project_id', v: projectIds, o: 'in' };
  const query = { filter: [of, { k: 'state', v: 'TRIGGERED', o: 'eq' }] };
  const only = ['title', 'project_id'];
  const { results } = await post<List<AlertRecord>>(alert.list, { query }, authorization, only);
  return Map.groupBy(results, (row) => row.project_id);
};

const titlesOf = (rows: readonly AlertRecord[] = [], first: number) => ({
  totalCount: rows.length,
  nodes: rows.slice(0, first).map(({ title }) => ({ title: title || null })),
});

const Q3: Route = async ({ first }, authorization) => {
  const only = ['name', 'limit', 'project_id'];
  const query = { page: page(first) };
  const { results } = await post<List<BudgetRecord>>(budget.list, { query }, authorization, only);
  const projectIds = distinct(results.map((row) => row.project_id));
  const [dashboards, alerts] = await Promise.all([
    dashboardNames(projectIds, authorization),
    triggeredAlerts(projectIds, authorization),
  ]);
  const projectOf = (id: string) => ({
    id,
    dashboards: namesOf(dashboards.get(id), 5),
    alerts: titlesOf(alerts.get(id), 5),
  });
  const nodes = results.map((row) => ({
    name: row.name || null,
    limit: row.limit,
    project: row.project_id ? projectOf(row.project_id) : null,
  }));
  return { budgets: { nodes } };
};

const Q4: Route = async ({ id }, authorization) => {
  const row = await post<AlertRecord>(alert.get, { alert_id: id }, authorization);
  return {
    alert: {
      id: row.alert_id,
      title: row.title || null,
      state: row.state,
      description: row.description || null,
      urgency: row.urgency,
      severity: row.severity,
      createdAt: row.created_at || null,
      updatedAt: row.updated_at || null,
      project: namedFields(row.project_id),
    },
  };
};

/** The endpoints, by path. */
export const routes: ReadonlyMap<string, Route> = new Map([
  ['/Q1', Q1],
  ['/Q2', Q2],
  ['/Q3', Q3],
  ['/Q4', Q4],
  ['/pages', pages],
]);
