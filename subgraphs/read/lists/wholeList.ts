import type { Context } from '../../context.ts';
import type { AnyRow, ResourceType } from '../../resourceType.ts';
import { readValuesAt } from '../valuesAt.ts';
import type { RequestedList } from './listRequest.ts';

/** Remembers the rows of a list for the request, where they are all records of the type that the caller may see. */
export const rememberWholeList = <Row extends AnyRow>(
  { context, resource, args, member }: RequestedList<Row>,
  rows: readonly Row[],
  members: ReadonlySet<string>,
): void => {
  if (member === null && !args.filter && !args.keyword && !args.domainId && !args.request)
    resource.whole.set(context, '', { rows, members });
};

/**
 * All records of a type in any order, from a list of the request that returned all of them.
 *
 * @param only members that are needed
 * @returns null where there is no such list, or where it lacks members
 */
export const findWholeList = <Row extends AnyRow>(
  context: Context,
  { whole }: ResourceType<Row>,
  only: readonly string[],
): readonly Row[] | null => {
  const known = whole.get(context, '');
  return known && only.every((member) => known.members.has(member)) ? known.rows : null;
};

/**
 * All records of a type, the oldest first, from a list of the request that returned all of them.
 *
 * @param only members that are needed, dotted paths
 * @returns null where there is no such list, where it lacks members, or where its records do not show which one is the oldest
 *   with a value of a member
 */
export const findWholeListByAge = <Row extends AnyRow>(
  context: Context,
  { whole }: ResourceType<Row>,
  only: readonly string[],
): Row[] | null => {
  const known = whole.get(context, '');
  if (!known || !['created_at', ...only].every((path) => known.members.has(path.split('.', 1)[0] ?? ''))) return null;
  const rows = known.rows.toSorted((one, other) => readCreatedAt(one) - readCreatedAt(other));
  return rows.every((row) => !Number.isNaN(readCreatedAt(row))) && hasUniqueOldest(rows, only) ? rows : null;
};

const readCreatedAt = ({ created_at }: AnyRow) => Date.parse(String(created_at));

/** Whether only one of the rows with a value at a path is the oldest: only upstream knows the order of rows of one time. */
const hasUniqueOldest = (rows: readonly AnyRow[], paths: readonly string[]): boolean =>
  paths.every((path) => {
    const oldest = new Map<unknown, number>();
    return rows.every((row) => {
      const values = new Set(readValuesAt(row, path).flat());
      const isAlone = [...values].every((value) => oldest.get(value) !== readCreatedAt(row));
      for (const value of values) if (!oldest.has(value)) oldest.set(value, readCreatedAt(row));
      return isAlone;
    });
  });
