import { budget } from '../contract/cost-analysis/budget.ts';
import { projectDashboard } from '../contract/dashboard/projectDashboard.ts';
import { alert } from '../contract/monitoring/alert.ts';
import { webhook } from '../contract/monitoring/webhook.ts';
import type { Resource } from '../contract/resource.ts';
import { alertRow, webhookRow } from './alertRows.ts';
import { idOf } from './pick.ts';
import { budgetRow, dashboardRow } from './planningRows.ts';

/** A row of any resource. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of one resource, newest first. */
export interface Table {
  readonly resource: Resource;
  readonly rows: readonly Row[];
}

const rowsOf = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

const project = (index: number) => idOf('project', index % 12);

/**
 * Creates rows of realistic size: 12 projects, 30 webhooks, 40 dashboards, 300 alerts and 20 budgets, or more of these
 * if a page of `page` rows needs them.
 */
export const makeTables = (page: number): Table[] => {
  const webhooks = rowsOf(30, (index) => webhookRow(index, project(index)));
  const [first] = webhooks;
  if (first === undefined) return [];
  const alerts = rowsOf(Math.max(300, page), (index) => alertRow(index, webhooks[(index * 7) % 30] ?? first));
  return [
    { resource: alert, rows: alerts },
    { resource: webhook, rows: webhooks },
    { resource: projectDashboard, rows: rowsOf(40, (index) => dashboardRow(index, project(index * 5))) },
    { resource: budget, rows: rowsOf(Math.max(20, page), (index) => budgetRow(index, project(index))) },
  ];
};

/** The id of the alert in the single-record query. */
export const ONE_ALERT = idOf('alert', 42);
