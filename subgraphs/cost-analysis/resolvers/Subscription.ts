import { changesOf } from '../../changes/changesOf.ts';
import type { SubscriptionResolvers } from '../generated.ts';
import { watchedBudgets } from '../resources.ts';

export const Subscription: SubscriptionResolvers = {
  budgetChanges: changesOf(watchedBudgets),
};
