/** Compiles one condition of a query to SQL (semantics 2.2). */
import type { RawBuilder } from 'kysely';
import type { Filter } from '../../contract/core/query.ts';
import { invalidParameterError, ServiceError } from '../errors.ts';
import type { ResourceTable } from '../store/table.ts';
import { isObject } from '../values/jsonObject.ts';
import {
  type ComparisonOperator,
  containsText,
  exceeds,
  exceedsInstant,
  matchesObject,
  matchesPattern,
} from './compare.ts';
import { checkValueLength } from './conditionLimits.ts';
import { equalsAny, hasValue } from './equality.ts';
import { listQueryFields, type QueryFields } from './fields.ts';
import { type QueryTarget, resolveTarget } from './path.ts';
import {
  createQueryCostLimit,
  estimateObjectCost,
  estimateReadingCost,
  estimateSearchCost,
  type SpendQueryCost,
} from './queryCost.ts';
import { translatePatterns } from './regex.ts';
import { parseTime, parseTimeExpression } from './times.ts';
import { formatNumber, not } from './values.ts';

/** Context a condition is compiled in. */
export interface ConditionContext {
  /** Path of the condition in the request, used in error messages: `query.filter`. */
  readonly place: string;
  /** The instant `now` denotes, in milliseconds since 1970; the current time when absent. */
  readonly nowMs?: number | undefined;
  /** Operators allowed here; all operators when absent. */
  readonly operators?: ReadonlySet<string>;
  /** Limits the cost of the conditions of a query together; of the one condition when absent. */
  readonly spend?: SpendQueryCost;
}

/** The same while the condition is compiled. */
type LimitedContext = ConditionContext & Required<Pick<ConditionContext, 'spend'>>;

/** Maximum number of elements in a list value (semantics 2.2.5). */
const MAX_ELEMENTS = 1000;

/** Maximum length of a key, in characters. */
const MAX_KEY_LENGTH = 1_000;

type CompileCondition = (target: QueryTarget, value: unknown, context: LimitedContext) => RawBuilder<boolean>;
type CompileListCondition = (
  target: QueryTarget,
  values: readonly unknown[],
  context: LimitedContext,
) => RawBuilder<boolean>;

const invalidOperandError = (reason: string, { place: requestPath }: ConditionContext) =>
  new ServiceError('ERROR_DB_QUERY', reason, `${requestPath}.v`);

/** A search word; a number is searched as its decimal text. */
const readWord = (value: unknown, context: ConditionContext): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value);
  throw invalidOperandError('The value must be a string.', context);
};

const compileContain: CompileListCondition = (target, values, context) => {
  const words = values.map((value) => readWord(value, context));
  context.spend(estimateSearchCost(words), `${context.place}.v`);
  return containsText(target, words);
};

const compileRegex: CompileListCondition = (target, values, { place: requestPath, spend }) =>
  matchesPattern(target, translatePatterns(values, `${requestPath}.v`, spend));

const compileTimeOrder =
  (order: ComparisonOperator): CompileCondition =>
  (target, value, context) => {
    const at = parseTime(value);
    if (at === undefined) throw invalidOperandError('The value is not a time.', context);
    return exceedsInstant(target, order, at);
  };

const compileTimeExpressionOrder =
  (order: ComparisonOperator): CompileCondition =>
  (target, value, context) => {
    const at = parseTimeExpression(value, context.nowMs ?? Date.now());
    if (at === undefined) throw invalidOperandError('The value is not a time expression.', context);
    return exceedsInstant(target, order, at);
  };

const compileOrder =
  (order: ComparisonOperator): CompileCondition =>
  (target, value) =>
    exceeds(target, order, value);

const compileExists: CompileCondition = (target, value, { place: requestPath }) => {
  if (typeof value !== 'boolean') {
    throw new ServiceError('ERROR_OPERATOR_BOOLEAN_TYPE', 'exists takes true or false.', `${requestPath}.v`);
  }
  return value ? hasValue(target) : not(hasValue(target));
};

const compileMatch: CompileCondition = (target, value, { place: requestPath, spend }) => {
  if (!isObject(value)) {
    throw new ServiceError('ERROR_OPERATOR_DICT_VALUE_TYPE', 'match takes an object.', `${requestPath}.v`);
  }
  spend(estimateObjectCost(value), `${requestPath}.v`);
  return matchesObject(target, value);
};

const withOneValue =
  (compile: CompileListCondition): CompileCondition =>
  (target, value, context) =>
    compile(target, [value], context);

const negate =
  <Value>(compile: (target: QueryTarget, value: Value, context: LimitedContext) => RawBuilder<boolean>) =>
  (target: QueryTarget, value: Value, context: LimitedContext) =>
    not(compile(target, value, context));

