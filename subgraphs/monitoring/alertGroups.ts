import type { Context } from '../context.ts';
import { countIn, type GroupedStatistics } from '../read/groupedStatistics.ts';
import { referenceTo } from '../read/reference.ts';
import { type StatisticsScope, statisticsUnder } from '../read/statistics.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import {
  type AlertDimension,
  type AlertGroupValueRow,
  type Counted,
  type GroupedAlerts,
  members,
} from './alertCountsRow.ts';
import type { Buckets } from './bucketCounts.ts';
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
  grouping: AlertGrouping,
): Promise<GroupedAlerts> => {
  const dimensions = [...new Set(grouping.groupBy)];
  const rows = await statisticsUnder(context, scope, parent, statisticsOf(dimensions, grouping.buckets));
  const groups = [...Map.groupBy(rows, (row) => JSON.stringify(dimensions.map((dimension) => row[dimension]))).values()]
    .map((same) => ({ ...countedIn(same, grouping.buckets), values: valuesIn(same[0] ?? {}, grouping.groupBy) }))
    .toSorted(byTotalDescending);
  const listed = dimensions.length === 0 ? [] : groups.slice(0, grouping.top ?? groups.length);
  const rest = groups.slice(listed.length);
  return {
    ...sumOf(groups, grouping),
    groups: listed,
    others: listed.length > 0 && rest.length > 0 ? sumOf(rest, grouping) : null,
  };
};

const statisticsOf = (dimensions: readonly AlertDimension[], buckets: Buckets | null): GroupedStatistics => {
  const keys = dimensions.map((dimension) => ({ key: members[dimension], name: dimension }));
  return buckets?.counts.statisticsBy('created_at', keys) ?? { keys, fields: [{ name: 'count', operator: 'count' }] };
};

/** The counts in the rows of one group. */
const countedIn = (rows: readonly JsonObject[], buckets: Buckets | null): Counted => {
  if (buckets === null) return { total: sum(rows.map((row) => countIn(row, 'count', alerts))), points: [] };
  const counts = buckets.counts.sumsIn(rows);
  return {
    total: sum([...counts.values()]),
    points: buckets.starts.map((start) => ({ start: new Date(start).toISOString(), count: counts.get(start) ?? 0 })),
  };
};

const sumOf = (groups: readonly Counted[], { buckets }: AlertGrouping): Counted => ({
  total: sum(groups.map(({ total }) => total)),
  points: (buckets?.starts ?? []).map((start, at) => ({
    start: new Date(start).toISOString(),
    count: sum(groups.map(({ points }) => points[at]?.count ?? 0)),
  })),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A value is not set where it is null, an empty string or `*` on the wire (semantics 0.2.2). */
const valuesIn = (row: JsonObject, groupBy: readonly AlertDimension[]): AlertGroupValueRow[] =>
  groupBy.map((dimension) => {
    const value = row[dimension];
    return { dimension, id: typeof value === 'string' ? (referenceTo(value)?.id ?? null) : null };
  });

type Group = GroupedAlerts['groups'][number];

/** Largest total first; equal ones by their values, unset ones first. */
const byTotalDescending = (one: Group, other: Group): number => {
  if (one.total !== other.total) return other.total - one.total;
  const [left = '', right = ''] = [one, other].map(({ values }) => JSON.stringify(values.map(({ id }) => id ?? '')));
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
};
