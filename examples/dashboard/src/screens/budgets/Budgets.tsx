import { Button } from '@mantine/core';
import { type ReactNode, useReducer } from 'react';
import { formatCount, formatMoney, formatPercent } from '../../ui/format.ts';
import { RecordName, Unknown } from '../../ui/Name.tsx';
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

/** The part of a budget that is spent; null if it is not known. */
export const computeShare = ({ spent, limit }: BudgetTableRow): number | null => {
  if (spent === null) return null;
  return limit === 0 ? 0 : spent / limit;
};

const chooseTone = (share: number | null): Tone => {
  if (share === null) return 'neutral';
  if (share > 1) return 'bad';
  return share >= CLOSE_SHARE ? 'warn' : 'good';
};
const labels: Readonly<Record<string, string>> = { bad: 'Over', warn: 'Close', good: 'Within' };

/** Budgets that are shown at first. */
const SHORT_LIST_LENGTH = 5;

interface BudgetsProps<Row> {
  readonly budgets: readonly Row[];
  /** What can be done with a budget. */
  readonly actions?: (budget: Row) => ReactNode;
}

/** Budgets with what is spent and what remains: the first ones, and all on request. */
export const Budgets = <Row extends BudgetTableRow>({ budgets, actions }: BudgetsProps<Row>) => {
  const [all, showAll] = useReducer(() => true, false);
  const shown = all ? budgets : budgets.slice(0, SHORT_LIST_LENGTH);
  return (
    <>
      <ul className="plain rows">
        {shown.map((budget) => (
          <li key={budget.id}>
            <BudgetMeter budget={budget} actions={actions?.(budget)}>
              <RecordName record={budget} />
            </BudgetMeter>
          </li>
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

interface BudgetMeterProps {
  readonly budget: BudgetTableRow;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** What is spent of a budget, as a bar, below what names it. */
export const BudgetMeter = ({ budget, actions, children }: BudgetMeterProps) => {
  const { spent, remaining, limit, currency } = budget;
  const share = computeShare(budget);
  const tone = chooseTone(share);
  return (
    <>
      <div className="row-line">
        <span>{children}</span>
        <div className="actions">
          {share !== null && <Tag tone={tone}>{`${labels[tone]} · ${formatPercent(share)}`}</Tag>}
          {actions}
        </div>
      </div>
      <div className="meter" data-tone={tone}>
        <span style={{ width: `${Math.min(share ?? 0, 1) * 100}%` }} />
      </div>
      <div className="row-line quiet small">
        <span>
          {spent === null ? <Unknown /> : formatMoney(spent, currency)} of {formatMoney(limit, currency)}
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
