/** Orders in which every row has a definite place, so that a list can be continued from a row. */
import { type JsonObject, readValueAt } from '../wire/jsonObject.ts';

/** The value of a row for one key of an order; null where it is unset. */
export type SortValue = string | number | boolean | null;

/** One key of an order. */
export interface OrderKey {
  readonly key: string;
  readonly desc: boolean;
  readonly isTime: boolean;
  /** Whether rows may have no value; they come first in ascending order, last in descending order (semantics 2.4.3). */
  readonly isNullable: boolean;
  /** Type of the values on the wire; undefined where any is accepted. */
  readonly type: 'string' | 'number' | 'boolean' | undefined;
}

/** The same order from its end. */
export const reverseOrder = (order: readonly OrderKey[]): readonly OrderKey[] =>
  order.map((key) => ({ ...key, desc: !key.desc }));

/** Members that have the values of an order. */
export const listOrderMembers = (order: readonly OrderKey[]): ReadonlySet<string> =>
  new Set(order.map(({ key }) => key.split('.', 1)[0] ?? key));

/** The values of a row, one for each key. */
export const readSortValues = (order: readonly OrderKey[], row: JsonObject): readonly SortValue[] =>
  order.map(({ key }) => readSortValue(row, key.split('.')));

const readSortValue = (row: JsonObject, path: readonly string[]): SortValue => {
  const value = readValueAt(row, path);
  // On the wire, unset texts and times are empty (semantics 2.1.3).
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')
    ? value
    : null;
};

/** Whether values may be those of a row. */
export const areSortValues = (order: readonly OrderKey[], values: readonly unknown[]): values is readonly SortValue[] =>
  values.length === order.length && values.at(-1) !== null && order.every((key, at) => isSortValue(key, values[at]));

const isSortValue = ({ isTime, type }: OrderKey, value: unknown): boolean => {
  if (value === null) return true;
  if (isTime) return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return type === undefined ? ['string', 'number', 'boolean'].includes(typeof value) : typeof value === type;
};

/** Number of leading keys for which two rows have equal values. */
export const countEqualKeys = (one: readonly SortValue[], other: readonly SortValue[]): number => {
  const differs = one.findIndex((value, at) => value !== other[at]);
  return differs < 0 ? one.length : differs;
};

/** Compares two rows by their values: below 0 where the first one precedes the other (semantics 2.4.3). */
export const compareRows = (
  order: readonly OrderKey[],
  one: readonly SortValue[],
  other: readonly SortValue[],
): number => {
  const at = countEqualKeys(one, other);
  const key = order[at];
  if (key === undefined) return 0;
  const ascending = compareValues(key, one[at] ?? null, other[at] ?? null);
  return key.desc ? -ascending : ascending;
};

const compareValues = ({ isTime }: OrderKey, one: SortValue, other: SortValue): number => {
  if (rankType(one) !== rankType(other)) return rankType(one) - rankType(other);
  if (typeof one === 'string' && typeof other === 'string')
    // Bytes of UTF-8 have the order of code points.
    return isTime ? Date.parse(one) - Date.parse(other) : Buffer.compare(Buffer.from(one), Buffer.from(other));
  return Number(one) - Number(other);
};

const rankType = (value: SortValue) => ['number', 'string', 'boolean'].indexOf(typeof value);
