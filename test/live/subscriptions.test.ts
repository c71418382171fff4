import { describe, expect, it } from 'vitest';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { job } from '../../contract/inventory/job.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { anAlert, aWebhook, postToWebhook } from '../service/monitoring/fixtures.ts';
import { createLiveGraph } from './liveGraph.ts';
import { openEventReader } from './serverSentEvents.ts';

const ALERTS = `subscription ($filter: AlertFilter, $projectId: ID) {
  alertChanges(filter: $filter, projectId: $projectId) {
    kind
    alertId
    alert { id title state project { id name } }
  }
}`;

describe('a subscription to changes of alerts', () => {
  it('reports what is created, changed, resolved and deleted, with references of other areas', async () => {
    await using graph = await createLiveGraph();
    const { gatewayUrl, tokens, owner, projects } = graph;
    await anAlert(graph, { title: 'Old' });
    using events = await openEventReader(gatewayUrl, ALERTS, { token: tokens.owner });

    const { alert_id } = await anAlert(graph, { title: 'Disk full' });
    const created = await events.next();
    await owner.call(alert.update, { alert_id, title: 'Disk fuller' });
    const updated = await events.next();
    await owner.call(alert.update, { alert_id, state: 'RESOLVED' });
    const resolved = await events.next();
    await owner.call(alert.delete, { alert_id });
    const deleted = await events.next();

    const of = { id: alert_id, project: { id: projects[0], name: 'Shop' } };
    const changeOf = (kind: string, alert: object | null) => ({ alertChanges: { kind, alertId: alert_id, alert } });
    expect([created, updated, resolved, deleted].flat().map(({ data, errors }) => errors ?? data)).toEqual([
      changeOf('CREATED', { ...of, title: 'Disk full', state: 'TRIGGERED' }),
      changeOf('UPDATED', { ...of, title: 'Disk fuller', state: 'TRIGGERED' }),
      changeOf('RESOLVED', { ...of, title: 'Disk fuller', state: 'RESOLVED' }),
      changeOf('DELETED', null),
    ]);
    expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  });

  it('reports each of many changes once, also those of one instant', async () => {
    await using graph = await createLiveGraph();
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });

    const titles = Array.from({ length: 60 }, (_, at) => `Alert ${at}`);
    await Promise.all(titles.map((title) => anAlert(graph, { title })));

    const changes = (await events.next(60)).map(({ data }) => data.alertChanges);
    expect(changes.map(({ alert }) => alert.title).sort()).toEqual(titles.sort());
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['CREATED']));
    const { alert_id } = await anAlert(graph, { title: 'Last' });
    expect((await events.next())[0]?.data.alertChanges.alertId).toBe(alert_id);
  });

  it('reports that an alert no longer meets the conditions', async () => {
    await using graph = await createLiveGraph();
    const filter = { state: { eq: 'TRIGGERED' } };
    const { alert_id } = await anAlert(graph);
    using events = await openEventReader(graph.gatewayUrl, ALERTS, {
      token: graph.tokens.owner,
      variables: { filter },
    });

    await graph.owner.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });

    const [change] = await events.next();
    expect(change?.data.alertChanges).toMatchObject({ kind: 'UPDATED', alert: { state: 'ACKNOWLEDGED' } });
  });

  it('has the alerts of one project only', async () => {
    await using graph = await createLiveGraph();
    const { projects, admin } = graph;
    const variables = { projectId: projects[1] };
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.admin, variables });

    await admin.call(alert.create, { title: 'Elsewhere', project_id: projects[0] });
    await admin.call(alert.create, { title: 'Here', project_id: projects[1] });

    const [change] = await events.next();
    expect(change?.data.alertChanges.alert.title).toBe('Here');
  });

  it('has the alerts of the projects that meet a condition', async () => {
    await using graph = await createLiveGraph();
    const { projects, admin } = graph;
    const variables = { filter: { project: { id: { notIn: [projects[0]] }, name: { exists: true } } } };
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.admin, variables });

    await admin.call(alert.create, { title: 'Elsewhere', project_id: projects[0] });
    await admin.call(alert.create, { title: 'Here', project_id: projects[1] });

    const [change] = await events.next();
    expect(change?.data.alertChanges.alert.title).toBe('Here');
  });

  it('polls once for equal subscriptions of one caller, and not after the last', async () => {
    await using graph = await createLiveGraph({ STREAMS: 'user=2' });
    const { gatewayUrl, tokens } = graph;
    await anAlert(graph);
    using one = await openEventReader(gatewayUrl, ALERTS, { token: tokens.owner });
    using other = await openEventReader(gatewayUrl, ALERTS, { token: tokens.owner });
    const { text: before } = await fetchMetrics(gatewayUrl);
    expect(before).toMatch(/^watched_lists 1$/m);
    expect(before).toMatch(/^graphql_streams 2$/m);

    const { alert_id } = await anAlert(graph);

    for (const events of [one, other]) expect((await events.next())[0]?.data.alertChanges.alertId).toBe(alert_id);
    const operations = new Set(graph.posts());
    expect(operations).toEqual(new Set(['monitoring.alert.list', 'identity.project.list']));
    one.close();
    other.close();
    await expect
      .poll(async () => (await fetchMetrics(gatewayUrl)).text, { timeout: 30_000 })
      .toMatch(/^watched_lists 0$/m);
  });
});

