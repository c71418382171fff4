import pLimit from 'p-limit';
import { OperationError } from '../../errors.ts';
import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS } from '../../wire/limits.ts';
import { locateWindow } from '../page.ts';
import { listsAllRecords, postListWithoutQuery, primeRecords, type RequestedList } from './listRequest.ts';
import { countRecords, postList } from './postList.ts';
import { endOfSlice, joinWindows, type ListNeed, type ListRows, type RowRun, type RowSlice } from './slices.ts';
import { rememberWholeList } from './wholeList.ts';

/** Maximum number of concurrent calls where each parent needs a separate call. */
export const MAX_CONCURRENT_CALLS = 8;

/** Rows by parent; an error where they could not be fetched. */
export type RowsByParent<Row> = Map<string, ListRows<Row> | Error>;

/** Fetches the needs of each parent by separate calls, a few at a time. A failed call fails for its parent only. */
export const fetchListsSeparately = async <Row extends AnyRow>(
  request: RequestedList<Row>,
  needs: ReadonlyMap<string, ListNeed>,
): Promise<RowsByParent<Row>> => {
  const rowsOf = ([parent, need]: [string, ListNeed]): Promise<[string, ListRows<Row> | Error]> =>
    fetchRowsOfParent(request, parent, need).then(
      (rows) => [parent, rows],
      (reason) => [parent, reason instanceof Error ? reason : new Error(String(reason))],
    );
  // Nearly always there is one parent, for which `pLimit` would only add promises.
  const [only] = needs;
  if (only !== undefined && needs.size === 1) return new Map([await rowsOf(only)]);
  return new Map(await pLimit(MAX_CONCURRENT_CALLS).map(needs, rowsOf));
};

/**
 * Fetches the needed rows of one list. Last rows take two calls, one for the length of the list and one for the page, where
 * they cannot be read in reverse order (`lastRows.ts`).
 */
const fetchRowsOfParent = async <Row extends AnyRow>(
  request: RequestedList<Row>,
  parent: string,
  need: ListNeed,
): Promise<ListRows<Row>> => {
  const bare = request.resource.listsBare && listsAllRecords(request) ? await fetchWithoutQuery(request) : null;
  if (bare) return bare;
  const fetch = ({ from, end }: RowRun) => fetchSlice(request, parent, { from, end, members: need.members });
  const runs = joinWindows(need.windows);
  const [first, ...others] = runs;
  const slices = first !== undefined && others.length === 0 ? [await fetch(first)] : await Promise.all(runs.map(fetch));
  const atEnd = need.windows.filter((window) => window.atEnd);
  const needsTotal = need.total || atEnd.length > 0;
  const total = await findTotal(request, parent, { slices, known: need.known, needsTotal });
  if (atEnd.length === 0) return { slices, total };
  if (Number.isNaN(total))
    throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: request.resource.list.id });
  const placed = atEnd.map((window) => locateWindow(window, total));
  const tails = await Promise.all(joinWindows(placed).map(fetch));
  return { slices: [...slices, ...tails], total };
};

interface KnownLength {
  readonly slices: readonly (RowSlice<unknown> & { readonly total: number })[];
  readonly known: number | undefined;
  readonly needsTotal: boolean;
}

/** The length of a list; NaN where upstream does not send it and it is not needed. */
const findTotal = async (
  request: RequestedList<AnyRow>,
  parent: string,
  { slices, known, needsTotal }: KnownLength,
): Promise<number> => {
  const total = slices.find((slice) => !Number.isNaN(slice.total))?.total ?? known;
  if (total !== undefined) return total;
  return needsTotal ? countRecords(request, parent, Math.max(0, ...slices.map(endOfRows))) : Number.NaN;
};

const endOfRows = (slice: RowSlice<unknown>) => (slice.rows.length > 0 ? endOfSlice(slice) : 0);

/** All rows by a call without a `query`; null where there are more than one answer contains. */
const fetchWithoutQuery = async <Row extends AnyRow>(request: RequestedList<Row>): Promise<ListRows<Row> | null> => {
  const { rows, total } = await postListWithoutQuery(request);
  const isWhole = Number.isNaN(total) ? rows.length < MAX_ROWS : rows.length >= total;
  if (!isWhole) return null;
  primeRecords(request, rows, request.resource.members);
  rememberWholeList(request, rows, request.resource.members);
  return { slices: [{ from: 0, rows, isEnd: true }], total: rows.length };
};

interface SliceRange extends RowRun {
  readonly members: ReadonlySet<string>;
}

/** Fetches consecutive rows of one list, with one call where upstream sends counts. */
export const fetchSlice = async <Row extends AnyRow>(
  request: RequestedList<Row>,
  parent: string,
  { from, end, members }: SliceRange,
): Promise<RowSlice<Row> & { readonly total: number }> => {
  // The service counts rows from 1; positions count from 0.
  const page = { start: from + 1, limit: end - from };
  const { rows, total } = await postList(request, [parent], { page, only: [...members] });
  primeRecords(request, rows, members);
  const isEnd = from + rows.length >= total || rows.length < end - from;
  if (from === 0 && isEnd && request.rest === undefined) rememberWholeList(request, rows, members);
  if (!Number.isNaN(total) || isEnd) return { from, rows, total, isEnd };
  // The page is full and the answer has no count: only a further row shows whether it is the last.
  const next = await postList(request, [parent], { page: { start: end + 1, limit: 1 }, only: [request.resource.key] });
  const isLast = next.rows.length === 0;
  return { from, rows, total: isLast ? end : Number.NaN, isEnd: isLast };
};
