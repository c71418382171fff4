/** The measured operations: the request to the service, and the equivalent hand-written statements. */

import { type BareStatement, makeAlertCreation, makeNoteCreation, SERVICE } from './bareSql.ts';

/** Ids for the cases, of records that `createFixtures` created. */
export interface ServiceFixtures {
  readonly token: string;
  readonly domainId: string;
  readonly workspaceId: string;
  readonly projectId: string;
  readonly alertId: string;
  readonly webhookId: string;
  readonly noteId: string;
  readonly budgetId: string;
  readonly serviceId: string;
}

/** One operation. */
export interface ServiceCase {
  readonly name: string;
  readonly path: string;
  readonly body: object;
  /** What the bare endpoint runs: the statements in sequence, each on a connection of the pool. */
  readonly statements: readonly BareStatement[];
}

/** Rows of a page. */
const PAGE = 20;
const query = { page: { limit: PAGE } };

/** The two statements of a list: a page of a table in its default order, and the total count. */
const makePageStatements = (
  table: string,
  where: string,
  order: string,
  values: readonly unknown[],
  members = '*',
): readonly BareStatement[] => [
  [`select ${members} from ${table} where ${where} order by ${order}, seq limit ${PAGE}`, values],
  [`select count(*)::integer from ${table} where ${where}`, values],
];

const makeRowStatements = (table: string, key: string, values: readonly unknown[]): readonly BareStatement[] => [
  [`select ${selectList(table)} from ${table} where ${key} = $3 and ${IN_WORKSPACE}`, values],
];

const selectList = (table: string) => (table === 'alert_manager_service' ? SERVICE : '*');

const NEWEST = 'created_at desc nulls last';
const IN_WORKSPACE = "domain_id = $1 and workspace_id in ($2, '*', '')";

const makeListCases = ({ domainId, workspaceId, projectId, alertId }: ServiceFixtures): ServiceCase[] => {
  const place = [domainId, workspaceId];
  const project = `${IN_WORKSPACE} and project_id = $3`;
  const lists: [string, string, object, readonly BareStatement[]][] = [
    ['alert.list', '/monitoring/v1/alert', {}, makePageStatements('monitoring_alert', IN_WORKSPACE, NEWEST, place)],
    [
      'alert.list by state',
      '/monitoring/v1/alert',
      { state: 'TRIGGERED' },
      makePageStatements('monitoring_alert', `${IN_WORKSPACE} and state = $3`, NEWEST, [...place, 'TRIGGERED']),
    ],
    [
      'webhook.list by project',
      '/monitoring/v1/webhook',
      { project_id: projectId },
      makePageStatements('monitoring_webhook', project, 'name collate "C"', [...place, projectId]),
    ],
    [
      'note.list by alert',
      '/monitoring/v1/note',
      { alert_id: alertId },
      makePageStatements('monitoring_note', `${IN_WORKSPACE} and alert_id = $3`, NEWEST, [...place, alertId]),
    ],
    [
      'maintenance_window.list',
      '/monitoring/v1/maintenance-window',
      {},
      makePageStatements('monitoring_maintenance_window', IN_WORKSPACE, 'start_time desc nulls last', place),
    ],
    [
      'budget.list',
      '/cost-analysis/v1/budget',
      {},
      makePageStatements('cost_analysis_budget', IN_WORKSPACE, 'name collate "C"', place),
    ],
    [
      'cost_report_data.list',
      '/cost-analysis/v1/cost-report-data',
      {},
      makePageStatements('cost_analysis_cost_report_data', IN_WORKSPACE, 'is_confirmed, report_year desc', place),
    ],
    [
      'project_dashboard.list',
      '/dashboard/v1/project-dashboard',
      { project_id: projectId },
      makePageStatements('dashboard_project_dashboard', `${project} and viewers = 'PUBLIC'`, 'name collate "C"', [
        ...place,
        projectId,
      ]),
    ],
    [
      'service.list',
      '/alert-manager/v1/service',
      {},
      makePageStatements('alert_manager_service', IN_WORKSPACE, 'name collate "C"', place, SERVICE),
    ],
  ];
  return lists.map(([name, path, members, statements]) => ({
    ...{ name, path: `${path}/list`, statements },
    body: { domain_id: domainId, ...members, query },
  }));
};

