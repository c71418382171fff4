/** How long alerts took, compared with the times of single alerts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AlertRecord } from '../../contract/monitoring/alert.ts';
import { alertDuration } from '../../contract/monitoring/alertDuration.ts';
import { computeDurations } from '../service/optional-reads/durations.ts';
import {
  type CountedGraph,
  createAlertingDomain,
  listAlerts,
  type ManyProjectsDomain,
  startCountedGraph,
} from './manyProjectsDomain.ts';
import { pathsOf } from './recordingProxy.ts';

const DURATIONS = alertDuration.analyze.path;
const PROJECTS = '/identity/v2/project/list';
const SERVICES = '/alert-manager/v1/service/list';
const NUMBERS = 'total timeToAcknowledge { count mean p50 p95 } timeToResolve { count mean p50 p95 }';
const DAY_MS = 86_400_000;

let domain: ManyProjectsDomain;
let graph: CountedGraph;
let alerts: readonly AlertRecord[];
beforeAll(async () => {
  domain = await createAlertingDomain();
  graph = await startCountedGraph(domain);
  alerts = await listAlerts(domain);
}, 300_000);
afterAll(() => graph?.close());

type SingleAlertDurations = ReturnType<typeof computeDurations>['time_to_resolve'];

/** What the graph says of alerts: null in place of the 0 of no alerts. */
const computeNumbers = (of: readonly AlertRecord[]) => {
  const { count: total, time_to_acknowledge, time_to_resolve } = computeDurations(of);
  const orNull = (numbers: SingleAlertDurations) =>
    numbers.count === 0 ? { count: 0, mean: null, p50: null, p95: null } : numbers;
  return { total, timeToAcknowledge: orNull(time_to_acknowledge), timeToResolve: orNull(time_to_resolve) };
};