const singleOperators: Readonly<Record<string, CompileCondition>> = {
  eq: withOneValue(equalsAny),
  not: negate(withOneValue(equalsAny)),
  gt: compileOrder('gt'),
  gte: compileOrder('gte'),
  lt: compileOrder('lt'),
  lte: compileOrder('lte'),
  exists: compileExists,
  contain: withOneValue(compileContain),
  not_contain: negate(withOneValue(compileContain)),
  match: compileMatch,
  regex: withOneValue(compileRegex),
  datetime_gt: compileTimeOrder('gt'),
  datetime_gte: compileTimeOrder('gte'),
  datetime_lt: compileTimeOrder('lt'),
  datetime_lte: compileTimeOrder('lte'),
  timediff_gt: compileTimeExpressionOrder('gt'),
  timediff_gte: compileTimeExpressionOrder('gte'),
  timediff_lt: compileTimeExpressionOrder('lt'),
  timediff_lte: compileTimeExpressionOrder('lte'),
};

const listOperators: Readonly<Record<string, CompileListCondition>> = {
  in: equalsAny,
  not_in: negate(equalsAny),
  contain_in: compileContain,
  not_contain_in: negate(compileContain),
  regex_in: compileRegex,
};

const readListOperand = (value: unknown, { place: requestPath }: ConditionContext): readonly unknown[] => {
  if (!Array.isArray(value)) {
    throw new ServiceError('ERROR_OPERATOR_LIST_VALUE_TYPE', 'The operator takes a list.', `${requestPath}.v`);
  }
  if (value.length > MAX_ELEMENTS)
    throw invalidParameterError(`${requestPath}.v`, `more than ${MAX_ELEMENTS} elements`);
  return value;
};

const readSingleOperand = (value: unknown, { place: requestPath }: ConditionContext): unknown => {
  if (!Array.isArray(value)) return value;
  throw new ServiceError('ERROR_OPERATOR_VALUE_TYPE', 'The operator takes no list.', `${requestPath}.v`);
};

/**
 * Compiles a condition over any set of members.
 *
 * @throws ServiceError ERROR_DB_QUERY, ERROR_OPERATOR_…, ERROR_INVALID_PARAMETER by semantics 2.2
 */
export const compileCondition = (
  fields: QueryFields,
  filter: Filter,
  context: ConditionContext,
): RawBuilder<boolean> => {
  const { place: requestPath, operators } = context;
  if (!isObject(filter))
    throw new ServiceError('ERROR_INVALID_PARAMETER_TYPE', 'A condition must be an object.', requestPath);
  const key = filter.key ?? filter.k;
  const operator = filter.operator ?? filter.o;
  if (typeof key !== 'string' || !key)
    throw new ServiceError('ERROR_DB_QUERY', 'The key is missing.', `${requestPath}.k`);
  if (!operator) throw new ServiceError('ERROR_DB_QUERY', 'The operator is missing.', `${requestPath}.o`);
  if (key.length > MAX_KEY_LENGTH)
    throw invalidParameterError(`${requestPath}.k`, `at most ${MAX_KEY_LENGTH} characters`);
  const value = filter.value ?? filter.v ?? null;
  checkValueLength(value, `${requestPath}.v`);
  const allowed = !operators || operators.has(operator);
  const [target, limited] = [
    resolveTarget(fields, key),
    { ...context, spend: context.spend ?? createQueryCostLimit() },
  ];
  limited.spend(estimateReadingCost(target, operator), `${requestPath}.k`);
  if (allowed && Object.hasOwn(listOperators, operator)) {
    return listOperators[operator]?.(target, readListOperand(value, context), limited) as RawBuilder<boolean>;
  }
  const compile = allowed && Object.hasOwn(singleOperators, operator) ? singleOperators[operator] : undefined;
  if (!compile) throw new ServiceError('ERROR_DB_QUERY', `Unknown operator ${String(operator)}.`, `${requestPath}.o`);
  return compile(target, readSingleOperand(value, context), limited);
};

/**
 * Compiles a condition over the records of a table to a WHERE term. A negated condition is never SQL's unknown.
 *
 * @param requestPath path of the condition in the request, used in error messages
 * @throws ServiceError ERROR_DB_QUERY, ERROR_OPERATOR_…, ERROR_INVALID_PARAMETER by semantics 2.2
 */
export const compileTableCondition = (
  table: ResourceTable,
  filter: Filter,
  requestPath = 'query.filter',
  nowMs = Date.now(),
) => compileCondition(listQueryFields(table), filter, { place: requestPath, nowMs });
