import { createChangesField } from '../../changes/changesField.ts';
import type { SubscriptionResolvers } from '../generated.ts';
import { watchedInventoryJobs } from '../resources.ts';

export const Subscription: SubscriptionResolvers = {
  inventoryJobChanges: createChangesField(watchedInventoryJobs),
};
