import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { SubgraphEvents } from '../../gateway/engine/base/executor.ts';
import { openEventReader } from '../live/serverSentEvents.ts';
import { listenOnFreePort, makeHttpExecutor } from './federateOverHttp.ts';
import { startGatewayCommand } from './gatewayCommand.ts';
import { type StreamTransport, startStreamingGateway } from './streamingSubgraphs.ts';

const CHANGED = `subscription Changed($zone: Int) {
  changed: productChanged { no: number product { title: name near: estimate far: estimate(zone: $zone) stock } }
}`;
const CALLER = { token: 't', headers: { 'x-tenant': 'blue', 'x-other': 'not sent on' } };
const change = (number: number) => ({ number, product: { upc: 'tv', name: 'Television', price: 5 } });

const startSubscription = async (graph: Awaited<ReturnType<typeof startStreamingGateway>>, query = CHANGED) => {
  const events = await openEventReader(graph.url, query, { ...CALLER, variables: { zone: 3 } });
  await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(1);
  return events;
};

describe.each<StreamTransport>(['server-sent events', 'WebSocket'])(
  'a subscription to a subgraph by %s',
  (transport) => {
    it('is answered for each event, with entities of another subgraph, requirements and aliases', async () => {
      await using graph = await startStreamingGateway(transport);
      using events = await startSubscription(graph);

      for (const number of [1, 2]) graph.send(change(number));

      const product = { title: 'Television', near: 5, far: 15, stock: 2 };
      expect(await events.next(2)).toEqual([1, 2].map((no) => ({ data: { changed: { no, product } } })));
    });

    it('forwards the token and the listed headers of its caller', async () => {
      await using graph = await startStreamingGateway(transport);
      using _events = await startSubscription(graph);

      const caller = { authorization: 'Bearer t', 'x-tenant': 'blue' };
      expect(graph.received).toMatchObject([{ headers: caller }]);
      expect(JSON.stringify(graph.received)).not.toContain('not sent on');
      if (transport === 'WebSocket') expect(graph.received).toMatchObject([{ connectionParams: caller }]);
    });

    it.each([
      'subscription { productChanged @skip(if: true) { number } }',
      'subscription ($on: Boolean = false) { productChanged @include(if: $on) { number } }',
      'subscription { ...Root } fragment Root on Subscription { ... @include(if: true) { productChanged { number } } }',
    ])('has a root field without conditions: %s', async (query) => {
      await using graph = await startStreamingGateway(transport);
      using events = await openEventReader(graph.url, query, CALLER);

      expect((await events.json()).errors).toMatchObject([
        {
          message: 'The root field of a subscription has neither @skip nor @include.',
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
        },
      ]);
      expect(graph.received).toEqual([]);
    });

    it('goes on after an event with an error, which names the place', async () => {
      await using graph = await startStreamingGateway(transport);
      using events = await startSubscription(graph, 'subscription { productChanged { number broken } }');

      for (const number of [1, 2]) graph.send(change(number));

      expect(await events.next(2)).toEqual(
        [1, 2].map((number) => ({
          data: { productChanged: { number, broken: null } },
          errors: [expect.objectContaining({ path: ['productChanged', 'broken'], message: 'It is broken.' })],
        })),
      );
    });

    it('ends at the subgraph when its client leaves', async () => {
      await using graph = await startStreamingGateway(transport);
      const events = await startSubscription(graph);
      events.close();
      await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(0);
    });

    it('is complete when the subgraph completes it', async () => {
      await using graph = await startStreamingGateway(transport);
      using events = await startSubscription(graph);
      graph.send(change(1));
      graph.complete();
      expect(await events.rest()).toMatchObject([{ data: { changed: { no: 1 } } }]);
      expect(events.isComplete()).toBe(true);
    });

    it('ends with a code when the subgraph dies', async () => {
      await using graph = await startStreamingGateway(transport);
      using events = await startSubscription(graph);
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
      await using graph = await startStreamingGateway(transport);
      graph.kill();
      using events = await openEventReader(graph.url, CHANGED, CALLER);
      const errors = [
        {
          message: 'Subgraph "catalog" could not be reached.',
          extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'catalog' },
        },
      ];
      expect(await events.rest()).toEqual([{ errors }]);
    });

    it('ends with the error with which the subgraph refuses it', async () => {
      await using graph = await startStreamingGateway(transport);
      using events = await openEventReader(graph.url, CHANGED);
      const [refused] = await events.rest();
      expect(refused?.errors).toMatchObject([{ message: 'Who is it?', extensions: { code: 'UNAUTHENTICATED' } }]);
    });

    it('ends at the subgraph when the gateway shuts down', async () => {
      await using graph = await startStreamingGateway(transport);
      using events = await startSubscription(graph);
      const rest = events.rest();
      await graph.close();
      expect(await rest).toMatchObject([{ errors: [{ extensions: { code: 'SERVER_SHUTDOWN' } }] }]);
      await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(0);
    });
  },
);

