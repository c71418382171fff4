/** add, subtract, multiply, divide over members, numbers and nested operations (semantics 2.6.7). */
import { type RawBuilder, sql } from 'kysely';
import { ServiceError } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import { readingCost, type Spend } from '../cost.ts';
import type { Fields } from '../fields.ts';
import { resolve } from '../path.ts';
import { json } from '../values.ts';
import type { TypedValue } from './rows.ts';
import { numberOf, valueAt } from './value.ts';

/** Maximum depth of nested operations. */
const MAX_DEPTH = 20;

type Operation = (operands: readonly RawBuilder<unknown>[]) => RawBuilder<unknown>;

/** Division with JavaScript's precision; sums and products of decimals are exact. */
const quotient: Operation = ([dividend, divisor]) =>
  sql`to_jsonb((${dividend})::double precision / nullif((${divisor})::double precision, 0))::numeric`;

const operations: ReadonlyMap<unknown, Operation> = new Map(
  Object.entries<Operation>({
    add: (operands) => sql`(${sql.join(operands, sql` + `)})`,
    multiply: (operands) => sql`(${sql.join(operands, sql` * `)})`,
    subtract: (operands) => sql`(${sql.join(operands, sql` - `)})`,
    divide: quotient,
  }),
);
const BINARY: ReadonlySet<unknown> = new Set(['subtract', 'divide']);

export const isArithmetic = (operator: unknown): boolean => operations.has(operator);

const wrong = (reason: string, place: string) => new ServiceError('ERROR_DB_QUERY', reason, place);

/** What operands are read from, and where errors are. */
interface Source {
  readonly fields: Fields;
  /** Path of the calculation in the request. */
  readonly place: string;
  /** Limits the cost of what is read. */
  readonly spend: Spend;
}

const operandOf = (source: Source, operand: unknown, depth: number): RawBuilder<unknown> => {
  const { fields, place, spend } = source;
  if (typeof operand === 'string') {
    const target = resolve(fields, operand);
    spend(readingCost(target), place);
    return numberOf(valueAt(target));
  }
  if (typeof operand === 'number') return sql`(${json(operand)})::numeric`;
  if (!isObject(operand)) throw wrong('An operand must be a name, a number or {operator, fields}.', place);
  return calculate(source, operand.operator ?? operand.o, operand.fields, depth + 1);
};

const calculate = (source: Source, operator: unknown, operands: unknown, depth: number) => {
  const { place } = source;
  const operation = operations.get(operator);
  if (!operation) throw wrong(`Unknown operator ${String(operator)}.`, place);
  if (depth > MAX_DEPTH) throw wrong(`More than ${MAX_DEPTH} nested operations.`, place);
  if (!Array.isArray(operands) || !operands.length) throw wrong(`${String(operator)} requires fields.`, place);
  if (BINARY.has(operator) && operands.length !== 2) throw wrong(`${String(operator)} requires two fields.`, place);
  return operation(operands.map((operand) => operandOf(source, operand, depth)));
};

/**
 * Compiles a calculation; null where an operand is no number or a divisor is 0.
 *
 * @throws ServiceError ERROR_DB_QUERY for a wrong number of operands, or a wrong operand; ERROR_INVALID_PARAMETER when
 * reading them costs too much
 */
export const arithmetic = (source: Source, operator: unknown, operands: unknown): TypedValue => ({
  type: 'double',
  expression: sql`(${calculate(source, operator, operands, 1)})::double precision`,
});
