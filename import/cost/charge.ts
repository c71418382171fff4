/** One record of a FOCUS file. */
import { parseAmount } from './amount.ts';
import type { Columns } from './columns.ts';
import { providerOf } from './providers.ts';

/** The fields of a record that cost report data needs. */
export interface Charge {
  /** Billing month, `YYYY-MM`, UTC. */
  readonly month: string;
  /** Day on which the charge ends, `YYYY-MM-DD`; empty when the file does not contain it. */
  readonly until: string;
  readonly provider: string;
  readonly product: string;
  readonly account: string;
  readonly accountName: string;
  readonly currency: string;
  /** In units of 10⁻¹². */
  readonly amount: bigint;
  /** Value of the tag that names the project; empty when there is none. */
  readonly tag: string;
}

/** Times in FOCUS are ISO 8601 in UTC; some exporters omit seconds, write a space, or write only the day. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/;

const dayOf = (text: string): string | undefined => {
  const [, day, clock = '00:00', zone = 'Z'] = TIME.exec(text) ?? [];
  if (!day) return undefined;
  const instant = new Date(`${day}T${clock}${zone === 'UTC' ? 'Z' : zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().slice(0, 10);
};

/** Caches parsed values: a file has few different times and many rows. */
const cacheParsed = <Value>(read: (text: string) => Value, max = 10_000) => {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= max) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
};

const day = cacheParsed(dayOf);
const provider = cacheParsed(providerOf);

/**
 * A currency code is used in paths such as `cost.USD`, so it has no dot. FOCUS 1.2 allows virtual currencies beside ISO
 * 4217.
 */
const CURRENCY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,31}$/u;

const NULLS = new Set(['', 'NULL', 'null', '\\N']);

const valueAt = (fields: readonly string[], positions: readonly number[]): string => {
  for (const position of positions) {
    const text = fields[position]?.trim() ?? '';
    if (!NULLS.has(text)) return text;
  }
  return '';
};

/** The value of a tag; undefined where the tags are not a JSON object. */
const tagOf = (tags: string, key: string): string | undefined => {
  if (tags === '') return '';
  try {
    const parsed: unknown = JSON.parse(tags);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    const value: unknown = Object.hasOwn(parsed, key) ? (parsed as Record<string, unknown>)[key] : undefined;
    return value === undefined || value === null ? '' : String(value).trim();
  } catch {
    return undefined;
  }
};

const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * Creates a reader for the records of one file.
 *
 * @param projectTag key of the tag that names the project
 * @returns takes the fields of a record; returns the charge, or what is wrong with the record
 */
export const chargeReader = (columns: Columns, projectTag: string) => {
  return (fields: readonly string[]): Charge | string => {
    if (fields.length !== columns.count) return `${fields.length} fields, the header has ${columns.count}`;
    const at = (name: Exclude<keyof Columns, 'count'>) => valueAt(fields, columns[name]);
    const amount = parseAmount(at('cost'));
    if (amount === undefined) return `cost ${quote(at('cost'))} is not a number`;
    const currency = at('currency');
    if (!CURRENCY.test(currency)) return `BillingCurrency ${quote(currency)} is not a currency`;
    const began = day(at('month'));
    if (began === undefined) return `BillingPeriodStart ${quote(at('month'))} is not a date`;
    const tag = tagOf(at('tags'), projectTag);
    if (tag === undefined) return `Tags ${quote(at('tags'))} are not a JSON object`;
    return {
      month: began.slice(0, 7),
      until: day(at('until')) ?? '',
      provider: provider(at('provider')),
      product: at('product'),
      account: at('account'),
      accountName: at('accountName'),
      ...{ currency, amount, tag },
    };
  };
};
