import { changesOf } from '../../changes/changesOf.ts';
import type { SubscriptionResolvers } from '../generated.ts';
import { watchedInventoryJobs } from '../resources.ts';

export const Subscription: SubscriptionResolvers = {
  inventoryJobChanges: changesOf(watchedInventoryJobs),
};
