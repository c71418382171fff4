/** The service with `WORKERS`: one program, several processes, one port. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { type ServiceProcess, startServiceProcess } from '../serviceProcess.ts';
import { createApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';
import { makeSchemaName } from '../testService.ts';
import { createOwnerClients, databaseUrl, withReplicaSkipReason } from './replicas.ts';

/** Far more than two processes need to start one after the other. */
const SLOW = { timeout: 120_000, interval: 100 };

/** The first row, and the number of all. */
const ONE_ROW = { query: { page: { start: 1, limit: 1 } } };

describe.skipIf(!databaseUrl)(withReplicaSkipReason('a service with WORKERS=2'), { timeout: 400_000 }, () => {
  let service: ServiceProcess;
  let domain: TestDomain;
  beforeAll(async () => {
    service = await startServiceProcess({ DATABASE_URL: databaseUrl, DATABASE_SCHEMA: makeSchemaName(), WORKERS: '2' });
    domain = await createTestDomain(service.url);
  });
  afterAll(() => service?.[Symbol.asyncDispose]());

  const replaced = async () => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    return Number(/^worker_restarts_total\{reason="replaced"\} (\d+)$/m.exec(text)?.[1]);
  };

  it('refuses and loses no write while SIGHUP replaces its processes', async () => {
    const [owner = createApiClient('', '')] = await createOwnerClients([service], domain);
    const accepted: unknown[] = [];
    const before = await replaced();
    const { total_count: earlier = 0 } = await domain.admin.call(alert.list, ONE_ROW);
    let isDone = false;
    const write = async (writer: number) => {
      for (let at = 0; !isDone; at += 1) {
        const title = `Alert ${writer}.${at}`;
        accepted.push(await owner.call(alert.create, { title, project_id: domain.projects[0] }));
      }
    };
    const writers = [0, 1].map(write);
    const writing = Promise.all(writers);
    // Whichever is first: a write that fails ends the test.
    const until = (isTrue: () => unknown) => Promise.race([writing, expect.poll(isTrue, SLOW).toBe(true)]);
    try {
      await until(() => accepted.length > 20);
      service.send('SIGHUP');
      await until(async () => (await replaced()) === before + 2);
      const then = accepted.length;
      await until(() => accepted.length > then + 20);
    } finally {
      isDone = true;
      await Promise.allSettled(writers);
    }
    await writing;

    const { total_count } = await domain.admin.call(alert.list, ONE_ROW);
    expect(total_count).toBe(earlier + accepted.length);
  });

  it('ends all its processes on SIGTERM', async () => {
    service.send('SIGTERM');

    expect(await service.ended).toBe(0);
    await expect(fetch(`${service.url}/health/live`)).rejects.toThrow();
  });
});
