import type { Context } from '../../context.ts';
import type { AnyRow, ResourceType } from '../../resourceType.ts';
import type { ListRequest } from './listRequest.ts';

/** Remembers the rows of a list for the request, where they are all records of the type that the caller may see. */
export const rememberWhole = <Row extends AnyRow>(
  { context, resource, args, member }: ListRequest<Row>,
  rows: readonly Row[],
  members: ReadonlySet<string>,
): void => {
  if (member === null && !args.filter && !args.keyword && !args.domainId && !args.request)
    resource.whole.set(context, '', { rows, members });
};

/**
 * All records of a type, the oldest first, from a list of the request that returned all of them.
 *
 * @param only members that are needed, dotted paths
 * @returns null where there is no such list, where it lacks members, or where its records do not tell which is older
 */
export const wholeListByAge = <Row extends AnyRow>(
  context: Context,
  { whole }: ResourceType<Row>,
  only: readonly string[],
): Row[] | null => {
  const known = whole.get(context, '');
  if (!known || !['created_at', ...only].every((path) => known.members.has(path.split('.', 1)[0] ?? ''))) return null;
  const ages = new Map(known.rows.map((row) => [Date.parse(String(row.created_at)), row]));
  if (ages.size < known.rows.length || ages.has(Number.NaN)) return null;
  return [...ages].toSorted(([one], [other]) => one - other).map(([, row]) => row);
};
