/** Lists of rows that are known as a whole, answered as upstream would answer them (semantics 2.1 to 2.4). */
import { isDeepStrictEqual } from 'node:util';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import type { WireCondition } from './condition.ts';
import { compareRows, type OrderKey, readSortValues } from './order.ts';
import { readValuesAt } from './valuesAt.ts';

/** The rows of a list: conditions that they meet, and their order. */
export interface RowQuery {
  readonly filter?: readonly WireCondition[];
  readonly filter_or?: readonly WireCondition[];
  readonly keyword?: string;
  readonly order: readonly OrderKey[];
}

/** Members of rows: which are times, and in which keywords are searched. */
type QueriedMembers = Pick<ResourceType<AnyRow>, 'times' | 'keywordMembers'>;

/** The rows that a list has, in order. */
export const queryRows = <Row extends AnyRow>(
  rows: readonly Row[],
  { filter = [], filter_or: any = [], keyword = '', order }: RowQuery,
  { times, keywordMembers }: QueriedMembers,
): Row[] =>
  rows
    .filter((row) => {
      const meets = (condition: WireCondition) => meetsCondition(row, condition, times);
      return filter.every(meets) && (any.length === 0 || any.some(meets)) && hasKeyword(row, keyword, keywordMembers);
    })
    .toSorted((one, other) => compareRows(order, readSortValues(order, one), readSortValues(order, other)));

/**
 * Whether `queryRows` can evaluate a condition: patterns of callers do not run in this process, since one of them could hold it
 * for minutes.
 */
export const canEvaluate = ({ k, o }: WireCondition, members: ReadonlySet<string>): boolean =>
  (o === 'exists' || Object.hasOwn(tests, o)) && members.has(k.split('.', 1)[0] ?? k);

const hasKeyword = (row: AnyRow, keyword: string, members: readonly string[]) => {
  const words = keyword.split(' ').filter((word) => word !== '');
  return words.length === 0 || words.some((word) => members.some((member) => tests.contain([row[member]], word)));
};

const meetsCondition = (row: AnyRow, { k, v, o }: WireCondition, times: ReadonlySet<string>): boolean => {
  const found = readValuesAt(row, k);
  // An empty list is set, though it has no element.
  if (o === 'exists') return found.some((value) => value !== null) === v;
  const test = tests[o as keyof typeof tests];
  if (!times.has(k)) return test(found.flat(), v);
  return test(found.map(toInstant), Array.isArray(v) ? v.map(toInstant) : toInstant(v));
};

/** A time in milliseconds since 1970; null where none is set. */
const toInstant = (time: unknown) => (time === null ? null : Date.parse(String(time)));

type ConditionTest = (found: readonly unknown[], value: unknown) => boolean;

const equals: ConditionTest = (found, value) =>
  value === null ? found.length === 0 || found.includes(null) : found.some((one) => isDeepStrictEqual(one, value));
const isIn: ConditionTest = (found, values) => Array.isArray(values) && values.some((value) => equals(found, value));

/** Compares values of one type: numbers by size, texts by code point. */
const createComparison =
  (holds: (comparison: number) => boolean): ConditionTest =>
  (found, value) =>
    found.some((one) => {
      if (typeof one === 'number' && typeof value === 'number') return holds(one - value);
      return (
        typeof one === 'string' &&
        typeof value === 'string' &&
        holds(Buffer.compare(Buffer.from(one), Buffer.from(value)))
      );
    });

const [gt, gte] = [createComparison((by) => by > 0), createComparison((by) => by >= 0)];
const [lt, lte] = [createComparison((by) => by < 0), createComparison((by) => by <= 0)];

const tests = {
  eq: equals,
  not: (found, value) => !equals(found, value),
  in: isIn,
  not_in: (found, values) => !isIn(found, values),
  contain: (found, part) =>
    found.some(
      (one) =>
        ['string', 'number'].includes(typeof one) && String(one).toLowerCase().includes(String(part).toLowerCase()),
    ),
  ...{ gt, gte, lt, lte, datetime_gt: gt, datetime_gte: gte, datetime_lt: lt, datetime_lte: lte },
} satisfies Record<string, ConditionTest>;
