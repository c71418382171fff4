/**
 * Kills a service process repeatedly while it writes to a data directory. Everything that it confirmed must be stored.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { type ServiceProcess, startServiceProcess } from '../serviceProcess.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { findReusablePort } from '../testService.ts';
import { anAlert, aWebhook, postToWebhook } from './fixtures.ts';

const ROUNDS = 5;
/** A round ends after at most this many accepted titles, at any time during the next calls. */
const MAX_WRITES = 120;
/** Far more than needed; a busy machine starts processes slowly, which is not under test. */
const TIMEOUT_MS = 180_000;
/** Alerts of one delivery; either all of them are stored, or none. */
const BATCH = 3;

const PORT = await findReusablePort();

const dataDir = mkdtempSync(join(tmpdir(), 'skein-crash-'));

const start = () => startServiceProcess({ DATA_DIR: dataDir, SERVICE_PORT: String(PORT) });

let running: ServiceProcess;
let domain: TestDomain;
let hook: WebhookRecord;
/** What was answered with 200: titles of alerts, and ids of acknowledged alerts. */
const accepted = new Set<string>();
const acknowledged = new Set<string>();

/** Calls repeatedly until the service has ended. */
const callUntilKilled = async (call: (count: number) => Promise<void>) => {
  try {
    for (let count = 0; ; count += 1) await call(count);
  } catch (error) {
    // A broken connection is expected; a response other than 200 is an error.
    if (!(error instanceof TypeError)) throw error;
  }
};

const makeEvents = (title: string) =>
  Array.from({ length: BATCH }, (_, index) => ({ event_key: `${title} ${index}`, title: `${title} ${index}` }));

const write = (round: string, writer: number) => [
  callUntilKilled(async (count) => {
    const events = makeEvents(`event ${round}.${writer}.${count}`);
    const { status } = await postToWebhook(domain, hook, events);
    expect(status).toBe(200);
    for (const { title } of events) accepted.add(title);
  }),
  callUntilKilled(async (count) => {
    const title = `alert ${round}.${writer}.${count}`;
    const { alert_id } = await anAlert(domain, { title });
    accepted.add(title);
    await domain.owner.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });
    acknowledged.add(alert_id);
  }),
];

const everyAlert = async (): Promise<AlertRecord[]> => {
  const found: AlertRecord[] = [];
  for (;;) {
    const page = { start: found.length + 1, limit: 1000 };
    const query = { sort: [{ key: 'alert_number' }], page };
    const { results, total_count } = await domain.admin.call(alert.list, { query });
    found.push(...results);
    if (found.length >= total_count) return found;
  }
};

const checkNothingIsLost = async () => {
  const found = await everyAlert();
  const titles = new Map<string, number>();
  for (const { title } of found) titles.set(title, (titles.get(title) ?? 0) + 1);
  const states = new Map(found.map(({ alert_id, state }) => [alert_id, state]));

  expect([...accepted].filter((title) => !titles.has(title))).toEqual([]);
  expect([...titles].filter(([, times]) => times > 1)).toEqual([]);
  expect([...acknowledged].filter((id) => states.get(id) !== 'ACKNOWLEDGED')).toEqual([]);
  expect(found.map(({ alert_number }) => alert_number)).toEqual(found.map((_, index) => index + 1));
  expect([...titles.keys()].filter((title) => title.startsWith('event')).length % BATCH).toBe(0);
};

beforeAll(async () => {
  running = await start();
  domain = await createTestDomain(running.url);
  hook = await aWebhook(domain);
});
afterAll(async () => {
  await running.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a service that is killed while it writes', () => {
  it(`loses no confirmed write and no accepted event in ${ROUNDS} rounds`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    for (let count = 0; count < ROUNDS; count += 1) {
      const round = randomUUID();
      const before = accepted.size;
      let isOver = false;
      const writing = Promise.all([0, 1].flatMap((writer) => write(round, writer))).finally(() => {
        isOver = true;
      });
      const targetCount = before + 1 + Math.random() * MAX_WRITES;
      while (!isOver && accepted.size < targetCount) await sleep(1);
      await running.kill();
      await writing;

      running = await start();
      await checkNothingIsLost();
      expect(accepted.size).toBeGreaterThan(before);
    }
  });
});
