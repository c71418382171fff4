import type { CostGranularity } from './generated.ts';

/** Number of a month, counted from the year 0: consecutive months have consecutive numbers. */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const textOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

const MONTHS_IN: Readonly<Record<CostGranularity, number>> = { MONTHLY: 1, YEARLY: 12 };

/** How many months or years there are from one month, `YYYY-MM`, to another, both included; less than 1 when `from` is after `to`. */
export const countPeriods = (from: string, to: string, granularity: CostGranularity): number => {
  const [first, last] = [monthNumber(from), monthNumber(to)].map((month) => Math.floor(month / MONTHS_IN[granularity]));
  return (last ?? 0) - (first ?? 0) + 1;
};

/** Those months as `YYYY-MM`, or years as `YYYY`, in order. */
export const periodsBetween = (from: string, to: string, granularity: CostGranularity): readonly string[] =>
  Array.from({ length: countPeriods(from, to, granularity) }, (_, at) =>
    periodOf(textOf(monthNumber(from) + at * MONTHS_IN[granularity]), granularity),
  );

/** The period that a month lies in. */
export const periodOf = (month: string, granularity: CostGranularity): string =>
  granularity === 'YEARLY' ? month.slice(0, 4) : month;
