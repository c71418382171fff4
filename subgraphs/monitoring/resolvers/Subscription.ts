import { changesOf } from '../../changes/changesOf.ts';
import type { SubscriptionResolvers } from '../generated.ts';
import { watchedAlerts, watchedMaintenanceWindows } from '../resources.ts';

export const Subscription: SubscriptionResolvers = {
  alertChanges: changesOf(watchedAlerts),
  maintenanceWindowChanges: changesOf(watchedMaintenanceWindows),
};
