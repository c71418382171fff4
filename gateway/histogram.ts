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
interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /** Number of observations per bucket, not cumulative. The last bucket is above all bounds. */
  readonly counts: number[];
  sum: number;
}

/** Registers a histogram with our own buckets, because the library's hashes its labels on every observation. */
export function registerHistogram(registry: Registry, options: HistogramOptions): Observe {
  const series = new Map<string, Series>();
  registry.registerMetric(new CountedHistogram(options, series));
  const { bounds, labelNames } = options;
  return (value, ...labels) => {
    const key = labels.join(' ');
    const known = series.get(key) ?? add(series, key, labelsOf(labelNames, labels), bounds.length);
    let bucket = 0;
    while (value > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket++;
    known.counts[bucket] = (known.counts[bucket] ?? 0) + 1;
    known.sum += value;
  };
}

function labelsOf(names: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']).filter(([, value]) => value !== ''));
}

function add(series: Map<string, Series>, key: string, labels: Series['labels'], bounds: number): Series {
  const fresh = { labels, counts: new Array<number>(bounds + 1).fill(0), sum: 0 };
  series.set(key, fresh);
  return fresh;
}

/** A histogram that is filled from the counts when it is read. */
class CountedHistogram extends Histogram<string> {
  readonly #options: HistogramOptions;
  readonly #series: ReadonlyMap<string, Series>;

  constructor(options: HistogramOptions, series: ReadonlyMap<string, Series>) {
    const { name, help, labelNames } = options;
    super({ name, help, labelNames, registers: [] });
    this.#options = options;
    this.#series = series;
  }

  /** The registry calls this to print text, and `get` calls it for other formats. */
  async getForPromString() {
    const { name, help } = this.#options;
    const values = [...this.#series.values()].flatMap((one) => valuesOf(one, this.#options));
    return { name, help, type: 'histogram', values };
  }
}

function valuesOf({ labels, counts, sum }: Series, { name, bounds }: HistogramOptions) {
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
}
