/**
 * How `stat` counts rows by bucket. It divides time in UTC only (semantics 2.6.4), so buckets that do not begin with an hour or a
 * day of UTC are counted in parts: for days of Berlin, each day of UTC before and after 22:00.
 */
import { Temporal } from 'temporal-polyfill';
import { alert } from '../../contract/monitoring/alert.ts';
import { badInput, OperationError } from '../errors.ts';
import { type GroupedStatistics, readCount } from '../read/groupedStatistics.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import { type DividedTime, listBucketStarts } from './buckets.ts';
import type { AlertInterval } from './generated.ts';
import { alerts } from './resources.ts';

type StatisticsKeys = GroupedStatistics['keys'];

/** Counts of alerts by bucket, and perhaps by further keys. */
export interface BucketCounts {
  /**
   * The statistics to request.
   *
   * @param time member that is a time, e.g. `created_at`
   * @param keys further keys that rows are grouped by
   */
  statisticsBy(time: string, keys?: StatisticsKeys): GroupedStatistics;
  /** The counts in rows of these statistics, by the start of the bucket. */
  sumsIn(rows: readonly JsonObject[]): ReadonlyMap<number, number>;
}

/** The starts of buckets, in milliseconds since 1970, and how alerts are counted by them. */
export interface TimeBuckets {
  readonly starts: readonly number[];
  readonly counts: BucketCounts;
}

/**
 * Checks a range of time.
 *
 * @throws {OperationError} BAD_USER_INPUT where `from` is after `to`
 */
export const checkRange = ({ from, to }: { readonly from: string | null; readonly to: string | null }): void => {
  if (from !== null && to !== null && from > to)
    throw badInput(alert.stat.id, '`from` must not be after `to`.', ['from']);
};

/** Maximum number of buckets. */
const MAX_BUCKETS = 1_000;

/**
 * Divides a range of time.
 *
 * @param argument the argument that gives the interval
 * @throws {OperationError} BAD_USER_INPUT where `from` is after `to`, or for more than 1,000 buckets
 */
export const divideIntoBuckets = (range: DividedTime, argument: string): TimeBuckets => {
  checkRange(range);
  const starts = listBucketStarts(range, MAX_BUCKETS + 1);
  if (starts.length <= MAX_BUCKETS) return { starts, counts: createBucketCounts(starts, range.interval) };
  throw badInput(alert.stat.id, `There are more than ${MAX_BUCKETS} buckets. Use a longer interval.`, [argument]);
};

const createBucketCounts = (starts: readonly number[], interval: AlertInterval): BucketCounts => {
  const unit = interval === 'HOUR' ? hour : day;
  const offsets = [...new Set(starts.map((start) => toIsoText(start).slice(unit.offsetAt, SECONDS_END)))].toSorted();
  if (offsets.every((offset) => offset === unit.zero)) return createIntervalCounts(starts, interval);
  return createSectionCounts(starts, unit, trimZeros(offsets, unit.offsetFormat));
};

const toIsoText = (instant: number): string => new Date(instant).toISOString();
/** Where the seconds of `2024-05-01T08:30:00.000Z` end. */
const SECONDS_END = 19;

/** Names of the group keys with the bucket and with the offset in it, and of the count. */
const TIME = 'time';
const OFFSET = 'offset';
const COUNT = 'count';
const count = { name: COUNT, operator: 'count' };

/** Year and week number by ISO 8601, `YYYY-WW`. */
const formatWeek = (iso: string): string => {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(iso.slice(0, 10));
  return `${yearOfWeek}-${String(weekOfYear).padStart(2, '0')}`;
};

/** The `date_format` that names the intervals of UTC, and the name of the one that begins at an instant. */
const intervals: Readonly<Record<AlertInterval, { readonly format: string; labelOf(iso: string): string }>> = {
  HOUR: { format: '%Y-%m-%d %H', labelOf: (iso) => iso.slice(0, 13).replace('T', ' ') },
  DAY: { format: '%Y-%m-%d', labelOf: (iso) => iso.slice(0, 10) },
  WEEK: { format: '%G-%V', labelOf: formatWeek },
  MONTH: { format: '%Y-%m', labelOf: (iso) => iso.slice(0, 7) },
};

