import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS, ROWS_PER_CALL } from '../../wire/limits.ts';
import { locateWindow } from '../page.ts';
import { fetchListsSeparately, type RowsByParent } from './separateLists.ts';
import { computeLimit, fetchSharedRows, type RunningFetch, type SharedRows, splitByAnswered } from './sharedRows.ts';
import { findEnd, type ListNeed, needsLastRows, needsLengths } from './slices.ts';
import { countByStatistics, type TotalsByParent } from './totalsByParent.ts';

/** Lists that the first rows did not answer. */
export interface UnansweredLists<Row extends AnyRow> extends RunningFetch<Row> {
  /** Whether lengths take no further call. */
  readonly hasLengths: boolean;
  /** Number of lists that the first rows answered. */
  readonly foundBefore: number;
}

/**
 * Answers the needs that the first call left.
 *
 * @throws {OperationError} of a call for several parents
 */
export const fetchUnansweredLists = async <Row extends AnyRow>(
  list: UnansweredLists<Row>,
  shared: SharedRows<Row>,
): Promise<RowsByParent<Row>> => {
  const { request, member, needs, foundBefore, hasLengths, spent } = list;
  const lengths = needsLengths(needs);
  // Of two lists, lengths and a call for the one that lacks rows are as many calls as one for each, and one more round.
  const isPair = needs.size === 2 && !hasLengths && ![...needs.values()].some(needsLastRows);
  if (needs.size === 1 || (lengths && isPair && lacksRows(needs, shared))) return fetchSeparatelyAndTally(list, needs);
  if (lengths) {
    const totals = await countByStatistics(request, member, [...needs.keys()]);
    if (!hasLengths) spent.calls += 1;
    spent.rows += totals?.size ?? 0;
    if (totals) return fetchMoreRowsByTotals(list, shared, totals);
  }
  // Where parents are mixed in the order, the rows sufficed for most parents, and the others have few rows. Otherwise
  // each has many.
  const limit = lengths ? MAX_ROWS : computeLimit(needs);
  const isPromising = lengths ? shared.total <= limit : needs.size > 2 && foundBefore >= needs.size;
  return isPromising ? fetchTogether(list, limit) : fetchSeparatelyAndTally(list, needs);
};

/** Whether the rows of a list do not suffice, whatever its length. */
const lacksRows = (needs: ReadonlyMap<string, ListNeed>, { groups }: SharedRows<AnyRow>) =>
  [...needs].some(([parent, need]) => (groups.get(parent)?.length ?? 0) < findEnd(need));

/** The same where list lengths are known: short lists are fetched together, long lists by separate calls for their pages. */
const fetchMoreRowsByTotals = async <Row extends AnyRow>(
  list: RunningFetch<Row>,
  shared: SharedRows<Row>,
  totals: TotalsByParent,
): Promise<RowsByParent<Row>> => {
  list.spent.lengths = true;
  const { found, unanswered } = splitByAnswered(list.needs, shared, totals);
  const short = selectShortLists(unanswered, totals);
  const separate = short.size > 1 ? new Map([...unanswered].filter(([parent]) => !short.has(parent))) : unanswered;
  const [together, own] = await Promise.all([
    short.size > 1 ? fetchTogether({ ...list, needs: short }, sumTotals(short, totals), totals) : [],
    fetchSeparatelyAndTally(list, addLengths(separate, totals)),
  ]);
  return new Map([...found, ...together, ...own]);
};

/** Fetches lists by one call, and those that it leaves incomplete by separate calls. */
const fetchTogether = async <Row extends AnyRow>(
  list: RunningFetch<Row>,
  limit: number,
  totals?: TotalsByParent,
): Promise<RowsByParent<Row>> => {
  const { found, unanswered } = splitByAnswered(list.needs, await fetchSharedRows(list, limit), totals);
  return new Map([...found, ...(await fetchSeparatelyAndTally(list, addLengths(unanswered, totals)))]);
};

/** The same needs, with the lengths of their lists where these are known. */
export const addLengths = (needs: ReadonlyMap<string, ListNeed>, totals: TotalsByParent | undefined) =>
  new Map([...needs].map(([parent, need]) => [parent, { ...need, known: totals?.get(parent) }]));

/** The lists of which few rows are wasted when they are fetched whole, up to the size of one answer. */
const selectShortLists = (needs: ReadonlyMap<string, ListNeed>, totals: TotalsByParent) => {
  const byLength = [...needs].toSorted(([one], [other]) => (totals.get(one) ?? 0) - (totals.get(other) ?? 0));
  const short = new Map<string, ListNeed>();
  let rows = 0;
  for (const [parent, need] of byLength) {
    const total = totals.get(parent) ?? 0;
    if (total - countNeededRows(need, total) > ROWS_PER_CALL || rows + total > MAX_ROWS) continue;
    short.set(parent, need);
    rows += total;
  }
  return short;
};

const countNeededRows = ({ windows }: ListNeed, total: number) => {
  let needed = 0;
  for (const window of windows) {
    const { from, count } = locateWindow(window, total);
    needed += Math.max(Math.min(count, total - from), 0);
  }
  return needed;
};

const sumTotals = (parents: ReadonlyMap<string, unknown>, totals: TotalsByParent) => {
  let sum = 0;
  for (const parent of parents.keys()) sum += totals.get(parent) ?? 0;
  return sum;
};

/** Fetches lists by separate calls, and counts calls and rows. */
export const fetchSeparatelyAndTally = async <Row extends AnyRow>(
  { request, spent }: RunningFetch<Row>,
  needs: Parameters<typeof fetchListsSeparately<Row>>[1],
): Promise<RowsByParent<Row>> => {
  const found = await fetchListsSeparately(request, needs);
  spent.calls += needs.size;
  for (const list of found.values())
    if (!(list instanceof Error)) spent.rows += list.slices.reduce((sum, { rows }) => sum + rows.length, 0);
  return found;
};
