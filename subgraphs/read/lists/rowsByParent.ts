import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS, ROWS_PER_CALL } from '../limits.ts';
import { placeWindow } from '../page.ts';
import { groupByParent } from './groupByParent.ts';
import { type ListRequest, primeRecords } from './listRequest.ts';
import { rememberTooShort, wasTooShort } from './longLists.ts';
import { postList } from './postList.ts';
import { fetchRowsPerParent, type RowsByParent } from './rowsPerParent.ts';
import { endOf, type ListNeed, type ListRows } from './slices.ts';
import { type TotalsByParent, totalsByParent, totalsByStatistics } from './totalsByParent.ts';

/** The list of one resource type under many parents. */
interface SharedListRequest<Row extends AnyRow> {
  readonly request: ListRequest<Row>;
  readonly member: string;
  readonly needs: ReadonlyMap<string, ListNeed>;
}

/** The first rows of the list under all parents together, grouped by parent. */
interface SharedRows<Row> {
  readonly groups: ReadonlyMap<string, readonly Row[]>;
  /** Number of records under all these parents; NaN where unknown. */
  readonly total: number;
  /** Whether all of them were returned. */
  readonly isWhole: boolean;
}

/** Rows fetched so far, and the parents that need more. */
interface Progress<Row> {
  readonly found: RowsByParent<Row>;
  readonly unanswered: ReadonlyMap<string, ListNeed>;
}

/**
 * Fetches the needed parts of the lists under many parents, with few calls and few rows.
 *
 * Lengths alone are fetched with one `stat`. Rows are first fetched with one `list` for all parents: its rows have the
 * order of the whole list, so the rows of one parent are the first rows of that parent's list. This call requests twice
 * the rows that are needed, and `ROWS_PER_CALL` more for each call it may save. Most often it returns the whole list,
 * or enough for most parents. The remaining parents are fetched together once more where that is likely to suffice;
 * parents with long lists are fetched by separate calls.
 *
 * @returns the known part of each list; an error for a parent whose separate call failed
 * @throws {OperationError} of a call for all parents
 */
export const fetchRowsByParent = async <Row extends AnyRow>(
  terms: SharedListRequest<Row>,
): Promise<RowsByParent<Row>> => {
  const { request, member, needs } = terms;
  if (values(needs).every(({ windows }) => windows.length === 0))
    return totalsByParent(request, member, [...needs.keys()]);
  const limit = limitFor(needs);
  if (limit === 0) return fetchRowsPerParent(request, needs);
  const shared = await fetchFirst(terms, limit);
  const { found, unanswered } = splitByAnswered(needs, shared);
  if (unanswered.size === 0) return found;
  return new Map([...found, ...(await moreRows({ ...terms, needs: unanswered }, shared, found.size))]);
};

/** The first shared call. Where it was too short the last time, it starts together with the `stat` that will be needed. */
const fetchFirst = async <Row extends AnyRow>(terms: SharedListRequest<Row>, limit: number) => {
  const { request, member, needs } = terms;
  if (!needsLengths(needs)) return fetchShared(terms, limit);
  const parents = [...needs.keys()];
  const call = { request, parents, limit };
  // `moreRows` gets the result, or the error, from the loader of the statistics.
  if (wasTooShort(call)) totalsByStatistics(request, member, parents).catch(() => {});
  const shared = await fetchShared(terms, limit);
  const { unanswered } = splitByAnswered(needs, shared);
  rememberTooShort(call, unanswered.size > 1 && needsLengths(unanswered));
  return shared;
};

const needsLengths = (needs: ReadonlyMap<string, ListNeed>) =>
  values(needs).some((need) => need.total || endOf(need) === Number.POSITIVE_INFINITY);

const values = <Value>(map: ReadonlyMap<string, Value>) => [...map.values()];

/**
 * Number of rows requested for all parents together: twice the rows that are needed, and some for each call that is
 * saved.
 *
 * @returns 0 where more rows precede those that are needed: a separate call per parent skips them
 */
const limitFor = (needs: ReadonlyMap<string, ListNeed>) => {
  let needed = 0;
  let passed = 0;
  for (const { windows } of needs.values()) {
    const end = windows.reduce((most, { from, count }) => Math.max(most, from + count), 0);
    // Windows may overlap.
    needed += Math.min(
      windows.reduce((sum, { count }) => sum + count, 0),
      end,
    );
    passed += end;
  }
  const limit = 2 * needed + ROWS_PER_CALL * (needs.size - 1);
  return passed > limit ? 0 : Math.min(limit, MAX_ROWS);
};

const fetchShared = async <Row extends AnyRow>(
  { request, member, needs }: SharedListRequest<Row>,
  limit: number,
): Promise<SharedRows<Row>> => {
  const parents = [...needs.keys()];
  const members = membersOf(values(needs));
  const page = { start: 1, limit };
  const { rows, total } = await postList(request, parents, {
    page,
    only: [...members.union(new Set(request.link?.members ?? [member]))],
  });
  primeRecords(request, rows, members);
  return { groups: groupByParent(rows, request.link ?? member, parents), total, isWhole: rows.length >= total };
};

