import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { isOnCitus } from '../service/replicas/replicas.ts';
import { CHANGES_TOKEN, INTERNAL_TOKEN } from '../service/testDomain.ts';
import { createLiveGraph, RARE_POLLS } from './liveGraph.ts';
import { openEventReader } from './serverSentEvents.ts';

const ALERTS = 'subscription { alertChanges { kind alert { title } } }';

describe('with wake-ups of the service', () => {
  /** Without a wake-up, the next poll would come long after the test has failed. */
  const rarelyPolled = () => createLiveGraph({ CHANGES_TOKEN }, false, RARE_POLLS);

  it('a change is reported at once, and other domains are not polled', async () => {
    await using graph = await rarelyPolled();
    await using other = await createLiveGraph();
    using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });

    const { alert_id } = await anAlert(graph, { title: 'Disk full' });
    const [created] = await events.next();
    await graph.owner.call(alert.update, { alert_id, state: 'RESOLVED' });
    const [resolved] = await events.next();
    await graph.owner.call(alert.delete, { alert_id });
    const [deleted] = await events.next();

    expect([created, resolved, deleted].map((one) => one?.errors ?? one?.data.alertChanges.kind)).toEqual([
      'CREATED',
      'RESOLVED',
      'DELETED',
    ]);
    graph.posts();
    await anAlert(other);
    await anAlert(graph, { title: 'Next' });
    expect((await events.next())[0]?.data.alertChanges.alert.title).toBe('Next');
    // A probe, the latest records, and the new one.
    expect(graph.posts().filter((operation) => operation === 'monitoring.alert.list').length).toBeLessThanOrEqual(4);
  });

  it.skipIf(isOnCitus)(
    `a change is reported at once when the clock was set back by an hour${isOnCitus ? ' (skipped: a cluster has no log of changes)' : ''}`,
    async () => {
      await using graph = await rarelyPolled();
      using events = await openEventReader(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });
      await anAlert(graph, { title: 'Before' });
      expect(await events.next()).toMatchObject([{ data: { alertChanges: { alert: { title: 'Before' } } } }]);

      onTestFinished(() => void vi.useRealTimers());
      vi.setSystemTime(Date.now() - 3_600_000);
      await anAlert(graph, { title: 'After' });

      expect(await events.next()).toMatchObject([{ data: { alertChanges: { alert: { title: 'After' } } } }]);
    },
  );

  it('a live query repeats the reads of what may have changed, and no others', async () => {
    await using graph = await rarelyPolled();
    const { gatewayUrl, tokens } = graph;
    const metrics = async () => (await fetch(`${gatewayUrl}/metrics`)).text();
    await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^change_feed_connected 1$/m);
    const query = 'query @live(every: 1) { alerts { nodes { title } } projects { totalCount } }';
    using events = await openEventReader(gatewayUrl, query, { token: tokens.owner });
    expect((await events.next())[0]?.data.alerts).toEqual({ nodes: [] });

    const sent: string[] = graph.posts();
    const runs = () =>
      sent.push(...graph.posts()) && sent.filter((operation) => operation === 'identity.project.list').length;
    await expect.poll(runs, { timeout: 30_000 }).toBeGreaterThan(2);
    expect(sent.filter((operation) => operation === 'monitoring.alert.list')).toHaveLength(1);

    await anAlert(graph, { title: 'Disk full' });
    expect(await events.next()).toMatchObject([{ data: { alerts: { nodes: [{ title: 'Disk full' }] } } }]);
  });

  it('a token listens to changes, and permits nothing else', async () => {
    await using graph = await createLiveGraph();
    const headers = { authorization: `Bearer ${CHANGES_TOKEN}`, 'content-type': 'application/json' };
    const end = new AbortController();
    const put = (path: string, body: object) =>
      fetch(`${graph.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

    const feed = await fetch(`${graph.url}/internal/changes`, { headers, signal: end.signal });
    end.abort();
    const refused = [
      await put('/internal/v1/directory/list', { kind: 'domains' }),
      await put('/internal/v1/directory/put', { kind: 'domains', items: [] }),
      await put('/secret/v1/trusted-secret/get-data', { trusted_secret_id: 'x', domain_id: 'x' }),
      await put('/monitoring/v1/alert/list', {}),
    ];

    expect(feed.status).toBe(200);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('needs a token that may listen', async () => {
    await using graph = await createLiveGraph();
    for (const authorization of ['', `Bearer ${graph.tokens.admin}`, `Bearer ${INTERNAL_TOKEN}x`]) {
      const { status } = await fetch(`${graph.url}/internal/changes`, { headers: { authorization } });
      expect(status).toBe(401);
    }
  });

  it('are not held back by proxies such as nginx', async () => {
    await using graph = await createLiveGraph();
    const end = new AbortController();
    const authorization = `Bearer ${INTERNAL_TOKEN}`;

    const { headers } = await fetch(`${graph.url}/internal/changes`, {
      headers: { authorization },
      signal: end.signal,
    });
    end.abort();

    expect(headers.get('x-accel-buffering')).toBe('no');
  });
});
