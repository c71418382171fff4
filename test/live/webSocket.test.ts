import { request } from 'node:http';
import { createClient as createSseClient } from 'graphql-sse';
import { type Client, createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { alert } from '../../contract/monitoring/alert.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { createLiveGraph } from './liveGraph.ts';

const ALERTS = 'subscription Alerts { alertChanges { kind alert { title project { name } } } }';

/** A client that never connects again by itself. */
const makeClient = (gatewayUrl: string, connectionParams?: Record<string, unknown>, origin?: string): Client => {
  const headers: Record<string, string> = origin === undefined ? {} : { origin };
  return createClient({
    url: `${gatewayUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string | string[]) {
        super(url, protocols, { headers });
      }
    },
    ...(connectionParams && { connectionParams }),
    retryAttempts: 0,
  });
};

/** The next result. The subscription has started when the first change is made after `started`. */
const next = async (results: AsyncIterator<unknown>) => (await results.next()).value;

/** Repeats a change until the stream reports it: only then has the subscription certainly started. */
const firstResult = async (results: AsyncIterator<unknown>, change: () => Promise<unknown>) => {
  const result = next(results);
  let isThere = false;
  void result.then(
    () => {
      isThere = true;
    },
    () => {
      isThere = true;
    },
  );
  while (!isThere) {
    await change();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return result;
};

describe('a WebSocket', () => {
  it('carries subscriptions, authenticated by what it is started with', async () => {
    await using graph = await createLiveGraph();
    const client = makeClient(graph.gatewayUrl, { authorization: `Bearer ${graph.tokens.owner}` });
    const results = client.iterate({ query: ALERTS });

    const first = await firstResult(results, () => anAlert(graph, { title: 'Disk full' }));

    expect(first).toMatchObject({
      data: { alertChanges: { kind: 'CREATED', alert: { title: 'Disk full', project: { name: 'Shop' } } } },
      extensions: { eventId: expect.any(String) },
    });
    await results.return?.();
    await client.dispose();
  });

  it('carries queries and mutations', async () => {
    await using graph = await createLiveGraph();
    const client = makeClient(graph.gatewayUrl, { authorization: `Bearer ${graph.tokens.owner}` });
    const query = 'mutation ($input: AlertCreateInput!) { alertCreate(input: $input) { alert { title } } }';
    const input = { title: 'By hand', projectId: graph.projects[0] };

    const result = await next(client.iterate({ query, variables: { input } }));

    expect(result).toEqual({ data: { alertCreate: { alert: { title: 'By hand' } } } });
    await client.dispose();
  });

  it('resumes from an event id', async () => {
    await using graph = await createLiveGraph();
    const client = makeClient(graph.gatewayUrl, { authorization: `Bearer ${graph.tokens.owner}` });
    const results = client.iterate({ query: ALERTS });
    const seen = (await firstResult(results, () => anAlert(graph, { title: 'Seen' }))) as {
      readonly extensions: { readonly eventId: string };
    };
    await results.return?.();
    await anAlert(graph, { title: 'Missed' });

    const again = client.iterate({ query: ALERTS, extensions: { lastEventId: seen.extensions.eventId } });
    const titles = new Set<unknown>();
    while (!titles.has('Missed'))
      titles.add(
        ((await next(again)) as { data: { alertChanges: { alert: { title: string } } } }).data.alertChanges.alert.title,
      );
    expect([...titles].at(-1)).toBe('Missed');
    await again.return?.();
    await client.dispose();
  });

  it('answers errors of the operation, and of the caller', async () => {
    await using graph = await createLiveGraph();
    const client = makeClient(graph.gatewayUrl);

    await expect(next(client.iterate({ query: '{ nothing }' }))).rejects.toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
    expect(await next(client.iterate({ query: ALERTS }))).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await client.dispose();
  });

  it('polls no more once its client has completed the subscription', async () => {
    await using graph = await createLiveGraph({});
    const client = makeClient(graph.gatewayUrl, { authorization: `Bearer ${graph.tokens.owner}` });
    const results = client.iterate({ query: ALERTS });
    await firstResult(results, () => anAlert(graph));
    const metrics = async () => (await fetch(`${graph.gatewayUrl}/metrics`)).text();
    expect(await metrics()).toMatch(/^graphql_streams 1$/m);

    await results.return?.();

    await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^graphql_streams 0$/m);
    expect(await metrics()).toMatch(/^watched_lists 0$/m);
    await client.dispose();
  });

  it('is closed with code 1001 when the server shuts down', async () => {
    const graph = await createLiveGraph({});
    const client = makeClient(graph.gatewayUrl, { authorization: `Bearer ${graph.tokens.owner}` });
    const results = client.iterate({ query: ALERTS });
    await firstResult(results, () => anAlert(graph));
    const rest = (async () => {
      while (!(await results.next()).done);
    })();

    await Promise.all([graph.facade.close(), expect(rest).rejects.toMatchObject({ code: 1001 })]);
    await client.dispose();
  });

  it('is refused to pages of origins that are not listed', async () => {
    await using graph = await createLiveGraph({ CORS_ORIGINS: 'https://app.example.com' });
    const { gatewayUrl, tokens } = graph;
    const authorization = `Bearer ${tokens.owner}`;

    const foreign = makeClient(gatewayUrl, { authorization }, 'https://evil.example.com');
    await expect(next(foreign.iterate({ query: '{ __typename }' }))).rejects.toThrow();
    for (const origin of ['https://app.example.com', gatewayUrl]) {
      const listed = makeClient(gatewayUrl, { authorization }, origin);
      expect(await next(listed.iterate({ query: '{ __typename }' }))).toEqual({ data: { __typename: 'Query' } });
      await listed.dispose();
    }
    await foreign.dispose();
  });
});

describe('the client of graphql-sse', () => {
  it('subscribes and asks', async () => {
    await using graph = await createLiveGraph();
    const headers = { authorization: `Bearer ${graph.tokens.owner}` };
    const client = createSseClient({ url: `${graph.gatewayUrl}/graphql`, headers, retryAttempts: 0 });

    expect(await next(client.iterate({ query: '{ __typename }' }))).toEqual({ data: { __typename: 'Query' } });
    const results = client.iterate({ query: ALERTS });
    const { alert_id } = await anAlert(graph, { title: 'First' });
    const first = await firstResult(results, () =>
      graph.owner.call(alert.update, { alert_id, title: `${Date.now()}` }),
    );
    expect(first).toMatchObject({ data: { alertChanges: { alert: { project: { name: 'Shop' } } } } });
    await results.return?.();
    client.dispose();
  });
});

describe('a request that offers another protocol', () => {
  it.each(['h2c', 'websocket'])('an incomplete upgrade to %s is answered as an ordinary request', async (upgrade) => {
    await using graph = await createLiveGraph();
    const body = JSON.stringify({ query: '{ __typename }' });
    const headers = { 'content-type': 'application/json', connection: 'Upgrade', upgrade };
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const sent = request(`${graph.gatewayUrl}/graphql`, { method: 'POST', headers }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    sent.on('error', reject).end(body);
    expect(JSON.parse(await promise)).toEqual({ data: { __typename: 'Query' } });
  });
});
