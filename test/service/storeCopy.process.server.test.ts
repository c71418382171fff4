/** `skein store copy`: from the embedded store to PostgreSQL; `skein store distribute` and `status`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoService } from '../../app/demo/service.ts';
import { DEMO_PASSWORD } from '../../app/demo/session.ts';
import { operations } from '../../contract/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { jobDefinitions } from '../../service/implementations.ts';
import { migrate } from '../../service/store/migrate.ts';
import { openPostgres } from '../../service/store/postgres.ts';
import { serviceOptions } from '../facadeConfig.ts';
import { runSkein } from '../import/runSkein.ts';
import { startTestReceiver, type TestReceiver } from './alert-manager/testReceiver.ts';
import { startServiceProcess } from './serviceProcess.ts';
import { type ApiClient, createApiClient, issueAccessToken, SECRET_KEY } from './testDomain.ts';
import { makeSchemaName, startTestService, type TestService } from './testService.ts';

const databaseUrl = process.env.DATABASE_URL;
const name = (text: string) => (databaseUrl ? text : `${text} (skipped: set DATABASE_URL)`);

const citusUrl = process.env.CITUS_URL;
const onCitus = (text: string) => (citusUrl ? text : `${text} (skipped: set CITUS_URL)`);

const DOMAIN = 'domain-demo';
const PEOPLE = ['admin@example.com', 'owner@example.com', 'member@example.com'];
const BASE_URL = 'https://skein.example.com';

/** Lines of progress, of which a slow machine sees some. */
const PROGRESS = /^(?:[\d.]+ of [\d.]+ MB read after \d+ s\.\n)*$/;

/** A constant clock, so that rows do not change between two reads. */
const now = new Date();
const clock = () => now;

const key = Buffer.from(SECRET_KEY).toString('base64');

const lists = [...operations.values()].filter(({ id, auth }) => id.endsWith('.list') && auth === 'token');

/** Responses of every list of the contract to a user. */
const listAll = async (client: ApiClient) => {
  const answers: [string, unknown][] = [];
  for (const { id, path } of lists) answers.push([id, await client.post(path, { domain_id: DOMAIN })]);
  return new Map(answers);
};

