/** Alerts counted by free keys and over time, compared with single alerts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AlertRecord } from '../../contract/monitoring/alert.ts';
import {
  type CountedGraph,
  createAlertingDomain,
  listAlerts,
  type ManyProjectsDomain,
  startCountedGraph,
} from './manyProjectsDomain.ts';
import { pathsOf, readResultRows } from './recordingProxy.ts';

const STAT = '/monitoring/v1/alert/stat';
const PROJECTS = '/identity/v2/project/list';
const GROUPS = 'total groups { values { dimension id } total } others { total }';

let domain: ManyProjectsDomain;
let graph: CountedGraph;
let alerts: readonly AlertRecord[];
beforeAll(async () => {
  domain = await createAlertingDomain();
  const list = domain.manyProjects.map((project_id, at) => ({
    ...{ project_id, domain_id: domain.domainId, workspace_id: domain.workspaces[at % 2] },
    ...{ project_type: 'PUBLIC', name: `Project ${at}` },
  }));
  await domain.put('projects', list);
  graph = await startCountedGraph(domain);
  alerts = await listAlerts(domain);
}, 300_000);
afterAll(() => graph?.close());

const dimensions = {
  WORKSPACE: 'workspace_id',
  PROJECT: 'project_id',
  STATE: 'state',
  URGENCY: 'urgency',
  SEVERITY: 'severity',
  ASSIGNEE: 'assignee',
  RESPONDER: 'responder',
  WEBHOOK: 'webhook_id',
  ESCALATION_POLICY: 'escalation_policy_id',
} as const;
type Dimension = keyof typeof dimensions;

/** The groups of alerts, largest first, and what remains beyond `top`. */
const groupAlerts = (of: readonly AlertRecord[], groupBy: readonly Dimension[], top = 1000) => {
  const idsOf = (one: AlertRecord) => groupBy.map((dimension) => one[dimensions[dimension]] || null);
  const groups = [...Map.groupBy(of, (one) => JSON.stringify(idsOf(one)))]
    .map(([key, { length: total }]) => ({ ids: JSON.parse(key) as (string | null)[], total }))
    .toSorted((one, other) => other.total - one.total || (printKey(one.ids) < printKey(other.ids) ? -1 : 1));
  const beyond = groups.slice(top).reduce((sum, { total }) => sum + total, 0);
  return {
    total: of.length,
    groups: groups.slice(0, top).map(({ ids, total }) => ({
      values: ids.map((id, at) => ({ dimension: groupBy[at], id })),
      total,
    })),
    others: beyond > 0 ? { total: beyond } : null,
  };
};
const printKey = (ids: readonly (string | null)[]) => JSON.stringify(ids.map((id) => id ?? ''));

const cases: readonly { groupBy: readonly Dimension[]; top?: number }[] = [
  ...(Object.keys(dimensions) as Dimension[]).map((dimension) => ({ groupBy: [dimension] })),
  { groupBy: ['PROJECT', 'STATE'], top: 5 },
  { groupBy: ['STATE', 'URGENCY', 'ASSIGNEE'], top: 2 },
];

