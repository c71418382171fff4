/** How much of a budget is spent. */
import { sql } from 'kysely';
import { DomainColumn } from '../store/statementCompiler.ts';

/** SQL over a row of budgets: cost of all months up to the current one, as `cost_analysis.budget_usage` has it, in percent of the limit. */
export const spentPercent = sql`coalesce((
  select round((sum(usage.cost) * 100 / nullif(cost_analysis_budget."limit", 0))::numeric, 2)
  from cost_analysis_budget_usage usage
  where usage.domain_id = ${new DomainColumn('cost_analysis_budget.domain_id')}
    and usage.budget_id = cost_analysis_budget.budget_id
    and usage.date <= to_char(now() at time zone 'UTC', 'YYYY-MM')
), 0)::double precision`;
