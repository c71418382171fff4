/** Pagination: which rows of a result are returned (semantics 1.5.1). */

/** Maximum number of rows of a page, and the default. */
export const MAX_LIMIT = 1000;

/** A page in wire form: `start` counts from 1. */
export interface RequestedPage {
  readonly start?: number | undefined;
  readonly limit?: number | undefined;
}

/** Number of rows to skip, and maximum number of rows to return. */
export interface LimitOffset {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Reads a page request: `start` below 1 counts as 1, a limit of 0 or less counts as absent, a limit above 1000 is cut
 * to 1000.
 *
 * @param most maximum number of rows where the request has no limit
 */
export const toLimitOffset = (page: RequestedPage | undefined, max = MAX_LIMIT): LimitOffset => {
  const limit = page?.limit ?? 0;
  return { offset: Math.max(1, page?.start ?? 1) - 1, limit: limit > 0 ? Math.min(limit, MAX_LIMIT) : max };
};

/**
 * The total number of rows, where the page shows it: the page is neither full nor beyond the end. Otherwise undefined.
 */
export const findTotal = ({ offset, limit }: LimitOffset, rows: number): number | undefined =>
  rows < limit && (rows > 0 || offset === 0) ? offset + rows : undefined;