/** All members needed by a batch; most needs share one set. */
const membersOf = (needs: readonly ListNeed[]): ReadonlySet<string> => {
  const [first, ...others] = new Set(needs.map(({ members }) => members));
  return others.reduce((all, members) => all.union(members), first ?? new Set());
};

/** The lists that the fetched rows answer, and the parents that need more. */
const splitByAnswered = <Row extends AnyRow>(
  needs: ReadonlyMap<string, ListNeed>,
  { groups, isWhole }: SharedRows<Row>,
  totals?: TotalsByParent,
): Progress<Row> => {
  const found: RowsByParent<Row> = new Map();
  const unanswered = new Map<string, ListNeed>();
  for (const [parent, need] of needs) {
    const rows = groups.get(parent) ?? [];
    const known = knownRows(rows, isWhole ? rows.length : totals?.get(parent));
    if (isAnswered(need, known)) found.set(parent, known);
    else unanswered.set(parent, need);
  }
  return { found, unanswered };
};

const knownRows = <Row>(rows: readonly Row[], total = Number.NaN): ListRows<Row> => ({
  slices: [{ from: 0, rows, isEnd: rows.length >= total }],
  total,
});

/** Whether the first rows of a list include all that is needed, and show whether there is a next page. */
const isAnswered = (need: ListNeed, { slices: [slice], total }: ListRows<unknown>) =>
  slice?.isEnd || (!(need.total && Number.isNaN(total)) && (slice?.rows.length ?? 0) > endOf(need));

/** Answers the needs that the first call left. */
const moreRows = async <Row extends AnyRow>(
  terms: SharedListRequest<Row>,
  shared: SharedRows<Row>,
  foundBefore: number,
): Promise<RowsByParent<Row>> => {
  const { request, member, needs } = terms;
  if (needs.size === 1) return fetchRowsPerParent(request, needs);
  const lengths = needsLengths(needs);
  if (lengths) {
    const totals = await totalsByStatistics(request, member, [...needs.keys()]);
    if (totals) return moreRowsByTotals(terms, shared, totals);
  }
  // Where parents are mixed in the order, the rows sufficed for most parents, and the others have few rows. Otherwise
  // each has many.
  const limit = lengths ? MAX_ROWS : limitFor(needs);
  const isPromising = lengths ? shared.total <= limit : needs.size > 2 && foundBefore >= needs.size;
  return isPromising ? fetchTogether(terms, limit) : fetchRowsPerParent(request, needs);
};

/** The same where list lengths are known: short lists are fetched together, long lists by separate calls for their pages. */
const moreRowsByTotals = async <Row extends AnyRow>(
  terms: SharedListRequest<Row>,
  shared: SharedRows<Row>,
  totals: TotalsByParent,
): Promise<RowsByParent<Row>> => {
  const { found, unanswered } = splitByAnswered(terms.needs, shared, totals);
  const short = shortLists(unanswered, totals);
  const separate = short.size > 1 ? new Map([...unanswered].filter(([parent]) => !short.has(parent))) : unanswered;
  const [together, own] = await Promise.all([
    short.size > 1 ? fetchTogether({ ...terms, needs: short }, sumOf(short, totals), totals) : [],
    fetchRowsPerParent(terms.request, withLengths(separate, totals)),
  ]);
  return new Map([...found, ...together, ...own]);
};

/** Fetches lists by one call, and those that it leaves incomplete by separate calls. */
const fetchTogether = async <Row extends AnyRow>(
  terms: SharedListRequest<Row>,
  limit: number,
  totals?: TotalsByParent,
): Promise<RowsByParent<Row>> => {
  const { found, unanswered } = splitByAnswered(terms.needs, await fetchShared(terms, limit), totals);
  return new Map([...found, ...(await fetchRowsPerParent(terms.request, withLengths(unanswered, totals)))]);
};

const withLengths = (needs: ReadonlyMap<string, ListNeed>, totals: TotalsByParent | undefined) =>
  new Map([...needs].map(([parent, need]) => [parent, { ...need, known: totals?.get(parent) }]));

/** The lists of which few rows are wasted when they are fetched whole, up to the size of one answer. */
const shortLists = (needs: ReadonlyMap<string, ListNeed>, totals: TotalsByParent) => {
  const byLength = [...needs].toSorted(([one], [other]) => (totals.get(one) ?? 0) - (totals.get(other) ?? 0));
  const short = new Map<string, ListNeed>();
  let rows = 0;
  for (const [parent, need] of byLength) {
    const total = totals.get(parent) ?? 0;
    if (total - rowsNeeded(need, total) > ROWS_PER_CALL || rows + total > MAX_ROWS) continue;
    short.set(parent, need);
    rows += total;
  }
  return short;
};

const rowsNeeded = ({ windows }: ListNeed, total: number) => {
  let needed = 0;
  for (const window of windows) {
    const { from, count } = placeWindow(window, total);
    needed += Math.max(Math.min(count, total - from), 0);
  }
  return needed;
};

const sumOf = (parents: ReadonlyMap<string, unknown>, totals: TotalsByParent) => {
  let sum = 0;
  for (const parent of parents.keys()) sum += totals.get(parent) ?? 0;
  return sum;
};
