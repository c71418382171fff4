import { badInput, OperationError } from '../upstream/errors.ts';
import { cursorOf, digestOf, type ListIdentity, placeOf } from './cursor.ts';

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
export interface Window {
  readonly from: number;
  readonly count: number;
  readonly atEnd: boolean;
}

/** A page of a list as resolvers return it. */
export interface Page<Row> {
  readonly nodes: readonly Row[];
  /** Number of all matches; NaN where it is unknown: it was not requested, or upstream does not tell it. */
  readonly totalCount: number;
  /** Position of the first row, counted from 0. */
  readonly from: number;
  /** Number of rows of the page, also when they were not fetched. */
  readonly length: number;
  readonly hasNextPage: boolean;
  readonly list: ListIdentity;
}

/**
 * Computes the range of rows that page arguments request.
 *
 * @throws {OperationError} BAD_USER_INPUT for counts outside 1–1000, `first` with `last`, a negative `offset` or one
 * combined with cursors or `last`, and for a cursor of another list
 */
export const windowOf = (page: PageArguments, list: ListIdentity): Window => {
  const { first, last, after, before, offset } = page;
  check(list, first, last, 'Only one of `first` and `last` can be given.');
  check(list, offset, after ?? before ?? last, '`offset` cannot be combined with cursors or `last`.');
  if (typeof offset === 'number' && offset < 0) throw badInput(list.operation, '`offset` must not be negative.');
  const from = after == null ? (offset ?? 0) : placeOf('after', after, list) + 1;
  const end = before == null ? Number.POSITIVE_INFINITY : placeOf('before', before, list);
  const room = Math.max(end - from, 0);
  if (last == null) return { from, count: Math.min(sizeOf('first', first ?? 20, list), room), atEnd: false };
  const count = Math.min(sizeOf('last', last, list), room);
  // The last rows before a cursor have known positions. The last rows of the list have none until its length is known.
  return before == null ? { from, count, atEnd: true } : { from: Math.max(end - count, from), count, atEnd: false };
};

const check = (list: ListIdentity, one: unknown, other: unknown, message: string) => {
  if (one != null && other != null) throw badInput(list.operation, message);
};

const sizeOf = (name: string, size: number, list: ListIdentity) => {
  if (size < 1 || size > 1000) throw badInput(list.operation, `\`${name}\` must be between 1 and 1000.`);
  return size;
};

/** The window by position, once the length of the list is known. */
export const placeWindow = ({ from, count, atEnd }: Window, total: number): Window =>
  atEnd
    ? { from: Math.max(total - count, from), count: Math.min(count, Math.max(total - from, 0)), atEnd: false }
    : { from, count, atEnd };

/** The page with a cursor for each row. */
export const edgesOf = <Row>({ nodes, from, list }: Page<Row>): { cursor: string; node: Row }[] => {
  const mark = digestOf(list);
  return nodes.map((node, index) => ({ cursor: cursorOf(mark, from + index), node }));
};

/**
 * The `totalCount` of a page.
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE where upstream sends no count, and there are too many rows to count
 */
export const totalCountOf = ({ totalCount, list }: Page<unknown>): number => {
  if (!Number.isNaN(totalCount)) return totalCount;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: list.operation });
};

/** The `pageInfo` of a page. */
export const pageInfoOf = ({ from, length, hasNextPage, list }: Page<unknown>) => {
  const mark = digestOf(list);
  return {
    hasNextPage,
    hasPreviousPage: from > 0,
    startCursor: length > 0 ? cursorOf(mark, from) : null,
    endCursor: length > 0 ? cursorOf(mark, from + length - 1) : null,
  };
};
