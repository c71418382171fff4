import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerList, rawAnswer } from '../subgraphs/postApiStub.ts';
import {
  ASK_BUDGETS,
  ASK_DASHBOARDS,
  BUDGETS,
  DASHBOARDS,
  SOON,
  startStubbedGateway,
  TOKEN,
} from './stubbedGateway.ts';

const never = () => new Promise<object>(() => {});
const dashboards = answerList([{ project_dashboard_id: 'd', name: 'Costs' }]);
const budgets = answerList([{ budget_id: 'b', name: 'Cloud' }]);
const unavailable = () => rawAnswer({ status: 503, body: 'no server' });

const listCodes = (answers: readonly { errors?: readonly { extensions: Readonly<Record<string, unknown>> }[] }[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK');

const many = <Result>(count: number, make: () => Promise<Result>) => Promise.all(Array.from({ length: count }, make));

describe('an area that hangs', () => {
  it('does not affect other areas: their queries are answered while 300 wait for it', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: never, [DASHBOARDS]: dashboards });
    const hanging = many(300, () => gateway.ask(ASK_BUDGETS).catch(() => {}));
    await expect
      .poll(async () => (await gateway.areas())['cost-analysis'], SOON)
      .toMatchObject({ inFlight: 64, queued: 236 });

    const passing = await many(20, () => gateway.ask(ASK_DASHBOARDS));

    expect(listCodes(passing)).toEqual(Array(20).fill('OK'));
    expect(gateway.postsTo(DASHBOARDS)).toBe(20);
    expect(gateway.postsTo(BUDGETS)).toBe(64);
    expect((await gateway.areas()).dashboard).toMatchObject({ breaker: 'closed', inFlight: 0, queued: 0 });
    void hanging;
  });

  it('opens its breaker, answers all waiting requests, and leaves nothing behind', async () => {
    const settings = { UPSTREAM_TIMEOUT_MS: '1000', UPSTREAM_CONCURRENCY: '10' };
    await using gateway = await startStubbedGateway({ [BUDGETS]: never }, settings, { upstreamBreakerOpenMs: 60_000 });

    const codes = listCodes(await many(100, () => gateway.ask(ASK_BUDGETS)));

    expect(new Set(codes)).toEqual(new Set(['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE']));
    expect(gateway.postsTo(BUDGETS)).toBeLessThan(30);
    expect((await gateway.areas())['cost-analysis']).toMatchObject({ breaker: 'open', inFlight: 0, queued: 0 });
  });

  it('a full queue fails immediately, with its own code, and sends nothing', async () => {
    const settings = { UPSTREAM_CONCURRENCY: '2', UPSTREAM_TIMEOUT_MS: '6000' };
    await using gateway = await startStubbedGateway({ [BUDGETS]: never }, settings, { upstreamQueue: 3 });

    const asked = many(10, () => gateway.ask(ASK_BUDGETS));
    await expect.poll(async () => (await gateway.areas())['cost-analysis']?.rejected.full, SOON).toBe(5);
    // Those that were not refused: two are on their way, three wait.
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(2);
    const codes = listCodes(await asked);

    expect(codes.filter((code) => code === 'UPSTREAM_OVERLOADED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'UPSTREAM_TIMEOUT')).toHaveLength(5);
    expect(await gateway.metrics()).toContain('upstream_posts_rejected_total{area="cost-analysis",reason="full"} 5');
  });

  it('a client disconnect frees a place in the queue', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: never }, { UPSTREAM_CONCURRENCY: '1' });
    const leaving = new AbortController();
    const asked = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ query: ASK_BUDGETS }),
      signal: leaving.signal,
    });
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(1);

    leaving.abort();

    await expect(asked).rejects.toThrow();
    await expect.poll(async () => (await gateway.areas())['cost-analysis']?.inFlight, SOON).toBe(0);
  });
});

