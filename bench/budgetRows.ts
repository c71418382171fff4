import type { BudgetRecord } from '../contract/cost-analysis/budget.ts';
import type { ProjectDashboardRecord } from '../contract/dashboard/projectDashboard.ts';
import { makeId, makeTime, pickValue } from './rowValues.ts';
import { DOMAIN, WORKSPACE } from './token.ts';

const WIDGETS = ['costTrend', 'costByProvider', 'alertsByState', 'budgetUsage', 'topProducts', 'serverLoad'] as const;

const makeWidget = (index: number) => ({
  widget_name: pickValue(WIDGETS, index),
  title: `${pickValue(WIDGETS, index)} ${index}`,
  size: pickValue(['md', 'lg', 'full'], index),
  inherit_options: { project: { enabled: true, variable_key: 'project' }, provider: { enabled: true } },
  widget_options: {
    group_by: pickValue(['provider', 'product', 'account'], index),
    chart: 'column',
    limit: 15,
    currency: 'USD',
  },
});

const makeLayouts = (index: number) =>
  [0, 1].map((row) => Array.from({ length: 4 }, (_, column) => makeWidget(index + row * 4 + column)));

/** A dashboard of a project: eight widgets in two rows. */
export const makeDashboardRow = (index: number, projectId: string): ProjectDashboardRecord => ({
  project_dashboard_id: makeId('project-dash', index),
  project_id: projectId,
  name: `${pickValue(['Cost', 'Operations', 'Weekly review', 'Capacity'], index)} ${index + 1}`,
  viewers: 'PUBLIC',
  version: 1 + (index % 5),
  layouts: makeLayouts(index),
  variables: { provider: ['aws', 'azure'], period: 'this_month' },
  settings: {
    date_range: { enabled: true },
    currency: { enabled: true, value: 'USD' },
    refresh_interval_option: '15m',
  },
  variables_schema: {
    order: ['provider', 'period'],
    properties: { provider: { name: 'Provider', selection_type: 'MULTI' }, period: { name: 'Period', use: true } },
  },
  labels: ['shared', pickValue(['finance', 'platform'], index)],
  tags: {},
  user_id: '',
  domain_id: DOMAIN,
  created_at: makeTime(400_000 - index),
  updated_at: makeTime(1_000 - index),
});

const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`);

/** A monthly budget of a project for one year. */
export const makeBudgetRow = (index: number, projectId: string): BudgetRecord => ({
  budget_id: makeId('budget', index),
  name: `${pickValue(['Compute', 'Storage', 'Everything', 'Network'], index)} ${index + 1}`,
  limit: 12 * (1_000 + index * 50),
  planned_limits: months.map((date) => ({ date, limit: 1_000 + index * 50 })),
  currency: 'USD',
  provider_filter: { state: 'DISABLED', providers: [] },
  time_unit: 'MONTHLY',
  start: '2026-01',
  end: '2026-12',
  notifications: [{ threshold: 80, unit: 'PERCENT', notification_type: 'WARNING' }],
  tags: {},
  resource_group: 'PROJECT',
  domain_id: DOMAIN,
  workspace_id: WORKSPACE,
  project_id: projectId,
  data_source_id: 'ds-8c1e5f20a9b4',
  created_at: makeTime(300_000 - index),
  updated_at: makeTime(300_000 - index),
});
