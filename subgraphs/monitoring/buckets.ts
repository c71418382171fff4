/** Stretches of time that a histogram counts in: whole hours, days, weeks from Monday on, or months, in UTC. */
import type { AlertInterval } from './generated.ts';

/** One stretch of time. */
export interface Bucket {
  /** When it begins, as `2024-05-01T00:00:00.000Z`. */
  readonly start: string;
  /** What `stat` calls it under the `date_format` of the interval. */
  readonly label: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 1970 began on a Thursday: days from the Monday before. */
const DAYS_TO_THURSDAY = 3;

/** An instant as milliseconds since 1970. */
interface Interval {
  /** Pattern of `stat` for the stretch that a time lies in (semantics 2.6.4). */
  readonly format: string;
  startOf(instant: number): number;
  next(start: number): number;
  labelOf(start: number): string;
}

const textOf = (instant: number): string => new Date(instant).toISOString();

/** Stretches of one length, the first of which began `offsetMs` before 1970. */
const ofLength = (lengthMs: number, offsetMs = 0): Pick<Interval, 'startOf' | 'next'> => ({
  startOf: (instant) => Math.floor((instant + offsetMs) / lengthMs) * lengthMs - offsetMs,
  next: (start) => start + lengthMs,
});

/** Year and number of the week by ISO 8601: those of its Thursday. */
const weekLabel = (monday: number): string => {
  const thursday = monday + DAYS_TO_THURSDAY * DAY_MS;
  const year = textOf(thursday).slice(0, 4);
  const week = Math.floor((thursday - Date.parse(`${year}-01-01`)) / (7 * DAY_MS)) + 1;
  return `${year}-${String(week).padStart(2, '0')}`;
};

const monthAfter = (start: number): number => new Date(start).setUTCMonth(new Date(start).getUTCMonth() + 1);

const intervals: Readonly<Record<AlertInterval, Interval>> = {
  HOUR: {
    format: '%Y-%m-%d %H',
    ...ofLength(HOUR_MS),
    labelOf: (start) => textOf(start).slice(0, 13).replace('T', ' '),
  },
  DAY: { format: '%Y-%m-%d', ...ofLength(DAY_MS), labelOf: (start) => textOf(start).slice(0, 10) },
  WEEK: { format: '%G-%V', ...ofLength(7 * DAY_MS, DAYS_TO_THURSDAY * DAY_MS), labelOf: weekLabel },
  MONTH: {
    format: '%Y-%m',
    startOf: (instant) => Date.parse(textOf(instant).slice(0, 7)),
    next: monthAfter,
    labelOf: (start) => textOf(start).slice(0, 7),
  },
};

/** The `date_format` that groups times by the interval. */
export const dateFormatOf = (interval: AlertInterval): string => intervals[interval].format;

/**
 * The stretches that any instant from `from` up to but without `to` lies in, in order.
 *
 * @param most how many are made at most: one more than these are too many
 */
export const bucketsBetween = (from: string, to: string, interval: AlertInterval, most: number): readonly Bucket[] => {
  const { startOf, next, labelOf } = intervals[interval];
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const buckets: Bucket[] = [];
  if (begin >= end) return buckets;
  for (let start = startOf(begin); start < end && buckets.length < most; start = next(start))
    buckets.push({ start: textOf(start), label: labelOf(start) });
  return buckets;
};
