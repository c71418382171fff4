import type { AnyRow } from '../../resourceType.ts';
import { addRestOfRows } from './restOfRows.ts';
import { isCounted } from './StatisticsLoader.ts';
import { fetchListsSeparately, type RowsByParent } from './separateLists.ts';
import { computeLimit, fetchSharedRows, type SharedListRequest, splitByAnswered } from './sharedRows.ts';
import { joinWindows, type ListNeed, needsLastRows } from './slices.ts';
import { chooseNextStrategy, type RememberedCall, recallStrategy, type SharedCall } from './strategy.ts';
import { countByParent, countByStatistics } from './totalsByParent.ts';
import { addLengths, fetchSeparatelyAndTally, fetchUnansweredLists } from './unansweredLists.ts';

/**
 * Fetches the needed parts of the lists under many parents, with few calls and few rows.
 *
 * Lengths alone are fetched with one `stat`. Rows are first fetched with one `list` for all parents: its rows have the
 * order of the whole list, so the rows of one parent are the first rows of that parent's list. This call requests twice
 * the rows that are needed, and `ROWS_PER_CALL` more for each call it may save. Most often it returns the whole list,
 * or enough for most parents. Where that is less, the rest of the rows follows (`restOfRows.ts`). The remaining parents are fetched together once more where that is likely to suffice;
 * parents with long lists are fetched by separate calls. If that was not the best way, another one is taken the next time
 * (`strategy.ts`).
 *
 * @returns the known part of each list; an error for a parent whose separate call failed
 * @throws {OperationError} of a call for all parents
 */
export const fetchRowsByParent = async <Row extends AnyRow>(
  list: SharedListRequest<Row>,
): Promise<RowsByParent<Row>> => {
  const { request, member, needs } = list;
  if (toArray(needs).every(({ windows }) => windows.length === 0))
    return countByParent(request, member, [...needs.keys()]);
  const limit = computeLimit(needs);
  if (limit === 0) return fetchListsSeparately(request, needs);
  const call = { request, parents: [...needs.keys()], limit };
  const remembered = recallStrategy(call);
  return remembered.strategy?.kind === 'separate'
    ? fetchSeparately(list, call, remembered)
    : fetchFromShared(list, call, remembered);
};

/** A call for each parent, after one for lengths where last rows are needed. */
const fetchSeparately = async <Row extends AnyRow>(
  list: SharedListRequest<Row>,
  call: SharedCall,
  { remember }: RememberedCall,
) => {
  const { request, member, needs } = list;
  const totals = toArray(needs).some(needsLastRows) ? await countByStatistics(request, member, call.parents) : null;
  const spent = { calls: totals === null ? 0 : 1, rows: 0, lengths: false };
  const found = await fetchSeparatelyAndTally({ ...list, spent }, addLengths(needs, totals ?? undefined));
  const total = toArray(found).reduce((sum, one) => sum + (one instanceof Error ? Number.NaN : one.total), 0);
  remember(chooseNextStrategy(call, { spent, total, separateCalls: spent.calls }));
  return found;
};

/** The first rows under all parents, or all of them, and what they lack. */
const fetchFromShared = async <Row extends AnyRow>(
  list: SharedListRequest<Row>,
  call: SharedCall,
  { strategy, remember }: RememberedCall,
): Promise<RowsByParent<Row>> => {
  const { request, member, needs } = list;
  const hasLengths = strategy?.kind === 'lengths' || isCounted(request);
  const spent = { calls: strategy?.kind === 'lengths' ? 1 : 0, rows: 0, lengths: false };
  // `fetchUnansweredLists` gets the result, or the error, from the loader of the statistics.
  if (strategy?.kind === 'lengths') countByStatistics(request, member, call.parents).catch(() => {});
  const fetching = { ...list, spent };
  const first = await fetchSharedRows(fetching, strategy?.kind === 'whole' ? strategy.rows : call.limit);
  const shared = await addRestOfRows(fetching, first);
  const { found, unanswered } = splitByAnswered(needs, shared);
  const left = { ...list, spent, needs: unanswered, hasLengths, foundBefore: found.size };
  const rows = unanswered.size === 0 ? found : new Map([...found, ...(await fetchUnansweredLists(left, shared))]);
  const outcome = { spent, total: shared.total, separateCalls: countSeparateCalls(needs) };
  if (strategy?.kind !== 'whole') remember(chooseNextStrategy(call, outcome));
  else if (!shared.isWhole || shared.total <= call.limit) remember(undefined);
  return rows;
};

/** Last rows have no position before lengths are known. */
const countSeparateCalls = (needs: ReadonlyMap<string, ListNeed>) =>
  toArray(needs).reduce((calls, { windows }) => calls + Math.max(joinWindows(windows).length, 1), 0) +
  (toArray(needs).some(needsLastRows) ? 1 : 0);

const toArray = <Value>(map: ReadonlyMap<string, Value>) => [...map.values()];
