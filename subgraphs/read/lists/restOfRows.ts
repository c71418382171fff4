/** The rest of lists under many parents that have more rows than one answer may have, where most of them are needed. */
import pLimit from 'p-limit';
import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS, ROWS_PER_CALL } from '../../wire/limits.ts';
import { groupByParent } from './groupByParent.ts';
import { MAX_CONCURRENT_CALLS } from './separateLists.ts';
import { fetchSharedRows, type RunningFetch, type SharedRows, splitByAnswered } from './sharedRows.ts';
import type { ListNeed } from './slices.ts';

/**
 * Adds the rest of the rows under all parents to the first thousand, if the lists that lack rows would take more by calls of their
 * own, which fetch the rows that they have again.
 *
 * @returns the first rows alone if the list has changed meanwhile
 * @throws {OperationError} of a call
 */
export const addRestOfRows = async <Row extends AnyRow>(
  list: RunningFetch<Row>,
  first: SharedRows<Row>,
): Promise<SharedRows<Row>> => {
  if (first.rows.length < MAX_ROWS || !(estimateRest(first) <= estimateOwnCalls(list.needs, first))) return first;
  const { request, member, needs } = list;
  const { total } = first;
  const places = Array.from({ length: Math.ceil(total / MAX_ROWS) - 1 }, (_, at) => (at + 1) * MAX_ROWS);
  const pageAfter = (passed: number) => fetchSharedRows(list, Math.min(total - passed, MAX_ROWS), passed);
  const rest = await pLimit(MAX_CONCURRENT_CALLS).map(places, pageAfter);
  const rows = [first, ...rest].flatMap((part) => part.rows);
  // After rows were added, removed or moved, the others have other positions: some occur twice, or are missing.
  if (new Set(rows.map((row) => row[request.resource.key])).size !== total) return first;
  return { rows, groups: groupByParent(rows, request.link ?? member, needs.keys()), total, isWhole: true };
};

/** Calls and rows as one number (ADR 0022); NaN where the number of records is unknown. */
const estimateRest = ({ rows: { length }, total }: SharedRows<unknown>) =>
  Math.ceil((total - length) / MAX_ROWS) * ROWS_PER_CALL + total - length;

/** If the lists go on as they began. */
const estimateOwnCalls = (needs: ReadonlyMap<string, ListNeed>, first: SharedRows<AnyRow>) => {
  let cost = 0;
  for (const [parent, { windows }] of splitByAnswered(needs, first).unanswered) {
    const most = Math.max(0, ...windows.map(({ count }) => count));
    const length = ((first.groups.get(parent)?.length ?? 0) * first.total) / first.rows.length;
    cost += ROWS_PER_CALL + Math.min(most, length);
  }
  return cost;
};
