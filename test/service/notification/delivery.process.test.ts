import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverNotification } from '../../../service/notification/delivery.ts';
import { type Database, openEmbedded } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { aChannel } from '../alert-manager/fixtures.ts';
import { startTestReceiver } from '../alert-manager/testReceiver.ts';
import { anAlert } from '../monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { makeSchemaName, startTestService, type TestServiceOptions } from '../testService.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

/** Longer than one polling interval of jobs. */
const LOOKS_MS = 5_000;

describe('a notification', () => {
  it('3.19.11 is sent to the sink and to channels with the same body', async () => {
    await using sink = await startTestReceiver();
    await using channel = await startTestReceiver();
    await using own = await startTestService({ notificationSinkUrl: sink.url });
    const home = await createTestDomain(own.url);
    await aChannel(home, { data: { url: channel.url } });

    await anAlert(home);

    expect(await sink.waitFor(1)).toEqual(await channel.waitFor(1));
  });

  it('3.19.11 is sent again after 1 and 5 seconds with the same body, until a receiver returns 2xx', async () => {
    const times: number[] = [];
    await using receiver = await startTestReceiver(() => {
      times.push(Date.now());
      return { status: [500, 301, 202][times.length - 1] ?? 500 };
    });
    await aChannel(domain, { data: { url: receiver.url } });
    await anAlert(domain);

    const [first, second, third] = await receiver.waitFor(3);
    await sleep(LOOKS_MS);

    expect([second, third]).toEqual([first, first]);
    expect(times).toHaveLength(3);
    const [start = 0, next = 0, last = 0] = times;
    expect(next - start).toBeGreaterThanOrEqual(1000);
    expect(last - next).toBeGreaterThanOrEqual(5000);
  }, 40_000);

  it('3.19.11 is not sent again once its channel is disabled', async () => {
    await using receiver = await startTestReceiver(() => ({ status: 503 }));
    const channel = { channel_id: `channel-${domain.domainId}`, data: { url: receiver.url } };
    await aChannel(domain, channel);
    await anAlert(domain);
    await receiver.waitFor(1);

    await aChannel(domain, { ...channel, state: 'DISABLED' });
    await sleep(LOOKS_MS);

    expect(receiver.received.length).toBeLessThanOrEqual(2);
    const before = receiver.received.length;
    await sleep(LOOKS_MS);
    expect(receiver.received).toHaveLength(before);
  });

  it('3.19.11 does not delay the operation or other receivers if one hangs or is unreachable', async () => {
    const gate = Promise.withResolvers<void>();
    await using hanging = await startTestReceiver((async () => {
      await gate.promise;
      return { status: 204 };
    }) as () => Promise<never>);
    await using well = await startTestReceiver();
    for (const url of [hanging.url, 'http://127.0.0.1:1/nobody', 'no address', well.url]) {
      await aChannel(domain, { data: { url } });
    }

    await anAlert(domain);
    expect(await well.waitFor(1)).toHaveLength(1);
    await hanging.waitFor(1);
    gate.resolve();
    await sleep(LOOKS_MS);

    // A receiver that waited for the response would time out and be called again.
    expect(hanging.received).toHaveLength(1);
  });

  it('3.19.11 arrives at a receiver in the order of events', async () => {
    await using receiver = await startTestReceiver();
    await aChannel(domain, { data: { url: receiver.url } });
    const titles = Array.from({ length: 30 }, (_, index) => `[ALERT] ${index}`);
    for (const title of titles) await anAlert(domain, { title: title.replace('[ALERT] ', '') });
    const notified = await receiver.waitFor(titles.length);
    expect(notified.map(({ message }) => message.title)).toEqual(titles);
  });
});