describe('skein gateway', () => {
  it.each<StreamTransport>(['server-sent events', 'WebSocket'])('subscribes to a subgraph by %s', async (transport) => {
    await using graph = await startStreamingGateway(transport);
    const { catalog, shipping } = graph.subgraphUrls;
    const file = join(await mkdtemp(join(tmpdir(), 'skein-')), 'supergraph.graphql');
    await writeFile(file, graph.supergraphSdl);
    const urls = ['--subgraph', `catalog=${catalog}`, '--subgraph', `shipping=${shipping}`];
    const bySocket = ['--subscriptions', `catalog=${catalog.replace('http', 'ws')}`];
    await using gateway = startGatewayCommand([
      '--supergraph',
      file,
      ...urls,
      ...(transport === 'WebSocket' ? bySocket : []),
    ]);
    const [url = ''] = /http\S+(?=\/graphql)/.exec(await gateway.greeting()) ?? [];

    using events = await openEventReader(url, CHANGED, { ...CALLER, variables: { zone: 3 } });
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(1);
    graph.send(change(1));

    expect(await events.next()).toMatchObject([{ data: { changed: { no: 1, product: { far: 15, stock: 2 } } } }]);
    expect(graph.received.map(({ connectionParams }) => connectionParams !== undefined)).toEqual([
      transport === 'WebSocket',
    ]);
  });
});

/** Waits until a number no longer grows. */
const waitUntilStill = async (count: () => number) => {
  const growth = async () => {
    const before = count();
    await sleep(300);
    return before === 0 || count() > before;
  };
  await expect.poll(growth, { timeout: 30_000 }).toBe(false);
  return count();
};

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('a subgraph is read as fast as its client reads, and no event is lost', () => {
  it('by WebSocket', async () => {
    await using graph = await startStreamingGateway('WebSocket');
    using events = await openEventReader(graph.url, 'subscription { numbers { number filler } }', CALLER);

    const count = await waitUntilStill(graph.numbers);

    expect((await events.next(count)).map(({ data }) => data.numbers.number)).toEqual(upTo(count));
  });

  it('by server-sent events', async () => {
    let sent = 0;
    const server = await listenOnFreePort(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const next = () => `event: next\ndata: {"data":{"number":${++sent},"filler":"${'x'.repeat(65_536)}"}}\n\n`;
      while (!response.destroyed) if (!response.write(next())) await once(response, 'drain');
    });
    const executor = makeHttpExecutor(server.url);
    const text = 'subscription { number filler }';
    const request = { document: parse(text), text: () => text, cacheKey: text, variables: {} };
    const events = (await executor.subscribe(request, {})) as SubgraphEvents<unknown>;

    const count = await waitUntilStill(() => sent);

    const numbers: unknown[] = [];
    for await (const event of events) {
      numbers.push((await event.resolve({})).data?.number);
      if (numbers.length === count) break;
    }
    expect(numbers).toEqual(upTo(count));
    await server.close();
    await executor.close();
  });
});
