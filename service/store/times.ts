/** Times between the wire and the store (semantics 1.2.4, 1.2.5). */

/** PostgreSQL's text of a `timestamptz` in UTC as the wire writes it: `2024-05-01T08:30:00.000Z`. */
export const wireTime = (stored: string): string => {
  const [whole = stored, fraction = ''] = stored.replace(/[+-]00(?::?00)?$/, '').split('.');
  return `${whole.replace(' ', 'T')}.${fraction.padEnd(3, '0')}Z`;
};

/** JavaScript takes 31 February for a day in March. */
const isDay = (day: string) => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

/** Years 1 to 9999: what four digits can write, less the year 0, which PostgreSQL does not know. */
const isWithinReach = (instant: Date) => instant.getUTCFullYear() >= 1 && instant.getUTCFullYear() <= 9999;

const ACCEPTED = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A time text a caller may send, in wire form: ISO 8601 with or without decimals, with `Z`, an offset or nothing
 * (UTC); `YYYY-MM-DD HH:MM:SS`; `YYYY-MM-DD` (midnight).
 *
 * @returns undefined where the text is none of these
 */
export const parseTime = (text: string): string | undefined => {
  const match = ACCEPTED.exec(text);
  if (!match) return undefined;
  const [, day = '', clock = '00:00:00', zone = 'Z'] = match;
  const instant = new Date(`${day}T${clock}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  return isDay(day) && isWithinReach(instant) ? instant.toISOString() : undefined;
};

/** An instant in wire form. */
export const isoTime = (instant: Date): string => instant.toISOString();
