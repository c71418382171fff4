import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../config/index.ts';
import type { StartOtelPostSpan } from './postSpans.ts';
import type { RequestSpanOptions, StartOtelRequestSpan } from './requestSpans.ts';

/** What telemetry needs. OpenTelemetry reads headers, timeouts and attributes of the process from the environment. */
export interface TelemetryOptions extends Pick<Config, `otel${string}` & keyof Config>, Pick<Config, 'otlpProtocol'> {
  /** Base URL of the collector. */
  readonly otlpEndpoint: string;
  /** The part of the name in traces and metrics after `skein-`. */
  readonly program: string;
  readonly logger: Pick<Logger, 'warn'>;
}

/** The telemetry of a process. */
export interface Telemetry {
  /** Traces requests to a server. Undefined if no traces are sent, as for the others. */
  requestSpans(options: RequestSpanOptions): StartOtelRequestSpan | undefined;
  /** Traces POSTs to the API at a URL. */
  postSpans(baseUrl: string): StartOtelPostSpan | undefined;
  /** The header `traceparent` of a request that the active span sends. Undefined if there is none. */
  activeTraceparent(): string | undefined;
  /** Sends the metrics of a registry from now on. Call it once. */
  exportMetrics(registry: Registry): void;
  /** Sends what is left, for at most two seconds. */
  close(): Promise<void>;
}
