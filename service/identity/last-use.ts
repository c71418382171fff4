/** When a credential was last used (semantics 3.2.7, 3.3.10, 4.6.2). */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { all, equals } from '../store/records.ts';
import type { Table } from '../store/table.ts';

interface Used {
  readonly created_at: string;
  readonly last_accessed_at: string;
}

/** A machine that calls often is noted once a second: more would make most of what a call costs. */
const SHORTEST_MS = 1000;

const isNoted = ({ created_at, last_accessed_at }: Used, now: string) => {
  const everUsed = last_accessed_at !== '' && last_accessed_at !== created_at;
  return everUsed && Date.parse(now) - Date.parse(last_accessed_at) < SHORTEST_MS;
};

/** Notes that a credential is used now; the first use always, later ones once a second. `updated_at` stays (semantics 6). */
export const noteUse = async <Row extends Used>(db: Database, table: Table<Row>, row: Row, now: string) => {
  if (isNoted(row, now)) return;
  const { idField = '' } = table.resource;
  const values = row as Readonly<Record<string, unknown>>;
  const found = all([equals(table, idField, values[idField]), equals(table, 'domain_id', values.domain_id)]);
  await sql`update ${sql.table(table.name)} set last_accessed_at = ${now} where ${found}`.execute(db);
};
