/** Copies rows as PostgreSQL's text form of their values, which every version reads unchanged. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { CopiedTable } from './tables.ts';

/** Number of rows of a table and their checksum, whatever their order. */
export interface TableContents {
  readonly rows: number;
  /** Sum over all rows of 60 bits of the MD5 of their text. */
  readonly checksum: bigint;
}

/** Approximate number of bytes in memory at a time; large values are compressed on disk. */
const BYTES_AT_ONCE = 2_000_000;
const PAGES_AT_ONCE = 500;

const countPagesPerStep = ({ pages, bytes }: CopiedTable) =>
  Math.max(1, Math.min(PAGES_AT_ONCE, Math.floor((BYTES_AT_ONCE * pages) / Math.max(bytes, 1))));

const listColumnNames = ({ columns }: CopiedTable) => columns.map(({ name }) => sql.id(name));

/** The contents of the matching rows. */
const readContentsWhere = async (
  db: Database,
  table: CopiedTable,
  where: RawBuilder<unknown>,
): Promise<TableContents> => {
  const hash = sql`('x' || left(md5(row(${sql.join(listColumnNames(table))})::text), 15))::bit(60)::bigint`;
  const { rows } = await sql<{ count: number; sum: string }>`
    select count(*) as count, coalesce(sum(${hash}), 0)::text as sum
    from ${sql.table(table.name)} where ${where}`.execute(db);
  return { rows: Number(rows[0]?.count), checksum: BigInt(rows[0]?.sum ?? 0) };
};

/** The contents of a whole table. */
export const readContents = (db: Database, table: CopiedTable): Promise<TableContents> =>
  readContentsWhere(db, table, sql`true`);

/** The values of the matching rows, by column, as text. */
export const readValues = async (db: Database, table: CopiedTable, where: RawBuilder<unknown>) => {
  const texts = listColumnNames(table).map((name, index) => sql`${name}::text as ${sql.id(`c${index}`)}`);
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(texts)} from ${sql.table(table.name)} where ${where}`.execute(db);
  return table.columns.map((_, index) => rows.map((row) => row[`c${index}`] ?? null));
};

/** Inserts rows. @param values by column, as text */
export const insertValues = async (
  db: Database,
  table: CopiedTable,
  values: readonly (readonly (string | null)[])[],
): Promise<void> => {
  const aliases = table.columns.map((_, index) => sql.id(`c${index}`));
  const arrays = values.map((column) => sql`${column}::text[]`);
  const casts = table.columns.map(({ type }, index) => sql`given.${aliases[index]}::${sql.raw(type)}`);
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(listColumnNames(table))}) overriding system value
    select ${sql.join(casts)} from unnest(${sql.join(arrays)}) as given (${sql.join(aliases)})`.execute(db);
};

/**
 * Copies the rows of a table into the same, empty, table of another store.
 *
 * @param onBytes called with the number of bytes copied since the last call, in their size on disk
 * @returns the contents of the source table
 */
export const copyRows = async (
  from: Database,
  to: Database,
  table: CopiedTable,
  onBytes: (bytes: number) => void,
): Promise<TableContents> => {
  const step = countPagesPerStep(table);
  const total = { rows: 0, checksum: 0n };
  for (let page = 0; page < table.pages; page += step) {
    const where = sql`ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + step},0)`}::tid`;
    const values = await readValues(from, table, where);
    const contents = await readContentsWhere(from, table, where);
    if (contents.rows > 0) await insertValues(to, table, values);
    total.rows += contents.rows;
    total.checksum += contents.checksum;
    onBytes((table.bytes * Math.min(step, table.pages - page)) / table.pages);
  }
  return total;
};

/** Sets the sequences of a table to their values in the source store. */
export const copySequences = async (from: Database, to: Database, { name, columns }: CopiedTable): Promise<void> => {
  for (const column of columns.filter(({ isNumbered }) => isNumbered)) {
    const sequence = sql`pg_get_serial_sequence(${name}, ${column.name})`;
    const found = await sql<{ sequence: string }>`select ${sequence} as sequence`.execute(from);
    const state = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.raw(found.rows[0]?.sequence ?? '')}`.execute(
      from,
    );
    for (const { last, called } of state.rows) {
      await sql`select setval(${sequence}, ${last}::bigint, ${called}::boolean)`.execute(to);
    }
  }
};