const fetchMetrics = async (gatewayUrl: string) => ({ text: await (await fetch(`${gatewayUrl}/metrics`)).text() });

describe('other changes', () => {
  it('are reported for maintenance windows, which are resolved when they close', async () => {
    await using graph = await createLiveGraph();
    const { owner, projects, domainId: domain_id } = graph;
    const query = `subscription ($projectId: ID) {
      maintenanceWindowChanges(projectId: $projectId) { kind maintenanceWindowId maintenanceWindow { title projects { name } } }
    }`;
    const variables = { projectId: projects[0] };
    using events = await openEventReader(graph.gatewayUrl, query, { token: graph.tokens.owner, variables });

    const times = { start_time: '2026-01-01T00:00:00Z', end_time: '2036-01-01T00:00:00Z' };
    const window = { title: 'Move', projects: [projects[0]], ...times, domain_id };
    const { maintenance_window_id } = await owner.call(maintenanceWindow.create, window);
    const [created] = await events.next();
    await owner.call(maintenanceWindow.close, { maintenance_window_id, domain_id });
    const [closed] = await events.next();

    const of = { maintenanceWindowId: maintenance_window_id };
    const maintenanceWindowNow = { title: 'Move', projects: [{ name: 'Shop' }] };
    expect([created?.data, closed?.data].map((data) => data.maintenanceWindowChanges)).toEqual([
      { kind: 'CREATED', ...of, maintenanceWindow: maintenanceWindowNow },
      { kind: 'RESOLVED', ...of, maintenanceWindow: maintenanceWindowNow },
    ]);
  });

  it('are reported for budgets', async () => {
    await using graph = await createLiveGraph();
    const { owner, projects, dataSourceId: data_source_id, workspaces } = graph;
    const query = 'subscription { budgetChanges { kind budget { name project { name } } } }';
    using events = await openEventReader(graph.gatewayUrl, query, { token: graph.tokens.owner });

    const period = { time_unit: 'TOTAL' as const, start: '2026-01', end: '2026-12', limit: 100 };
    const target = { resource_group: 'PROJECT' as const, project_id: projects[0], workspace_id: workspaces[0] };
    await owner.call(budget.create, { name: 'Year', data_source_id, ...period, ...target });

    const [created] = await events.next();
    expect(created?.errors ?? created?.data.budgetChanges).toEqual({
      kind: 'CREATED',
      budget: { name: 'Year', project: { name: 'Shop' } },
    });
  });

  it('are reported for jobs, which are resolved when they finish', async () => {
    await using graph = await createLiveGraph();
    const { put, domainId: domain_id, workspaces } = graph;
    const query = 'subscription { inventoryJobChanges { kind inventoryJob { id status } } }';
    const job_id = `job-${domain_id}`;
    const run = { job_id, domain_id, workspace_id: workspaces[0], plugin_id: 'plugin-aws' };
    using events = await openEventReader(graph.gatewayUrl, query, { token: graph.tokens.owner });

    await put('inventory_v2_jobs', [{ ...run, status: 'IN_PROGRESS' }]);
    const [started] = await events.next();
    await put('inventory_v2_jobs', [{ ...run, status: 'FAILURE' }]);
    const [finished] = await events.next();
    await graph.owner.call(job.delete, { job_id });
    const [deleted] = await events.next();

    expect([started, finished, deleted].map((event) => event?.errors ?? event?.data.inventoryJobChanges)).toEqual([
      { kind: 'CREATED', inventoryJob: { id: job_id, status: 'IN_PROGRESS' } },
      { kind: 'RESOLVED', inventoryJob: { id: job_id, status: 'FAILURE' } },
      { kind: 'DELETED', inventoryJob: null },
    ]);
  });
});

