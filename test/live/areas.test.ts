import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { alert } from '../../contract/monitoring/alert.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { INTERNAL_TOKEN } from '../service/testDomain.ts';
import { createLiveGraph, RARE_POLLS } from './liveGraph.ts';
import { type EventReader, openEventReader } from './serverSentEvents.ts';

const ALERTS =
  'subscription { alertChanges { kind alert { title state project { name dashboards { totalCount } } } } }';

/** A gateway whose areas are behind HTTP. */
const apart = () => createLiveGraph({}, true);

const readTitles = async (events: EventReader, count: number) =>
  (await events.next(count)).map(({ data, errors }) => errors ?? data.alertChanges.alert.title);

/** Streams of the monitoring area. */
const streamsAt = async (url: string) =>
  /^graphql_streams (\d+)$/m.exec(await (await fetch(new URL('/metrics', url))).text())?.[1];

describe('subscriptions to areas in other processes', () => {
  it('report changes with references of other areas', async () => {
    await using graph = await apart();
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });

    const { alert_id } = await anAlert(graph, { title: 'Disk full' });
    const created = await events.next();
    await graph.owner.call(alert.update, { alert_id, state: 'RESOLVED' });
    const resolved = await events.next();
    await graph.owner.call(alert.delete, { alert_id });
    const deleted = await events.next();

    const of = { title: 'Disk full', project: { name: 'Shop', dashboards: { totalCount: 0 } } };
    expect([created, resolved, deleted].flat().map(({ data, errors }) => errors ?? data.alertChanges)).toEqual([
      { kind: 'CREATED', alert: { ...of, state: 'TRIGGERED' } },
      { kind: 'RESOLVED', alert: { ...of, state: 'RESOLVED' } },
      { kind: 'DELETED', alert: null },
    ]);
  });

  it('resume without a gap, also before their first event', async () => {
    await using graph = await apart();
    const { gatewayUrl, tokens } = graph;
    await anAlert(graph, { title: 'Old' });
    const first = await openEventReader(gatewayUrl, ALERTS, { token: tokens.owner });
    const startId = first.headers.get('last-event-id') ?? '';
    await anAlert(graph, { title: 'Seen' });
    expect(await readTitles(first, 1)).toEqual(['Seen']);
    first.close();
    await anAlert(graph, { title: 'Missed' });

    const from = (id = '') =>
      openEventReader(gatewayUrl, ALERTS, { token: tokens.owner, headers: { 'last-event-id': id } });
    using again = await from(first.lastEventId());
    using fromStart = await from(startId);
    await anAlert(graph, { title: 'Next' });

    expect(await readTitles(again, 2)).toEqual(['Missed', 'Next']);
    expect(await readTitles(fromStart, 3)).toEqual(['Seen', 'Missed', 'Next']);
  });

  it('are refused without a token, and end when the user is disabled', async () => {
    await using graph = await apart();
    const { gatewayUrl, tokens, put, domainId: domain_id, users } = graph;
    using refused = await openEventReader(gatewayUrl, ALERTS);
    using events = await openEventReader(gatewayUrl, ALERTS, { token: tokens.member });
    await put('users', [{ user_id: users.member, domain_id, state: 'DISABLED' }]);

    for (const stream of [refused, events]) {
      const [end] = await stream.rest();
      expect(end?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(stream.isComplete()).toBe(true);
    }
  });

  it('are reported at once with wake-ups, which the area receives', async () => {
    await using graph = await createLiveGraph({ INTERNAL_TOKEN }, true, RARE_POLLS);
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });
    await anAlert(graph, { title: 'Disk full' });
    expect(await readTitles(events, 1)).toEqual(['Disk full']);
  });

  it('end at the area when the client leaves', async () => {
    await using graph = await apart();
    const area = graph.areas?.urls.monitoring ?? '';
    const events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });
    expect(await streamsAt(area)).toBe('1');
    events.close();
    await expect.poll(() => streamsAt(area), { timeout: 30_000 }).toBe('0');
  });

  it('end with a code when the area shuts down, and may be continued', async () => {
    await using graph = await apart();
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });
    const rest = events.rest();
    await graph.areas?.close();
    expect((await rest).map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['SERVER_SHUTDOWN']);
    expect(events.isComplete()).toBe(false);
  });
});

describe('an area', () => {
  it('reports changes by WebSocket, as other gateways subscribe', async () => {
    await using graph = await apart();
    const client = createClient({
      url: graph.areas?.urls.monitoring.replace('http', 'ws') ?? '',
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${graph.tokens.owner}` },
      retryAttempts: 0,
    });
    const events = client.iterate({ query: 'subscription { alertChanges { alert { title } } }' });
    let latest: unknown;
    void events.next().then(({ value }) => {
      latest = value.data;
    });

    // Only the first event says that the subscription has started.
    const change = async () => {
      await anAlert(graph, { title: 'Disk full' });
      return latest;
    };
    await expect.poll(change, { timeout: 30_000 }).toEqual({ alertChanges: { alert: { title: 'Disk full' } } });
    await client.dispose();
  });

  it.each([
    { given: 'no JSON', body: '{', status: 400, code: 'BAD_REQUEST' },
    { given: 'no GraphQL', body: '{"query":"{"}', status: 400, code: 'GRAPHQL_PARSE_FAILED' },
    { given: 'a field it does not have', body: '{"query":"subscription { x }"}', code: 'GRAPHQL_VALIDATION_FAILED' },
  ])('refuses a stream for $given', async ({ body, status = 400, code }) => {
    await using graph = await apart();
    const response = await fetch(graph.areas?.urls.monitoring ?? '', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });
});
