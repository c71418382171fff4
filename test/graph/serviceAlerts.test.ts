import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../contract/alert-manager/service.ts';
import type { AlertRecord } from '../../contract/monitoring/alert.ts';
import {
  type CountedGraph,
  createAlertingDomain,
  listAlerts,
  type ManyProjectsDomain,
  startCountedGraph,
} from './manyProjectsDomain.ts';
import { pathsOf, readResultRows } from './recordingProxy.ts';
import { extraPostsWhenSplit } from './servedAreas.ts';

const SERVICES = '/alert-manager/v1/service/list';
const ALERTS = '/monitoring/v1/alert/list';
const STAT = '/monitoring/v1/alert/stat';
const PROJECTS = '/identity/v2/project/list';
const WEBHOOK = '/monitoring/v1/webhook/get';

let domain: ManyProjectsDomain;
let graph: CountedGraph;
/** Alerts of each service, newest first. */
let expected: Map<string, AlertRecord[]>;
/** A service with a webhook, one with two projects, and a later one that names the second of these projects as well. */
let shop: string;
let desk: string;
let late: string;

beforeAll(async () => {
  domain = await createAlertingDomain();
  const { owner, manyProjects, domainId } = domain;
  const make = async (name: string, projects: readonly (string | undefined)[]) => {
    const made = await owner.call(service.create, {
      name,
      service_key: `${name}-${domainId}`,
      tags: { projects: [...projects] },
    });
    return made.service_id;
  };
  desk = await make('Desk', [manyProjects[0], manyProjects[2]]);
  late = await make('Aftersales', [manyProjects[2], manyProjects[4]]);
  for (let at = 0; at < 200; at++) await make(`Service ${at}`, at < 20 ? [manyProjects[60 + 2 * at]] : []);
  graph = await startCountedGraph(domain);

  const { results: services = [] } = await domain.admin.call(service.list, {
    query: { sort: [{ key: 'created_at' }], page: { limit: 1000 } },
  });
  shop = services.find(({ name }) => name === 'Shop')?.service_id ?? '';
  expected = new Map(services.map(({ service_id }) => [service_id, []]));
  for (const alert of await listAlerts(domain)) {
    const byWebhook = services.find(({ webhooks }) => webhooks.includes(alert.webhook_id));
    const named = ({ tags }: (typeof services)[number]) =>
      [tags.projects].flat().some((project) => project === alert.project_id);
    expected.get((byWebhook ?? services.find(named))?.service_id ?? '')?.push(alert);
  }
}, 300_000);
afterAll(() => graph?.close());

