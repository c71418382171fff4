/** The hand-written statements for each question: they select, sort and aggregate the same rows in plain SQL. */

import type { SqlStatement } from '../../../test/service/largeStores/explain.ts';
import { PAGE, type StoredValues } from '../../../test/service/largeStores/frequentCalls.ts';
import type { TestDomain } from '../../../test/service/testDomain.ts';
import { LINKED } from '../bareSql.ts';

const ALERTS = 'monitoring_alert';
const COSTS = 'cost_analysis_cost_report_data';
const NEWEST = 'created_at desc nulls last, seq';
const UNCONFIRMED = 'is_confirmed, report_year collate "C" desc, seq';

/** The selected rows: a condition whose parameters are numbered from 1. */
interface SelectedRows {
  readonly from: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

/** A page and, as in the service, the total count if the page is full. */
const makePageStatements = ({ from, where, values }: SelectedRows, order: string, offset = 0): SqlStatement[] => [
  { text: `select * from ${from} where ${where} order by ${order} limit ${PAGE} offset ${offset}`, values },
  { text: `select count(*) from ${from} where ${where}`, values },
];

const addCondition = ({ from, where, values }: SelectedRows, test: string, ...more: unknown[]): SelectedRows => ({
  from,
  where: `${where} and ${test.replaceAll(/\?/g, () => `$${values.length + 1}`)}`,
  values: [...values, ...more],
});

/** Rows of a workspace and of the whole domain, as the operations require. */
const limitToWorkspace = (rows: SelectedRows, workspaceId: string): SelectedRows =>
  addCondition(rows, "workspace_id in (?, '*', '')", workspaceId);

/** The condition of a filter on the list of alerts. */
const addFilter = (filter: string, value: string, rows: SelectedRows): SelectedRows =>
  filter === 'resource'
    ? addCondition(rows, 'resources @> ?::jsonb', JSON.stringify([{ name: value }]))
    : addCondition(rows, `${filter} = ?`, value);

type NamedStatements = readonly (readonly [name: string, statements: readonly SqlStatement[]])[];

const makeAlertStatements = ({ domainId, workspaces, projects }: TestDomain, known: StoredValues): NamedStatements => {
  const ofDomain = { from: ALERTS, where: 'domain_id = $1', values: [domainId] };
  const ofWorkspace = limitToWorkspace(ofDomain, workspaces[0]);
  const ofProjects = addCondition(ofWorkspace, 'project_id = any(?::text[])', [projects[0], projects[1]]);
  const ofTime = `created_at >= ?::timestamptz and created_at < '${known.period[1]}'::timestamptz`;
  const newest = (name: string, rows: SelectedRows) => [name, makePageStatements(rows, NEWEST)] as const;
  const sorted = (name: string, order: string, rows = ofWorkspace) =>
    [name, makePageStatements(rows, `${order}, seq`)] as const;
  return [
    newest('of a domain', ofDomain),
    newest('of a workspace', ofWorkspace),
    newest("of a member's projects", ofProjects),
    newest('in a state', addCondition(ofWorkspace, 'state = ?', 'TRIGGERED')),
    newest('in a state, of a domain', addCondition(ofDomain, 'state = ?', 'TRIGGERED')),
    newest('in a state that most are in', addCondition(ofWorkspace, 'state = ?', 'RESOLVED')),
    newest('of a project', addCondition(ofWorkspace, 'project_id = ?', projects[0])),
    newest('of two projects', ofProjects),
    newest('of a webhook', addCondition(ofWorkspace, 'webhook_id = ?', known.webhookId)),
    newest('assigned to somebody', addCondition(ofWorkspace, 'assignee = ?', known.assignee)),
    newest('of a time', addCondition(ofWorkspace, ofTime, known.period[0])),
    newest('with a word', addCondition(ofWorkspace, 'title ilike ?', `%${known.keyword}%`)),
    sorted('by urgency', 'urgency collate "C"'),
    sorted('by number', 'alert_number desc'),
    sorted('by number, of a domain', 'alert_number desc', ofDomain),
    sorted('by state', 'state collate "C"'),
    ['far down', makePageStatements(ofWorkspace, NEWEST, known.lateStart - 1)],
    ...Object.entries(known.rareAlerts).map(([filter, value]) =>
      newest(`with a rare ${filter}`, addFilter(filter, value, ofWorkspace)),
    ),
    ...(['owner', 'admin'] as const).map((as): NamedStatements[number] => {
      const { from, where, values } = as === 'owner' ? ofWorkspace : ofDomain;
      const text = `select state, urgency, count(*) from ${from} where ${where} group by 1, 2`;
      return [`by state and urgency, for ${as}`, [{ text, values }]];
    }),
  ];
};

const makeSumStatements = ({ from, where, values }: SelectedRows, ...groups: string[]): SqlStatement[] => {
  const text = `select ${groups.join(', ')}, sum((cost ->> 'USD')::numeric)::float8 as cost from ${from} where ${where}
    group by ${groups.map((_, index) => index + 1).join(', ')} order by 1`;
  return [{ text, values }];
};

const makeCurrencyStatement = ({ from, where, values }: SelectedRows): SqlStatement => ({
  text: `select distinct jsonb_object_keys(cost) from ${from} where ${where}`,
  values,
});

const makeCostStatements = ({ domainId, workspaces, projects }: TestDomain, known: StoredValues): NamedStatements => {
  const { year, product } = known;
  const ofDomain = { from: COSTS, where: 'domain_id = $1', values: [domainId] };
  const ofWorkspace = limitToWorkspace(ofDomain, workspaces[0]);
  const ofYear = (rows: SelectedRows) =>
    addCondition(addCondition(rows, 'report_month >= ?', year[0]), 'report_month <= ?', year[1]);
  const ofProjects = addCondition(ofWorkspace, 'project_id = any(?::text[])', [projects[0], projects[1]]);
  const [month, annual] = ['report_month', 'left(report_month, 4)'];
  return [
    ['of a domain', makePageStatements(ofDomain, UNCONFIRMED)],
    ['of a workspace', makePageStatements(ofWorkspace, UNCONFIRMED)],
    ['of a month', makePageStatements(addCondition(ofDomain, 'report_month = ?', year[1]), UNCONFIRMED)],
    ...Object.entries(known.rareCosts).map(
      ([filter, value]) =>
        [
          `with a rare ${filter}`,
          makePageStatements(addCondition(ofDomain, `${filter} = ?`, value), UNCONFIRMED),
        ] as const,
    ),
    ['of a year by month', makeSumStatements(ofYear(ofDomain), month)],
    ['of a year by month and provider', makeSumStatements(ofYear(ofDomain), month, 'provider')],
    ['of a year by month and product', makeSumStatements(ofYear(ofDomain), month, 'product')],
    ['of a year by month and product, of a workspace', makeSumStatements(ofYear(ofWorkspace), month, 'product')],
    [
      "of a year by month and project, of a member's projects",
      makeSumStatements(ofYear(ofProjects), month, 'project_id'),
    ],
    [
      'of a year of a project',
      makeSumStatements(ofYear(addCondition(ofWorkspace, 'project_id = ?', projects[0])), month, 'product'),
    ],
    [
      'of a year of a product',
      makeSumStatements(ofYear(addCondition(ofDomain, 'product = ?', product)), month, 'workspace_id'),
    ],
    ['of a month by product', makeSumStatements(addCondition(ofDomain, 'report_month = ?', year[1]), month, 'product')],
    ['of all years', makeSumStatements(ofDomain, annual)],
    ['of all years, in whatever currency', [makeCurrencyStatement(ofDomain), ...makeSumStatements(ofDomain, annual)]],
  ];
};

/** The numbers of the alerts of a service, from the table of their changes that the service keeps. */
const ALERT_COUNTS_SQL = `(select jsonb_object_agg(state || ' ' || urgency, number) from (
    select state, urgency, sum(change) as number from alert_count
    where alert_count.service_id = alert_manager_service.service_id and state <> 'ERROR' group by 1, 2) counted)`;

/** Services with their linked records and the numbers of their alerts. */
const makeServiceStatements = ({ domainId, workspaces }: TestDomain): SqlStatement[] => [
  {
    text: `select ${LINKED}, ${ALERT_COUNTS_SQL} as alerts from alert_manager_service where domain_id = $1 and workspace_id in ($2, '*', '')
      order by name collate "C", seq limit ${PAGE}`,
    values: [domainId, workspaces[0]],
  },
];

const addPrefix = (prefix: string, bare: NamedStatements) =>
  bare.map(([name, statements]) => [`${prefix} ${name}`, statements] as const);

/** The statements for each question, by its name, in the order of the service's own statements. */
export const makeBareStatements = (
  domain: TestDomain,
  known: StoredValues,
): ReadonlyMap<string, readonly SqlStatement[]> =>
  new Map([
    ...addPrefix('alerts', makeAlertStatements(domain, known)),
    ...addPrefix('costs', makeCostStatements(domain, known)),
    ['services with the numbers of their alerts', makeServiceStatements(domain)],
  ]);
