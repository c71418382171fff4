/** What one read of the log has at most is less than what changed meanwhile. */
import { describe, expect, it } from 'vitest';
import { copyAlert } from '../service/monitoring/copyAlert.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { openEvents } from './events.ts';
import { ALERTS, kinds, listening, read, readUntil } from './loggedChanges.ts';

describe('O2: a subscription to a list whose changes are logged', () => {
  it('tells each of more changes than one read of the log has, after an interruption', {
    timeout: 120_000,
  }, async () => {
    await using graph = await listening();
    const { gatewayUrl, tokens } = graph;
    using first = await openEvents(gatewayUrl, ALERTS, { token: tokens.owner });
    const { alert_id } = await anAlert(graph);
    const [known] = await read(first, 1);

    await copyAlert(alert_id, 10_001);
    expect(await kinds(first, 1)).toEqual(['UPSTREAM_UNAVAILABLE']);
    const headers = { 'last-event-id': known?.eventId ?? '' };
    using again = await openEvents(gatewayUrl, ALERTS, { token: tokens.owner, headers });
    const told = await read(again, 10_001);
    expect(told, `the last one: ${JSON.stringify(told.at(-1))}`).toHaveLength(10_001);
    await anAlert(graph, { title: 'Next' });
    told.push(...(await readUntil(again, 'Next')));

    expect(new Set(told.map(({ id }) => id)).size).toBe(10_003);
    expect(told.length).toBeLessThanOrEqual(10_003);
  });
});
