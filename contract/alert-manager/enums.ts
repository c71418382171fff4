/** Enumerations that both interfaces to services share. */
import { enumeration } from '../members.ts';

export const NotificationUrgency = enumeration(
  'NotificationUrgency',
  ['ALL', 'HIGH_ONLY'],
  'Which alerts of a service cause notifications: all, or those of urgency HIGH.',
);

export const RecoveryMode = enumeration(
  'RecoveryMode',
  ['MANUAL', 'AUTO'],
  'Whether a recovery event resolves the alert (AUTO), or only a user can (MANUAL).',
);
