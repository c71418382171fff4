import type { AnyRow } from '../resourceType.ts';
import type { RowCursor } from './cursorText.ts';
import { countEqualKeys, type OrderKey, readSortValues, type SortValue } from './order.ts';
import { compileRowsAfter } from './rowsAfter.ts';

/** Rows as they were read, and what is known of those that precede them. */
export interface ReadRows {
  readonly rows: readonly AnyRow[];
  /** Whether they were read from the end of the list; `rows` and `order` then have the reverse order. */
  readonly isBackward: boolean;
  readonly order: readonly OrderKey[];
  /** Whether the list has no alternatives of its own (`compileRowsAfter`). */
  readonly isFree: boolean;
  /** Values of the row after which they follow; null where they have a position. */
  readonly after: readonly SortValue[] | null;
  /** Number of rows that precede them, of which the first `shared` values are those of `after`. */
  readonly passed: number;
  readonly shared: number;
}

/** The cursors of rows, in the order in which they were read. */
export const createRowCursors = ({ rows, order, isFree, isBackward, after, passed, shared }: ReadRows): RowCursor[] => {
  let previous = after;
  // By number of leading keys: how many rows before the current one have the same values.
  let same = Array.from({ length: order.length + 1 }, (_, keys) => (keys <= shared ? passed : 0));
  return rows.map((row) => {
    const values = readSortValues(order, row);
    const equal = previous === null ? null : countEqualKeys(previous, values);
    if (equal !== null) same = same.map((count, keys) => (keys <= equal ? count + 1 : 0));
    previous = values;
    const next = compileRowsAfter(order, values, isFree).shared;
    const skip = next === null ? 0 : (same[next] ?? 0);
    return { values, skip: isBackward ? -skip : skip };
  });
};