describe('a subscriber that was interrupted', () => {
  it.each(['header', 'extensions'])('resumes at another gateway without a gap, by %s', async (where) => {
    await using graph = await createLiveGraph();
    await using other = await createLiveGraph({});
    const { tokens } = graph;
    const first = await openEventReader(graph.gatewayUrl, ALERTS, { token: tokens.owner });
    await anAlert(graph, { title: 'Seen' });
    const [seen] = await first.next();
    first.close();
    await anAlert(graph, { title: 'Missed' });

    const lastEventId = first.lastEventId() ?? '';
    expect(seen).toMatchObject({ extensions: { eventId: lastEventId } });
    const place = where === 'header' ? { headers: { 'last-event-id': lastEventId } } : { extensions: { lastEventId } };
    using again = await openEventReader(other.gatewayUrl, ALERTS, { token: tokens.owner, ...place });
    await anAlert(graph, { title: 'Next' });

    const titles = (await again.next(2)).map(({ data }) => data.alertChanges.alert.title);
    expect(titles).toEqual(['Missed', 'Next']);
  });

  it('resumes before its first event', async () => {
    await using graph = await createLiveGraph();
    const { gatewayUrl, tokens } = graph;
    await anAlert(graph, { title: 'Old' });
    const first = await openEventReader(gatewayUrl, ALERTS, { token: tokens.owner });
    const waiting = first.next();
    await expect.poll(() => first.lastEventId(), { timeout: 30_000 }).toBeDefined();
    first.close();
    await waiting;
    await anAlert(graph, { title: 'Missed' });

    const headers = { 'last-event-id': first.lastEventId() ?? '' };
    using again = await openEventReader(gatewayUrl, ALERTS, { token: tokens.owner, headers });
    expect((await again.next())[0]?.data.alertChanges.alert.title).toBe('Missed');
  });

  it('resumes exactly amid hundreds of changes of one instant, by an id of at most 256 characters', async () => {
    await using graph = await createLiveGraph();
    await using other = await createLiveGraph({});
    const { tokens } = graph;
    const many = 300;
    const webhook = await aWebhook(graph);
    using first = await openEventReader(graph.gatewayUrl, ALERTS, { token: tokens.owner });
    const read = async (events: typeof first, count: number) =>
      (await events.next(count)).map(({ data, extensions }) => {
        const { alert, alertId, kind } = data.alertChanges;
        return { id: alertId, kind, title: alert.title, eventId: String(extensions?.eventId) };
      });

    // The events of one delivery have one time.
    const events = Array.from({ length: many }, (_, at) => ({ event_key: `${at}`, title: `Alert ${at}` }));
    expect((await postToWebhook(graph, webhook, events)).status).toBe(200);
    const seen = await read(first, many);
    const middle = seen[many / 2 - 1]?.eventId ?? '';
    using again = await openEventReader(other.gatewayUrl, ALERTS, {
      token: tokens.owner,
      headers: { 'last-event-id': middle },
    });
    const rest = await read(again, many / 2);
    await anAlert(graph, { title: 'Next' });
    const [next] = await read(again, 1);

    expect(new Set(seen.map(({ id }) => id)).size).toBe(many);
    expect(Math.max(...[...seen, ...rest].map(({ eventId }) => eventId.length))).toBeLessThanOrEqual(256);
    expect(rest.map(({ id }) => id).sort()).toEqual(
      seen
        .slice(many / 2)
        .map(({ id }) => id)
        .sort(),
    );
    expect(next).toMatchObject({ kind: 'CREATED', title: 'Next' });
  });

  it('learns that an event id is not valid', async () => {
    await using graph = await createLiveGraph();
    const headers = { 'last-event-id': 'nonsense' };
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner, headers });
    const [refused] = await events.rest();
    expect(refused?.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', inputPath: ['lastEventId'] });
    expect(events.isComplete()).toBe(true);
  });
});

describe('a stream', () => {
  it('is refused without a token, and ends when the user is disabled', async () => {
    await using graph = await createLiveGraph();
    const { gatewayUrl, tokens, put, domainId: domain_id, users } = graph;
    using refused = await openEventReader(gatewayUrl, ALERTS);
    const [error] = await refused.rest();
    expect(error?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

    using events = await openEventReader(gatewayUrl, ALERTS, { token: tokens.member });
    await put('users', [{ user_id: users.member, domain_id, state: 'DISABLED' }]);
    const [end] = await events.rest();
    expect(end?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(events.isComplete()).toBe(true);
  });

  it('ends with a code when the server shuts down, and is not complete', async () => {
    const graph = await createLiveGraph({});
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });
    const rest = events.rest();
    await graph.facade.close();
    const [end] = await rest;
    expect(end?.errors?.[0]?.extensions.code).toBe('SERVER_SHUTDOWN');
    expect(events.isComplete()).toBe(false);
  });

  it('is one of a bounded number for each user', async () => {
    await using graph = await createLiveGraph({ STREAMS: 'user=1' });
    const { gatewayUrl, tokens } = graph;
    using first = await openEventReader(gatewayUrl, ALERTS, { token: tokens.owner });
    using second = await openEventReader(gatewayUrl, ALERTS, { token: tokens.owner });
    expect([first.status, second.status]).toEqual([200, 429]);
    expect((await second.json()).errors?.[0]?.extensions.code).toBe('TOO_MANY_STREAMS');
    using other = await openEventReader(gatewayUrl, ALERTS, { token: tokens.member });
    expect(other.status).toBe(200);
  });

  it('answers a query as its only event, if the client accepts nothing else', async () => {
    await using graph = await createLiveGraph();
    using events = await openEventReader(graph.gatewayUrl, '{ __typename }', { token: graph.tokens.owner });
    expect(await events.rest()).toEqual([{ data: { __typename: 'Query' } }]);
    expect(events.isComplete()).toBe(true);
  });

  it('is required for a subscription: clients that accept only JSON are refused', async () => {
    await using graph = await createLiveGraph();
    const { errors } = await graph.asOwner(ALERTS);
    expect(errors?.[0]?.extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
    expect(errors?.[0]?.message).toContain('text/event-stream');
  });
});
