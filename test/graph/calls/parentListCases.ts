/** Lists under many parents: lengths by one `stat`; rows by one list while exact and short, else one per parent. */
import type { JsonObject } from '../../../subgraphs/wire/jsonObject.ts';
import { rawAnswer } from '../../subgraphs/postApiStub.ts';
import type { PostCase } from './postCase.ts';

/** 1,200 alerts: 600 of p1, then 600 of p2, more than one answer contains. */
const alertsOfTwoProjects: readonly JsonObject[] = Array.from({ length: 1200 }, (_, at) => ({
  alert_id: `a${at}`,
  title: `alert ${at}`,
  project_id: at < 600 ? 'p1' : 'p2',
}));

/** The same, each created a second after the one before. */
const alertsByCreation = alertsOfTwoProjects.map((alert, at) => ({
  ...alert,
  created_at: new Date(at * 1_000).toISOString(),
}));

/** 1,200 alerts of four projects in turn, except that the only two of p3 come last. */
const alertsOfFourProjects: readonly JsonObject[] = Array.from({ length: 1200 }, (_, at) => ({
  alert_id: `a${at}`,
  title: `alert ${at}`,
  project_id: at < 1198 ? `p${at % 3}` : 'p3',
}));

/** A budget for each of this many projects. */
const makeBudgets = (count: number): JsonObject[] =>
  Array.from({ length: count }, (_, at) => ({ budget_id: `b${at}`, project_id: `p${at}` }));

