/**
 * The text of a place in the log of our own service, which is the id of an event: the time of the place, and its cursor. Between the
 * changes up to a later place, it also has the key of the last one that was delivered, and that place's cursor.
 */
import { isChangeCursor } from '../../contract/changes.ts';
import { OVERLAP_MS } from './version.ts';

/** A place in the log: all changes up to it were delivered. */
export interface LogPoint {
  /** Time of the service when it was read, in milliseconds since 1970: a log that has no such place is not needed then. */
  readonly at: number;
  /** Empty: the place is known by its time only. */
  readonly cursor: string;
}

/** The position of a subscriber. */
export interface LogPosition {
  readonly from: LogPoint;
  /** Of the changes up to a later place, those up to a key were delivered, too. */
  readonly partly?: { readonly upTo: string; readonly to: string } | undefined;
}

/** A place that is found by time: changes become visible some time after they were made. */
export const toLogPoint = (at: number): LogPoint => ({ at: at + OVERLAP_MS, cursor: '' });

/** The time after which changes may be missing at a place, in milliseconds since 1970. */
export const timeOfPoint = ({ at }: LogPoint): number => at - OVERLAP_MS;

/** Writes a position in at most 256 characters. */
export const printLogPosition = ({ from, partly }: LogPosition): string =>
  `${from.at.toString(36)}@${from.cursor}${partly === undefined ? '' : `~${partly.upTo}@${partly.to}`}`;

const TEXT = /^([0-9a-z]{1,9})@([0-9a-z.-]*)(?:~([\w-]{6})@([0-9a-z.-]+))?$/;

/** Reads the text of a position; null if it is not one. */
export const parseLogPosition = (text: string): LogPosition | null => {
  const [, at, cursor = '', upTo, to] = TEXT.exec(text) ?? [];
  if (at === undefined || (cursor !== '' && !isChangeCursor(cursor))) return null;
  const from = { at: Number.parseInt(at, 36), cursor };
  if (upTo === undefined || to === undefined) return { from };
  return isChangeCursor(to) ? { from, partly: { upTo, to } } : null;
};
