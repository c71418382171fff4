/** Numbers of records by the value of an enumeration, over all pages of a list. */
import { OperationError } from '../errors.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import { type GroupedStatistics, readCount } from './groupedStatistics.ts';
import type { RequestedList } from './lists/listRequest.ts';
import { getStatisticsLoader } from './lists/StatisticsLoader.ts';
import type { ValueCount } from './valueCount.ts';

/** Name of the field that counts all records, and that of the field that counts one value. */
const TOTAL = 'total';
const formatCountName = (value: string) => `is_${value}`;

/** One row with a count for each value: `totalCount` of the same list needs no other. */
const createCountStatistics = (member: string, values: readonly string[]): GroupedStatistics => ({
  keys: [],
  fields: [
    { name: TOTAL, operator: 'count' },
    ...values.map((value) => ({
      name: formatCountName(value),
      operator: 'count',
      conditions: [{ key: member, value, operator: 'eq' as const }],
    })),
  ],
});

/**
 * Counts the records of a list by the value of a member, in the order of the contract, including values without records. All parents
 * of a field share one `stat`.
 *
 * @throws {OperationError} of `stat`; NOT_IMPLEMENTED where the resource has none
 */
export const countByValue = async (
  list: RequestedList<AnyRow>,
  parent: string,
  member: string,
): Promise<readonly ValueCount[]> => {
  const { resource } = list;
  const values = readEnumValues(resource, member);
  const loader = getStatisticsLoader({ list, member: list.member, statistics: createCountStatistics(member, values) });
  if (loader === null) throw new OperationError('NOT_IMPLEMENTED', { operation: resource.list.id });
  const [row = NO_RECORDS] = await loader.load(parent);
  const countOf = (name: string) => (row === NO_RECORDS ? 0 : readCount(row, name, resource));
  const known = values.map((value) => ({ value, count: countOf(formatCountName(value)) }));
  const unknown = countOf(TOTAL) - known.reduce((sum, { count }) => sum + count, 0);
  return unknown > 0 ? [...known, { value: 'UNKNOWN', count: unknown }] : known;
};

/** The row of a parent without records. */
const NO_RECORDS: JsonObject = {};

const readEnumValues = ({ schemas }: ResourceType<AnyRow>, member: string): readonly string[] =>
  (schemas[member] as { readonly enum?: readonly string[] } | undefined)?.enum ?? [];
