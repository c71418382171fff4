import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { tableOf } from '../store/table.ts';
import { checkKind, recordKinds } from './kinds.ts';
import { primaryKey } from './records.ts';
import { removeRows } from './remove-rows.ts';

/**
 * Removes records of a kind by their ids, in every domain when `domainId` is empty. For use within a transaction.
 *
 * @returns how many records were removed
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an unknown kind; the errors of `removeRows`
 */
export const deleteDirectory = async (
  db: Database,
  kind: string,
  ids: readonly string[],
  domainId = '',
): Promise<number> => {
  checkKind(kind);
  const resource = recordKinds[kind];
  const [table, idColumn] = resource ? [tableOf(resource).name, resource.idField ?? ''] : ['directory_entry', 'id'];
  const ofKind = resource ? sql`` : sql`and kind = ${kind}`;
  const ofDomain = domainId ? sql`and domain_id = ${domainId}` : sql``;
  const conditions = sql`${sql.id(idColumn)} = any(${ids as string[]}::text[]) ${ofKind} ${ofDomain}`;
  const key = resource ? primaryKey(resource) : ['domain_id', 'id'];
  return removeRows(db, { kind, table, idColumn, key }, conditions);
};
