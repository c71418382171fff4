/** Reads from a streaming standby. */
import { Writable } from 'node:stream';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { token as tokens } from '../../../contract/identity/token.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { createTestDomain, PASSWORD, type TestDomain } from '../testDomain.ts';
import { startTestService, type TestService } from '../testService.ts';
import { hasServer, type PostgresServer, startPostgres, startStandby, withServerSkipReason } from './postgresServer.ts';

const READERS = `select 1 from pg_stat_activity where pid <> pg_backend_pid() and query like '%monitoring_alert%'`;

/** Longer than the test: the standby may be read however slow the machine is. */
const ANY_LAG_MS = 3_600_000;

describe.skipIf(!hasServer)(withServerSkipReason('reads with a standby'), { timeout: 180_000 }, () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let service: TestService;
  let domain: TestDomain;
  let token: string;

  const onStandby = async (statement: string) => {
    const client = new pg.Client(standby.url);
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  const titles = async (url = service.url, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + alert.list.path, {
      method: 'POST',
      body: '{"query":{"sort":[{"key":"alert_number"}]}}',
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return ((await answer.json()) as { results: { title: string }[] }).results.map(({ title }) => title);
  };
  const addAlert = (title: string) => domain.owner.call(alert.create, { title, project_id: domain.projects[0] });
  const serviceWith = (databaseReadMaxLagMs: number) =>
    startTestService({ databaseUrl: primary.url, schema: 'shop', databaseReadUrl: standby.url, databaseReadMaxLagMs });

  beforeAll(async () => {
    primary = await startPostgres();
    standby = await startStandby(primary);
    service = await serviceWith(ANY_LAG_MS);
    domain = await createTestDomain(service.url);
    const credentials = { user_id: domain.users.owner, password: PASSWORD };
    ({ access_token: token } = await domain.anonymous.call(tokens.issue, { credentials, domain_id: domain.domainId }));
    await addAlert('Before');
    const arrived = async () => expect(await onStandby('select title from shop.monitoring_alert')).toHaveLength(1);
    await vi.waitFor(arrived, { timeout: 60_000, interval: 200 });
    await onStandby('select pg_wal_replay_pause()');
    await addAlert('After');
  }, 180_000);
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await standby?.[Symbol.asyncDispose]();
    await primary?.[Symbol.asyncDispose]();
  });

  it('come from it for lists and statistics, unless the caller wants the present state', async () => {
    await expect.poll(() => titles(), { timeout: 60_000 }).toEqual(['Before']);
    const group = { keys: [{ key: 'state', name: 'state' }], fields: [{ name: 'alerts', operator: 'count' as const }] };
    const { results } = await domain.owner.call(alert.stat, { query: { aggregate: [{ group }] } });
    expect(results).toEqual([{ state: 'TRIGGERED', alerts: 1 }]);
    expect(await titles(service.url, { 'cache-control': 'no-cache' })).toEqual(['Before', 'After']);
  });

  it('come from the primary for single records', async () => {
    const { alert_id } = await addAlert('Single');

    expect(await domain.owner.call(alert.get, { alert_id })).toMatchObject({ title: 'Single' });
    await domain.owner.call(alert.delete, { alert_id });
  });

  it('come from the primary from the start if it cannot be reached, and the log says so', async () => {
    const lines: string[] = [];
    const out = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
    await using lone = await startTestService({
      ...{ databaseUrl: primary.url, schema: 'shop', databaseReadUrl: 'postgres://postgres@127.0.0.1:1/postgres' },
      logger: pino(out),
    });

    expect(await titles(lone.url)).toEqual(['Before', 'After']);
    await expect.poll(() => lines.join('')).toContain('reads go to the primary alone');
  });

  it('come from the primary while it is further behind than permitted', async () => {
    await using strict = await serviceWith(1_000);

    await expect.poll(() => titles(strict.url), { timeout: 60_000 }).toEqual(['Before', 'After']);
  });

  it('come from the primary as soon as it is down, and from it again when it is back', async () => {
    await standby.kill();

    // Its sessions end a moment after it.
    await expect.poll(() => titles(), { timeout: 60_000 }).toEqual(['Before', 'After']);
    await vi.waitFor(standby.start, { timeout: 60_000, interval: 500 });
    const readers = async () => {
      await titles();
      return (await onStandby(READERS)).length;
    };
    await expect.poll(readers, { timeout: 60_000 }).toBeGreaterThan(0);
  });
});
