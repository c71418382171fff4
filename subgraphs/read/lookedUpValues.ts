/** What lookups find (`filterLookups.ts`), and the filters that follow from it. */
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { RequestCache } from '../requestCache.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { MAX_ROWS } from '../wire/limits.ts';
import { splitIntoChunks } from './chunks.ts';
import { listAllRows } from './list.ts';

/** Most records that a lookup may find. */
const MAX_FOUND = 10_000;

/**
 * The values of a member of all records that meet a filter: 1,000 records with each call.
 *
 * @throws {OperationError} of the `list` operation; BAD_USER_INPUT for more than 10,000 records
 */
export const findValues = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  member: keyof Row & string,
  filter: object,
): Promise<unknown[]> =>
  foundValues.getOrCreate(context, `${resource.type} ${member} ${JSON.stringify(filter)}`, async () => {
    const rows = await listAllRows(context, resource, [...new Set([resource.key, member])], filter, MAX_FOUND);
    if (rows.length <= MAX_FOUND) return [...new Set(rows.map((row) => row[member]))];
    throw badInput(resource.list.id, `More than ${MAX_FOUND} records meet it. Add conditions.`, ['filter']);
  });

/** What the lookups of a request found, by type, member and filter. */
const foundValues = new RequestCache<string, Promise<unknown[]>>();

/** Alternatives that together say that a field has one of these values. */
export const createAlternatives = (field: string, values: readonly unknown[]): object[] =>
  splitIntoChunks(values, MAX_ROWS).map((some) => ({ [field]: { in: some } }));

/** A filter for rows that have one of these values. More than 1,000 are alternatives. */
export const filterByAnyOf = (field: string, values: readonly unknown[]): object => {
  const any = createAlternatives(field, values);
  return any.length > 1 ? { or: any } : (any[0] ?? { [field]: { in: [] } });
};

/** A filter for rows that have none of these values. */
export const filterByNoneOf = (field: string, values: readonly unknown[]): object =>
  values.length === 0 ? {} : { [field]: splitIntoChunks(values, MAX_ROWS).map((some) => ({ notIn: some })) };
