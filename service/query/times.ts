/** Times in queries: accepted formats, and time expressions (semantics 1.2.5, 2.2.3). */
import { type RawBuilder, sql } from 'kysely';

const thirtyOne = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])';
const thirty = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)';
const february = '02-(?:0[1-9]|1[0-9]|2[0-8])';
const leapYear = '(?:[0-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const date = `(?!0000)(?:[0-9]{4}-(?:${thirtyOne}|${thirty}|${february})|${leapYear}-02-29)`;
const clock = '(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?';
const zone = '(?:Z|[+-](?:0[0-9]|1[0-5]):?[0-5][0-9])';

/** Pattern of an accepted time, every field within its bounds. JavaScript and PostgreSQL read it the same way. */
const TIME_PATTERN_TEXT = `^${date}(?:[T ]${clock}${zone}?)?$`;
const TIME_PATTERN = new RegExp(TIME_PATTERN_TEXT);

/** The last instant with a four-digit year. */
const LATEST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00Z');

/**
 * Parses an accepted time; without an offset it is UTC.
 *
 * @returns milliseconds since 1970, or undefined when the text is not a time, or its offset moves it out of the calendar
 */
export const parseTime = (text: unknown): number | undefined => {
  if (typeof text !== 'string' || !TIME_PATTERN.test(text)) return undefined;
  const dated = text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T');
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(dated.slice(10)) ? dated : `${dated}Z`;
  const at = Date.parse(zoned.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return at >= EARLIEST_MS && at <= LATEST_MS ? at : undefined;
};

/** The same in SQL: the instant a text denotes, null where it is not a time. The session's time zone is UTC. */
export const toInstant = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  // Decimals after the third are dropped, as when a time is stored.
  sql`case when ${text} ~ ${TIME_PATTERN_TEXT} then regexp_replace(${text}, '(\\.[0-9]{3})[0-9]+', '\\1')::timestamptz end`;

/** Binds an instant. */
export const bindInstant = (epochMs: number): RawBuilder<unknown> =>
  sql`${new Date(epochMs).toISOString()}::timestamptz`;

/** SQL of a time in wire form; null when it is not set. */
export const toWireText = (time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const DAY_MS = 86_400_000;
const unitMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: DAY_MS, w: 7 * DAY_MS };
const EXPRESSION_PATTERN = /^now(?:\/([dwm]))?(?: ?([+-]) ?(\d{1,15})([smhdw]))?$/;
/** The start of the day, of the week (Monday) or of the month, in UTC. */
const findUnitStart = (nowMs: number, unit: string | undefined) => {
  const now = new Date(nowMs);
  const midnight = nowMs - (((nowMs % DAY_MS) + DAY_MS) % DAY_MS);
  if (unit === 'd') return midnight;
  if (unit === 'w') return midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return unit === 'm' ? Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) : nowMs;
};

/**
 * The instant a time expression denotes, e.g. `now/d - 14d` (semantics 2.2.3).
 *
 * @param nowMs milliseconds since 1970
 * @returns milliseconds since 1970, or undefined when it is no such expression or leaves the calendar
 */
export const parseTimeExpression = (text: unknown, nowMs: number): number | undefined => {
  const parts = typeof text === 'string' ? EXPRESSION_PATTERN.exec(text) : null;
  if (!parts) return undefined;
  const [, base, sign, count, unit = ''] = parts;
  const shift = count ? Number(`${sign}${count}`) * (unitMs[unit] ?? 0) : 0;
  const at = findUnitStart(nowMs, base) + shift;
  return at >= EARLIEST_MS && at <= LATEST_MS ? at : undefined;
};
