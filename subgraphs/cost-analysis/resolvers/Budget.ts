import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import { budgetRemaining, budgetSpent, budgetUsage } from '../budgetUsage.ts';
import type { BudgetResolvers } from '../generated.ts';
import { budgets, dataSources } from '../resources.ts';

export const Budget: BudgetResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, budgets, id, info),
  workspace: (budget) => referenceTo(budget.workspace_id),
  project: (budget) => referenceTo(budget.project_id),
  projectGroup: (budget) => referenceTo(budget.project_group_id),
  dataSource: (budget, _args, context, info) => referencedRecord(context, dataSources, budget.data_source_id, info),
  usage: (budget, args, context) => budgetUsage(context, budget.budget_id, args),
  spent: (budget, _args, context) => budgetSpent(context, budget.budget_id),
  remaining: (budget, _args, context) => budgetRemaining(context, budget.budget_id),
};
