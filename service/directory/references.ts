/**
 * References from directory entries to records of the API: roles (semantics 3.5.5) and trusted secrets (3.23.5). The
 * locks ensure that a record is not deleted while a concurrent put adds an entry that refers to it.
 */
import { sql } from 'kysely';
import { notFoundError, ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { checkRoleUnused } from './roleHolders.ts';

const ROLE = { member: 'role_id', table: 'identity_role' } as const;
const TRUSTED_SECRET = { member: 'trusted_secret_id', table: 'secret_trusted_secret' } as const;

const referencesByKind: Readonly<Record<string, typeof ROLE | typeof TRUSTED_SECRET>> = {
  users: ROLE,
  role_bindings: ROLE,
  secrets: TRUSTED_SECRET,
};

/** Domain and id of a record. */
export interface RecordKey {
  readonly domain_id: string;
  readonly id: string;
}

const formatKey = ({ domain_id, id }: RecordKey) => JSON.stringify([domain_id, id]);

/** Keys by domain, in the order in which every transaction locks them. */
const groupByDomain = (keys: readonly RecordKey[]) =>
  [...Map.groupBy(keys, ({ domain_id }) => domain_id)].sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Checks that the records that put entries refer to exist, and locks them until the transaction ends.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND with the position of the record (`records.3.role_id`)
 */
export const checkReferences = async (
  db: Database,
  kind: string,
  records: readonly Readonly<JsonMembers>[],
): Promise<void> => {
  const reference = referencesByKind[kind];
  if (!reference) return;
  const { member, table } = reference;
  const keys = records.map((record) => ({ domain_id: String(record.domain_id), id: String(record[member] ?? '') }));
  const named = keys.filter(({ id }) => id !== '');
  if (named.length === 0) return;
  const known = new Set<string>();
  for (const [domainId, ofDomain] of groupByDomain(named)) {
    const { rows } = await sql<RecordKey>`
      select domain_id, ${sql.id(member)} as id from ${sql.table(table)}
      where domain_id = ${domainId} and ${sql.id(member)} = any(${ofDomain.map(({ id }) => id)}::text[])
      order by id for key share`.execute(db);
    for (const row of rows) known.add(formatKey(row));
  }
  const position = keys.findIndex((key) => key.id !== '' && !known.has(formatKey(key)));
  const missing = keys[position];
  if (missing) throw notFoundError(`records.${position}.${member}`, missing.id);
};

const checkNoSecretRefers = async (db: Database, { domain_id, id }: RecordKey) => {
  const { rows } = await sql<{ id: string }>`
    select id from directory_entry
    where kind = 'secrets' and domain_id = ${domain_id} and data ->> 'trusted_secret_id' = ${id} limit 1`.execute(db);
  if (!rows[0]) return;
  throw new ServiceError('ERROR_EXIST_RELATED_SECRET', `A secret uses the trusted secret. (secret_id = ${rows[0].id})`);
};

const checksByKind: Readonly<Record<string, (db: Database, removed: RecordKey) => Promise<void>>> = {
  roles: (db, { domain_id, id }) => checkRoleUnused(db, { domain_id, role_id: id }),
  trusted_secrets: checkNoSecretRefers,
};

/** Whether entries may refer to records of a kind. */
export const mayBeReferenced = (kind: string): boolean => Object.hasOwn(checksByKind, kind);

/**
 * Checks that nothing refers to records that were just removed. The transaction must be rolled back when this fails.
 *
 * @throws {ServiceError} ERROR_ROLE_IN_USED_AT_ROLE_BINDING, ERROR_EXIST_RESOURCE, ERROR_EXIST_RELATED_SECRET
 */
export const checkUnreferenced = async (db: Database, kind: string, removed: readonly RecordKey[]): Promise<void> => {
  const refuse = checksByKind[kind];
  if (refuse) for (const record of removed) await refuse(db, record);
};
