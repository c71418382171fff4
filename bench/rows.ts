import { budget } from '../contract/cost-analysis/budget.ts';
import { projectDashboard } from '../contract/dashboard/projectDashboard.ts';
import { alert } from '../contract/monitoring/alert.ts';
import { webhook } from '../contract/monitoring/webhook.ts';
import type { Resource } from '../contract/resource.ts';
import { makeAlertRow, makeWebhookRow } from './alertRows.ts';
import { makeBudgetRow, makeDashboardRow } from './budgetRows.ts';
import { makeId } from './rowValues.ts';

/** A row of any resource. */
export type BenchRow = Readonly<Record<string, unknown>>;

/** The rows of one resource, newest first. */
export interface BenchTable {
  readonly resource: Resource;
  readonly rows: readonly BenchRow[];
}

const makeRows = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

const makeProjectId = (index: number) => makeId('project', index % 12);

/**
 * Creates rows of realistic size: 12 projects, 30 webhooks, 40 dashboards, 300 alerts and 20 budgets, or more of these
 * if a page of `page` rows needs them.
 */
export const makeTables = (page: number): BenchTable[] => {
  const webhooks = makeRows(30, (index) => makeWebhookRow(index, makeProjectId(index)));
  const [first] = webhooks;
  if (first === undefined) return [];
  const alerts = makeRows(Math.max(300, page), (index) => makeAlertRow(index, webhooks[(index * 7) % 30] ?? first));
  return [
    { resource: alert, rows: alerts },
    { resource: webhook, rows: webhooks },
    { resource: projectDashboard, rows: makeRows(40, (index) => makeDashboardRow(index, makeProjectId(index * 5))) },
    { resource: budget, rows: makeRows(Math.max(20, page), (index) => makeBudgetRow(index, makeProjectId(index))) },
  ];
};

/** The id of the alert in the single-record query. */
export const ONE_ALERT = makeId('alert', 42);
