/** Opens telemetry: loads the SDK of OpenTelemetry and connects its parts. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  detectResources,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { PeriodicExportingMetricReader, type PushMetricExporter } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { metricProducerOf } from './metricProducer.ts';
import { postSpans } from './postSpans.ts';
import { requestSpans } from './requestSpans.ts';
import { Spans } from './spans.ts';
import type { SamplerName, Telemetry, TelemetryOptions } from './telemetry.ts';
import { logWarnings } from './warnings.ts';

/** Longest wait for the last export. A collector that is away must not delay the end of the process. */
const CLOSE_LIMIT_MS = 2_000;

type Options = TelemetryOptions & { readonly endpoint: string };

/** Where exporters send, and with which headers. */
interface ExporterOptions {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly timeoutMillis: number;
}

interface Exporters {
  traces(options: ExporterOptions): SpanExporter;
  metrics(options: ExporterOptions): PushMetricExporter;
}

/** Opens the telemetry of this process. */
export const open = async (options: Options): Promise<Telemetry> => {
  logWarnings(options.logger);
  const exporters = await loadExporters(options);
  const resource = resourceOf(options);
  const traces = options.traces ? openTraces(exporters, resource, options) : undefined;
  let metrics: PeriodicExportingMetricReader | undefined;
  const spans = traces && new Spans(traces.getTracer('skein'));
  return {
    requestSpans: (given) => spans && requestSpans(spans, given),
    postSpans: (baseUrl) => spans && postSpans(spans, baseUrl),
    activeTraceparent: () => spans?.activeTraceparent(),
    exportMetrics: (registry) => {
      if (!options.metrics) return;
      metrics = openMetrics(exporters, options);
      metrics.setMetricProducer(metricProducerOf(registry, resource));
    },
    close: async () => {
      const closed = Promise.allSettled([traces?.shutdown(), metrics?.shutdown()]);
      await Promise.race([closed, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
};

const loadExporters = async ({ protocol }: Options): Promise<Exporters> => {
  const [traces, metrics] =
    protocol === 'http/json'
      ? await Promise.all([
          import('@opentelemetry/exporter-trace-otlp-http'),
          import('@opentelemetry/exporter-metrics-otlp-http'),
        ])
      : await Promise.all([
          import('@opentelemetry/exporter-trace-otlp-proto'),
          import('@opentelemetry/exporter-metrics-otlp-proto'),
        ]);
  return {
    traces: (options) => new traces.OTLPTraceExporter(options),
    metrics: (options) => new metrics.OTLPMetricExporter(options),
  };
};

const exporterOptions = ({ endpoint, headers, timeoutMs }: Options, signal: string): ExporterOptions => ({
  url: `${endpoint}/v1/${signal}`,
  headers: { ...headers },
  timeoutMillis: timeoutMs,
});

const openTraces = ({ traces }: Exporters, resource: Resource, options: Options): TracerProvider => {
  const exporter = traces(exporterOptions(options, 'traces'));
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: options.spanDelayMs });
  return new TracerProvider({ resource, sampler: samplerOf(options), spanProcessors: [processor] });
};

const openMetrics = ({ metrics }: Exporters, options: Options): PeriodicExportingMetricReader => {
  const exporter = metrics(exporterOptions(options, 'metrics'));
  return new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: options.metricIntervalMs });
};

/** The process, without its command line and owner. Attributes of the operator replace those that are detected. */
const resourceOf = ({ serviceName, resourceAttributes }: Options): Resource =>
  detectResources({ detectors: [serviceInstanceIdDetector] }).merge(
    resourceFromAttributes({
      'process.pid': process.pid,
      'process.runtime.name': 'nodejs',
      'process.runtime.version': process.versions.node,
      'service.name': serviceName,
      ...resourceAttributes,
    }),
  );

const samplerOf = ({ sampler, samplerRatio }: Options): Sampler => {
  const isByParent = sampler.startsWith('parentbased_');
  const root = ROOT_SAMPLERS[sampler](samplerRatio);
  return isByParent ? new ParentBasedSampler({ root }) : root;
};

const on = () => new AlwaysOnSampler();
const off = () => new AlwaysOffSampler();
const byRatio = (ratio: number) => new TraceIdRatioBasedSampler(ratio);

const ROOT_SAMPLERS: Readonly<Record<SamplerName, (ratio: number) => Sampler>> = {
  always_on: on,
  always_off: off,
  traceidratio: byRatio,
  parentbased_always_on: on,
  parentbased_always_off: off,
  parentbased_traceidratio: byRatio,
};
