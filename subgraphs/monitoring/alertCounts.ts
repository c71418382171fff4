import { AlertSeverity, AlertState, AlertUrgency } from '../../contract/monitoring/alert.ts';
import type { Context } from '../context.ts';
import { countIn, type GroupedStatistics } from '../read/groupedStatistics.ts';
import type { ParentLink } from '../read/parentLink.ts';
import { statisticsUnder } from '../read/statistics.ts';
import type { JsonObject } from '../upstream/jsonObject.ts';
import type { AlertCounts, AlertFilter } from './generated.ts';
import { alerts } from './resources.ts';

/** Arguments of the field `alertCounts`. */
interface AlertCountsArguments {
  readonly filter?: AlertFilter | null;
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
const fieldName = (member: string, value: string) => `${member}_${value}`;

/** One row per parent, with one count per value. */
const countsByValue: GroupedStatistics = {
  keys: [],
  fields: [
    { name: TOTAL, operator: 'count' },
    ...Object.entries(countedMembers).flatMap(([member, values]) =>
      values.map((value) => ({
        name: fieldName(member, value),
        operator: 'count',
        conditions: [{ key: member, value, operator: 'eq' as const }],
      })),
    ),
  ],
};

/**
 * Counts the alerts of a parent. All parents of one field share one `monitoring.alert.stat`.
 *
 * @param member the member of alerts that references the parent, e.g. `project_id`; null for all alerts
 * @param link where no member references it: how alerts find it
 * @throws {OperationError} of the operation
 */
export const alertCountsUnder = async (
  context: Context,
  member: string | null,
  parent: string,
  { filter }: AlertCountsArguments,
  link?: ParentLink,
): Promise<AlertCounts> => {
  const [row] = await statisticsUnder(
    context,
    { resource: alerts, member, filter: filter ?? null, link },
    parent,
    countsByValue,
  );
  return countsIn(row);
};

/** Counts all alerts that the caller may see; otherwise as `alertCountsUnder`. */
export const alertCounts = (context: Context, args: AlertCountsArguments): Promise<AlertCounts> =>
  alertCountsUnder(context, null, '', args);

const countsIn = (row: JsonObject | undefined): AlertCounts => {
  const countOf = (name: string) => (row === undefined ? 0 : countIn(row, name, alerts));
  const total = countOf(TOTAL);
  const countsOf = <Name extends CountedMember>(member: Name) => {
    const known = countedMembers[member].map((value: (typeof countedMembers)[Name][number]) => ({
      value,
      count: countOf(fieldName(member, value)),
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
