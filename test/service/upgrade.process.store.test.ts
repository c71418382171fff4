import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { note } from '../../contract/monitoring/note.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { hashPassword } from '../../service/crypto/password.ts';
import { type Database, openEmbedded } from '../../service/store/database.ts';
import { createMigrator } from '../../service/store/migrate.ts';
import { openPostgres } from '../../service/store/postgres.ts';
import { PASSWORD, signInAs } from './testDomain.ts';
import { makeSchemaName, startTestService } from './testService.ts';

const databaseUrl = process.env.DATABASE_URL;

/** A store of one test, and how to open it. */
const place = () => ({ databaseUrl, schema: makeSchemaName(), dataDir: mkdtempSync(join(tmpdir(), 'skein-')) });

const open = ({ schema, dataDir }: ReturnType<typeof place>) =>
  databaseUrl ? openPostgres(databaseUrl, { schema }) : openEmbedded({ dataDir });

/** The first release with all of these tables. */
const EARLY = '0009-house';

/** Rows in the form of the early tables. */
const insertEarlyRows = async (db: Database) => {
  const user = { user_id: 'ada', domain_id: 'd', role_type: 'DOMAIN_ADMIN', state: 'ENABLED', auth_type: 'LOCAL' };
  const entries: [string, string, object][] = [
    ['domains', 'd', { domain_id: 'd', state: 'ENABLED' }],
    ['users', 'ada', { ...user, password_hash: await hashPassword(PASSWORD) }],
  ];
  for (const [kind, id, data] of entries) {
    await sql`insert into directory_entry (kind, domain_id, id, data)
      values (${kind}, 'd', ${id}, ${JSON.stringify(data)})`.execute(db);
  }
  await sql`insert into identity_role (role_id, name, role_type, state, is_managed, domain_id, created_at, updated_at)
    values ('managed-domain-admin', 'Domain Admin', 'DOMAIN_ADMIN', 'ENABLED', true, 'd', now(), now())`.execute(db);
  await sql`insert into monitoring_webhook (webhook_id, name, state, access_key, domain_id, workspace_id, project_id,
    created_at) values ('webhook-1', 'Grafana', 'ENABLED', 'key', 'd', 'w', 'p', now())`.execute(db);
  await sql`insert into monitoring_alert (alert_number, alert_id, title, state, urgency, escalation_step,
    escalation_ttl, domain_id, workspace_id, project_id, webhook_id, created_at, updated_at)
    values (1, 'alert-1', 'Disk full', 'RESOLVED', 'HIGH', 1, 0, 'd', 'w', 'p', 'webhook-1', now(), now())`.execute(db);
  await sql`insert into monitoring_note (note_id, alert_id, note, domain_id, workspace_id, project_id, created_at)
    values ('note-1', 'alert-1', 'Cleaned up.', 'd', 'w', 'p', now())`.execute(db);
  await sql`insert into cost_analysis_cost_report_data (cost_report_data_id, cost, report_year, report_month,
    is_confirmed, domain_id, workspace_id, project_id, data_source_id, created_at)
    values ('crd-1', '{"USD": 12.5}', '2024', '2024-05', true, 'd', 'w', 'p', 'ds', now())`.execute(db);
};

const signIn = (url: string) => signInAs(url, 'd', 'ada');

describe('a store of an early release', { timeout: 120_000 }, () => {
  it('is migrated at the start and keeps all records', async () => {
    const at = place();
    const early = await open(at);
    await createMigrator(early).migrateTo(EARLY);
    await insertEarlyRows(early.db);
    await early.close();

    await using service = await startTestService(at);
    const admin = await signIn(service.url);

    const { results: alerts } = await admin.call(alert.list, {});
    expect(alerts).toMatchObject([{ alert_id: 'alert-1', title: 'Disk full', webhook_id: 'webhook-1' }]);
    expect((await admin.call(note.list, {})).results).toMatchObject([{ alert_id: 'alert-1', note: 'Cleaned up.' }]);
    expect((await admin.call(webhook.list, { domain_id: 'd' })).results).toMatchObject([{ name: 'Grafana' }]);
    const costs = await admin.call(costReportData.analyze, { query: { granularity: 'MONTHLY' } });
    expect(costs.results).toEqual([{ date: '2024-05', cost_USD: 12.5 }]);
    const created = await admin.call(alert.create, { title: 'Disk full again', project_id: 'p' });
    expect(created).toMatchObject({ state: 'TRIGGERED' });
    rmSync(at.dataDir, { recursive: true, force: true });
  });
});

/** A webhook in recovery mode AUTO whose key `disk` has two open alerts of three events, as releases left them before this one. */
const insertRepeatedAlerts = async (db: Database) => {
  await sql`insert into alert_manager_service (service_id, name, service_key, options, domain_id, workspace_id, created_at)
    values ('service-1', 'On call', 'shop', '{"recovery_mode": "AUTO"}', 'd', 'w', now())`.execute(db);
  await sql`update monitoring_webhook set tags = '{"service_key": "shop"}', plugin_info = '{"plugin_id":
    "plugin-direct-mon-webhook", "version": "1.0", "options": {}, "metadata": {}, "upgrade_mode": "NONE"}'`.execute(db);
  await sql`insert into monitoring_alert (alert_number, alert_id, title, state, urgency, escalation_step, service_id,
    escalation_ttl, domain_id, workspace_id, project_id, webhook_id, created_at, updated_at)
    select number, 'alert-' || number, 'Disk full', 'TRIGGERED', 'HIGH', 1, 'service-1', 0, 'd', 'w', 'p', 'webhook-1', now(), now()
    from generate_series(2, 3) as number`.execute(db);
  await sql`insert into inbound_event (domain_id, event_id, webhook_id, project_id, event_key, event_type, alert_id, received_at, body)
    select 'd', 'event-' || alert_id || number, 'webhook-1', 'p', 'disk', 'ALERT', alert_id, now() - interval '1 day', '{}'
    from unnest(array['alert-2', 'alert-2', 'alert-3']) with ordinality as events (alert_id, number)`.execute(db);
};

