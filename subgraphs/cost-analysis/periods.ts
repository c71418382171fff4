import type { CostGranularity } from './generated.ts';

/** Number of months since the year 0. */
const toMonthIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The inverse of `toMonthIndex`: `YYYY-MM`. */
const toMonth = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

const MONTHS_PER: Readonly<Record<CostGranularity, number>> = { MONTHLY: 1, YEARLY: 12 };

/**
 * Number of months or years from one month to another, both included.
 *
 * @param from first month, `YYYY-MM`
 * @param to last month, `YYYY-MM`
 * @returns less than 1 where `from` is after `to`
 */
export const countPeriods = (from: string, to: string, granularity: CostGranularity): number => {
  const [first, last] = [toMonthIndex(from), toMonthIndex(to)].map((month) =>
    Math.floor(month / MONTHS_PER[granularity]),
  );
  return (last ?? 0) - (first ?? 0) + 1;
};

/** The months as `YYYY-MM`, or the years as `YYYY`, from one month to another, both included, in ascending order. */
export const listPeriods = (from: string, to: string, granularity: CostGranularity): readonly string[] =>
  Array.from({ length: countPeriods(from, to, granularity) }, (_, at) =>
    toPeriod(toMonth(toMonthIndex(from) + at * MONTHS_PER[granularity]), granularity),
  );

/** The period that contains a month: the month itself, or its year. */
export const toPeriod = (month: string, granularity: CostGranularity): string =>
  granularity === 'YEARLY' ? month.slice(0, 4) : month;

/** The first of as many months before a range as the range has, `YYYY-MM`. */
export const findComparedMonth = (from: string, to: string): string =>
  toMonth(Math.max(2 * toMonthIndex(from) - toMonthIndex(to) - 1, 0));
