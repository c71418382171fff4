import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverNotification } from '../../../service/notification/delivery.ts';
import { openEmbedded, openPostgres } from '../../../service/store/database.ts';
import { aChannel } from '../alert-manager/ground.ts';
import { startReceiver } from '../alert-manager/receiver.ts';
import { freshDomain, sharedService, type TestDomain } from '../kit.ts';
import { anAlert } from '../monitoring/ground.ts';
import { freshSchema, startOwn } from '../own.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await freshDomain();
});

/** More than one look for jobs that are due. */
const LOOKS_MS = 5_000;

const never = () => new Promise<never>(() => {});

describe('a notification', () => {
  it('3.19.11 goes to the sink and to channels alike, one and the same', async () => {
    await using sink = await startReceiver();
    await using channel = await startReceiver();
    await using own = await startOwn({ notificationSinkUrl: sink.url });
    const home = await freshDomain(own.url);
    await aChannel(home, { data: { url: channel.url } });

    await anAlert(home);

    expect(await sink.afterSo(1)).toEqual(await channel.afterSo(1));
  });

  it('3.19.11 is tried again after 1 and 5 seconds, the same in every repeat, until it is taken with 2xx', async () => {
    const times: number[] = [];
    await using receiver = await startReceiver(() => {
      times.push(Date.now());
      return { status: [500, 301, 202][times.length - 1] ?? 500 };
    });
    await aChannel(domain, { data: { url: receiver.url } });
    await anAlert(domain);

    const [first, second, third] = await receiver.afterSo(3);
    await sleep(LOOKS_MS);

    expect([second, third]).toEqual([first, first]);
    expect(times).toHaveLength(3);
    const [start = 0, next = 0, last = 0] = times;
    expect(next - start).toBeGreaterThanOrEqual(1000);
    expect(last - next).toBeGreaterThanOrEqual(5000);
  }, 40_000);

  it('3.19.11 is given up after five tries', async () => {
    await using receiver = await startReceiver(() => ({ status: 404 }));
    const channel_id = await aChannel(domain, { data: { url: receiver.url } });
    await anAlert(domain);
    const [first] = await receiver.afterSo(1);
    const { perform } = await sharedService();
    const delivery = { notification_id: first?.notification_id ?? '', channel_id };
    // The first try is noted a moment after its answer; those that follow need not wait for their pauses.
    await sleep(300);
    while (receiver.received.length < 5) await perform(deliverNotification, delivery);

    await perform(deliverNotification, delivery);
    await sleep(LOOKS_MS);

    expect(receiver.received).toHaveLength(5);
  });

  it('3.19.11 is tried no more once its channel is disabled', async () => {
    await using receiver = await startReceiver(() => ({ status: 503 }));
    const channel = { channel_id: `channel-${domain.domainId}`, data: { url: receiver.url } };
    await aChannel(domain, channel);
    await anAlert(domain);
    await receiver.afterSo(1);

    await aChannel(domain, { ...channel, state: 'DISABLED' });
    await sleep(LOOKS_MS);

    expect(receiver.received.length).toBeLessThanOrEqual(2);
    const before = receiver.received.length;
    await sleep(LOOKS_MS);
    expect(receiver.received).toHaveLength(before);
  });

  it('3.19.11 never delays the operation, nor other receivers, where one hangs or is not there', async () => {
    await using hanging = await startReceiver(never);
    await using well = await startReceiver();
    for (const url of [hanging.url, 'http://127.0.0.1:1/nobody', 'no address', well.url]) {
      await aChannel(domain, { data: { url } });
    }
    const before = performance.now();
    await anAlert(domain);
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(await well.afterSo(1)).toHaveLength(1);
  });

  it('3.19.11 comes to one receiver in the order things came about', async () => {
    await using receiver = await startReceiver();
    await aChannel(domain, { data: { url: receiver.url } });
    const titles = Array.from({ length: 30 }, (_, index) => `[ALERT] ${index}`);
    for (const title of titles) await anAlert(domain, { title: title.replace('[ALERT] ', '') });
    const notified = await receiver.afterSo(titles.length);
    expect(notified.map(({ message }) => message.title)).toEqual(titles);
  });
});

describe('the key in a notification', () => {
  it('3.16.8 is kept as it is only until everybody has it', async () => {
    await using sink = await startReceiver();
    const dataDir = mkdtempSync(join(tmpdir(), 'skein-'));
    const schema = freshSchema();
    const own = await startOwn({ notificationSinkUrl: sink.url, dataDir, schema });
    await anAlert(await freshDomain(own.url));
    const [notified] = await sink.afterSo(1);
    const key = String(notified?.message.callbacks[0]?.body.access_key);
    await own[Symbol.asyncDispose]();

    const url = process.env.DATABASE_URL;
    const store = url ? await openPostgres(url, { schema }) : await openEmbedded({ dataDir });
    const holds = async (text: ReturnType<typeof sql>) =>
      (await sql`select 1 from (${text}) as kept(t) where t like ${`%${key}%`}`.execute(store.db)).rows.length;
    const notifications = await holds(sql`select n::text from notification n`);
    const keys = await holds(sql`select k::text from alert_access_key k`);
    const jobs = await holds(sql`select j::text from ${sql.table(url ? `${schema}_jobs.job` : 'jobs.job')} j`);
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });

    expect({ notifications, keys, jobs }).toEqual({ notifications: 0, keys: 0, jobs: 0 });
  });
});