const idsOf = (id: string) => (expected.get(id) ?? []).map(({ alert_id }) => ({ id: alert_id }));
describe('alerts of services', () => {
  it('are the alerts of its webhooks, and of its projects if their alerts belong to no other service by a webhook', async () => {
    const [ofShop, ofDesk, ofLate] = [shop, desk, late].map(idsOf);
    expect([ofShop, ofDesk, ofLate].every((alerts) => (alerts ?? []).length > 0)).toBe(true);

    for (const id of [shop, desk, late]) {
      const { data, errors, posts } = await graph.ask(
        `{ alertService(id: "${id}") { alerts(first: 100) { totalCount nodes { id } } } }`,
      );

      expect(errors).toBeUndefined();
      expect(data.alertService.alerts).toEqual({ totalCount: idsOf(id).length, nodes: idsOf(id) });
      expect(pathsOf(posts)).toEqual(['/alert-manager/v1/service/get', SERVICES, ALERTS]);
    }
  });

  it('of 200 services equal those of each service alone, by one POST', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ alertServices(first: 300) { nodes { id name alerts(first: 3) { totalCount nodes { id } pageInfo { hasNextPage } } } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.alertServices.nodes).toHaveLength(203);
    for (const { id, alerts } of data.alertServices.nodes)
      expect(alerts).toEqual({
        totalCount: idsOf(id).length,
        nodes: idsOf(id).slice(0, 3),
        pageInfo: { hasNextPage: idsOf(id).length > 3 },
      });
    expect(pathsOf(posts)).toEqual([SERVICES, ...extraPostsWhenSplit(SERVICES), ALERTS]);
  });

  it('are the inverse of Alert.service', async () => {
    const { data, errors } = await graph.ask('{ alerts(first: 1000) { nodes { id service { id } } } }');

    expect(errors).toBeUndefined();
    const under = new Map([...expected].flatMap(([id, alerts]) => alerts.map(({ alert_id }) => [alert_id, id])));
    for (const { id, service } of data.alerts.nodes) expect(service?.id).toBe(under.get(id));
  });

  it('have pages, filters and orders like other lists of alerts', async () => {
    const page = (args: string) =>
      graph.ask(`{ alertService(id: "${desk}") { alerts(${args}) {
      nodes { id title } pageInfo { endCursor hasNextPage } } } }`);
    const args = 'first: 2, filter: { urgency: { eq: LOW } }, orderBy: [{ field: TITLE }]';
    const low = (expected.get(desk) ?? []).filter(({ urgency }) => urgency === 'LOW');
    const titles = low.map(({ title }) => title).toSorted((one, other) => (one < other ? -1 : 1));

    const first = (await page(args)).data.alertService.alerts;
    const second = (await page(`${args}, after: "${first.pageInfo.endCursor}"`)).data.alertService.alerts;

    expect(titles.length).toBeGreaterThan(2);
    expect([...first.nodes, ...second.nodes].map(({ title }: { title: string }) => title)).toEqual(titles.slice(0, 4));
  });

  const EITHER = 'filter: { or: [{ urgency: { eq: HIGH } }, { severity: { eq: NONE } }] }';
  const either = (alerts: readonly AlertRecord[]) =>
    alerts.filter(({ urgency, severity }) => urgency === 'HIGH' || severity === 'NONE');

  it('take alternatives in a filter, by one POST if a service has only webhooks, or only projects', async () => {
    for (const id of [shop, desk]) {
      const { data, posts } = await graph.ask(`{ alertService(id: "${id}") { alerts(${EITHER}) { nodes { id } } } }`);

      expect(data.alertService.alerts.nodes).toEqual(
        either(expected.get(id) ?? []).map(({ alert_id }) => ({ id: alert_id })),
      );
      expect(pathsOf(posts)).toEqual(['/alert-manager/v1/service/get', SERVICES, ALERTS]);
    }
  });

  it('take alternatives in a filter, by one more POST for each if a service has webhooks and projects', async () => {
    const [own, other] = [domain.manyProjects[198], domain.manyProjects[2]];
    await domain.owner.call(service.update, { service_id: shop, tags: { projects: [own, other] } });
    const ofBoth = (await listAlerts(domain)).filter(
      ({ alert_id, project_id }) =>
        expected.get(shop)?.some((alert) => alert.alert_id === alert_id) ||
        (expected.get(desk)?.some((alert) => alert.alert_id === alert_id) && project_id === other),
    );
    const titles = either(ofBoth).map(({ title }) => title);
    const page = async (args: string, counted = 'totalCount') => {
      const { data, errors, posts } = await graph.ask(`{ alertService(id: "${shop}") { alerts(${EITHER}, ${args}) {
        ${counted} nodes { title } pageInfo { endCursor } } } }`);
      expect(errors).toBeUndefined();
      expect(pathsOf(posts)).toEqual(['/alert-manager/v1/service/get', SERVICES, ALERTS, ALERTS, ALERTS]);
      return data.alertService.alerts;
    };
    const ordered = 'first: 4, orderBy: [{ field: TITLE }]';

    const first = await page(ordered);
    const second = await page(`${ordered}, after: "${first.pageInfo.endCursor}"`, '');
    const { data: under, posts } = await graph.ask(
      `{ alertServices(first: 300) { nodes { id alerts(${EITHER}, first: 3) { totalCount nodes { title } } } } }`,
    );
    await domain.owner.call(service.update, { service_id: shop, tags: {} });

    expect(titles.length).toBeGreaterThan(either(expected.get(shop) ?? []).length);
    expect(first.totalCount).toBe(titles.length);
    expect([...first.nodes, ...second.nodes].map(({ title }) => title)).toEqual(
      titles.toSorted((one, next) => (one < next ? -1 : 1)).slice(0, 8),
    );
    const alertsUnder = (id: string) => under.alertServices.nodes.find((node: { id: string }) => node.id === id).alerts;
    expect(alertsUnder(shop)).toEqual({
      totalCount: titles.length,
      nodes: titles.slice(0, 3).map((title) => ({ title })),
    });
    expect(alertsUnder(late).totalCount).toBe(either(expected.get(late) ?? []).length);
    expect(pathsOf(posts)).toEqual([SERVICES, ...extraPostsWhenSplit(SERVICES), ALERTS, ALERTS, ALERTS]);
  });
});

