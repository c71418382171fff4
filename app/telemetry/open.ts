/** Opens telemetry: loads the SDK of OpenTelemetry and connects its parts. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  detectResources,
  envDetector,
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
import { createMetricProducer } from './metricProducer.ts';
import { tracePosts } from './postSpans.ts';
import { traceRequests } from './requestSpans.ts';
import { Spans } from './spans.ts';
import type { Telemetry, TelemetryOptions } from './telemetry.ts';
import { logWarnings } from './warnings.ts';

/** Longest wait for the last export. An unavailable collector must not delay the end of the process. */
const CLOSE_LIMIT_MS = 2_000;

/** Creates exporters to a URL. They read headers, timeouts and certificates from the environment. */
interface ExporterFactories {
  traces(options: { readonly url: string }): SpanExporter;
  metrics(options: { readonly url: string }): PushMetricExporter;
}

/** Opens the telemetry of this process. */
export const openOtlp = async (options: TelemetryOptions): Promise<Telemetry> => {
  logWarnings(options.logger);
  const exporters = await loadExporters(options);
  const resource = createResource(options.program);
  const traces = options.otelTracesExporter === 'otlp' ? openTraces(exporters, resource, options) : undefined;
  let metrics: PeriodicExportingMetricReader | undefined;
  const spans = traces && new Spans(traces.getTracer('skein'));
  return {
    requestSpans: (given) => spans && traceRequests(spans, given),
    postSpans: (baseUrl) => spans && tracePosts(spans, baseUrl),
    activeTraceparent: () => spans?.activeTraceparent(),
    exportMetrics: (registry) => {
      if (options.otelMetricsExporter === 'none') return;
      metrics = openMetrics(exporters, options);
      metrics.setMetricProducer(createMetricProducer(registry, resource));
    },
    close: async () => {
      const closed = Promise.allSettled([traces?.shutdown(), metrics?.shutdown()]);
      await Promise.race([closed, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
};

const loadExporters = async ({ otlpProtocol }: TelemetryOptions): Promise<ExporterFactories> => {
  const [traces, metrics] =
    otlpProtocol === 'http/json'
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

const openTraces = ({ traces }: ExporterFactories, resource: Resource, options: TelemetryOptions): TracerProvider => {
  const exporter = traces({ url: `${options.otlpEndpoint}/v1/traces` });
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: options.otelSpanDelayMs });
  return new TracerProvider({ resource, sampler: createSampler(options), spanProcessors: [processor] });
};

const openMetrics = ({ metrics }: ExporterFactories, options: TelemetryOptions): PeriodicExportingMetricReader => {
  const exporter = metrics({ url: `${options.otlpEndpoint}/v1/metrics` });
  return new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: options.otelMetricIntervalMs });
};

/** The process, without its command line and owner. Attributes of the environment replace ours. */
const createResource = (program: string): Resource =>
  resourceFromAttributes({
    'process.pid': process.pid,
    'process.runtime.name': 'nodejs',
    'process.runtime.version': process.versions.node,
    'service.name': `skein-${program}`,
  }).merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }));

const createSampler = ({ otelTracesSampler, otelTracesSamplerArg }: TelemetryOptions): Sampler => {
  const isByParent = otelTracesSampler.startsWith('parentbased_');
  const root = ROOT_SAMPLERS[otelTracesSampler](otelTracesSamplerArg);
  return isByParent ? new ParentBasedSampler({ root }) : root;
};

const alwaysOn = () => new AlwaysOnSampler();
const alwaysOff = () => new AlwaysOffSampler();
const ratioSampler = (ratio: number) => new TraceIdRatioBasedSampler(ratio);

const ROOT_SAMPLERS: Readonly<Record<TelemetryOptions['otelTracesSampler'], (ratio: number) => Sampler>> = {
  always_on: alwaysOn,
  always_off: alwaysOff,
  traceidratio: ratioSampler,
  parentbased_always_on: alwaysOn,
  parentbased_always_off: alwaysOff,
  parentbased_traceidratio: ratioSampler,
};
