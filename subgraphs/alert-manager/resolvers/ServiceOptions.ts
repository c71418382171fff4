import type { ServiceOptionsResolvers } from '../generated.ts';

export const ServiceOptions: ServiceOptionsResolvers = {
  notificationUrgency: (options) => options.notification_urgency ?? 'UNKNOWN',
  recoveryMode: (options) => options.recovery_mode ?? 'UNKNOWN',
};
