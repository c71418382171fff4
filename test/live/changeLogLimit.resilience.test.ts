/** What one read of the log has at most is less than what changed meanwhile. */
import { describe, expect, it } from 'vitest';
import { copyAlert } from '../service/monitoring/copyAlert.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { ALERT_SUBSCRIPTION, readChanges, readKinds, readUntilTitle, startListeningGraph } from './loggedChanges.ts';
import { openEventReader } from './serverSentEvents.ts';

describe('a subscription to a list whose changes are logged', () => {
  it('reports each of more changes than one read of the log has, after an interruption', {
    timeout: 120_000,
  }, async () => {
    await using graph = await startListeningGraph();
    const { gatewayUrl, tokens } = graph;
    using first = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    const { alert_id } = await anAlert(graph);
    const [known] = await readChanges(first, 1);

    await copyAlert(alert_id, 10_001);
    expect(await readKinds(first, 1)).toEqual(['UPSTREAM_UNAVAILABLE']);
    const headers = { 'last-event-id': known?.eventId ?? '' };
    using again = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner, headers });
    const received = await readChanges(again, 10_001);
    expect(received, `the last one: ${JSON.stringify(received.at(-1))}`).toHaveLength(10_001);
    await anAlert(graph, { title: 'Next' });
    received.push(...(await readUntilTitle(again, 'Next')));

    expect(new Set(received.map(({ id }) => id)).size).toBe(10_003);
    expect(received.length).toBeLessThanOrEqual(10_003);
  });
});
