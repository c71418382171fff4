/** add, subtract, multiply, divide over members, numbers and nested operations (semantics 2.6.7). */
import { type RawBuilder, sql } from 'kysely';
import { ServiceError } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import type { QueryFields } from '../fields.ts';
import { resolveTarget } from '../path.ts';
import { estimateReadingCost, type SpendQueryCost } from '../queryCost.ts';
import { bindJson } from '../values.ts';
import type { TypedValue } from './rows.ts';
import { selectValue, toNumeric } from './value.ts';

/** Maximum depth of nested operations. */
const MAX_DEPTH = 20;

type ArithmeticOperation = (operands: readonly RawBuilder<unknown>[]) => RawBuilder<unknown>;

/** Division with JavaScript's precision; sums and products of decimals are exact. */
const divide: ArithmeticOperation = ([dividend, divisor]) =>
  sql`to_jsonb((${dividend})::double precision / nullif((${divisor})::double precision, 0))::numeric`;

const arithmeticOperations: ReadonlyMap<unknown, ArithmeticOperation> = new Map(
  Object.entries<ArithmeticOperation>({
    add: (operands) => sql`(${sql.join(operands, sql` + `)})`,
    multiply: (operands) => sql`(${sql.join(operands, sql` * `)})`,
    subtract: (operands) => sql`(${sql.join(operands, sql` - `)})`,
    divide: divide,
  }),
);
const BINARY_OPERATORS: ReadonlySet<unknown> = new Set(['subtract', 'divide']);

export const isArithmetic = (operator: unknown): boolean => arithmeticOperations.has(operator);

const invalidCalculationError = (reason: string, requestPath: string) =>
  new ServiceError('ERROR_DB_QUERY', reason, requestPath);

/** What operands are read from, and where errors are. */
interface OperandSource {
  readonly fields: QueryFields;
  /** Path of the calculation in the request. */
  readonly place: string;
  /** Limits the cost of what is read. */
  readonly spend: SpendQueryCost;
}

const compileOperand = (source: OperandSource, operand: unknown, depth: number): RawBuilder<unknown> => {
  const { fields, place: requestPath, spend } = source;
  if (typeof operand === 'string') {
    const target = resolveTarget(fields, operand);
    spend(estimateReadingCost(target), requestPath);
    return toNumeric(selectValue(target));
  }
  if (typeof operand === 'number') return sql`(${bindJson(operand)})::numeric`;
  if (!isObject(operand))
    throw invalidCalculationError('An operand must be a name, a number or {operator, fields}.', requestPath);
  return compileOperation(source, operand.operator ?? operand.o, operand.fields, depth + 1);
};

const compileOperation = (source: OperandSource, operator: unknown, operands: unknown, depth: number) => {
  const { place: requestPath } = source;
  const operation = arithmeticOperations.get(operator);
  if (!operation) throw invalidCalculationError(`Unknown operator ${String(operator)}.`, requestPath);
  if (depth > MAX_DEPTH) throw invalidCalculationError(`More than ${MAX_DEPTH} nested operations.`, requestPath);
  if (!Array.isArray(operands) || !operands.length)
    throw invalidCalculationError(`${String(operator)} requires fields.`, requestPath);
  if (BINARY_OPERATORS.has(operator) && operands.length !== 2)
    throw invalidCalculationError(`${String(operator)} requires two fields.`, requestPath);
  return operation(operands.map((operand) => compileOperand(source, operand, depth)));
};

/**
 * Compiles a calculation; null where an operand is not a number or a divisor is 0.
 *
 * @throws ServiceError ERROR_DB_QUERY for a wrong number of operands, or a wrong operand; ERROR_INVALID_PARAMETER when
 * reading them costs too much
 */
export const compileArithmetic = (source: OperandSource, operator: unknown, operands: unknown): TypedValue => ({
  type: 'double',
  expression: sql`(${compileOperation(source, operator, operands, 1)})::double precision`,
});
