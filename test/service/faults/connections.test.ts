/** PostgreSQL ends connections: calls in flight are answered 503, what was answered stays, and the process goes on. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { type Receiver, startReceiver } from '../alert-manager/receiver.ts';
import { type Client, freshDomain, type TestDomain } from '../kit.ts';
import { allAlerts } from '../monitoring/fixtures.ts';
import { type ServiceProcess, startProcess } from '../process.ts';
import { startTestService } from '../testService.ts';
import { type CuttableWay, cuttable } from './cuttable.ts';
import { hasServer, type PostgresServer, startServer, unlessWithoutServer } from './postgres-server.ts';

const WRITERS = 8;
/** Far more than it takes: machines are busy. */
const TIMEOUT_MS = 180_000;
const RECOVERY = { timeout: 60_000, interval: 100 };

/** What was answered to writes, each of which has a title of its own. */
interface Written {
  readonly accepted: string[];
  /** Codes of what was refused. */
  readonly refused: string[];
}

/** Runs writers while something is done to PostgreSQL, and until writes succeed again after it. */
const writingWhile = async (owner: Client, projectId: string, disturb: () => Promise<void>): Promise<Written> => {
  const written: Written = { accepted: [], refused: [] };
  const tag = crypto.randomUUID();
  let isOver = false;
  const write = async (title: string) => {
    const { status, body } = await owner.post(alert.create.path, { title, project_id: projectId });
    if (status === 200) written.accepted.push(title);
    else written.refused.push((body.detail as { code: string }).code);
  };
  const writer = async (number: number) => {
    for (let count = 0; !isOver; count += 1) await write(`${tag} ${number}.${count}`);
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  await disturb();
  const before = written.accepted.length;
  await expect.poll(() => written.accepted.length, RECOVERY).toBeGreaterThan(before + WRITERS);
  isOver = true;
  await writers;
  return written;
};

describe.skipIf(!hasServer)(
  unlessWithoutServer('S-A1: PostgreSQL ends connections under writes'),
  { timeout: TIMEOUT_MS },
  () => {
    let server: PostgresServer;
    let way: CuttableWay;
    let sink: Receiver;
    let service: ServiceProcess;
    let domain: TestDomain;

    beforeAll(async () => {
      server = await startServer();
      way = await cuttable(server.url);
      sink = await startReceiver();
      service = await startProcess({ DATABASE_URL: way.url, NOTIFICATION_SINK_URL: sink.url });
      domain = await freshDomain(service.url);
    }, TIMEOUT_MS);
    afterAll(async () => {
      await service?.[Symbol.asyncDispose]();
      await sink?.[Symbol.asyncDispose]();
      await way?.[Symbol.asyncDispose]();
      await server?.[Symbol.asyncDispose]();
    });

    /** Ends sessions of the service in the given state, as an administrator does; gives how many there were. */
    const terminate = async (states: readonly string[]) => {
      const administrator = new pg.Client(server.url);
      await administrator.connect();
      const { rowCount } = await administrator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and state = any($1)',
        [states],
      );
      await administrator.end();
      return rowCount ?? 0;
    };

    const terminateOften = async (states: readonly string[], atLeast: number) => {
      for (let ended = 0; ended < atLeast; await sleep(20)) ended += await terminate(states);
    };

    /** Ends one server process of a session without its knowing, after which PostgreSQL ends all others and recovers. */
    const killBackend = async () => {
      const administrator = new pg.Client(server.url);
      administrator.on('error', () => {});
      await administrator.connect();
      const { rows } = await administrator.query<{ pid: number }>(
        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
      );
      for (const { pid } of rows) process.kill(pid, 'SIGKILL');
      await administrator.end().catch(() => {});
    };

    const crashAndStart = async () => {
      await server.kill();
      // The sessions of a killed server end by themselves; until they have, it does not start.
      await expect
        .poll(
          () =>
            server.start().then(
              () => 'started',
              () => 'not yet',
            ),
          RECOVERY,
        )
        .toBe('started');
    };

    it.each([
      { fault: 'ends idle transactions, 60 times', disturb: () => terminateOften(['idle in transaction'], 60) },
      {
        fault: 'ends any session, 100 times',
        disturb: () => terminateOften(['active', 'idle in transaction', 'idle'], 100),
      },
      { fault: 'loses the process of a session', disturb: killBackend },
      { fault: 'restarts', disturb: () => server.restart() },
      { fault: 'is killed and started again', disturb: crashAndStart },
      {
        fault: 'is cut off ten times',
        disturb: async () => {
          for (let count = 0; count < 10; count += 1) {
            way.drop();
            await sleep(100);
          }
        },
      },
    ])('when it $fault, what was answered is there once, and the rest is 503', async ({ disturb }) => {
      const fresh = await freshDomain(service.url);

      const { accepted, refused } = await writingWhile(fresh.owner, fresh.projects[0], disturb);

      expect([...new Set(refused)].filter((code) => code !== 'ERROR_UNAVAILABLE')).toEqual([]);
      const titles = await titlesOf(fresh);
      expect(new Set(titles).size).toBe(titles.length);
      expect(accepted.filter((title) => !titles.includes(title))).toEqual([]);
    });

    const titlesOf = async (from: TestDomain) => {
      const pages = Array.from({ length: 20 }, (_, page) => ({ start: page * 1000 + 1, limit: 1000 }));
      const titles: string[] = [];
      for (const page of pages) {
        const { results } = await from.admin.call(alert.list, { query: { page, sort: [{ key: 'alert_number' }] } });
        titles.push(...results.map(({ title }) => title));
        if (results.length < page.limit) break;
      }
      return titles;
    };

    it('goes on with its jobs: what is raised after a restart is delivered', async () => {
      await server.restart();
      await expect.poll(() => domain.owner.post(alert.list.path, {}).then(({ status }) => status), RECOVERY).toBe(200);

      const { alert_id } = await domain.owner.call(alert.create, { title: 'After', project_id: domain.projects[0] });

      const told = () => JSON.stringify(sink.notified()).includes(alert_id);
      await expect.poll(told, RECOVERY).toBe(true);
      expect((await allAlerts(domain)).filter((each) => each.alert_id === alert_id)).toHaveLength(1);
    });

    it('gives connections up on which PostgreSQL has fallen silent', async () => {
      await using silenced = await cuttable(server.url);
      await using own = await startTestService({ databaseUrl: silenced.url, statementTimeoutMs: 500 });
      const { owner, projects } = await freshDomain(own.url);
      silenced.silence();

      const write = await owner.post(alert.create.path, { title: 'Unheard', project_id: projects[0] });

      expect(write.status).toBe(504);
      await expect.poll(() => owner.post(alert.list.path, {}).then(({ status }) => status), RECOVERY).toBe(200);
    });
  },
);
