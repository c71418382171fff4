import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { type Locked, lockInKeyOrder } from './records.ts';
import { checkNothingRefers, isReferredTo, type RecordKey } from './references.ts';

/** Where records of a kind are stored: the table, and the column with their ids. */
export interface Place extends Locked {
  readonly kind: string;
  readonly idColumn: string;
}

/**
 * Removes the rows of a kind that match. For use within a transaction, which must be rolled back when this fails.
 *
 * @returns how many rows were removed
 * @throws {ServiceError} the errors of `checkNothingRefers`
 */
export const removeRows = async (db: Database, place: Place, conditions: RawBuilder<unknown>): Promise<number> => {
  const { kind, table, idColumn } = place;
  await lockInKeyOrder(db, place, conditions);
  const remove = sql`delete from ${sql.table(table)} where ${conditions}`;
  if (!isReferredTo(kind)) return Number((await remove.execute(db)).numAffectedRows ?? 0n);
  const { rows } = await sql<RecordKey>`${remove} returning domain_id, ${sql.id(idColumn)} as id`.execute(db);
  await checkNothingRefers(db, kind, rows);
  return rows.length;
};
