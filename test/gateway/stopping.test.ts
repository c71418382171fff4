import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createEngine, httpExecutor, startGateway } from '../../gateway/index.ts';
import { federate, type TestContext } from './federate.ts';
import { listen } from './overHttp.ts';
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

/** Two subgraphs behind HTTP, of which one never answers and says whether its caller hung up. */
async function unanswered() {
  const seen = { asked: [] as string[], hungUp: 0 };
  const silent = await listen(async (request, response) => {
    seen.asked.push(JSON.parse(await text(request)).query);
    response.on('close', () => {
      seen.hungUp++;
    });
  });
  const subgraphs = {
    a: { sdl: 'type Query { x: Int y: User } type Mutation { first: User } type User @key(fields: "id") { id: ID! }' },
    b: {
      sdl: 'type Query { z: Int } type Mutation { second: Int } type User @key(fields: "id") { id: ID! badge: String }',
    },
  };
  const { supergraphSdl } = federate(subgraphs);
  const executors = {
    a: httpExecutor<TestContext>({ name: 'a', url: silent.url }),
    b: httpExecutor<TestContext>({ name: 'b', url: silent.url }),
  };
  const close = async () => {
    await Promise.all(Object.values(executors).map((executor) => executor.close()));
    await silent.close();
  };
  return { seen, engine: createEngine({ supergraphSdl, executors }), [Symbol.asyncDispose]: close };
}

describe('a request that ends early, its subgraphs behind HTTP,', () => {
  it.each([
    { given: 'one fetch', query: '{ x }', fetches: 1 },
    { given: 'several fetches at once', query: '{ x z }', fetches: 2 },
    { given: 'a fetch that others wait for', query: '{ y { badge } }', fetches: 1 },
    { given: 'a mutation, whose next is not begun', query: 'mutation { first { badge } second }', fetches: 1 },
  ])('hangs up on $given and asks no more', async ({ query, fetches }) => {
    await using graph = await unanswered();
    const leaving = new AbortController();

    const answer = graph.engine.execute({ text: query, context: {}, signal: leaving.signal });
    await expect.poll(() => graph.seen.asked.length, { interval: 5 }).toBe(fetches);
    leaving.abort();

    expect((await answer).errors).toMatchObject([{ extensions: { code: 'REQUEST_STOPPED' } }]);
    await expect.poll(() => graph.seen.hungUp, { interval: 5 }).toBe(fetches);
    expect(graph.seen.asked).toHaveLength(fetches);
  });

  it('by its deadline hangs up, too', async () => {
    await using graph = await unanswered();
    const logger = pino({ level: 'silent' });
    const { engine } = graph;
    const options = { engine, createContext: () => ({}), host: '127.0.0.1', port: 0, logger, deadlineMs: 200 };
    const gateway = await startGateway(options);

    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: '{ x z }' });
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });

    expect(response.status).toBe(504);
    await expect.poll(() => graph.seen.hungUp, { interval: 5 }).toBe(2);
    await gateway.close();
  });
});
