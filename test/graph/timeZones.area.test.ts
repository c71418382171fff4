/** Counts by the hours, days, weeks and months of a time zone, compared with what `Intl` says of each alert. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import type { AlertInterval } from '../../subgraphs/monitoring/generated.ts';
import { createTestDomain, setClockOffset, type TestDomain } from '../service/testDomain.ts';
import { type CountedGraph, startCountedGraph } from './manyProjectsDomain.ts';
import { readResultRows } from './recordingProxy.ts';

const STAT = '/monitoring/v1/alert/stat';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Two days around each of three nights: clocks change in Berlin, in New York and in Havana, and on Lord Howe Island. */
const NIGHTS = ['2026-03-29', '2026-10-25', '2026-11-01'].map((day) => Date.parse(day));
const INSTANTS = NIGHTS.flatMap((night) => Array.from({ length: 31 }, (_, at) => night + (at - 15) * 97 * MINUTE_MS));

let domain: TestDomain;
let graph: CountedGraph;
beforeAll(async () => {
  domain = await createTestDomain();
  graph = await startCountedGraph(domain);
  await domain.tokenOf.admin();
  for (const [at, instant] of INSTANTS.entries()) {
    setClockOffset(instant - Date.now());
    await domain.admin.call(alert.create, { title: `Alert ${at}`, project_id: domain.projects[at % 2] ?? '' });
  }
  setClockOffset(0);
}, 120_000);
afterAll(() => graph?.close());

/** The local interval of an instant, as text. Repeated hours differ in their offset. */
const localText = (instant: number, timeZone: string, interval: AlertInterval): string => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, hour12: false, timeZoneName: 'longOffset', ...fields });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  if (interval === 'HOUR') return `${day} ${parts.hour} ${parts.timeZoneName}`;
  if (interval === 'MONTH') return day.slice(0, 7);
  const sinceMonday = interval === 'WEEK' ? (new Date(day).getUTCDay() + 6) % 7 : 0;
  return new Date(Date.parse(day) - sinceMonday * 24 * HOUR_MS).toISOString().slice(0, 10);
};
const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;

/** Numbers of the alerts of a project in each local interval that has any, in order of time. */
const countByInterval = (instants: readonly number[], timeZone: string, interval: AlertInterval): number[] => [
  ...Map.groupBy(instants.toSorted(), (instant) => localText(instant, timeZone, interval))
    .values()
    .map(({ length }) => length),
];

const printField = (from: string, to: string, interval: AlertInterval, timeZone: string) =>
  `alertHistogram(from: "${from}", to: "${to}", interval: ${interval}, timeZone: "${timeZone}")`;

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  '-03:30',
].flatMap((zone) => (['HOUR', 'DAY', 'WEEK', 'MONTH'] as const).map((interval) => ({ zone, interval })));

describe('alertHistogram with a time zone', () => {
  it.each(zones)('counts by $interval of $zone under two projects with one POST', async ({ zone, interval }) => {
    for (const night of NIGHTS) {
      const [from, to] = [night - 20 * HOUR_MS, night + 20 * HOUR_MS];
      const field = printField(new Date(from).toISOString(), new Date(to).toISOString(), interval, zone);

      const { data, errors, posts } = await graph.ask(`{ projects { nodes { id ${field} { start opened } } } }`);

      expect(errors).toBeUndefined();
      for (const { id, alertHistogram } of data.projects.nodes) {
        const own = INSTANTS.filter((instant, at) => domain.projects[at % 2] === id && instant >= from && instant < to);
        const buckets: { start: string; opened: number }[] = alertHistogram;
        const starts = buckets.map(({ start }) => Date.parse(start));
        expect(buckets.map(({ opened }) => opened).filter((opened) => opened > 0)).toEqual(
          countByInterval(own, zone, interval),
        );
        for (const [at, start] of starts.entries()) {
          const within = own.filter((instant) => instant >= start && instant < (starts[at + 1] ?? Infinity));
          expect(buckets[at]?.opened).toBe(within.length);
          // The first instant of its interval: the millisecond before belongs to another.
          expect(localText(start - 1, zone, interval)).not.toBe(localText(start, zone, interval));
        }
      }
      const stats = posts.filter(({ path }) => path === STAT);
      expect(stats).toHaveLength(1);
      // A row for each hour or day of UTC in which a project has alerts, however many parts it has.
      const unit = interval === 'HOUR' ? HOUR_MS : 24 * HOUR_MS;
      expect(stats.flatMap(readResultRows).length).toBeLessThanOrEqual(2 * Math.ceil((to - from) / unit + 1));
    }
  });

  it('has days of 23 and 25 hours, and days that begin at half past the hour', async () => {
    const lengthsOf = async (from: string, to: string, timeZone: string) => {
      const { data } = await graph.ask(`{ ${printField(from, to, 'DAY', timeZone)} { start opened } }`);
      const starts: number[] = data.alertHistogram.map(({ start }: { start: string }) => Date.parse(start));
      return {
        first: data.alertHistogram[0].start,
        hours: starts.slice(1).map((start, at) => (start - (starts[at] ?? 0)) / HOUR_MS),
      };
    };

    expect(await lengthsOf('2026-03-28T00:00:00+01:00', '2026-03-31', 'Europe/Berlin')).toEqual({
      first: '2026-03-27T23:00:00.000Z',
      hours: [24, 23, 24],
    });
    expect(await lengthsOf('2026-10-31T12:00:00Z', '2026-11-03T12:00:00Z', 'america/new_york')).toEqual({
      first: '2026-10-31T04:00:00.000Z',
      hours: [24, 25, 24],
    });
    // Midnight comes twice in Havana, and the day begins with the first.
    expect(await lengthsOf('2026-11-01T12:00:00Z', '2026-11-03T12:00:00Z', 'America/Havana')).toEqual({
      first: '2026-11-01T04:00:00.000Z',
      hours: [25, 24],
    });
    expect(await lengthsOf('2026-05-01', '2026-05-02T12:00:00Z', 'Asia/Kathmandu')).toEqual({
      first: '2026-04-30T18:15:00.000Z',
      hours: [24],
    });
  });

  it.each(['Mars/Olympus', '', 'Berlin', '+99:00'])('refuses the time zone "%s" before any POST', async (zone) => {
    const query =
      'query ($zone: String) { alertHistogram(from: "2026-05-01", to: "2026-05-02", interval: DAY, timeZone: $zone) { opened } }';

    const { data, errors, posts } = await graph.ask(query, { zone });

    expect(data).toEqual({ alertHistogram: null });
    expect(errors).toMatchObject([
      { path: ['alertHistogram'], extensions: { code: 'BAD_USER_INPUT', inputPath: ['timeZone'] } },
    ]);
    expect(posts).toEqual([]);
  });
});
