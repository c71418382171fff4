import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { formatMonth } from '../ui/format.ts';
import type { ChangeUrlState } from '../ui/useUrlState.ts';
import { lastMonths, monthsBetween } from './period.ts';

/** The months of cost in the address: a number of them, or `own` from one month to another. */
export const COST_RANGE = { months: '12', firstMonth: '', lastMonth: '' };

type CostRange = typeof COST_RANGE;

/** Months from the first to the last one, as `2026-01`. */
export type CostMonths = ReturnType<typeof lastMonths>;

const choices = [
  ...['3', '6', '12', '24'].map((value) => ({ value, label: `Cost of ${value} months` })),
  { value: 'own', label: 'Cost from … to …' },
];

/** The months that the address names. A range of one's own that is none, or not complete, is the last twelve months. */
export const useCostMonths = ({ months, firstMonth, lastMonth }: CostRange): CostMonths =>
  useMemo(() => {
    const own = months === 'own' ? monthsBetween(firstMonth, lastMonth) : null;
    const isKnown = choices.some(({ value }) => value === months);
    return own ?? lastMonths(isKnown && months !== 'own' ? Number(months) : undefined);
  }, [months, firstMonth, lastMonth]);

/** The current month and the one before, and whether a range is one's own, which may not have them. */
export const readMonths = ({ months }: CostRange) => {
  const { firstMonth: previousMonth, lastMonth: thisMonth } = lastMonths(2);
  return { previousMonth, thisMonth, isOwnMonths: months === 'own' };
};

/** `Dec 2025 to Nov 2026`. */
export const formatCostMonths = ({ firstMonth, lastMonth }: CostMonths): string =>
  firstMonth === lastMonth ? formatMonth(firstMonth) : `${formatMonth(firstMonth)} to ${formatMonth(lastMonth)}`;

interface CostRangeFieldsProps {
  readonly range: CostRange;
  readonly change: ChangeUrlState<CostRange>;
}

/** The choice of the months of cost. */
export const CostRangeFields = ({ range, change }: CostRangeFieldsProps) => (
  <>
    <NativeSelect
      size="xs"
      aria-label="Months of cost"
      data={choices}
      value={range.months}
      onChange={({ currentTarget }) => change({ months: currentTarget.value })}
    />
    {range.months === 'own' && (
      <>
        <MonthField
          label="First month"
          value={range.firstMonth}
          set={(firstMonth) => change({ firstMonth }, REPLACE)}
        />
        <MonthField label="Last month" value={range.lastMonth} set={(lastMonth) => change({ lastMonth }, REPLACE)} />
      </>
    )}
  </>
);

const REPLACE = { replace: true };

interface MonthFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

const MonthField = ({ label, value, set }: MonthFieldProps) => (
  <TextInput
    size="xs"
    type="month"
    placeholder="2026-01"
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => set(currentTarget.value)}
  />
);
