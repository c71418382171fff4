/** The embedded store in its own thread: slow statements and memory growth. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { makeConstantsEnvironment } from '../constantsEnvironment.ts';
import { anAlert, aWebhook, listAllAlerts, postToWebhook } from './monitoring/fixtures.ts';
import { type ServiceProcess, startServiceProcess } from './serviceProcess.ts';
import { createTestDomain, signInAs, type TestDomain } from './testDomain.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'skein-thread-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (settings: NodeJS.ProcessEnv = {}) =>
  startServiceProcess({
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn', MAX_WRITE_BYTES: String(10 * 1024 * 1024) },
    ...settings,
  });

const range = (length: number) => Array.from({ length }, (_, number) => number);

/** Retries, because a short time limit of statements can affect the start on a busy machine. */
const createDomain = async (url: string): Promise<TestDomain> =>
  createTestDomain(url)
    .catch(() => createTestDomain(url))
    .catch(() => createTestDomain(url));

/** A domain with an alert that has a text of 9 MB. */
const domainWithText = async ({ url }: ServiceProcess): Promise<TestDomain> => {
  const domain = await createDomain(url);
  const event = { event_key: 'disk', title: 'Disk full', additional_info: { text: 'a'.repeat(9_000_000) } };
  const hook = await aWebhook(domain);
  await expect.poll(async () => (await postToWebhook(domain, hook, [event])).status, { timeout: 60_000 }).toBe(200);
  return domain;
};

/** Accepted by all limits; it searches one value forty times, within which the statement cannot be stopped. */
const slowQuery = {
  only: ['alert_id'],
  filter: range(40).map((number) => ({ k: 'additional_info.text', o: 'not_contain', v: `${'a'.repeat(24)}${number}` })),
};

const runSlowQuery = ({ owner }: TestDomain) => owner.post(alert.list.path, { query: slowQuery });

const signInAgain = ({ url }: ServiceProcess, { domainId, users }: TestDomain) => signInAs(url, domainId, users.admin);

/** Polls the health endpoint until stopped; returns the longest response time in milliseconds. */
const watchHealth = ({ url }: ServiceProcess) => {
  let isOver = false;
  const poll = async () => {
    let longest = 0;
    while (!isOver) {
      const asked = performance.now();
      expect((await fetch(`${url}/health/live`)).status).toBe(200);
      longest = Math.max(longest, performance.now() - asked);
      await sleep(20);
    }
    return longest;
  };
  const longest = poll();
  return () => {
    isOver = true;
    return longest;
  };
};

const refusal = (code: string) => ({ body: { detail: { code } } });

describe('a slow statement of the embedded store', { timeout: 180_000 }, () => {
  it('returns 504, while health responds and other calls wait', async () => {
    await using service = await start(makeConstantsEnvironment({ embeddedStatementTimeoutMs: 3_000 }));
    const domain = await domainWithText(service);
    const longestWait = watchHealth(service);

    const asked = performance.now();
    const slowResponse = runSlowQuery(domain);
    await sleep(100);
    const ordinary = domain.owner.post(alert.list.path, { query: { page: { limit: 1 } } });

    expect(await slowResponse).toMatchObject({ status: 504, ...refusal('ERROR_REQUEST_TIMEOUT') });
    const slowMs = performance.now() - asked;
    expect(await ordinary).toMatchObject({ status: 200, body: { total_count: 1 } });
    expect(await longestWait()).toBeLessThan(slowMs / 2);
    service.send('SIGTERM');
    expect(await service.ended).toBe(0);
    const expectedLog = { msg: 'the embedded store was reopened', reason: 'statement timeout' };
    expect((await service.log).filter(({ msg }) => msg === expectedLog.msg)).toEqual([
      expect.objectContaining(expectedLog),
    ]);
  });

  it('loses no confirmed write in several rounds', async () => {
    await using service = await start(makeConstantsEnvironment({ embeddedStatementTimeoutMs: 2_000 }));
    const domain = await domainWithText(service);
    const answered: string[] = [];
    let isOver = false;
    const write = async (writer: string) => {
      for (let number = 0; !isOver; number += 1) {
        const title = `Written ${writer} ${number}`;
        // On a busy machine a write can also exceed the limit.
        const stored = await anAlert(domain, { title }).catch(() => undefined);
        if (stored) answered.push(stored.title);
      }
    };
    const writing = [write('a'), write('b')];

    for (let round = 0; round < 3; round += 1) expect((await runSlowQuery(domain)).status).toBe(504);
    isOver = true;
    await Promise.all(writing);
    await service.kill();

    await using restarted = await start();
    const titles = (await listAllAlerts({ ...domain, admin: await signInAgain(restarted, domain) })).map(
      ({ title }) => title,
    );
    expect(answered.length).toBeGreaterThan(0);
    expect(titles).toEqual(expect.arrayContaining(answered));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('does not delay the exit of the process beyond its limit', async () => {
    await using service = await start(makeConstantsEnvironment({ embeddedStatementTimeoutMs: 600_000 }));
    const domain = await domainWithText(service);
    const runUntilCutOff = () => runSlowQuery(domain).catch(() => 'cut off');
    const first = runUntilCutOff();
    // The store is executing it.
    await expect.poll(async () => (await fetch(`${service.url}/health/ready`)).status, { timeout: 60_000 }).toBe(503);
    // Each waits up to ten seconds for its turn, which is as long as the service takes to end.
    const slow = Promise.all([first, ...range(8).map(runUntilCutOff)]);
    await sleep(300);

    const stoppedAt = performance.now();
    service.send('SIGTERM');

    expect(await service.ended).toBe(1);
    expect(performance.now() - stoppedAt).toBeLessThan(14_000);
    expect(await slow).toContain('cut off');
  });
});

describe('memory growth of the embedded store', { timeout: 180_000 }, () => {
  it('memory is released once the store is idle, and confirmed writes are kept', async () => {
    await using service = await start(makeConstantsEnvironment({ embeddedMaxMemoryBytes: 140 * 1024 * 1024 }));
    const domain = await createTestDomain(service.url);
    const data = { key: 'x'.repeat(8 * 1024 * 1024) };
    const request = { name: 'large', data, resource_group: 'DOMAIN' as const };
    const { trusted_secret_id } = await domain.admin.call(trustedSecret.create, request);
    await service.logged('the embedded store was reopened');

    const asked = { trusted_secret_id, domain_id: domain.domainId };
    expect((await domain.internal.call(trustedSecret.get_data, asked)).data).toEqual(data);
    service.send('SIGTERM');
    expect(await service.ended).toBe(0);
    const expectedLog = { msg: 'the embedded store was reopened', reason: 'memory' };
    expect(await service.log).toContainEqual(expect.objectContaining(expectedLog));
  });
});
