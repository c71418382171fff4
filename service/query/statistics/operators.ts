/** Group operators: computed over the rows of a group (semantics 2.6.5, 2.6.6). */
import { type RawBuilder, sql } from 'kysely';
import { timeLimitJoin } from '../../store/timeLimit.ts';
import type { QueryFields } from '../fields.ts';
import { type QueryTarget, resolveTarget } from '../path.ts';
import { joinExtreme, sortDirection, valueSortTerms } from '../sort.ts';
import { POSITION, type TypedValue } from './rows.ts';
import { aggregateNumbers, buildJsonObject, selectValue, toJsonb } from './value.ts';

/** Input of an operator. */
export interface OperatorInput {
  readonly fields: QueryFields;
  readonly key: string;
  /** Members of the objects that `push` makes, where it makes objects: name and key. */
  readonly members: readonly (readonly [name: string, key: string])[];
  /** Condition on the rows that count; all rows when absent. */
  readonly test?: RawBuilder<boolean> | undefined;
  /** Name for a join, unique to this operator. */
  readonly joinName: string;
}

/** An aggregate expression, and a final step applied to its value. */
export interface AggregateExpression extends TypedValue {
  /** The value holds one value of each row. */
  readonly collects?: boolean;
  readonly join?: RawBuilder<unknown>;
  readonly finish?: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
}

type GroupOperator = (operands: OperatorInput) => AggregateExpression;

const filterClause = ({ test }: OperatorInput) => (test ? sql` filter (where ${test})` : sql``);
const resolveOperand = ({ fields, key }: OperatorInput): QueryTarget => resolveTarget(fields, key);
const toDouble = (expression: RawBuilder<unknown>): TypedValue => ({
  type: 'double',
  expression: sql`(${expression})::double precision`,
});

const sum: GroupOperator = (operands) =>
  toDouble(sql`coalesce(sum(${aggregateNumbers(resolveOperand(operands)).sum})${filterClause(operands)}, 0)`);

const average: GroupOperator = (operands) => {
  const numbers = aggregateNumbers(resolveOperand(operands));
  const only = filterClause(operands);
  return toDouble(sql`sum(${numbers.sum})${only} / nullif(sum(${numbers.count})${only}, 0)`);
};

const computeExtremum =
  (desc: boolean): GroupOperator =>
  (operands) => {
    const target = resolveOperand(operands);
    if (target.kind === 'json') return computeJsonExtremum(target, desc, sql.id(operands.joinName));
    const { type, expression } = selectValue(target);
    if (target.kind === 'missing') return { type, expression: sql`null::jsonb` };
    if (type === 'boolean')
      return { type, expression: desc ? sql`bool_or(${expression})` : sql`bool_and(${expression})` };
    const value = type === 'text' ? sql`${expression} collate "C"` : expression;
    return { type, expression: desc ? sql`max(${value})` : sql`min(${value})` };
  };

const computeJsonExtremum = (
  target: Extract<QueryTarget, { kind: 'json' }>,
  desc: boolean,
  name: RawBuilder<unknown>,
): AggregateExpression => ({
  type: 'json',
  join: joinExtreme(target, desc, name, 1),
  expression: sql`(array_agg(${name}.value order by ${valueSortTerms(desc, name)}) filter (where ${name}.rank > 0))[1]`,
});

const pickFirstOrLast =
  (desc: boolean): GroupOperator =>
  (operands) => {
    const { type, expression } = selectValue(resolveOperand(operands));
    return { type, expression: sql`(array_agg(${expression} order by ${POSITION} ${sortDirection(desc)}))[1]` };
  };

const collectInOrder = (value: RawBuilder<unknown>) => sql`coalesce(jsonb_agg(${value} order by ${POSITION}), '[]')`;

const buildObject = ({ fields, members }: OperatorInput): RawBuilder<unknown> =>
  buildJsonObject(members.map(([name, key]) => [name, toJsonb(selectValue(resolveTarget(fields, key)))]));

const push: GroupOperator = (operands) => ({
  type: 'json',
  collects: true,
  expression: collectInOrder(
    operands.members.length ? buildObject(operands) : toJsonb(selectValue(resolveOperand(operands))),
  ),
});

/** Restricts the collected values `e` that a final step reads. */
const WITHIN_TIME = timeLimitJoin(sql`e.n`);

const addToSet: GroupOperator = (operands) => ({
  type: 'json',
  collects: true,
  expression: collectInOrder(toJsonb(selectValue(resolveOperand(operands)))),
  finish: (values) => sql`(select coalesce(jsonb_agg(d.v order by d.n), '[]') from (
    select e.v, min(e.n) as n from jsonb_array_elements(${values}) with ordinality as e(v, n)${WITHIN_TIME} group by e.v) as d)`,
});

const mergeObjects: GroupOperator = (operands) => ({
  type: 'json',
  collects: true,
  expression: collectInOrder(toJsonb(selectValue(resolveOperand(operands)))),
  // For equal names jsonb keeps the last value.
  finish: (values) => sql`(select coalesce(jsonb_object_agg(m.key, m.value order by e.n), '{}')
    from jsonb_array_elements(${values}) with ordinality as e(v, n)${WITHIN_TIME}
    cross join lateral jsonb_each(case jsonb_typeof(e.v) when 'object' then e.v else '{}' end) as m)`,
});

const count: GroupOperator = (operands) => ({
  type: 'integer',
  expression: sql`(count(*)${filterClause(operands)})::integer`,
});

/** Every group operator by its name on the wire. */
export const groupOperators: ReadonlyMap<unknown, GroupOperator> = new Map(
  Object.entries({
    count,
    sum,
    average,
    max: computeExtremum(true),
    min: computeExtremum(false),
    first: pickFirstOrLast(false),
    last: pickFirstOrLast(true),
    push,
    add_to_set: addToSet,
    merge_objects: mergeObjects,
  }),
);

/** Operators that accept conditions (semantics 2.6.6). */
export const CONDITIONAL_OPERATORS: ReadonlySet<unknown> = new Set(['count', 'sum', 'average']);
