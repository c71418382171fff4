import { describe, expect, it } from 'vitest';
import { openEvents } from '../live/events.ts';
import { startStreaming, type Transport } from './streamingSubgraphs.ts';

const CHANGED = `subscription Changed($zone: Int) {
  changed: productChanged { no: number product { title: name near: estimate far: estimate(zone: $zone) stock } }
}`;
const CALLER = { token: 't', headers: { 'x-tenant': 'blue', 'x-other': 'not sent on' } };
const change = (number: number) => ({ number, product: { upc: 'tv', name: 'Television', price: 5 } });

const started = async (graph: Awaited<ReturnType<typeof startStreaming>>, query = CHANGED) => {
  const events = await openEvents(graph.url, query, { ...CALLER, variables: { zone: 3 } });
  await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(1);
  return events;
};

describe.each<Transport>(['server-sent events', 'WebSocket'])('a subscription to a subgraph by %s', (transport) => {
  it('is answered for each event, with entities of another subgraph, requirements and aliases', async () => {
    await using graph = await startStreaming(transport);
    using events = await started(graph);

    for (const number of [1, 2]) graph.send(change(number));

    const product = { title: 'Television', near: 5, far: 15, stock: 2 };
    expect(await events.next(2)).toEqual([1, 2].map((no) => ({ data: { changed: { no, product } } })));
  });

  it('is for the caller: its token and the headers of the list are sent on', async () => {
    await using graph = await startStreaming(transport);
    using _events = await started(graph);

    const caller = { authorization: 'Bearer t', 'x-tenant': 'blue' };
    expect(graph.received).toMatchObject([{ headers: caller }]);
    expect(JSON.stringify(graph.received)).not.toContain('not sent on');
    if (transport === 'WebSocket') expect(graph.received).toMatchObject([{ connectionParams: caller }]);
  });

  it('goes on after an event with an error, which names the place', async () => {
    await using graph = await startStreaming(transport);
    using events = await started(graph, 'subscription { productChanged { number broken } }');

    for (const number of [1, 2]) graph.send(change(number));

    expect(await events.next(2)).toEqual(
      [1, 2].map((number) => ({
        data: { productChanged: { number, broken: null } },
        errors: [expect.objectContaining({ path: ['productChanged', 'broken'], message: 'It is broken.' })],
      })),
    );
  });

  it('ends at the subgraph when its client leaves', async () => {
    await using graph = await startStreaming(transport);
    const events = await started(graph);
    events.close();
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(0);
  });

  it('is complete when the subgraph completes it', async () => {
    await using graph = await startStreaming(transport);
    using events = await started(graph);
    graph.send(change(1));
    graph.complete();
    expect(await events.rest()).toMatchObject([{ data: { changed: { no: 1 } } }]);
    expect(events.isComplete()).toBe(true);
  });

  it('ends with a code when the subgraph dies', async () => {
    await using graph = await startStreaming(transport);
    using events = await started(graph);
    graph.kill();
    const errors = [
      {
        message: 'Subgraph "catalog" has ended the stream.',
        extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'catalog' },
      },
    ];
    expect(await events.rest()).toEqual([{ errors }]);
    expect(events.isComplete()).toBe(false);
  });

  it('is refused with a code when the subgraph cannot be reached', async () => {
    await using graph = await startStreaming(transport);
    graph.kill();
    using events = await openEvents(graph.url, CHANGED, CALLER);
    const errors = [
      {
        message: 'Subgraph "catalog" could not be reached.',
        extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'catalog' },
      },
    ];
    expect(await events.rest()).toEqual([{ errors }]);
  });

  it('ends with the error with which the subgraph refuses it', async () => {
    await using graph = await startStreaming(transport);
    using events = await openEvents(graph.url, CHANGED);
    const [refused] = await events.rest();
    expect(refused?.errors).toMatchObject([{ message: 'Who is it?', extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('ends at the subgraph when the gateway shuts down', async () => {
    await using graph = await startStreaming(transport);
    using events = await started(graph);
    const rest = events.rest();
    await graph.close();
    expect(await rest).toMatchObject([{ errors: [{ extensions: { code: 'SERVER_SHUTDOWN' } }] }]);
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(0);
  });
});
