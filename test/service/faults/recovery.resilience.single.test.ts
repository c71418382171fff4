/** A store is restored from backups and the archived log, by the commands of docs/recovery.md. */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { createApiClient, createTestDomain } from '../testDomain.ts';
import { startTestService } from '../testService.ts';
import { hasBackups, startBackedUpServer, withBackupReason } from './backedUpServer.ts';
import type { PostgresServer } from './postgresServer.ts';

/** Far more than servers need. */
const ENOUGH = { timeout: 120_000, interval: 200 };

const query = async (url: string, statement: string): Promise<string> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: 'array' }).finally(() => client.end());
  return String(rows[0]?.[0]);
};

/** Waits until the archive has all of the log up to now, which takes a minute by itself. */
const archiveAll = async (url: string) => {
  const segment = await query(url, 'select pg_walfile_name(pg_switch_wal())');
  const archived = () => query(url, 'select last_archived_wal from pg_stat_archiver');
  await expect.poll(archived, ENOUGH).toSatisfy((last) => last >= segment);
};

/** A service on a server with backups, and a person who writes alerts. */
const startWriter = async (server: PostgresServer) => {
  const serve = () => startTestService({ databaseUrl: server.url, schema: 'shop' });
  const service = await serve();
  const { projects, tokenOf } = await createTestDomain(service.url);
  const token = await tokenOf.owner();
  const [project_id] = projects;
  const owner = createApiClient(service.url, token);
  const create = (title: string) => owner.call(alert.create, { title, project_id });
  /** Starts the service again, and returns the titles that the same token sees. */
  const titlesAgain = async () => {
    await using again = await serve();
    const reader = createApiClient(again.url, token);
    await reader.call(alert.create, { title: 'After the restore', project_id });
    const { results } = await reader.call(alert.list, {});
    return results.map(({ title }) => title).toSorted();
  };
  return { owner, create, titlesAgain, stop: service[Symbol.asyncDispose] };
};

/** Starts a restored server, which first replays the log, and waits until it takes writes. */
const startRestored = async (server: PostgresServer) => {
  await server.start();
  await expect.poll(() => query(server.url, 'select pg_is_in_recovery()'), ENOUGH).toBe('false');
};

const TIME = `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00')`;

it.skipIf(!hasBackups)(
  withBackupReason('a store is restored to a moment before a mistake, with what was written since the backup'),
  { timeout: 300_000 },
  async () => {
    await using backed = await startBackedUpServer();
    const { server } = backed;
    const { owner, create, titlesAgain, stop } = await startWriter(server);
    await create('Before the backup');
    const metrics = await backed.backUp();
    const { alert_id } = await create('Since the backup');
    const moment = await query(server.url, TIME);
    await owner.call(alert.delete, { alert_id });
    await create('Since the mistake');
    await archiveAll(server.url);
    await stop();

    await server.stop();
    await backed.run('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
    await startRestored(server);

    expect(await titlesAgain()).toEqual(['After the restore', 'Before the backup', 'Since the backup']);
    expect(metrics).toMatch(/^backup_last_success_timestamp_seconds \d{10}\n$/);
  },
);

it.skipIf(!hasBackups)(
  withBackupReason('after the loss of the server and its disk, a store has what was archived'),
  { timeout: 300_000 },
  async () => {
    await using backed = await startBackedUpServer();
    const { server } = backed;
    const { create, titlesAgain, stop } = await startWriter(server);
    await backed.backUp();
    await create('Archived');
    await archiveAll(server.url);

    await server.kill();
    await stop();
    rmSync(server.data, { recursive: true });
    await backed.run('restore');
    await startRestored(server);

    expect(await titlesAgain()).toEqual(['After the restore', 'Archived']);
  },
);
