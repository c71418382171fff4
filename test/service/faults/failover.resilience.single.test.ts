/** The primary is lost, and a standby takes its place. */
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { isLostConnection, recordLostConnections } from '../../../service/store/connect.ts';
import { createClientClass } from '../../../service/store/primary.ts';
import { createTestDomain } from '../testDomain.ts';
import { startTestService } from '../testService.ts';
import { hasServer, startPostgres, startStandby, withServerSkipReason } from './postgresServer.ts';

/** Far more than servers need. */
const FOUND = { timeout: 60_000, interval: 200 };

const hostOf = (url: string) => new URL(url).host;

it.skipIf(!hasServer)(
  withServerSkipReason(
    'of several servers in DATABASE_URL, the service uses the primary, and the one promoted last of two',
  ),
  { timeout: 180_000 },
  async () => {
    await using lost = await startPostgres(['-c synchronous_standby_names=*']);
    await using standby = await startStandby(lost);
    const databaseUrl = `postgres://skein@${hostOf(standby.url)},${hostOf(lost.url)}/postgres`;
    await using service = await startTestService({ databaseUrl, schema: 'shop' });
    const { owner, projects } = await createTestDomain(service.url);
    const create = async (title: string) =>
      (await owner.post(alert.create.path, { title, project_id: projects[0] })).status;
    const titles = async () => (await owner.call(alert.list, {})).results.map(({ title }) => title);
    expect(await create('Before')).toBe(200);

    await lost.kill();
    await expect.poll(() => create('Lost'), FOUND).toBe(503);
    expect(await create('Lost')).toBe(503);
    await standby.promote();
    await expect.poll(() => create('After'), FOUND).toBe(200);
    // Its sessions end a moment after it.
    await vi.waitFor(lost.start, FOUND);
    await standby.restart();

    await expect.poll(() => create('Later'), FOUND).toBe(200);
    expect(await titles()).toEqual(expect.arrayContaining(['Before', 'After', 'Later']));
    expect(await titles()).not.toContain('Lost');
  },
);

/** A logger, and the reasons that it has written. */
const reasonsLogged = () => {
  const reasons: string[] = [];
  const write: Writable['_write'] = (line, _encoding, done) => {
    const { reason } = JSON.parse(String(line)) as { reason?: string };
    if (reason) reasons.push(reason);
    done();
  };
  return { reasons, logger: pino({ level: 'warn' }, new Writable({ write })) };
};

it.skipIf(!hasServer)(
  withServerSkipReason(
    'after a failover, the log says of each server why it is not used, and a slow primary is waited for',
  ),
  { timeout: 180_000 },
  async () => {
    await using lost = await startPostgres();
    await using primary = await startStandby(lost);
    const { reasons, logger } = reasonsLogged();
    const databaseUrl = `postgres://skein@${hostOf(lost.url)},${hostOf(primary.url)}/postgres`;
    await using service = await startTestService({
      databaseUrl,
      schema: 'shop',
      databaseConnectionsPerDomain: 10,
      logger,
    });
    // Each of these calls is one statement.
    const list = async () => (await service.internal.post(alert.list.path, {})).status;
    const lists = () => Promise.all(Array.from({ length: 10 }, list));
    await lost.kill();
    await primary.promote();
    await expect.poll(list, FOUND).toBe(200);
    // The failover ended the connections, so that these need new ones.
    primary.freeze();
    const slow = lists();
    await sleep(2_000);
    primary.thaw();
    expect(new Set(await slow)).toEqual(new Set([200]));

    reasons.length = 0;
    await primary.kill();
    await expect.poll(list, FOUND).toBe(503);
    const reason = () => list().then(() => reasons.at(-1));
    await expect.poll(reason, FOUND).toContain(`${hostOf(primary.url)}: connect ECONNREFUSED`);
    expect(reasons.at(-1)).toContain(`${hostOf(lost.url)}: connect ECONNREFUSED`);
  },
);

it.skipIf(!hasServer)(
  withServerSkipReason('a server may end a connection before the pool knows that it is there'),
  async () => {
    await using server = await startPostgres();
    const Client = createClientClass(`postgres://skein@${hostOf(server.url)},127.0.0.1:1/postgres`);
    const ended = Promise.withResolvers<boolean>();
    class EndingClient extends Client {
      constructor(config?: pg.ClientConfig) {
        super(config);
        // As when one packet says that the server is ready, and that it ends.
        const end = () => this.emit('error', new Error('terminating connection due to unexpected postmaster exit'));
        this.once('connect', () => ended.resolve(Promise.try(end)));
      }
    }
    const pool = recordLostConnections(new pg.Pool({ Client: EndingClient }));

    const client = await pool.connect();

    await expect(ended.promise).resolves.toBe(true);
    expect(isLostConnection(client)).toBe(true);
    client.release(true);
    await pool.end();
  },
);
