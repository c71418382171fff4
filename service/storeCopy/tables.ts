/** The tables to copy, read from PostgreSQL's catalogue: those of the current schema, parents before children. */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** A column with stored values; generated columns are not copied. */
export interface CopiedColumn {
  readonly name: string;
  /** Type in SQL, e.g. `timestamp(3) with time zone`. */
  readonly type: string;
  /** Whether its values come from a sequence. */
  readonly isNumbered: boolean;
}

/** A table to copy. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly CopiedColumn[];
  readonly pages: number;
  /** Size on disk, with large values and without indexes. */
  readonly bytes: number;
}

/** Tables of the migration library and of the log of changes; each store has its own. */
const isBookkeeping = sql`(relation.relname like 'kysely\\_%' or relation.relname like 'change\\_log%')`;

const readTables = async (db: Database): Promise<CopiedTable[]> => {
  const { rows } = await sql<CopiedTable>`
    select relation.relname as name,
      (pg_relation_size(relation.oid) / current_setting('block_size')::bigint)::integer as pages,
      pg_table_size(relation.oid)::double precision as bytes,
      (select jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'isNumbered', attidentity <> '') order by attnum)
        from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class relation
    where relation.relnamespace = current_schema()::regnamespace and relation.relkind = 'r' and not ${isBookkeeping}
    order by relation.relname`.execute(db);
  return rows;
};

/** Names of the tables that each table references. */
const readParents = async (db: Database): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and child.relnamespace = current_schema()::regnamespace and conrelid <> confrelid`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ child }) => child)].map(([child, of]) => [child, of.map(({ parent }) => parent)]),
  );
};

/** The tables of a store; referenced tables come before the tables that reference them. */
export const listTables = async (db: Database): Promise<readonly CopiedTable[]> => {
  const [tables, parents] = [await readTables(db), await readParents(db)];
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<CopiedTable>();
  const visit = (name: string) => {
    const table = byName.get(name);
    if (!table || ordered.has(table)) return;
    for (const parent of parents.get(name) ?? []) visit(parent);
    ordered.add(table);
  };
  for (const { name } of tables) visit(name);
  return [...ordered];
};

/** The first table that has rows; undefined where all are empty. */
export const findFilledTable = async (db: Database, tables: readonly CopiedTable[]): Promise<string | undefined> => {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
};
