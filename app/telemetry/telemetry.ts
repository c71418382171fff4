import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { StartPostSpan } from './postSpans.ts';
import type { RequestSpanOptions, StartRequestSpan } from './requestSpans.ts';

/** Settings of telemetry. */
export interface TelemetryOptions {
  /** Base URL of the collector. If undefined, there is no telemetry. */
  readonly endpoint: string | undefined;
  readonly protocol: 'http/protobuf' | 'http/json';
  /** Headers of exports, which may be secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** Longest time for one export, its retries included. */
  readonly timeoutMs: number;
  readonly serviceName: string;
  readonly resourceAttributes: Readonly<Record<string, string>>;
  readonly sampler: SamplerName;
  /** Share of traces that a sampler by ratio records. */
  readonly samplerRatio: number;
  readonly traces: boolean;
  readonly metrics: boolean;
  /** Longest time that an ended span waits for its export. */
  readonly spanDelayMs: number;
  readonly metricIntervalMs: number;
  readonly logger: Pick<Logger, 'warn'>;
}

export type SamplerName =
  | 'always_on'
  | 'always_off'
  | 'traceidratio'
  | 'parentbased_always_on'
  | 'parentbased_always_off'
  | 'parentbased_traceidratio';

/** The telemetry of a process. */
export interface Telemetry {
  /** Traces requests to a server. Undefined if no traces are sent, as for the others. */
  requestSpans(options: RequestSpanOptions): StartRequestSpan | undefined;
  /** Traces POSTs to the API at a URL. */
  postSpans(baseUrl: string): StartPostSpan | undefined;
  /** The header `traceparent` of a request that the active span sends. Undefined if there is none. */
  activeTraceparent(): string | undefined;
  /** Sends the metrics of a registry from now on. Call it once. */
  exportMetrics(registry: Registry): void;
  /** Sends what is left, for at most two seconds. */
  close(): Promise<void>;
}
