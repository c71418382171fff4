/** Equal reads of one caller that are in flight at once share one POST. Reads of different callers never do. */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asker } from '../graph/stack.ts';
import { tokenOf } from '../subgraphs/facade.ts';
import { type Handler, listing, raw } from '../subgraphs/stub.ts';
import { BUDGETS, SOON, startGatewayOver } from './stack.ts';

/** A busy machine does not end the POST while the test holds its answer. */
const SHARING = { UPSTREAM_SHARE_READS: 'true', UPSTREAM_TIMEOUT_MS: '20000' };
const NOTE_CREATE = '/monitoring/v1/note/create';

const tokenFor = (user: string) => tokenOf({ did: 'domain-1', aud: user }).slice('Bearer '.length);

const many = <Result>(count: number, make: () => Promise<Result>) => Promise.all(Array.from({ length: count }, make));

/** Answers when it is released. */
const holdAnswer = (answer: Handler) => {
  const release = Promise.withResolvers<void>();
  const handler: Handler = async (...request) => {
    await release.promise;
    return answer(...request);
  };
  return { handler, release: release.resolve };
};

const budgets = listing([{ budget_id: 'b', name: 'Cloud' }]);
const QUERY = '{ budgets { nodes { name } } }';
const OK = { data: { budgets: { nodes: [{ name: 'Cloud' }] } } };

