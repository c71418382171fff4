/** The clock was ahead for a while and was set back: nothing waits until that time comes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toChangesOperation } from '../../contract/changes.ts';
import { schedule } from '../../contract/cost-analysis/schedule.ts';
import { apiKey } from '../../contract/identity/apiKey.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { pruneChanges } from '../../service/changes/pruning.ts';
import { fireSchedules } from '../../service/cost-analysis/scheduleFiring.ts';
import type { JobDefinition } from '../../service/jobs.ts';
import { escalateAlerts } from '../../service/monitoring/escalationJob.ts';
import { closeMaintenanceWindows } from '../../service/monitoring/maintenanceWindowExpiry.ts';
import { aPolicy, aService } from './alert-manager/fixtures.ts';
import { anApiKey, createClientWithSecret, withClockAhead } from './identity/machineCredentials.ts';
import { issueToken, readErrorCode } from './identity/signIn.ts';
import { anAlert, readAlert } from './monitoring/fixtures.ts';
import {
  clock,
  createApiClient,
  createTestDomain,
  PASSWORD,
  setClockOffset,
  sharedService,
  type TestDomain,
} from './testDomain.ts';
import { makeSchemaName, startTestService, type TestService } from './testService.ts';

const MINUTE_MS = 60_000;
/** Less than tokens last. */
const AHEAD = 20;

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
  await domain.tokenOf.owner();
});
afterEach(() => setClockOffset(0));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

const tickAt = (minutes: number, job: JobDefinition) =>
  withClockAhead(minutes * MINUTE_MS, async () => (await sharedService()).perform(job, {}));

describe('a schedule, after a clock that was ahead', () => {
  const ofDomain = () => ({ domain_id: domain.domainId });
  const create = (times: object) =>
    domain.owner.call(schedule.create, { ...ofDomain(), data_source_id: domain.dataSourceId, schedule: times });
  const lastFiring = async (schedule_id: string) =>
    (await domain.owner.call(schedule.get, { ...ofDomain(), schedule_id })).last_scheduled_at;

  it.each([{ interval: 5 }, { cron: '*/5 * * * *' }])('fires again although it fired then: %o', async (times) => {
    const { schedule_id } = await create(times);
    await tickAt(AHEAD, fireSchedules);
    expect((await lastFiring(schedule_id)) > inMinutes(AHEAD - 1)).toBe(true);

    await tickAt(0, fireSchedules);
    expect((await lastFiring(schedule_id)) <= inMinutes(0)).toBe(true);
    await tickAt(6, fireSchedules);

    const last = await lastFiring(schedule_id);
    expect([last > inMinutes(5), last < inMinutes(7)]).toEqual([true, true]);
  });

  it('fires by times that were set then', async () => {
    const { schedule_id } = await create({ cron: '0 3 1 1 *' });
    await withClockAhead(AHEAD * MINUTE_MS, () =>
      domain.owner.call(schedule.update, { ...ofDomain(), schedule_id, schedule: { cron: '*/5 * * * *' } }),
    );

    await tickAt(0, fireSchedules);
    await tickAt(6, fireSchedules);

    expect((await lastFiring(schedule_id)) > inMinutes(5)).toBe(true);
  });
});

describe('an alert, after a clock that was ahead', () => {
  it('escalates again, and waits as long as its rule says', async () => {
    const service = await aService(domain, { tags: { projects: [domain.projects[0]] } });
    await aPolicy(domain, service, { rules: [1, 2, 3].map(() => ({ channels: [], escalate_minutes: 5 })) });
    const created = await anAlert(domain);
    await tickAt(AHEAD, escalateAlerts);
    const steps = [];

    for (const minutes of [0, 3, 6]) {
      await tickAt(minutes, escalateAlerts);
      steps.push((await readAlert(domain, created)).escalation_step);
    }

    expect(steps).toEqual([2, 2, 3]);
  });

  it('was silent until its window was closed, not longer', async () => {
    const { maintenance_window_id } = await domain.owner.call(maintenanceWindow.create, {
      ...{ title: 'Upgrade', projects: [domain.projects[0]], domain_id: domain.domainId },
      ...{ start_time: '2020-01-01', end_time: '2100-01-01' },
    });
    const request = { maintenance_window_id, domain_id: domain.domainId };
    await withClockAhead(AHEAD * MINUTE_MS, () => domain.owner.call(maintenanceWindow.close, request));

    await tickAt(0, closeMaintenanceWindows);

    const { state, closed_at } = await domain.owner.call(maintenanceWindow.get, request);
    expect([state, closed_at <= inMinutes(0)]).toEqual(['CLOSED', true]);
  });
});

