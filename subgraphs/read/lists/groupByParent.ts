import type { AnyRow } from '../../resourceType.ts';
import { readValueAt } from '../../wire/jsonObject.ts';
import type { ParentLink } from '../parentLink.ts';

/**
 * The rows of each parent, in their original order; empty for a parent that no row references.
 *
 * @param by the member by which rows reference their parent, or several as maintenance windows do: a dotted path; or
 *   the link by which they find it
 */
export const groupByParent = <Row extends AnyRow>(
  rows: readonly Row[],
  by: string | ParentLink,
  parents: Iterable<string>,
): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const parent of parents) groups.set(parent, []);
  const path = typeof by === 'string' ? by.split('.') : [];
  for (const row of rows) {
    const named = typeof by === 'string' ? readValueAt(row, path) : by.listParents(row);
    if (Array.isArray(named)) for (const parent of new Set(named)) groups.get(parent)?.push(row);
    else if (typeof named === 'string') groups.get(named)?.push(row);
  }
  return groups;
};
