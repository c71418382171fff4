/** The cursors of connections: a position, and the list that it is of. */
import { hash } from 'node:crypto';
import { badInput } from '../upstream/errors.ts';

/** Identifies a list, so that its cursors are not accepted for another: its records, conditions and order. */
export interface ListIdentity {
  /** The operation, for errors. */
  readonly operation: string;
  /** The same text for the same list. */
  readonly text: string;
}

/** Digest of a list, which its cursors contain. */
export const digestOf = ({ text }: ListIdentity) => hash('sha256', text, 'base64url').slice(0, 8);

/** The cursor of a row by its position in a list, counted from 0. */
export const cursorOf = (mark: string, place: number) =>
  Buffer.from(JSON.stringify({ list: mark, place })).toString('base64url');

/**
 * The position in a cursor.
 *
 * @param name of the argument, for errors
 * @throws {OperationError} BAD_USER_INPUT where it is not a cursor of the list
 */
export const placeOf = (name: string, cursor: string, list: ListIdentity) => {
  const read = decodeCursor(cursor);
  if (read?.list !== digestOf(list) || !Number.isSafeInteger(read.place) || read.place < 0)
    throw badInput(list.operation, `\`${name}\` is not a cursor of this list.`);
  return read.place;
};

const decodeCursor = (cursor: string): { list: string; place: number } | null => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
};
