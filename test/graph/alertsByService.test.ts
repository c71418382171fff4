import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../contract/alert-manager/service.ts';
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import {
  type CountedGraph,
  createAlertingDomain,
  listAlerts,
  type ManyProjectsDomain,
  startCountedGraph,
} from './manyProjectsDomain.ts';
import { pathsOf } from './recordingProxy.ts';

const SERVICES = '/alert-manager/v1/service/list';
const ALERTS = '/monitoring/v1/alert/list';
const STAT = '/monitoring/v1/alert/stat';

let domain: ManyProjectsDomain;
let graph: CountedGraph;
/** All alerts, newest first, each with its service. */
let alerts: readonly { readonly alert: AlertRecord; readonly service: string | null }[];
/** A service with a webhook and a project, one with two projects, and one with a webhook alone. */
let both: string;
let desk: string;
let shop: string;

beforeAll(async () => {
  domain = await createAlertingDomain();
  const { owner, admin, manyProjects, domainId } = domain;
  const make = async (name: string, projects: readonly (string | undefined)[]) => {
    const service_key = `${name}-${domainId}`;
    return (await owner.call(service.create, { name, service_key, tags: { projects: [...projects] } })).service_id;
  };
  const { results: [only] = [] } = await admin.call(service.list, {});
  shop = only?.service_id ?? '';
  desk = await make('Desk', [manyProjects[14], manyProjects[4]]);
  both = await make('Both', [manyProjects[28]]);
  await admin.call(webhook.update, {
    webhook_id: domain.webhooks[1] ?? '',
    tags: { service_key: `Both-${domainId}` },
    domain_id: domainId,
  });
  for (const [at, project_id] of [14, 14, 28, 28, 28].map((index) => manyProjects[index] ?? '').entries())
    await admin.call(alert.create, { title: `By hand in ${project_id}`, project_id, urgency: at % 2 ? 'HIGH' : 'LOW' });
  graph = await startCountedGraph(domain);
  const { results: services = [] } = await admin.call(service.list, { query: { sort: [{ key: 'created_at' }] } });
  alerts = (await listAlerts(domain)).map((one) => {
    const named = ({ tags }: (typeof services)[number]) => [tags.projects].flat().includes(one.project_id);
    const found = services.find(({ webhooks }) => webhooks.includes(one.webhook_id)) ?? services.find(named);
    return { alert: one, service: found?.service_id ?? null };
  });
}, 300_000);
afterAll(() => graph?.close());

const alertsWhere = (isWanted: (service: string | null) => boolean) =>
  alerts.filter(({ service }) => isWanted(service)).map((one) => one.alert);

/** Conditions on services, and the services that meet them. */
const conditions = [
  { given: '{ eq: shop }', wanted: (id: string | null) => id === shop },
  { given: '{ eq: desk }', wanted: (id: string | null) => id === desk },
  { given: '{ eq: both }', wanted: (id: string | null) => id === both },
  { given: '{ in: [shop, both] }', wanted: (id: string | null) => id === shop || id === both },
  { given: '{ in: [shop, desk, both] }', wanted: (id: string | null) => id !== null },
  { given: '{ in: [] }', wanted: () => false },
  { given: '{ not: shop }', wanted: (id: string | null) => id !== shop },
  { given: '{ not: both }', wanted: (id: string | null) => id !== both },
  { given: '{ notIn: [desk, both] }', wanted: (id: string | null) => id === shop || id === null },
  { given: '{ notIn: [shop, desk, both] }', wanted: (id: string | null) => id === null },
  { given: '{ eq: null }', wanted: (id: string | null) => id === null },
  { given: '{ exists: false }', wanted: (id: string | null) => id === null },
  { given: '{ exists: true }', wanted: (id: string | null) => id !== null },
  { given: '{ contains: "SERVICE-", not: desk }', wanted: (id: string | null) => id === shop || id === both },
  { given: '{ eq: "service-of-nobody" }', wanted: () => false },
];
const fillCondition = (given: string) =>
  given.replace(/\b(shop|desk|both)\b/g, (name) => `"${{ shop, desk, both }[name]}"`);

