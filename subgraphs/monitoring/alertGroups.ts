import type { Context } from '../context.ts';
import { type GroupedStatistics, readCount } from '../read/groupedStatistics.ts';
import { loadStatisticsUnder, type StatisticsScope } from '../read/statistics.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import type { AlertCountSeries, AlertDimension, AlertGroupValueRow, GroupedAlerts } from './alertCountsRow.ts';
import type { TimeBuckets } from './bucketCounts.ts';
import { listStatisticsKeys, readDimensionValues, startReaders } from './dimensions.ts';
import { alerts } from './resources.ts';

/** How alerts are grouped. */
export interface AlertGrouping {
  readonly groupBy: readonly AlertDimension[];
  /** The number of largest groups to return; null for all. */
  readonly top: number | null;
  /** Null where alerts are not counted over time. */
  readonly buckets: TimeBuckets | null;
}

/**
 * Counts the alerts of a parent by dimensions and over time. All parents of one field share one `monitoring.alert.stat`.
 *
 * @throws {OperationError} of the operation
 */
export const loadGroupedAlertsUnder = async (
  context: Context,
  scope: StatisticsScope,
  parent: string,
  { groupBy, top, buckets }: AlertGrouping,
): Promise<GroupedAlerts> => {
  const dimensions = [...new Set(groupBy)];
  startReaders(context, dimensions);
  const rows = await loadStatisticsUnder(
    context,
    scope,
    parent,
    createGroupStatistics(listStatisticsKeys(dimensions), buckets),
  );
  const groups = groupRows(rows, await readDimensionValues(context, rows, dimensions))
    .map(({ values, same }) => ({ ...readCountSeries(same, buckets), values: repeatAsRequested(values, groupBy) }))
    .toSorted(byTotalDescending);
  const listed = dimensions.length === 0 ? [] : groups.slice(0, top ?? groups.length);
  const rest = groups.slice(listed.length);
  return {
    ...sumCountSeries(groups, buckets),
    groups: listed,
    others: listed.length > 0 && rest.length > 0 ? sumCountSeries(rest, buckets) : null,
  };
};

const createGroupStatistics = (keys: GroupedStatistics['keys'], buckets: TimeBuckets | null): GroupedStatistics =>
  buckets?.counts.statisticsBy('created_at', keys) ?? { keys, fields: [{ name: 'count', operator: 'count' }] };

/** The rows with the same values. */
const groupRows = (rows: readonly JsonObject[], values: readonly (readonly AlertGroupValueRow[])[]) => {
  const groups = new Map<string, { readonly values: readonly AlertGroupValueRow[]; readonly same: JsonObject[] }>();
  for (const [at, row] of rows.entries()) {
    const own = values[at] ?? [];
    const key = JSON.stringify(own.map(({ id }) => id));
    const known = groups.get(key);
    if (known) known.same.push(row);
    else groups.set(key, { values: own, same: [row] });
  }
  return [...groups.values()];
};

/** The counts in the rows of one group. */
const readCountSeries = (rows: readonly JsonObject[], buckets: TimeBuckets | null): AlertCountSeries => {
  if (buckets === null) return { total: sumNumbers(rows.map((row) => readCount(row, 'count', alerts))), points: [] };
  const counts = buckets.counts.sumsIn(rows);
  return {
    total: sumNumbers([...counts.values()]),
    points: buckets.starts.map((start) => ({ start: new Date(start).toISOString(), count: counts.get(start) ?? 0 })),
  };
};

const sumCountSeries = (groups: readonly AlertCountSeries[], buckets: TimeBuckets | null): AlertCountSeries => ({
  total: sumNumbers(groups.map(({ total }) => total)),
  points: (buckets?.starts ?? []).map((start, at) => ({
    start: new Date(start).toISOString(),
    count: sumNumbers(groups.map(({ points }) => points[at]?.count ?? 0)),
  })),
});

const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A dimension that the query names twice has two values. */
const repeatAsRequested = (values: readonly AlertGroupValueRow[], groupBy: readonly AlertDimension[]) =>
  groupBy.flatMap((dimension) => values.filter((value) => value.dimension === dimension));

type RankedGroup = Pick<GroupedAlerts['groups'][number], 'total' | 'values'>;

/** Largest total first; equal ones by their values, unset ones first. */
export const byTotalDescending = (one: RankedGroup, other: RankedGroup): number => {
  if (one.total !== other.total) return other.total - one.total;
  const [left = '', right = ''] = [one, other].map(({ values }) => JSON.stringify(values.map(({ id }) => id ?? '')));
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
};
