import { alert } from '../../contract/monitoring/alert.ts';
import type { JsonObject } from '../answer.ts';
import type { Context } from '../context.ts';
import { badInput, OperationError } from '../errors.ts';
import { countIn, type GroupedStatistics, statisticsUnder } from '../statistics.ts';
import { type Bucket, bucketsBetween, dateFormatOf } from './buckets.ts';
import type { AlertFilter, AlertInterval } from './generated.ts';
import { alerts } from './resources.ts';

/** Arguments of `alertHistogram`. */
interface HistogramArguments {
  readonly from: string;
  readonly to: string;
  readonly interval: AlertInterval;
  readonly filter?: AlertFilter | null;
}

/** A stretch of time, with counts that are fetched when they are asked for: those of all stretches together. */
export interface AlertBucketRow {
  readonly start: string;
  /** Alerts that were opened in it. */
  opened(): Promise<number>;
  /** Alerts that ended in it. */
  resolved(): Promise<number>;
}

const MAX_BUCKETS = 1_000;

/**
 * Counts the alerts under a parent by time: at most one `monitoring.alert.stat` by opening and one by end, for all parents
 * of a level.
 *
 * @param member by which alerts name the parent, e.g. `project_id`
 * @throws {OperationError} BAD_USER_INPUT where `from` is after `to`, or for more than 1,000 buckets
 */
export const alertHistogramUnder = (
  context: Context,
  member: string | null,
  parent: string,
  args: HistogramArguments,
): AlertBucketRow[] => {
  const { from, to, interval } = args;
  if (from > to) throw badInput(alert.stat.id, '`from` must not be after `to`.', ['from']);
  const buckets = bucketsBetween(from, to, interval, MAX_BUCKETS + 1);
  if (buckets.length > MAX_BUCKETS)
    throw badInput(alert.stat.id, `There are more than ${MAX_BUCKETS} buckets: take a longer interval.`, ['interval']);
  const count = counter(context, { member, parent, args });
  const [opened, resolved] = [count('createdAt'), count('resolvedAt')];
  return buckets.map(({ start, label }) => ({ start, opened: () => opened(label), resolved: () => resolved(label) }));
};

/** Counts all alerts that the caller may see; as `alertHistogramUnder`. */
export const alertHistogram = (context: Context, args: HistogramArguments): AlertBucketRow[] =>
  alertHistogramUnder(context, null, '', args);

/** Which times of an alert are counted, and their members on the wire. */
const times = { createdAt: 'created_at', resolvedAt: 'resolved_at' } as const;

interface Histogram {
  readonly member: string | null;
  readonly parent: string;
  readonly args: HistogramArguments;
}

/** Counts by label of a bucket, asked for once when the first is read. */
const counter =
  (context: Context, { member, parent, args: { from, to, interval, filter } }: Histogram) =>
  (time: keyof typeof times) => {
    const within = { ...filter, [time]: [filter?.[time] ?? [], { gte: from, lt: to }].flat() };
    const scope = { resource: alerts, member, filter: within };
    let counts: Promise<ReadonlyMap<Bucket['label'], number>> | undefined;
    return async (label: string): Promise<number> => {
      counts ??= statisticsUnder(context, scope, parent, countsBy(times[time], interval)).then(countsByLabel);
      return (await counts).get(label) ?? 0;
    };
  };

const countsBy = (key: string, interval: AlertInterval): GroupedStatistics => ({
  keys: [{ key, name: 'time', date_format: dateFormatOf(interval) }],
  fields: [{ name: 'count', operator: 'count' }],
});

const countsByLabel = (rows: readonly JsonObject[]): ReadonlyMap<string, number> =>
  new Map(
    rows.map((row) => {
      if (typeof row.time !== 'string')
        throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: alert.stat.id });
      return [row.time, countIn(row, 'count', alerts)];
    }),
  );
