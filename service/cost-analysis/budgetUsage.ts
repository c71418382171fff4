/** Reads of the usage of budgets (reads around the API), computed in the same way as for budget notifications. */
import { sql } from 'kysely';
import { type BudgetUsageRecord, budgetUsage } from '../../contract/cost-analysis/budgetUsage.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { implementResource, type OperationHandler, type ServiceCall } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { analyzeSeries } from '../query/index.ts';
import { allConditions, memberEquals } from '../store/records.ts';
import { columnOf, createTable, type ResourceTable } from '../store/table.ts';
import { budgets } from './budgetTable.ts';

const usages = createTable<BudgetUsageRecord>(budgetUsage, { isView: true }) as ResourceTable;

/** Selects the usage of the budgets that are visible to the caller. */
const restrictToVisible = async (call: ServiceCall) => {
  const visible = allConditions(await visibilityConditions(call, budgets as ResourceTable, 'read'));
  const ofDomain = call.domainId === '' ? [] : [memberEquals(usages, 'domain_id', call.domainId)];
  return [
    ...ofDomain,
    sql<boolean>`${columnOf(usages, 'budget_id')} in (select budget_id from ${budgets.from} where ${visible})`,
  ];
};

const analyzeUsage: OperationHandler<typeof budgetUsage.analyze> = async ({ query, budget_id }, call) => ({
  ...(await analyzeSeries(call.db, usages, query, await restrictToVisible(call), { filters: { budget_id } })),
});

export const budgetUsageHandlers = implementResource(budgetUsage, {
  list: answerList(usages, budgetUsage.list, restrictToVisible),
  analyze: analyzeUsage,
});
