/** The text of a position in the log of changes: a snapshot of PostgreSQL, which says of each transaction whether it was seen. */
import { isChangeCursor } from '../../contract/changes.ts';

/** A position in the log of a store. */
export interface ChangeCursor {
  /** The store. */
  readonly epoch: string;
  /** When it was read, in seconds since 1970. */
  readonly at: number;
  /** As PostgreSQL writes it: `10:20:10,14`. All transactions before the first number were seen, and none from the second. */
  readonly snapshot: string;
}

/** The first transaction that a snapshot may not have seen, and the first one after all that it has. */
export const parseSnapshotBounds = ({
  snapshot,
}: Pick<ChangeCursor, 'snapshot'>): { readonly from: bigint; readonly to: bigint } => {
  const [from = '0', to = '0'] = snapshot.split(':');
  return { from: BigInt(from), to: BigInt(to) };
};

/** Longest text. */
const MAX_LENGTH = 100;

/**
 * Writes a cursor. With more unfinished transactions than fit, it is an earlier position: some changes are reported again.
 */
export const printChangeCursor = (cursor: ChangeCursor): string => {
  const { from, to } = parseSnapshotBounds(cursor);
  const [, , open = ''] = cursor.snapshot.split(':');
  const since = (xid: bigint) => (xid - from).toString(36);
  const unseen = open === '' ? [] : open.split(',').map((xid) => since(BigInt(xid)));
  const start = `${cursor.epoch}.${cursor.at.toString(36)}.${from.toString(36)}`;
  const text = `${start}.${since(to)}.${unseen.join('-')}`;
  return text.length > MAX_LENGTH ? `${start}.0.` : text;
};

const BASE_36_NUMBER = '[0-9a-z]{1,13}';
const CURSOR_PATTERN = new RegExp(
  `^([0-9a-f]{8})\\.([0-9a-z]{1,8})\\.(${BASE_36_NUMBER})\\.(${BASE_36_NUMBER})\\.((?:${BASE_36_NUMBER}(?:-${BASE_36_NUMBER})*)?)$`,
);

const parseBase36 = (text: string) =>
  [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);

const MAX_XID = 2n ** 63n;

/** Reads a cursor; undefined if it is not one. */
export const parseChangeCursor = (text: string): ChangeCursor | undefined => {
  const [, epoch, at = '', start = '', length = '', unseen = ''] =
    (isChangeCursor(text) && CURSOR_PATTERN.exec(text)) || [];
  if (epoch === undefined) return undefined;
  const from = parseBase36(start);
  const to = from + parseBase36(length);
  const open = unseen === '' ? [] : unseen.split('-').map((xid) => from + parseBase36(xid));
  const isSnapshot =
    from > 0n && to < MAX_XID && open.every((xid, at) => xid < to && (at === 0 || xid > (open[at - 1] ?? 0n)));
  return isSnapshot ? { epoch, at: Number.parseInt(at, 36), snapshot: `${from}:${to}:${open.join(',')}` } : undefined;
};
