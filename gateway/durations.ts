import { Histogram, type Registry } from 'prom-client';

const NAME = 'http_server_request_duration_seconds';
const HELP = 'From the request line to the end of the answer, for /graphql.';
const LABELS = ['graphql_operation_type', 'graphql_outcome', 'http_response_status_code'] as const;

/** From an answer over loopback to the default deadline, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Observations with the same labels. */
interface Series {
  readonly labels: Record<(typeof LABELS)[number], string>;
  /** Number of observations per bucket, not cumulative. The last bucket is above all bounds. */
  readonly counts: number[];
  sum: number;
}

/** Records the duration of one request, in seconds. */
export type ObserveDuration = (type: string, outcome: string, status: number, seconds: number) => void;

/** Counts durations in our own buckets, because the library's histogram hashes its labels on every request. */
export function countDurations(registry: Registry): ObserveDuration {
  const series = new Map<string, Series>();
  registry.registerMetric(new Durations(series));
  return (type, outcome, status, seconds) => {
    const key = `${type} ${outcome} ${status}`;
    const known = series.get(key) ?? add(series, key, [type, outcome, String(status)]);
    let bucket = 0;
    while (seconds > (BOUNDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket++;
    known.counts[bucket] = (known.counts[bucket] ?? 0) + 1;
    known.sum += seconds;
  };
}

function add(series: Map<string, Series>, key: string, [type, outcome, status]: [string, string, string]): Series {
  const labels = { graphql_operation_type: type, graphql_outcome: outcome, http_response_status_code: status };
  const fresh = { labels, counts: new Array<number>(BOUNDS.length + 1).fill(0), sum: 0 };
  series.set(key, fresh);
  return fresh;
}

/** A histogram that is filled from the counts when it is read. */
class Durations extends Histogram<(typeof LABELS)[number]> {
  readonly #series: ReadonlyMap<string, Series>;

  constructor(series: ReadonlyMap<string, Series>) {
    super({ name: NAME, help: HELP, labelNames: LABELS, registers: [] });
    this.#series = series;
  }

  /** The registry calls this to print text, and `get` for other formats. */
  async getForPromString() {
    return { name: NAME, help: HELP, type: 'histogram', values: [...this.#series.values()].flatMap(valuesOf) };
  }
}

function valuesOf({ labels, counts, sum }: Series) {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return { metricName: `${NAME}_bucket`, labels: { ...labels, le: BOUNDS[at] ?? '+Inf' }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: total },
  ];
}
