/** `unwind` of a list query: one row per element of a list (semantics 2.5.1). */
import { type RawBuilder, sql } from 'kysely';
import type { Filter } from '../../contract/core/query.ts';
import { invalidParameterError, ServiceError } from '../errors.ts';
import type { Column, ResourceTable } from '../store/table.ts';
import { isValidText } from '../values/jsonValues.ts';
import { checkConditionSizes } from './conditionLimits.ts';
import { listQueryFields, type QueryFields, replaceColumn, resolveAlias } from './fields.ts';
import { compileCondition } from './filter.ts';
import { createQueryCostLimit } from './queryCost.ts';
import { allOf, bindJson } from './values.ts';

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
export interface UnwoundList {
  readonly join: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
  readonly fields: QueryFields;
  /** Position of the element in its list. */
  readonly position: RawBuilder<unknown>;
}

/**
 * Compiles conditions on the element of a row.
 *
 * @param requestPath path of the unwind in the request, used in error messages
 * @param spend limits their cost, with that of other conditions of the query if these share it
 */
export const compileElementTest = (
  fields: QueryFields,
  filter: readonly Filter[],
  requestPath: string,
  spend = createQueryCostLimit(),
) => {
  if (filter.length > 200) throw invalidParameterError(`${requestPath}.filter`, 'more than 200 conditions');
  checkConditionSizes(filter, `${requestPath}.filter`);
  const context = { place: `${requestPath}.filter`, operators: UNWIND_OPERATORS, spend };
  return allOf(filter.map((entry) => compileCondition(fields, entry, context)));
};

/** The list at a path, or an empty list. Steps lead through objects; numbers select elements. */
const selectList = (column: RawBuilder<unknown>, steps: readonly string[]) => {
  const at = steps.length ? sql`${column} #> ${steps}::text[]` : column;
  return sql`case when jsonb_typeof(${at}) = 'array' then ${at} else ${bindJson([])} end`;
};

/** The column as it appears in the row of one element. */
const replaceByElement = (column: Column, steps: readonly string[]): Column => {
  // A distributed store sorts by immutable functions only, and `jsonb_build_array` is not immutable.
  const element = sql`jsonb_insert('[]', '{0}', unwound.element)`;
  const expression = steps.length ? sql`jsonb_set(${column.expression}, ${steps}::text[], ${element})` : element;
  return { ...column, expression, stored: false };
};

/**
 * Compiles the unwind of a list request: in each row the path holds a list of one element.
 *
 * @throws ServiceError ERROR_DB_QUERY where the path is missing or a condition is invalid
 */
export const unwindLists = (table: ResourceTable, { path, filter = [] }: UnwindRequest): UnwoundList => {
  if (!path) throw new ServiceError('ERROR_DB_QUERY', 'The path is missing.', 'query.unwind.path');
  const fields = listQueryFields(table);
  const [member = '', ...steps] = resolveAlias(fields, path).split('.');
  const column = fields.columns.get(member);
  const unwindable = column?.type === 'json' && steps.every(isValidText) ? column : undefined;
  const list = unwindable ? selectList(unwindable.expression, steps) : bindJson([]);
  const unwound = unwindable ? replaceColumn(fields, replaceByElement(unwindable, steps)) : fields;
  return {
    join: sql`cross join lateral jsonb_array_elements(${list}) with ordinality as unwound(element, position)`,
    where: compileElementTest(unwound, filter, 'query.unwind'),
    fields: unwound,
    position: sql`unwound.position`,
  };
};
