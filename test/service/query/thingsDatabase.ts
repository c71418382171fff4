/** Opens a store for the tests of queries, and inserts things. */

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, openEmbedded, type Store } from '../../../service/store/database.ts';
import { migrate } from '../../../service/store/migrate.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import type { ColumnType } from '../../../service/store/table.ts';
import { loadStoreTemplate } from '../../../service/store/template/index.ts';
import { makeThing, type ThingRecord, things } from './thingResource.ts';

const sqlTypes: Readonly<Record<ColumnType, string>> = {
  text: "text not null default ''",
  integer: 'integer not null',
  double: 'double precision not null',
  boolean: 'boolean not null',
  timestamp: 'timestamptz(3)',
  json: 'jsonb not null',
};

const openTestStore = async (): Promise<Store> => {
  const url = process.env.DATABASE_URL;
  if (!url) return openEmbedded({ template: loadStoreTemplate });
  const schema = `query_${randomBytes(4).toString('hex')}`;
  const first = await openPostgres(url);
  await first.executeSql(`create schema ${schema}`);
  await first.close();
  return openPostgres(url, { schema });
};

const prepareStore = async (): Promise<Database> => {
  const store = await openTestStore();
  const { db, executeSql } = store;
  // Statistics call SQL functions of the store.
  await migrate(store);
  const columns = [...things.columns.values()].map(({ member, type }) => `"${member}" ${sqlTypes[type]}`);
  await executeSql(`create table ${things.name} (${columns.join(', ')}, seq bigint generated always as identity)`);
  return db;
};

let openedDatabase: Promise<Database> | undefined;

/** The store of this worker, with an empty table of things. */
export const openThingsDatabase = (): Promise<Database> => {
  openedDatabase ??= prepareStore();
  return openedDatabase;
};

/** Inserts things into a new domain, and returns the condition that selects them. */
export const insertThings = async (given: readonly Partial<ThingRecord>[]) => {
  const db = await openThingsDatabase();
  const domain_id = `domain-${randomBytes(6).toString('hex')}`;
  const records = given.map((members, index) => makeThing({ thing_id: `thing-${index}`, ...members, domain_id }));
  const stored = records.map((record) => ({
    ...record,
    created_at: record.created_at || null,
    closed_at: record.closed_at || null,
  }));
  const names = sql.join([...things.columns.keys()].map((member) => sql.id(member)));
  await sql`insert into ${sql.table(things.name)} (${names}) select ${names} from
    jsonb_populate_recordset(null::${sql.table(things.name)}, ${JSON.stringify(stored)}::text::jsonb)`.execute(db);
  return { db, records, where: [sql<boolean>`${sql.ref(`${things.name}.domain_id`)} = ${domain_id}`] };
};
