/** What the service counts, in the text format of Prometheus. */
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

/** How the delivery of a notification to one receiver ended. `dropped`: the receiver was gone by then. */
export type DeliveryEnd = 'delivered' | 'failed' | 'dropped';

/** Counts of one service, since it started. */
export interface Metrics {
  readonly countDelivery: (end: DeliveryEnd) => void;
  /** Everything that is counted. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const DELIVERY_ENDS: readonly DeliveryEnd[] = ['delivered', 'failed', 'dropped'];

/** Makes the counts of one service, in a registry of their own. Labels are closed sets: nothing a caller writes is one. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const deliveries = new Counter({
    name: 'notification_deliveries_total',
    help: 'Deliveries of notifications that came to an end, by how. failed: given up after the last try.',
    labelNames: ['end'],
    registers: [registry],
  });
  // There from the beginning, so that the first one is seen to be more than none.
  for (const end of DELIVERY_ENDS) deliveries.inc({ end }, 0);
  return {
    countDelivery: (end) => deliveries.inc({ end }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
