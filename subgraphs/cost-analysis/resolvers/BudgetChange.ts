import type { BudgetChangeResolvers } from '../generated.ts';

export const BudgetChange: BudgetChangeResolvers = {
  kind: ({ kind }) => kind,
  budgetId: ({ id }) => id,
  budget: ({ row }) => row,
};
