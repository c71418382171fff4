import { alert } from '../../contract/monitoring/alert.ts';
import type { Context } from '../context.ts';
import { countIn, type GroupedStatistics } from '../read/groupedStatistics.ts';
import { statisticsUnder } from '../read/statistics.ts';
import { badInput, OperationError } from '../upstream/errors.ts';
import type { JsonObject } from '../upstream/jsonObject.ts';
import type { AlertBucketRow } from './alertBucket.ts';
import { type Bucket, bucketsBetween, dateFormatOf } from './buckets.ts';
import type { AlertFilter, AlertInterval } from './generated.ts';
import { alerts } from './resources.ts';

/** Arguments of the field `alertHistogram`. */
interface HistogramArguments {
  readonly from: string;
  readonly to: string;
  readonly interval: AlertInterval;
  readonly filter?: AlertFilter | null;
}

/** Maximum number of buckets in one histogram. */
const MAX_BUCKETS = 1_000;

/**
 * Counts the alerts of a parent by time. All parents of one field share one `monitoring.alert.stat` by time of creation and
 * one by time of resolution; each is sent only when selected.
 *
 * @param member the member of alerts that references the parent, e.g. `project_id`; null for all alerts
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
    throw badInput(alert.stat.id, `There are more than ${MAX_BUCKETS} buckets. Use a longer interval.`, ['interval']);
  const countsOf = countReader(context, { member, parent, args });
  const [opened, resolved] = [countsOf('createdAt'), countsOf('resolvedAt')];
  return buckets.map(({ start, label }) => ({ start, opened: () => opened(label), resolved: () => resolved(label) }));
};

/** Counts all alerts that the caller may see; otherwise as `alertHistogramUnder`. */
export const alertHistogram = (context: Context, args: HistogramArguments): AlertBucketRow[] =>
  alertHistogramUnder(context, null, '', args);

/** The times that alerts are counted by: the name in the filter, and the member on the wire. */
const timeMembers = { createdAt: 'created_at', resolvedAt: 'resolved_at' } as const;

interface HistogramRequest {
  readonly member: string | null;
  readonly parent: string;
  readonly args: HistogramArguments;
}

/** Returns a function that reads the count of a bucket by its label. The first read fetches the counts of all buckets. */
const countReader =
  (context: Context, { member, parent, args: { from, to, interval, filter } }: HistogramRequest) =>
  (time: keyof typeof timeMembers) => {
    const filterInRange = { ...filter, [time]: [filter?.[time] ?? [], { gte: from, lt: to }].flat() };
    const scope = { resource: alerts, member, filter: filterInRange };
    let counts: Promise<ReadonlyMap<Bucket['label'], number>> | undefined;
    return async (label: string): Promise<number> => {
      counts ??= statisticsUnder(context, scope, parent, statisticsBy(timeMembers[time], interval)).then(countsByLabel);
      return (await counts).get(label) ?? 0;
    };
  };

const statisticsBy = (key: string, interval: AlertInterval): GroupedStatistics => ({
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