describe('a store with several open alerts of one cause', { timeout: 120_000 }, () => {
  it('3.17.11 has all of them resolved by the next recovery', async () => {
    const at = place();
    onTestFinished(() => rmSync(at.dataDir, { recursive: true, force: true }));
    const early = await open(at);
    await createMigrator(early).migrateTo('0030-change-log');
    await insertEarlyRows(early.db);
    await insertRepeatedAlerts(early.db);
    await early.close();

    await using service = await startTestService(at);
    const admin = await signIn(service.url);
    const path = '/monitoring/v1/webhook/webhook-1/key/events';
    const { status } = await admin.post(path, { event_key: 'disk', title: 'Disk full', event_type: 'RECOVERY' });

    expect(status).toBe(200);
    const { results } = await admin.call(alert.list, { query: { sort: [{ key: 'alert_number' }] } });
    expect(results.map(({ state }) => state)).toEqual(['RESOLVED', 'RESOLVED', 'RESOLVED']);
  });
});

describe('a store that another release has changed', { timeout: 120_000 }, () => {
  /** Starts this release on its own store, with another migration in it. */
  const startAfter = async (migration: string, remove?: string) => {
    const at = place();
    onTestFinished(() => rmSync(at.dataDir, { recursive: true, force: true }));
    const store = await open(at);
    await createMigrator(store).migrateToLatest();
    await sql`insert into kysely_migration (name, timestamp) values (${migration}, '2027-01-01')`.execute(store.db);
    if (remove) await sql`delete from kysely_migration where name = ${remove}`.execute(store.db);
    await store.close();
    return startTestService(at);
  };

  it.each(['9999-next', '9999-next-needs-0029'])(
    'is used as it is, if the release is the next one: %s',
    async (name) => {
      await using service = await startAfter(name);

      expect((await service.internal.post(alert.list.path, {})).status).toBe(200);
    },
  );

  it.each([
    {
      what: 'a later release took away what this one uses',
      start: () => startAfter('9999-next-needs-9998'),
      said: 'a newer release has taken away what this one uses: start a release that has migration 9998, or restore the backup',
    },
    {
      what: 'its release has not all migrations of this one',
      start: () => startAfter('9999-next', '0029-budget-usage'),
      said: 'it was changed by a release without migration 0029-budget-usage, which this one has: start that release, or restore the backup',
    },
  ])('is refused with what to do, if $what', async ({ start, said }) => {
    await expect(start()).rejects.toThrow(`the store cannot be brought up to date (${said} from before the upgrade`);
  });
});

const onPostgres = (url: string) => {
  it('create one set of tables, and both respond', async () => {
    const schema = makeSchemaName();
    const starting = [startTestService({ schema }), startTestService({ schema })] as const;
    const [one, other] = await Promise.all(starting);
    await using first = one;
    await using second = other;

    for (const { internal } of [first, second]) {
      expect((await internal.post(alert.list.path, {})).status).toBe(200);
    }
    await using opened = new AsyncDisposableStack();
    const store = await openPostgres(url, { schema });
    opened.defer(store.close);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store.db);
    const files = readdirSync(`${import.meta.dirname}/../../service/store/migrations`).toSorted();
    expect(rows.map(({ name }) => `${name}.sql`)).toEqual(files);
  });

  it('wait for a migration, in their own schema or another, that takes longer than a statement of a call may', {
    timeout: 60_000,
  }, async () => {
    const schema = makeSchemaName();
    const limit = { statementTimeoutMs: 3_000 };
    const blocker = new pg.Client(url);
    await blocker.connect();
    await blocker.query(`create schema ${schema}`);
    // The migration that creates this table waits for the end of this transaction.
    await blocker.query(`begin; create table ${schema}.monitoring_alert (alert_id text)`);

    const schemas = [schema, schema, makeSchemaName()];
    const starting = Promise.all(schemas.map((of) => startTestService({ schema: of, ...limit })));
    const waiting = async () => {
      const { rows } = await blocker.query('select count(*)::int as count from pg_locks where not granted');
      return rows[0].count;
    };
    // The one in another schema waits too, unless it was the first.
    await Promise.race([starting, expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(1)]);
    await sleep(limit.statementTimeoutMs + 1_000);
    await blocker.query('rollback');
    await blocker.end();

    const services = await starting;
    await using opened = new AsyncDisposableStack();
    for (const service of services) opened.use(service);
    for (const { internal } of services) {
      expect((await internal.post(alert.list.path, {})).status).toBe(200);
    }
  });
};

if (databaseUrl) describe('two replicas that start concurrently on an empty PostgreSQL', () => onPostgres(databaseUrl));