/** Counts of buckets that are intervals of UTC: a row for each. */
const createIntervalCounts = (starts: readonly number[], interval: AlertInterval): BucketCounts => {
  const { format, labelOf } = intervals[interval];
  const startByLabel = new Map(starts.map((start) => [labelOf(toIsoText(start)), start]));
  return {
    statisticsBy: (key, keys = []) => ({ keys: [...keys, { key, name: TIME, date_format: format }], fields: [count] }),
    sumsIn: (rows) => sumByStart(rows.map((row) => [startByLabel.get(readLabel(row)), readCount(row, COUNT, alerts)])),
  };
};

/** An hour or a day of UTC. */
interface UtcUnit {
  readonly format: string;
  /** How a time from its start is written, as the end of `2024-05-01T22:00:00`, and where it begins there. */
  readonly offsetFormat: string;
  readonly offsetAt: number;
  readonly zero: string;
}

const hour: UtcUnit = { format: intervals.HOUR.format, offsetFormat: '%M:%S', offsetAt: 14, zero: '00:00' };
const day: UtcUnit = { format: intervals.DAY.format, offsetFormat: '%H:%M:%S', offsetAt: 11, zero: '00:00:00' };

/** Times from the start of a unit, ascending, in a `date_format`. */
interface Offsets {
  readonly format: string;
  readonly texts: readonly string[];
}

/** Leaves out seconds and minutes that are 0 in all offsets, so that upstream forms fewer groups. */
const trimZeros = (texts: readonly string[], format: string): Offsets =>
  texts.every((text) => text.endsWith(':00'))
    ? trimZeros(
        texts.map((text) => text.slice(0, -':00'.length)),
        format.slice(0, -':%S'.length),
      )
    : { texts, format };

/** The time from one offset (included) to the next (excluded) in each unit, and the name of its count. */
interface UnitSection {
  readonly name: string;
  /** Empty for the time before the first offset. */
  readonly offset: string;
  readonly end: string | undefined;
}

/** Counts of buckets that begin at these offsets in their units: a row for each unit, with a count for each part of it. */
const createSectionCounts = (starts: readonly number[], unit: UtcUnit, { texts, format }: Offsets): BucketCounts => {
  const parts = ['', ...texts].map((offset, at): UnitSection => ({ name: `${COUNT}${at}`, offset, end: texts[at] }));
  // The rows of all parents have the same labels.
  const bucketsByLabel = new Map<string, readonly (number | undefined)[]>();
  return {
    statisticsBy: (key, keys = []) => ({
      before: {
        keys: [...keys, { key, name: TIME, date_format: unit.format }, { key, name: OFFSET, date_format: format }],
        fields: [count],
      },
      keys: [...keys.map(({ name }) => ({ key: name, name })), { key: TIME, name: TIME }],
      fields: parts.map((part) => ({
        name: part.name,
        operator: 'sum',
        key: COUNT,
        conditions: toOffsetConditions(part),
      })),
    }),
    sumsIn: (rows) =>
      sumByStart(
        rows.flatMap((row) => {
          const label = readLabel(row);
          const bucketOf =
            bucketsByLabel.get(label) ??
            parts.map(({ offset }) => findLastUpTo(starts, toInstant(unit, label, offset)));
          bucketsByLabel.set(label, bucketOf);
          return parts.map(({ name }, at): BucketCount => [bucketOf[at], readCount(row, name, alerts)]);
        }),
      ),
  };
};

type BucketCount = readonly [start: number | undefined, count: number];

const sumByStart = (counts: readonly BucketCount[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const [start, count] of counts) if (start !== undefined) sums.set(start, (sums.get(start) ?? 0) + count);
  return sums;
};

/** The instant that lies an offset, perhaps without minutes or seconds, after the start of a unit. */
const toInstant = ({ offsetAt, zero }: UtcUnit, label: string, offset: string): number =>
  Date.parse(
    `${label.replace(' ', 'T')}${offsetAt === hour.offsetAt ? ':' : 'T'}${offset}${zero.slice(offset.length)}Z`,
  );

const toOffsetConditions = ({ offset, end }: UnitSection) => [
  ...(offset === '' ? [] : [{ key: OFFSET, value: offset, operator: 'gte' as const }]),
  ...(end === undefined ? [] : [{ key: OFFSET, value: end, operator: 'lt' as const }]),
];

/** The last of ascending numbers that is not greater than another. */
const findLastUpTo = (ascending: readonly number[], limit: number): number | undefined =>
  ascending[ascending.findLastIndex((number) => number <= limit)];

const readLabel = (row: JsonObject): string => {
  const label = row[TIME];
  if (typeof label === 'string') return label;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: alert.stat.id });
};
