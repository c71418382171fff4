/** Group operators: computed over the rows of a group (semantics 2.6.5, 2.6.6). */
import { type RawBuilder, sql } from 'kysely';
import { joinWithinTime } from '../../store/timeLimit.ts';
import type { Fields } from '../fields.ts';
import { resolve, type Target } from '../path.ts';
import { direction, extreme, valueTerms } from '../sort.ts';
import { POSITION, type TypedValue } from './rows.ts';
import { jsonObject, jsonOf, numbersAt, valueAt } from './value.ts';

/** Input of an operator. */
export interface Operands {
  readonly fields: Fields;
  readonly key: string;
  /** Members of the objects that `push` makes, where it makes objects: name and key. */
  readonly members: readonly (readonly [name: string, key: string])[];
  /** Condition on the rows that count; all rows when absent. */
  readonly test?: RawBuilder<boolean> | undefined;
  /** Name for a join, unique to this operator. */
  readonly joinName: string;
}

/** An aggregate expression, and a final step applied to its value. */
export interface Aggregate extends TypedValue {
  /** The value holds one value of each row. */
  readonly collects?: boolean;
  readonly join?: RawBuilder<unknown>;
  readonly finish?: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
}

type Operator = (operands: Operands) => Aggregate;

const filterClause = ({ test }: Operands) => (test ? sql` filter (where ${test})` : sql``);
const targetOf = ({ fields, key }: Operands): Target => resolve(fields, key);
const double = (expression: RawBuilder<unknown>): TypedValue => ({
  type: 'double',
  expression: sql`(${expression})::double precision`,
});

const sum: Operator = (operands) =>
  double(sql`coalesce(sum(${numbersAt(targetOf(operands)).sum})${filterClause(operands)}, 0)`);

const average: Operator = (operands) => {
  const numbers = numbersAt(targetOf(operands));
  const only = filterClause(operands);
  return double(sql`sum(${numbers.sum})${only} / nullif(sum(${numbers.count})${only}, 0)`);
};

const extremum =
  (desc: boolean): Operator =>
  (operands) => {
    const target = targetOf(operands);
    if (target.kind === 'json') return utmostJson(target, desc, sql.id(operands.joinName));
    const { type, expression } = valueAt(target);
    if (target.kind === 'missing') return { type, expression: sql`null::jsonb` };
    if (type === 'boolean')
      return { type, expression: desc ? sql`bool_or(${expression})` : sql`bool_and(${expression})` };
    const value = type === 'text' ? sql`${expression} collate "C"` : expression;
    return { type, expression: desc ? sql`max(${value})` : sql`min(${value})` };
  };

const utmostJson = (
  target: Extract<Target, { kind: 'json' }>,
  desc: boolean,
  name: RawBuilder<unknown>,
): Aggregate => ({
  type: 'json',
  join: extreme(target, desc, name, 1),
  expression: sql`(array_agg(${name}.value order by ${valueTerms(desc, name)}) filter (where ${name}.rank > 0))[1]`,
});

const firstOrLast =
  (desc: boolean): Operator =>
  (operands) => {
    const { type, expression } = valueAt(targetOf(operands));
    return { type, expression: sql`(array_agg(${expression} order by ${POSITION} ${direction(desc)}))[1]` };
  };

const inOrder = (value: RawBuilder<unknown>) => sql`coalesce(jsonb_agg(${value} order by ${POSITION}), '[]')`;

const objectOf = ({ fields, members }: Operands): RawBuilder<unknown> =>
  jsonObject(members.map(([name, key]) => [name, jsonOf(valueAt(resolve(fields, key)))]));

const push: Operator = (operands) => ({
  type: 'json',
  collects: true,
  expression: inOrder(operands.members.length ? objectOf(operands) : jsonOf(valueAt(targetOf(operands)))),
});

/** Restricts the collected values `e` that a final step reads. */
const WITHIN_TIME = joinWithinTime(sql`e.n`);

const addToSet: Operator = (operands) => ({
  type: 'json',
  collects: true,
  expression: inOrder(jsonOf(valueAt(targetOf(operands)))),
  finish: (values) => sql`(select coalesce(jsonb_agg(d.v order by d.n), '[]') from (
    select e.v, min(e.n) as n from jsonb_array_elements(${values}) with ordinality as e(v, n)${WITHIN_TIME} group by e.v) as d)`,
});

const mergeObjects: Operator = (operands) => ({
  type: 'json',
  collects: true,
  expression: inOrder(jsonOf(valueAt(targetOf(operands)))),
  // For equal names jsonb keeps the last value.
  finish: (values) => sql`(select coalesce(jsonb_object_agg(m.key, m.value order by e.n), '{}')
    from jsonb_array_elements(${values}) with ordinality as e(v, n)${WITHIN_TIME}
    cross join lateral jsonb_each(case jsonb_typeof(e.v) when 'object' then e.v else '{}' end) as m)`,
});

const count: Operator = (operands) => ({
  type: 'integer',
  expression: sql`(count(*)${filterClause(operands)})::integer`,
});

/** Every group operator by its name on the wire. */
export const groupOperators: ReadonlyMap<unknown, Operator> = new Map(
  Object.entries({
    count,
    sum,
    average,
    max: extremum(true),
    min: extremum(false),
    first: firstOrLast(false),
    last: firstOrLast(true),
    push,
    add_to_set: addToSet,
    merge_objects: mergeObjects,
  }),
);

/** Operators that accept conditions (semantics 2.6.6). */
export const CONDITIONAL: ReadonlySet<unknown> = new Set(['count', 'sum', 'average']);
