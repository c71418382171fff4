import pLimit from 'p-limit';
import type { AnyRow } from '../../resourceType.ts';
import { MAX_FILTER_VALUES, MAX_ROWS, ROWS_PER_CALL } from '../../wire/limits.ts';
import { compareRows, type SortValue } from '../order.ts';
import { compileRowsAfter } from '../rowsAfter.ts';
import {
  type CursorRangePage,
  type CursorRangeReading,
  type CursorRangeRequest,
  countPassed,
  fetchCursorRange,
  toCursorRangePage,
  toCursorRangeReading,
} from './cursorRange.ts';
import { groupByParent } from './groupByParent.ts';
import { isFreeOfAlternatives } from './listConditions.ts';
import { primeRecords, type RequestedList } from './listRequest.ts';
import { postList } from './postList.ts';
import { MAX_CONCURRENT_CALLS } from './separateLists.ts';

/**
 * Fetches pages that follow cursors, each under its parent: all of them by one call from the cursor on that comes first in the
 * order, and those that it leaves incomplete by separate calls.
 *
 * @returns an error for a page whose separate call failed
 * @throws {OperationError} of a call for several parents
 */
export const fetchCursorRanges = async <Row extends AnyRow>(
  list: RequestedList<Row>,
  requests: readonly CursorRangeRequest[],
): Promise<Map<CursorRangeRequest, CursorRangePage<Row> | Error>> => {
  const shared = findSharedCursorRanges(list, requests);
  const found =
    shared === null ? new Map<CursorRangeRequest, CursorRangePage<Row>>() : await fetchSharedCursorRanges(list, shared);
  const pageOf = async (
    request: CursorRangeRequest,
  ): Promise<readonly [CursorRangeRequest, CursorRangePage<Row> | Error]> => {
    const page = await fetchCursorRange(list, request).catch((reason) =>
      reason instanceof Error ? reason : new Error(String(reason)),
    );
    return [request, page];
  };
  const missing = requests.filter((request) => !found.has(request));
  return new Map([...found, ...(await pLimit(MAX_CONCURRENT_CALLS).map(missing, pageOf))]);
};

/** Pages under several parents that one call may return. */
interface SharedCursorRanges {
  readonly requests: readonly CursorRangeRequest[];
  readonly member: string;
  readonly parents: readonly string[];
  readonly order: CursorRangeReading['order'];
  /** Values of the first of their cursors. */
  readonly first: readonly SortValue[];
  readonly limit: number;
}

/** As many rows as for first pages (ADR 0022); null where more rows are likely to precede them, or where parents take own calls. */
const findSharedCursorRanges = (
  { member, resource }: RequestedList<AnyRow>,
  requests: readonly CursorRangeRequest[],
): SharedCursorRanges | null => {
  const parents = [...new Set(requests.map(({ parent }) => parent))];
  if (member === null || resource.under !== null || parents.length < 2 || parents.length > MAX_FILTER_VALUES)
    return null;
  const readings = requests.map(toCursorRangeReading);
  const [one, ...others] = readings;
  if (one === undefined || others.some(({ isBackward }) => isBackward !== one.isBackward)) return null;
  const starts = readings.flatMap(({ start }) => (start === null ? [] : [start.values]));
  const first = starts.toSorted((value, other) => compareRows(one.order, value, other))[0];
  if (first === undefined || starts.length < readings.length) return null;
  const needed = readings.reduce((sum, { count }) => sum + count, 0);
  const passed = readings.reduce((sum, { skip }) => sum + skip, 0);
  const limit = Math.min(2 * needed + ROWS_PER_CALL * (parents.length - 1), MAX_ROWS);
  return passed > limit ? null : { requests, member, parents, order: one.order, first, limit };
};

/** The pages that the rows from the first cursor on complete. */
const fetchSharedCursorRanges = async <Row extends AnyRow>(
  list: RequestedList<Row>,
  { requests, member, parents, order, first, limit }: SharedCursorRanges,
): Promise<Map<CursorRangeRequest, CursorRangePage<Row>>> => {
  const rest = compileRowsAfter(order, first, isFreeOfAlternatives(list, parents));
  const members = new Set(requests.flatMap(({ selected }) => [...selected.members]));
  const { rows, total } = await postList({ ...list, order, rest }, parents, {
    page: { start: 1, limit },
    only: [...members.union(new Set(list.link?.members ?? [member]))],
  });
  primeRecords(list, rows, members);
  const groups = groupByParent(rows, list.link ?? member, parents);
  const pages = new Map<CursorRangeRequest, CursorRangePage<Row>>();
  for (const request of requests) {
    const { start, count, skip } = toCursorRangeReading(request);
    const group = groups.get(request.parent) ?? [];
    const after = start === null ? group : group.slice(countPassed(order, group, start));
    if (after.length > count || rows.length >= total)
      pages.set(
        request,
        toCursorRangePage(list, request, { rows: after.slice(0, count), passed: skip, hasMore: after.length > count }),
      );
  }
  return pages;
};
