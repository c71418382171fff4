/** What may be spent: as one amount, or as planned per month or year (semantics 3.13.4, 3.13.7). */
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import { required, ServiceError } from '../errors.ts';
import { type Period, unitsOf } from './budget-period.ts';

type PlannedLimit = BudgetRecord['planned_limits'][number];

/** The two members that say it. */
export type Limits = Pick<BudgetRecord, 'limit' | 'planned_limits'>;

/** What a request says of them. */
export interface LimitTerms {
  readonly limit?: number;
  readonly planned_limits?: readonly PlannedLimit[];
}

const dateIsWrong = (date: string) =>
  new ServiceError('ERROR_DATE_IS_WRONG', `Outside the period, or there twice. (value = ${date})`, 'planned_limits');

const checkLimit = (limit: number, key: string) => {
  if (limit < 0) throw new ServiceError('ERROR_LIMIT_IS_WRONG', 'A limit is 0 or more.', key);
  return limit;
};

/** Entries by date, each checked against the units of the period. */
const byDate = (planned: readonly PlannedLimit[], units: readonly string[]): Map<string, number> => {
  const limits = new Map<string, number>();
  const known = new Set(units);
  for (const { date, limit } of planned) {
    if (date === '') throw new ServiceError('ERROR_DATE_IS_REQUIRED', 'An entry has no date.', 'planned_limits');
    if (!known.has(date) || limits.has(date)) throw dateIsWrong(date);
    limits.set(date, checkLimit(limit, 'planned_limits'));
  }
  return limits;
};

/** Drops what binary fractions leave behind the tenth decimal: 0.1 + 0.2 is 0.3. */
const tidy = (amount: number) => Number(amount.toFixed(10));

const summed = (planned: PlannedLimit[]): Limits => {
  const limit = tidy(planned.reduce((sum, each) => sum + each.limit, 0));
  if (Number.isFinite(limit)) return { limit, planned_limits: planned };
  throw new ServiceError('ERROR_LIMIT_IS_WRONG', 'Together the limits are more than a number holds.', 'planned_limits');
};

const inOrder = (units: readonly string[], limits: ReadonlyMap<string, number>) =>
  summed(units.map((date) => ({ date, limit: limits.get(date) ?? 0 })));

/** Keeps 3 decimals; an amount so large that a number has no room for them stays what it is. */
const toThousandths = (amount: number, round: (thousandths: number) => number) =>
  amount * 1000 > Number.MAX_SAFE_INTEGER ? amount : round(amount * 1000) / 1000;

/** An amount over units: evenly, rounded to 3 decimals, the last unit takes the rest. */
const spread = (limit: number, units: readonly string[]): Limits => {
  const even = limit / units.length;
  const rounded = toThousandths(even, Math.round);
  // Rounding up tiny amounts could leave less than nothing for the last unit.
  const isTooMuch = rounded * (units.length - 1) > limit;
  const each = isTooMuch ? toThousandths(even, Math.floor) : rounded;
  const rest = tidy(limit - each * (units.length - 1));
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
export const newLimits = (period: Period, { limit, planned_limits }: LimitTerms): Limits => {
  const units = unitsOf(period);
  if (period.time_unit === 'TOTAL') {
    if (limit === undefined) throw required('limit');
    return { limit: checkLimit(limit, 'limit'), planned_limits: [] };
  }
  if (planned_limits === undefined) {
    if (limit === undefined) throw required('planned_limits or limit');
    return spread(checkLimit(limit, 'limit'), units);
  }
  const limits = byDate(planned_limits, units);
  const missing = units.find((unit) => !limits.has(unit));
  if (missing) throw new ServiceError('ERROR_NO_DATE_IN_PLANNED_LIMITS', `No entry for ${missing}.`, 'planned_limits');
  return inOrder(units, limits);
};

/**
 * Limits of a budget after an update: entries replace those of their dates, an amount alone is spread anew.
 *
 * @throws {ServiceError} ERROR_DATE_IS_WRONG, ERROR_DATE_IS_REQUIRED, ERROR_LIMIT_IS_WRONG
 */
export const changedLimits = (before: BudgetRecord, { limit, planned_limits }: LimitTerms): Limits => {
  const units = unitsOf(before);
  if (planned_limits !== undefined && (units.length > 0 || planned_limits.length > 0)) {
    const kept = before.planned_limits.map((entry) => [entry.date, entry.limit] as const);
    return inOrder(units, new Map([...kept, ...byDate(planned_limits, units)]));
  }
  if (limit === undefined) return before;
  checkLimit(limit, 'limit');
  return before.time_unit === 'TOTAL' ? { limit, planned_limits: [] } : spread(limit, units);
};
