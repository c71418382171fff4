import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { createTable } from '../store/table.ts';
import { checkKind, recordKinds } from './kinds.ts';
import { lockInKeyOrder, primaryKey } from './putRecords.ts';
import { removeRows } from './removeRows.ts';

/** Kinds with entries that name users, in the order in which a transaction that changes several of them locks them. */
const KINDS_WITH_USERS = ['project_groups', 'projects', 'role_bindings', 'user_groups'];

const ENTRY_ROWS = { table: 'directory_entry', key: ['domain_id', 'id'] };

/**
 * Locks what the store changes with users that are removed (migration 0025): their role bindings, and the groups that
 * name them. Puts lock a binding before its user, so this must happen before the users are locked.
 */
const lockUserReferences = async (db: Database, userIds: readonly string[], domains?: readonly string[]) => {
  const ids = userIds as string[];
  for (const kind of KINDS_WITH_USERS) {
    const names =
      kind === 'role_bindings'
        ? sql`data ->> 'user_id' = any(${ids}::text[])`
        : sql`jsonb_exists_any(data -> 'users', ${ids}::text[])`;
    await lockInKeyOrder(db, { ...ENTRY_ROWS, domains }, sql`kind = ${kind} and ${names}`);
  }
};

/**
 * Removes records of a kind by their ids, in every domain when `domainId` is empty. For use within a transaction.
 *
 * @returns how many records were removed
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an unknown kind; the errors of `removeRows`
 */
export const deleteDirectoryRecords = async (
  db: Database,
  kind: string,
  ids: readonly string[],
  domainId = '',
): Promise<number> => {
  checkKind(kind);
  const resource = recordKinds[kind];
  const [table, idColumn] = resource ? [createTable(resource).name, resource.idField ?? ''] : ['directory_entry', 'id'];
  const ofKind = resource ? sql`` : sql`and kind = ${kind}`;
  const ofDomain = domainId ? sql`and domain_id = ${domainId}` : sql``;
  const conditions = sql`${sql.id(idColumn)} = any(${ids as string[]}::text[]) ${ofKind} ${ofDomain}`;
  const domains = domainId ? [domainId] : undefined;
  if (kind === 'users') await lockUserReferences(db, ids, domains);
  const key = resource ? primaryKey(resource) : ENTRY_ROWS.key;
  return removeRows(db, { kind, table, idColumn, key, domains }, conditions);
};
