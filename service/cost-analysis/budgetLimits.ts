/** Limits of budgets: one amount, or planned amounts per month or year (semantics 3.13.4, 3.13.7). */
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import { requiredParameterError, ServiceError } from '../errors.ts';
import { type BudgetPeriod, listUnits } from './budgetPeriod.ts';

type PlannedBudgetLimit = BudgetRecord['planned_limits'][number];

/** The members of a budget with its limits. */
export type BudgetLimits = Pick<BudgetRecord, 'limit' | 'planned_limits'>;

/** The members of a request with limits. */
export interface RequestedLimits {
  readonly limit?: number;
  readonly planned_limits?: readonly PlannedBudgetLimit[];
}

const checkLimit = (limit: number, key: string) => {
  if (limit < 0) throw new ServiceError('ERROR_LIMIT_IS_WRONG', 'A limit must be 0 or more.', key);
  return limit;
};

/** Limits by date. Each date must be a unit of the period. */
const indexByDate = (planned: readonly PlannedBudgetLimit[], units: readonly string[]): Map<string, number> => {
  const limits = new Map<string, number>();
  const known = new Set(units);
  for (const [index, { date, limit }] of planned.entries()) {
    const key = `planned_limits.${index}.date`;
    if (date === '') throw new ServiceError('ERROR_DATE_IS_REQUIRED', 'Every entry must have a date.', key);
    if (!known.has(date) || limits.has(date))
      throw new ServiceError('ERROR_DATE_IS_WRONG', 'The date is outside the period, or a duplicate.', key);
    limits.set(date, checkLimit(limit, `planned_limits.${index}.limit`));
  }
  return limits;
};

/** Removes binary rounding errors after the tenth decimal: 0.1 + 0.2 becomes 0.3. */
const removeRoundingError = (amount: number) => Number(amount.toFixed(10));

const sumPlannedLimits = (planned: PlannedBudgetLimit[]): BudgetLimits => {
  const limit = removeRoundingError(planned.reduce((sum, each) => sum + each.limit, 0));
  if (Number.isFinite(limit)) return { limit, planned_limits: planned };
  throw new ServiceError(
    'ERROR_LIMIT_IS_WRONG',
    'The sum of the limits exceeds the range of numbers.',
    'planned_limits',
  );
};

const orderByUnit = (units: readonly string[], limits: ReadonlyMap<string, number>) =>
  sumPlannedLimits(units.map((date) => ({ date, limit: limits.get(date) ?? 0 })));

/** Rounds to 3 decimals. Amounts too large for 3 decimals in a double are returned unchanged. */
const roundToThousandths = (amount: number, round: (thousandths: number) => number) =>
  amount * 1000 > Number.MAX_SAFE_INTEGER ? amount : round(amount * 1000) / 1000;

/** Distributes an amount evenly over units, rounded to 3 decimals. The last unit gets the remainder. */
const distributeEvenly = (limit: number, units: readonly string[]): BudgetLimits => {
  const even = limit / units.length;
  const rounded = roundToThousandths(even, Math.round);
  // Rounding tiny amounts up could leave a negative remainder for the last unit.
  const isTooMuch = rounded * (units.length - 1) > limit;
  const each = isTooMuch ? roundToThousandths(even, Math.floor) : rounded;
  const rest = removeRoundingError(limit - each * (units.length - 1));
  return {
    limit,
    planned_limits: units.map((date, index) => ({ date, limit: index === units.length - 1 ? rest : each })),
  };
};

/**
 * Limits of a new budget.
 *
 * @throws {ServiceError} ERROR_REQUIRED_PARAMETER, ERROR_NO_DATE_IN_PLANNED_LIMITS, ERROR_DATE_IS_WRONG,
 *   ERROR_DATE_IS_REQUIRED, ERROR_LIMIT_IS_WRONG
 */
export const newLimits = (period: BudgetPeriod, { limit, planned_limits }: RequestedLimits): BudgetLimits => {
  const units = listUnits(period);
  if (period.time_unit === 'TOTAL') {
    if (limit === undefined) throw requiredParameterError('limit');
    return { limit: checkLimit(limit, 'limit'), planned_limits: [] };
  }
  if (planned_limits === undefined) {
    if (limit === undefined) throw requiredParameterError('planned_limits or limit');
    return distributeEvenly(checkLimit(limit, 'limit'), units);
  }
  const limits = indexByDate(planned_limits, units);
  const missing = units.find((unit) => !limits.has(unit));
  if (missing)
    throw new ServiceError('ERROR_NO_DATE_IN_PLANNED_LIMITS', `There is no entry for ${missing}.`, 'planned_limits');
  return orderByUnit(units, limits);
};

/**
 * Limits of a budget after an update. Planned entries replace those of the same dates. An amount without entries is
 * distributed again.
 *
 * @throws {ServiceError} ERROR_DATE_IS_WRONG, ERROR_DATE_IS_REQUIRED, ERROR_LIMIT_IS_WRONG
 */
export const changeLimits = (before: BudgetRecord, { limit, planned_limits }: RequestedLimits): BudgetLimits => {
  const units = listUnits(before);
  if (planned_limits !== undefined && (units.length > 0 || planned_limits.length > 0)) {
    const existing = before.planned_limits.map((entry) => [entry.date, entry.limit] as const);
    return orderByUnit(units, new Map([...existing, ...indexByDate(planned_limits, units)]));
  }
  if (limit === undefined) return before;
  checkLimit(limit, 'limit');
  return before.time_unit === 'TOTAL' ? { limit, planned_limits: [] } : distributeEvenly(limit, units);
};