/** A service, and access to its store after the service is closed. */
const startClosable = async (options: TestServiceOptions) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-'));
  const schema = makeSchemaName();
  const own = await startTestService({ ...options, dataDir, schema });
  const url = process.env.DATABASE_URL;
  return {
    own,
    jobs: sql.table(url ? `${schema}_jobs.job` : 'jobs.job'),
    closed: async (readStore: (db: Database) => Promise<void>) => {
      await own[Symbol.asyncDispose]();
      const store = url ? await openPostgres(url, { schema }) : await openEmbedded({ dataDir });
      await readStore(store.db).finally(store.close);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A logger that collects its lines. */
const collectLog = () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return { lines, logger: pino({ level: 'warn' }, { write }) };
};

/** Counts deliveries of a service that ended with this result. */
const endedAt = (url: string) => async (end: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return new RegExp(`^notification_deliveries_total{end="${end}"} (\\d+)$`, 'm').exec(text)?.[1];
};

describe('a notification that cannot be delivered', () => {
  it('3.19.11, 6 is sent again after 1, 5, 30 and 120 seconds, then given up, logged and counted', async () => {
    await using sink = await startTestReceiver(() => ({ status: 404 }));
    const { lines, logger } = collectLog();
    const { own, jobs, closed } = await startClosable({ notificationSinkUrl: `${sink.url}/secret-path`, logger });
    const home = await createTestDomain(own.url);
    const ended = endedAt(own.url);
    await anAlert(home, { title: 'Not delivered' });
    expect([await ended('failed'), await ended('delivered')]).toEqual(['0', '0']);

    const [first] = await sink.waitFor(1);
    const { notification_id = '' } = first ?? {};
    // Later attempts need not wait for their pauses.
    while ((await ended('failed')) === '0') await own.perform(deliverNotification, { notification_id, channel_id: '' });
    const tried = sink.received.length;
    await own.perform(deliverNotification, { notification_id, channel_id: '' });

    expect(sink.received).toHaveLength(tried);
    expect(new Set(sink.notified().map((each) => each.notification_id))).toEqual(new Set([notification_id]));
    const expected = { notification_id, domain_id: home.domainId, channel: 'sink', tries: 5, reason: 'status 404' };
    expect(lines).toEqual([expect.objectContaining({ ...expected, msg: 'delivery given up' })]);
    expect(JSON.stringify(lines)).not.toMatch(/secret-path|Not delivered|access_key/);
    await closed(async (db) => {
      const pause = sql<number>`round(extract(epoch from start_after - created_on))::integer`;
      // A service may be stopped for any time; no delivery expires meanwhile.
      const waits = sql`keep_until > created_on + interval '5 years'`;
      const { rows } = await sql<{ pause: number }>`select ${pause} as pause from ${jobs}
        where name = ${deliverNotification.name} and ${waits}`.execute(db);
      expect(rows.map((row) => row.pause).sort((one, other) => one - other)).toEqual([0, 1, 5, 30, 120]);
      const kept = await sql`select state, tries from notification_delivery`.execute(db);
      expect(kept.rows).toEqual([{ state: 'FAILED', tries: 5 }]);
    });
  });
});

describe('the access key in a notification', () => {
  it('3.16.8 is stored unencrypted only until it is delivered to all receivers', async () => {
    await using sink = await startTestReceiver();
    const { own, jobs, closed } = await startClosable({ notificationSinkUrl: sink.url });
    await anAlert(await createTestDomain(own.url));
    const [notified] = await sink.waitFor(1);
    const key = String(notified?.message.callbacks[0]?.body.access_key);
    // The sink receives the notification before the service records the delivery.
    await expect.poll(() => endedAt(own.url)('delivered'), { timeout: 30_000 }).toBe('1');
    await closed(async (db) => {
      const holds = async (text: ReturnType<typeof sql>) =>
        (await sql`select 1 from (${text}) as kept(t) where t like ${`%${key}%`}`.execute(db)).rows.length;
      const notifications = await holds(sql`select n::text from notification n`);
      const keys = await holds(sql`select k::text from alert_access_key k`);
      const sent = await holds(sql`select j::text from ${jobs} j`);
      expect({ notifications, keys, sent }).toEqual({ notifications: 0, keys: 0, sent: 0 });
    });
  });
});
