import type { Context } from '../context.ts';
import { countIn, type GroupedStatistics } from '../read/groupedStatistics.ts';
import { type StatisticsScope, statisticsUnder } from '../read/statistics.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import type { AlertDimension, AlertGroupValueRow, Counted, GroupedAlerts } from './alertCountsRow.ts';
import type { Buckets } from './bucketCounts.ts';
import { type Grouping, groupingBy, keysOf, valueIn } from './dimensions.ts';
import { alerts } from './resources.ts';

/** How alerts are grouped. */
export interface AlertGrouping {
  readonly groupBy: readonly AlertDimension[];
  /** The number of largest groups to return; null for all. */
  readonly top: number | null;
  /** Null where alerts are not counted over time. */
  readonly buckets: Buckets | null;
}

/**
 * Counts the alerts of a parent by dimensions and over time. All parents of one field share one `monitoring.alert.stat`.
 *
 * @throws {OperationError} of the operation
 */
export const groupedAlertsUnder = async (
  context: Context,
  scope: StatisticsScope,
  parent: string,
  { groupBy, top, buckets }: AlertGrouping,
): Promise<GroupedAlerts> => {
  const groupings = await Promise.all([...new Set(groupBy)].map((dimension) => groupingBy(context, dimension)));
  const rows = await statisticsUnder(context, scope, parent, statisticsOf(keysOf(groupings), buckets));
  const groups = [...Map.groupBy(rows, (row) => JSON.stringify(groupings.map((by) => valueIn(row, by).id))).values()]
    .map((same) => ({ ...countedIn(same, buckets), values: valuesIn(same[0] ?? {}, groupings, groupBy) }))
    .toSorted(byTotalDescending);
  const listed = groupings.length === 0 ? [] : groups.slice(0, top ?? groups.length);
  const rest = groups.slice(listed.length);
  return {
    ...sumOf(groups, buckets),
    groups: listed,
    others: listed.length > 0 && rest.length > 0 ? sumOf(rest, buckets) : null,
  };
};

const statisticsOf = (keys: GroupedStatistics['keys'], buckets: Buckets | null): GroupedStatistics =>
  buckets?.counts.statisticsBy('created_at', keys) ?? { keys, fields: [{ name: 'count', operator: 'count' }] };

/** The counts in the rows of one group. */
const countedIn = (rows: readonly JsonObject[], buckets: Buckets | null): Counted => {
  if (buckets === null) return { total: sum(rows.map((row) => countIn(row, 'count', alerts))), points: [] };
  const counts = buckets.counts.sumsIn(rows);
  return {
    total: sum([...counts.values()]),
    points: buckets.starts.map((start) => ({ start: new Date(start).toISOString(), count: counts.get(start) ?? 0 })),
  };
};

const sumOf = (groups: readonly Counted[], buckets: Buckets | null): Counted => ({
  total: sum(groups.map(({ total }) => total)),
  points: (buckets?.starts ?? []).map((start, at) => ({
    start: new Date(start).toISOString(),
    count: sum(groups.map(({ points }) => points[at]?.count ?? 0)),
  })),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A dimension that the query names twice has two values. */
const valuesIn = (row: JsonObject, groupings: readonly Grouping[], groupBy: readonly AlertDimension[]) =>
  groupBy.flatMap((dimension) =>
    groupings.filter((by) => by.dimension === dimension).map((by): AlertGroupValueRow => valueIn(row, by)),
  );

type Group = GroupedAlerts['groups'][number];

/** Largest total first; equal ones by their values, unset ones first. */
const byTotalDescending = (one: Group, other: Group): number => {
  if (one.total !== other.total) return other.total - one.total;
  const [left = '', right = ''] = [one, other].map(({ values }) => JSON.stringify(values.map(({ id }) => id ?? '')));
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
};