export const parentListCases: readonly PostCase[] = [
  {
    given: 'pages of rows and counts under two parents, grouped from one list',
    query:
      '{ budgets { nodes { project { alerts(first: 1) { totalCount nodes { title } pageInfo { hasNextPage } } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–24; only alert_id title project_id',
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
    given: 'filter, keyword and order under many parents',
    query: `{ budgets { nodes { project { alerts(first: 5, filter: {state: {eq: TRIGGERED}}, keyword: "disk",
      orderBy: [{field: CREATED_AT, direction: DESC}]) { nodes { title } } } } } }`,
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; state eq TRIGGERED; words disk; by created_at descending; rows 1–40; only alert_id title project_id',
    ],
  },
  {
    given: 'the last rows, and rows from an offset on, under many parents, cut from one list',
    query:
      '{ budgets { nodes { project { alerts(last: 1) { nodes { title } } later: alerts(first: 1, offset: 1) { nodes { title } } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–28; only alert_id title project_id',
    ],
    data: {
      budgets: {
        nodes: [
          { project: { alerts: { nodes: [{ title: 'Ping' }] }, later: { nodes: [{ title: 'Ping' }] } } },
          { project: { alerts: { nodes: [{ title: 'Load' }] }, later: { nodes: [] } } },
        ],
      },
    },
  },
  {
    given: 'one field under many parents with several combinations of arguments',
    query: `{ budgets { nodes { project { open: alerts(first: 2, filter: {state: {eq: TRIGGERED}}) { nodes { title } }
      done: alerts(first: 2, filter: {state: {eq: RESOLVED}}) { totalCount } } } } }`,
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; state eq TRIGGERED; rows 1–28; only alert_id title project_id',
      'monitoring.alert.stat: project_id in [p1 p2]; state eq RESOLVED; count by project_id',
    ],
  },
  {
    given: 'a page under one parent, with exactly the rows of the page',
    query: '{ project(id: "p1") { alerts(first: 2) { totalCount nodes { title } } } }',
    posts: [
      'identity.project.list: project_id in [p1]; rows 1–1; only project_id',
      'monitoring.alert.list: project_id eq p1; rows 1–2; only alert_id title',
    ],
  },
  {
    given: 'parents that are the same record',
    query: '{ budgets { nodes { dataSource { schedules { nodes { name } } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id data_source_id',
      'cost_analysis.schedule.list: data_source_id eq ds-1; rows 1–20; only schedule_id name',
    ],
  },
  {
    given: 'records with several parents each',
    query: '{ budgets { nodes { project { maintenanceWindows { nodes { title } } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.maintenance_window.list: projects in [p1 p2]; rows 1–100; only maintenance_window_id title projects',
    ],
  },
  {
    given:
      'first rows, some of which are not in the first thousand: the rest, if it is less than the list of their parent',
    query: '{ webhooks { nodes { project { alerts(first: 500) { nodes { title } } } } } }',
    rows: { 'monitoring.alert.list': alertsOfTwoProjects },
    posts: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–1000; only alert_id title project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1001–1200; only alert_id title project_id',
    ],
    later: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.list: project_id eq p1; rows 1–500; only alert_id title',
      'monitoring.alert.list: project_id eq p2; rows 1–500; only alert_id title',
    ],
  },
  {
    given: 'all rows of lists that together are longer than an answer: the rest after the first thousand',
    query: '{ workspaces { nodes { budgets(first: 1000) { nodes { id } } } } }',
    rows: {
      'identity.workspace.list': ['w0', 'w1', 'w2', 'w3'].map((workspace_id) => ({ workspace_id })),
      'cost_analysis.budget.list': Array.from({ length: 2600 }, (_, at) => ({
        budget_id: `b${at}`,
        workspace_id: `w${at % 4}`,
      })),
    },
    posts: [
      'identity.workspace.list: rows 1–20; only workspace_id',
      ...['1–1000', '1001–2000', '2001–2600'].map(
        (rows) => `cost_analysis.budget.list: workspace_id in [w0 w1 w2 w3]; rows ${rows}; only budget_id workspace_id`,
      ),
    ],
    data: {
      workspaces: {
        nodes: [0, 1, 2, 3].map((workspace) => ({
          budgets: { nodes: Array.from({ length: 650 }, (_, at) => ({ id: `b${4 * at + workspace}` })) },
        })),
      },
    },
  },
  {
    given: 'counts alone, by one `stat` at any size',
    query: '{ webhooks { nodes { project { alerts { totalCount } } } } }',
    rows: { 'monitoring.alert.list': alertsOfTwoProjects },
    posts: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.stat: project_id in [p1 p2]; count by project_id',
    ],
    data: {
      webhooks: {
        nodes: [{ project: { alerts: { totalCount: 600 } } }, { project: { alerts: { totalCount: 600 } } }],
      },
    },
  },
  {
    given: 'counts of records with several parents each',
    query: '{ budgets { nodes { project { maintenanceWindows { totalCount } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.maintenance_window.stat: projects in [p1 p2]; each of projects; count by projects',
    ],
    data: {
      budgets: {
        nodes: [
          { project: { maintenanceWindows: { totalCount: 1 } } },
          { project: { maintenanceWindows: { totalCount: 1 } } },
        ],
      },
    },
  },
  {
    given: 'counts of a resource without statistics, by the rows of one list',
    query: '{ roles { nodes { agents { totalCount } } } }',
    posts: [
      'identity.role.list: rows 1–20; only role_id',
      'identity.agent.list: role_id in [r1 r2]; rows 1–1000; only agent_id role_id',
    ],
  },
  {
    given: 'counts where the deployment has no statistics: by the rows of one list, and where these are too many each',
    query: '{ webhooks { nodes { project { alerts { totalCount } dashboards { totalCount } } } } }',
    rows: { 'monitoring.alert.list': alertsOfTwoProjects },
    answers: {
      'monitoring.alert.stat': () =>
        rawAnswer({ status: 501, body: { detail: { code: 'ERROR_NOT_IMPLEMENTED', message: '' } } }),
      'dashboard.project_dashboard.stat': () =>
        rawAnswer({ status: 403, body: { detail: { code: 'ERROR_PERMISSION_DENIED', message: '' } } }),
    },
    posts: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.stat: project_id in [p1 p2]; count by project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–1000; only alert_id project_id',
      'monitoring.alert.list: project_id eq p1; count',
      'monitoring.alert.list: project_id eq p2; count',
      'dashboard.project_dashboard.stat: project_id in [p1 p2]; count by project_id',
      'dashboard.project_dashboard.list: project_id in [p1 p2]; rows 1–1000; only project_dashboard_id project_id',
    ],
    data: {
      webhooks: {
        nodes: [
          { project: { alerts: { totalCount: 600 }, dashboards: { totalCount: 1 } } },
          { project: { alerts: { totalCount: 600 }, dashboards: { totalCount: 1 } } },
        ],
      },
    },
  },
  {
    given: 'rows that lie mixed, of a list too long to come whole: once for most parents, once for the one with few',
    query: '{ budgets { nodes { project { alerts(first: 3) { nodes { title } } } } } }',
    rows: { 'cost_analysis.budget.list': makeBudgets(4), 'monitoring.alert.list': alertsOfFourProjects },
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p0 p1 p2 p3]; rows 1–84; only alert_id title project_id',
      'monitoring.alert.list: project_id eq p3; rows 1–3; only alert_id title',
    ],
  },
  {
    given: 'rows and counts of a long list: one list, one `stat`, and the few missing rows',
    query: '{ budgets { nodes { project { alerts(first: 3) { totalCount nodes { title } } } } } }',
    rows: { 'cost_analysis.budget.list': makeBudgets(4), 'monitoring.alert.list': alertsOfFourProjects },
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p0 p1 p2 p3]; rows 1–84; only alert_id title project_id',
      'monitoring.alert.stat: project_id in [p0 p1 p2 p3]; count by project_id',
      'monitoring.alert.list: project_id eq p3; rows 1–3; only alert_id title',
    ],
    data: {
      budgets: {
        nodes: [
          {
            project: {
              alerts: { totalCount: 400, nodes: [{ title: 'alert 0' }, { title: 'alert 3' }, { title: 'alert 6' }] },
            },
          },
          {
            project: {
              alerts: { totalCount: 399, nodes: [{ title: 'alert 1' }, { title: 'alert 4' }, { title: 'alert 7' }] },
            },
          },
          {
            project: {
              alerts: { totalCount: 399, nodes: [{ title: 'alert 2' }, { title: 'alert 5' }, { title: 'alert 8' }] },
            },
          },
          { project: { alerts: { totalCount: 2, nodes: [{ title: 'alert 1198' }, { title: 'alert 1199' }] } } },
        ],
      },
    },
  },
  {
    given: 'the last rows of long lists: the first ones of the reverse order',
    query: '{ webhooks { nodes { project { alerts(last: 2) { nodes { title } pageInfo { hasPreviousPage } } } } } }',
    rows: { 'monitoring.alert.list': alertsByCreation },
    posts: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; by created_at; rows 1–32; only alert_id title created_at project_id',
      'monitoring.alert.list: project_id eq p2; by created_at; rows 1–3; only alert_id title created_at',
    ],
    later: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.list: project_id eq p1; by created_at; rows 1–3; only alert_id title created_at',
      'monitoring.alert.list: project_id eq p2; by created_at; rows 1–3; only alert_id title created_at',
    ],
    data: {
      webhooks: {
        nodes: ['0', '600'].map((first) => ({
          project: {
            alerts: {
              nodes: [{ title: `alert ${Number(first) + 1}` }, { title: `alert ${first}` }],
              pageInfo: { hasPreviousPage: true },
            },
          },
        })),
      },
    },
  },
  {
    given: 'the last rows of long lists with equal rows: the lengths by one `stat`, then each page',
    query: '{ webhooks { nodes { project { alerts(last: 3) { nodes { title } } } } } }',
    rows: {
      'monitoring.alert.list': alertsOfTwoProjects.map((alert) => ({
        ...alert,
        created_at: '2026-01-01T00:00:00.000Z',
      })),
    },
    posts: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; by created_at; rows 1–36; only alert_id title created_at project_id',
      'monitoring.alert.list: project_id eq p2; by created_at; rows 1–4; only alert_id title created_at',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–32; only alert_id title project_id',
      'monitoring.alert.stat: project_id in [p1 p2]; count by project_id',
      'monitoring.alert.list: project_id eq p1; rows 598–600; only alert_id title',
      'monitoring.alert.list: project_id eq p2; rows 598–600; only alert_id title',
    ],
    later: [
      'monitoring.webhook.list: rows 1–20; only webhook_id project_id',
      'monitoring.alert.stat: project_id in [p1 p2]; count by project_id',
      'monitoring.alert.list: project_id eq p1; rows 598–600; only alert_id title',
      'monitoring.alert.list: project_id eq p2; rows 598–600; only alert_id title',
    ],
  },
  {
    given: 'one list under many parents with several pages, and its length',
    query: `{ budgets { nodes { project { few: alerts(first: 1) { nodes { title } } more: alerts(first: 5) { nodes { state } }
      all: alerts { totalCount } } } } }`,
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–40; only alert_id title state project_id',
    ],
    data: {
      budgets: {
        nodes: [
          {
            project: {
              few: { nodes: [{ title: 'Disk' }] },
              more: { nodes: [{ state: 'TRIGGERED' }, { state: 'TRIGGERED' }] },
              all: { totalCount: 2 },
            },
          },
          {
            project: {
              few: { nodes: [{ title: 'Load' }] },
              more: { nodes: [{ state: 'TRIGGERED' }] },
              all: { totalCount: 1 },
            },
          },
        ],
      },
    },
  },
  {
    given: '600 parents, in two chunks',
    query: '{ budgets(first: 600) { nodes { project { dashboards(first: 1) { nodes { name } } } } } }',
    rows: { 'cost_analysis.budget.list': makeBudgets(600) },
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
      'identity.app.list: role_id in [r1 r2]; rows 1–100; only app_id name role_id',
      'identity.api_key.list: app_id in [app-1 app-2]; rows 1–100; only api_key_id name app_id',
    ],
  },
];
