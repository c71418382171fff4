/** Traces and metrics over OTLP, if an endpoint is set. */
import type { Telemetry, TelemetryOptions } from './telemetry.ts';

export type { Telemetry } from './telemetry.ts';

/** Opens telemetry. Without an endpoint, nothing is loaded. */
export const openTelemetry = async (options: TelemetryOptions): Promise<Telemetry | undefined> => {
  const { endpoint } = options;
  if (endpoint === undefined) return undefined;
  const { open } = await import('./open.ts');
  return open({ ...options, endpoint });
};
