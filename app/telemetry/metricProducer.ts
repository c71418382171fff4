import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricDescriptor,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type RegistryMetric = MetricObjectWithValues<MetricValue<string>>;
type Sample = MetricValue<string> | MetricValueWithName<string>;

/** When the values began to be counted, and when they were read. */
interface MetricPeriod {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Produces the metrics of a registry for OTLP, with the same names and values as in `/metrics`. */
export const createMetricProducer = (registry: Registry, resource: Resource): MetricProducer => {
  const startTime = hrTime(0);
  return {
    collect: async () => {
      const metrics = (await registry.getMetricsAsJSON()) as unknown as RegistryMetric[];
      const period = { startTime, endTime: hrTime() };
      const data = metrics.flatMap((metric) => toMetricData(metric, period));
      const scopeMetrics = [{ scope: { name: 'skein' }, metrics: data }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
};

const toMetricData = (metric: RegistryMetric, period: MetricPeriod): MetricData[] => {
  // The library declares the type as an enum, but it is its name.
  const type = metric.type as unknown as string;
  const shared = { descriptor: toDescriptor(metric), aggregationTemporality: AggregationTemporality.CUMULATIVE };
  if (metric.values.length === 0) return [];
  if (type === 'histogram')
    return [{ ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistograms(metric.values, period) }];
  const dataPoints = metric.values.map(({ labels, value }) => ({ ...period, attributes: labels as Labels, value }));
  if (type === 'gauge') return [{ ...shared, dataPointType: DataPointType.GAUGE, dataPoints }];
  if (type === 'counter') return [{ ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  return [];
};

const toDescriptor = ({ name, help }: RegistryMetric): MetricDescriptor => ({
  name,
  description: help,
  unit: findUnit(name),
  valueType: ValueType.DOUBLE,
});

/** The unit (UCUM), which names of metrics end in. */
const findUnit = (name: string): string => {
  const [, unit] = /_(seconds|bytes)(?:_total)?$/.exec(name) ?? [];
  return unit === undefined ? '' : unit === 'seconds' ? 's' : 'By';
};

type Labels = Readonly<Record<string, string | number>>;

/** The samples of one histogram with the same labels. */
interface LabelledHistogram {
  readonly labels: Labels;
  readonly boundaries: number[];
  /** Number of values at or below each boundary. */
  readonly cumulative: number[];
  sum: number;
  count: number;
}

const toHistograms = (samples: readonly Sample[], period: MetricPeriod): DataPoint<Histogram>[] => {
  const byLabels = new Map<string, LabelledHistogram>();
  for (const sample of samples) addSample(sample, byLabels);
  return [...byLabels.values()].map(({ labels, boundaries, cumulative, sum, count }) => {
    const counts = [...cumulative, count].map((upTo, at) => upTo - (cumulative[at - 1] ?? 0));
    return { ...period, attributes: labels, value: { buckets: { boundaries, counts }, sum, count } };
  });
};

const addSample = (sample: Sample, byLabels: Map<string, LabelledHistogram>): void => {
  const { le, ...labels } = sample.labels as Labels;
  const key = JSON.stringify(labels);
  const series = byLabels.get(key) ?? { labels, boundaries: [], cumulative: [], sum: 0, count: 0 };
  byLabels.set(key, series);
  const name = 'metricName' in sample ? (sample.metricName ?? '') : '';
  if (name.endsWith('_sum')) series.sum = sample.value;
  else if (name.endsWith('_count')) series.count = sample.value;
  else if (le !== undefined && le !== '+Inf') {
    series.boundaries.push(Number(le));
    series.cumulative.push(sample.value);
  }
};
