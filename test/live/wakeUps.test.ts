import { describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { INTERNAL_TOKEN } from '../service/kit.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { openEvents } from './events.ts';
import { liveGraph } from './stack.ts';

const ALERTS = 'subscription { alertChanges { kind alert { title } } }';

describe('with wake-ups of the service', () => {
  /** Without a wake-up, the next poll would come long after the test has failed. */
  const RARE = { POLL_MIN_MS: '600000', POLL_MAX_MS: '600000', INTERNAL_TOKEN };

  it('a change is told at once, and other domains are not polled', async () => {
    await using graph = await liveGraph(RARE);
    await using other = await liveGraph();
    using events = await openEvents(graph.gatewayUrl, ALERTS, { token: graph.tokens.owner });

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

  it('needs the internal token', async () => {
    await using graph = await liveGraph();
    for (const authorization of ['', `Bearer ${graph.tokens.admin}`, `Bearer ${INTERNAL_TOKEN}x`]) {
      const { status } = await fetch(`${graph.url}/internal/changes`, { headers: { authorization } });
      expect(status).toBe(401);
    }
  });
});
