/** The period of a budget, and its units (semantics 3.13.3). */
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import { ServiceError, wrongTypeError } from '../errors.ts';

/** The members of a budget that define its period. */
export type BudgetPeriod = Pick<BudgetRecord, 'time_unit' | 'start' | 'end'>;

const MONTH_PATTERN = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const YEAR_PATTERN = /^\d{4}$/;

/**
 * @throws {ServiceError} ERROR_INVALID_PARAMETER_TYPE for a text of the wrong form, ERROR_INVALID_TIME_RANGE where
 *   start is not before end
 */
export const checkPeriod = ({ time_unit, start, end }: BudgetPeriod): void => {
  const [form, type] = time_unit === 'YEARLY' ? [YEAR_PATTERN, 'YYYY'] : [MONTH_PATTERN, 'YYYY-MM'];
  if (!form.test(start)) throw wrongTypeError('start', type);
  if (!form.test(end)) throw wrongTypeError('end', type);
  if (start >= end) throw new ServiceError('ERROR_INVALID_TIME_RANGE', 'start must be before end.', 'start');
};

const toMonthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const pad = (number: number, width: number) => String(number).padStart(width, '0');
const formatMonthNumber = (count: number) => `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`;

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The months or years of a period in order, as `YYYY-MM` or `YYYY`. Empty for TOTAL, which has no units. */
export const listUnits = ({ time_unit, start, end }: BudgetPeriod): string[] => {
  if (time_unit === 'TOTAL') return [];
  if (time_unit === 'YEARLY') return range(Number(start), Number(end)).map((year) => pad(year, 4));
  return range(toMonthNumber(start), toMonthNumber(end)).map(formatMonthNumber);
};

const findMonthRange = ({ time_unit, start, end }: BudgetPeriod): [string, string] =>
  time_unit === 'YEARLY' ? [`${start}-01`, `${end}-12`] : [start, end];

/** Whether two periods share a month, even if their units differ. */
export const overlaps = (one: BudgetPeriod, other: BudgetPeriod): boolean => {
  const [start, end] = findMonthRange(one);
  const [otherStart, otherEnd] = findMonthRange(other);
  return start <= otherEnd && otherStart <= end;
};
