/** A collector of OpenTelemetry: receives traces and metrics by OTLP over HTTP, as JSON or in protobuf. */
import { createServer, type IncomingMessage } from 'node:http';
import { listen } from '../listen.ts';
import { decodeProtobuf } from './decodeProtobuf.ts';

/** A value of an attribute. Whole numbers may be strings in OTLP as JSON. */
interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}

interface OtlpAttributes {
  readonly attributes: readonly { readonly key: string; readonly value: OtlpValue }[];
}

interface OtlpSpan extends OtlpAttributes {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status?: { readonly code?: number };
}

interface OtlpPoint extends OtlpAttributes {
  readonly asDouble?: number;
  readonly count?: number | string;
  readonly sum?: number;
  readonly bucketCounts?: readonly (number | string)[];
  readonly explicitBounds?: readonly number[];
}

interface OtlpMetric {
  readonly name: string;
  readonly unit: string;
  readonly sum?: { readonly dataPoints: readonly OtlpPoint[]; readonly isMonotonic: boolean };
  readonly gauge?: { readonly dataPoints: readonly OtlpPoint[] };
  readonly histogram?: { readonly dataPoints: readonly OtlpPoint[] };
}

/** A span as it was received. */
export interface ReceivedSpan {
  readonly service: unknown;
  readonly traceId: string;
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: string | undefined;
  readonly isError: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const KINDS = ['UNSPECIFIED', 'INTERNAL', 'SERVER', 'CLIENT'];
const ERROR = 2;

const readValue = ({ stringValue, intValue, doubleValue, boolValue }: OtlpValue) =>
  stringValue ?? (intValue === undefined ? undefined : Number(intValue)) ?? doubleValue ?? boolValue;

const readAttributes = ({ attributes }: OtlpAttributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, readValue(value)]));

const readSpan = (span: OtlpSpan, resource: OtlpAttributes): ReceivedSpan => ({
  service: readAttributes(resource)['service.name'],
  traceId: span.traceId,
  id: span.spanId,
  parentId: span.parentSpanId || undefined,
  name: span.name,
  kind: KINDS[span.kind],
  isError: span.status?.code === ERROR,
  attributes: readAttributes(span),
});

/** Points of a metric by its name and labels. */
const readPoints = ({ sum, gauge, histogram }: OtlpMetric) => (sum ?? gauge ?? histogram)?.dataPoints ?? [];

/** Encodings that a collector takes. */
export const PROTOCOLS = ['http/protobuf', 'http/json'] as const;

/** The encoding that a process uses by default. */
const DEFAULT = 'http/protobuf';

const TYPES = { 'http/protobuf': 'application/x-protobuf', 'http/json': 'application/json' } as const;

/** Starts a collector on a free port. It refuses other encodings. */
export const startCollector = async (protocol: (typeof PROTOCOLS)[number] = 'http/json') => {
  const bodies: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const spans: ReceivedSpan[] = [];
  let metrics: OtlpMetric[] = [];
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await Array.fromAsync(request));
    bodies.push(bytes.toString());
    headers.push(request.headers);
    if (request.headers['content-type'] !== TYPES[protocol]) return response.writeHead(415).end();
    const body = protocol === 'http/json' ? JSON.parse(bytes.toString()) : decodeProtobuf(request.url ?? '', bytes);
    for (const { resource, scopeSpans } of body.resourceSpans ?? [])
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span: OtlpSpan) => readSpan(span, resource)));
    for (const { scopeMetrics } of body.resourceMetrics ?? [])
      metrics = scopeMetrics.flatMap((scope: { metrics: OtlpMetric[] }) => scope.metrics);
    response.writeHead(200, { 'content-type': TYPES[protocol] }).end(protocol === 'http/json' ? '{}' : undefined);
  });
  const { url, close } = await listen(server);
  return {
    /** Settings of a process that sends to this collector. */
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      ...(protocol !== DEFAULT && { OTEL_EXPORTER_OTLP_PROTOCOL: protocol }),
    },
    spans,
    /** All that was received, as text. */
    received: () => bodies.join('\n'),
    headers,
    metric: (name: string) => metrics.find((metric) => metric.name === name),
    /** The point of a metric with these labels, in the last export. */
    point: (name: string, labels: object) =>
      metrics
        .filter((metric) => metric.name === name)
        .flatMap(readPoints)
        .find((point) => JSON.stringify(readAttributes(point)) === JSON.stringify(labels)),
    [Symbol.asyncDispose]: close,
  };
};
