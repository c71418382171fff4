/** How JSON values reach SQL: always bound, never as part of the text. */
import { type RawBuilder, sql } from 'kysely';
import { isValidText } from '../json-values.ts';

/** Scalars of JSON that are not null. */
export type Scalar = string | number | boolean;

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number that PostgreSQL's `integer` holds. */
export const isInt32 = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

/** False for text no PostgreSQL value can hold (NUL, halves of surrogate pairs): no record can be equal to it. */
export const isPostgresText = isValidText;

/** As `isPostgresText`, for any JSON value. */
export const isValidJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isPostgresText(value);
  if (Array.isArray(value)) return value.every(isValidJson);
  if (isObject(value))
    return Object.entries(value).every(([name, member]) => isPostgresText(name) && isValidJson(member));
  return true;
};

/** A number as PostgreSQL writes it: all its digits, no exponent. */
export const decimalText = (value: number) =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 100 });

/** Binds a storable JSON value as `jsonb`. By way of text, which both drivers hand on as it is. */
export const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::text::jsonb`;

/** Binds several storable JSON values as `jsonb[]`: one parameter, however many there are. */
export const jsonArray = (values: readonly unknown[]): RawBuilder<unknown> =>
  sql`${values.map((value) => JSON.stringify(value))}::text[]::jsonb[]`;

/** What is neither text nor number nor true has its own SQL. */
export const FALSE = sql<boolean>`false`;
export const TRUE = sql<boolean>`true`;

/** At least one holds; false when there are none. */
export const anyOf = (tests: readonly RawBuilder<boolean>[]): RawBuilder<boolean> => {
  const [first, ...others] = tests;
  if (!first) return FALSE;
  return others.length ? sql`(${sql.join(tests, sql` or `)})` : first;
};

/** All hold; true when there are none. */
export const allOf = (tests: readonly RawBuilder<boolean>[]): RawBuilder<boolean> => {
  const [first, ...others] = tests;
  if (!first) return TRUE;
  return others.length ? sql`(${sql.join(tests, sql` and `)})` : first;
};

/** The opposite, where SQL's unknown counts as false. */
export const negated = (test: RawBuilder<boolean>): RawBuilder<boolean> => sql`(${test}) is not true`;
