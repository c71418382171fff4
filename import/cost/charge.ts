/** One record of a FOCUS file. */
import { isStorableAmount, parseAmount } from './amount.ts';
import type { createCurrencyReader } from './currency.ts';
import type { ColumnPositions } from './focusColumns.ts';
import { normalizeProvider } from './providers.ts';
import { isStorable, readTag } from './tags.ts';
import { formatDay, readTime, toBillingMonth } from './time.ts';

/** The fields of a record that cost report data needs. */
export interface CostCharge {
  /** Billing month, `YYYY-MM`. */
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

const readTimeCached = cacheParsed(readTime);
const normalizeProviderCached = cacheParsed(normalizeProvider);

const NULL_TEXTS = new Set(['', 'NULL', 'null', '\\N']);

const findFirstValue = (fields: readonly string[], positions: readonly number[]): string => {
  for (const position of positions) {
    const text = fields[position]?.trim() ?? '';
    if (!NULL_TEXTS.has(text)) return text;
  }
  return '';
};

const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** What a reader of charges needs to know of its import. */
export interface ChargeReaderOptions {
  /** Key of the tag that names the project. */
  readonly projectTag: string;
  readonly readCurrency: ReturnType<typeof createCurrencyReader>;
  /** Called for tags that are in no known form; the charge is read without. */
  readonly onUnreadTags: (tags: string) => void;
}

/** The month that a charge is billed in, or what is wrong with its billing period. */
const readBillingMonth = (start: string, end: string): { readonly month: string } | string => {
  const [from, until] = [readTimeCached(start), end === '' ? undefined : readTimeCached(end)];
  if (from === undefined) return `BillingPeriodStart ${quote(start)} is not a date`;
  if (end !== '' && until === undefined) return `BillingPeriodEnd ${quote(end)} is not a date`;
  if (until !== undefined && until < from) return `BillingPeriodEnd ${quote(end)} is before BillingPeriodStart`;
  return { month: toBillingMonth(from, until) };
};

/** The texts of a charge that are stored as they are, or why they cannot be. */
const readTexts = (at: ReadColumn) => {
  const texts = { product: at('product'), account: at('account'), accountName: at('accountName') };
  const bad = [texts.product, texts.account, texts.accountName].find((text) => !isStorable(text));
  return bad === undefined ? texts : `${quote(bad)} contains a NUL character`;
};

/** Empty fields after the last column are no reason to refuse a record: spreadsheets write them. */
const hasColumnCount = (fields: readonly string[], { count }: ColumnPositions): boolean =>
  fields.length === count || (fields.length > count && fields.slice(count).every((field) => field.trim() === ''));

type ReadColumn = (name: Exclude<keyof ColumnPositions, 'count'>) => string;

/**
 * Creates a reader for the records of one file.
 *
 * @returns takes the fields of a record; returns the charge, or what is wrong with the record
 */
export const createChargeReader = (
  columns: ColumnPositions,
  { projectTag, readCurrency, onUnreadTags }: ChargeReaderOptions,
) => {
  return (fields: readonly string[]): CostCharge | string => {
    if (!hasColumnCount(fields, columns)) return `${fields.length} fields, the header has ${columns.count}`;
    const at: ReadColumn = (name) => findFirstValue(fields, columns[name]);
    const amount = parseAmount(at('cost'));
    if (amount === undefined) return `cost ${quote(at('cost'))} is not a number`;
    if (!isStorableAmount(amount)) return `cost ${quote(at('cost'))} is too large`;
    const currency = readCurrency(at('currency'));
    if (currency === undefined) return `BillingCurrency ${quote(at('currency'))} is not a currency`;
    const period = readBillingMonth(at('month'), at('monthEnd'));
    if (typeof period === 'string') return period;
    const texts = readTexts(at);
    if (typeof texts === 'string') return texts;
    const tag = readTag(at('tags'), projectTag);
    if (tag === undefined) onUnreadTags(at('tags'));
    const ended = readTimeCached(at('until'));
    return {
      ...{ ...period, ...texts, currency, amount },
      until: ended === undefined ? '' : formatDay(ended),
      provider: normalizeProviderCached(at('provider')),
      tag: tag ?? '',
    };
  };
};
