/** Compiles one condition of a query to SQL (semantics 2.2). */
import type { RawBuilder } from 'kysely';
import type { Filter } from '../../contract/core/query.ts';
import { invalid, ServiceError } from '../errors.ts';
import type { Table } from '../store/table.ts';
import { isObject } from '../values/jsonObject.ts';
import { containsText, exceeds, exceedsInstant, matchesObject, matchesPattern, type Order } from './compare.ts';
import { checkValue } from './conditionLimits.ts';
import { costLimit, objectCost, readingCost, type Spend, searchCost } from './cost.ts';
import { equals, exists } from './equality.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { resolve, type Target } from './path.ts';
import { translatePatterns } from './regex.ts';
import { parseTime, parseTimeExpression } from './times.ts';
import { decimalText, not } from './values.ts';

/** Context a condition is compiled in. */
export interface ConditionContext {
  /** Path of the condition in the request, used in error messages: `query.filter`. */
  readonly place: string;
  /** The instant `now` denotes, in milliseconds since 1970; the current time when absent. */
  readonly nowMs?: number | undefined;
  /** Operators allowed here; all operators when absent. */
  readonly operators?: ReadonlySet<string>;
  /** Limits the cost of the conditions of a query together; of the one condition when absent. */
  readonly spend?: Spend;
}

/** The same while the condition is compiled. */
type Limited = ConditionContext & Required<Pick<ConditionContext, 'spend'>>;

/** Maximum number of elements in a list value (semantics 2.2.5). */
const MAX_ELEMENTS = 1000;

/** Maximum length of a key, in characters. */
const MAX_KEY_LENGTH = 1_000;

type Compile = (target: Target, value: unknown, context: Limited) => RawBuilder<boolean>;
type ListCompile = (target: Target, values: readonly unknown[], context: Limited) => RawBuilder<boolean>;

const wrong = (reason: string, { place }: ConditionContext) => new ServiceError('ERROR_DB_QUERY', reason, `${place}.v`);

/** A search word; a number is searched as its decimal text. */
const word = (value: unknown, context: ConditionContext): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return decimalText(value);
  throw wrong('The value must be a string.', context);
};

const contain: ListCompile = (target, values, context) => {
  const words = values.map((value) => word(value, context));
  context.spend(searchCost(words), `${context.place}.v`);
  return containsText(target, words);
};

const regex: ListCompile = (target, values, { place, spend }) =>
  matchesPattern(target, translatePatterns(values, `${place}.v`, spend));

const afterTime =
  (order: Order): Compile =>
  (target, value, context) => {
    const at = parseTime(value);
    if (at === undefined) throw wrong('The value is not a time.', context);
    return exceedsInstant(target, order, at);
  };

const afterExpression =
  (order: Order): Compile =>
  (target, value, context) => {
    const at = parseTimeExpression(value, context.nowMs ?? Date.now());
    if (at === undefined) throw wrong('The value is not a time expression.', context);
    return exceedsInstant(target, order, at);
  };

const compareOrder =
  (order: Order): Compile =>
  (target, value) =>
    exceeds(target, order, value);

const existence: Compile = (target, value, { place }) => {
  if (typeof value !== 'boolean') {
    throw new ServiceError('ERROR_OPERATOR_BOOLEAN_TYPE', 'exists takes true or false.', `${place}.v`);
  }
  return value ? exists(target) : not(exists(target));
};

const match: Compile = (target, value, { place, spend }) => {
  if (!isObject(value)) {
    throw new ServiceError('ERROR_OPERATOR_DICT_VALUE_TYPE', 'match takes an object.', `${place}.v`);
  }
  spend(objectCost(value), `${place}.v`);
  return matchesObject(target, value);
};

const withOneValue =
  (compile: ListCompile): Compile =>
  (target, value, context) =>
    compile(target, [value], context);

const negate =
  <Value>(compile: (target: Target, value: Value, context: Limited) => RawBuilder<boolean>) =>
  (target: Target, value: Value, context: Limited) =>
    not(compile(target, value, context));