describe('projects of services', () => {
  /** The projects that the tags of each service name. */
  const namedProjects = async () => {
    const { results = [] } = await domain.admin.call(service.list, { query: { page: { limit: 1000 } } });
    return new Map(results.map(({ service_id, tags }) => [service_id, [tags.projects ?? []].flat()]));
  };

  it('of 200 services are those that each names, by one POST', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ alertServices(first: 300) { nodes { id projects { totalCount nodes { id name } } } } }',
    );
    const named = await namedProjects();

    expect(errors).toBeUndefined();
    expect(data.alertServices.nodes).toHaveLength(203);
    for (const { id, projects } of data.alertServices.nodes) {
      const ids = projects.nodes.map((project: { id: string }) => project.id);
      expect(ids.toSorted()).toEqual(named.get(id)?.toSorted());
      expect(projects.totalCount).toBe(ids.length);
    }
    expect(named.get(desk)).toContain(domain.manyProjects[2]);
    expect(named.get(late)).toContain(domain.manyProjects[2]);
    expect(pathsOf(posts)).toEqual([SERVICES, ...extraPostsWhenSplit(SERVICES), PROJECTS]);
  });

  it('are counted alone by one POST', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ alertServices(first: 300) { nodes { id projects { totalCount } } } }',
    );
    const named = await namedProjects();

    expect(errors).toBeUndefined();
    for (const { id, projects } of data.alertServices.nodes) expect(projects.totalCount).toBe(named.get(id)?.length);
    expect(pathsOf(posts)).toEqual([SERVICES, ...extraPostsWhenSplit(SERVICES), PROJECTS]);
  });

  it('have pages, filters and orders like other lists of projects', async () => {
    const page = async (args: string) => {
      const { data, errors } = await graph.ask(`{ alertService(id: "${desk}") { projects(${args}) {
        totalCount nodes { name } pageInfo { endCursor hasNextPage } } } }`);
      expect(errors).toBeUndefined();
      return data.alertService.projects;
    };
    const ordered = 'first: 1, orderBy: [{ field: NAME, direction: DESC }]';

    const first = await page(ordered);
    const second = await page(`${ordered}, after: "${first.pageInfo.endCursor}"`);

    expect(first).toMatchObject({ totalCount: 2, nodes: [{ name: 'Project 2' }], pageInfo: { hasNextPage: true } });
    expect(second).toMatchObject({ nodes: [{ name: 'Project 0' }], pageInfo: { hasNextPage: false } });
    const either = 'filter: { or: [{ name: { eq: "Project 0" } }, { name: { eq: "Project 4" } }] }';
    expect(await page(either)).toMatchObject({ totalCount: 1, nodes: [{ name: 'Project 0' }] });
    expect(await page('keyword: "project 2"')).toMatchObject({ totalCount: 2 });
  });
});

describe('counts of services', () => {
  const statesOf = (alerts: readonly AlertRecord[]) =>
    ['TRIGGERED', 'ACKNOWLEDGED', 'RESOLVED', 'ERROR'].map((state) => ({
      state,
      count: alerts.filter((alert) => alert.state === state).length,
    }));

  it.each([
    { given: 'no filter', args: '', matches: () => true },
    {
      given: 'alternatives',
      args: '(filter: { or: [{ urgency: { eq: HIGH } }, { severity: { eq: NONE } }] })',
      matches: ({ urgency, severity }: AlertRecord) => urgency === 'HIGH' || severity === 'NONE',
    },
  ])('of 200 services equal counts of their alerts, by one POST: $given', async ({ args, matches }) => {
    const { data, errors, posts } = await graph.ask(
      `{ alertServices(first: 300) { nodes { id alertCounts${args} { total byState { state count } } } } }`,
    );

    expect(errors).toBeUndefined();
    for (const { id, alertCounts } of data.alertServices.nodes) {
      const alerts = (expected.get(id) ?? []).filter(matches);
      expect(alertCounts).toEqual({ total: alerts.length, byState: statesOf(alerts) });
    }
    expect(pathsOf(posts)).toEqual([SERVICES, ...extraPostsWhenSplit(SERVICES), STAT]);
  });

  it('equal the lengths of the lists, which are counted alone by one POST', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ alertServices(first: 300) { nodes { id alerts { totalCount } } } }',
    );

    expect(errors).toBeUndefined();
    for (const { id, alerts } of data.alertServices.nodes) expect(alerts.totalCount).toBe(idsOf(id).length);
    expect(pathsOf(posts)).toEqual([SERVICES, ...extraPostsWhenSplit(SERVICES), STAT]);
  });
});

describe('a page of services with counts, projects, webhooks and alerts', () => {
  const page = (first: number) =>
    graph.ask(`{ alertServices(first: ${first}, orderBy: [{ field: CREATED_AT }]) { nodes { id name alertTotals { total { high } } alertCounts { total }
      projects(first: 5) { nodes { name } } webhooks { name } alerts(first: 2) { totalCount nodes { id } } } } }`);

  it.each([
    { given: 'all services', first: 300, links: [] },
    { given: 'some of them, whose alerts depend on the links of all', first: 10, links: [SERVICES] },
  ])('takes a POST for each resource: $given', async ({ first, links }) => {
    const { data, errors, posts } = await page(first);
    const { data: whole } = await page(1000);

    expect(errors).toBeUndefined();
    expect(data.alertServices.nodes).toEqual(whole.alertServices.nodes.slice(0, first));
    for (const { id, alertCounts, alerts } of data.alertServices.nodes) {
      expect(alerts).toEqual({ totalCount: idsOf(id).length, nodes: idsOf(id).slice(0, 2) });
      expect(alertCounts.total).toBe(idsOf(id).length);
    }
    const split = extraPostsWhenSplit(...(first === 300 ? [SERVICES] : []), SERVICES);
    expect(pathsOf(posts).toSorted()).toEqual(
      [SERVICES, ...links, ...split, ALERTS, STAT, PROJECTS, WEBHOOK].toSorted(),
    );
    const listed = posts.filter(({ path }) => path === SERVICES).flatMap(readResultRows).length;
    expect(listed).toBeLessThanOrEqual((1 + links.length + split.length) * 203);
  });
});
