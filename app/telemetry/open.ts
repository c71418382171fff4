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
import { metricProducerOf } from './metricProducer.ts';
import { postSpans } from './postSpans.ts';
import { requestSpans } from './requestSpans.ts';
import { Spans } from './spans.ts';
import type { Telemetry, TelemetryOptions } from './telemetry.ts';
import { logWarnings } from './warnings.ts';

/** Longest wait for the last export. A collector that is away must not delay the end of the process. */
const CLOSE_LIMIT_MS = 2_000;

/** Creates exporters to a URL. They read headers, timeouts and certificates from the environment. */
interface Exporters {
  traces(options: { readonly url: string }): SpanExporter;
  metrics(options: { readonly url: string }): PushMetricExporter;
}

/** Opens the telemetry of this process. */
export const open = async (options: TelemetryOptions): Promise<Telemetry> => {
  logWarnings(options.logger);
  const exporters = await loadExporters(options);
  const resource = resourceOf(options.program);
  const traces = options.otelTracesExporter === 'otlp' ? openTraces(exporters, resource, options) : undefined;
  let metrics: PeriodicExportingMetricReader | undefined;
  const spans = traces && new Spans(traces.getTracer('skein'));
  return {
    requestSpans: (given) => spans && requestSpans(spans, given),
    postSpans: (baseUrl) => spans && postSpans(spans, baseUrl),
    activeTraceparent: () => spans?.activeTraceparent(),
    exportMetrics: (registry) => {
      if (options.otelMetricsExporter === 'none') return;
      metrics = openMetrics(exporters, options);
      metrics.setMetricProducer(metricProducerOf(registry, resource));
    },
    close: async () => {
      const closed = Promise.allSettled([traces?.shutdown(), metrics?.shutdown()]);
      await Promise.race([closed, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
};

const loadExporters = async ({ otlpProtocol }: TelemetryOptions): Promise<Exporters> => {
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

const openTraces = ({ traces }: Exporters, resource: Resource, options: TelemetryOptions): TracerProvider => {
  const exporter = traces({ url: `${options.otlpEndpoint}/v1/traces` });
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: options.otelSpanDelayMs });
  return new TracerProvider({ resource, sampler: samplerOf(options), spanProcessors: [processor] });
};

const openMetrics = ({ metrics }: Exporters, options: TelemetryOptions): PeriodicExportingMetricReader => {
  const exporter = metrics({ url: `${options.otlpEndpoint}/v1/metrics` });
  return new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: options.otelMetricIntervalMs });
};

/** The process, without its command line and owner. Attributes of the environment replace ours. */
const resourceOf = (program: string): Resource =>
  resourceFromAttributes({
    'process.pid': process.pid,
    'process.runtime.name': 'nodejs',
    'process.runtime.version': process.versions.node,
    'service.name': `skein-${program}`,
  }).merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }));

const samplerOf = ({ otelTracesSampler, otelTracesSamplerArg }: TelemetryOptions): Sampler => {
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
