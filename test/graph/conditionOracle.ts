/** Computes independently which rows match a condition of the graph (semantics 2.1, 2.2). */
import { isObject, type JsonObject } from '../../subgraphs/wire/jsonObject.ts';

/** A condition: a path of the POST API, an operator of the graph, and a value. */
export interface GraphCondition {
  readonly key: string;
  readonly operator: string;
  readonly value: unknown;
}

const readMember = (value: unknown, name: string): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((element) => readMember(element, name));
  return isObject(value) && Object.hasOwn(value, name) ? [value[name]] : [];
};

/** Values at a path. An empty string of a record counts as unset. */
const readValuesAtPath = (row: JsonObject, key: string): unknown[] => {
  let values: unknown[] = [row];
  for (const name of key.split('.')) values = values.flatMap((value) => readMember(value, name));
  return values.map((value) => (value === '' && !key.includes('.') ? null : value));
};

/** The same, with each element of a list as a value. */
export const readValues = (row: JsonObject, key: string): unknown[] => readValuesAtPath(row, key).flat();

const toInstant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
const toComparableText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const compare = (one: unknown, other: unknown): number | null => {
  const [left, right] = [toInstant(one), toInstant(other)];
  if (typeof left === 'number' && typeof right === 'number') return Math.sign(left - right);
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  return null;
};

const equals = (values: readonly unknown[], value: unknown) =>
  value === null
    ? values.length === 0 || values.includes(null)
    : values.some((found) => compare(found, value) === 0 || found === value);
const isAnyOf = (values: readonly unknown[], list: unknown) =>
  Array.isArray(list) && list.some((value) => equals(values, value));
const isOrdered = (values: readonly unknown[], value: unknown, signs: readonly number[]) =>
  values.some((found) => signs.includes(compare(found, value) ?? Number.NaN));

const OPERATORS: Readonly<Record<string, (values: readonly unknown[], value: unknown) => boolean>> = {
  eq: equals,
  not: (values, value) => !equals(values, value),
  in: isAnyOf,
  notIn: (values, list) => !isAnyOf(values, list),
  contains: (values, part) =>
    values.some((value) => toComparableText(value)?.toLowerCase().includes(String(part).toLowerCase())),
  regex: (values, pattern) =>
    values.some((value) => typeof value === 'string' && new RegExp(String(pattern), 'i').test(value)),
  gt: (values, value) => isOrdered(values, value, [1]),
  gte: (values, value) => isOrdered(values, value, [0, 1]),
  lt: (values, value) => isOrdered(values, value, [-1]),
  lte: (values, value) => isOrdered(values, value, [-1, 0]),
};

/** Whether a row matches a condition. */
export const matchesCondition = (row: JsonObject, { key, operator, value }: GraphCondition): boolean => {
  // An empty list counts as set.
  if (operator === 'exists') return readValuesAtPath(row, key).some((found) => found !== null) === value;
  return OPERATORS[operator]?.(readValues(row, key), value) ?? false;
};
