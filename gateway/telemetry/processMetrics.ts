import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';

let processMetrics: readonly Metric[] | undefined;

/**
 * Adds prom-client's metrics of the process. All registries of the process have the same: what measures the event loop and the
 * garbage collector goes on for as long as the process runs.
 */
export const registerProcessMetrics = (registry: Registry): void => {
  processMetrics ??= collectMetrics();
  for (const metric of processMetrics) registry.registerMetric(metric);
};

/** In a registry of their own: an observer of prom-client keeps it, and all that is in it, for as long as the process runs. */
const collectMetrics = (): readonly Metric[] => {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  return own.getMetricsAsArray() as unknown as Metric[];
};
