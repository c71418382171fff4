/** Times of FOCUS files, and the month of a billing period. */

/**
 * Times in FOCUS are ISO 8601 in UTC; some exporters write an offset, omit seconds, write a space, or write only the
 * day. Years before 1000 are mistakes.
 */
const TIME_PATTERN =
  /^([1-9]\d{3}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:(Z|UTC)|([+-]\d{2})(?::?(\d{2}))?)?)?$/;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A local midnight is at most so long before the midnight of UTC. */
const EARLIEST_MIDNIGHT_MS = 14 * 60 * 60 * 1000;

/** More than half a month. */
const HALF_MONTH_MS = 16 * DAY_MS;

/** Date would read the 30th of February as a day of March. */
const isDay = (day: string): boolean => {
  const midnight = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
};

/** Reads a time: milliseconds since 1970; undefined where the text is not a time. */
export const readTime = (text: string): number | undefined => {
  const [, day, clock = '00:00', , hours, minutes = '00'] = TIME_PATTERN.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  const time = Date.parse(`${day}T${clock}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(time) ? undefined : time;
};

/** The day of a time in UTC, `YYYY-MM-DD`. */
export const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The month of a billing period, `YYYY-MM`: that of its middle, because the periods of some providers begin at a local
 * midnight, which in UTC may be in the month before. A period that is longer than a month belongs to its first one, and one
 * without an end to the month in which it begins anywhere on Earth.
 */
export const toBillingMonth = (start: number, end: number | undefined): string => {
  const half = end === undefined || end === start ? EARLIEST_MIDNIGHT_MS : (end - start) / 2;
  return formatDay(start + Math.min(half, HALF_MONTH_MS)).slice(0, 7);
};
