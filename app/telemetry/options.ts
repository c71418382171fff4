import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { TelemetryOptions } from './telemetry.ts';

/** Options of the telemetry of a process, from the settings. */
export const telemetryOptions = (config: Config, name: string, logger: Logger): TelemetryOptions => ({
  endpoint: config.otlpEndpoint,
  protocol: config.otlpProtocol,
  headers: config.otlpHeaders ?? {},
  timeoutMs: config.otlpTimeoutMs,
  serviceName: config.otelServiceName ?? `skein-${name}`,
  resourceAttributes: config.otelResourceAttributes ?? {},
  sampler: config.otelTracesSampler,
  samplerRatio: config.otelTracesSamplerArg,
  traces: config.otelTracesExporter === 'otlp',
  metrics: config.otelMetricsExporter === 'otlp',
  spanDelayMs: config.otelSpanDelayMs,
  metricIntervalMs: config.otelMetricIntervalMs,
  logger,
});
