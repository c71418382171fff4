/** The buckets of a histogram: whole hours, days, weeks (from Monday) or months, in UTC. */
import type { AlertInterval } from './generated.ts';

/** One bucket of time. */
export interface Bucket {
  /** Its first instant, e.g. `2024-05-01T00:00:00.000Z`. */
  readonly start: string;
  /** Its name in the answer of `stat` with the `date_format` of the interval. */
  readonly label: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days from Monday to Thursday. 1970-01-01 was a Thursday. */
const DAYS_TO_THURSDAY = 3;

/** How an interval divides time. Instants are milliseconds since 1970. */
interface Interval {
  /** The `date_format` of `stat` that names the bucket of a time (semantics 2.6.4). */
  readonly format: string;
  startOf(instant: number): number;
  next(start: number): number;
  labelOf(start: number): string;
}

const isoText = (instant: number): string => new Date(instant).toISOString();

/** Buckets of equal length. One of them starts `offsetMs` before 1970. */
const equalBuckets = (lengthMs: number, offsetMs = 0): Pick<Interval, 'startOf' | 'next'> => ({
  startOf: (instant) => Math.floor((instant + offsetMs) / lengthMs) * lengthMs - offsetMs,
  next: (start) => start + lengthMs,
});

/** Year and week number by ISO 8601, `YYYY-WW`: those of the Thursday of the week. */
const weekLabel = (monday: number): string => {
  const thursday = monday + DAYS_TO_THURSDAY * DAY_MS;
  const year = isoText(thursday).slice(0, 4);
  const week = Math.floor((thursday - Date.parse(`${year}-01-01`)) / (7 * DAY_MS)) + 1;
  return `${year}-${String(week).padStart(2, '0')}`;
};

const monthAfter = (start: number): number => new Date(start).setUTCMonth(new Date(start).getUTCMonth() + 1);

const intervals: Readonly<Record<AlertInterval, Interval>> = {
  HOUR: {
    format: '%Y-%m-%d %H',
    ...equalBuckets(HOUR_MS),
    labelOf: (start) => isoText(start).slice(0, 13).replace('T', ' '),
  },
  DAY: { format: '%Y-%m-%d', ...equalBuckets(DAY_MS), labelOf: (start) => isoText(start).slice(0, 10) },
  WEEK: { format: '%G-%V', ...equalBuckets(7 * DAY_MS, DAYS_TO_THURSDAY * DAY_MS), labelOf: weekLabel },
  MONTH: {
    format: '%Y-%m',
    startOf: (instant) => Date.parse(isoText(instant).slice(0, 7)),
    next: monthAfter,
    labelOf: (start) => isoText(start).slice(0, 7),
  },
};

/** The `date_format` that groups times by the interval. */
export const dateFormatOf = (interval: AlertInterval): string => intervals[interval].format;

/**
 * The buckets that overlap the time from `from` (included) to `to` (excluded), in ascending order.
 *
 * @param max maximum number of buckets to return
 */
export const bucketsBetween = (from: string, to: string, interval: AlertInterval, max: number): readonly Bucket[] => {
  const { startOf, next, labelOf } = intervals[interval];
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const buckets: Bucket[] = [];
  if (begin >= end) return buckets;
  for (let start = startOf(begin); start < end && buckets.length < max; start = next(start))
    buckets.push({ start: isoText(start), label: labelOf(start) });
  return buckets;
};
