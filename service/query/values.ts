/** Binds JSON values to SQL parameters; values are never part of the SQL text. */
import { type RawBuilder, sql } from 'kysely';
import { isObject } from '../values/jsonObject.ts';
import { isValidText } from '../values/jsonValues.ts';

/** JSON scalars other than null. */
export type Scalar = string | number | boolean;

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Whether a value is a whole number that PostgreSQL's `integer` holds. */
export const isInt32 = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

/** Like `isValidText`, for any JSON value. */
export const isValidJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isValidText(value);
  if (Array.isArray(value)) return value.every(isValidJson);
  if (isObject(value)) return Object.entries(value).every(([name, member]) => isValidText(name) && isValidJson(member));
  return true;
};

/** A number in PostgreSQL's notation: all its digits, no exponent. */
export const formatNumber = (value: number) =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 100 });

/** Binds a JSON value that the store accepts as `jsonb`. It is sent as text, which both drivers pass on unchanged. */
export const bindJson = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::text::jsonb`;

/** Binds several JSON values that the store accepts as `jsonb[]`, in one parameter. */
export const bindJsonArray = (values: readonly unknown[]): RawBuilder<unknown> =>
  sql`${values.map((value) => JSON.stringify(value))}::text[]::jsonb[]`;

/** SQL's `false`. */
export const FALSE = sql<boolean>`false`;
export const TRUE = sql<boolean>`true`;

/** True where at least one test holds; false for no tests. */
export const anyOf = (tests: readonly RawBuilder<boolean>[]): RawBuilder<boolean> => {
  const [first, ...others] = tests;
  if (!first) return FALSE;
  return others.length ? sql`(${sql.join(tests, sql` or `)})` : first;
};

/** True where all tests hold; true for no tests. */
export const allOf = (tests: readonly RawBuilder<boolean>[]): RawBuilder<boolean> => {
  const [first, ...others] = tests;
  if (!first) return TRUE;
  return others.length ? sql`(${sql.join(tests, sql` and `)})` : first;
};

/** The negation of a test, with SQL's unknown counted as false. */
export const not = (test: RawBuilder<boolean>): RawBuilder<boolean> => sql`(${test}) is not true`;
