import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createEngine, type Engine, httpExecutor, startGateway } from '../../gateway/index.ts';
import { federate, type TestContext } from './federate.ts';
import { listenOnFreePort } from './federateOverHttp.ts';
import { serveGateway } from './serveGateway.ts';

/** Two steps; the first is slow and records whether it was aborted. */
const slowSubgraphs = () => {
  const seen = { steps: [] as string[], isAborted: false };
  const wait = async (_: unknown, __: unknown, { signal }: TestContext) => {
    seen.steps.push('first');
    if (signal instanceof AbortSignal) signal.addEventListener('abort', () => Object.assign(seen, { isAborted: true }));
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
  it('stops the plan before its next fetch, and passes the signal to the executors', async () => {
    const { subgraphs, seen } = slowSubgraphs();
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

    expect(seen).toEqual({ steps: ['first'], isAborted: true });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('REQUEST_STOPPED');
  });

  it('at its deadline is answered immediately, even if a subgraph ignores the signal', async () => {
    const { subgraphs, seen } = slowSubgraphs();
    await using gateway = await serveGateway(subgraphs, { requestTimeoutMs: 100 });

    const response = await gateway.post({ query: '{ user { badge } }' });

    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'GATEWAY_TIMEOUT' } }] });
    await sleep(200);
    expect(seen).toEqual({ steps: ['first'], isAborted: true });
  });

  it.each(['50', '0'])('at the deadline that its client sends, %s ms, is answered then', async (timeoutMs) => {
    const { subgraphs } = slowSubgraphs();
    await using gateway = await serveGateway(subgraphs);

    const response = await gateway.post({ query: '{ user { badge } }' }, { 'x-request-timeout-ms': timeoutMs });

    expect(response.status).toBe(504);
  });

  it.each(['999999999', '-1', 'soon', ''])('has the default deadline if the client sends “%s”', async (timeoutMs) => {
    const { subgraphs } = slowSubgraphs();
    await using gateway = await serveGateway(subgraphs);

    const response = await gateway.post({ query: '{ user { badge } }' }, { 'x-request-timeout-ms': timeoutMs });

    expect(await response.json()).toEqual({ data: { user: { badge: 'gold' } } });
  });

  it('by a client disconnect stops the plan', async () => {
    const { subgraphs, seen } = slowSubgraphs();
    await using gateway = await serveGateway(subgraphs);
    const leaving = new AbortController();
    const body = JSON.stringify({ query: '{ user { badge } }' });
    const headers = { 'content-type': 'application/json' };

    const request = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal });
    await expect.poll(() => seen.steps, { interval: 5 }).toEqual(['first']);
    leaving.abort();
    await expect(request).rejects.toThrow();

    await sleep(200);
    expect(seen).toEqual({ steps: ['first'], isAborted: true });
  });
});

/** Fields that are answered immediately; no other field is ever answered. */
const PROMPT: Readonly<Record<string, unknown>> = { given: { __typename: 'User', id: '1' }, done: 1 };

/** Two subgraphs behind HTTP, which record fetches and disconnects. */
const startUnanswered = async () => {
  const seen = { asked: [] as string[], hungUp: 0 };
  const silent = await listenOnFreePort(async (request, response) => {
    const { query } = JSON.parse(await text(request));
    seen.asked.push(query);
    response.on('close', () => {
      if (!response.writableFinished) seen.hungUp++;
    });
    const [field] = Object.keys(PROMPT).filter((name) => query.includes(name));
    if (field !== undefined) response.end(JSON.stringify({ data: { [field]: PROMPT[field] } }));
  });
  const subgraphs = {
    a: {
      sdl: `type Query { x: Int y: User given: User } type Mutation { first: User done: Int third: Int }
        type User @key(fields: "id") { id: ID! }`,
    },
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
};

/** Fetches in progress when the request ends: fetches received, and fetches aborted. */
const UNDER_WAY = [
  { given: 'one fetch', query: '{ x }', asked: 1, hungUp: 1 },
  { given: 'several fetches at once', query: '{ x z }', asked: 2, hungUp: 2 },
  { given: 'a fetch that others wait for', query: '{ y { badge } }', asked: 1, hungUp: 1 },
  { given: 'a fetch of entities', query: '{ given { badge } }', asked: 2, hungUp: 1 },
  { given: 'a mutation, before its next field', query: 'mutation { first { badge } second }', asked: 1, hungUp: 1 },
  {
    given: 'a mutation’s second field, before its third',
    query: 'mutation { done second third }',
    asked: 2,
    hungUp: 1,
  },
];

const startBefore = async (engine: Engine<TestContext>, requestTimeoutMs = 30_000) => {
  const logger = pino({ level: 'silent' });
  const { url, close } = await startGateway({
    engine,
    createContext: () => ({}),
    host: '127.0.0.1',
    port: 0,
    logger,
    requestTimeoutMs,
  });
  const headers = { 'content-type': 'application/json' };
  const post = (body: unknown, options: RequestInit = {}) =>
    fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body), ...options });
  return { post, [Symbol.asyncDispose]: close };
};

describe('a request that ends early, with subgraphs over HTTP,', () => {
  it.each(UNDER_WAY)('aborts the fetch of $given and sends no further one', async ({ query, asked, hungUp }) => {
    await using graph = await startUnanswered();
    const leaving = new AbortController();

    const answer = graph.engine.execute({ text: query, context: {}, signal: leaving.signal });
    await expect.poll(() => graph.seen.asked.length, { interval: 5 }).toBe(asked);
    leaving.abort();

    expect((await answer).errors).toMatchObject([{ extensions: { code: 'REQUEST_STOPPED' } }]);
    await expect.poll(() => graph.seen.hungUp, { interval: 5 }).toBe(hungUp);
    expect(graph.seen.asked).toHaveLength(asked);
  });

  it.each(UNDER_WAY)('after a client disconnect, aborts the fetch of $given', async ({ query, asked, hungUp }) => {
    await using graph = await startUnanswered();
    await using gateway = await startBefore(graph.engine);
    const leaving = new AbortController();

    const answer = gateway.post({ query }, { signal: leaving.signal });
    await expect.poll(() => graph.seen.asked.length, { interval: 5 }).toBe(asked);
    leaving.abort();

    await expect(answer).rejects.toThrow();
    await expect.poll(() => graph.seen.hungUp, { interval: 5 }).toBe(hungUp);
    expect(graph.seen.asked).toHaveLength(asked);
  });

  it.each(UNDER_WAY)('at its deadline, aborts the fetch of $given', async ({ query, asked, hungUp }) => {
    await using graph = await startUnanswered();
    await using gateway = await startBefore(graph.engine, 1_000);

    const response = await gateway.post({ query });

    expect(response.status).toBe(504);
    await expect.poll(() => graph.seen.hungUp, { interval: 5 }).toBe(hungUp);
    expect(graph.seen.asked).toHaveLength(asked);
  });
});