describe('alerts by service', () => {
  it.each(conditions)('are those of the services that meet $given, by one more POST', async ({ given, wanted }) => {
    const filter = `filter: { serviceId: ${fillCondition(given)} }`;

    const { data, errors, posts } = await graph.ask(`{ alerts(first: 100, ${filter}) { totalCount nodes { id } } }`);

    expect(errors).toBeUndefined();
    expect(data.alerts.nodes).toEqual(alertsWhere(wanted).map(({ alert_id }) => ({ id: alert_id })));
    expect(data.alerts.totalCount).toBe(alertsWhere(wanted).length);
    expect(pathsOf(posts)).toEqual([SERVICES, ALERTS]);
  });

  it('occur for each service of the test data', () => {
    for (const id of [shop, desk, both, null]) expect(alertsWhere((one) => one === id).length).toBeGreaterThan(2);
  });

  it('are found by a pattern, by two more POSTs', async () => {
    const { data, errors, posts } = await graph.ask(
      `{ alerts(first: 100, filter: { serviceId: { regex: "^${both}$" } }) { nodes { id } } }`,
    );

    expect(errors).toBeUndefined();
    expect(data.alerts.nodes).toHaveLength(alertsWhere((id) => id === both).length);
    expect(pathsOf(posts)).toEqual([SERVICES, SERVICES, ALERTS]);
  });

  it('meet further conditions of the filter', async () => {
    const other = domain.webhooks[0];
    const filter = `{ serviceId: { in: ["${both}", "${shop}"] }, urgency: { eq: HIGH }, webhookId: { not: "${other}" } }`;

    const { data } = await graph.ask(`{ alerts(first: 100, filter: ${filter}) { nodes { id } } }`);

    const expected = alertsWhere((id) => id === both || id === shop).filter(
      ({ urgency, webhook_id }) => urgency === 'HIGH' && webhook_id !== other,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(data.alerts.nodes).toEqual(expected.map(({ alert_id }) => ({ id: alert_id })));
  });

  it('under many parents take the same POSTs', async () => {
    const field = `alerts(first: 3, filter: { serviceId: { eq: "${desk}" } }) { totalCount nodes { id } }`;

    const { data, errors, posts } = await graph.ask(`{ projects(first: 300) { nodes { id ${field} } } }`);

    expect(errors).toBeUndefined();
    for (const { id, alerts: page } of data.projects.nodes) {
      const expected = alertsWhere((one) => one === desk).filter(({ project_id }) => project_id === id);
      expect(page.totalCount).toBe(expected.length);
      expect(page.nodes).toEqual(expected.slice(0, 3).map(({ alert_id }) => ({ id: alert_id })));
    }
    expect(pathsOf(posts)).toEqual(['/identity/v2/project/list', SERVICES, ALERTS]);
  });

  it('are counted, also over time and by `…Stats`', async () => {
    const filter = `filter: { serviceId: { eq: "${both}" } }`;
    const range = 'from: "2000-01-01T00:00:00Z", to: "2063-01-01T00:00:00Z", interval: MONTH';

    const { data, errors, posts } = await graph.ask(`{
      alertCounts(${filter}) { total byUrgency { urgency count } }
      alertHistogram(${range}, ${filter}) { opened }
      alertStats(${filter}, query: { fields: [{ name: "number", operator: COUNT }] })
    }`);

    const expected = alertsWhere((id) => id === both);
    expect(errors).toBeUndefined();
    expect(data.alertCounts.total).toBe(expected.length);
    expect(data.alertHistogram.reduce((sum: number, { opened }: { opened: number }) => sum + opened, 0)).toBe(
      expected.length,
    );
    expect(data.alertStats.results).toEqual([{ number: expected.length }]);
    expect(pathsOf(posts)).toEqual([SERVICES, STAT, STAT, STAT]);
  });

  it('have pages whose cursors remain valid when the services change', async () => {
    const page = async (after = '') => {
      const { data, errors } = await graph.ask(`{ alerts(first: 2, ${after} filter: { serviceId: { eq: "${desk}" } }) {
        nodes { id } pageInfo { endCursor } } }`);
      expect(errors).toBeUndefined();
      return data.alerts;
    };
    const setProjects = (...indexes: number[]) =>
      domain.owner.call(service.update, {
        service_id: desk,
        tags: { projects: indexes.map((index) => domain.manyProjects[index] ?? '') },
      });

    const first = await page();
    await setProjects(14, 4, 100);
    const second = await page(`after: "${first.pageInfo.endCursor}",`);
    await setProjects(14, 4);

    expect([...first.nodes, ...second.nodes]).toEqual(
      alertsWhere((id) => id === desk)
        .slice(0, 4)
        .map(({ alert_id }) => ({ id: alert_id })),
    );
  });

  it('take alternatives where they are alike by webhooks alone, and are refused where both need some', async () => {
    const ask = (id: string) =>
      graph.ask(
        `{ alerts(filter: { serviceId: { eq: "${id}" }, or: [{ urgency: { eq: HIGH } }, { severity: { eq: NONE } }] }) { totalCount } }`,
      );

    const [ofShop, ofBoth] = [await ask(shop), await ask(both)];
    const within = await graph.ask(`{ alerts(filter: { or: [{ serviceId: { eq: "${both}" } }] }) { totalCount } }`);

    expect(ofShop.data.alerts.totalCount).toBe(
      alertsWhere((id) => id === shop).filter(({ urgency, severity }) => urgency === 'HIGH' || severity === 'NONE')
        .length,
    );
    expect(ofBoth.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', inputPath: ['filter', 'or'] } }]);
    expect(within.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', inputPath: ['filter', 'or', '0'] } }]);
  });
});

describe('alerts counted by service', () => {
  const NAMES = () => ({ [shop]: 'Shop', [desk]: 'Desk', [both]: 'Both' });

  it('equal single alerts, with the names of services, by two POSTs', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ alertCounts(groupBy: [SERVICE, URGENCY]) { total groups { total values { dimension id name } } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.alertCounts.total).toBe(alerts.length);
    const groups = new Map(
      data.alertCounts.groups.map(({ total, values: [by, urgency] }: Group) => [`${by?.id} ${urgency?.id}`, total]),
    );
    const expected = Map.groupBy(alerts, (one) => `${one.service} ${one.alert.urgency}`);
    expect(groups).toEqual(new Map([...expected].map(([key, { length }]) => [key, length])));
    for (const { values } of data.alertCounts.groups)
      expect(values[0].name).toBe(values[0].id === null ? null : NAMES()[values[0].id]);
    expect(pathsOf(posts)).toEqual([SERVICES, STAT]);
  });

  it('under many parents and over time take the same POSTs', async () => {
    const field =
      'alertCounts(groupBy: [SERVICE], over: MONTH, top: 1) { groups { total values { id } points { count } } }';

    const { data, errors, posts } = await graph.ask(`{ workspaces { nodes { id ${field} } } }`);

    expect(errors).toBeUndefined();
    for (const { id, alertCounts } of data.workspaces.nodes) {
      const own = alerts.filter((one) => one.alert.workspace_id === id);
      const most = Math.max(0, ...[...Map.groupBy(own, (one) => one.service).values()].map(({ length }) => length));
      expect(alertCounts.groups[0]?.total ?? 0).toBe(most);
    }
    expect(pathsOf(posts)).toEqual(['/identity/v2/workspace/list', SERVICES, STAT]);
  });

  it('by who acknowledged them have the names of users', async () => {
    const { data } = await graph.ask('{ alertCounts(groupBy: [RESPONDER]) { groups { total values { id name } } } }');

    const { data: directory } = await graph.ask('{ users { nodes { id name } } }');
    const nameById = new Map(directory.users.nodes.map(({ id, name }: Group['values'][number]) => [id, name]));
    const totals = Map.groupBy(alerts, (one) => one.alert.responder || null);
    expect(totals.size).toBeGreaterThan(1);
    for (const { total, values } of data.alertCounts.groups) {
      expect(total).toBe(totals.get(values[0].id)?.length);
      expect(values[0].name).toBe(values[0].id === null ? null : nameById.get(values[0].id));
    }
  });

  interface Group {
    readonly total: number;
    readonly values: readonly { readonly id: string | null; readonly name: string | null }[];
  }
});

describe('histograms of services', () => {
  it('equal those of their alerts, for all services by one POST a count', async () => {
    const range = 'from: "2000-01-01T00:00:00Z", to: "2063-01-01T00:00:00Z", interval: MONTH';

    const { data, errors, posts } = await graph.ask(
      `{ alertServices { nodes { id alertHistogram(${range}) { start opened resolved } } } }`,
    );

    expect(errors).toBeUndefined();
    for (const { id, alertHistogram } of data.alertServices.nodes) {
      const own = alertsWhere((one) => one === id);
      const { data: alone } = await graph.ask(
        `{ alertHistogram(${range}, filter: { serviceId: { eq: "${id}" } }) { start opened resolved } }`,
      );
      expect(alertHistogram).toEqual(alone.alertHistogram);
      expect(alertHistogram.reduce((sum: number, { opened }: { opened: number }) => sum + opened, 0)).toBe(own.length);
    }
    expect(pathsOf(posts).filter((path) => path === STAT)).toHaveLength(2);
  });
});

describe('counts of what a search finds', () => {
  it.each(['event', 'hand 1', 'nothing'])('equal the list: %s', async (keyword) => {
    const { data, errors, posts } = await graph.ask(`{
      alerts(keyword: "${keyword}") { totalCount }
      alertCounts(keyword: "${keyword}", groupBy: [STATE]) { total groups { total } byUrgency { count } }
      alertHistogram(keyword: "${keyword}", from: "2000-01-01T00:00:00Z", to: "2063-01-01T00:00:00Z", interval: MONTH) { opened }
    }`);

    const { totalCount } = data.alerts;
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
    expect(errors).toBeUndefined();
    expect(totalCount > 0).toBe(keyword !== 'nothing');
    expect(data.alertCounts.total).toBe(totalCount);
    expect(sum(data.alertCounts.groups.map(({ total }: { total: number }) => total))).toBe(totalCount);
    expect(sum(data.alertCounts.byUrgency.map(({ count }: { count: number }) => count))).toBe(totalCount);
    expect(sum(data.alertHistogram.map(({ opened }: { opened: number }) => opened))).toBe(totalCount);
    expect(pathsOf(posts).toSorted()).toEqual([ALERTS, STAT, STAT, STAT]);
  });

  it('under a parent are those of its alerts', async () => {
    const { data } = await graph.ask(
      '{ workspaces { nodes { alerts(keyword: "event") { totalCount } alertCounts(keyword: "event") { total } } } }',
    );

    for (const { alerts: page, alertCounts } of data.workspaces.nodes) expect(alertCounts.total).toBe(page.totalCount);
  });
});
