import DataLoader from 'dataloader';
import { budgetUsage as usageReads } from '../../contract/cost-analysis/budget-usage.ts';
import { type JsonObject, resultsOf } from '../answer.ts';
import type { Context } from '../context.ts';
import { badInput, nullWhereNotAvailable } from '../errors.ts';
import { RequestCache } from '../requestCache.ts';
import { sumOf } from './amounts.ts';
import { amountsIn, textsIn } from './foldedField.ts';
import type { BudgetUsage } from './generated.ts';

/** Arguments of `usage`. */
interface BudgetUsageArguments {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Most budgets of one `in` filter. */
const MAX_BUDGETS = 500;

const operation = usageReads.analyze;

/** The months of a budget in order; null where nobody can tell. */
type Months = readonly BudgetUsage[] | null;

const loaders = new RequestCache<string, DataLoader<string, Months>>();

/** All months of all budgets that fields ask for are one `cost_analysis.budget_usage.analyze`. */
const monthsOf = (context: Context, budget: string): Promise<Months> =>
  loaders
    .getOrCreate(context, operation.id, () => {
      const load = (budgets: readonly string[]) => monthsOfEach(context, budgets);
      return new DataLoader<string, Months>(load, { maxBatchSize: MAX_BUDGETS });
    })
    .load(budget);

/**
 * What each month of a budget cost.
 *
 * @returns null where the deployment cannot tell, or not this caller
 * @throws {OperationError} BAD_USER_INPUT where `from` is after `to`; else of `cost_analysis.budget_usage.analyze`
 */
export const budgetUsage = async (
  context: Context,
  budget: string,
  { from, to }: BudgetUsageArguments,
): Promise<Months> => {
  if (from && to && from > to) throw badInput(operation.id, '`from` must not be after `to`.', ['from']);
  const months = await monthsOf(context, budget);
  return months?.filter(({ month }) => (!from || month >= from) && (!to || month <= to)) ?? null;
};

/**
 * What a budget has spent up to the end of the present month, in UTC.
 *
 * @returns null where the deployment tells of no month of it
 */
export const budgetSpent = async (context: Context, budget: string): Promise<number | null> => {
  const months = await monthsOf(context, budget);
  return months === null || months.length === 0 ? null : spentIn(months);
};

/** What is left of the limits of all months; below 0 where more is spent. As `budgetSpent`. */
export const budgetRemaining = async (context: Context, budget: string): Promise<number | null> => {
  const months = await monthsOf(context, budget);
  if (months === null || months.length === 0) return null;
  return sumOf([...months.map(({ limit }) => limit), -spentIn(months)]);
};

const spentIn = (months: readonly BudgetUsage[]): number => {
  const present = new Date().toISOString().slice(0, 'YYYY-MM'.length);
  return sumOf(months.filter(({ month }) => month <= present).map(({ cost }) => cost));
};

const monthsOfEach = async (context: Context, budgets: readonly string[]): Promise<Months[]> => {
  const rows = await postUsage(context, budgets);
  if (rows === null) return budgets.map(() => null);
  const byBudget = new Map(rows.map((row) => [row.budget_id, row]));
  return budgets.map((budget) => monthsIn(byBudget.get(budget) ?? {}));
};

/** One row for each budget, its months folded. */
const postUsage = async (context: Context, budgets: readonly string[]): Promise<readonly JsonObject[] | null> => {
  const answer: unknown = await context
    .post(operation, {
      query: {
        granularity: 'MONTHLY',
        filter: [{ k: 'budget_id', v: budgets, o: 'in' }],
        group_by: ['budget_id'],
        fields: {
          cost: { key: 'cost', operator: 'sum' },
          limit: { key: 'limit', operator: 'sum' },
          currency: { key: 'currency', operator: 'max' },
        },
        field_group: ['date'],
        page: { start: 1, limit: MAX_BUDGETS },
      },
    })
    .catch(nullWhereNotAvailable);
  return answer === null ? null : resultsOf(answer, operation.id);
};

const monthsIn = ({ cost, limit, currency }: JsonObject): BudgetUsage[] => {
  const [limits, currencies] = [amountsIn(limit, operation.id), textsIn(currency)];
  return [...amountsIn(cost, operation.id)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, amount]) => ({
      month,
      cost: amount,
      limit: limits.get(month) ?? 0,
      currency: currencies.get(month) ?? null,
    }));
};
