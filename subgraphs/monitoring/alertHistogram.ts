import { alert } from '../../contract/monitoring/alert.ts';
import type { Context } from '../context.ts';
import { loadStatisticsUnder, type StatisticsScope } from '../read/statistics.ts';
import { RequestCache } from '../requestCache.ts';
import { checkTimeZone } from '../wire/timeZone.ts';
import type { AlertBucketRow } from './alertBucket.ts';
import { type BucketCounts, divideIntoBuckets, type TimeBuckets } from './bucketCounts.ts';
import type { AlertFilter, AlertInterval } from './generated.ts';
import { alerts } from './resources.ts';

/** Arguments of the field `createAlertHistogram`. */
interface HistogramArguments {
  readonly from: string;
  readonly to: string;
  readonly interval: AlertInterval;
  readonly timeZone?: string | null;
  readonly filter?: AlertFilter | null;
  readonly keyword?: string | null;
}

/**
 * Counts the alerts of a parent by time. All parents of one field share one `monitoring.alert.stat` by time of creation and
 * one by time of resolution; each is sent only when selected.
 *
 * @param member the member of alerts that references the parent, e.g. `project_id`; null for all alerts
 * @param link where no member references it: how alerts find it
 * @throws {OperationError} BAD_USER_INPUT where `from` is after `to`, for an unknown time zone, or for more than 1,000 buckets
 */
export const createAlertHistogramUnder = (
  context: Context,
  under: HistogramScope,
  parent: string,
  args: HistogramArguments,
): AlertBucketRow[] => {
  const { starts, counts } = getBuckets(context, args);
  const countsOf = createCountReader(context, { under, parent, args, counts });
  const [opened, resolved] = [countsOf('createdAt'), countsOf('resolvedAt')];
  return starts.map((start) => ({
    start: new Date(start).toISOString(),
    opened: () => opened(start),
    resolved: () => resolved(start),
  }));
};

/** Counts all alerts that the caller may see; otherwise as `createAlertHistogramUnder`. */
export const createAlertHistogram = (context: Context, args: HistogramArguments): AlertBucketRow[] =>
  createAlertHistogramUnder(context, { member: null }, '', args);

/** The times by which alerts are counted: the name in the filter, and the member on the wire. */
const timeMembers = { createdAt: 'created_at', resolvedAt: 'resolved_at' } as const;

/** Buckets by arguments: all parents of a field have the same. */
const bucketCache = new RequestCache<string, TimeBuckets>();

const getBuckets = (context: Context, { from, to, interval, timeZone }: HistogramArguments): TimeBuckets =>
  bucketCache.getOrCreate(context, JSON.stringify([from, to, interval, timeZone]), () => {
    const zone = checkTimeZone(timeZone ?? 'UTC', alert.stat.id, ['timeZone']);
    return divideIntoBuckets({ from, to, interval, timeZone: zone }, 'interval');
  });

type HistogramScope = Pick<StatisticsScope, 'member' | 'link'>;

interface HistogramRequest {
  readonly under: HistogramScope;
  readonly parent: string;
  readonly args: HistogramArguments;
  readonly counts: BucketCounts;
}

/** Returns a function that reads the count of a bucket by its start. The first read fetches the counts of all buckets. */
const createCountReader =
  (context: Context, { under, parent, args: { from, to, filter, keyword }, counts }: HistogramRequest) =>
  (time: keyof typeof timeMembers) => {
    const filterInRange = { ...filter, [time]: [filter?.[time] ?? [], { gte: from, lt: to }].flat() };
    const scope = { resource: alerts, ...under, filter: filterInRange, keyword };
    let found: Promise<ReadonlyMap<number, number>> | undefined;
    return async (start: number): Promise<number> => {
      found ??= loadStatisticsUnder(context, scope, parent, counts.statisticsBy(timeMembers[time])).then(counts.sumsIn);
      return (await found).get(start) ?? 0;
    };
  };
