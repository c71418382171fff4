import type { Context } from '../context.ts';
import { countIn, type GroupedStatistics } from '../read/groupedStatistics.ts';
import { type StatisticsScope, statisticsUnder } from '../read/statistics.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import type { AlertDimension, AlertGroupValueRow, Counted, GroupedAlerts } from './alertCountsRow.ts';
import type { Buckets } from './bucketCounts.ts';
import { keysOf, startReaders, valuesIn } from './dimensions.ts';
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
  const dimensions = [...new Set(groupBy)];
  startReaders(context, dimensions);
  const rows = await statisticsUnder(context, scope, parent, statisticsOf(keysOf(dimensions), buckets));
  const groups = groupRows(rows, await valuesIn(context, rows, dimensions))
    .map(({ values, same }) => ({ ...countedIn(same, buckets), values: asAsked(values, groupBy) }))
    .toSorted(byTotalDescending);
  const listed = dimensions.length === 0 ? [] : groups.slice(0, top ?? groups.length);
  const rest = groups.slice(listed.length);
  return {
    ...sumOf(groups, buckets),
    groups: listed,
    others: listed.length > 0 && rest.length > 0 ? sumOf(rest, buckets) : null,
  };
};

const statisticsOf = (keys: GroupedStatistics['keys'], buckets: Buckets | null): GroupedStatistics =>
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
const asAsked = (values: readonly AlertGroupValueRow[], groupBy: readonly AlertDimension[]) =>
  groupBy.flatMap((dimension) => values.filter((value) => value.dimension === dimension));

type Group = Pick<GroupedAlerts['groups'][number], 'total' | 'values'>;

/** Largest total first; equal ones by their values, unset ones first. */
export const byTotalDescending = (one: Group, other: Group): number => {
  if (one.total !== other.total) return other.total - one.total;
  const [left = '', right = ''] = [one, other].map(({ values }) => JSON.stringify(values.map(({ id }) => id ?? '')));
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
};
