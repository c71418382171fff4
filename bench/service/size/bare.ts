/** The hand-written statements for each question: they select, sort and aggregate the same rows in plain SQL. */
import type { TestDomain } from '../../../test/service/kit.ts';
import { type KnownValues, PAGE } from '../../../test/service/size/calls.ts';
import type { Statement } from '../../../test/service/size/explain.ts';
import { LINKED } from '../byHand.ts';

const ALERTS = 'monitoring_alert';
const COSTS = 'cost_analysis_cost_report_data';
const NEWEST = 'created_at desc nulls last, seq';
const UNCONFIRMED = 'is_confirmed, report_year collate "C" desc, seq';

/** The selected rows: a condition whose parameters are numbered from 1. */
interface Rows {
  readonly from: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

/** A page and, as in the service, the total count if the page is full. */
const page = ({ from, where, values }: Rows, order: string, offset = 0): Statement[] => [
  { text: `select * from ${from} where ${where} order by ${order} limit ${PAGE} offset ${offset}`, values },
  { text: `select count(*) from ${from} where ${where}`, values },
];

const and = ({ from, where, values }: Rows, test: string, ...more: unknown[]): Rows => ({
  from,
  where: `${where} and ${test.replaceAll(/\?/g, () => `$${values.length + 1}`)}`,
  values: [...values, ...more],
});

/** Rows of a workspace and of the whole domain, as the operations require. */
const within = (rows: Rows, workspaceId: string): Rows => and(rows, "workspace_id in (?, '*', '')", workspaceId);

/** The condition of a filter on the list of alerts. */
const equals = (filter: string, value: string, rows: Rows): Rows =>
  filter === 'resource'
    ? and(rows, 'resources @> ?::jsonb', JSON.stringify([{ name: value }]))
    : and(rows, `${filter} = ?`, value);

type Bare = readonly (readonly [name: string, statements: readonly Statement[]])[];

const lists = ({ domainId, workspaces, projects }: TestDomain, known: KnownValues): Bare => {
  const ofDomain = { from: ALERTS, where: 'domain_id = $1', values: [domainId] };
  const ofWorkspace = within(ofDomain, workspaces[0]);
  const ofProjects = and(ofWorkspace, 'project_id = any(?::text[])', [projects[0], projects[1]]);
  const ofTime = `created_at >= ?::timestamptz and created_at < '${known.period[1]}'::timestamptz`;
  const newest = (name: string, rows: Rows) => [name, page(rows, NEWEST)] as const;
  const sorted = (name: string, order: string, rows = ofWorkspace) => [name, page(rows, `${order}, seq`)] as const;
  return [
    newest('of a domain', ofDomain),
    newest('of a workspace', ofWorkspace),
    newest("of a member's projects", ofProjects),
    newest('in a state', and(ofWorkspace, 'state = ?', 'TRIGGERED')),
    newest('in a state, of a domain', and(ofDomain, 'state = ?', 'TRIGGERED')),
    newest('in a state that most are in', and(ofWorkspace, 'state = ?', 'RESOLVED')),
    newest('of a project', and(ofWorkspace, 'project_id = ?', projects[0])),
    newest('of two projects', ofProjects),
    newest('of a webhook', and(ofWorkspace, 'webhook_id = ?', known.webhookId)),
    newest('assigned to somebody', and(ofWorkspace, 'assignee = ?', known.assignee)),
    newest('of a time', and(ofWorkspace, ofTime, known.period[0])),
    newest('with a word', and(ofWorkspace, 'title ilike ?', `%${known.keyword}%`)),
    sorted('by urgency', 'urgency collate "C"'),
    sorted('by number', 'alert_number desc'),
    sorted('by number, of a domain', 'alert_number desc', ofDomain),
    sorted('by state', 'state collate "C"'),
    ['far down', page(ofWorkspace, NEWEST, known.lateStart - 1)],
    ...Object.entries(known.rareAlerts).map(([filter, value]) =>
      newest(`with a rare ${filter}`, equals(filter, value, ofWorkspace)),
    ),
    ...(['owner', 'admin'] as const).map((as): Bare[number] => {
      const { from, where, values } = as === 'owner' ? ofWorkspace : ofDomain;
      const text = `select state, urgency, count(*) from ${from} where ${where} group by 1, 2`;
      return [`by state and urgency, for ${as}`, [{ text, values }]];
    }),
  ];
};

const sums = ({ from, where, values }: Rows, ...groups: string[]): Statement[] => {
  const text = `select ${groups.join(', ')}, sum((cost ->> 'USD')::numeric)::float8 as cost from ${from} where ${where}
    group by ${groups.map((_, index) => index + 1).join(', ')} order by 1`;
  return [{ text, values }];
};

const names = ({ from, where, values }: Rows): Statement => ({
  text: `select distinct jsonb_object_keys(cost) from ${from} where ${where}`,
  values,
});

const costs = ({ domainId, workspaces, projects }: TestDomain, known: KnownValues): Bare => {
  const { year, product } = known;
  const ofDomain = { from: COSTS, where: 'domain_id = $1', values: [domainId] };
  const ofWorkspace = within(ofDomain, workspaces[0]);
  const ofYear = (rows: Rows) => and(and(rows, 'report_month >= ?', year[0]), 'report_month <= ?', year[1]);
  const ofProjects = and(ofWorkspace, 'project_id = any(?::text[])', [projects[0], projects[1]]);
  const [month, annual] = ['report_month', 'left(report_month, 4)'];
  return [
    ['of a domain', page(ofDomain, UNCONFIRMED)],
    ['of a workspace', page(ofWorkspace, UNCONFIRMED)],
    ['of a month', page(and(ofDomain, 'report_month = ?', year[1]), UNCONFIRMED)],
    ...Object.entries(known.rareCosts).map(
      ([filter, value]) => [`with a rare ${filter}`, page(and(ofDomain, `${filter} = ?`, value), UNCONFIRMED)] as const,
    ),
    ['of a year by month', sums(ofYear(ofDomain), month)],
    ['of a year by month and provider', sums(ofYear(ofDomain), month, 'provider')],
    ['of a year by month and product', sums(ofYear(ofDomain), month, 'product')],
    ['of a year by month and product, of a workspace', sums(ofYear(ofWorkspace), month, 'product')],
    ["of a year by month and project, of a member's projects", sums(ofYear(ofProjects), month, 'project_id')],
    ['of a year of a project', sums(ofYear(and(ofWorkspace, 'project_id = ?', projects[0])), month, 'product')],
    ['of a year of a product', sums(ofYear(and(ofDomain, 'product = ?', product)), month, 'workspace_id')],
    ['of a month by product', sums(and(ofDomain, 'report_month = ?', year[1]), month, 'product')],
    ['of all years', sums(ofDomain, annual)],
    ['of all years, in whatever currency', [names(ofDomain), ...sums(ofDomain, annual)]],
  ];
};

/** The numbers of the alerts of a service, from the table of their changes that the service keeps. */
const COUNTED = `(select jsonb_object_agg(state || ' ' || urgency, number) from (
    select state, urgency, sum(change) as number from alert_count
    where alert_count.service_id = alert_manager_service.service_id and state <> 'ERROR' group by 1, 2) counted)`;

/** Services with their linked records and the numbers of their alerts. */
const services = ({ domainId, workspaces }: TestDomain): Statement[] => [
  {
    text: `select ${LINKED}, ${COUNTED} as alerts from alert_manager_service where domain_id = $1 and workspace_id in ($2, '*', '')
      order by name collate "C", seq limit ${PAGE}`,
    values: [domainId, workspaces[0]],
  },
];

const prefixNames = (prefix: string, bare: Bare) =>
  bare.map(([name, statements]) => [`${prefix} ${name}`, statements] as const);

/** The statements for each question, by its name, in the order of the service's own statements. */
export const bareStatements = (domain: TestDomain, known: KnownValues): ReadonlyMap<string, readonly Statement[]> =>
  new Map([
    ...prefixNames('alerts', lists(domain, known)),
    ...prefixNames('costs', costs(domain, known)),
    ['services with the numbers of their alerts', services(domain)],
  ]);
