import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { tableOf } from '../store/table.ts';
import { checkKind, recordKinds } from './kinds.ts';

/**
 * Removes records of a kind by their ids, in every domain where `domainId` is empty.
 *
 * @returns how many were there
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an unknown kind
 */
export const deleteDirectory = async (
  db: Database,
  kind: string,
  ids: readonly string[],
  domainId = '',
): Promise<number> => {
  checkKind(kind);
  const resource = recordKinds[kind];
  const [table, id] = resource
    ? [sql.table(tableOf(resource).name), sql.id(resource.idField ?? '')]
    : [sql.table('directory_entry'), sql.id('id')];
  const ofKind = resource ? sql`` : sql`and kind = ${kind}`;
  const ofDomain = domainId ? sql`and domain_id = ${domainId}` : sql``;
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where ${id} = any(${ids as string[]}::text[]) ${ofKind} ${ofDomain}`.execute(db);
  return Number(numAffectedRows);
};
