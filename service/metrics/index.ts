/** Metrics of the service since its start, in the text format of Prometheus. */
import { Registry } from 'prom-client';
import type { ConnectionCounts } from '../store/database.ts';
import { registerConnectionMetrics } from './connections.ts';
import { type JobCounts, type ObserveJob, registerJobRunMetrics, registerStoredJobMetrics } from './jobs.ts';
import { type NotificationCounters, registerNotificationMetrics } from './notifications.ts';
import { type ObserveRequest, registerRequestMetrics } from './requests.ts';

export type { JobCounts, JobOutcome } from './jobs.ts';
export type { DeliveryEnd } from './notifications.ts';

/** Metrics of one service. */
export interface ServiceMetrics extends NotificationCounters {
  readonly observeRequest: ObserveRequest;
  readonly observeJob: ObserveJob;
  /** Registers the sources of the job counts in the store, and of the missed ticks of the clock. */
  readonly registerStoredJobMetrics: (
    countsNow: () => Promise<readonly JobCounts[]>,
    missedTicks: () => number,
  ) => void;
  /** All metrics, as text. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/**
 * Creates the metrics of one service, in a separate registry.
 *
 * @param connectionCounts reads the connections to the store; returns undefined where there are none
 * @param registerMore adds further metrics, or reads them all
 * @param textOf the text of `/metrics`, for example of all processes of a group; `own` are the metrics of this service
 */
export const createMetrics = (
  connectionCounts: () => ConnectionCounts | undefined,
  registerMore: (registry: Registry) => void = () => {},
  textOf: (own: () => Promise<string>) => Promise<string> = (own) => own(),
): ServiceMetrics => {
  const registry = new Registry();
  registerMore(registry);
  registerConnectionMetrics(registry, connectionCounts);
  return {
    ...registerNotificationMetrics(registry),
    observeRequest: registerRequestMetrics(registry),
    observeJob: registerJobRunMetrics(registry),
    registerStoredJobMetrics: (countsNow, missedTicks) => registerStoredJobMetrics(registry, countsNow, missedTicks),
    text: () => textOf(() => registry.metrics()),
    contentType: registry.contentType,
  };
};
