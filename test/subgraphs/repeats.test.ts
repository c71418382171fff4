import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SentPost } from '../../subgraphs/index.ts';
import { answerList, rawAnswer } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';
const UPDATE = '/monitoring/v1/alert/update';
const QUERY = '{ alerts { nodes { title } } }';
const MUTATION = 'mutation { alertResolve(input: { id: "a" }) { alert { title } userErrors { code } } }';
const rows = answerList([{ alert_id: 'a', title: 'one' }]);
const failFirst =
  (failures: number, status: number, headers = {}) =>
  (body: Parameters<typeof rows>[0], times: number) =>
    times <= failures ? rawAnswer({ status, body: 'failing', headers }) : rows(body, times);

describe('retries', () => {
  it.each([429, 502, 503])('a read is retried after %i', async (status) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: failFirst(2, status) });

    const { data } = await facade.ask('monitoring', QUERY);

    expect(data).toEqual({ alerts: { nodes: [{ title: 'one' }] } });
    expect(facade.posts).toHaveLength(3);
  });

  it('a read is retried if the connection breaks', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: failFirst(1, 0) });

    const { data } = await facade.ask('monitoring', QUERY);

    expect(data).toEqual({ alerts: { nodes: [{ title: 'one' }] } });
    expect(facade.posts).toHaveLength(2);
  });

  it('a write is never retried if the connection breaks', async () => {
    await using facade = await startStubbedSubgraphs({ [UPDATE]: () => rawAnswer({ status: 0, body: '' }) });

    const { errors } = await facade.ask('monitoring', MUTATION);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(facade.posts).toHaveLength(1);
  });

  it('end after two retries', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: failFirst(9, 503) });

    const { errors } = await facade.ask('monitoring', QUERY);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(facade.posts).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 409, 500])('a read is not retried after %i', async (status) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: failFirst(1, status) });

    const { errors } = await facade.ask('monitoring', QUERY);

    expect(errors).toHaveLength(1);
    expect(facade.posts).toHaveLength(1);
  });

  it.each([429, 502, 503, 504])('a write is never retried, not even after %i', async (status) => {
    await using facade = await startStubbedSubgraphs({ [UPDATE]: () => rawAnswer({ status, body: 'failing' }) });

    const { data, errors } = await facade.ask('monitoring', MUTATION);

    expect(data).toEqual({ alertResolve: null });
    expect(errors).toHaveLength(1);
    expect(facade.posts).toHaveLength(1);
  });

  it.each([
    { given: 'in seconds', retryAfter: () => '1' },
    { given: 'as a date', retryAfter: () => new Date(Date.now() + 2_000).toUTCString() },
  ])('wait as long as Retry-After says $given', async ({ retryAfter }) => {
    let failedAt = 0;
    const failOnce: typeof rows = (body, times) => {
      if (times > 1) return rows(body, times);
      failedAt = performance.now();
      return rawAnswer({ status: 503, body: 'failing', headers: { 'retry-after': retryAfter() } });
    };
    await using facade = await startStubbedSubgraphs({ [LIST]: failOnce });

    const { data } = await facade.ask('monitoring', QUERY, { deadline: performance.now() + 30_000 });

    expect(data).toEqual({ alerts: { nodes: [{ title: 'one' }] } });
    expect(performance.now() - failedAt).toBeGreaterThan(950);
  });

  it.each([
    { given: 'more than a second', delayMs: 1_100, leftMs: 30_000 },
    { given: 'more than a third of the time left', delayMs: 500, leftMs: 1_400 },
  ])('end with a failure that took $given', async ({ delayMs, leftMs }) => {
    const slowly = async () => {
      await setTimeout(delayMs);
      return rawAnswer({ status: 503, body: 'failing' });
    };
    await using facade = await startStubbedSubgraphs({ [LIST]: slowly });

    const { errors } = await facade.ask('monitoring', QUERY, { deadline: performance.now() + leftMs });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', operation: 'monitoring.alert.list' });
    expect(facade.posts).toHaveLength(1);
  });

  it('follow a failure that came soon, and end with one that took long', async () => {
    await using facade = await startStubbedSubgraphs({
      [LIST]: async (_body, times) => {
        if (times > 1) await setTimeout(1_100);
        return rawAnswer({ status: 503, body: 'failing' });
      },
    });

    await facade.ask('monitoring', QUERY);

    expect(facade.posts).toHaveLength(2);
  });

  it('end without a wait if Retry-After exceeds the remaining time', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: failFirst(1, 503, { 'retry-after': '3600' }) });

    const { errors } = await facade.ask('monitoring', QUERY, { deadline: performance.now() + 30_000 });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', operation: 'monitoring.alert.list' });
    expect(facade.posts).toHaveLength(1);
  });
});

