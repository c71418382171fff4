import { placeWindow } from '../page.ts';
import type { AnyRow } from '../resourceType.ts';
import { groupByParent } from './groupByParent.ts';
import { type ListRequest, postList, primeRecords } from './listRequest.ts';
import { fetchRowsPerParent, type RowsByParent } from './rowsPerParent.ts';
import { endOf, type ListNeed, type ListRows, MAX_ROWS, ROWS_PER_CALL } from './slices.ts';
import { type TotalsByParent, totalsByParent, totalsByStatistics } from './totalsByParent.ts';

/** The lists of one resource type under many parents. */
interface SharedListRequest<Row extends AnyRow> {
  readonly request: ListRequest<Row>;
  readonly member: string;
  readonly needs: ReadonlyMap<string, ListNeed>;
}

/** The beginning of the list under all parents together, by parent. */
interface SharedRows<Row> {
  readonly groups: ReadonlyMap<string, readonly Row[]>;
  /** Records under all these parents. */
  readonly total: number;
  /** Whether all of them came. */
  readonly isWhole: boolean;
}

/** What came so far, and which parents need more. */
interface Progress<Row> {
  readonly found: RowsByParent<Row>;
  readonly unanswered: ReadonlyMap<string, ListNeed>;
}

/**
 * Fetches what is needed of the lists under many parents, with few calls and few rows.
 *
 * Lengths alone are one `stat`. Rows come first by one `list` for all parents: its rows have the order of the whole list,
 * so those of one parent are the beginning of its own list. That list asks for twice the rows that are needed, and
 * `ROWS_PER_CALL` more for each call it may save. Most often it is whole, or holds enough for most parents. What is left
 * is fetched together once more where that promises to do, and by calls of their own for parents with long lists.
 *
 * @returns what is known of each list; an error for a parent whose own call failed
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
  const shared = await fetchShared(terms, limit);
  const { found, unanswered } = splitByAnswered(needs, shared);
  if (unanswered.size === 0) return found;
  const { separate, rest } = await moreRows({ ...terms, needs: unanswered }, shared, found.size);
  const own = separate.size > 0 ? await fetchRowsPerParent(request, separate) : [];
  return new Map([...found, ...rest, ...own]);
};

const values = <Value>(map: ReadonlyMap<string, Value>) => [...map.values()];

/**
 * Rows that a list for all parents asks for: twice those that are needed, and some for each call that is saved.
 *
 * @returns 0 where more rows lie before those that are needed: calls for each parent skip them
 */
const limitFor = (needs: ReadonlyMap<string, ListNeed>) => {
  let needed = 0;
  let passed = 0;
  for (const { windows } of needs.values()) {
    const end = windows.reduce((most, { from, count }) => Math.max(most, from + count), 0);
    // Windows may lie over one another.
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
  const { rows, total } = await postList(request, parents, { page, only: [...new Set(members).add(member)] });
  primeRecords(request, rows, members);
  return { groups: groupByParent(rows, member, parents), total, isWhole: rows.length >= total };
};

/** Needs of one batch mostly share one set. */
const membersOf = (needs: readonly ListNeed[]): ReadonlySet<string> => {
  const [first, ...others] = new Set(needs.map(({ members }) => members));
  return others.reduce((all, members) => all.union(members), first ?? new Set());
};

/** What the rows that came answer, and which parents need more. */
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

/** Whether the beginning of a list is all that is needed of it, and tells whether there is a next page. */
const isAnswered = (need: ListNeed, { slices: [slice], total }: ListRows<unknown>) =>
  slice?.isEnd || (!(need.total && Number.isNaN(total)) && (slice?.rows.length ?? 0) > endOf(need));

/** Needs that take calls of their own, with the lengths of the lists as far as these are known. */
type SeparateNeeds = Map<string, ListNeed & { readonly known?: number | undefined }>;

interface MoreRows<Row> {
  readonly rest: RowsByParent<Row>;
  readonly separate: SeparateNeeds;
}

/** Answers those that the first list left, as far as calls for several of them do. */
const moreRows = async <Row extends AnyRow>(
  terms: SharedListRequest<Row>,
  shared: SharedRows<Row>,
  foundBefore: number,
): Promise<MoreRows<Row>> => {
  const { request, member, needs } = terms;
  const needsLengths = values(needs).some((need) => need.total || endOf(need) === Number.POSITIVE_INFINITY);
  if (needs.size === 1) return { rest: new Map(), separate: new Map(needs) };
  if (needsLengths) {
    const totals = await totalsByStatistics(request, member, [...needs.keys()]);
    if (totals) return moreRowsByTotals(terms, shared, totals);
  }
  // Rows that lie mixed were enough for most parents, and will be for the others, who have few. Otherwise each has many.
  const limit = needsLengths ? MAX_ROWS : limitFor(needs);
  const isPromising = needsLengths ? shared.total <= limit : needs.size > 2 && foundBefore >= needs.size;
  if (!isPromising) return { rest: new Map(), separate: new Map(needs) };
  const { found, unanswered } = splitByAnswered(needs, await fetchShared(terms, limit));
  return { rest: found, separate: new Map(unanswered) };
};

/** The same where the length of each list is known: short lists together, long ones each by a call for its page alone. */
const moreRowsByTotals = async <Row extends AnyRow>(
  terms: SharedListRequest<Row>,
  shared: SharedRows<Row>,
  totals: TotalsByParent,
): Promise<MoreRows<Row>> => {
  const { found, unanswered } = splitByAnswered(terms.needs, shared, totals);
  const short = shortLists(unanswered, totals);
  const together = short.size > 1 ? await fetchShared({ ...terms, needs: short }, sumOf(short, totals)) : null;
  const again: Progress<Row> = together
    ? splitByAnswered(short, together, totals)
    : { found: new Map(), unanswered: short };
  const separate: SeparateNeeds = new Map();
  for (const [parent, need] of unanswered)
    if (!again.found.has(parent)) separate.set(parent, { ...need, known: totals.get(parent) });
  return { rest: new Map([...found, ...again.found]), separate };
};

/** The lists of which little is fetched in vain when they are fetched whole, as many as one answer holds. */
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
