/** The project stage: copies, renames and computes members row by row (semantics 2.6.4, 2.6.7). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { AggregateProject } from '../../../contract/core/query.ts';
import { required, ServiceError } from '../../errors.ts';
import { readingCost, type Spend } from '../cost.ts';
import type { Fields } from '../fields.ts';
import { resolve, type Target } from '../path.ts';
import { arithmetic, isArithmetic } from './arithmetic.ts';
import { type Output, outputsOf, POSITION, type Rows, rowsFrom, type TypedValue } from './rows.ts';
import { jsonOf, numbersAt, valueAt } from './value.ts';

const PLACE = 'query.aggregate.project.fields';

/** Length of a list; 0 for any other value. */
export const sizeOf = (target: Target): TypedValue => {
  const list = jsonOf(valueAt(target));
  return {
    type: 'integer',
    expression: sql`case jsonb_typeof(${list}) when 'array' then jsonb_array_length(${list}) else 0 end`,
  };
};

/** Sum of the numbers in a list. */
export const sumOf = (target: Target): TypedValue => ({
  type: 'double',
  expression: sql`coalesce(${numbersAt(target).sum}, 0)::double precision`,
});

const ifType = (type: 'array' | 'object', value: RawBuilder<unknown>, result: RawBuilder<unknown>): TypedValue => ({
  type: 'json',
  expression: sql`case jsonb_typeof(${value}) when ${sql.lit(type)} then ${result} end`,
});

/** `[[k, v], {k, v}]` as an object; the last of equal names wins. */
const arrayToObject = (target: Target): TypedValue => {
  const list = jsonOf(valueAt(target));
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

const objectToArray = (target: Target): TypedValue => {
  const object = jsonOf(valueAt(target));
  return ifType(
    'object',
    object,
    sql`(select coalesce(jsonb_agg(jsonb_build_object('k', m.key, 'v', m.value)), '[]')
      from jsonb_each(case jsonb_typeof(${object}) when 'object' then ${object} else '{}' end) as m)`,
  );
};

const byKey: ReadonlyMap<unknown, (target: Target) => TypedValue> = new Map(
  Object.entries({ size: sizeOf, sum: sumOf, array_to_object: arrayToObject, object_to_array: objectToArray }),
);

type ProjectField = Static<typeof AggregateProject>['fields'][number];

const wrong = (reason: string) => new ServiceError('ERROR_DB_QUERY', reason, PLACE);

const computeField = (
  fields: Fields,
  { operator, o, key, k, fields: operands }: ProjectField,
  spend: Spend,
): TypedValue => {
  const [named, path] = [operator ?? o, key ?? k];
  if (isArithmetic(named)) return arithmetic({ fields, place: PLACE, spend }, named, operands);
  if (!path) throw wrong('The key is missing.');
  const compute = named ? byKey.get(named) : valueAt;
  if (!compute) throw wrong(`Unknown operator ${String(named)}.`);
  const target = resolve(fields, path);
  spend(readingCost(target), PLACE);
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
  rows: Rows,
  { fields, exclude_keys }: Static<typeof AggregateProject>,
  spend: Spend,
): Rows => {
  if (!fields?.length) throw required(PLACE);
  const keys = exclude_keys ? [] : outputsOf(rows).filter(({ name }) => rows.keys.has(name));
  const listed = fields.map((field): Output => {
    const name = field.name ?? field.n;
    if (!name) throw wrong('The name is missing.');
    return { name, ...computeField(rows.fields, field, spend) };
  });
  return rowsFrom({
    outputs: [...keys.filter(({ name }) => !listed.some((field) => field.name === name)), ...listed],
    // With `offset 0`, PostgreSQL computes each member once, in place of wherever a later stage refers to it.
    tail: sql`from ${rows.from} offset 0`,
    position: POSITION,
    keys: keys.map(({ name }) => name),
  });
};