const single: Readonly<Record<string, Compile>> = {
  eq: withOneValue(equals),
  not: negate(withOneValue(equals)),
  gt: compareOrder('gt'),
  gte: compareOrder('gte'),
  lt: compareOrder('lt'),
  lte: compareOrder('lte'),
  exists: existence,
  contain: withOneValue(contain),
  not_contain: negate(withOneValue(contain)),
  match,
  regex: withOneValue(regex),
  datetime_gt: afterTime('gt'),
  datetime_gte: afterTime('gte'),
  datetime_lt: afterTime('lt'),
  datetime_lte: afterTime('lte'),
  timediff_gt: afterExpression('gt'),
  timediff_gte: afterExpression('gte'),
  timediff_lt: afterExpression('lt'),
  timediff_lte: afterExpression('lte'),
};

const listed: Readonly<Record<string, ListCompile>> = {
  in: equals,
  not_in: negate(equals),
  contain_in: contain,
  not_contain_in: negate(contain),
  regex_in: regex,
};

const listOperand = (value: unknown, { place }: ConditionContext): readonly unknown[] => {
  if (!Array.isArray(value)) {
    throw new ServiceError('ERROR_OPERATOR_LIST_VALUE_TYPE', 'The operator takes a list.', `${place}.v`);
  }
  if (value.length > MAX_ELEMENTS) throw invalid(`${place}.v`, `more than ${MAX_ELEMENTS} elements`);
  return value;
};

const singleOperand = (value: unknown, { place }: ConditionContext): unknown => {
  if (!Array.isArray(value)) return value;
  throw new ServiceError('ERROR_OPERATOR_VALUE_TYPE', 'The operator takes no list.', `${place}.v`);
};

/**
 * Compiles a condition over any set of members.
 *
 * @throws ServiceError ERROR_DB_QUERY, ERROR_OPERATOR_…, ERROR_INVALID_PARAMETER by semantics 2.2
 */
export const conditionOn = (fields: Fields, filter: Filter, context: ConditionContext): RawBuilder<boolean> => {
  const { place, operators } = context;
  if (!isObject(filter))
    throw new ServiceError('ERROR_INVALID_PARAMETER_TYPE', 'A condition must be an object.', place);
  const key = filter.key ?? filter.k;
  const operator = filter.operator ?? filter.o;
  if (typeof key !== 'string' || !key) throw new ServiceError('ERROR_DB_QUERY', 'The key is missing.', `${place}.k`);
  if (!operator) throw new ServiceError('ERROR_DB_QUERY', 'The operator is missing.', `${place}.o`);
  if (key.length > MAX_KEY_LENGTH) throw invalid(`${place}.k`, `at most ${MAX_KEY_LENGTH} characters`);
  const value = filter.value ?? filter.v ?? null;
  checkValue(value, `${place}.v`);
  const allowed = !operators || operators.has(operator);
  const [target, limited] = [resolve(fields, key), { ...context, spend: context.spend ?? costLimit() }];
  limited.spend(readingCost(target, operator), `${place}.k`);
  if (allowed && Object.hasOwn(listed, operator)) {
    return listed[operator]?.(target, listOperand(value, context), limited) as RawBuilder<boolean>;
  }
  const compile = allowed && Object.hasOwn(single, operator) ? single[operator] : undefined;
  if (!compile) throw new ServiceError('ERROR_DB_QUERY', `Unknown operator ${String(operator)}.`, `${place}.o`);
  return compile(target, singleOperand(value, context), limited);
};

/**
 * Compiles a condition over the records of a table to a WHERE term. A negated condition is never SQL's unknown.
 *
 * @param place path of the condition in the request, used in error messages
 * @throws ServiceError ERROR_DB_QUERY, ERROR_OPERATOR_…, ERROR_INVALID_PARAMETER by semantics 2.2
 */
export const condition = (table: Table, filter: Filter, place = 'query.filter', nowMs = Date.now()) =>
  conditionOn(fieldsOf(table), filter, { place, nowMs });
