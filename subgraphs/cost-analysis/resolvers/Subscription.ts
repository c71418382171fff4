import { createChangesField } from '../../changes/changesField.ts';
import type { SubscriptionResolvers } from '../generated.ts';
import { watchedBudgets } from '../resources.ts';

export const Subscription: SubscriptionResolvers = {
  budgetChanges: createChangesField(watchedBudgets),
};
