/**
 * Usage of budgets: the cost of each month against its limit, computed from cost report data (reads around the API).
 */
import type { Static } from 'typebox';
import { domainId, LISTED, listQuery, projectFilter, updatedAt, workspaceFilter, workspaceId } from '../common.ts';
import { TimeSeriesAnalyzeQuery } from '../core/analyze.ts';
import { ResourceGroup } from '../enums.ts';
import { float, listOf, message, nested, optional, Struct, text } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const BudgetUsageInfo = message('cost_analysis.BudgetUsageInfo', 'One month of one budget.', {
  budget_id: text('The budget.'),
  name: text('Name of the budget.'),
  date: text('Month as `YYYY-MM`.'),
  cost: float('Cost of the month, computed as for notifications of the budget; 0 while unknown.'),
  limit: float(
    'Limit of the month: the planned limit, or an equal part of the limit for the year or period, with the rest in the last month.',
  ),
  currency: text('Currency code of both amounts.'),
  resource_group: nested(ResourceGroup, 'Resource group of the budget.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: text('Project of the budget; `*` for every project of the workspace, empty for a project group.'),
  service_account_id: text('Service account of the budget; always empty.'),
  updated_at: updatedAt,
});

/** A row in wire form. */
export type BudgetUsageRecord = Static<typeof BudgetUsageInfo>;

const budgetFilter = optional(text('One budget.'));

export const BudgetUsageQuery = message('cost_analysis.BudgetUsageQuery', LISTED, {
  query: listQuery,
  budget_id: budgetFilter,
  name: optional(text('Exact name of the budgets; case-sensitive.')),
  date: optional(text('One month as `YYYY-MM`.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
  service_account_id: optional(text('Service account of the budgets; no budget has one.')),
});

export const BudgetUsageAnalyzeQuery = message(
  'cost_analysis.BudgetUsageAnalyzeQuery',
  'The months to sum up, and the computation.',
  { query: nested(TimeSeriesAnalyzeQuery, 'What to compute.'), budget_id: budgetFilter },
);

export const budgetUsage = resource(
  {
    area: 'cost_analysis',
    version: 'v1',
    name: 'budget_usage',
    record: BudgetUsageInfo,
    idField: 'budget_id',
    idPrefix: null,
    permission: 'cost-analysis:BudgetUsage',
    scope: 'domain',
    minimalFields: ['budget_id', 'date', 'cost', 'limit', 'currency'],
    keywordFields: ['name', 'budget_id'],
    defaultSort: ['budget_id', 'date'],
    dateField: 'date',
  },
  {
    list: {
      summary: 'Lists months of budgets, by budget and month unless the query sorts otherwise.',
      request: BudgetUsageQuery,
      response: listOf('cost_analysis.BudgetUsagesInfo', BudgetUsageInfo),
      roles: MEMBERS,
    },
    analyze: {
      summary: 'Sums up months of budgets by groups and over time; returns `core.AnalyzeResult`.',
      request: BudgetUsageAnalyzeQuery,
      response: Struct,
      roles: MEMBERS,
    },
  },
);
