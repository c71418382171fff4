import { MAX_ROWS } from '../wire/limits.ts';
import type { InputPlace } from './inputPlace.ts';

/** A page of rows, which have no cursors: they are computed. */
export interface RowPage {
  readonly first?: number | null;
  readonly offset?: number | null;
}

/**
 * Compiles a page of rows.
 *
 * @returns no member where no page is requested
 * @throws {OperationError} BAD_USER_INPUT for `first` outside 1–1000 or a negative `offset`
 */
export const compileRowPage = (
  { first, offset }: RowPage,
  place: InputPlace,
): { page?: { start: number; limit: number } } => {
  if (first == null && offset == null) return {};
  const limit = first ?? MAX_ROWS;
  if (limit < 1 || limit > MAX_ROWS) throw place.at('first').problem(`\`first\` must be between 1 and ${MAX_ROWS}.`);
  if (offset != null && offset < 0) throw place.at('offset').problem('`offset` must not be negative.');
  return { page: { start: (offset ?? 0) + 1, limit } };
};
