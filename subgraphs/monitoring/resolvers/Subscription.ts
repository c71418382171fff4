import { createChangesField } from '../../changes/changesField.ts';
import type { SubscriptionResolvers } from '../generated.ts';
import { watchedAlerts, watchedMaintenanceWindows } from '../resources.ts';

export const Subscription: SubscriptionResolvers = {
  alertChanges: createChangesField(watchedAlerts),
  maintenanceWindowChanges: createChangesField(watchedMaintenanceWindows),
};
