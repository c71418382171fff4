import { describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { createLiveGraph } from './liveGraph.ts';
import { openEventReader } from './serverSentEvents.ts';

const OVERVIEW = 'query Overview @live(every: 1) { alerts { totalCount nodes { title state project { name } } } }';

describe('a live query', () => {
  it('sends its whole result again after each change, and nothing otherwise', async () => {
    await using graph = await createLiveGraph();
    const { alert_id } = await anAlert(graph, { title: 'Disk full' });
    using events = await openEventReader(graph.gatewayUrl, OVERVIEW, { token: graph.tokens.owner });

    const [first] = await events.next();
    expect(first).toEqual({
      data: {
        alerts: { totalCount: 1, nodes: [{ title: 'Disk full', state: 'TRIGGERED', project: { name: 'Shop' } }] },
      },
    });
    graph.posts();
    // Runs without a change send nothing: the next event is that of the change.
    await expect.poll(() => graph.posts().length, { timeout: 30_000 }).toBeGreaterThan(0);
    await graph.owner.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });
    const [second] = await events.next();
    expect(second).toEqual({
      data: {
        alerts: { totalCount: 1, nodes: [{ title: 'Disk full', state: 'ACKNOWLEDGED', project: { name: 'Shop' } }] },
      },
    });
    await anAlert(graph, { title: 'Next' });
    const [third] = await events.next();
    expect(third).toEqual(await graph.asOwner(OVERVIEW));
  });

  it('shares its runs with equal ones of the caller', async () => {
    await using graph = await createLiveGraph({});
    const { gatewayUrl, tokens } = graph;
    const query = 'query @live(every: 3600) { alerts { totalCount } }';
    using one = await openEventReader(gatewayUrl, query, { token: tokens.owner });
    await one.next();
    graph.posts();
    using same = await openEventReader(gatewayUrl, query, { token: tokens.owner });
    expect((await same.next())[0]).toEqual({ data: { alerts: { totalCount: 0 } } });
    expect(graph.posts()).toEqual([]);
    using other = await openEventReader(gatewayUrl, query, { token: tokens.member });
    await other.next();
    expect(graph.posts()).toEqual(['monitoring.alert.list']);
  });

  it('is answered once to a client that accepts JSON alone', async () => {
    await using graph = await createLiveGraph();
    expect(await graph.asOwner('query @live { __typename }')).toEqual({ data: { __typename: 'Query' } });
  });
});
