import { AlertSeverity, AlertState, AlertUrgency } from '../../contract/monitoring/alert.ts';
import type { JsonObject } from '../answer.ts';
import type { Context } from '../context.ts';
import { countIn, type GroupedStatistics, statisticsUnder } from '../statistics.ts';
import type { AlertCounts, AlertFilter } from './generated.ts';
import { alerts } from './resources.ts';

/** Arguments of `alertCounts`. */
interface AlertCountsArguments {
  readonly filter?: AlertFilter | null;
}

/** Values by which alerts are counted, in the order of their enumerations. */
const counted = {
  state: AlertState.enum,
  urgency: AlertUrgency.enum,
  severity: AlertSeverity.enum,
} as const;

type Member = keyof typeof counted;

const TOTAL = 'total';
const nameOf = (member: string, value: string) => `${member}_${value}`;

/** One row for each parent: however many alerts there are, a count for each value. */
const countsByValue: GroupedStatistics = {
  keys: [],
  fields: [
    { name: TOTAL, operator: 'count' },
    ...Object.entries(counted).flatMap(([member, values]) =>
      values.map((value) => ({
        name: nameOf(member, value),
        operator: 'count',
        conditions: [{ key: member, value, operator: 'eq' as const }],
      })),
    ),
  ],
};

/**
 * Counts the alerts under a parent, for all parents of a level by one `monitoring.alert.stat`.
 *
 * @param member by which alerts name the parent, e.g. `project_id`
 * @throws {OperationError} of the operation
 */
export const alertCountsUnder = async (
  context: Context,
  member: string | null,
  parent: string,
  { filter }: AlertCountsArguments,
): Promise<AlertCounts> => {
  const [row] = await statisticsUnder(
    context,
    { resource: alerts, member, filter: filter ?? null },
    parent,
    countsByValue,
  );
  return countsIn(row);
};

/** Counts all alerts that the caller may see; as `alertCountsUnder`. */
export const alertCounts = (context: Context, args: AlertCountsArguments): Promise<AlertCounts> =>
  alertCountsUnder(context, null, '', args);

const countsIn = (row: JsonObject | undefined): AlertCounts => {
  const countOf = (name: string) => (row === undefined ? 0 : countIn(row, name, alerts));
  const total = countOf(TOTAL);
  const by = <Name extends Member>(member: Name) => {
    const known = counted[member].map((value: (typeof counted)[Name][number]) => ({
      value,
      count: countOf(nameOf(member, value)),
    }));
    const unknown = total - known.reduce((sum, { count }) => sum + count, 0);
    return unknown > 0 ? [...known, { value: 'UNKNOWN' as const, count: unknown }] : known;
  };
  return {
    total,
    byState: by('state').map(({ value: state, count }) => ({ state, count })),
    byUrgency: by('urgency').map(({ value: urgency, count }) => ({ urgency, count })),
    bySeverity: by('severity').map(({ value: severity, count }) => ({ severity, count })),
  };
};
