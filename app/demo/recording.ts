/** The past of the demo as rows of the store: recorded once (`record.ts`), then moved to the date of each demo. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { newAccessKey } from '../../service/ids.ts';
import type { Database } from '../../service/store/database.ts';
import { insertValues, readValues } from '../../service/storeCopy/rows.ts';
import { type CopiedColumn, findFilledTable, listTables } from '../../service/storeCopy/tables.ts';
import { findMondayBefore, toWeekday } from './incidents.ts';

/** Rows of a table. */
interface RecordedTable {
  readonly name: string;
  readonly columns: readonly CopiedColumn[];
  /** By column, as PostgreSQL's text form. */
  readonly values: readonly (readonly (string | null)[])[];
}

/** The week of the recorded demos: a Monday at 00:00 UTC. */
export const RECORDED_FROM = Date.UTC(2026, 0, 5);

const FILE = join(import.meta.dirname, 'past.json.zst');

/** Each installation has its own keys: they are not recorded. */
const isKey = ({ name }: CopiedColumn) => name === 'access_key';

/** The names of the tables without rows. */
export const emptyTables = async (db: Database): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  for (const table of await listTables(db)) if (!(await findFilledTable(db, [table]))) names.add(table.name);
  return names;
};

/**
 * Reads the rows of some tables, for the recording.
 *
 * @param names the tables
 */
export const readTables = async (db: Database, names: ReadonlySet<string>): Promise<readonly RecordedTable[]> => {
  const tables: RecordedTable[] = [];
  for (const table of (await listTables(db)).filter(({ name }) => names.has(name))) {
    const { name, columns } = table;
    const values = await readValues(db, table, sql`true`);
    const kept = columns.map((column, place) => (isKey(column) ? [] : (values[place] ?? [])));
    if (values[0]?.length !== 0) tables.push({ name, columns, values: kept });
  }
  return tables;
};

/** Spans the pasts of several days, which have most of their rows in common. */
const WINDOW_LOG = 25;

/** Writes the file. @param days the past before each day of a week, from Monday */
export const writeRecording = (days: readonly (readonly RecordedTable[])[]): void => {
  const lines = days.map((tables) => JSON.stringify(tables)).join('\n');
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: WINDOW_LOG,
    [constants.ZSTD_c_checksumFlag]: 1,
  };
  writeFileSync(FILE, zstdCompressSync(lines, { params }));
};

/** A time in JSON, or as PostgreSQL writes it. Alertmanager's year 1 stands for no time. */
const TIME = /\b20\d\d-\d\d-\d\d([T ])\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00)/g;

/** Moves all times of a text. PostgreSQL reads both forms. */
const moveTimes = (text: string, byMs: number) =>
  text.replace(TIME, (time) => new Date(Date.parse(time.replace(/\+00$/, 'Z')) + byMs).toISOString());

const insertTable = async (db: Database, { name, columns, values }: RecordedTable) => {
  const rows = Math.max(...values.map(({ length }) => length));
  const filled = values.map((texts, place) =>
    columns[place] && isKey(columns[place]) ? Array.from({ length: rows }, newAccessKey) : texts,
  );
  await insertValues(db, { name, columns, pages: 0, bytes: 0 }, filled);
  for (const column of columns.filter(({ isNumbered }) => isNumbered))
    await sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), max(${sql.id(column.name)}))
      from ${sql.table(name)}`.execute(db);
};

/**
 * Inserts the rows of the recording into an empty embedded store, moved by whole weeks to the week of a date, until the midnight before it.
 *
 * @throws Error of PostgreSQL when a migration has changed a table so that the rows no longer fit: record again
 */
export const restoreRecording = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (within) => {
    const days = zstdDecompressSync(readFileSync(FILE)).toString().split('\n');
    const text = moveTimes(days[toWeekday(now)] ?? '', findMondayBefore(now) - RECORDED_FROM);
    const tables: RecordedTable[] = JSON.parse(text);
    // Triggers ran where the rows come from.
    await sql`set local session_replication_role = replica`.execute(within);
    for (const table of tables) await insertTable(within, table);
  });
