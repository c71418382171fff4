import type { BudgetNotificationResolvers } from '../generated.ts';

export const BudgetNotification: BudgetNotificationResolvers = {
  notificationType: (notification) => notification.notification_type,
};
