/** Traces and metrics over OTLP, if an endpoint is set. */
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { Telemetry } from './telemetry.ts';

export type { Telemetry } from './telemetry.ts';

/**
 * Opens the telemetry of a process. Without an endpoint, nothing is loaded.
 *
 * @param program the part of the name in traces and metrics after `skein-`
 */
export const openTelemetry = async (
  config: Config,
  program: string,
  logger: Logger,
): Promise<Telemetry | undefined> => {
  const { otlpEndpoint } = config;
  if (otlpEndpoint === undefined) return undefined;
  const { openOtlp: open } = await import('./open.ts');
  return open({ ...config, otlpEndpoint, program, logger });
};

/** A call that belongs to the active span, if there is one, instead of the client's. */
export const continueTrace = <Call extends { readonly traceparent?: string | undefined }>(
  call: Call,
  telemetry: Telemetry | undefined,
): Call => (telemetry ? { ...call, traceparent: telemetry.activeTraceparent() ?? call.traceparent } : call);
