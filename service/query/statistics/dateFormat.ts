/** Formats times for group keys (semantics 2.6.4). */
import { type RawBuilder, sql } from 'kysely';
import { ServiceError } from '../../errors.ts';
import { isValidText } from '../../values/jsonValues.ts';
import type { TypedValue } from './rows.ts';

const datePartSql = { year: sql`year`, month: sql`month`, day: sql`day` } as const;

/** `to_char` patterns for `%Y` and the other directives. */
const directives: Readonly<Record<string, string>> = {
  Y: 'YYYY',
  m: 'MM',
  d: 'DD',
  H: 'HH24',
  M: 'MI',
  S: 'SS',
  L: 'MS',
  j: 'DDD',
  u: 'ID',
  V: 'IW',
  G: 'IYYY',
};

const quoteLiteral = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Translates a pattern to `to_char`. Plain text is quote, so that `to_char` does not interpret it. */
const translateFormat = (pattern: string, requestPath: string) =>
  pattern.replace(/%(.?)|([^%]+)/gsu, (_, directive: string | undefined, text: string | undefined) => {
    if (text !== undefined) return quoteLiteral(text);
    if (directive === '%') return quoteLiteral('%');
    const word = directives[directive ?? ''];
    if (word) return word;
    throw new ServiceError('ERROR_DB_QUERY', `Unknown directive %${directive}.`, requestPath);
  });

/**
 * A time by `year`, `month`, `day` (numbers) or a pattern of `%Y %m %d %H %M %S %L %j %u %V %G %%` (text). UTC.
 *
 * @throws ServiceError ERROR_DB_QUERY for another directive
 */
export const formatTime = (time: RawBuilder<unknown>, format: string, requestPath: string): TypedValue => {
  const utc = sql`${time} at time zone 'UTC'`;
  if (format === 'year' || format === 'month' || format === 'day') {
    return { type: 'integer', expression: sql`extract(${datePartSql[format]} from ${utc})::integer` };
  }
  if (!isValidText(format)) throw new ServiceError('ERROR_DB_QUERY', 'Not a pattern.', requestPath);
  return { type: 'text', expression: sql`to_char(${utc}, ${translateFormat(format, requestPath)}::text)` };
};
