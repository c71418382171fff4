/** Equality and existence as SQL (semantics 2.2). Column tests keep a plain form that an index can serve. */
import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../store/table.ts';
import { isValidText } from '../values/jsonValues.ts';
import { isNull, iterateValues, type JsonTarget, type QueryTarget, selectDirectValue } from './path.ts';
import { parseTime } from './times.ts';
import { anyOf, bindJson, bindJsonArray, FALSE, isInt32, isScalar, isValidJson, not, TRUE } from './values.ts';
import { isUnset, someCandidate } from './valueTest.ts';

const arrayTypes = {
  text: sql`text[]`,
  integer: sql`integer[]`,
  double: sql`double precision[]`,
  boolean: sql`boolean[]`,
  timestamp: sql`timestamptz[]`,
  json: sql`jsonb[]`,
} as const;

/** The values that a column of this type can hold, in the form in which they are bound. */
const filterHoldable = (type: Column['type'], values: readonly unknown[]): unknown[] => {
  if (type === 'text') return values.filter((value) => typeof value === 'string' && isValidText(value));
  if (type === 'integer') return values.filter(isInt32);
  if (type === 'double') return values.filter((value) => typeof value === 'number');
  if (type === 'boolean') return values.filter((value) => typeof value === 'boolean');
  return values.flatMap((value) => {
    const at = parseTime(value);
    return at === undefined ? [] : [new Date(at).toISOString()];
  });
};

const columnEquals = (column: Column, values: readonly unknown[]): RawBuilder<boolean> => {
  const { type, expression } = column;
  const includesUnset = values.some(
    (value) => value === null || (value === '' && (type === 'text' || type === 'timestamp')),
  );
  const typed = filterHoldable(type, values).filter((value) => value !== '');
  // Unset text is stored as '', so one comparison covers both.
  if (type === 'text' && column.stored && includesUnset) typed.push('');
  const tests: RawBuilder<boolean>[] = [];
  if (includesUnset && !(type === 'text' && column.stored)) tests.push(isUnset(column));
  if (typed.length === 1) tests.push(sql`${expression} = ${typed[0]}`);
  if (typed.length > 1) tests.push(sql`${expression} = any(${typed}::${arrayTypes[type]})`);
  return anyOf(tests);
};

/** Above this number of documents, hashing the values is faster than testing containment one by one. */
const MAX_CONTAINMENT_TESTS = 8;

/** `@>` and `?|`, which an index can serve, where they mean exactly the same as equality. */
const compileContainment = ({ column, documents, isTextList }: JsonTarget, values: readonly unknown[]) => {
  if (!documents || !values.every(isScalar)) return undefined;
  if (isTextList && values.length > 1) {
    return sql<boolean>`${column.expression} ?| ${values.filter((value) => typeof value === 'string')}::text[]`;
  }
  const containing = documents.flatMap((document) => values.map(document));
  if (containing.length > MAX_CONTAINMENT_TESTS) return undefined;
  return anyOf(containing.map((document) => sql<boolean>`${column.expression} @> ${bindJson(document)}`));
};

/** True where the path finds nothing. */
const isMissing = (target: JsonTarget): RawBuilder<boolean> =>
  target.lists === 'none'
    ? sql`${selectDirectValue(target)} is null`
    : sql`not exists (select from ${iterateValues(target)})`;

const jsonEquals = (target: JsonTarget, values: readonly unknown[]): RawBuilder<boolean> => {
  const countsAsNull = (value: unknown) => value === null || (value === '' && target.leaf === 'text');
  const set = values.filter((value) => !countsAsNull(value) && isValidJson(value));
  const tests: RawBuilder<boolean>[] = [];
  if (values.some(countsAsNull)) {
    tests.push(
      isMissing(target),
      someCandidate(target, (value) => isNull(target, value)),
    );
  }
  if (set.length === 1)
    tests.push(
      compileContainment(target, set) ?? someCandidate(target, (value) => sql`${value} = ${bindJson(set[0])}`),
    );
  if (set.length > 1)
    tests.push(
      compileContainment(target, set) ?? someCandidate(target, (value) => sql`${value} = any(${bindJsonArray(set)})`),
    );
  return anyOf(tests);
};

/**
 * True where a candidate equals one of the values. A null among the values matches a missing path or a null candidate.
 */
export const equalsAny = (target: QueryTarget, values: readonly unknown[]): RawBuilder<boolean> => {
  if (target.kind === 'missing') return values.includes(null) ? TRUE : FALSE;
  return target.kind === 'column' ? columnEquals(target.column, values) : jsonEquals(target, values);
};

/** True where the path finds a value that is not null. */
export const hasValue = (target: QueryTarget): RawBuilder<boolean> => {
  if (target.kind === 'missing') return FALSE;
  if (target.kind === 'column') return not(isUnset(target.column));
  if (target.lists === 'none') return sql`coalesce(not ${isNull(target, selectDirectValue(target))}, false)`;
  return sql`exists (select from ${iterateValues(target)} where not ${isNull(target)})`;
};
