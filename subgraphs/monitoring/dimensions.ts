import type { Context } from '../context.ts';
import type { GroupedStatistics } from '../read/groupedStatistics.ts';
import { referenceTo } from '../read/reference.ts';
import type { AnyRow } from '../resourceType.ts';
import { type AlertDimension, type AlertGroupValueRow, members } from './alertCountsRow.ts';
import { serviceLinks } from './serviceLinks.ts';

/** How alerts are grouped by a dimension. */
export interface Grouping {
  readonly dimension: AlertDimension;
  /** Members of alerts that determine the value. */
  readonly members: readonly string[];
  /** The value of an alert with these members. */
  readValue(alert: AnyRow): unknown;
}

/**
 * Finds out how alerts are grouped by a dimension.
 *
 * @throws {OperationError} of the lists of the records that say what alerts belong to
 */
export const groupingBy = async (context: Context, dimension: AlertDimension): Promise<Grouping> => {
  const member = members[dimension];
  if (member !== null) return { dimension, members: [member], readValue: (alert) => alert[member] };
  const links = await serviceLinks(context);
  return { dimension, members: links.members, readValue: (alert) => links.serviceOf(alert) };
};

/** Names of keys begin like this, since keys of parents have the names of members. */
const KEY = 'by_';

/** The keys that statistics are grouped by. */
export const keysOf = (groupings: readonly Grouping[]): GroupedStatistics['keys'] =>
  [...new Set(groupings.flatMap((one) => one.members))].map((key) => ({ key, name: `${KEY}${key}` }));

/** The value of a row of these statistics. It is not set where it is null, an empty string or `*` on the wire (semantics 0.2.2). */
export const valueIn = (row: AnyRow, { dimension, members: own, readValue }: Grouping): AlertGroupValueRow => {
  const value = readValue(Object.fromEntries(own.map((member) => [member, row[`${KEY}${member}`]])));
  return { dimension, id: typeof value === 'string' ? (referenceTo(value)?.id ?? null) : null };
};
