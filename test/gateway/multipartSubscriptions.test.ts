import { describe, expect, it } from 'vitest';
import { openMultipart } from './multipart.ts';
import { startStreamingGateway } from './streamingSubgraphs.ts';

const CHANGED = 'subscription { productChanged { number product { name stock } } }';
const ACCEPT = 'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json';
const change = (number: number) => ({ number, product: { upc: 'tv', name: 'Television', price: 5 } });
const payload = (number: number) => ({
  payload: { data: { productChanged: { number, product: { name: 'Television', stock: 2 } } } },
});

const subscribe = async (url: string, subscribers: () => number) => {
  const parts = await openMultipart(url, { query: CHANGED, accept: ACCEPT, token: 't' });
  await expect.poll(subscribers, { timeout: 30_000 }).toBe(1);
  return parts;
};

describe('a multipart subscription', () => {
  it('has a part with a payload for each event, and a last delimiter', async () => {
    await using graph = await startStreamingGateway('WebSocket');
    using parts = await subscribe(graph.url, graph.subscribers);

    graph.send(change(1));
    expect(await parts.next()).toEqual(payload(1));
    graph.send(change(2));
    graph.complete();
    expect(await parts.rest()).toEqual([payload(2)]);
    expect(parts.headers.get('content-type')).toBe('multipart/mixed;boundary="-";subscriptionSpec=1.0');
  });

  it('ends at the subgraph when its client leaves', async () => {
    await using graph = await startStreamingGateway('WebSocket');
    const parts = await subscribe(graph.url, graph.subscribers);
    parts.close();
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(0);
  });

  it('ends with an error that belongs to no payload when the subgraph dies', async () => {
    await using graph = await startStreamingGateway('WebSocket');
    using parts = await subscribe(graph.url, graph.subscribers);
    graph.kill();
    const message = 'Subgraph "catalog" has ended the stream.';
    expect(await parts.rest()).toMatchObject([{ payload: null, errors: [{ message }] }]);
  });

  it('keeps the errors of an event in its payload', async () => {
    await using graph = await startStreamingGateway('WebSocket');
    const query = 'subscription { productChanged { number broken } }';
    using parts = await openMultipart(graph.url, { query, accept: ACCEPT, token: 't' });
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(1);
    graph.send(change(1));
    const errors = [expect.objectContaining({ path: ['productChanged', 'broken'] })];
    expect(await parts.next()).toEqual({ payload: { data: { productChanged: { number: 1, broken: null } }, errors } });
  });

  it('is not used for a query, a refused document or other multipart types', async () => {
    await using graph = await startStreamingGateway('WebSocket');
    const send = (query: string, accept: string) => openMultipart(graph.url, { query, accept, token: 't' });

    using query = await send('{ __typename }', ACCEPT);
    using refused = await send('subscription { unknown }', ACCEPT);
    using other = await send(CHANGED, 'multipart/mixed, application/json');

    expect([query.status, await query.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
    expect(await other.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] });
    expect(graph.subscribers()).toBe(0);
  });
});
