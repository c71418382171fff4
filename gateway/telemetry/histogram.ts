import { Histogram, type Registry } from 'prom-client';

export interface HistogramOptions {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Upper bounds of the buckets, in ascending order. */
  readonly bounds: readonly number[];
}

/** Records a value with the values of the labels, in the order of their names. Empty values are left out. */
export type Observe = (value: number, ...labels: readonly string[]) => void;

/** Observations with the same labels. */
interface HistogramSeries {
  readonly labels: Readonly<Record<string, string>>;
  /** Number of observations per bucket, not cumulative. The last bucket is above all bounds. */
  readonly counts: number[];
  sum: number;
}

/** Registers a histogram with our own buckets, because the library's hashes its labels on every observation. */
export const registerHistogram = (registry: Registry, options: HistogramOptions): Observe => {
  const { bounds, labelNames } = options;
  const series: HistogramSeries[] = [];
  registry.registerMetric(new CountedHistogram(options, series));
  const add = (labels: readonly string[]) => {
    const fresh = { labels: toLabels(labelNames, labels), counts: new Array(bounds.length + 1).fill(0), sum: 0 };
    series.push(fresh);
    return fresh;
  };
  const root: SeriesBranch = { branches: new Map(), series: undefined };
  return (value, ...labels) => {
    let branch = root;
    for (const label of labels) branch = getBranch(branch, label);
    branch.series ??= add(labels);
    const known = branch.series;
    let bucket = 0;
    while (value > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket++;
    known.counts[bucket] = (known.counts[bucket] ?? 0) + 1;
    known.sum += value;
  };
};

const toLabels = (names: readonly string[], values: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']).filter(([, value]) => value !== ''));

/** Series by the first labels. A key of all labels would be built and hashed on every observation. */
interface SeriesBranch {
  readonly branches: Map<string, SeriesBranch>;
  series: HistogramSeries | undefined;
}

const getBranch = ({ branches }: SeriesBranch, label: string): SeriesBranch => {
  const known = branches.get(label);
  if (known !== undefined) return known;
  const fresh = { branches: new Map(), series: undefined };
  branches.set(label, fresh);
  return fresh;
};

/** A histogram that is filled from the counts when it is read. */
class CountedHistogram extends Histogram<string> {
  readonly #options: HistogramOptions;
  readonly #series: readonly HistogramSeries[];

  constructor(options: HistogramOptions, series: readonly HistogramSeries[]) {
    const { name, help, labelNames } = options;
    super({ name, help, labelNames, registers: [] });
    this.#options = options;
    this.#series = series;
  }

  /** The registry calls this to print text, and `get` calls it for other formats. */
  async getForPromString() {
    const { name, help } = this.#options;
    const values = this.#series.flatMap((one) => toMetricValues(one, this.#options));
    return { name, help, type: 'histogram', values, aggregator: 'sum' };
  }
}

const toMetricValues = ({ labels, counts, sum }: HistogramSeries, { name, bounds }: HistogramOptions) => {
  let total = 0;
  const sharedLabels = {};
  const buckets = counts.map((count, at) => {
    total += count;
    return {
      metricName: `${name}_bucket`,
      labels: { ...labels, le: bounds[at] ?? '+Inf' },
      value: total,
      sharedLabels,
    };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum, sharedLabels },
    { metricName: `${name}_count`, labels, value: total, sharedLabels },
  ];
};
