/** When a credential was last used (semantics 3.2.7, 3.3.10, 4.6.2). */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { shareLookups } from '../store/sharedLookups.ts';
import type { ResourceTable } from '../store/table.ts';

/** One use of a credential. */
interface CredentialUse {
  /** Table of its record, and its id member. */
  readonly table: string;
  readonly idField: string;
  readonly id: string;
  readonly domainId: string;
  readonly now: string;
}

/** The last use of each record. Times in wire form sort as texts. */
const keepLastUses = (uses: readonly CredentialUse[]): CredentialUse[] => {
  const inTime = uses.toSorted((one, other) => (one.now < other.now ? -1 : 1));
  return [...new Map(inTime.map((use) => [JSON.stringify([use.table, use.domainId, use.id]), use])).values()];
};

/**
 * Writes uses of credentials of one table and domain. A use by a clock that was ahead is replaced. Rows are locked in one order, so that two
 * processes do not deadlock.
 */
const writeUses = async (db: Database, { table: name, domainId }: CredentialUse, uses: readonly CredentialUse[]) => {
  const table = sql.table(name);
  const id = sql.ref(uses[0]?.idField ?? '');
  const texts = (member: 'id' | 'now') => uses.map((use) => use[member]);
  await sql`with used as (
      select * from unnest(${texts('id')}::text[], ${texts('now')}::timestamptz[]) as used (${id}, at)
    ), held as (
      select seq, at from ${table} join used using (${id}) where domain_id = ${domainId}
      order by seq for no key update of ${table}
    )
    update ${table} as noted set last_accessed_at = case
      when noted.last_accessed_at > held.at + interval '1 minute' then held.at
      else greatest(noted.last_accessed_at, held.at) end
    from held where noted.domain_id = ${domainId} and noted.seq = held.seq`.execute(db);
};

/**
 * Calls that arrive while uses are written share the next statement, so that the number of statements does not grow
 * with the number of calls.
 */
const recordUses = shareLookups(async (db: Database, uses: readonly CredentialUse[]): Promise<undefined[]> => {
  const places = Map.groupBy(keepLastUses(uses), ({ table, domainId }) => JSON.stringify([table, domainId]));
  for (const ofPlace of places.values()) if (ofPlace[0]) await writeUses(db, ofPlace[0], ofPlace);
  return uses.map(() => undefined);
});

interface UsedCredential {
  readonly domain_id: string;
}

/**
 * Records that a credential is used now. Resolves once this time or a later one is stored. `updated_at` does not change
 * (semantics 6).
 */
export const recordLastUse = async <Row extends UsedCredential>(
  db: Database,
  table: ResourceTable<Row>,
  row: Row,
  now: string,
): Promise<void> => {
  const { name, resource } = table;
  const { idField = '' } = resource;
  const { [idField]: id } = row as Readonly<Record<string, unknown>>;
  await recordUses(db, [{ table: name, idField, id: String(id), domainId: row.domain_id, now }]);
};