describe('the circuit breaker of an area', () => {
  const BREAKER = { upstreamBreakerFailures: 6, upstreamBreakerOpenMs: 1_500 };

  it('opens after consecutive failures: no POST is sent, and the answer has a time for a retry', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: unavailable, [DASHBOARDS]: dashboards }, {}, BREAKER);
    await many(2, () => gateway.ask(ASK_BUDGETS));
    const sent = gateway.postsTo(BUDGETS);

    const answers = await many(40, () => gateway.ask(ASK_BUDGETS));

    expect(sent).toBe(6);
    expect(gateway.postsTo(BUDGETS)).toBe(sent);
    expect(answers[0]).toMatchObject({
      data: { budgets: null },
      errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'cost_analysis.budget.list' } }],
    });
    const retryAfterMs = answers[0]?.errors?.[0]?.extensions.retryAfterMs;
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(retryAfterMs).toBeLessThanOrEqual(1_500);
    expect(listCodes([await gateway.ask(ASK_DASHBOARDS)])).toEqual(['OK']);
    expect(await gateway.metrics()).toContain('upstream_breaker_state{area="cost-analysis"} 2');
    expect(gateway.logs).toContainEqual(expect.objectContaining({ area: 'cost-analysis', level: 40 }));
  });

  it('counts consecutive failures: a success ends the count', async () => {
    let healthy = false;
    const flickering: typeof budgets = (...request) => (healthy ? budgets(...request) : unavailable());
    await using gateway = await startStubbedGateway({ [BUDGETS]: flickering }, {}, BREAKER);
    await gateway.ask(ASK_BUDGETS);
    healthy = true;
    await gateway.ask(ASK_BUDGETS);
    healthy = false;

    await gateway.ask(ASK_BUDGETS);

    expect(gateway.postsTo(BUDGETS)).toBe(7);
    expect((await gateway.areas())['cost-analysis']?.breaker).toBe('closed');
    expect(await gateway.ask(ASK_BUDGETS).then(() => gateway.areas())).toMatchObject({
      'cost-analysis': { breaker: 'open' },
    });
  });

  it('half-open lets one probe through, and closes when it succeeds', async () => {
    const probe = Promise.withResolvers<void>();
    let healthy = false;
    const recovering = async (...request: Parameters<typeof budgets>) => {
      if (!healthy) return unavailable();
      await probe.promise;
      return budgets(...request);
    };
    await using gateway = await startStubbedGateway({ [BUDGETS]: recovering }, {}, BREAKER);
    await many(2, () => gateway.ask(ASK_BUDGETS));
    healthy = true;
    await sleep(1_600);

    const probing = many(20, () => gateway.ask(ASK_BUDGETS));
    await expect.poll(async () => (await gateway.areas())['cost-analysis']?.rejected.open, SOON).toBe(19);
    const sentWhileProbing = gateway.postsTo(BUDGETS);
    probe.resolve();

    expect(listCodes(await probing).toSorted()).toEqual(['OK', ...Array(19).fill('UPSTREAM_UNAVAILABLE')]);
    expect(sentWhileProbing).toBe(7);
    expect(listCodes(await many(20, () => gateway.ask(ASK_BUDGETS)))).toEqual(Array(20).fill('OK'));
    expect((await gateway.areas())['cost-analysis']?.breaker).toBe('closed');
  });

  it('lets a probe through in time when the clock was set back by an hour', async () => {
    let answer: typeof budgets = unavailable;
    await using gateway = await startStubbedGateway({ [BUDGETS]: (...request) => answer(...request) }, {}, BREAKER);
    await many(2, () => gateway.ask(ASK_BUDGETS));
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() - 3_600_000);

    const refused = await gateway.ask(ASK_BUDGETS);
    answer = budgets;
    await sleep(1_600);

    expect(refused.errors?.[0]?.extensions.retryAfterMs).toBeLessThanOrEqual(1_500);
    expect(listCodes([await gateway.ask(ASK_BUDGETS)])).toEqual(['OK']);
  });

  it('opens again when the probe fails', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: unavailable }, {}, BREAKER);
    await many(2, () => gateway.ask(ASK_BUDGETS));
    await sleep(1_600);

    await many(20, () => gateway.ask(ASK_BUDGETS));

    expect(gateway.postsTo(BUDGETS)).toBe(7);
    expect((await gateway.areas())['cost-analysis']?.breaker).toBe('open');
  });

  it.each([
    { end: 'whose client leaves', leaves: true, timeoutMs: '30000' },
    { end: 'whose client gave it little time', leaves: false, timeoutMs: '300' },
  ])('stays open after a probe $end, and makes the next POST the probe', async ({ leaves, timeoutMs }) => {
    let answer = unavailable as () => object | Promise<object>;
    await using gateway = await startStubbedGateway({ [BUDGETS]: () => answer() }, {}, BREAKER);
    await many(2, () => gateway.ask(ASK_BUDGETS));
    answer = never;
    await sleep(1_600);
    const leaving = new AbortController();
    const probe = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-timeout-ms': timeoutMs },
      body: JSON.stringify({ query: ASK_BUDGETS }),
      signal: leaving.signal,
    });
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(7);
    if (leaves) leaving.abort();
    await probe.then((response) => response.text()).catch(() => {});
    await expect.poll(async () => (await gateway.areas())['cost-analysis']?.inFlight, SOON).toBe(0);
    const breakerAfterProbe = (await gateway.areas())['cost-analysis']?.breaker;

    answer = unavailable;
    const codes = listCodes(await many(20, () => gateway.ask(ASK_BUDGETS)));

    expect(breakerAfterProbe).toBe('open');
    expect(gateway.postsTo(BUDGETS)).toBe(8);
    expect(codes).toEqual(Array(20).fill('UPSTREAM_UNAVAILABLE'));
    expect(gateway.logs).not.toContainEqual(expect.objectContaining({ msg: expect.stringContaining('has closed') }));
  });

  it.each([400, 401, 403, 404, 409, 413, 429, 500])('is not opened by answers of status %i', async (status) => {
    await using gateway = await startStubbedGateway(
      { [BUDGETS]: () => rawAnswer({ status, body: 'no' }) },
      {},
      BREAKER,
    );

    await many(20, () => gateway.ask(ASK_BUDGETS));

    expect(gateway.postsTo(BUDGETS)).toBeGreaterThanOrEqual(20);
    expect((await gateway.areas())['cost-analysis']).toMatchObject({ breaker: 'closed', rejected: { open: 0 } });
  });

  it('is not opened by short client deadlines', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: never }, {}, BREAKER);
    const body = JSON.stringify({ query: ASK_BUDGETS });
    const headers = { 'content-type': 'application/json', 'x-request-timeout-ms': '200' };

    await many(20, () => fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body }).then((r) => r.text()));

    expect((await gateway.areas())['cost-analysis']).toMatchObject({ breaker: 'closed', inFlight: 0 });
  });
});
