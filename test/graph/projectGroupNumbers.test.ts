import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CostReportDataRecord, costReportData } from '../../contract/cost-analysis/costReportData.ts';
import type { AlertRecord } from '../../contract/monitoring/alert.ts';
import {
  type CountedGraph,
  createAlertingDomain,
  listAlerts,
  type ManyProjectsDomain,
  startCountedGraph,
} from './manyProjectsDomain.ts';
import { pathsOf } from './recordingProxy.ts';
import { extraPostsWhenSplit } from './servedAreas.ts';

const GROUPS = '/identity/v2/project-group/list';
const PROJECTS = '/identity/v2/project/list';
const ALERTS = '/monitoring/v1/alert/list';
const STAT = '/monitoring/v1/alert/stat';
const ANALYZE = '/cost-analysis/v1/cost-report-data/analyze';
const RANGE = 'from: "2000-01-01T00:00:00Z", to: "2063-01-01T00:00:00Z", interval: MONTH';
const MONTHS = 'from: "2020-01", to: "2020-03", granularity: MONTHLY';

let domain: ManyProjectsDomain;
let graph: CountedGraph;
let alerts: readonly AlertRecord[];
let costs: readonly CostReportDataRecord[];

/** Each group with the one above it. */
const above: Readonly<Record<string, string>> = {
  'pg-shop': '',
  'pg-web': 'pg-shop',
  'pg-pay': 'pg-web',
  'pg-ops': '',
};
const groups = Object.keys(above);
const names: Readonly<Record<string, string>> = {
  'pg-shop': 'Shop',
  'pg-web': 'Web',
  'pg-pay': 'Pay',
  'pg-ops': 'Ops',
};
/** The group of a project by its position; every fifth has none. */
const groupAt = (at: number) => ['', ...groups][at % 5] ?? '';
const findGroup = (project: string) => {
  const at = domain.manyProjects.indexOf(project);
  return at < 0 ? '' : groupAt(at);
};
/** A group and all above it. */
const pathOf = (group: string): string[] => (group === '' ? [] : [group, ...pathOf(above[group] ?? '')]);
const findTopGroup = (project: string) => pathOf(findGroup(project)).at(-1) ?? null;

beforeAll(async () => {
  domain = await createAlertingDomain();
  const { put, domainId: domain_id, workspaces, manyProjects, dataSourceId: data_source_id } = domain;
  await put(
    'project_groups',
    groups.map((project_group_id) => ({
      ...{ domain_id, workspace_id: workspaces[0], project_group_id },
      ...{ name: names[project_group_id], parent_group_id: above[project_group_id] },
    })),
  );
  await put(
    'projects',
    manyProjects.map((project_id, at) => ({
      ...{ domain_id, project_id, workspace_id: workspaces[at % 2], project_type: 'PUBLIC', name: `Project ${at}` },
      project_group_id: groupAt(at),
    })),
  );
  await put(
    'cost_report_data',
    manyProjects.map((project_id, at) => ({
      ...{ domain_id, cost_report_data_id: `crd-${domain_id.slice(-6)}-g${at}`, workspace_id: '*', project_id },
      ...{ data_source_id, cost: { USD: at + 0.1 }, report_year: '2020', report_month: at % 2 ? '2020-02' : '2020-03' },
      ...{ is_confirmed: true, provider: at % 3 ? 'aws' : 'azure', product: 'S3' },
    })),
  );
  graph = await startCountedGraph(domain);
  alerts = await listAlerts(domain);
  const { results = [] } = await domain.admin.call(costReportData.list, { query: { page: { limit: 1000 } } });
  costs = results;
}, 300_000);
afterAll(() => graph?.close());

const alertsIn = (group: string) => alerts.filter(({ project_id }) => pathOf(findGroup(project_id)).includes(group));
const sumCost = (rows: readonly CostReportDataRecord[]) =>
  Math.round(rows.reduce((sum, { cost }) => sum + Number(cost.USD ?? 0), 0) * 100) / 100;
const costsIn = (group: string) => costs.filter(({ project_id }) => pathOf(findGroup(project_id)).includes(group));

