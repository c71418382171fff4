/** The project stage: copies, renames and computes members row by row (semantics 2.6.4, 2.6.7). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { AggregateProject } from '../../../contract/core/query.ts';
import { requiredParameterError, ServiceError } from '../../errors.ts';
import type { QueryFields } from '../fields.ts';
import { type QueryTarget, resolveTarget } from '../path.ts';
import { estimateReadingCost, type SpendQueryCost } from '../queryCost.ts';
import { compileArithmetic, isArithmetic } from './arithmetic.ts';
import { createRows, listOutputs, POSITION, type RowOutput, type StageRows, type TypedValue } from './rows.ts';
import { aggregateNumbers, selectValue, toJsonb } from './value.ts';

const PROJECT_PATH = 'query.aggregate.project.fields';

/** Length of a list; 0 for any other value. */
export const selectListSize = (target: QueryTarget): TypedValue => {
  const list = toJsonb(selectValue(target));
  return {
    type: 'integer',
    expression: sql`case jsonb_typeof(${list}) when 'array' then jsonb_array_length(${list}) else 0 end`,
  };
};

/** Sum of the numbers in a list. */
export const selectListSum = (target: QueryTarget): TypedValue => ({
  type: 'double',
  expression: sql`coalesce(${aggregateNumbers(target).sum}, 0)::double precision`,
});

const ifType = (type: 'array' | 'object', value: RawBuilder<unknown>, result: RawBuilder<unknown>): TypedValue => ({
  type: 'json',
  expression: sql`case jsonb_typeof(${value}) when ${sql.lit(type)} then ${result} end`,
});

/** `[[k, v], {k, v}]` as an object; the last of equal names wins. */
const arrayToObject = (target: QueryTarget): TypedValue => {
  const list = toJsonb(selectValue(target));
  const part = (index: 0 | 1, name: 'k' | 'v') =>
    sql`case jsonb_typeof(e.v) when 'array' then e.v -> ${sql.lit(index)} else e.v -> ${sql.lit(name)} end`;
  const elements = sql`jsonb_array_elements(case jsonb_typeof(${list}) when 'array' then ${list} else '[]' end)`;
  return ifType(
    'array',
    list,
    sql`(select coalesce(jsonb_object_agg(p.k #>> '{}', p.v order by p.n), '{}')
      from (select ${part(0, 'k')} as k, coalesce(${part(1, 'v')}, 'null') as v, e.n
        from ${elements} with ordinality as e(v, n)) as p
      where jsonb_typeof(p.k) in ('string', 'number', 'boolean'))`,
  );
};

const objectToArray = (target: QueryTarget): TypedValue => {
  const object = toJsonb(selectValue(target));
  return ifType(
    'object',
    object,
    sql`(select coalesce(jsonb_agg(jsonb_build_object('k', m.key, 'v', m.value)), '[]')
      from jsonb_each(case jsonb_typeof(${object}) when 'object' then ${object} else '{}' end) as m)`,
  );
};

const computeByOperator: ReadonlyMap<unknown, (target: QueryTarget) => TypedValue> = new Map(
  Object.entries({
    size: selectListSize,
    sum: selectListSum,
    array_to_object: arrayToObject,
    object_to_array: objectToArray,
  }),
);

type ProjectField = Static<typeof AggregateProject>['fields'][number];

const invalidProjectionError = (reason: string) => new ServiceError('ERROR_DB_QUERY', reason, PROJECT_PATH);

const computeField = (
  fields: QueryFields,
  { operator, o, key, k, fields: operands }: ProjectField,
  spend: SpendQueryCost,
): TypedValue => {
  const [named, path] = [operator ?? o, key ?? k];
  if (isArithmetic(named)) return compileArithmetic({ fields, place: PROJECT_PATH, spend }, named, operands);
  if (!path) throw invalidProjectionError('The key is missing.');
  const compute = named ? computeByOperator.get(named) : selectValue;
  if (!compute) throw invalidProjectionError(`Unknown operator ${String(named)}.`);
  const target = resolveTarget(fields, path);
  spend(estimateReadingCost(target), PROJECT_PATH);
  return compute(target);
};

/**
 * Rows with the listed members, and with the group keys unless they are excluded.
 *
 * @param spend limits the cost of reading the members
 * @throws ServiceError ERROR_REQUIRED_PARAMETER without fields; ERROR_DB_QUERY for an invalid field, and what `spend`
 * throws
 */
export const projectRows = (
  rows: StageRows,
  { fields, exclude_keys }: Static<typeof AggregateProject>,
  spend: SpendQueryCost,
): StageRows => {
  if (!fields?.length) throw requiredParameterError(PROJECT_PATH);
  const keys = exclude_keys ? [] : listOutputs(rows).filter(({ name }) => rows.keys.has(name));
  const listed = fields.map((field): RowOutput => {
    const name = field.name ?? field.n;
    if (!name) throw invalidProjectionError('The name is missing.');
    return { name, ...computeField(rows.fields, field, spend) };
  });
  return createRows({
    outputs: [...keys.filter(({ name }) => !listed.some((field) => field.name === name)), ...listed],
    // With `offset 0`, PostgreSQL computes each member once, in place of wherever a later stage refers to it.
    tail: sql`from ${rows.from} offset 0`,
    position: POSITION,
    keys: keys.map(({ name }) => name),
  });
};
