import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { tableOf } from '../store/table.ts';
import { checkKind, recordKinds } from './kinds.ts';
import { lockInKeyOrder, primaryKey } from './records.ts';
import { removeRows } from './remove-rows.ts';

/** Entries in the order in which a transaction that changes several kinds locks them. */
const ENTRIES = { table: 'directory_entry', key: ['kind', 'domain_id', 'id'] };

/**
 * Locks what the store changes with users that are removed (migration 0025): their role bindings, and the groups that
 * name them. Puts lock a binding before its user, so this must happen before the users are locked.
 */
const lockBelongings = (db: Database, userIds: readonly string[], ofDomain: RawBuilder<unknown>) => {
  const ids = userIds as string[];
  return lockInKeyOrder(
    db,
    ENTRIES,
    sql`(kind = 'role_bindings' and data ->> 'user_id' = any(${ids}::text[])
      or kind in ('projects', 'project_groups', 'user_groups') and jsonb_exists_any(data -> 'users', ${ids}::text[]))
      ${ofDomain}`,
  );
};

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
  if (kind === 'users') await lockBelongings(db, ids, ofDomain);
  const key = resource ? primaryKey(resource) : ['domain_id', 'id'];
  return removeRows(db, { kind, table, idColumn, key }, conditions);
};