describe('alertCounts by free keys', () => {
  it.each(cases)('by $groupBy, top $top, equals the groups of single alerts, by one POST', async ({ groupBy, top }) => {
    const field = `alertCounts(groupBy: [${groupBy}]${top ? `, top: ${top}` : ''}) { ${GROUPS} }`;

    const { data, errors, posts } = await graph.ask(`{ ${field} }`);

    expect(errors).toBeUndefined();
    expect(data.alertCounts).toEqual(groupAlerts(alerts, groupBy, top));
    expect(pathsOf(posts)).toEqual([STAT]);
  });

  it('counts under all parents of a level by one POST, each with its own largest groups', async () => {
    const field = `alertCounts(groupBy: [STATE, URGENCY], top: 1, filter: { severity: { notIn: [CRITICAL] } }) { ${GROUPS} }`;

    const { data, errors, posts } = await graph.ask(`{ projects(first: 300) { nodes { id ${field} } } }`);

    expect(errors).toBeUndefined();
    const shown = alerts.filter(({ severity }) => severity !== 'CRITICAL');
    expect(data.projects.nodes.length).toBeGreaterThan(150);
    for (const { id, alertCounts } of data.projects.nodes)
      expect(alertCounts).toEqual(
        groupAlerts(
          shown.filter(({ project_id }) => project_id === id),
          ['STATE', 'URGENCY'],
          1,
        ),
      );
    expect(pathsOf(posts)).toEqual([PROJECTS, STAT]);
  });

  it('counts the alerts of services, which no member of alerts names', async () => {
    const field = `alertCounts(groupBy: [PROJECT], over: MONTH) { total groups { total points { count } } bySeverity { severity count } }`;

    const { data, errors } = await graph.ask(`{ alertServices { nodes { name ${field} alerts { totalCount } } } }`);

    expect(errors).toBeUndefined();
    const [shop] = data.alertServices.nodes;
    expect(shop.alerts.totalCount).toBeGreaterThan(0);
    expect(shop.alertCounts.total).toBe(shop.alerts.totalCount);
    expect(shop.alertCounts.groups).toMatchObject([{ total: shop.alerts.totalCount }]);
    expect(shop.alertCounts.groups[0].points).toHaveLength(30);
  });

  it('names what the keys stand for, by one more POST for each type of record', async () => {
    const field =
      'alertCounts(groupBy: [PROJECT, ASSIGNEE, STATE, WEBHOOK]) { groups { values { dimension id name } } }';

    const { data, errors, posts } = await graph.ask(`{ ${field} }`);

    expect(errors).toBeUndefined();
    type Value = { readonly dimension: Dimension; readonly id: string | null; readonly name: string | null };
    const values: Value[] = data.alertCounts.groups.flatMap(({ values: own }: { values: Value[] }) => own);
    const names = (dimension: Dimension) =>
      new Map(values.filter((one) => one.dimension === dimension).map(({ id, name }) => [id, name]));
    for (const [id, name] of names('PROJECT')) expect(name).toBe(`Project ${domain.manyProjects.indexOf(id ?? '')}`);
    for (const [id, name] of names('STATE')) expect(name).toBe(id);
    const hooks = names('WEBHOOK');
    expect(hooks.get(domain.webhooks[0] ?? '')).toBe('Hook 0');
    expect(hooks.get(null)).toBeNull();
    expect(pathsOf(posts).toSorted()).toEqual(
      [PROJECTS, '/identity/v2/user/list', STAT, '/monitoring/v1/webhook/list'].toSorted(),
    );
  });

  it('counts over time in a time zone, with a point for each day, by one POST', async () => {
    const [from, to] = [-31, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const field = `alertCounts(from: "${from}", to: "${to}", groupBy: [STATE], top: 1, over: DAY, timeZone: "Asia/Kolkata")
      { total points { start count } groups { values { id } total points { start count } } others { total points { count } } }`;

    const { data, errors, posts } = await graph.ask(`{ ${field} }`);

    expect(errors).toBeUndefined();
    expect(pathsOf(posts)).toEqual([STAT]);
    const { total, points, groups, others } = data.alertCounts;
    expect(total).toBe(alerts.length);
    const dayOf = (time: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.parse(time));
    const countsByDay = (of: readonly AlertRecord[]) =>
      points.map(({ start }: { start: string }) => ({
        start,
        count: of.filter(({ created_at }) => dayOf(created_at) === dayOf(start)).length,
      }));
    expect(points.length).toBeGreaterThanOrEqual(32);
    expect(points).toEqual(countsByDay(alerts));
    const [largest] = groups;
    const own = alerts.filter(({ state }) => state === largest.values[0].id);
    expect(largest).toEqual({ values: [{ id: own[0]?.state }], total: own.length, points: countsByDay(own) });
    expect(others.total).toBe(alerts.length - own.length);
    expect(others.points).toEqual(
      countsByDay(alerts.filter((one) => !own.includes(one))).map(({ count }: { count: number }) => ({ count })),
    );
    expect(posts.flatMap(readResultRows).length).toBeLessThanOrEqual(alerts.length);
  });

  it('counts the alerts that were created in a range, without groups too', async () => {
    const from = new Date(Date.now() - 20 * 86_400_000).toISOString();

    const { data, posts } = await graph.ask(
      `{ alertCounts(from: "${from}") { total byState { count } points { count } } }`,
    );

    const counted = alerts.filter(({ created_at }) => created_at >= from);
    expect(counted.length).toBeLessThan(alerts.length);
    expect(data.alertCounts).toMatchObject({ total: counted.length, points: [] });
    expect(data.alertCounts.byState[2].count).toBe(counted.filter(({ state }) => state === 'RESOLVED').length);
    expect(pathsOf(posts)).toEqual([STAT]);
  });

  it('counts the last 30 intervals where no range is given', async () => {
    const { data } = await graph.ask(
      '{ alertCounts(groupBy: [PROJECT, STATE], top: 5, over: DAY) { total points { start count } groups { total } byState { count } } }',
    );

    const { total, points, groups, byState } = data.alertCounts;
    expect(points).toHaveLength(30);
    const today = new Date().toISOString().slice(0, 10);
    expect(points[29].start).toBe(`${today}T00:00:00.000Z`);
    const counted = alerts.filter(({ created_at }) => created_at >= points[0].start);
    expect(total).toBe(counted.length);
    expect(groups).toHaveLength(5);
    expect(byState.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
  });

  it.each([
    { given: 'top without groups', args: 'top: 5', inputPath: ['top'] },
    { given: 'top 0', args: 'groupBy: [STATE], top: 0', inputPath: ['top'] },
    { given: 'an unknown time zone', args: 'over: DAY, timeZone: "Mars/Olympus"', inputPath: ['timeZone'] },
    { given: 'from after to', args: 'over: DAY, from: "2024-05-02", to: "2024-05-01"', inputPath: ['from'] },
    { given: 'from after to, of all time', args: 'from: "2024-05-02", to: "2024-05-01"', inputPath: ['from'] },
    { given: 'from in the future without an end', args: 'over: DAY, from: "2999-05-02"', inputPath: ['from'] },
    { given: '1,001 hours', args: 'over: HOUR, from: "2024-01-01", to: "2024-02-11T16:00:01"', inputPath: ['over'] },
  ])('refuses $given before any POST', async ({ args, inputPath }) => {
    const { data, errors, posts } = await graph.ask(`{ alertCounts(${args}) { total } }`);

    expect(data).toEqual({ alertCounts: null });
    expect(errors).toMatchObject([{ path: ['alertCounts'], extensions: { code: 'BAD_USER_INPUT', inputPath } }]);
    expect(posts).toEqual([]);
  });

  it('names only arguments that are given where it refuses a range', async () => {
    const { errors } = await graph.ask('{ alertCounts(over: WEEK, from: "2999-05-02") { total } }');

    expect(errors?.[0]?.message).toContain('`from` is in the future');
  });
});
