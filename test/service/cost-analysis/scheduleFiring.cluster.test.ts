import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedule } from '../../../contract/cost-analysis/schedule.ts';
import { fireSchedules } from '../../../service/cost-analysis/scheduleFiring.ts';
import { type CostDomain, type CostServices, makeThreshold, readTags, startCostServices } from './costFixtures.ts';

let costServices: CostServices;
beforeAll(async () => {
  costServices = await startCostServices();
});
afterAll(() => costServices[Symbol.asyncDispose]());

/** A Wednesday. */
const CREATED_AT = '2024-05-15T12:00:30.000Z';

interface TestSchedule {
  readonly domain: CostDomain;
  /** Sets the clock, runs the scheduled work, and returns when the schedule last fired. */
  readonly tickAt: (moment: string) => Promise<string>;
  /** Sets the clock and calls an operation on the schedule. */
  readonly change: (operation: 'update' | 'enable' | 'disable', moment: string, changes?: object) => Promise<void>;
}

const startSchedule = async (times: object, moment = CREATED_AT): Promise<TestSchedule> => {
  costServices.setClock(moment);
  const domain = await costServices.createDomain();
  const { dataSourceId: data_source_id } = domain;
  const { schedule_id } = await domain.write(schedule.create, { data_source_id, schedule: times });
  return {
    domain,
    tickAt: async (now) => {
      costServices.setClock(now);
      await Promise.all(costServices.services.map((service) => service.perform(fireSchedules, {})));
      return String((await domain.write(schedule.get, { schedule_id })).last_scheduled_at);
    },
    change: async (operation, now, changes = {}) => {
      costServices.setClock(now);
      await domain.write(schedule[operation], { schedule_id, ...changes });
    },
  };
};

/** The given times at which the schedule fires. */
const firings = async ({ tickAt: at }: TestSchedule, moments: readonly string[]) => {
  const fired: string[] = [];
  for (const moment of moments) if ((await at(moment)) === moment) fired.push(moment);
  return fired;
};

const today = (...times: string[]) => times.map((clock) => `2024-05-15T${clock}.000Z`);

describe('a schedule that is due', () => {
  it('3.11.3 with cron fires at each matching minute in UTC', async () => {
    const clockwork = await startSchedule({ cron: '*/15 12-13 * * WED', interval: 1, minutes: [1], hours: [12] });
    const moments = today(
      '12:01:00',
      '12:14:59',
      '12:15:01',
      '12:16:00',
      '12:30:00',
      '13:00:10',
      '14:00:00',
      '14:15:00',
    );
    expect(await firings(clockwork, moments)).toEqual(today('12:15:01', '12:30:00', '13:00:10', '14:00:00'));
  });

  it('3.11.3 with an interval fires that many minutes after creation and after each firing', async () => {
    const clockwork = await startSchedule({ interval: 5, minutes: [1], hours: [12] });
    const moments = today('12:01:00', '12:05:29', '12:05:30', '12:06:00', '12:10:30', '12:15:00', '12:15:30');
    expect(await firings(clockwork, moments)).toEqual(today('12:05:30', '12:10:30', '12:15:30'));
  });

  it('3.11.3 with an interval keeps its times when ticks come late', async () => {
    const clockwork = await startSchedule({ interval: 1 });
    const moments = today('12:01:33', '12:02:31', '12:03:45', '12:04:30');
    expect(await firings(clockwork, moments)).toEqual(moments);
  });

  it.each([
    ['every listed minute of every listed hour', { hours: [12, 14], minutes: [10, 5] }, [1, 2, 5, 6]],
    ['minute 0 without minutes', { hours: [13] }, [3]],
    ['every hour without hours', { minutes: [5] }, [1, 4, 5]],
  ])('3.11.3 with hours and minutes fires at %s', async (_what, times, expected) => {
    const clockwork = await startSchedule(times);
    const moments = today('12:04:00', '12:05:00', '12:10:00', '13:00:00', '13:05:00', '14:05:00', '14:10:00');
    expect(await firings(clockwork, moments)).toEqual(expected.map((at) => moments[at]));
  });

  it('3.11.3 with a date that does not exist never fires', async () => {
    const clockwork = await startSchedule({ cron: '0 0 30 2 *' });
    expect(await clockwork.tickAt('2028-03-01T00:00:00.000Z')).toBe('');
  });

  it('3.11.4 fires once after a pause, and continues at its times', async () => {
    const clockwork = await startSchedule({ cron: '0 * * * *' });
    expect(await firings(clockwork, today('17:20:00', '17:21:00', '18:00:00'))).toEqual(today('17:20:00', '18:00:00'));

    const counted = await startSchedule({ interval: 10 });
    const moments = today('17:20:00', '17:21:00', '17:29:59', '17:30:00');
    expect(await firings(counted, moments)).toEqual(today('17:20:00', '17:30:00'));
  });

  it('3.11.4 does not fire while DISABLED, and does not catch up afterwards', async () => {
    const clockwork = await startSchedule({ interval: 5 });
    await clockwork.change('disable', '2024-05-15T12:01:00.000Z');
    expect(await firings(clockwork, today('12:05:30', '12:20:00'))).toEqual([]);

    await clockwork.change('enable', '2024-05-15T12:21:00.000Z');
    const moments = today('12:21:00', '12:25:59', '12:26:00');
    expect(await firings(clockwork, moments)).toEqual(today('12:26:00'));
  });

  it('3.11.3 uses new times after an update; an interval keeps its starting point', async () => {
    const clockwork = await startSchedule({ interval: 60 });
    await clockwork.change('update', '2024-05-15T12:10:00.000Z', { name: 'Hourly' });
    await clockwork.change('update', '2024-05-15T12:11:00.000Z', { schedule: { interval: 15 } });
    expect(await firings(clockwork, today('12:15:29', '12:15:30'))).toEqual(today('12:15:30'));

    await clockwork.change('update', '2024-05-15T12:20:00.000Z', { schedule: { minutes: [10, 25] } });
    expect(await firings(clockwork, today('12:24:00', '12:25:00', '12:30:30'))).toEqual(today('12:25:00'));
  });
});

describe('a firing', () => {
  it('3.11.1, 3.13.9 evaluates the budgets of the data source', async () => {
    const { domain, tickAt: at } = await startSchedule({ cron: '0 0 1 6 *' });
    const year = { time_unit: 'YEARLY', start: '2024', end: '2025', limit: 200, notifications: [makeThreshold(50)] };
    await domain.addCosts(['2024-05', 60]);
    await domain.createBudget('year', year);

    // No cost has changed since; the next evaluation notices that June has begun.
    await at('2024-06-01T00:00:00.000Z');
    const notifications = await costServices.notificationsOf(domain);
    expect(notifications.map((each) => readTags(each).Usage)).toEqual(['60', '60']);
  });

  it('6 happens once for several concurrent ticks', async () => {
    const clockwork = await startSchedule({ interval: 1 });
    costServices.setClock('2024-05-15T12:01:30.000Z');
    const ticks = [1, 2, 3].flatMap(() => costServices.services.map((service) => service.perform(fireSchedules, {})));
    await Promise.all(ticks);

    // A second firing would have changed the time of the next one.
    expect(await firings(clockwork, today('12:02:29', '12:02:30'))).toEqual(today('12:02:30'));
  });
});
