import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { createTable } from '../store/table.ts';
import { checkKind, recordKinds } from './kinds.ts';
import { lockInKeyOrder, primaryKey } from './putRecords.ts';
import { type KindStorage, removeRows } from './removeRows.ts';

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

/** Which of some ids each domain has, in the order in which domains are locked. */
const groupIdsByDomain = async (
  db: Database,
  { table, idColumn }: KindStorage,
  conditions: RawBuilder<unknown>,
): Promise<(readonly [domainId: string, ids: string[]])[]> => {
  const { rows } = await sql<{ domain_id: string; ids: string[] }>`
    select domain_id, array_agg(${sql.id(idColumn)}) as ids from ${sql.table(table)}
    where ${conditions} group by domain_id order by domain_id collate "C"`.execute(db);
  return rows.map(({ domain_id, ids }) => [domain_id, ids]);
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
  const key = resource ? primaryKey(resource) : ENTRY_ROWS.key;
  const place: KindStorage = { kind, table, idColumn, key };
  const ofKind = resource ? sql`` : sql`and kind = ${kind}`;
  const haveIds = (some: readonly string[]) => sql`${sql.id(idColumn)} = any(${some as string[]}::text[]) ${ofKind}`;
  if (kind === 'users') await lockUserReferences(db, ids, domainId ? [domainId] : undefined);
  if (!key.includes('domain_id')) {
    const ofDomain = domainId ? sql`and domain_id = ${domainId}` : sql``;
    return removeRows(db, place, sql`${haveIds(ids)} ${ofDomain}`);
  }
  // Many ids of many domains would be compared with each other.
  const byDomain = domainId ? [[domainId, ids] as const] : await groupIdsByDomain(db, place, haveIds(ids));
  let removed = 0;
  for (const [domain, own] of byDomain) removed += await removeRows(db, { ...place, domains: [domain] }, haveIds(own));
  return removed;
};
