/** The table of budgets. */
import { type BudgetRecord, budget } from '../../contract/cost-analysis/budget.ts';
import { createTable } from '../store/table.ts';
import { spentPercent } from './spentPercent.ts';

export const budgets = createTable<BudgetRecord>(budget, { onRequest: { spent_percent: spentPercent } });
