/** Slow statements of one domain use all connections that it may have; other domains are not affected. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budget } from '../../../contract/cost-analysis/budget.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { aWebhook, postToWebhook } from '../monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { makeSchemaName, startTestService, type TestService } from '../testService.ts';

const databaseUrl = process.env.DATABASE_URL;
const name = (text: string) =>
  databaseUrl ? text : `${text} (skipped: the embedded store has one connection; set DATABASE_URL)`;

/** More than the number of connections. */
const SLOW_CALLS = 14;
const CONNECTIONS = 6;
/** Two fifths. */
const PER_DOMAIN = 2;
const LIMIT_MS = 4_000;

describe.skipIf(!databaseUrl)(name('a domain with slow lists'), () => {
  const schema = makeSchemaName();
  let service: TestService;
  let slow: TestDomain;
  let other: TestDomain;
  let blocker: pg.Client;

  beforeAll(async () => {
    service = await startTestService({
      schema,
      databaseConnections: CONNECTIONS,
      statementTimeoutMs: LIMIT_MS,
    });
    [slow, other] = await Promise.all([createTestDomain(service.url), createTestDomain(service.url)]);
    blocker = new pg.Client(databaseUrl);
    await blocker.connect();
  });
  afterAll(async () => {
    await blocker?.end();
    await service?.[Symbol.asyncDispose]();
  });

  /** Blocks every list of budgets until its time limit, as the slowest possible statement. */
  const blockBudgets = () => blocker.query(`begin; lock table ${schema}.cost_analysis_budget in access exclusive mode`);

  const listBudgets = () => slow.admin.post(budget.list.path, {});

  /** Calls of another domain: their statuses and total duration. */
  const callsOfOther = async () => {
    const startedAt = performance.now();
    const write = { title: 'Cheap', project_id: other.projects[0] };
    const statuses = [
      (await other.owner.post(alert.create.path, write)).status,
      (await other.owner.post(alert.list.path, {})).status,
      (await fetch(`${service.url}/health/ready`)).status,
    ];
    return { statuses, tookMs: performance.now() - startedAt };
  };

  it('does not delay other domains or readiness; calls beyond its share are refused with a named reason', async () => {
    await blockBudgets();
    let isOver = false;
    const answered = Promise.all(Array.from({ length: SLOW_CALLS }, listBudgets)).finally(() => {
      isOver = true;
    });
    const concurrentCalls: Awaited<ReturnType<typeof callsOfOther>>[] = [];
    while (!isOver) concurrentCalls.push(await callsOfOther());
    const answers = await answered;
    await blocker.query('rollback');

    expect(concurrentCalls.length).toBeGreaterThan(5);
    expect(new Set(concurrentCalls.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
    expect(Math.max(...concurrentCalls.map(({ tookMs }) => tookMs))).toBeLessThan(LIMIT_MS);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 504).length).toBeGreaterThanOrEqual(PER_DOMAIN);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body } of refused) {
      expect(body).toMatchObject({ detail: { code: 'ERROR_UNAVAILABLE', message: expect.stringContaining('share') } });
    }
    expect((await listBudgets()).status).toBe(200);
  });

  /** Matches texts with an `a` that many places before an `x`; no small automaton can decide that. */
  const PATTERN = `[ab]*a${'[ab]{240}'.repeat(4)}x`;

  const listByPattern = () =>
    slow.member.post(alert.list.path, { query: { filter: [{ k: 'description', v: PATTERN, o: 'regex' }] } });

  const addLongAlerts = async () => {
    const text = () => Array.from({ length: 10_000 }, () => (Math.random() < 0.5 ? 'a' : 'b')).join('');
    const events = Array.from({ length: 100 }, (_, number) => ({
      ...{ event_key: `disk-${number}`, title: `Disk ${number}`, description: text() },
    }));
    expect((await postToWebhook(slow, await aWebhook(slow, { name: randomUUID() }), events)).status).toBe(200);
  };

  it('does not delay other domains or readiness with twelve concurrent expensive patterns', async () => {
    await addLongAlerts();
    let isOver = false;
    const answered = Promise.all(Array.from({ length: 12 }, listByPattern)).finally(() => {
      isOver = true;
    });
    const concurrentCalls: Awaited<ReturnType<typeof callsOfOther>>[] = [];
    while (!isOver) concurrentCalls.push(await callsOfOther());

    // A fast machine finishes some patterns within the limit.
    const statuses = (await answered).map(({ status }) => status);
    expect([200, 503, 504]).toEqual(expect.arrayContaining(statuses));
    expect(concurrentCalls.length).toBeGreaterThan(1);
    expect(new Set(concurrentCalls.flatMap((calls) => calls.statuses))).toEqual(new Set([200]));
    expect(Math.max(...concurrentCalls.map(({ tookMs }) => tookMs))).toBeLessThan(LIMIT_MS);
  });

  it('a read has a shorter time limit than a write', async () => {
    await using own = await startTestService({ schema });
    const domain = await createTestDomain(own.url);
    await blockBudgets();
    const startedAt = performance.now();

    const { status } = await domain.admin.post(budget.list.path, {});

    expect(status).toBe(504);
    expect(performance.now() - startedAt).toBeLessThan(25_000);
    await blocker.query('rollback');
  });
});