describe.skipIf(!databaseUrl)(name('skein store copy'), { timeout: 240_000 }, () => {
  let dataDir: string;
  let tokens: readonly string[];
  let before: readonly ReadonlyMap<string, unknown>[];
  let sink: TestReceiver;
  /** While true, notifications are refused. */
  let isShut = true;

  const startEmbedded = () =>
    startTestService({
      dataDir,
      databaseUrl: undefined,
      schema: undefined,
      serviceUrl: BASE_URL,
      clock,
      notificationSinkUrl: sink.url,
    });
  const startOn = (schema: string, url = databaseUrl) =>
    startTestService({ databaseUrl: url, schema, serviceUrl: BASE_URL, clock, notificationSinkUrl: sink.url });
  const copy = (schema: string, env: Record<string, string> = {}) =>
    runSkein(['store', 'copy', '--from', dataDir, '--schema', schema], { DATABASE_URL: databaseUrl ?? '', ...env })
      .ended;
  const clientsAt = ({ url }: TestService) => tokens.map((token) => createApiClient(url, token));

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'skein-copy-'));
    sink = await startTestReceiver(() => ({ status: isShut ? 503 : 204 }));
    {
      const demo = await startDemoService(
        { ...serviceOptions(), dataDir, secretKey: SECRET_KEY, logger: pino({ level: 'silent' }) },
        { printLine: () => {} },
      );
      await demo.close();
    }
    await using service = await startEmbedded();
    tokens = await Promise.all(PEOPLE.map((person) => issueAccessToken(service.url, DOMAIN, person, DEMO_PASSWORD)));
    const secret = { trusted_secret_id: 'ts-copy', domain_id: DOMAIN, name: 'Cloud', data: { token: 'confidential' } };
    await service.internal.post('/internal/v1/directory/put', { kind: 'trusted_secrets', records: [secret] });
    const [, owner] = clientsAt(service);
    await owner?.call(alert.create, {
      title: 'Odd \u{1F4A5} "\\{,}\n',
      project_id: 'project-checkout',
      description: '',
    });
    await sink.waitFor(1);
    for (const work of jobDefinitions) if (work.everyMinutes) await service.perform(work, {});
    before = await Promise.all(clientsAt(service).map(listAll));
  }, 240_000);
  afterAll(async () => {
    await sink?.[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('copies everything: tokens, all lists, secrets, numbers and pending jobs', async () => {
    const schema = makeSchemaName();
    const notifications = () => new Set(sink.notified().map(({ notification_id }) => notification_id)).size;
    const earlier = notifications();

    const { code, stdout, stderr } = await copy(schema, { SECRET_KEY: key });

    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(PROGRESS) });
    expect(stdout).toMatch(
      /\d+ rows of \d+ tables copied; counts and checksums agree\.\n[1-9]\d* pending jobs? will run/,
    );
    expect(stdout).toContain('SECRET_KEY must keep its current value');
    expect(stdout).not.toContain(key);
    isShut = false;
    await using service = await startOn(schema);
    const clients = clientsAt(service);
    expect(await Promise.all(clients.map(listAll))).toEqual(before);
    const filled = [...(before[0]?.values() ?? [])].filter(
      (each) => (each as { body: { total_count?: number } }).body.total_count,
    );
    expect(filled.length).toBeGreaterThan(10);
    const request = { trusted_secret_id: 'ts-copy', domain_id: DOMAIN };
    expect(await service.internal.call(trustedSecret.get_data, request)).toMatchObject({
      data: { token: 'confidential' },
    });
    const [, owner] = clients as [ApiClient, ApiClient];
    const newest = async () =>
      (await owner.call(alert.list, { query: { sort: [{ key: 'alert_number', desc: true }] } })).results;
    const [last] = await newest();
    await owner.call(alert.create, { title: 'After', project_id: 'project-checkout' });
    expect((await newest())[0]).toMatchObject({ title: 'After', alert_number: Number(last?.alert_number) + 1 });
    await expect.poll(() => JSON.stringify(sink.notified().at(-1)), { timeout: 60_000 }).toContain('After');
    expect(notifications()).toBe(earlier + 1);
  });

  it.skipIf(databaseUrl === citusUrl)(
    'says that a store on one machine is not distributed, and refuses to distribute it',
    async () => {
      const schema = makeSchemaName();
      await copy(schema);
      const env = { DATABASE_URL: databaseUrl ?? '', DATABASE_SCHEMA: schema };

      const status = await runSkein(['store', 'status', '--tenants', '1'], env).ended;
      const refused = await runSkein(['store', 'distribute'], env).ended;
      const none = await runSkein(['store', 'status'], {}).ended;

      expect(status.stdout).toMatch(
        /^The store is not distributed: all rows are on one machine\.\n[\d,]+ rows of \d+ tenants; the largest:\n {2}domain-demo {2}[\d,]+ rows\nSkew/,
      );
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toMatch(/^DATABASE_URL: the database has no extension citus: create it on every machine/);
      expect(none.stderr).toMatch(/^DATABASE_URL: expected a PostgreSQL database\./);
    },
  );

  it.skipIf(!citusUrl)(onCitus('is distributed with its rows, and answers as before'), async () => {
    const env = { DATABASE_URL: citusUrl ?? '', DATABASE_SCHEMA: makeSchemaName(), SECRET_KEY: key };
    expect(await copy(env.DATABASE_SCHEMA, env)).toMatchObject({ code: 0 });
    const plain = await runSkein(['store', 'status'], env).ended;

    const moved = await runSkein(['store', 'distribute', '--shards', '4'], env).ended;
    const again = await runSkein(['store', 'distribute'], env).ended;
    const status = await runSkein(['store', 'status'], env).ended;

    expect(plain.stdout).toMatch(/^The store is not distributed.*\nThe database is the coordinator of a cluster/);
    // Plugins that all domains may use.
    expect(plain.stdout).toMatch(/^ {2}\(no domain\) {2}\d+ rows$/m);
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+ tables moved\.\n$/) });
    expect(moved.stderr).toContain('monitoring_alert');
    expect(again).toMatchObject({ code: 0, stdout: 'All tables are in place.\n' });
    expect(status.stdout).toMatch(
      /^\d+ tables distributed by domain over \d+ machines?\.\n {2}[\d.]+:\d+ {2}\d+ shards {2}/,
    );
    isShut = false;
    await using service = await startOn(env.DATABASE_SCHEMA, citusUrl);
    const clients = clientsAt(service);
    expect(await Promise.all(clients.map(listAll))).toEqual(before);
    const [, owner] = clients as [ApiClient, ApiClient];
    const created = await owner.call(alert.create, { title: 'Spread', project_id: 'project-checkout' });
    expect(await owner.call(alert.get, { alert_id: created.alert_id })).toMatchObject({ title: 'Spread' });
  });

  it('continues an interrupted copy, and refuses a schema that is already filled', async () => {
    const schema = makeSchemaName();
    const store = await openPostgres(databaseUrl ?? '', { schema });
    await migrate(store);
    const interrupted = store.db.transaction().execute(async (within) => {
      await sql`lock table monitoring_alert`.execute(within);
      const killed = runSkein(['store', 'copy', '--from', dataDir, '--schema', schema], {
        DATABASE_URL: databaseUrl ?? '',
      });
      const waits = sql`select 1 from pg_locks where not granted and relation = 'monitoring_alert'::regclass`;
      await expect.poll(async () => (await waits.execute(within)).rows.length, { timeout: 60_000 }).toBe(1);
      killed.child.kill('SIGKILL');
      await killed.ended;
    });
    await interrupted;
    await store.close();

    const again = await copy(schema);
    const twice = await copy(schema);

    expect(again).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('no available key decrypts its trusted secrets'),
    });
    expect(twice.code).toBe(1);
    expect(twice.stderr).toMatch(/^--to: expected an empty schema, but test_\w+\.\w+ has rows\.\n/);
  });

  it('refuses a source that a service has open, and leaves PostgreSQL unchanged', async () => {
    const schema = makeSchemaName();
    await using service = await startServiceProcess({ DATA_DIR: dataDir });

    const { code, stderr } = await copy(schema);

    expect(code).toBe(1);
    expect(stderr).toMatch(/^--from: the store cannot be opened: .* is in use by .*Stop the service first\.\n/);
    expect(service.url).toContain('http');
    const store = await openPostgres(databaseUrl ?? '');
    const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(store.db);
    await store.close();
    expect(rows).toEqual([]);
  });

  it.each([
    ['no store', 1, ['--from', '/none'], /^--from \/none: the directory contains no store\./],
    [
      'no database',
      2,
      ['--to', 'mysql://here'],
      /'--to <url>' argument .* is invalid. expected a URL that begins with postgres/,
    ],
    [
      'a database that is down',
      3,
      ['--to', 'postgres://u:hidden@127.0.0.1:9/x'],
      /^--to: PostgreSQL cannot be opened: /,
    ],
    ['a bad schema', 2, ['--schema', 'A b'], /'--schema <name>' argument .* expected lower-case letters/],
  ])('with %s, exits with code %d and names the option', async (_what, expected, options, message) => {
    const args = ['store', 'copy', '--from', dataDir, ...options];

    const { code, stdout, stderr } = await runSkein(args, { DATABASE_URL: databaseUrl ?? '' }).ended;

    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('requires a database in an option or the environment', async () => {
    const { code, stderr } = await runSkein(['store', 'copy', '--from', dataDir], {}).ended;

    expect(code).toBe(2);
    expect(stderr).toMatch(/^--to: expected a PostgreSQL database, or DATABASE_URL to name one\./);
  });
});
