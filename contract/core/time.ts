/** Times that callers may send (semantics 1.2.5). */

/** Whether a day exists: JavaScript reads 31 February as a day in March. */
const isDay = (day: string) => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

/** Years 1 to 9999: the four-digit years, except year 0, which PostgreSQL does not have. */
const isWithinReach = (instant: Date) => instant.getUTCFullYear() >= 1 && instant.getUTCFullYear() <= 9999;

const ACCEPTED = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Parses a time in the formats that callers may send: ISO 8601 with or without decimals, with `Z`, an offset or nothing
 * (UTC); `YYYY-MM-DD HH:MM:SS`; `YYYY-MM-DD` (midnight, UTC). Years 1 to 9999.
 *
 * @returns the time in wire form, `2024-05-01T08:30:00.000Z`; undefined for any other text
 */
export const parseTime = (text: string): string | undefined => {
  const match = ACCEPTED.exec(text);
  if (!match) return undefined;
  const [, day = '', clock = '00:00:00', zone = 'Z'] = match;
  const instant = new Date(`${day}T${clock}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  return isDay(day) && isWithinReach(instant) ? instant.toISOString() : undefined;
};
