/**
 * The directory: records that other records refer to and that no operation manages (semantics 0.1). Entries are stored
 * as JSON, by kind, domain and id. Kinds that feed a resource of the API are stored in that resource's table.
 */

import { sql } from 'kysely';
import { directoryKinds } from '../../contract/directory.ts';
import { notFoundError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { shareLookups } from '../store/sharedLookups.ts';
import { isValidText } from '../values/jsonValues.ts';
import type { DirectoryRecords, EntryKind, StoredUser } from './directoryRecords.ts';
import { isOfDomain } from './kinds.ts';

/** Domain under which an entry is stored; empty for kinds that are the same in every domain. */
const toStoredDomain = (kind: EntryKind, domainId: string) => (isOfDomain(kind) ? domainId : '');

/** Key of an entry. */
export type EntryKey = readonly [kind: EntryKind, domainId: string, id: string];

const formatKey = (key: EntryKey) => JSON.stringify(key);

interface EntryRow {
  readonly kind: EntryKind;
  readonly domain_id: string;
  readonly id: string;
  readonly data: DirectoryRecords[EntryKind];
  readonly token_generation: string | null;
}

const toRecord = ({ kind, data, token_generation }: EntryRow): DirectoryRecords[EntryKind] =>
  kind === 'users' && token_generation !== null ? { ...(data as StoredUser), token_generation } : data;

/** Entries by their keys, in the same order; undefined where there is none. Concurrent calls share one query. */
export const findEntriesByKey = shareLookups(async (db: Database, keys: readonly EntryKey[]) => {
  const distinct = [...new Map(keys.map((key) => [formatKey(key), key])).values()];
  const [kinds, domains, ids] = [0, 1, 2].map((part) => distinct.map((key): string => key[part as 0 | 1 | 2]));
  // The list of domains names the machines that a distributed store must ask.
  const { rows } = await sql<EntryRow>`
    select kind, domain_id, id, data, token_generation from directory_entry
    where domain_id = any(${[...new Set(domains)]}::text[]) and (kind, domain_id, id) in (select * from unnest(${kinds}::text[], ${domains}::text[], ${ids}::text[]))
  `.execute(db);
  const found = new Map(rows.map((row) => [formatKey([row.kind, row.domain_id, row.id]), toRecord(row)]));
  return keys.map((key) => found.get(formatKey(key)));
});

/** Entries of one kind by domain and id, in that order; undefined where there is none. */
export const findEntriesById = async <Kind extends EntryKind>(
  db: Database,
  kind: Kind,
  named: readonly (readonly [domainId: string, id: string])[],
) => {
  const found = await findEntriesByKey(
    db,
    named.map(([domainId, id]) => [kind, toStoredDomain(kind, domainId), id]),
  );
  // The rows have the requested kind.
  return found as (DirectoryRecords[Kind] | undefined)[];
};

/** One entry, or undefined. */
export const findEntry = async <Kind extends EntryKind>(
  db: Database,
  kind: Kind,
  domainId: string,
  id: string,
): Promise<DirectoryRecords[Kind] | undefined> => {
  // Scope is checked before the request is validated (semantics 1.3.3), so the id may be any text here.
  if (!isValidText(id)) return undefined;
  return (await findEntriesById(db, kind, [[domainId, id]]))[0];
};

/** Entries of a kind in a domain whose members equal the given texts, in the order they were put. */
export const findEntries = async <Kind extends EntryKind>(
  db: Database,
  kind: Kind,
  domainId: string,
  members: Partial<Record<keyof DirectoryRecords[Kind] & string, string>> = {},
): Promise<DirectoryRecords[Kind][]> => {
  // Member names come from our own code. They are literals so that PostgreSQL uses the indexes on them.
  const conditions = Object.entries(members).map(([member, value]) => sql`and data ->> ${sql.lit(member)} = ${value}`);
  const { rows } = await sql<{ data: DirectoryRecords[Kind] }>`
    select data from directory_entry
    where kind = ${kind} and domain_id = ${toStoredDomain(kind, domainId)} ${sql.join(conditions, sql` `)}
    order by seq`.execute(db);
  return rows.map(({ data }) => data);
};

/** Entries of a kind in one domain, or in all domains when `domainId` is empty, in the order they were put. */
export const listEntries = async <Kind extends EntryKind>(
  db: Database,
  kind: Kind,
  domainId: string,
): Promise<DirectoryRecords[Kind][]> => {
  const ofDomain = domainId ? sql`and domain_id = ${toStoredDomain(kind, domainId)}` : sql``;
  const { rows } = await sql<{ data: DirectoryRecords[Kind] }>`
    select data from directory_entry where kind = ${kind} ${ofDomain} order by seq`.execute(db);
  return rows.map(({ data }) => data);
};

const hasNoEntries = async (db: Database, kind: EntryKind, domainId: string) => {
  const { rows } = await sql`
    select 1 from directory_entry where kind = ${kind} and domain_id = ${toStoredDomain(kind, domainId)} limit 1`.execute(
    db,
  );
  return rows.length === 0;
};

/**
 * Checks references of a request in one query (semantics 0.1.3). When a kind is not closed and the domain has no entry
 * of it, every id is accepted.
 *
 * @param member name of the request member, for the error
 * @returns the entries in the order of their ids; undefined where the domain has no entries of the kind
 * @throws {ServiceError} ERROR_NOT_FOUND naming the member
 */
export const checkEntryReferences = async <Kind extends EntryKind>(
  db: Database,
  kind: Kind,
  domainId: string,
  member: string,
  ids: readonly string[],
): Promise<(DirectoryRecords[Kind] | undefined)[]> => {
  const found = await findEntriesById(
    db,
    kind,
    ids.map((id) => [domainId, id]),
  );
  const missing = ids.filter((_, index) => !found[index]);
  if (missing.length > 0) {
    const acceptsAll = !directoryKinds[kind].closed && (await hasNoEntries(db, kind, domainId));
    const refused = missing.find((id) => !acceptsAll || id === '');
    if (refused !== undefined) throw notFoundError(member, refused);
  }
  return found;
};

/** Checks one reference, see `checkEntryReferences`. */
export const checkReference = async <Kind extends EntryKind>(
  db: Database,
  kind: Kind,
  domainId: string,
  member: string,
  id: string,
): Promise<DirectoryRecords[Kind] | undefined> => (await checkEntryReferences(db, kind, domainId, member, [id]))[0];
