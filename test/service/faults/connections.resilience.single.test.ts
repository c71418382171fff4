/** PostgreSQL ends connections: calls in flight return 503, confirmed writes persist, and the process continues. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { startTestReceiver, type TestReceiver } from '../alert-manager/testReceiver.ts';
import { listAllAlerts } from '../monitoring/fixtures.ts';
import { type ServiceProcess, startServiceProcess } from '../serviceProcess.ts';
import { type ApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';
import { startTestService } from '../testService.ts';
import { type PostgresProxy, startPostgresProxy } from './postgresProxy.ts';
import { hasServer, type PostgresServer, startPostgres, withServerSkipReason } from './postgresServer.ts';

const WRITERS = 8;
/** Far more than needed, because the machine may be busy. */
const TIMEOUT_MS = 180_000;
const RECOVERY = { timeout: 60_000, interval: 100 };

/** The outcomes of writes with unique titles. */
interface WriteOutcomes {
  readonly accepted: string[];
  /** Error codes of failed writes. */
  readonly refused: string[];
}

/** Runs concurrent writers during a disturbance of PostgreSQL, and until writes succeed again. */
const writeDuring = async (
  owner: ApiClient,
  projectId: string,
  disturb: () => Promise<void>,
): Promise<WriteOutcomes> => {
  const outcomes: WriteOutcomes = { accepted: [], refused: [] };
  const tag = crypto.randomUUID();
  let isOver = false;
  const write = async (title: string) => {
    const { status, body } = await owner.post(alert.create.path, { title, project_id: projectId });
    if (status === 200) outcomes.accepted.push(title);
    else outcomes.refused.push((body.detail as { code: string }).code);
  };
  const writer = async (number: number) => {
    for (let count = 0; !isOver; count += 1) await write(`${tag} ${number}.${count}`);
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  await disturb();
  const before = outcomes.accepted.length;
  await expect.poll(() => outcomes.accepted.length, RECOVERY).toBeGreaterThan(before + WRITERS);
  isOver = true;
  await writers;
  return outcomes;
};

describe.skipIf(!hasServer)(
  withServerSkipReason('PostgreSQL ends connections during writes'),
  { timeout: TIMEOUT_MS },
  () => {
    let server: PostgresServer;
    let proxy: PostgresProxy;
    let sink: TestReceiver;
    let service: ServiceProcess;
    let domain: TestDomain;

    beforeAll(async () => {
      server = await startPostgres();
      proxy = await startPostgresProxy(server.url);
      sink = await startTestReceiver();
      service = await startServiceProcess({ DATABASE_URL: proxy.url, NOTIFICATION_SINK_URL: sink.url });
      domain = await createTestDomain(service.url);
    }, TIMEOUT_MS);
    afterAll(async () => {
      await service?.[Symbol.asyncDispose]();
      await sink?.[Symbol.asyncDispose]();
      await proxy?.[Symbol.asyncDispose]();
      await server?.[Symbol.asyncDispose]();
    });

    /** Terminates sessions of the service in the given states, as an administrator does, and returns their number. */
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

    const terminateRepeatedly = async (states: readonly string[], atLeast: number) => {
      for (let ended = 0; ended < atLeast; await sleep(20)) ended += await terminate(states);
    };

    /** Kills one backend process, after which PostgreSQL ends all other sessions and recovers. */
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
      // The server does not start until the sessions of the killed server have ended.
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
      {
        fault: 'terminates idle transactions 60 times',
        disturb: () => terminateRepeatedly(['idle in transaction'], 60),
      },
      {
        fault: 'terminates any sessions 100 times',
        disturb: () => terminateRepeatedly(['active', 'idle in transaction', 'idle'], 100),
      },
      { fault: 'loses a backend process', disturb: killBackend },
      { fault: 'restarts', disturb: () => server.restart() },
      { fault: 'is killed and restarted', disturb: crashAndStart },
      {
        fault: 'loses its connections ten times',
        disturb: async () => {
          for (let count = 0; count < 10; count += 1) {
            proxy.dropConnections();
            await sleep(100);
          }
        },
      },
    ])(
      'when PostgreSQL $fault, confirmed writes exist exactly once, and all other calls return 503',
      async ({ disturb }) => {
        const testDomain = await createTestDomain(service.url);

        const { accepted, refused } = await writeDuring(testDomain.owner, testDomain.projects[0], disturb);

        expect([...new Set(refused)].filter((code) => code !== 'ERROR_UNAVAILABLE')).toEqual([]);
        const titles = await titlesOf(testDomain);
        expect(new Set(titles).size).toBe(titles.length);
        expect(accepted.filter((title) => !titles.includes(title))).toEqual([]);
      },
    );

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

    it('continues with its jobs: a notification raised after a restart is delivered', async () => {
      await server.restart();
      await expect.poll(() => domain.owner.post(alert.list.path, {}).then(({ status }) => status), RECOVERY).toBe(200);

      const { alert_id } = await domain.owner.call(alert.create, { title: 'After', project_id: domain.projects[0] });

      const isNotified = () => JSON.stringify(sink.notified()).includes(alert_id);
      await expect.poll(isNotified, RECOVERY).toBe(true);
      expect((await listAllAlerts(domain)).filter((each) => each.alert_id === alert_id)).toHaveLength(1);
    });

    it('closes connections on which PostgreSQL no longer responds', async () => {
      await using testProxy = await startPostgresProxy(server.url);
      await using own = await startTestService({ databaseUrl: testProxy.url, statementTimeoutMs: 500 });
      const { owner, projects } = await createTestDomain(own.url);
      testProxy.stopForwarding();

      const write = await owner.post(alert.create.path, { title: 'Unheard', project_id: projects[0] });

      expect(write.status).toBe(504);
      await expect.poll(() => owner.post(alert.list.path, {}).then(({ status }) => status), RECOVERY).toBe(200);
    });
  },
);