describe('the wait for an answer', () => {
  afterEach(() => void vi.useRealTimers());
  const never = () => new Promise<object>(() => {});

  it('goes on when the clock is set ahead by an hour', async () => {
    const failOnce = failFirst(1, 503);
    const setAhead: typeof rows = (body, times) => {
      vi.setSystemTime(Date.now() + 3_600_000);
      return failOnce(body, times);
    };
    await using facade = await startStubbedSubgraphs({ [LIST]: setAhead });

    const { data } = await facade.ask('monitoring', QUERY);

    expect(data).toEqual({ alerts: { nodes: [{ title: 'one' }] } });
    expect(facade.posts).toHaveLength(2);
  });

  it('ends when one POST exceeds its timeout', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: never }, { upstreamTimeoutMs: 100 });

    const { errors } = await facade.ask('monitoring', QUERY);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    // On a busy machine the time is over before the POST arrives.
    expect(facade.posts.length).toBeLessThan(2);
  });

  it('ends at the deadline of the request', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: never });

    const { errors } = await facade.ask('monitoring', QUERY, { deadline: performance.now() + 100 });
    const posts = facade.posts.length;
    const late = await facade.ask('monitoring', QUERY, { deadline: performance.now() - 1 });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(posts).toBeLessThan(2);
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(facade.posts).toHaveLength(posts);
  });

  it('ends when the client disconnects', async () => {
    const client = new AbortController();
    await using facade = await startStubbedSubgraphs({
      [LIST]: () => {
        client.abort();
        return never();
      },
    });

    const { errors } = await facade.ask('monitoring', QUERY, { signal: client.signal });
    const cancelled = await facade.ask('monitoring', QUERY, { signal: client.signal });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'REQUEST_CANCELLED' });
    expect(cancelled.errors?.[0]?.extensions).toMatchObject({ code: 'REQUEST_CANCELLED' });
    expect(facade.posts).toHaveLength(1);
  });

  it('includes a long answer whose characters arrive in parts', async () => {
    const title = 'aé€😀'.repeat(40_000);
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList([{ alert_id: 'a', title }]) });

    const { data } = await facade.ask('monitoring', QUERY);

    expect(data).toEqual({ alerts: { nodes: [{ title }] } });
  });

  it('ends when the answer is too long', async () => {
    await using facade = await startStubbedSubgraphs(
      { [LIST]: () => ({ results: [{ title: 'x'.repeat(10_000) }], total_count: 1 }) },
      { upstreamMaxResponseBytes: 5_000 },
    );

    const { errors } = await facade.ask('monitoring', QUERY);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RESPONSE_TOO_LARGE' });
    expect(facade.posts).toHaveLength(1);
  });
});

describe('headers sent upstream', () => {
  it('have the caller’s authorization and the request id', async () => {
    const sent: SentPost[] = [];
    await using facade = await startStubbedSubgraphs(
      { '/api/monitoring/v1/alert/list': rows },
      { base: '/api/', observe: (post) => sent.push(post) },
    );

    await facade.ask('monitoring', QUERY, { authorization: 'Bearer abc', requestId: 'r-7', traceparent: '00-1-2-01' });

    expect(sent).toMatchObject([{ operation: 'monitoring.alert.list', path: LIST, outcome: 'OK' }]);
    expect(facade.posts[0]?.headers).toMatchObject({
      authorization: 'Bearer abc',
      'x-request-id': 'r-7',
      traceparent: '00-1-2-01',
      'content-type': 'application/json',
    });
  });

  it('have no authorization if the client sends none', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: rows });

    await facade.ask('monitoring', QUERY, { authorization: undefined });

    expect(facade.posts[0]?.headers).not.toHaveProperty('authorization');
  });
});
