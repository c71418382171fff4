/** Bodies with many events: their limit, the resulting alerts, and the cost per event. */
import { describe, expect, it } from 'vitest';
import { aService } from '../alert-manager/fixtures.ts';
import { createTestDomain } from '../testDomain.ts';
import { aWebhook, listAllAlerts, postToWebhook } from './fixtures.ts';

const accepted = { status: 200, body: {} };
const range = (length: number) => Array.from({ length }, (_, number) => number);

const makeEvents = (count: number, keyOf: (number: number) => string) =>
  range(count).map((number) => ({ event_key: keyOf(number), title: keyOf(number), description: `event ${number}` }));

/** CPU time in milliseconds of this process, in which the service runs. */
const measureCpuMs = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

describe('a body with many events', () => {
  it('is refused as a whole with the limit if it has more than 500', async () => {
    const domain = await createTestDomain();
    const hook = await aWebhook(domain);

    const answer = await postToWebhook(
      domain,
      hook,
      makeEvents(501, (number) => `disk-${number}`),
    );

    const message = 'The body holds 501 events, more than 500; none of them was taken. (key = events)';
    expect(answer).toEqual({ status: 413, body: { detail: { code: 'ERROR_REQUEST_TOO_LARGE', message } } });
    expect(await listAllAlerts(domain)).toEqual([]);
  });

  it('creates an alert per key, numbered in the order of events', async () => {
    const domain = await createTestDomain();
    const hook = await aWebhook(domain);

    expect(
      await postToWebhook(
        domain,
        hook,
        makeEvents(500, (number) => `disk-${number % 250}`),
      ),
    ).toEqual(accepted);

    const found = await listAllAlerts(domain);
    expect(found.map(({ title }) => title)).toEqual(range(250).map((number) => `disk-${number}`));
    expect(found.map(({ description }) => description)).toEqual(range(250).map((number) => `event ${number + 250}`));
  });

  it('does not cost more per event if all have one key', async () => {
    const domain = await createTestDomain();
    const hook = await aWebhook(domain);
    const send = (count: number) =>
      postToWebhook(
        domain,
        hook,
        makeEvents(count, () => 'disk'),
      );
    await send(5);

    const ratio = async () => {
      const few = await measureCpuMs(() => send(50));
      return (await measureCpuMs(() => send(500))) / few;
    };

    // Other work may have used the CPU during one reading.
    await expect.poll(ratio, { timeout: 40_000 }).toBeLessThan(20);
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'disk', description: 'event 499' }]);
  });

  it('resolves and creates alerts in order, also repeatedly for one key', async () => {
    const domain = await createTestDomain();
    const { service_key } = await aService(domain, { options: { recovery_mode: 'AUTO' } });
    const hook = await aWebhook(domain, { tags: { service_key } });
    const event = { event_key: 'disk', title: 'Disk full' };
    const recovery = { ...event, event_type: 'RECOVERY', description: 'over' };
    await postToWebhook(domain, hook, { ...event, description: 'earlier' });

    const body = [
      recovery,
      { ...event, description: 'second' },
      recovery,
      recovery,
      { ...event, description: 'third' },
    ];
    expect(await postToWebhook(domain, hook, body)).toEqual(accepted);

    expect(await listAllAlerts(domain)).toMatchObject([
      { state: 'RESOLVED', description: 'earlier' },
      { state: 'RESOLVED', description: 'second' },
      { state: 'TRIGGERED', description: 'third' },
    ]);
  });
});
