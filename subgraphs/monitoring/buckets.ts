/** The buckets of a histogram: whole hours, days, weeks (from Monday) or months of a time zone. */
import { Temporal } from 'temporal-polyfill';
import type { AlertInterval } from './generated.ts';

const HOUR_MS = 3_600_000;

/** The first day of the interval that contains a day. */
const toFirstDay: Readonly<Record<Exclude<AlertInterval, 'HOUR'>, (day: Temporal.PlainDate) => Temporal.PlainDate>> = {
  DAY: (day) => day,
  WEEK: (day) => day.subtract({ days: day.dayOfWeek - 1 }),
  MONTH: (day) => day.with({ day: 1 }),
};

const calendarUnits = { DAY: 'days', WEEK: 'weeks', MONTH: 'months' } as const;

/** A range of time, from `from` (included) to `to` (excluded), divided into intervals of a time zone. */
export interface DividedTime {
  readonly from: string;
  readonly to: string;
  readonly interval: AlertInterval;
  /** As `checkTimeZone` returns it. */
  readonly timeZone: string;
}

/**
 * The first instants of the buckets that overlap a range of time, in milliseconds since 1970, ascending. A day begins with its
 * first instant, also where midnight is skipped or repeated.
 *
 * @param max maximum number of buckets to return
 */
export const listBucketStarts = ({ from, to, interval, timeZone }: DividedTime, max: number): readonly number[] => {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const starts: number[] = [];
  if (begin >= end) return starts;
  const startAt = createStartFunction(
    Temporal.Instant.fromEpochMilliseconds(begin).toZonedDateTimeISO(timeZone),
    interval,
  );
  for (let start = startAt(0); start < end && starts.length < max; start = startAt(starts.length)) starts.push(start);
  return starts;
};

/** Number of intervals where a query gives no start. */
const DEFAULT_INTERVALS = 30;

/** A range of time of which the query may give both ends, one or none. */
type GivenRange = Omit<DividedTime, 'from' | 'to'> & { readonly from: string | null; readonly to: string | null };

/**
 * Completes a range of time: without `to` it ends with the interval of now, and without `from` it has 30 intervals.
 *
 * @param now milliseconds since 1970
 */
export const completeRange = ({ from, to, interval, timeZone }: GivenRange, now: number): DividedTime => {
  const startsAround = (instant: number) =>
    createStartFunction(Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone), interval);
  const end = to ?? new Date(startsAround(now)(1)).toISOString();
  const begin = from ?? new Date(startsAround(Date.parse(end) - 1)(1 - DEFAULT_INTERVALS)).toISOString();
  return { from: begin, to: end, interval, timeZone };
};

/** The start of each bucket by its place, from the bucket that contains a time. */
const createStartFunction = (time: Temporal.ZonedDateTime, interval: AlertInterval): ((place: number) => number) => {
  if (interval === 'HOUR') {
    const { epochMilliseconds: first } = time.round({ smallestUnit: 'hour', roundingMode: 'floor' });
    return (place) => first + place * HOUR_MS;
  }
  const first = toFirstDay[interval](time.toPlainDate());
  return (place) => first.add({ [calendarUnits[interval]]: place }).toZonedDateTime(time.timeZoneId).epochMilliseconds;
};
