/** The unwind stage: one row per element, with the element in place of its list (semantics 2.6.4). */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import { ServiceError } from '../../errors.ts';
import { timeLimitCondition } from '../../store/timeLimit.ts';
import { isValidText } from '../../values/jsonValues.ts';
import { resolveAlias } from '../fields.ts';
import type { SpendQueryCost } from '../queryCost.ts';
import { compileElementTest, type UnwindRequest } from '../unwind.ts';
import { bindJson, not } from '../values.ts';
import { isUnset } from '../valueTest.ts';
import { createRows, listOutputs, POSITION, type RowCount, rearrangeRows, type StageRows } from './rows.ts';

/** A list's elements; any other value that is not null counts as its own only element. */
const selectElements = (value: RawBuilder<unknown>) => sql`jsonb_array_elements(
  case when ${value} is null or ${value} = ${bindJson(null)} then '[]'
    when jsonb_typeof(${value}) = 'array' then ${value} else jsonb_build_array(${value}) end)`;

const selectLength = (
  value: RawBuilder<unknown>,
) => sql`case when ${value} is null or ${value} = ${bindJson(null)} then 0
    when jsonb_typeof(${value}) = 'array' then jsonb_array_length(${value}) else 1 end`;

/** The JSON at a path; undefined where the path leads to no JSON. */
const selectJson = (rows: StageRows, member: string, steps: readonly string[]): RawBuilder<unknown> | undefined => {
  const column = rows.fields.columns.get(member);
  if (column?.type !== 'json' || !steps.every(isValidText)) return undefined;
  return steps.length ? sql`${column.expression} #> ${steps}::text[]` : column.expression;
};

/**
 * SQL that counts the rows an unwind would make, before its filter, without making them.
 *
 * @returns undefined where it makes no more rows than it gets
 */
export const countUnwound = (rows: StageRows, { path }: UnwindRequest): RawBuilder<RowCount> | undefined => {
  const [member = '', ...steps] = resolveAlias(rows.fields, path).split('.');
  const list = selectJson(rows, member, steps);
  return list && sql`select coalesce(sum(${selectLength(list)}), 0)::double precision as total from ${rows.from}`;
};

/** Restricts the elements before their rows are sorted, since each row has all other members of the row it came from. */
const WITHIN_TIME = timeLimitCondition(sql`u.n`);

const itemSchema = (schema: TSchema | undefined) => (schema as { items?: TSchema } | undefined)?.items;

const splitRows = (rows: StageRows, member: string, steps: readonly string[]): StageRows => {
  const column = rows.fields.columns.get(member);
  if (!column || !steps.every(isValidText)) return rearrangeRows(rows, sql`from ${rows.from} where false`);
  if (column.type !== 'json') {
    return rearrangeRows(rows, sql`from ${rows.from} where ${steps.length ? sql`false` : not(isUnset(column))}`);
  }
  const value = selectJson(rows, member, steps) ?? column.expression;
  const element = sql`u.element`;
  const expression = steps.length ? sql`jsonb_set(${column.expression}, ${steps}::text[], ${element})` : element;
  const schema = steps.length ? undefined : itemSchema(rows.fields.schemas.get(member));
  return createRows({
    outputs: listOutputs(rows).map((output) => (output.name === member ? { ...output, expression, schema } : output)),
    tail: sql`from ${rows.from} cross join lateral ${selectElements(value)} with ordinality as u(element, n)
      where ${WITHIN_TIME}`,
    position: sql`row_number() over (order by ${POSITION}, u.n)`,
    keys: rows.keys,
    aliases: rows.fields.aliases,
    areRecords: rows.areRecords,
  });
};

/**
 * Unwinds rows, and keeps the elements that match the filter.
 *
 * @param requestPath path of the stage in the request, used in error messages
 * @param spend limits the cost of its conditions, with that of others if these share it
 * @throws ServiceError ERROR_DB_QUERY where the path is missing or a condition is invalid
 */
export const unwindRows = (
  rows: StageRows,
  { path, filter }: UnwindRequest,
  requestPath: string,
  spend?: SpendQueryCost,
): StageRows => {
  if (!path) throw new ServiceError('ERROR_DB_QUERY', 'The path is missing.', `${requestPath}.path`);
  const [member = '', ...steps] = resolveAlias(rows.fields, path).split('.');
  const split = splitRows(rows, member, steps);
  if (!filter?.length) return split;
  return rearrangeRows(
    split,
    sql`from ${split.from} where ${compileElementTest(split.fields, filter, requestPath, spend)}`,
  );
};
