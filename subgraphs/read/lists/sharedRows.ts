import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS, ROWS_PER_CALL } from '../../wire/limits.ts';
import { groupByParent } from './groupByParent.ts';
import { primeRecords, type RequestedList } from './listRequest.ts';
import { postList } from './postList.ts';
import type { RowsByParent } from './separateLists.ts';
import { findEnd, type ListNeed, type ListRows } from './slices.ts';
import type { FetchEffort } from './strategy.ts';
import type { TotalsByParent } from './totalsByParent.ts';

/** The list of one resource type under many parents. */
export interface SharedListRequest<Row extends AnyRow> {
  readonly request: RequestedList<Row>;
  readonly member: string;
  readonly needs: ReadonlyMap<string, ListNeed>;
}

/** The same while it is fetched. */
export interface RunningFetch<Row extends AnyRow> extends SharedListRequest<Row> {
  readonly spent: FetchEffort;
}

/** The first rows of the list under all parents together, grouped by parent. */
export interface SharedRows<Row> {
  readonly rows: readonly Row[];
  readonly groups: ReadonlyMap<string, readonly Row[]>;
  /** Number of records under all these parents; NaN where unknown. */
  readonly total: number;
  /** Whether all of them were returned. */
  readonly isWhole: boolean;
}

/** Rows fetched so far, and the parents that need more. */
export interface AnsweredNeeds<Row> {
  readonly found: RowsByParent<Row>;
  readonly unanswered: ReadonlyMap<string, ListNeed>;
}

/**
 * Number of rows requested for all parents together: twice the rows that are needed, and some for each call that is
 * saved.
 *
 * @returns 0 where more rows precede those that are needed: a separate call per parent skips them
 */
export const computeLimit = (needs: ReadonlyMap<string, ListNeed>) => {
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

/** The first rows of the lists of all parents together, up to the limit; or as many after the first `passed`. */
export const fetchSharedRows = async <Row extends AnyRow>(
  { request, member, needs, spent }: RunningFetch<Row>,
  limit: number,
  passed = 0,
): Promise<SharedRows<Row>> => {
  const parents = [...needs.keys()];
  const members = mergeMembers([...needs.values()]);
  const page = { start: passed + 1, limit };
  const { rows, total } = await postList(request, parents, {
    page,
    only: [...members.union(new Set(request.link?.members ?? [member]))],
  });
  spent.calls += 1;
  spent.rows += rows.length;
  primeRecords(request, rows, members);
  const groups = groupByParent(rows, request.link ?? member, parents);
  return { rows, groups, total, isWhole: rows.length >= total };
};

/** All members needed by a batch; most needs share one set. */
const mergeMembers = (needs: readonly ListNeed[]): ReadonlySet<string> => {
  const [first, ...others] = new Set(needs.map(({ members }) => members));
  return others.reduce((all, members) => all.union(members), first ?? new Set());
};

/** The lists that the fetched rows answer, and the parents that need more. */
export const splitByAnswered = <Row extends AnyRow>(
  needs: ReadonlyMap<string, ListNeed>,
  { groups, isWhole }: SharedRows<Row>,
  totals?: TotalsByParent,
): AnsweredNeeds<Row> => {
  const found: RowsByParent<Row> = new Map();
  const unanswered = new Map<string, ListNeed>();
  for (const [parent, need] of needs) {
    const rows = groups.get(parent) ?? [];
    const known = toListRows(rows, isWhole ? rows.length : totals?.get(parent));
    if (isAnswered(need, known)) found.set(parent, known);
    else unanswered.set(parent, need);
  }
  return { found, unanswered };
};

const toListRows = <Row>(rows: readonly Row[], total = Number.NaN): ListRows<Row> => ({
  slices: [{ from: 0, rows, isEnd: rows.length >= total }],
  total,
});

/** Whether the first rows of a list include all that is needed, and show whether there is a next page. */
const isAnswered = (need: ListNeed, { slices: [slice], total }: ListRows<unknown>) =>
  slice?.isEnd || (!(need.total && Number.isNaN(total)) && (slice?.rows.length ?? 0) > findEnd(need));
