/** When budgets are evaluated, and what comes of it: semantics 3.13.9. Always within the transaction of its occasion. */
import { sql } from 'kysely';
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import type { ExecutionContext, Job } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { announce } from './budget-notice.ts';
import { raiseExceeded } from './budget-usage.ts';
import { type DataSource, lockDataSources } from './data-sources.ts';

/** Forgets what was raised by thresholds a budget no longer has; those that stayed equal are remembered. */
const forgetOthers = async (db: Database, { budget_id, notifications }: BudgetRecord): Promise<void> => {
  await sql`
    delete from budget_raised where budget_id = ${budget_id}
      and entry not in (select value from jsonb_array_elements(${JSON.stringify(notifications)}::jsonb))`.execute(db);
};

/** Evaluates one budget after a change of its own. */
export const evaluateBudget = async (context: ExecutionContext, budget: BudgetRecord): Promise<void> => {
  const { db, now } = context;
  await lockDataSources(db, [budget]);
  await forgetOthers(db, budget);
  await announce(context, await raiseExceeded(db, { sources: [budget], budgetId: budget.budget_id }, now));
};

/** Forgets everything a budget raised: it is gone (semantics 3.13.10). */
export const forgetBudget = async (db: Database, budget: BudgetRecord): Promise<void> => {
  await lockDataSources(db, [budget]);
  await forgetOthers(db, { ...budget, notifications: [] });
};

/** Evaluates every budget of some data sources. */
export const evaluateDataSources = async (context: ExecutionContext, sources: readonly DataSource[]): Promise<void> => {
  if (sources.length === 0) return;
  const { db, now } = context;
  await lockDataSources(db, sources);
  await announce(context, await raiseExceeded(db, { sources }, now));
};

/** Data sources whose costs changed since; what others are just looking after is theirs. */
const takeTouched = async (db: Database): Promise<DataSource[]> => {
  const { rows } = await sql<DataSource>`
    with taken as (
      delete from cost_touched where seq in (select seq from cost_touched for update skip locked)
      returning domain_id, data_source_id
    )
    select distinct domain_id, data_source_id from taken`.execute(db);
  return rows;
};

/** Evaluates the budgets of every data source whose costs changed (semantics 0.1.4). */
export const evaluateTouched = async (context: ExecutionContext): Promise<void> =>
  evaluateDataSources(context, await takeTouched(context.db));

/** Each minute: costs that changed while no service was there to look, by a bootstrap or an import into the store. */
export const evaluateChangedCosts: Job = {
  name: 'cost_analysis.evaluate_changed_costs',
  cron: '* * * * *',
  run: (_data, db, context) => db.transaction().execute((within) => evaluateTouched({ ...context, db: within })),
};