describe('equal reads in flight', () => {
  it('of one caller share one POST, and another read is sent once it has ended', async () => {
    const { handler, release } = holdAnswer(budgets);
    await using gateway = await startGatewayOver({ [BUDGETS]: handler }, SHARING);

    const asked = many(10, () => gateway.ask(QUERY));
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(1);
    await sleep(200);
    release();

    expect(await asked).toEqual(Array(10).fill(OK));
    expect(gateway.postsTo(BUDGETS)).toBe(1);
    await gateway.ask(QUERY);
    expect(gateway.postsTo(BUDGETS)).toBe(2);
  });

  it.each([
    { of: 'two callers', tokens: [tokenFor('ada'), tokenFor('bob')] },
    { of: 'callers without a token', tokens: [undefined, undefined] },
  ])('of $of are two POSTs', async ({ tokens }) => {
    const { handler, release } = holdAnswer(budgets);
    await using gateway = await startGatewayOver({ [BUDGETS]: handler }, SHARING);

    const asked = Promise.all(tokens.map((token) => asker(gateway.url, token)(QUERY)));
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(2);
    release();

    expect(await asked).toEqual([OK, OK]);
  });

  it('continue when the client of the first one disconnects', async () => {
    const { handler, release } = holdAnswer(budgets);
    await using gateway = await startGatewayOver({ [BUDGETS]: handler }, SHARING);
    const leaving = new AbortController();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokenFor('ada')}` };
    const body = JSON.stringify({ query: QUERY });
    const first = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal });
    first.catch(() => {});
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(1);
    const second = gateway.ask(QUERY);
    await sleep(200);

    leaving.abort();
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(2);
    release();

    expect(await second).toEqual(OK);
  });

  it('are not joined after a write: the next read is a new POST', async () => {
    const { handler, release } = holdAnswer(budgets);
    const note = { note_id: 'n', note: 'Seen', alert_id: 'a' };
    await using gateway = await startGatewayOver({ [BUDGETS]: handler, [NOTE_CREATE]: () => note }, SHARING);
    const before = gateway.ask(QUERY);
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(1);

    await gateway.ask('mutation { alertNoteCreate(input: { alertId: "a", note: "Seen" }) { userErrors { code } } }');
    const after = gateway.ask(QUERY);
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(2);
    release();

    expect(await Promise.all([before, after])).toEqual([OK, OK]);
  });

  it('return to each of two callers its own records, in any order of requests and answers', async () => {
    const pauses: number[] = [];
    const named: Handler = async ({ query }, _, { authorization } = {}) => {
      await sleep(pauses.shift() ?? 0);
      const { limit } = (query as { page: { limit: number } }).page;
      return { results: [{ budget_id: 'b', name: `${authorization} ${limit}` }], total_count: 1 };
    };
    await using gateway = await startGatewayOver({ [BUDGETS]: named }, SHARING);
    const read = fc.record({
      user: fc.constantFrom('ada', 'bob'),
      first: fc.integer({ min: 1, max: 2 }),
      afterMs: fc.integer({ min: 0, max: 12 }),
      pauseMs: fc.integer({ min: 0, max: 12 }),
    });
    let reads = 0;

    await fc.assert(
      fc.asyncProperty(fc.array(read, { minLength: 2, maxLength: 16 }), async (terms) => {
        pauses.splice(0, pauses.length, ...terms.map(({ pauseMs }) => pauseMs));
        const names = terms.map(async ({ user, first, afterMs }) => {
          await sleep(afterMs);
          const { data } = await asker(gateway.url, tokenFor(user))(`{ budgets(first: ${first}) { nodes { name } } }`);
          return data.budgets.nodes[0].name;
        });
        reads += terms.length;
        expect(await Promise.all(names)).toEqual(terms.map(({ user, first }) => `Bearer ${tokenFor(user)} ${first}`));
      }),
      { numRuns: 60 },
    );

    // Without shared reads the test would prove nothing.
    expect(gateway.posts.length).toBeLessThan(reads);
  });
});

describe('retries of many callers', () => {
  const CALLERS = 10;

  /** Fails the first POSTs of all callers at the same moment, then each retry at once. Records when each POST arrived. */
  const failingTogether = () => {
    const arrivals = new Map<unknown, number[]>();
    const order: unknown[] = [];
    const all = Promise.withResolvers<void>();
    let failedAt = 0;
    const handler: Handler = async (_body, _times, headers) => {
      const id = headers?.['x-request-id'];
      const times = arrivals.get(id) ?? [];
      arrivals.set(id, [...times, performance.now()]);
      order.push(id);
      if (order.length === CALLERS) all.resolve();
      await all.promise;
      failedAt ||= performance.now();
      return raw({ status: 503, body: 'no' });
    };
    return { handler, order, waits: () => [...arrivals.values()].map((at) => waitsOf([failedAt, ...at.slice(1)])) };
  };

  const waitsOf = (moments: readonly number[]) => moments.slice(1).map((at, before) => at - (moments[before] ?? 0));

  it('are spread by jitter: each waits at least half of 50 and 100 ms, and they return in another order', async () => {
    const { handler, order, waits } = failingTogether();
    await using gateway = await startGatewayOver({ [BUDGETS]: handler }, {}, { upstreamBreakerFailures: 100_000 });

    await many(CALLERS, () => gateway.ask(QUERY));

    // Timers may be a millisecond early.
    for (const [first = 0, second = 0] of waits()) {
      expect(first).toBeGreaterThan(24);
      expect(second).toBeGreaterThan(49);
    }
    const [asked, retried] = [order.slice(0, CALLERS), [...new Set(order.slice(CALLERS))]];
    expect(order).toHaveLength(3 * CALLERS);
    expect(new Set(retried)).toEqual(new Set(asked));
    expect(retried).not.toEqual(asked);
  });
});

describe('the retry budget of an area', () => {
  it('ends retries while everything fails, and grows again with reads', async () => {
    let isHealthy = false;
    const failing: Handler = (...request) => (isHealthy ? budgets(...request) : raw({ status: 503, body: 'no' }));
    await using gateway = await startGatewayOver({ [BUDGETS]: failing }, {}, { upstreamBreakerFailures: 100_000 });

    await many(40, () => gateway.ask(QUERY));
    const sent = gateway.postsTo(BUDGETS);

    // 40 reads, the 20 retries of the initial budget, and one for every five reads.
    expect(sent).toBeGreaterThan(40);
    expect(sent).toBeLessThanOrEqual(40 + 20 + 8);
    isHealthy = true;
    expect(await gateway.ask(QUERY)).toEqual(OK);
  });
});
