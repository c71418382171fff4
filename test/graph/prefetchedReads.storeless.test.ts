/** A query that its caller sends again: its POSTs are sent together. Every answer is held until no further POST comes. */
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { answerList, answerStatistics, rawAnswer, type StubHandler, startStub } from '../subgraphs/postApiStub.ts';
import { makeUnsignedToken } from '../subgraphs/stubbedSubgraphs.ts';
import { isSplit } from './servedAreas.ts';
import { configureAreas, type TestGraphAnswer } from './testGraph.ts';

const ALERTS = '/monitoring/v1/alert/list';
const WEBHOOKS = '/monitoring/v1/webhook/list';

const QUERY = 'query ($first: Int = 20) { alerts(first: $first) { nodes { title webhook { id name } } } }';

const ada = { did: 'domain-1', aud: 'ada', rol: 'DOMAIN_ADMIN' };

/** Pause after which no further POST comes. */
const QUIET_MS = 150;

const postsOf = ({ extensions }: TestGraphAnswer) =>
  Object(extensions).explain.posts as readonly { savedMs?: number }[];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a query that its caller sends again', () => {
  const rows: Record<string, JsonObject[]> = {};
  let handlers: Record<string, StubHandler>;
  let stub: Awaited<ReturnType<typeof startStub>>;
  let gateway: Gateway;
  let areas: Awaited<ReturnType<typeof configureAreas>>;
  /** How many POSTs had come before the first answer, and in all, since the last `ask`. */
  let atFirstAnswer = 0;

  /** Answers when no further POST has come for a while. */
  const held =
    (handler: StubHandler): StubHandler =>
    async (...given) => {
      for (let count = -1; count !== stub.posts.length; await sleep(QUIET_MS)) count = stub.posts.length;
      atFirstAnswer ||= stub.posts.length;
      return handler(...given);
    };

  const start = async (settings: Record<string, string> = {}) => {
    const config = facadeConfig(settings);
    const { upstreamPrefetch, upstreamConcurrency } = config;
    areas = await configureAreas(stub.url, { upstreamPrefetch, upstreamConcurrency });
    const logger = pino({ level: 'silent' });
    gateway = await startFacade({
      config: { ...config, subgraphUrls: areas.config.subgraphUrls },
      upstreamUrl: stub.url,
      logger,
    });
  };

  const ask = async (query = QUERY, { variables = {}, claims = ada, headers = {} } = {}) => {
    stub.posts.length = 0;
    atFirstAnswer = 0;
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: makeUnsignedToken(claims), ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as TestGraphAnswer;
    return { body, atOnce: atFirstAnswer, posts: stub.posts.length };
  };

  const listed = (path: string): StubHandler => held((...given) => answerList(rows[path] ?? [])(...given));

  beforeEach(async () => {
    rows[ALERTS] = ['1', '2', '3'].map((id) => ({ alert_id: id, title: `Alert ${id}`, webhook_id: `w${id}` }));
    rows[WEBHOOKS] = ['1', '2', '3', '4'].map((id) => ({ webhook_id: `w${id}`, name: `Webhook ${id}` }));
    handlers = Object.fromEntries([ALERTS, WEBHOOKS].map((path) => [path, listed(path)]));
    stub = await startStub(handlers);
  });
  afterEach(async () => {
    await gateway.close();
    await areas.close();
    await stub[Symbol.asyncDispose]();
  });

  it('sends all its POSTs at once, each once, and is answered by them', async () => {
    await start();
    const first = await ask();
    rows[WEBHOOKS]?.splice(0, 1, { webhook_id: 'w1', name: 'Renamed' });
    const again = await ask();

    expect(first).toMatchObject({ atOnce: 1, posts: 2 });
    expect(again).toMatchObject({ atOnce: 2, posts: 2 });
    expect(again.body.data.alerts.nodes[0]).toEqual({ title: 'Alert 1', webhook: { id: 'w1', name: 'Renamed' } });
  });

  it.each([
    { what: 'another user', claims: { ...ada, aud: 'bob' } },
    { what: 'another role', claims: { ...ada, rol: 'WORKSPACE_MEMBER' } },
    { what: 'other variables', variables: { first: 10 } },
    { what: 'another document', query: QUERY.replace('title', 'title id') },
  ])('is a different query for $what', async ({ query = QUERY, claims = ada, variables = {} }) => {
    await start();
    await ask();

    expect(await ask(query, { claims, variables })).toMatchObject({ atOnce: 1, posts: 2 });
  });

  it('sends each POST when it is needed with UPSTREAM_PREFETCH=false', async () => {
    await start({ UPSTREAM_PREFETCH: 'false' });
    await ask();

    expect(await ask()).toMatchObject({ atOnce: 1, posts: 2 });
  });

  it('keeps half of the connections of an area for what is needed', async () => {
    await start({ UPSTREAM_CONCURRENCY: '2' });
    await ask();
    const again = await ask();

    expect(again).toMatchObject({ atOnce: 2, posts: 2 });
    await gateway.close();
    await start({ UPSTREAM_CONCURRENCY: '1' });
    await ask();
    expect(await ask()).toMatchObject({ atOnce: 1, posts: 2 });
  });

  it('sends a POST again that has failed, and what it needs now in place of what it needed then', async () => {
    await start();
    const first = await ask();
    handlers[WEBHOOKS] = held((...given) => {
      const [, times] = given;
      return times === 1 ? rawAnswer({ status: 503, body: 'away' }) : answerList(rows[WEBHOOKS] ?? [])(...given);
    });
    const failed = await ask();
    handlers[WEBHOOKS] = listed(WEBHOOKS);
    rows[ALERTS]?.splice(0, 1, { alert_id: '1', title: 'Alert 1', webhook_id: 'w4' });
    const changed = await ask();

    expect(failed.body).toEqual(first.body);
    expect(failed).toMatchObject({ atOnce: 2, posts: 3 });
    expect(changed.body.data.alerts.nodes[0].webhook).toEqual({ id: 'w4', name: 'Webhook 4' });
    expect(await ask()).toMatchObject({ atOnce: 2, posts: 2, body: changed.body });
  });

  it('uses a prefetched POST that has more rows than it needs now', async () => {
    await start();
    await ask();
    rows[ALERTS]?.shift();
    const fewer = await ask();

    expect(fewer).toMatchObject({ atOnce: 2, posts: 2 });
    expect(fewer.body.data.alerts.nodes).toEqual(
      ['2', '3'].map((id) => ({ title: `Alert ${id}`, webhook: { id: `w${id}`, name: `Webhook ${id}` } })),
    );
  });

  it('sends a POST for new rows only', async () => {
    await start();
    await ask();
    rows[ALERTS]?.push({ alert_id: '4', title: 'Alert 4', webhook_id: 'w4' });
    const more = await ask();

    expect(more).toMatchObject({ atOnce: 2, posts: 3 });
    expect(more.body.data.alerts.nodes[3]).toEqual({ title: 'Alert 4', webhook: { id: 'w4', name: 'Webhook 4' } });
    expect(stub.posts.at(-1)?.body).toMatchObject({ query: { filter: [{ k: 'webhook_id', v: ['w4'] }] } });
    expect(await ask()).toMatchObject({ atOnce: 2, posts: 2, body: more.body });
  });

  it('leaves no rejection unhandled where the POST for new rows fails with the prefetched one', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    await start();
    await ask();
    rows[ALERTS]?.push({ alert_id: '4', title: 'Alert 4', webhook_id: 'w4' });
    const body = { detail: { code: 'ERROR_INVALID_ARGUMENT', message: 'no' } };
    handlers[WEBHOOKS] = held(() => rawAnswer({ status: 400, body }));

    const failed = await ask();
    await expect.poll(() => stub.posts.length).toBe(3);
    await stub.posts.at(-1)?.closed;
    await sleep(QUIET_MS);
    process.off('unhandledRejection', note);

    expect(failed.body.errors?.length).toBeGreaterThan(0);
    expect(unhandled).toEqual([]);
  });

  it('asks at once for what rows that come back refer to', async () => {
    await start();
    await ask();
    const [first, ...others] = rows[ALERTS] ?? [];
    rows[ALERTS]?.splice(0, 3, ...others, { alert_id: '4', title: 'Alert 4', webhook_id: 'w4' });
    const changed = await ask();
    rows[ALERTS]?.splice(0, 1, first ?? {});
    const again = await ask();

    expect(changed).toMatchObject({ atOnce: 2, posts: 3 });
    expect(again).toMatchObject({ atOnce: 2, posts: 2 });
    expect(again.body.data.alerts.nodes.map(({ webhook }: { webhook: object }) => webhook)).toEqual(
      ['w1', 'w3', 'w4'].map((id) => ({ id, name: `Webhook ${id.slice(1)}` })),
    );
  });

  it.each([
    { what: 'lists', selection: 'alerts(first: 2) { totalCount nodes { title } }', path: ALERTS },
    { what: 'statistics', selection: 'alertCounts { total }', path: '/monitoring/v1/alert/stat' },
  ])('asks for $what of new parents alone', async ({ selection, path }) => {
    const query = `{ webhooks(first: 9) { nodes { id ${selection} } } }`;
    handlers['/monitoring/v1/alert/stat'] = held((...given) => answerStatistics(rows[ALERTS] ?? [])(...given));
    const fourth = rows[WEBHOOKS]?.pop() ?? {};
    await start();
    await ask(query);
    rows[WEBHOOKS]?.shift();
    rows[WEBHOOKS]?.push(fourth);
    const changed = await ask(query);
    const { body: posted } = stub.posts.findLast((post) => post.path === path) ?? {};
    const [{ v: asked }] = Object(posted).query.filter;
    await gateway.close();
    await start({ UPSTREAM_PREFETCH: 'false' });

    expect(changed).toMatchObject({ atOnce: 2, posts: 3 });
    expect(asked).toEqual(['w4']);
    expect(changed.body).toEqual((await ask(query)).body);
  });

  it('prefetches fewer reads while they are unused', async () => {
    await start();
    let posts = 0;
    for (let time = 0; time < 40; time++) {
      rows[ALERTS]?.splice(
        0,
        3,
        { alert_id: '1', title: `${time}`, webhook_id: `x${time}` },
        { alert_id: '2', title: '', webhook_id: `y${time}` },
      );
      posts += (await ask()).posts;
    }

    expect(posts).toBeGreaterThan(80);
    expect(posts).toBeLessThanOrEqual(86);
  }, 120_000);

  it('says in its explanation how much earlier a POST was sent, and counts in metrics what was used', async () => {
    await start();
    const headers = { 'x-explain': '1' };
    await ask(QUERY, { headers });
    const { body } = await ask(QUERY, { headers });
    rows[ALERTS]?.splice(0, 3, { alert_id: '1', title: 'Alert 1', webhook_id: 'w4' });
    await ask();
    const server = isSplit ? areas.config.subgraphUrls.monitoring : gateway.url;
    const metrics = await (await fetch(new URL('/metrics', server))).text();

    const savedMs = postsOf(body).map(({ savedMs }) => savedMs);
    expect(savedMs).toEqual([expect.any(Number), expect.any(Number)]);
    expect(savedMs[1]).toBeGreaterThan(QUIET_MS);
    expect(metrics).toContain('upstream_prefetched_reads_total{outcome="used"} 1');
    expect(metrics).toContain('upstream_prefetched_reads_total{outcome="unused"} 1');
  });
});
