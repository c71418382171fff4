/** The table of budgets. */
import { sql } from 'kysely';
import { type BudgetRecord, budget } from '../../contract/cost-analysis/budget.ts';
import { DomainColumn } from '../store/statementCompiler.ts';
import { createTable } from '../store/table.ts';

/** Cost of all months up to the current one, by the view of `cost_analysis.budget_usage`, in percent of the limit. */
const spentPercent = sql`coalesce((
  select round((sum(usage.cost) * 100 / nullif(cost_analysis_budget."limit", 0))::numeric, 2)
  from cost_analysis_budget_usage usage
  where usage.domain_id = ${new DomainColumn('cost_analysis_budget.domain_id')}
    and usage.budget_id = cost_analysis_budget.budget_id
    and usage.date <= to_char(now() at time zone 'UTC', 'YYYY-MM')
), 0)::double precision`;

export const budgets = createTable<BudgetRecord>(budget, { onRequest: { spent_percent: spentPercent } });
