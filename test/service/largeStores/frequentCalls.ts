/** Typical calls on large stores: filters, orders, pages and sums. */
import { service } from '../../../contract/alert-manager/service.ts';
import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import type { TestDomain } from '../testDomain.ts';

/** Rows of a page. */
export const PAGE = 20;

/** The caller: a domain admin, a workspace owner or a member. */
export type CallerRole = 'admin' | 'owner' | 'member';

/** One call. */
export interface FrequentCall {
  readonly name: string;
  readonly as: CallerRole;
  readonly table: 'monitoring_alert' | 'cost_analysis_cost_report_data' | 'alert_manager_service';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Values that occur in the rows. */
export interface StoredValues extends Pick<TestDomain, 'projects'> {
  readonly webhookId: string;
  readonly assignee: string;
  /** A word in few titles. */
  readonly keyword: string;
  /** A time range with some of the alerts. */
  readonly period: readonly [from: string, to: string];
  /** A product, and the months of a year, `YYYY-MM`. */
  readonly product: string;
  readonly year: readonly [first: string, last: string];
  /** The start of a late page. */
  readonly lateStart: number;
  /** Filters of alerts and costs, each with a value in few rows. */
  readonly rareAlerts: Readonly<Record<string, string>>;
  readonly rareCosts: Readonly<Record<string, string>>;
}

const page = { limit: PAGE };

const makeAlertCall = (
  name: string,
  as: CallerRole,
  { query = {}, ...filters }: Record<string, unknown> = {},
): FrequentCall => ({
  ...{ name: `alerts ${name}`, as, table: 'monitoring_alert', path: alert.list.path },
  body: { ...filters, query: { page, ...(query as object) } },
});

const makeSort = (key: string, desc: boolean) => ({ query: { sort: [{ key, desc }] } });

const makeListCalls = ({
  projects,
  webhookId,
  assignee,
  keyword,
  period: [from, to],
  lateStart: deep,
}: StoredValues): FrequentCall[] => [
  makeAlertCall('of a domain', 'admin'),
  makeAlertCall('of a workspace', 'owner'),
  makeAlertCall("of a member's projects", 'member'),
  makeAlertCall('in a state', 'owner', { state: 'TRIGGERED' }),
  makeAlertCall('in a state, of a domain', 'admin', { state: 'TRIGGERED' }),
  makeAlertCall('in a state that most are in', 'owner', { state: 'RESOLVED' }),
  makeAlertCall('of a project', 'owner', { project_id: projects[0] }),
  makeAlertCall('of two projects', 'owner', {
    query: { filter: [{ k: 'project_id', v: [projects[0], projects[1]], o: 'in' }] },
  }),
  makeAlertCall('of a webhook', 'owner', { webhook_id: webhookId }),
  makeAlertCall('assigned to somebody', 'owner', { assignee }),
  makeAlertCall('of a time', 'owner', {
    query: {
      filter: [
        { k: 'created_at', v: from, o: 'datetime_gte' },
        { k: 'created_at', v: to, o: 'datetime_lt' },
      ],
    },
  }),
  makeAlertCall('with a word', 'owner', { query: { keyword } }),
  makeAlertCall('by urgency', 'owner', makeSort('urgency', false)),
  makeAlertCall('by number', 'owner', makeSort('alert_number', true)),
  makeAlertCall('by number, of a domain', 'admin', makeSort('alert_number', true)),
  makeAlertCall('by state', 'owner', makeSort('state', false)),
  makeAlertCall('far down', 'owner', { query: { page: { start: deep, limit: PAGE } } }),
];

/** A list for each filter with a value in few rows. */
const makeRareCalls = ({ rareAlerts, rareCosts }: StoredValues): FrequentCall[] => [
  ...Object.entries(rareAlerts).map(([filter, value]) =>
    makeAlertCall(`with a rare ${filter}`, 'owner', { [filter]: value }),
  ),
  ...Object.entries(rareCosts).map(([filter, value]) => ({
    ...makeCostCall(`with a rare ${filter}`, 'admin', costReportData.list, { page }),
    body: { [filter]: value, query: { page } },
  })),
];

const serviceCall: FrequentCall = {
  ...{ name: 'services with the numbers of their alerts', as: 'owner', table: 'alert_manager_service' },
  ...{ path: service.list.path, body: { query: { page } } },
};

const countCalls: FrequentCall[] = (['owner', 'admin'] as const).map((as) => ({
  ...{ name: `alerts by state and urgency, for ${as}`, as, table: 'monitoring_alert', path: alert.stat.path },
  body: {
    query: {
      aggregate: [
        {
          group: {
            keys: ['state', 'urgency'].map((key) => ({ key, name: key })),
            fields: [{ name: 'many', operator: 'count' }],
          },
        },
      ],
    },
  },
}));

const makeCostCall = (
  name: string,
  as: CallerRole,
  operation: { readonly path: string },
  query: object,
): FrequentCall => ({
  ...{ name: `costs ${name}`, as, table: 'cost_analysis_cost_report_data', path: operation.path },
  body: { query },
});

const makeSeriesCalls = ({ projects, product, year: [start, end] }: StoredValues): FrequentCall[] => {
  const fields = { cost: { key: 'cost.USD', operator: 'sum' } };
  const yearBy = (...group_by: string[]) => ({ granularity: 'MONTHLY', start, end, fields, group_by });
  const filter = (k: string, v: string) => ({ filter: [{ k, v, o: 'eq' }] });
  const { analyze, list } = costReportData;
  return [
    makeCostCall('of a domain', 'admin', list, { page }),
    makeCostCall('of a workspace', 'owner', list, { page }),
    makeCostCall('of a month', 'admin', list, { page, ...filter('report_month', end) }),
    makeCostCall('of a year by month', 'admin', analyze, yearBy()),
    makeCostCall('of a year by month and provider', 'admin', analyze, yearBy('provider')),
    makeCostCall('of a year by month and product', 'admin', analyze, yearBy('product')),
    makeCostCall('of a year by month and product, of a workspace', 'owner', analyze, yearBy('product')),
    makeCostCall("of a year by month and project, of a member's projects", 'member', analyze, yearBy('project_id')),
    makeCostCall('of a year of a project', 'owner', analyze, {
      ...yearBy('product'),
      ...filter('project_id', projects[0]),
    }),
    makeCostCall('of a year of a product', 'admin', analyze, {
      ...yearBy('workspace_id'),
      ...filter('product', product),
    }),
    makeCostCall('of a month by product', 'admin', analyze, { ...yearBy('product'), start: end }),
    makeCostCall('of all years', 'admin', analyze, { granularity: 'YEARLY', fields }),
    makeCostCall('of all years, in whatever currency', 'admin', analyze, { granularity: 'YEARLY' }),
  ];
};

/** All calls. */
export const listFrequentCalls = (known: StoredValues): readonly FrequentCall[] => [
  ...makeListCalls(known),
  ...makeRareCalls(known),
  ...countCalls,
  serviceCall,
  ...makeSeriesCalls(known),
];
