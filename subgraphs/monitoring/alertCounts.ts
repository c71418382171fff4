import { AlertSeverity, AlertState, AlertUrgency, alert } from '../../contract/monitoring/alert.ts';
import type { Context } from '../context.ts';
import { type GroupedStatistics, readCount } from '../read/groupedStatistics.ts';
import { type SelectionInfo, selectsAny } from '../read/selection.ts';
import { loadStatisticsUnder, type StatisticsScope } from '../read/statistics.ts';
import { RequestCache } from '../requestCache.ts';
import { checkTop } from '../wire/checkTop.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import type { AlertCountsRow } from './alertCountsRow.ts';
import { type AlertGrouping, loadGroupedAlertsUnder } from './alertGroups.ts';
import { divideIntoBuckets } from './bucketCounts.ts';
import { type CreationRange, resolveCreationRange } from './creationRange.ts';
import type { AlertDimension } from './generated.ts';
import { alerts } from './resources.ts';

/** Arguments of the field `loadAlertCounts`. */
interface AlertCountsArguments extends CreationRange {
  readonly keyword?: string | null;
  readonly groupBy?: readonly AlertDimension[] | null;
  readonly top?: number | null;
}

/** The members that alerts are counted by, and their values in the order of the contract. */
const countedMembers = {
  state: AlertState.enum,
  urgency: AlertUrgency.enum,
  severity: AlertSeverity.enum,
} as const;

type CountedMember = keyof typeof countedMembers;

const TOTAL = 'total';
/** Name of the statistics field that counts one value. */
const formatCountName = (member: string, value: string) => `${member}_${value}`;

/** One row per parent, with one count per value. */
const countsByValue: GroupedStatistics = {
  keys: [],
  fields: [
    { name: TOTAL, operator: 'count' },
    ...Object.entries(countedMembers).flatMap(([member, values]) =>
      values.map((value) => ({
        name: formatCountName(member, value),
        operator: 'count',
        conditions: [{ key: member, value, operator: 'eq' as const }],
      })),
    ),
  ],
};

/**
 * Counts the alerts of a parent. All parents of one field share one `monitoring.alert.stat`, and another one where both groups and
 * counts by state, urgency or severity are selected.
 *
 * @param member the member of alerts that references the parent, e.g. `project_id`; null for all alerts
 * @param link where no member references it: how alerts find it
 * @throws {OperationError} of the operation; BAD_USER_INPUT whose path names the invalid argument
 */
export const loadAlertCountsUnder = async (
  context: Context,
  { member, link }: Pick<StatisticsScope, 'member' | 'link'>,
  parent: string,
  args: AlertCountsArguments,
  info: SelectionInfo,
): Promise<AlertCountsRow> => {
  const { grouping, filter } = toCountsRequest(context, args);
  const scope = { resource: alerts, member, link, filter, keyword: args.keyword };
  const isGrouped = grouping.groupBy.length > 0 || grouping.buckets !== null;
  const byValue = !isGrouped || selectsAny(info, 'AlertCounts', ['byState', 'byUrgency', 'bySeverity']);
  const [rows, grouped] = await Promise.all([
    byValue ? loadStatisticsUnder(context, scope, parent, countsByValue) : [],
    isGrouped ? loadGroupedAlertsUnder(context, scope, parent, grouping) : NOT_GROUPED,
  ]);
  return { ...readCounts(rows[0]), ...grouped };
};

/** Counts all alerts that the caller may see; otherwise as `loadAlertCountsUnder`. */
export const loadAlertCounts = (
  context: Context,
  args: AlertCountsArguments,
  info: SelectionInfo,
): Promise<AlertCountsRow> => loadAlertCountsUnder(context, { member: null }, '', args, info);

const NOT_GROUPED = { points: [], groups: [], others: null };

/** The alerts that a query counts, and how it groups them. */
interface CountsRequest {
  readonly grouping: AlertGrouping;
  /** The filter of the query and its range of time. */
  readonly filter: object | null;
}

/** Requests by arguments: all parents of a field have the same, also where its range ends with now. */
const requests = new RequestCache<string, CountsRequest>();

const toCountsRequest = (context: Context, args: AlertCountsArguments): CountsRequest =>
  requests.getOrCreate(context, JSON.stringify(args), () => {
    const groupBy = args.groupBy ?? [];
    const top = checkTop(args.top, groupBy, alert.stat.id);
    const { filter, divided } = resolveCreationRange(args, alert.stat.id);
    return { grouping: { groupBy, top, buckets: divided && divideIntoBuckets(divided, 'over') }, filter };
  });

const readCounts = (row: JsonObject | undefined) => {
  const countOf = (name: string) => (row === undefined ? 0 : readCount(row, name, alerts));
  const total = countOf(TOTAL);
  const countsOf = <Name extends CountedMember>(member: Name) => {
    const known = countedMembers[member].map((value: (typeof countedMembers)[Name][number]) => ({
      value,
      count: countOf(formatCountName(member, value)),
    }));
    const unknown = total - known.reduce((sum, { count }) => sum + count, 0);
    return unknown > 0 ? [...known, { value: 'UNKNOWN' as const, count: unknown }] : known;
  };
  return {
    total,
    byState: countsOf('state').map(({ value: state, count }) => ({ state, count })),
    byUrgency: countsOf('urgency').map(({ value: urgency, count }) => ({ urgency, count })),
    bySeverity: countsOf('severity').map(({ value: severity, count }) => ({ severity, count })),
  };
};
