import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { federate, type TestContext } from './federate.ts';
import { serve } from './serve.ts';

/** Two steps, the first of which takes its time and says whether it was told to stop. */
const slow = () => {
  const seen = { steps: [] as string[], told: false };
  const wait = async (_: unknown, __: unknown, { signal }: TestContext) => {
    seen.steps.push('first');
    if (signal instanceof AbortSignal) signal.addEventListener('abort', () => Object.assign(seen, { told: true }));
    await sleep(150);
    return { id: '1' };
  };
  const subgraphs = {
    a: {
      sdl: 'type Query { user: User } type User @key(fields: "id") { id: ID! }',
      resolvers: { Query: { user: wait } },
    },
    b: {
      sdl: 'type User @key(fields: "id") { id: ID! badge: String }',
      resolvers: { User: { badge: () => seen.steps.push('second') && 'gold' } },
    },
  };
  return { seen, subgraphs };
};

describe('a request that ends early', () => {
  it('stops the plan before its next fetch, and hands the signal to the executors', async () => {
    const { subgraphs, seen } = slow();
    const { engine } = federate(subgraphs);
    const controller = new AbortController();

    const answer = engine.execute({
      text: '{ user { badge } }',
      context: { signal: controller.signal },
      signal: controller.signal,
    });
    await expect.poll(() => seen.steps, { interval: 5 }).toEqual(['first']);
    controller.abort();
    const { data, errors } = await answer;

    expect(seen).toEqual({ steps: ['first'], told: true });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('REQUEST_STOPPED');
  });

  it('by its deadline is answered at once, although a subgraph pays no heed', async () => {
    const { subgraphs, seen } = slow();
    await using gateway = await serve(subgraphs, { deadlineMs: 100 });

    const response = await gateway.post({ query: '{ user { badge } }' });

    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'GATEWAY_TIMEOUT' } }] });
    await sleep(200);
    expect(seen).toEqual({ steps: ['first'], told: true });
  });

  it.each(['50', '0'])('by the time its client gives it, %s ms, is answered then', async (timeoutMs) => {
    const { subgraphs } = slow();
    await using gateway = await serve(subgraphs);

    const response = await gateway.post({ query: '{ user { badge } }' }, { 'x-request-timeout-ms': timeoutMs });

    expect(response.status).toBe(504);
  });

  it.each(['999999999', '-1', 'soon', ''])('is not given another time by “%s”', async (timeoutMs) => {
    const { subgraphs } = slow();
    await using gateway = await serve(subgraphs);

    const response = await gateway.post({ query: '{ user { badge } }' }, { 'x-request-timeout-ms': timeoutMs });

    expect(await response.json()).toEqual({ data: { user: { badge: 'gold' } } });
  });

  it('by its client leaving stops the plan', async () => {
    const { subgraphs, seen } = slow();
    await using gateway = await serve(subgraphs);
    const leaving = new AbortController();
    const body = JSON.stringify({ query: '{ user { badge } }' });
    const headers = { 'content-type': 'application/json' };

    const request = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal });
    await expect.poll(() => seen.steps, { interval: 5 }).toEqual(['first']);
    leaving.abort();
    await expect(request).rejects.toThrow();

    await sleep(200);
    expect(seen).toEqual({ steps: ['first'], told: true });
  });
});