describe('numbers of project groups', () => {
  it('count the alerts of groups below in, for all groups by one POST of numbers', async () => {
    const { data, errors, posts } = await graph.ask(
      `{ projectGroups { nodes { id alertCounts { total byState { state count } } alertHistogram(${RANGE}) { opened } } } }`,
    );

    expect(errors).toBeUndefined();
    expect(data.projectGroups.nodes).toHaveLength(groups.length);
    for (const { id, alertCounts, alertHistogram } of data.projectGroups.nodes) {
      const own = alertsIn(id);
      expect(alertCounts.total, id).toBe(own.length);
      for (const { state, count } of alertCounts.byState)
        expect(count).toBe(own.filter((alert) => alert.state === state).length);
      expect(alertHistogram.reduce((sum: number, { opened }: { opened: number }) => sum + opened, 0)).toBe(own.length);
    }
    expect(alertsIn('pg-shop').length).toBeGreaterThan(alertsIn('pg-web').length);
    expect(pathsOf(posts)).toEqual([GROUPS, ...extraPostsWhenSplit(GROUPS), PROJECTS, STAT, STAT]);
  });

  it('are those of the lists of alerts', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ projectGroups { nodes { id alerts(first: 3, filter: { urgency: { eq: LOW } }) { totalCount nodes { id } } } } }',
    );

    expect(errors).toBeUndefined();
    for (const { id, alerts: page } of data.projectGroups.nodes) {
      const own = alertsIn(id).filter(({ urgency }) => urgency === 'LOW');
      expect(page.totalCount).toBe(own.length);
      expect(page.nodes).toEqual(own.slice(0, 3).map(({ alert_id }) => ({ id: alert_id })));
    }
    expect(pathsOf(posts)).toEqual([GROUPS, ...extraPostsWhenSplit(GROUPS), PROJECTS, ALERTS]);
  });

  it('sum up the cost of groups below, by one POST of numbers', async () => {
    const { data, errors, posts } = await graph.ask(`{ projectGroups { nodes { id
      costSeries(${MONTHS}, groupBy: [PROVIDER], top: 1) { total points { period amount } groups { total values { id } } others { total } } } } }`);

    expect(errors).toBeUndefined();
    for (const { id, costSeries } of data.projectGroups.nodes) {
      const own = costsIn(id);
      expect(costSeries.total).toBeCloseTo(sumCost(own), 6);
      for (const { period, amount } of costSeries.points)
        expect(amount).toBeCloseTo(sumCost(own.filter(({ report_month }) => report_month === period)), 6);
      const [group] = costSeries.groups;
      const ofGroup = sumCost(own.filter(({ provider }) => provider === group.values[0].id));
      expect(group.total).toBeCloseTo(ofGroup, 6);
      expect(costSeries.others.total).toBeCloseTo(sumCost(own) - ofGroup, 6);
    }
    expect(pathsOf(posts)).toEqual([GROUPS, ...extraPostsWhenSplit(GROUPS), PROJECTS, ANALYZE]);
  });
});

describe('numbers by project group', () => {
  interface Group {
    readonly total: number;
    readonly values: readonly { readonly id: string | null; readonly name: string | null }[];
  }
  const totalsBy = (all: readonly Group[]) => new Map(all.map(({ total, values: [value] }) => [value?.id, total]));

  it('add up to the total: each alert counts for the topmost group of its project', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ alertCounts(groupBy: [PROJECT_GROUP]) { total groups { total values { id name } } } }',
    );

    expect(errors).toBeUndefined();
    const expected = Map.groupBy(alerts, ({ project_id }) => findTopGroup(project_id));
    expect(totalsBy(data.alertCounts.groups)).toEqual(new Map([...expected].map(([id, { length }]) => [id, length])));
    expect(expected.size).toBe(3);
    expect(data.alertCounts.total).toBe(alerts.length);
    for (const { values } of data.alertCounts.groups as Group[])
      expect(values[0]?.name).toBe(values[0]?.id == null ? null : names[values[0].id]);
    expect(pathsOf(posts)).toEqual([GROUPS, STAT, PROJECTS]);
  });

  it('take the same POSTs under all parents of a level, and with other dimensions', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ workspaces { nodes { id alertCounts(groupBy: [STATE, PROJECT_GROUP], over: MONTH) { groups { total values { id } } } } } }',
    );

    expect(errors).toBeUndefined();
    for (const { id, alertCounts } of data.workspaces.nodes) {
      const own = alerts.filter(({ workspace_id }) => workspace_id === id);
      const expected = Map.groupBy(own, ({ state, project_id }) => `${state} ${findTopGroup(project_id)}`);
      const found = (alertCounts.groups as Group[]).map(
        ({ total, values: [state, group] }) => [`${state?.id} ${group?.id}`, total] as const,
      );
      expect(new Map(found)).toEqual(new Map([...expected].map(([key, { length }]) => [key, length])));
    }
    expect(pathsOf(posts)).toEqual(['/identity/v2/workspace/list', GROUPS, STAT, PROJECTS]);
  });

  it('sum up cost, with names', async () => {
    const { data, errors, posts } = await graph.ask(
      `{ costSeries(${MONTHS}, groupBy: [PROJECT_GROUP], top: 2) { total groups { total values { id name } } others { total } } }`,
    );

    expect(errors).toBeUndefined();
    const { total, groups: found, others } = data.costSeries;
    expect(total).toBeCloseTo(sumCost(costs), 6);
    expect(found).toHaveLength(2);
    for (const { values, total: own } of found as Group[]) {
      expect(own).toBeCloseTo(sumCost(costs.filter(({ project_id }) => findTopGroup(project_id) === values[0]?.id)), 6);
      expect(values[0]?.name).toBe(values[0]?.id == null ? null : names[values[0].id]);
    }
    expect(others.total).toBeCloseTo(total - found[0].total - found[1].total, 6);
    expect(pathsOf(posts)).toEqual([ANALYZE, GROUPS, PROJECTS]);
  });
});
