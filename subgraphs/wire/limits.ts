/** Limits of single calls upstream, shared by all loaders. */

/** Maximum number of rows in one answer of `list`, `stat` or `analyze` (semantics 1.5.1, 2.7.7). */
export const MAX_ROWS = 1000;

/** Maximum number of values in one `in` filter: record identifiers, or parents. More are sent in further calls. */
export const MAX_FILTER_VALUES = 500;

/**
 * A call costs about as much as this many rows: up to this many unneeded rows are fetched to save a call (ADR 0022).
 */
export const ROWS_PER_CALL = 20;
