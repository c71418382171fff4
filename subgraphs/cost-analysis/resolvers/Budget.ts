import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import { budgetRemaining, budgetSpent, budgetUsage } from '../budgetUsage.ts';
import type { BudgetResolvers } from '../generated.ts';
import { budgets, dataSources } from '../resources.ts';

export const Budget: BudgetResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, budgets, id, info),
  id: (budget) => budget.budget_id,
  name: (budget) => budget.name || null,
  limit: (budget) => budget.limit ?? 0,
  plannedLimits: (budget) => budget.planned_limits ?? [],
  currency: (budget) => budget.currency || null,
  providerFilter: (budget) => budget.provider_filter ?? null,
  timeUnit: (budget) => budget.time_unit ?? 'UNKNOWN',
  start: (budget) => budget.start || null,
  end: (budget) => budget.end || null,
  notifications: (budget) => budget.notifications ?? [],
  tags: (budget) => budget.tags ?? {},
  resourceGroup: (budget) => budget.resource_group ?? 'UNKNOWN',
  workspace: (budget) => referenceTo(budget.workspace_id),
  project: (budget) => referenceTo(budget.project_id),
  projectGroup: (budget) => referenceTo(budget.project_group_id),
  dataSource: (budget, _args, context, info) => referencedRecord(context, dataSources, budget.data_source_id, info),
  createdAt: (budget) => budget.created_at || null,
  updatedAt: (budget) => budget.updated_at || null,
  usage: (budget, args, context) => budgetUsage(context, budget.budget_id, args),
  spent: (budget, _args, context) => budgetSpent(context, budget.budget_id),
  remaining: (budget, _args, context) => budgetRemaining(context, budget.budget_id),
};
