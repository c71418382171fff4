import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { deleteInKeyOrder, type LockedRows } from './putRecords.ts';
import { checkUnreferenced, mayBeReferenced, type RecordKey } from './references.ts';

/** Where records of a kind are stored: the table, and the column with their ids. */
export interface KindStorage extends LockedRows {
  readonly kind: string;
  readonly idColumn: string;
}

/**
 * Removes the rows of a kind that match. For use within a transaction, which must be rolled back when this fails.
 *
 * @returns how many rows were removed
 * @throws {ServiceError} the errors of `checkUnreferenced`
 */
export const removeRows = async (
  db: Database,
  place: KindStorage,
  conditions: RawBuilder<unknown>,
): Promise<number> => {
  const { kind, idColumn } = place;
  const returning = mayBeReferenced(kind)
    ? sql<RecordKey>`returning domain_id, ${sql.id(idColumn)} as id`
    : sql<RecordKey>``;
  const results = await deleteInKeyOrder(db, place, conditions, returning);
  await checkUnreferenced(
    db,
    kind,
    results.flatMap(({ rows }) => rows),
  );
  return results.reduce((count, { numAffectedRows = 0n }) => count + Number(numAffectedRows), 0);
};
