/** The cursors of connections: the list that a cursor is of, and the row by its values in the order of the list. */
import { hash } from 'node:crypto';
import { badInput } from '../errors.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { areSortValues, type OrderKey, type SortValue } from './order.ts';
import type { ValueCount } from './valueCount.ts';

/** Identifies a list, so that its cursors are not accepted for another: its records, conditions and order. */
export interface ListIdentity {
  /** The operation, for errors. */
  readonly operation: string;
  /** The same text for the same list. */
  readonly text: string;
  /** The order of its rows; null where rows have positions only. */
  readonly order: readonly OrderKey[] | null;
  /** The numbers of its rows by the value of a member, on all pages. */
  countBy(member: string): Promise<readonly ValueCount[]>;
}

/** The row of a cursor. */
export interface RowCursor {
  /** Values of the row by the order of the list. */
  readonly values: readonly SortValue[];
  /**
   * Number of rows that precede the next page although they meet its conditions (`RowsAfter`), as far as known when the
   * cursor was made: a hint where to start. Below 0: the same for the page before the row.
   */
  readonly skip: number;
}

/** Version of the content of cursors. */
const VERSION = 2;

/** Digest of a list, which its cursors contain. */
export const hashList = ({ text }: ListIdentity) => hash('sha256', text, 'base64url').slice(0, 8);

/** The cursor of a row, or of a position counted from 0 where rows have positions only. */
export const encodeCursor = (list: string, row: RowCursor | number) =>
  encodeContent(
    typeof row === 'number' ? { list, place: row } : { list, at: row.values, ...(row.skip && { skip: row.skip }) },
  );

const encodeContent = (content: object) =>
  Buffer.from(JSON.stringify({ v: VERSION, ...content })).toString('base64url');

/**
 * The position in a cursor of a list whose rows have positions only.
 *
 * @param name of the argument, for errors
 * @throws {OperationError} BAD_USER_INPUT where it is not a cursor of the list, or was made by an earlier release
 */
export const decodePosition = (name: string, cursor: string, list: ListIdentity): number => {
  const { place } = decodeContent(name, cursor, list);
  return isPosition(place) ? place : refuse(name, list);
};

/**
 * The row of a cursor.
 *
 * @throws {OperationError} as `decodePosition`
 */
export const decodeRowCursor = (
  name: string,
  cursor: string,
  list: ListIdentity,
  order: readonly OrderKey[],
): RowCursor => {
  const { at, skip = 0 } = decodeContent(name, cursor, list);
  return Array.isArray(at) && areSortValues(order, at) && isPosition(Math.abs(Number(skip)))
    ? { values: at, skip: Number(skip) }
    : refuse(name, list);
};

const decodeContent = (name: string, cursor: string, list: ListIdentity): JsonObject => {
  const content = parseContent(cursor);
  if (content !== null && content.v === undefined && isPosition(content.place))
    throw badInput(list.operation, `\`${name}\` is a cursor of an earlier release. Start from the first page.`, [name]);
  return content?.v === VERSION && content.list === hashList(list) ? content : refuse(name, list);
};

/** Upstream takes positions of 32 bits. */
const MAX_POSITION = 2 ** 30;

const isPosition = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_POSITION;

const refuse = (name: string, { operation }: ListIdentity): never => {
  throw badInput(operation, `\`${name}\` is not a cursor of this list.`, [name]);
};

const parseContent = (cursor: string): JsonObject | null => {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return isObject(content) ? content : null;
  } catch {
    return null;
  }
};
