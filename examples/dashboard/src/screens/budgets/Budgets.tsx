import { Button } from '@mantine/core';
import { type ReactNode, useReducer } from 'react';
import { formatCount, formatMoney, formatPercent } from '../../ui/format.ts';
import { RecordName } from '../../ui/Name.tsx';
import { Tag, type Tone } from '../../ui/Tag.tsx';

/** What the list shows of a budget. */
export interface BudgetTableRow {
  readonly id: string;
  readonly name: string | null;
  readonly limit: number;
  readonly spent: number | null;
  readonly remaining: number | null;
  readonly currency: string;
}

/** The part of a budget from which it is close to its limit. */
export const CLOSE_SHARE = 0.8;

/** The part of a budget that is spent; 0 if it is not known. */
export const computeShare = ({ spent, limit }: BudgetTableRow): number =>
  spent === null || limit === 0 ? 0 : spent / limit;

const chooseTone = (share: number): Tone => {
  if (share > 1) return 'bad';
  return share >= CLOSE_SHARE ? 'warn' : 'good';
};
const labels: Readonly<Record<string, string>> = { bad: 'Over', warn: 'Close', good: 'Within' };

/** Budgets that are shown at first. */
const SHORT_LIST_LENGTH = 5;

/** Budgets with what is spent and what remains: the first ones, and all on request. */
export const Budgets = ({ budgets }: { readonly budgets: readonly BudgetTableRow[] }) => {
  const [all, showAll] = useReducer(() => true, false);
  const shown = all ? budgets : budgets.slice(0, SHORT_LIST_LENGTH);
  return (
    <>
      <ul className="plain rows">
        {shown.map((budget) => (
          <Budget key={budget.id} budget={budget} />
        ))}
      </ul>
      {shown.length < budgets.length && (
        <Button variant="subtle" size="compact-sm" mt="sm" onClick={showAll}>
          Show all {formatCount(budgets.length)}
        </Button>
      )}
    </>
  );
};

const Budget = ({ budget }: { readonly budget: BudgetTableRow }) => (
  <li>
    <BudgetMeter budget={budget}>
      <RecordName record={budget} />
    </BudgetMeter>
  </li>
);

/** What is spent of a budget, as a bar, below what names it. */
export const BudgetMeter = ({
  budget,
  children,
}: {
  readonly budget: BudgetTableRow;
  readonly children?: ReactNode;
}) => {
  const { spent, remaining, limit, currency } = budget;
  const share = computeShare(budget);
  const tone = chooseTone(share);
  return (
    <>
      <div className="row-line">
        <span>{children}</span>
        <Tag tone={tone}>{`${labels[tone]} · ${formatPercent(share)}`}</Tag>
      </div>
      <div className="meter" data-tone={tone}>
        <span style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
      <div className="row-line quiet small">
        <span>
          {spent === null ? 'Not known' : formatMoney(spent, currency)} of {formatMoney(limit, currency)}
        </span>
        {remaining !== null && (
          <span>
            {remaining < 0 ? `${formatMoney(-remaining, currency)} over` : `${formatMoney(remaining, currency)} left`}
          </span>
        )}
      </div>
    </>
  );
};