describe('alertDurations', () => {
  it('equals the durations of single alerts, as a whole and by dimensions, by one POST', async () => {
    const answer = await graph.ask(
      `{ alertDurations(groupBy: [URGENCY, STATE]) { ${NUMBERS} groups { values { dimension id } ${NUMBERS} } points { total } } }`,
    );

    expect(answer.errors).toBeUndefined();
    const { groups, ...all } = answer.data.alertDurations;
    expect(all).toEqual({ ...computeNumbers(alerts), points: [] });
    expect(all.timeToAcknowledge.count).toBeGreaterThan(10);
    const expected = [...Map.groupBy(alerts, ({ urgency, state }) => `${urgency} ${state}`)].map(([ids, own]) => ({
      values: ids.split(' ').map((id, at) => ({ dimension: ['URGENCY', 'STATE'][at], id })),
      ...computeNumbers(own),
    }));
    expect(groups).toHaveLength(expected.length);
    expect(groups).toEqual(expect.arrayContaining(expected));
    expect(groups.map(({ total }: { total: number }) => total)).toEqual(
      expected.map(({ total }) => total).toSorted((one, other) => other - one),
    );
    expect(pathsOf(answer.posts)).toEqual([DURATIONS]);
  });

  it('computes each interval of a time zone, of all alerts and of each group, by one POST', async () => {
    const [from, to] = [-31, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
    const answer = await graph.ask(
      `{ alertDurations(from: "${from}", to: "${to}", over: WEEK, timeZone: "Asia/Kolkata", groupBy: [SEVERITY], top: 1)
        { points { start ${NUMBERS} } groups { values { id name } points { start ${NUMBERS} } } } }`,
    );

    const { points, groups } = answer.data.alertDurations;
    const pointsOf = (of: readonly AlertRecord[]) =>
      points.map(({ start }: { start: string }) => {
        const end = Date.parse(start) + 7 * DAY_MS;
        const own = of.filter(({ created_at }) => created_at >= start && Date.parse(created_at) < end);
        return { start, ...computeNumbers(own) };
      });
    expect(points.length).toBeGreaterThanOrEqual(5);
    expect(points[0].start).toMatch(/T18:30:00.000Z$/);
    expect(points).toEqual(pointsOf(alerts));
    expect(groups).toEqual([
      {
        values: [{ id: 'NONE', name: 'NONE' }],
        points: pointsOf(alerts.filter(({ severity }) => severity === 'NONE')),
      },
    ]);
    expect(pathsOf(answer.posts)).toEqual([DURATIONS]);
  });

  it('computes those under all parents of a level by one POST, with filter and keyword', async () => {
    const field = `alertDurations(filter: { urgency: { eq: HIGH } }, keyword: "hand", groupBy: [PROJECT], over: MONTH)
      { ${NUMBERS} groups { values { id } ${NUMBERS} } points { total } }`;

    const answer = await graph.ask(`{ projects(first: 300) { nodes { id ${field} } } }`);

    expect(answer.errors).toBeUndefined();
    const counted = alerts.filter(({ urgency, title }) => urgency === 'HIGH' && title.includes('hand'));
    expect(counted.length).toBeGreaterThan(0);
    expect(answer.data.projects.nodes.length).toBeGreaterThan(150);
    for (const { id, alertDurations } of answer.data.projects.nodes) {
      const own = counted.filter(({ project_id }) => project_id === id);
      const { groups, points, ...all } = alertDurations;
      expect(all).toEqual(computeNumbers(own));
      expect(groups).toEqual(own.length > 0 ? [{ values: [{ id }], ...computeNumbers(own) }] : []);
      expect(points).toHaveLength(30);
    }
    expect(pathsOf(answer.posts)).toEqual([PROJECTS, DURATIONS]);
  });

  it.each(['workspaces', 'webhooks', 'escalationPolicies', 'users'])('is a field of %s', async (list) => {
    const { data, errors, posts } = await graph.ask(`{ ${list} { nodes { id alertDurations { ${NUMBERS} } } } }`);

    expect(errors).toBeUndefined();
    const members = { workspaces: 'workspace_id', webhooks: 'webhook_id', users: 'assignee' } as const;
    const member = members[list as keyof typeof members] ?? 'escalation_policy_id';
    for (const { id, alertDurations } of data[list].nodes)
      expect(alertDurations).toEqual(computeNumbers(alerts.filter((one) => one[member] === id)));
    expect(
      data[list].nodes.some(({ alertDurations }: { alertDurations: { total: number } }) => alertDurations.total),
    ).toBe(true);
    expect(posts.filter(({ path }) => path === DURATIONS)).toHaveLength(1);
  });

  it('computes those of services, which no member of alerts names', async () => {
    const answer = await graph.ask(
      `{ alertServices { nodes { name alerts(first: 100) { nodes { id } } alertDurations(filter: { or: [{ urgency: { eq: HIGH } }, { urgency: { eq: LOW } }] }) { ${NUMBERS} } } } }`,
    );

    expect(answer.errors).toBeUndefined();
    for (const { alerts: own, alertDurations } of answer.data.alertServices.nodes) {
      const ids = new Set(own.nodes.map(({ id }: { id: string }) => id));
      expect(ids.size).toBeGreaterThan(0);
      expect(alertDurations).toEqual(computeNumbers(alerts.filter(({ alert_id }) => ids.has(alert_id))));
    }
    expect(pathsOf(answer.posts).filter((path) => path === DURATIONS || path === SERVICES)).toEqual([
      SERVICES,
      DURATIONS,
    ]);
  });

  it('groups by services and by groups of projects, which no member of alerts names', async () => {
    const of = (dimension: string) => `alertCounts(groupBy: [${dimension}]) { groups { values { id } total } }
      alertDurations(groupBy: [${dimension}], filter: { serviceId: { exists: true } }) { total groups { values { id } total } }`;

    const services = await graph.ask(`{ ${of('SERVICE')} }`);
    const groups = await graph.ask(`{ ${of('PROJECT_GROUP')} }`);

    expect([services.errors, groups.errors]).toEqual([undefined, undefined]);
    const [counted] = services.data.alertCounts.groups.filter(
      (group: { values: readonly { id: string | null }[] }) => group.values[0]?.id,
    );
    expect(services.data.alertDurations).toEqual({ total: counted.total, groups: [counted] });
    expect(groups.data.alertDurations.groups).toEqual([{ values: [{ id: null }], total: counted.total }]);
  });

  it.each([
    { given: 'top without groups', args: 'top: 5', inputPath: ['top'] },
    { given: 'an unknown time zone', args: 'over: DAY, timeZone: "Mars/Olympus"', inputPath: ['timeZone'] },
    { given: 'from after to', args: 'from: "2024-05-02", to: "2024-05-01"', inputPath: ['from'] },
    { given: '1,001 hours', args: 'over: HOUR, from: "2024-01-01", to: "2024-02-11T16:00:01"', inputPath: ['over'] },
  ])('refuses $given before any POST', async ({ args, inputPath }) => {
    const { data, errors, posts } = await graph.ask(`{ alertDurations(${args}) { total } }`);

    expect(data).toEqual({ alertDurations: null });
    expect(errors).toMatchObject([{ path: ['alertDurations'], extensions: { code: 'BAD_USER_INPUT', inputPath } }]);
    expect(posts).toEqual([]);
  });
});
