import { Counter, type Registry } from 'prom-client';

/** How the delivery of a notification to one receiver ended. `dropped`: the receiver no longer existed. */
export type DeliveryEnd = 'delivered' | 'failed' | 'dropped';

/** Whether a receiver accepted a notification when it was sent. */
export type AttemptOutcome = 'accepted' | 'refused';

const DELIVERY_ENDS: readonly DeliveryEnd[] = ['delivered', 'failed', 'dropped'];
const ATTEMPT_OUTCOMES: readonly AttemptOutcome[] = ['accepted', 'refused'];

/** Counters of notification deliveries. */
export interface NotificationCounters {
  readonly countDelivery: (end: DeliveryEnd) => void;
  readonly countAttempt: (outcome: AttemptOutcome) => void;
}

/**
 * Counts attempts and ends of deliveries. All counters exist from the start with value 0, so that the first event shows
 * as an increase.
 */
export const registerNotificationMetrics = (registry: Registry): NotificationCounters => {
  const registers = [registry];
  const deliveries = new Counter({
    name: 'notification_deliveries_total',
    help: 'Deliveries of notifications that came to an end, by how. failed: given up after the last try.',
    labelNames: ['end'],
    registers,
  });
  const attempts = new Counter({
    name: 'notification_attempts_total',
    help: 'Times a notification was sent to a receiver. refused: no 2xx status in time; it is sent again unless given up.',
    labelNames: ['outcome'],
    registers,
  });
  for (const end of DELIVERY_ENDS) deliveries.inc({ end }, 0);
  for (const outcome of ATTEMPT_OUTCOMES) attempts.inc({ outcome }, 0);
  return {
    countDelivery: (end) => deliveries.inc({ end }),
    countAttempt: (outcome) => attempts.inc({ outcome }),
  };
};
