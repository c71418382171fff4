import type DataLoader from 'dataloader';
import { budgetUsage as usageOperations } from '../../contract/cost-analysis/budgetUsage.ts';
import type { Context } from '../context.ts';
import { badInput, nullWhereNotAvailable } from '../errors.ts';
import { createBatchLoader } from '../read/tracedLoader.ts';
import { RequestCache } from '../requestCache.ts';
import { readResults } from '../upstream/answer.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import { MAX_FILTER_VALUES } from '../wire/limits.ts';
import { sumAmounts } from './amounts.ts';
import { readAmountsByDate, readTextsByDate } from './foldedField.ts';
import type { BudgetUsage } from './generated.ts';

/** Arguments of the field `usage`. Months, `YYYY-MM`, both included. */
interface BudgetUsageArguments {
  readonly from?: string | null;
  readonly to?: string | null;
}

const operation = usageOperations.analyze;

/** The months of a budget in ascending order; null where the deployment has no usage, or the caller may not read it. */
type BudgetMonths = readonly BudgetUsage[] | null;

const loaders = new RequestCache<string, DataLoader<string, BudgetMonths>>();

/** Loads all months of a budget. All budgets of a request share one `cost_analysis.budget_usage.analyze`. */
const loadMonths = (context: Context, budget: string): Promise<BudgetMonths> =>
  loaders
    .getOrCreate(context, operation.id, () => {
      const load = (budgets: readonly string[]) => fetchMonths(context, budgets);
      return createBatchLoader<string, BudgetMonths>(context, load, { maxBatchSize: MAX_FILTER_VALUES });
    })
    .load(budget);

/**
 * Cost and limit of a budget per month.
 *
 * @returns null where the deployment has no usage, or the caller may not read it
 * @throws {OperationError} BAD_USER_INPUT where `from` is after `to`; otherwise of `cost_analysis.budget_usage.analyze`
 */
export const loadBudgetUsage = async (
  context: Context,
  budget: string,
  { from, to }: BudgetUsageArguments,
): Promise<BudgetMonths> => {
  if (from && to && from > to) throw badInput(operation.id, '`from` must not be after `to`.', ['from']);
  const months = await loadMonths(context, budget);
  return months?.filter(({ month }) => (!from || month >= from) && (!to || month <= to)) ?? null;
};

/**
 * Cost of a budget up to the end of the current month, in UTC.
 *
 * @returns null where the deployment returns no month of the budget
 */
export const computeBudgetSpent = async (context: Context, budget: string): Promise<number | null> => {
  const months = await loadMonths(context, budget);
  return months === null || months.length === 0 ? null : sumUntilNow(months);
};

/**
 * The limits of all months minus `computeBudgetSpent`; negative where the budget is exceeded.
 *
 * @returns null where the deployment returns no month of the budget
 */
export const computeBudgetRemaining = async (context: Context, budget: string): Promise<number | null> => {
  const months = await loadMonths(context, budget);
  if (months === null || months.length === 0) return null;
  return sumAmounts([...months.map(({ limit }) => limit), -sumUntilNow(months)]);
};

const sumUntilNow = (months: readonly BudgetUsage[]): number => {
  const currentMonth = new Date().toISOString().slice(0, 'YYYY-MM'.length);
  return sumAmounts(months.filter(({ month }) => month <= currentMonth).map(({ cost }) => cost));
};

const fetchMonths = async (context: Context, budgets: readonly string[]): Promise<BudgetMonths[]> => {
  const rows = await postUsage(context, budgets);
  if (rows === null) return budgets.map(() => null);
  const byBudget = new Map(rows.map((row) => [row.budget_id, row]));
  return budgets.map((budget) => readMonths(byBudget.get(budget) ?? {}));
};

/** One row per budget, with the months folded into each field; null where usage is not available. */
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
        page: { start: 1, limit: MAX_FILTER_VALUES },
      },
    })
    .catch(nullWhereNotAvailable);
  return answer === null ? null : readResults(answer, operation.id);
};

const readMonths = ({ cost, limit, currency }: JsonObject): BudgetUsage[] => {
  const [limits, currencies] = [readAmountsByDate(limit, operation.id), readTextsByDate(currency)];
  return [...readAmountsByDate(cost, operation.id)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, amount]) => ({
      month,
      cost: amount,
      limit: limits.get(month) ?? 0,
      currency: currencies.get(month) ?? '',
    }));
};
