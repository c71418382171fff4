/**
 * Evaluates budgets: semantics 3.13.9. Always runs within a transaction: that of the change that may affect them, or of
 * the job.
 */
import { sql } from 'kysely';
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import { inTransaction } from '../call.ts';
import type { ExecutionContext, Job } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { type DataSource, lockDataSources } from './dataSources.ts';
import { raiseExceeded } from './exceededThresholds.ts';
import { notifyExceeded } from './notifyBudget.ts';

/** Deletes the records of raised thresholds that a budget no longer has. Those of unchanged thresholds are retained. */
const deleteObsolete = async (db: Database, { domain_id, budget_id, notifications }: BudgetRecord): Promise<void> => {
  await sql`
    delete from budget_raised where domain_id = ${domain_id} and budget_id = ${budget_id}
      and entry not in (select value from jsonb_array_elements(${JSON.stringify(notifications)}::jsonb))`.execute(db);
};

/** Evaluates one budget after it was created or changed. */
export const evaluateBudget = async (context: ExecutionContext, budget: BudgetRecord): Promise<void> => {
  const { db, now } = context;
  await lockDataSources(db, [budget]);
  await deleteObsolete(db, budget);
  const { domain_id: domainId, data_source_id, budget_id: budgetId } = budget;
  await notifyExceeded(
    context,
    domainId,
    await raiseExceeded(db, { domainId, sourceIds: [data_source_id], budgetId }, now),
  );
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
  for (const [domainId, ofDomain] of Map.groupBy(sources, ({ domain_id }) => domain_id)) {
    const sourceIds = ofDomain.map(({ data_source_id }) => data_source_id);
    await notifyExceeded(context, domainId, await raiseExceeded(db, { domainId, sourceIds }, now));
  }
};

/** Takes the data sources of a domain whose costs changed. Those that another transaction is processing are skipped. */
const takeChangedSourcesOf = async (db: Database, domainId: string): Promise<DataSource[]> => {
  const { rows } = await sql<DataSource>`
    delete from cost_touched where domain_id = ${domainId} and touch_id in (
      select touch_id from cost_touched where domain_id = ${domainId} for update skip locked)
    returning domain_id, data_source_id`.execute(db);
  return [...new Map(rows.map((row) => [row.data_source_id, row])).values()];
};

/** Takes the data sources whose costs changed, domain by domain. */
const takeChangedSources = async (db: Database): Promise<DataSource[]> => {
  const { rows } = await sql<Pick<DataSource, 'domain_id'>>`
    select distinct domain_id from cost_touched order by domain_id`.execute(db);
  const taken: DataSource[] = [];
  for (const { domain_id } of rows) taken.push(...(await takeChangedSourcesOf(db, domain_id)));
  return taken;
};

/** Evaluates the budgets of every data source whose costs changed (semantics 0.1.4). */
export const evaluateChangedSources = async (context: ExecutionContext): Promise<void> =>
  evaluateDataSources(context, await takeChangedSources(context.db));

/**
 * Runs every minute, for costs that changed without a running service, through a bootstrap or an import into the store.
 */
export const evaluateChangedCosts: Job = {
  name: 'cost_analysis.evaluate_changed_costs',
  everyMinutes: 1,
  run: (_data, _db, context) => inTransaction(context, evaluateChangedSources),
};
