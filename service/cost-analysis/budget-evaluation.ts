/**
 * Evaluates budgets: semantics 3.13.9. Always runs within a transaction: that of the change that may affect them, or of
 * the job.
 */
import { sql } from 'kysely';
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import type { ExecutionContext, Job } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { announce } from './budget-notice.ts';
import { raiseExceeded } from './budget-usage.ts';
import { type DataSource, lockDataSources } from './data-sources.ts';

/** Deletes the records of raised thresholds that a budget no longer has. Those of unchanged thresholds are retained. */
const deleteObsolete = async (db: Database, { budget_id, notifications }: BudgetRecord): Promise<void> => {
  await sql`
    delete from budget_raised where budget_id = ${budget_id}
      and entry not in (select value from jsonb_array_elements(${JSON.stringify(notifications)}::jsonb))`.execute(db);
};

/** Evaluates one budget after it was created or changed. */
export const evaluateBudget = async (context: ExecutionContext, budget: BudgetRecord): Promise<void> => {
  const { db, now } = context;
  await lockDataSources(db, [budget]);
  await deleteObsolete(db, budget);
  await announce(context, await raiseExceeded(db, { sources: [budget], budgetId: budget.budget_id }, now));
};

/** Deletes the records of raised thresholds of a deleted budget (semantics 3.13.10). */
export const forgetBudget = async (db: Database, budget: BudgetRecord): Promise<void> => {
  await lockDataSources(db, [budget]);
  await deleteObsolete(db, { ...budget, notifications: [] });
};

/** Evaluates every budget of the given data sources. */
export const evaluateDataSources = async (context: ExecutionContext, sources: readonly DataSource[]): Promise<void> => {
  if (sources.length === 0) return;
  const { db, now } = context;
  await lockDataSources(db, sources);
  await announce(context, await raiseExceeded(db, { sources }, now));
};

/** Takes the data sources whose costs changed. Those that another transaction is processing are skipped. */
const takeChanged = async (db: Database): Promise<DataSource[]> => {
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
  evaluateDataSources(context, await takeChanged(context.db));

/**
 * Runs every minute, for costs that changed without a running service, through a bootstrap or an import into the store.
 */
export const evaluateChangedCosts: Job = {
  name: 'cost_analysis.evaluate_changed_costs',
  cron: '* * * * *',
  run: (_data, db, context) => db.transaction().execute((within) => evaluateTouched({ ...context, db: within })),
};
