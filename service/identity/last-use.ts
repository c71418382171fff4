/** When a credential was last used (semantics 3.2.7, 3.3.10, 4.6.2). */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { shared } from '../store/sharing.ts';
import type { Table } from '../store/table.ts';

/** One use of a credential. */
interface Use {
  /** Where its record lies, and the member it is known by. */
  readonly table: string;
  readonly idField: string;
  readonly id: string;
  readonly domainId: string;
  readonly now: string;
}

/** Of each record its last use: times in wire form order as texts. */
const lastOfEach = (uses: readonly Use[]): Use[] => {
  const inTime = uses.toSorted((one, other) => (one.now < other.now ? -1 : 1));
  return [...new Map(inTime.map((use) => [JSON.stringify([use.table, use.domainId, use.id]), use])).values()];
};

/** Rows are locked in one order, lest two processes wait for each other. */
const writeUses = async (db: Database, name: string, uses: readonly Use[]) => {
  const table = sql.table(name);
  const id = sql.ref(uses[0]?.idField ?? '');
  const texts = (member: 'domainId' | 'id' | 'now') => uses.map((use) => use[member]);
  await sql`with used as (
      select * from unnest(${texts('domainId')}::text[], ${texts('id')}::text[], ${texts('now')}::timestamptz[])
        as used (domain_id, ${id}, at)
    ), held as (
      select seq, at from ${table} join used using (domain_id, ${id}) order by seq for no key update of ${table}
    )
    update ${table} as noted set last_accessed_at = greatest(noted.last_accessed_at, held.at)
    from held where noted.seq = held.seq`.execute(db);
};

/** Calls that come while uses are written share the next statement, so that they cost few however many they are. */
const write = shared(async (db: Database, uses: readonly Use[]): Promise<undefined[]> => {
  for (const [table, ofTable] of Map.groupBy(lastOfEach(uses), (use) => use.table)) await writeUses(db, table, ofTable);
  return uses.map(() => undefined);
});

interface Used {
  readonly domain_id: string;
}

/** Notes that a credential is used now; done once a time no earlier than this is in the store. `updated_at` stays (semantics 6). */
export const noteUse = async <Row extends Used>(
  db: Database,
  table: Table<Row>,
  row: Row,
  now: string,
): Promise<void> => {
  const { name, resource } = table;
  const { idField = '' } = resource;
  const { [idField]: id } = row as Readonly<Record<string, unknown>>;
  await write(db, [{ table: name, idField, id: String(id), domainId: row.domain_id, now }]);
};
