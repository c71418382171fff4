/** The table of budgets. */
import { type BudgetRecord, budget } from '../../contract/cost-analysis/budget.ts';
import { tableOf } from '../store/table.ts';

export const budgets = tableOf<BudgetRecord>(budget);