const makeGetCases = (fixtures: ServiceFixtures): ServiceCase[] => {
  const { domainId, workspaceId } = fixtures;
  const gets: [string, string, string, string, string][] = [
    ['alert.get', '/monitoring/v1/alert', 'monitoring_alert', 'alert_id', fixtures.alertId],
    ['webhook.get', '/monitoring/v1/webhook', 'monitoring_webhook', 'webhook_id', fixtures.webhookId],
    ['note.get', '/monitoring/v1/note', 'monitoring_note', 'note_id', fixtures.noteId],
    ['budget.get', '/cost-analysis/v1/budget', 'cost_analysis_budget', 'budget_id', fixtures.budgetId],
    ['service.get', '/alert-manager/v1/service', 'alert_manager_service', 'service_id', fixtures.serviceId],
  ];
  return gets.map(([name, path, table, key, id]) => ({
    ...{ name, path: `${path}/get`, body: { [key]: id, domain_id: domainId } },
    statements: makeRowStatements(table, key, [domainId, workspaceId, id]),
  }));
};

const makeSumCases = ({ domainId, workspaceId }: ServiceFixtures): ServiceCase[] => {
  const place = [domainId, workspaceId];
  const group = { keys: [{ key: 'state', name: 'state' }], fields: [{ name: 'many', operator: 'count' }] };
  const fields = { total: { key: 'cost.USD', operator: 'sum' } };
  return [
    {
      name: 'alert.stat by state',
      path: '/monitoring/v1/alert/stat',
      body: { domain_id: domainId, query: { aggregate: [{ group }] } },
      statements: [[`select state, count(*)::integer from monitoring_alert where ${IN_WORKSPACE} group by 1`, place]],
    },
    {
      name: 'cost_report_data.analyze, a year by month and product',
      path: '/cost-analysis/v1/cost-report-data/analyze',
      body: { query: { granularity: 'MONTHLY', start: '2024-01', end: '2024-12', group_by: ['product'], fields } },
      statements: [
        [
          `select report_month, product, sum((cost ->> 'USD')::numeric)::double precision as total
           from cost_analysis_cost_report_data
           where ${IN_WORKSPACE} and report_month between '2024-01' and '2024-12' group by 1, 2 order by 1`,
          place,
        ],
      ],
    },
  ];
};

const makeWriteCases = ({ domainId, workspaceId, projectId, alertId, webhookId }: ServiceFixtures): ServiceCase[] => [
  {
    name: 'alert.create',
    path: '/monitoring/v1/alert/create',
    body: { title: 'Disk full', project_id: projectId },
    statements: makeAlertCreation(domainId, workspaceId, projectId),
  },
  {
    name: 'alert.update',
    path: '/monitoring/v1/alert/update',
    body: { alert_id: alertId, description: 'Seen' },
    statements: [
      [
        `update monitoring_alert set description = 'Seen', updated_at = now()
         where alert_id = $1 and domain_id = $2 and workspace_id = $3 and state <> 'ERROR' returning *`,
        [alertId, domainId, workspaceId],
      ],
    ],
  },
  {
    name: 'note.create',
    path: '/monitoring/v1/note/create',
    body: { alert_id: alertId, note: 'Looking into it' },
    statements: [makeNoteCreation(alertId, domainId, workspaceId)],
  },
  {
    name: 'webhook.update',
    path: '/monitoring/v1/webhook/update',
    body: { webhook_id: webhookId, domain_id: domainId, tags: { team: 'shop' } },
    statements: [
      [
        `update monitoring_webhook set tags = '{"team": "shop"}'
         where webhook_id = $1 and domain_id = $2 and workspace_id = $3 returning *`,
        [webhookId, domainId, workspaceId],
      ],
    ],
  },
];

/** The twenty cases. */
export const makeCases = (fixtures: ServiceFixtures): readonly ServiceCase[] => [
  ...makeListCases(fixtures),
  ...makeGetCases(fixtures),
  ...makeSumCases(fixtures),
  ...makeWriteCases(fixtures),
];
