/** Bodies with many events: how many are taken, what they become, and what each of them costs. */
import { describe, expect, it } from 'vitest';
import { aService } from '../alert-manager/fixtures.ts';
import { freshDomain } from '../kit.ts';
import { allAlerts, aWebhook, deliver } from './fixtures.ts';

const accepted = { status: 200, body: {} };
const range = (length: number) => Array.from({ length }, (_, number) => number);

const eventsOf = (count: number, keyOf: (number: number) => string) =>
  range(count).map((number) => ({ event_key: keyOf(number), title: keyOf(number), description: `event ${number}` }));

/** CPU time of this process, in which the service runs, in milliseconds. */
const cpuTimeOf = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

describe('a body of many events', () => {
  it('S-A2: is refused as a whole, by name and with the limit, when it has more than 500', async () => {
    const domain = await freshDomain();
    const hook = await aWebhook(domain);

    const answer = await deliver(
      domain,
      hook,
      eventsOf(501, (number) => `disk-${number}`),
    );

    const message = 'The body holds 501 events, more than 500; none of them was taken. (key = events)';
    expect(answer).toEqual({ status: 413, body: { detail: { code: 'ERROR_REQUEST_TOO_LARGE', message } } });
    expect(await allAlerts(domain)).toEqual([]);
  });

  it('S-A2: becomes an alert per key, numbered in the order of the events', async () => {
    const domain = await freshDomain();
    const hook = await aWebhook(domain);

    expect(
      await deliver(
        domain,
        hook,
        eventsOf(500, (number) => `disk-${number % 250}`),
      ),
    ).toEqual(accepted);

    const found = await allAlerts(domain);
    expect(found.map(({ title }) => title)).toEqual(range(250).map((number) => `disk-${number}`));
    expect(found.map(({ description }) => description)).toEqual(range(250).map((number) => `event ${number + 250}`));
  });

  it('S-A2: costs no more per event when all of them are of one key', async () => {
    const domain = await freshDomain();
    const hook = await aWebhook(domain);
    const send = (count: number) =>
      deliver(
        domain,
        hook,
        eventsOf(count, () => 'disk'),
      );
    await send(5);

    const few = await cpuTimeOf(() => send(50));
    const many = await cpuTimeOf(() => send(500));

    expect(many / few).toBeLessThan(20);
    expect(await allAlerts(domain)).toMatchObject([{ title: 'disk', description: 'event 499' }]);
  });

  it('S-A2: resolves and raises alerts in its order, also where one key does so more than once', async () => {
    const domain = await freshDomain();
    const { service_key } = await aService(domain, { options: { recovery_mode: 'AUTO' } });
    const hook = await aWebhook(domain, { tags: { service_key } });
    const event = { event_key: 'disk', title: 'Disk full' };
    const recovery = { ...event, event_type: 'RECOVERY', description: 'over' };
    await deliver(domain, hook, { ...event, description: 'earlier' });

    const body = [
      recovery,
      { ...event, description: 'second' },
      recovery,
      recovery,
      { ...event, description: 'third' },
    ];
    expect(await deliver(domain, hook, body)).toEqual(accepted);

    expect(await allAlerts(domain)).toMatchObject([
      { state: 'RESOLVED', description: 'over' },
      { state: 'RESOLVED', description: 'over' },
      { state: 'TRIGGERED', description: 'third' },
    ]);
  });
});
