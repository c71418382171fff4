import { MAX_ROWS, ROWS_PER_CALL } from '../../wire/limits.ts';
import type { ListIdentity, RowCursor } from '../cursorText.ts';
import { type ConnectionPage, locateWindow, type RowWindow } from '../page.ts';

/** Consecutive rows of a list, the first at position `from`, counted from 0. */
export interface RowSlice<Row> {
  readonly from: number;
  readonly rows: readonly Row[];
  /** Whether the last row is the end of the list. */
  readonly isEnd: boolean;
}

/** The known part of a list. */
export interface ListRows<Row> {
  readonly slices: readonly RowSlice<Row>[];
  /** Number of records in the list; NaN where unknown. */
  readonly total: number;
  /** Whether the rows are in reverse order, and positions count from the end. */
  readonly isReversed?: boolean;
}

/** The part of a list that the fields of a query need. */
export interface ListNeed {
  /** Rows that are needed; empty where only the count is. */
  readonly windows: readonly RowWindow[];
  readonly total: boolean;
  /** Members to request. */
  readonly members: ReadonlySet<string>;
  /** Length of the list, where it is known. */
  readonly known?: number | undefined;
}

/** Consecutive rows to fetch. */
export interface RowRun {
  readonly from: number;
  readonly end: number;
}

/**
 * Joins windows so that few calls fetch all of them: windows that overlap, touch, or are separated by fewer rows than a
 * call costs. Windows at the end of a list are left out, since their position is unknown.
 */
export const joinWindows = (windows: readonly RowWindow[]): readonly RowRun[] => {
  const runs: RowRun[] = [];
  const inOrder = windows.filter(({ atEnd, count }) => !atEnd && count > 0).sort((one, other) => one.from - other.from);
  for (const { from, count } of inOrder) {
    const last = runs.at(-1);
    const end = Math.max(last?.end ?? 0, from + count);
    if (last && from <= last.end + ROWS_PER_CALL && end - last.from <= MAX_ROWS)
      runs.splice(-1, 1, { from: last.from, end });
    else runs.push({ from, end: from + count });
  }
  return runs;
};

/** Number of first rows of the list that contain all windows; Infinity where the end of the list is needed. */
export const findEnd = ({ windows }: ListNeed): number => {
  let end = 0;
  for (const { atEnd, from, count } of windows) end = Math.max(end, atEnd ? Number.POSITIVE_INFINITY : from + count);
  return end;
};

/** Whether last rows are needed, which have no position before the length is known. */
export const needsLastRows = (need: ListNeed): boolean => findEnd(need) === Number.POSITIVE_INFINITY;

/** Whether lengths of some lists are needed. */
export const needsLengths = (needs: ReadonlyMap<string, ListNeed>): boolean =>
  [...needs.values()].some((need) => need.total || needsLastRows(need));

/** What a page shows in addition to its rows. */
export interface CutPageOptions<Row> {
  readonly rows: boolean;
  readonly list: ListIdentity;
  /** The cursors of rows, of which the first has a position; null where no cursor is selected. */
  readonly cursorsOf: ((rows: readonly Row[], from: number) => readonly (RowCursor | number)[]) | null;
}

/** The page of a window, cut from the known part of its list; without rows where none were needed. */
export const cutPage = <Row>(
  known: ListRows<Row>,
  window: RowWindow,
  options: CutPageOptions<Row>,
): ConnectionPage<Row> =>
  known.isReversed && window.atEnd ? cutLastPage(known, window, options) : cutPageAt(known, window, options);

/** The last page of a list, of which the rows are known in reverse order. */
const cutLastPage = <Row>(
  known: ListRows<Row>,
  window: RowWindow,
  { cursorsOf, ...options }: CutPageOptions<Row>,
): ConnectionPage<Row> => {
  const page = cutPageAt(known, { ...window, atEnd: false }, { ...options, cursorsOf: null });
  const nodes = page.nodes.toReversed();
  const cursors = cursorsOf && (() => cursorsOf(nodes, 0));
  return { ...page, nodes, hasNextPage: false, hasPreviousPage: page.hasNextPage, cursors };
};

const cutPageAt = <Row>(
  { slices, total }: ListRows<Row>,
  window: RowWindow,
  { rows, list, cursorsOf }: CutPageOptions<Row>,
): ConnectionPage<Row> => {
  const { from, count } = locateWindow(window, total);
  const slice = slices.find((known) => known.from <= from && (known.isEnd || from + count <= endOfSlice(known)));
  const shown = { totalCount: total, hasPreviousPage: from > 0, list };
  if (!rows || slice === undefined) {
    // A list that is too long to be counted is longer than any page.
    const end = Number.isNaN(total) ? Number.POSITIVE_INFINITY : total;
    const length = Math.min(count, Math.max(end - from, 0));
    return { ...shown, nodes: [], hasNextPage: from + length < end, cursors: null };
  }
  const at = from - slice.from;
  const nodes =
    at === 0 && count >= slice.rows.length ? slice.rows : slice.rows.slice(at, Math.min(at + count, slice.rows.length));
  const end = from + nodes.length;
  const hasNextPage = Number.isNaN(total) ? end < endOfSlice(slice) || !slice.isEnd : end < total;
  return { ...shown, nodes, hasNextPage, cursors: cursorsOf && (() => cursorsOf(nodes, from)) };
};

/** Position after the last row of a slice. */
export const endOfSlice = ({ from, rows }: RowSlice<unknown>) => from + rows.length;
