/**
 * Evaluates budgets: semantics 3.13.9. Always runs within a transaction: that of the change that may affect them, or of
 * the job.
 */
import { sql } from 'kysely';
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import { runInTransaction } from '../call.ts';
import type { ExecutionContext, JobDefinition } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { type DataSourceKey, lockDataSources } from './dataSourceLocks.ts';
import { raiseExceededThresholds } from './exceededThresholds.ts';
import { notifyExceeded } from './notifyBudget.ts';

/** Deletes the records of raised thresholds that a budget no longer has. Those of unchanged thresholds are retained. */
const deleteObsoleteThresholds = async (
  db: Database,
  { domain_id, budget_id, notifications }: BudgetRecord,
): Promise<void> => {
  await sql`
    delete from budget_raised where domain_id = ${domain_id} and budget_id = ${budget_id}
      and entry not in (select value from jsonb_array_elements(${JSON.stringify(notifications)}::jsonb))`.execute(db);
};

/** Evaluates one budget after it was created or changed. */
export const evaluateBudget = async (context: ExecutionContext, budget: BudgetRecord): Promise<void> => {
  const { db, now } = context;
  await lockDataSources(db, [budget]);
  await deleteObsoleteThresholds(db, budget);
  const { domain_id: domainId, data_source_id, budget_id: budgetId } = budget;
  await notifyExceeded(
    context,
    domainId,
    await raiseExceededThresholds(db, { domainId, sourceIds: [data_source_id], budgetId }, now),
  );
};

/** Deletes the records of raised thresholds of a deleted budget (semantics 3.13.10). */
export const deleteRaisedThresholds = async (db: Database, budget: BudgetRecord): Promise<void> => {
  await lockDataSources(db, [budget]);
  await deleteObsoleteThresholds(db, { ...budget, notifications: [] });
};

/** Evaluates every budget of the given data sources. */
export const evaluateDataSources = async (
  context: ExecutionContext,
  sources: readonly DataSourceKey[],
): Promise<void> => {
  if (sources.length === 0) return;
  const { db, now } = context;
  await lockDataSources(db, sources);
  for (const [domainId, ofDomain] of Map.groupBy(sources, ({ domain_id }) => domain_id)) {
    const sourceIds = ofDomain.map(({ data_source_id }) => data_source_id);
    await notifyExceeded(context, domainId, await raiseExceededThresholds(db, { domainId, sourceIds }, now));
  }
};

/** Takes the data sources of a domain whose costs changed. Those that another transaction is processing are skipped. */
const takeChangedSourcesInDomain = async (db: Database, domainId: string): Promise<DataSourceKey[]> => {
  const { rows } = await sql<DataSourceKey>`
    delete from cost_touched where domain_id = ${domainId} and touch_id in (
      select touch_id from cost_touched where domain_id = ${domainId} for update skip locked)
    returning domain_id, data_source_id`.execute(db);
  return [...new Map(rows.map((row) => [row.data_source_id, row])).values()];
};

/** Takes the data sources whose costs changed, domain by domain. */
const takeChangedSources = async (db: Database): Promise<DataSourceKey[]> => {
  const { rows } = await sql<Pick<DataSourceKey, 'domain_id'>>`
    select distinct domain_id from cost_touched order by domain_id`.execute(db);
  const taken: DataSourceKey[] = [];
  for (const { domain_id } of rows) taken.push(...(await takeChangedSourcesInDomain(db, domain_id)));
  return taken;
};

/** Evaluates the budgets of every data source whose costs changed (semantics 0.1.4). */
export const evaluateChangedSources = async (context: ExecutionContext): Promise<void> =>
  evaluateDataSources(context, await takeChangedSources(context.db));

/**
 * Runs every minute, for costs that changed without a running service, through a bootstrap or an import into the store.
 */
export const evaluateChangedCosts: JobDefinition = {
  name: 'cost_analysis.evaluate_changed_costs',
  everyMinutes: 1,
  run: (_data, _db, context) => runInTransaction(context, evaluateChangedSources),
};
