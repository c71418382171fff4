import { badInput, OperationError } from '../errors.ts';
import {
  decodePosition,
  decodeRowCursor,
  encodeCursor,
  hashList,
  type ListIdentity,
  type RowCursor,
} from './cursorText.ts';
import type { OrderKey } from './order.ts';

/** Page arguments of a connection. */
export interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly offset?: number | null;
}

/**
 * A range of rows by position, counted from 0: `count` rows starting at `from`, or the last `count` rows from `from`
 * on.
 */
export interface RowWindow {
  readonly from: number;
  readonly count: number;
  readonly atEnd: boolean;
}

/** The rows between two cursors: the first of them, or the last. */
export interface CursorRange {
  readonly after: RowCursor | null;
  readonly before: RowCursor | null;
  readonly count: number;
  readonly isBackward: boolean;
}

/** A page of a list as resolvers return it. */
export interface ConnectionPage<Row> {
  readonly nodes: readonly Row[];
  /** Number of all matches; NaN where it is unknown: it was not requested, or upstream does not send it. */
  readonly totalCount: number;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly list: ListIdentity;
  /** The rows or positions of the cursors, one for each node; null where no cursor is selected. */
  readonly cursors: (() => readonly (RowCursor | number)[]) | null;
}

/**
 * Computes the range of rows that page arguments request.
 *
 * @throws {OperationError} BAD_USER_INPUT for counts outside 1–1000, `first` with `last`, a negative `offset` or one
 * combined with cursors or `last`, and for a cursor of another list
 */
export const toRowWindow = (page: PageArguments, list: ListIdentity): RowWindow => {
  checkPage(page, list);
  const { first, last, after, before, offset } = page;
  const from = after == null ? (offset ?? 0) : decodePosition('after', after, list) + 1;
  const end = before == null ? Number.POSITIVE_INFINITY : decodePosition('before', before, list);
  const room = Math.max(end - from, 0);
  if (last == null) return { from, count: Math.min(checkPageSize('first', first ?? 20, list), room), atEnd: false };
  const count = Math.min(checkPageSize('last', last, list), room);
  // The last rows before a cursor have known positions. The last rows of the list have none until its length is known.
  return before == null ? { from, count, atEnd: true } : { from: Math.max(end - count, from), count, atEnd: false };
};

/** Whether a page begins or ends at a cursor. */
export const hasCursor = ({ after, before }: PageArguments): boolean => after != null || before != null;

/**
 * The rows that page arguments with a cursor request.
 *
 * @throws {OperationError} BAD_USER_INPUT as `toRowWindow`
 */
export const toCursorRange = (page: PageArguments, list: ListIdentity, order: readonly OrderKey[]): CursorRange => {
  checkPage(page, list);
  const { first, last, after, before } = page;
  const isBackward = last != null;
  return {
    after: after == null ? null : decodeRowCursor('after', after, list, order),
    before: before == null ? null : decodeRowCursor('before', before, list, order),
    count: isBackward ? checkPageSize('last', last, list) : checkPageSize('first', first ?? 20, list),
    isBackward,
  };
};

const checkPage = ({ first, last, after, before, offset }: PageArguments, list: ListIdentity) => {
  if (first != null && last != null) refuse('last', 'Only one of `first` and `last` can be given.', list);
  if (offset == null) return;
  if ((after ?? before ?? last) != null) refuse('offset', '`offset` cannot be combined with cursors or `last`.', list);
  if (offset < 0) refuse('offset', '`offset` must not be negative.', list);
};

const refuse = (argument: string, message: string, { operation }: ListIdentity): never => {
  throw badInput(operation, message, [argument]);
};

const checkPageSize = (name: string, size: number, list: ListIdentity) => {
  if (size < 1 || size > 1000) refuse(name, `\`${name}\` must be between 1 and 1000.`, list);
  return size;
};

/** The window by position, once the length of the list is known. */
export const locateWindow = ({ from, count, atEnd }: RowWindow, total: number): RowWindow =>
  atEnd
    ? { from: Math.max(total - count, from), count: Math.min(count, Math.max(total - from, 0)), atEnd: false }
    : { from, count, atEnd };

/** The page with a cursor for each row; empty ones where none is selected. */
export const toEdges = <Row>({ nodes, list, cursors }: ConnectionPage<Row>): { cursor: string; node: Row }[] => {
  if (cursors === null) return nodes.map((node) => ({ cursor: '', node }));
  const digest = hashList(list);
  const rows = cursors();
  return nodes.map((node, at) => ({ cursor: encodeCursor(digest, rows[at] ?? at), node }));
};

/**
 * The `totalCount` of a page.
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE where upstream sends no count, and there are too many rows to count
 */
export const readTotalCount = ({ totalCount, list }: ConnectionPage<unknown>): number => {
  if (!Number.isNaN(totalCount)) return totalCount;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: list.operation });
};

/** The `pageInfo` of a page. */
export const toPageInfo = ({ hasNextPage, hasPreviousPage, list, cursors }: ConnectionPage<unknown>) => {
  const rows = cursors?.() ?? [];
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined)
    return { hasNextPage, hasPreviousPage, startCursor: null, endCursor: null };
  const digest = hashList(list);
  return {
    hasNextPage,
    hasPreviousPage,
    startCursor: encodeCursor(digest, first),
    endCursor: encodeCursor(digest, last),
  };
};

/**
 * The numbers of rows on all pages by the value of a member, with the value under the name of the member.
 *
 * @throws {OperationError} of `stat`
 */
export const createCountResolver =
  (member: string) =>
  async ({ list }: ConnectionPage<unknown>): Promise<readonly object[]> =>
    (await list.countBy(member)).map(({ value, count }) => ({ [member]: value, count }));