describe('signing in, after a clock that was ahead', () => {
  const signIn = (password: string) =>
    issueToken(domain.anonymous, domain.domainId, domain.users.owner, {
      credentials: { user_id: domain.users.owner, password },
    });

  it('is not blocked by failures of that time', async () => {
    await withClockAhead(AHEAD * MINUTE_MS, async () => {
      for (let guess = 0; guess < 10; guess += 1) await signIn('guess');
    });

    expect(readErrorCode(await signIn(PASSWORD))).toBe(200);
  });

  it('shows the last use of a credential as it is', async () => {
    const { api_key, api_key_id } = await anApiKey(domain.owner);
    const use = () => createClientWithSecret(domain, api_key).post(apiKey.list.path);
    await withClockAhead(AHEAD * MINUTE_MS, use);

    await use();

    const { last_accessed_at } = await domain.owner.call(apiKey.get, { api_key_id });
    expect(last_accessed_at <= clock().toISOString()).toBe(true);
  });
});

describe('readers of changes, after a clock that was ahead', () => {
  it('start again, since more was removed than they have read', async () => {
    const read = (since?: string) => domain.owner.call(toChangesOperation(alert.list), since ? { since } : {});
    const { cursor } = await read();
    await anAlert(domain);
    await tickAt(100, pruneChanges);

    await tickAt(0, pruneChanges);

    expect((await read(cursor)).is_complete).toBe(false);
    expect((await read((await read()).cursor)).is_complete).toBe(true);
  });
});

const onPostgres = process.env.DATABASE_URL !== undefined;

describe('the jobs of a store', () => {
  const schema = makeSchemaName();
  const table = (name: string) => sql.table(`${onPostgres ? `${schema}_jobs` : 'jobs'}.${name}`);
  const then = sql`now() + interval '1 year'`;

  /** Runs SQL on the store of a service, and returns the rows. */
  const execute = async (service: TestService, statement: RawBuilder<unknown>) => {
    let found: readonly unknown[] = [];
    const run: JobDefinition['run'] = async (_data, db) => {
      found = (await statement.execute(db)).rows;
    };
    await service.perform({ name: 'test', run }, {});
    return found;
  };

  /** What a process leaves that ended while the clock was ahead. */
  const setAhead = async (service: TestService) => {
    const columns = sql`name, state, created_on, start_after, started_on, heartbeat_on, heartbeat_seconds, retry_limit`;
    for (const statement of [
      sql`update ${table('version')} set cron_on = ${then}`,
      sql`update ${table('queue')} set monitor_claim_on = ${then}, maintain_on = ${then}`,
      sql`insert into ${table('job')} (${columns}) values
        ('changes.prune', 'created', ${then}, ${then}, null, null, 20, 1),
        ('changes.prune', 'retry', now(), ${then}, ${then}, ${then}, 20, 1)`,
    ])
      await execute(service, statement);
  };

  it('run although the tables of the jobs have times that lie ahead', async () => {
    const place = { dataDir: mkdtempSync(join(tmpdir(), 'skein-ahead-')), schema };
    const before = await startTestService(place);
    const { owner, tokenOf, projects, domainId: domain_id } = await createTestDomain(before.url);
    const { maintenance_window_id } = await owner.call(maintenanceWindow.create, {
      ...{ title: 'Upgrade', projects: [projects[0]], domain_id },
      ...{ start_time: '2020-01-01', end_time: '2100-01-01' },
    });
    await setAhead(before);
    await owner.call(maintenanceWindow.update, { maintenance_window_id, domain_id, end_time: '2020-01-02' });
    await before[Symbol.asyncDispose]();

    await using after = await startTestService(place);
    const window = async () =>
      createApiClient(after.url, await tokenOf.owner()).call(maintenanceWindow.get, {
        maintenance_window_id,
        domain_id,
      });
    const unfinished = () => execute(after, sql`select name from ${table('job')} where state < 'completed'`);

    await expect.poll(async () => (await window()).state).toBe('CLOSED');
    await expect.poll(unfinished).toEqual([]);
    const passes = sql`greatest(max(monitor_claim_on), max(maintain_on)) < now() + interval '1 minute'`;
    expect(await execute(after, sql`select ${passes} as run from ${table('queue')}`)).toEqual([{ run: true }]);
    rmSync(place.dataDir, { recursive: true });
  });
});
