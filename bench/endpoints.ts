import { type BudgetRecord, budget } from '../contract/cost-analysis/budget.ts';
import { type ProjectDashboardRecord, projectDashboard } from '../contract/dashboard/projectDashboard.ts';
import { type AlertRecord, alert } from '../contract/monitoring/alert.ts';
import { type WebhookRecord, webhook } from '../contract/monitoring/webhook.ts';
import type { EndpointArguments } from './readArguments.ts';
import { type PostListAnswer, readDomain, sendPost } from './sendPost.ts';

/** One hand-written endpoint: takes arguments and the caller's token, returns the same `data` as the query. */
type EndpointHandler = (args: EndpointArguments, authorization: string) => Promise<object>;

const makePage = (limit: number) => ({ start: 1, limit });
const toReference = (id: string) => (id ? { id } : null);
const distinct = (ids: readonly string[]) => [...new Set(ids.filter((id) => id !== ''))];

/** A page of alerts and the total count. */
const fetchAlertPage = async (start: number, limit: number, authorization: string) => {
  const only = ['alert_id', 'alert_number', 'title', 'state', 'urgency', 'severity', 'created_at', 'project_id'];
  const query = { page: { start, limit } };
  const { results, total_count } = await sendPost<PostListAnswer<AlertRecord>>(
    alert.list,
    { query },
    authorization,
    only,
  );
  const nodes = results.map((row) => ({
    id: row.alert_id,
    alertNumber: row.alert_number,
    title: row.title || null,
    state: row.state,
    urgency: row.urgency,
    severity: row.severity,
    createdAt: row.created_at || null,
    project: toReference(row.project_id),
  }));
  return { total_count, nodes };
};

const Q1: EndpointHandler = async ({ first }, authorization) => {
  const { total_count, nodes } = await fetchAlertPage(1, first, authorization);
  return { alerts: { totalCount: total_count, nodes } };
};

const pages: EndpointHandler = async ({ first, pages }, authorization) => {
  const ofPage = async (_: unknown, at: number) => {
    const { nodes } = await fetchAlertPage(at * first + 1, first, authorization);
    return [`page${at}`, { nodes }] as const;
  };
  return Object.fromEntries(await Promise.all(Array.from({ length: pages }, ofPage)));
};

/** Names of the dashboards of some projects, by project. */
const fetchDashboards = async (projectIds: readonly string[], authorization: string) => {
  const query = { filter: [{ k: 'project_id', v: projectIds, o: 'in' }] };
  const request = { domain_id: readDomain(authorization), query };
  const only = ['name', 'project_id'];
  const { results } = await sendPost<PostListAnswer<ProjectDashboardRecord>>(
    projectDashboard.list,
    request,
    authorization,
    only,
  );
  return Map.groupBy(results, (row) => row.project_id);
};

const toNames = (rows: readonly ProjectDashboardRecord[] | undefined, first: number) => ({
  nodes: (rows ?? []).slice(0, first).map(({ name }) => ({ name: name || null })),
});

const fetchWebhooks = async (ids: readonly string[], authorization: string) => {
  const query = { filter: [{ k: 'webhook_id', v: ids, o: 'in' }], page: makePage(ids.length) };
  const request = { domain_id: readDomain(authorization), query };
  const only = ['webhook_id', 'name', 'project_id'];
  const { results } = await sendPost<PostListAnswer<WebhookRecord>>(webhook.list, request, authorization, only);
  return new Map(results.map((row) => [row.webhook_id, row]));
};

const Q2: EndpointHandler = async ({ first }, authorization) => {
  const only = ['title', 'state', 'webhook_id'];
  const query = { page: makePage(first) };
  const { results } = await sendPost<PostListAnswer<AlertRecord>>(alert.list, { query }, authorization, only);
  const webhooks = await fetchWebhooks(distinct(results.map((row) => row.webhook_id)), authorization);
  const projectIds = distinct([...webhooks.values()].map((row) => row.project_id));
  const dashboards = await fetchDashboards(projectIds, authorization);
  const projectOf = (id: string) => ({ id, dashboards: toNames(dashboards.get(id), 3) });
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
const fetchTriggeredAlerts = async (projectIds: readonly string[], authorization: string) => {
  const of = { k: 'project_id', v: projectIds, o: 'in' };
  const query = { filter: [of, { k: 'state', v: 'TRIGGERED', o: 'eq' }] };
  const only = ['title', 'project_id'];
  const { results } = await sendPost<PostListAnswer<AlertRecord>>(alert.list, { query }, authorization, only);
  return Map.groupBy(results, (row) => row.project_id);
};

const toTitles = (rows: readonly AlertRecord[] = [], first: number) => ({
  totalCount: rows.length,
  nodes: rows.slice(0, first).map(({ title }) => ({ title: title || null })),
});

const Q3: EndpointHandler = async ({ first }, authorization) => {
  const only = ['name', 'limit', 'project_id'];
  const query = { page: makePage(first) };
  const { results } = await sendPost<PostListAnswer<BudgetRecord>>(budget.list, { query }, authorization, only);
  const projectIds = distinct(results.map((row) => row.project_id));
  const [dashboards, alerts] = await Promise.all([
    fetchDashboards(projectIds, authorization),
    fetchTriggeredAlerts(projectIds, authorization),
  ]);
  const projectOf = (id: string) => ({
    id,
    dashboards: toNames(dashboards.get(id), 5),
    alerts: toTitles(alerts.get(id), 5),
  });
  const nodes = results.map((row) => ({
    name: row.name || null,
    limit: row.limit,
    project: row.project_id ? projectOf(row.project_id) : null,
  }));
  return { budgets: { nodes } };
};

const Q4: EndpointHandler = async ({ id }, authorization) => {
  const row = await sendPost<AlertRecord>(alert.get, { alert_id: id }, authorization);
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
      project: toReference(row.project_id),
    },
  };
};

/** The endpoints, by path. */
export const endpoints: ReadonlyMap<string, EndpointHandler> = new Map([
  ['/Q1', Q1],
  ['/Q2', Q2],
  ['/Q3', Q3],
  ['/Q4', Q4],
  ['/pages', pages],
]);
