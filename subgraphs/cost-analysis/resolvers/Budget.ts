import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import { computeBudgetRemaining, computeBudgetSpent, loadBudgetUsage } from '../budgetUsage.ts';
import type { BudgetResolvers } from '../generated.ts';
import { budgets, dataSources } from '../resources.ts';

export const Budget: BudgetResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, budgets, id, info),
  workspace: (budget) => toReference(budget.workspace_id),
  project: (budget) => toReference(budget.project_id),
  projectGroup: (budget) => toReference(budget.project_group_id),
  dataSource: (budget, _args, context, info) => loadReferencedRecord(context, dataSources, budget.data_source_id, info),
  usage: (budget, args, context) => loadBudgetUsage(context, budget.budget_id, args),
  spent: (budget, _args, context) => computeBudgetSpent(context, budget.budget_id),
  remaining: (budget, _args, context) => computeBudgetRemaining(context, budget.budget_id),
};
