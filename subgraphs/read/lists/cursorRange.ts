import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS, ROWS_PER_CALL } from '../../wire/limits.ts';
import { createRowCursors } from '../createRowCursors.ts';
import type { RowCursor } from '../cursorText.ts';
import { compareRows, type OrderKey, readSortValues, reverseOrder } from '../order.ts';
import type { ConnectionPage, CursorRange } from '../page.ts';
import { compileRowsAfter } from '../rowsAfter.ts';
import type { RequestedList } from './listRequest.ts';
import { ParentList } from './ParentList.ts';
import { fetchSlice } from './separateLists.ts';

/** Rows between cursors under a parent, and what is selected of their page. */
export interface CursorRangeRequest {
  readonly parent: string;
  readonly cursorRange: CursorRange;
  readonly order: readonly OrderKey[];
  readonly selected: { readonly members: ReadonlySet<string>; readonly cursors: boolean };
}

/** A page without its total. */
export type CursorRangePage<Row> = Omit<ConnectionPage<Row>, 'totalCount'>;

/** How rows are read: forwards, or from the end of the list in reverse order. */
export interface CursorRangeReading {
  readonly isBackward: boolean;
  readonly order: readonly OrderKey[];
  /** The cursor that the rows follow; null: from the first row on. */
  readonly start: RowCursor | null;
  /** The cursor that they precede. */
  readonly stop: RowCursor | null;
  readonly count: number;
  /** Number of rows that are likely to be passed before the first of them. */
  readonly skip: number;
}

/** How the rows of a cursor range are read. */
export const toCursorRangeReading = ({ cursorRange, order }: CursorRangeRequest): CursorRangeReading => {
  const { after, before, count, isBackward } = cursorRange;
  return isBackward
    ? {
        isBackward,
        order: reverseOrder(order),
        start: before,
        stop: after,
        count,
        skip: Math.max(0, -(before?.skip ?? 0)),
      }
    : { isBackward, order, start: after, stop: before, count, skip: Math.max(0, after?.skip ?? 0) };
};

/** Rows that follow a cursor, and what is known around them. */
interface FoundRows<Row> {
  readonly rows: readonly Row[];
  /** Number of rows of the rest of the list that precede them. */
  readonly passed: number;
  readonly hasMore: boolean;
}

/**
 * Fetches the rows that follow a cursor, by conditions on the values of its row, so that rows that come or go elsewhere do
 * not change them. Rows before a cursor are read in reverse order: equal rows do not occur in an order of cursors.
 *
 * A page takes one call where the conditions are exact, and where the rows before the cursor that meet them are as many as
 * when the cursor was made, give or take `ROWS_PER_CALL`.
 *
 * @throws {OperationError} of the `list` operation
 */
export const fetchCursorRange = async <Row extends AnyRow>(
  list: RequestedList<Row>,
  request: CursorRangeRequest,
): Promise<CursorRangePage<Row>> => {
  const { parent, selected } = request;
  const reading = toCursorRangeReading(request);
  const { order, start } = reading;
  const rest = start === null ? undefined : compileRowsAfter(order, start.values, new ParentList(list, parent).isFree);
  const found = await fetchRowsAfter({ ...list, order, rest }, parent, { ...reading, members: selected.members });
  return toCursorRangePage(list, request, found);
};

/** The page of rows that follow a cursor. */
export const toCursorRangePage = <Row extends AnyRow>(
  list: RequestedList<Row>,
  request: CursorRangeRequest,
  { rows: found, passed, hasMore }: FoundRows<Row>,
): CursorRangePage<Row> => {
  const { order, start, stop, isBackward } = toCursorRangeReading(request);
  const identity = new ParentList(list, request.parent);
  const end = stop === null ? -1 : found.findIndex((row) => !precedes(order, row, stop));
  const rows = end < 0 ? found : found.slice(0, end);
  const isMore = end >= 0 || hasMore;
  const cursors = () => {
    const { isFree } = identity;
    const after = start?.values ?? null;
    const shared = after === null ? 0 : (compileRowsAfter(order, after, isFree).shared ?? 0);
    return createRowCursors({ rows, order, isFree, isBackward, after, passed, shared });
  };
  return {
    nodes: isBackward ? rows.toReversed() : rows,
    hasNextPage: isBackward ? start !== null : isMore,
    hasPreviousPage: isBackward ? isMore : start !== null,
    list: identity,
    cursors: request.selected.cursors ? () => (isBackward ? cursors().toReversed() : cursors()) : null,
  };
};

const precedes = (order: readonly OrderKey[], row: AnyRow, { values }: RowCursor) =>
  compareRows(order, readSortValues(order, row), values) < 0;

/** Number of first rows that do not follow a cursor. */
export const countPassed = (order: readonly OrderKey[], rows: readonly AnyRow[], { values }: RowCursor): number => {
  const first = rows.findIndex((row) => compareRows(order, readSortValues(order, row), values) > 0);
  return first < 0 ? rows.length : first;
};

interface RowsWanted extends CursorRangeReading {
  readonly members: ReadonlySet<string>;
}

/**
 * The first rows of the rest of a list that follow a cursor, and the number of rows that were passed before them. Where
 * rows before the cursor meet the conditions, reading starts shortly before the end of those; if that is too late, it
 * starts again with the first.
 */
const fetchRowsAfter = async <Row extends AnyRow>(
  list: RequestedList<Row>,
  parent: string,
  { order, start, skip, count, members }: RowsWanted,
): Promise<FoundRows<Row>> => {
  const isExact = start === null || list.rest?.shared === null;
  const rows: Row[] = [];
  let at = isExact ? 0 : Math.max(0, skip - ROWS_PER_CALL);
  let limit = isExact ? count : skip - at + count;
  let isKnown = at === 0;
  for (;;) {
    const slice = await fetchSlice(list, parent, { from: at, end: at + Math.min(limit, MAX_ROWS), members });
    const passed = isExact || rows.length > 0 ? 0 : countPassed(order, slice.rows, start);
    if (!isKnown && passed === 0) [at, limit] = [0, MAX_ROWS];
    else {
      rows.push(...slice.rows.slice(passed));
      at += slice.rows.length;
      if (rows.length >= count || slice.isEnd)
        return { rows: rows.slice(0, count), passed: at - rows.length, hasMore: rows.length > count || !slice.isEnd };
      limit = rows.length === 0 ? MAX_ROWS : count - rows.length;
    }
    isKnown = true;
  }
};
