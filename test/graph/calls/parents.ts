/** Lists under many parents: one list dealt out while that is exact, else one per parent. */
import type { JsonObject } from '../../../subgraphs/answer.ts';
import type { CallCase } from './case.ts';

/** 1,200 alerts: 600 of p1, then 600 of p2, so that not all come at once. */
const crowded: readonly JsonObject[] = Array.from({ length: 1200 }, (_, at) => ({
  alert_id: `a${at}`,
  title: `alert ${at}`,
  project_id: at < 600 ? 'p1' : 'p2',
}));

/** A budget of each of so many projects. */
const budgetsOfProjects = (count: number): JsonObject[] =>
  Array.from({ length: count }, (_, at) => ({ budget_id: `b${at}`, project_id: `p${at}` }));

export const parents: readonly CallCase[] = [
  {
    given: 'pages of rows and counts under two parents, dealt out of one list',
    query:
      '{ budgets { nodes { project { alerts(first: 1) { totalCount nodes { title } pageInfo { hasNextPage } } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–1000; only alert_id title project_id',
    ],
    data: {
      budgets: {
        nodes: [
          { project: { alerts: { totalCount: 2, nodes: [{ title: 'Disk' }], pageInfo: { hasNextPage: true } } } },
          { project: { alerts: { totalCount: 1, nodes: [{ title: 'Load' }], pageInfo: { hasNextPage: false } } } },
        ],
      },
    },
  },
  {
    given: 'filter, words and order under many parents',
    query: `{ budgets { nodes { project { alerts(first: 5, filter: {state: {eq: TRIGGERED}}, keyword: "disk",
      orderBy: [{field: CREATED_AT, direction: DESC}]) { nodes { title } } } } } }`,
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; state eq TRIGGERED; words disk; by created_at descending; rows 1–1000; only alert_id title project_id',
    ],
  },
  {
    given: 'the last rows, and rows from an offset on, under many parents',
    query:
      '{ budgets { nodes { project { alerts(last: 1) { nodes { title } } later: alerts(first: 1, offset: 1) { nodes { title } } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–1000; only alert_id title project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–1000; only alert_id title project_id',
    ],
  },
  {
    given: 'one field under many parents with several sets of arguments',
    query: `{ budgets { nodes { project { open: alerts(first: 2, filter: {state: {eq: TRIGGERED}}) { nodes { title } }
      done: alerts(first: 2, filter: {state: {eq: RESOLVED}}) { totalCount } } } } }`,
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; state eq TRIGGERED; rows 1–1000; only alert_id title project_id',
      'monitoring.alert.list: project_id in [p1 p2]; state eq RESOLVED; rows 1–1000; only alert_id project_id',
    ],
  },
  {
    given: 'a page under one parent, which is no longer than that',
    query: '{ project(id: "p1") { alerts(first: 2) { totalCount nodes { title } } } }',
    posts: ['monitoring.alert.list: project_id eq p1; rows 1–2; only alert_id title'],
  },
  {
    given: 'parents that are one and the same',
    query: '{ budgets { nodes { dataSource { schedules { nodes { name } } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id data_source_id',
      'cost_analysis.schedule.list: data_source_id eq ds-1; rows 1–20; only schedule_id name',
    ],
  },
  {
    given: 'records that hang on several parents each',
    query: '{ budgets { nodes { project { maintenanceWindows { nodes { title } } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.maintenance_window.list: projects in [p1 p2]; rows 1–1000; only maintenance_window_id title projects',
    ],
  },
  {
    given: 'first rows, of which some did not come with the first thousand: only their parent is asked again',
    query: '{ webhooks { nodes { project { alerts(first: 500) { nodes { title } } } } } }',
    rows: { 'monitoring.alert.list': crowded },
    posts: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–1000; only alert_id title project_id',
      'monitoring.alert.list: project_id eq p2; rows 1–500; only alert_id title',
    ],
  },
  {
    given: 'counts, of which none is sure when not all rows came: each parent is asked for its own',
    query: '{ webhooks { nodes { project { alerts { totalCount } } } } }',
    rows: { 'monitoring.alert.list': crowded },
    posts: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–1000; only alert_id project_id',
      'monitoring.alert.list: project_id eq p1; count',
      'monitoring.alert.list: project_id eq p2; count',
    ],
    data: {
      webhooks: {
        nodes: [{ project: { alerts: { totalCount: 600 } } }, { project: { alerts: { totalCount: 600 } } }],
      },
    },
  },
  {
    given: '600 parents, in two chunks',
    query: '{ budgets(first: 600) { nodes { project { dashboards(first: 1) { nodes { name } } } } } }',
    rows: { 'cost_analysis.budget.list': budgetsOfProjects(600) },
    posts: [
      'cost_analysis.budget.list: rows 1–600; only budget_id project_id',
      'dashboard.project_dashboard.list: project_id in 500 values; rows 1–1000; only project_dashboard_id name project_id',
      'dashboard.project_dashboard.list: project_id in 100 values; rows 1–1000; only project_dashboard_id name project_id',
    ],
  },
  {
    given: 'lists under parents that are fetched under parents',
    query: '{ roles { nodes { name apps { nodes { name apiKeys { nodes { name } } } } } } }',
    posts: [
      'identity.role.list: rows 1–20; only role_id name',
      'identity.app.list: role_id in [r1 r2]; rows 1–1000; only app_id name role_id',
      'identity.api_key.list: app_id in [app-1 app-2]; rows 1–1000; only api_key_id name app_id',
    ],
  },
];
