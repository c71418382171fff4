/** Which rows of a result travel (semantics 1.5.1). */

/** Most rows of a page, and how many there are when nothing is said. */
export const LIMIT_MAX = 1000;

/** A page as it is sent: `start` counts from 1. */
export interface PageRequest {
  readonly start?: number | undefined;
  readonly limit?: number | undefined;
}

/** Rows to leave out, and rows to give at most. */
export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/**
 * `start` below 1 counts as 1; a limit of 0 or less counts as absent, a larger one than 1000 is cut.
 *
 * @param most rows where there is no limit
 */
export const windowOf = (page: PageRequest | undefined, most = LIMIT_MAX): Window => {
  const limit = page?.limit ?? 0;
  return { offset: Math.max(1, page?.start ?? 1) - 1, limit: limit > 0 ? Math.min(limit, LIMIT_MAX) : most };
};

/** How many rows there are in all, where a page tells: it is not full, and not beyond the end. */
export const totalFrom = ({ offset, limit }: Window, rows: number): number | undefined =>
  rows < limit && (rows > 0 || offset === 0) ? offset + rows : undefined;
