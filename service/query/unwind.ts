/** `unwind` of a list query: one row per element of a list (semantics 2.5.1). */
import { type RawBuilder, sql } from 'kysely';
import type { Filter } from '../../contract/core/query.ts';
import { invalid, ServiceError } from '../errors.ts';
import type { Column, Table } from '../store/table.ts';
import { isValidText } from '../values/jsonValues.ts';
import { checkSizes } from './conditionLimits.ts';
import { costLimit } from './cost.ts';
import { type Fields, fieldsOf, pathOf, replaceColumn } from './fields.ts';
import { conditionOn } from './filter.ts';
import { allOf, json } from './values.ts';

/** `unwind` in wire form. */
export interface UnwindRequest {
  readonly path: string;
  readonly filter?: readonly Filter[] | undefined;
}

/** Operators an unwind filter may use (semantics 2.5.1). */
export const UNWIND_OPERATORS: ReadonlySet<string> = new Set([
  'eq',
  'not',
  'in',
  'not_in',
  'contain',
  'not_contain',
  'contain_in',
  'not_contain_in',
]);

/** Rows of list elements: what to join, which condition applies, and the members of these rows. */
export interface Unwound {
  readonly join: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
  readonly fields: Fields;
  /** Position of the element in its list. */
  readonly position: RawBuilder<unknown>;
}

/**
 * Compiles conditions on the element of a row.
 *
 * @param place path of the unwind in the request, used in error messages
 * @param spend limits their cost, with that of other conditions of the query if these share it
 */
export const elementTest = (fields: Fields, filter: readonly Filter[], place: string, spend = costLimit()) => {
  if (filter.length > 200) throw invalid(`${place}.filter`, 'more than 200 conditions');
  checkSizes(filter, `${place}.filter`);
  const context = { place: `${place}.filter`, operators: UNWIND_OPERATORS, spend };
  return allOf(filter.map((entry) => conditionOn(fields, entry, context)));
};

/** The list at a path, or an empty list. Steps lead through objects; numbers select elements. */
const listAt = (column: RawBuilder<unknown>, steps: readonly string[]) => {
  const at = steps.length ? sql`${column} #> ${steps}::text[]` : column;
  return sql`case when jsonb_typeof(${at}) = 'array' then ${at} else ${json([])} end`;
};

/** The column as it appears in the row of one element. */
const withElement = (column: Column, steps: readonly string[]): Column => {
  // A distributed store sorts by immutable functions only, and `jsonb_build_array` is none.
  const element = sql`jsonb_insert('[]', '{0}', unwound.element)`;
  const expression = steps.length ? sql`jsonb_set(${column.expression}, ${steps}::text[], ${element})` : element;
  return { ...column, expression, stored: false };
};

/**
 * Compiles the unwind of a list request: in each row the path holds a list of one element.
 *
 * @throws ServiceError ERROR_DB_QUERY where the path is missing or a condition is invalid
 */
export const unwindLists = (table: Table, { path, filter = [] }: UnwindRequest): Unwound => {
  if (!path) throw new ServiceError('ERROR_DB_QUERY', 'The path is missing.', 'query.unwind.path');
  const fields = fieldsOf(table);
  const [member = '', ...steps] = pathOf(fields, path).split('.');
  const column = fields.columns.get(member);
  const unwindable = column?.type === 'json' && steps.every(isValidText) ? column : undefined;
  const list = unwindable ? listAt(unwindable.expression, steps) : json([]);
  const unwound = unwindable ? replaceColumn(fields, withElement(unwindable, steps)) : fields;
  return {
    join: sql`cross join lateral jsonb_array_elements(${list}) with ordinality as unwound(element, position)`,
    where: elementTest(unwound, filter, 'query.unwind'),
    fields: unwound,
    position: sql`unwound.position`,
  };
};
