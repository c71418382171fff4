/** Copies the embedded store to PostgreSQL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findSecretKeyAdvice, type SecretKeyAdvice } from '../crypto/secretKeyAdvice.ts';
import { jobDefinitions } from '../implementations.ts';
import { openJobQueues } from '../jobs.ts';
import { type Database, openEmbedded, type Store } from '../store/database.ts';
import { createMigrator } from '../store/migrate.ts';
import { openPostgres } from '../store/postgres.ts';
import { StoreCopyError } from './error.ts';
import { findPendingJobs } from './jobs.ts';
import { copyRows, copySequences, readContents, type TableContents } from './rows.ts';
import { type CopiedTable, findFilledTable, listTables } from './tables.ts';

export { StoreCopyError } from './error.ts';

/** What to copy, and where to. */
export interface StoreCopyOptions {
  /** DATA_DIR of the embedded store; no process may have it open. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Default: `public`. */
  readonly schema?: string | undefined;
  /** Key for trusted secrets from the environment; checked against the store's key. */
  readonly secretKey?: Uint8Array | undefined;
  /** Called once with the number of bytes to copy. */
  readonly onTotal?: (bytes: number) => void;
  /** Called with the number of bytes copied since the last call. */
  readonly onBytes?: (bytes: number) => void;
}

/** What was copied. */
export interface StoreCopySummary {
  /** By table, as counted in both stores. */
  readonly tables: readonly (TableContents & { readonly name: string })[];
  /** Number of unfinished jobs, which continue in PostgreSQL. */
  readonly jobs: number;
  /** Which key the trusted secrets need. */
  readonly secretKey: SecretKeyAdvice;
}

const openSource = async (dataDir: string): Promise<Store> => {
  if (!existsSync(join(dataDir, 'store')))
    throw new StoreCopyError(`--from ${dataDir}: the directory contains no store.`);
  return openEmbedded({ dataDir }).catch((cause: Error) => {
    throw new StoreCopyError(`--from: the store cannot be opened: ${cause.message}. Stop the service first.`, {
      cause,
    });
  });
};

/** For a host with several addresses, the first address's error represents all. */
const readMessage = (error: Error) => (error instanceof AggregateError ? (error.errors[0] as Error) : error).message;

const openTarget = ({ databaseUrl, schema }: StoreCopyOptions): Promise<Store> =>
  openPostgres(databaseUrl, { schema }).catch((cause: Error) => {
    throw new StoreCopyError(`--to: PostgreSQL cannot be opened: ${readMessage(cause)}.`, { cause });
  });

const checkEmpty = async (db: Database, schema: string): Promise<readonly CopiedTable[]> => {
  const tables = await listTables(db);
  const filled = await findFilledTable(db, tables);
  if (filled === undefined) return tables;
  throw new StoreCopyError(`--to: expected an empty schema, but ${schema}.${filled} has rows.`);
};

/** Creates the tables that the source has, so that the source may be from an earlier release and is not changed. */
const createTables = async (source: Store, target: Store): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(source.db);
  const last = rows.at(-1)?.name;
  const known = await createMigrator(target).getMigrations();
  if (last === undefined || !known.some(({ name }) => name === last)) {
    throw new StoreCopyError('--from: the store was not written by this release or an earlier one.');
  }
  const { error } = await createMigrator(target).migrateTo(last);
  if (error)
    throw new StoreCopyError(`--to: the tables cannot be created: ${(error as Error).message}.`, { cause: error });
};

/** Disables or enables triggers: they already ran where the rows come from. */
const setTriggers = async (db: Database, tables: readonly CopiedTable[], action: 'disable' | 'enable') => {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} ${sql.raw(action)} trigger user`.execute(db);
};

const formatColumns = ({ columns }: CopiedTable) => columns.map(({ name, type }) => `${name} ${type}`).join(', ');

const checkSameColumns = (tables: readonly CopiedTable[], made: readonly CopiedTable[]) => {
  const known = new Map(made.map((table) => [table.name, formatColumns(table)]));
  const other = tables.find((table) => known.get(table.name) !== formatColumns(table));
  if (other) throw new StoreCopyError(`--from: the table ${other.name} does not have the form of this release.`);
};

/** Copies one table, and counts its rows in both stores. */
const copyTable = async (from: Database, to: Database, table: CopiedTable, onBytes: (bytes: number) => void) => {
  const given = await copyRows(from, to, table, onBytes);
  await copySequences(from, to, table);
  const arrived = await readContents(to, table);
  if (arrived.rows !== given.rows || arrived.checksum !== given.checksum) {
    throw new StoreCopyError(`${table.name} was not copied exactly; nothing was committed.`);
  }
  return { name: table.name, ...arrived };
};

const copyTables = async (source: Store, target: Database, options: StoreCopyOptions, schema: string) => {
  const { onTotal = () => {}, onBytes = () => {} } = options;
  const tables = await listTables(source.db);
  // Triggers cannot be enabled again while checks of keys are pending.
  await sql`set constraints all immediate`.execute(target);
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(target);
  checkSameColumns(tables, await checkEmpty(target, schema));
  onTotal(tables.reduce((sum, { bytes }) => sum + bytes, 0));
  await setTriggers(target, tables, 'disable');
  const copied = [];
  for (const table of tables) copied.push(await copyTable(source.db, target, table, onBytes));
  await setTriggers(target, tables, 'enable');
  return copied;
};

/**
 * Copies everything from the embedded store into an empty schema of PostgreSQL, in one transaction: all of it or
 * nothing. The source is not changed. Before the commit, the copied rows are counted and compared by checksum in both
 * stores.
 *
 * @throws {StoreCopyError} naming the option at fault: a source that does not exist or is in use, a target that cannot
 * be reached or is not empty
 */
export const copyStore = async (options: StoreCopyOptions): Promise<StoreCopySummary> => {
  await using opened = new AsyncDisposableStack();
  const source = await openSource(options.dataDir);
  opened.defer(source.close);
  const target = await openTarget(options);
  opened.defer(target.close);
  await checkEmpty(target.db, target.schema);
  const secretKey = await findSecretKeyAdvice(source.db, options);
  await createTables(source, target);
  const queues = await openJobQueues(target, jobDefinitions);
  opened.defer(queues.close);
  const left = await findPendingJobs(source.db);
  // Awaited here: both stores are closed when this function ends.
  return await target.migrationDb.transaction().execute(async (within) => {
    const tables = await copyTables(source, within, options, target.schema);
    return { tables, jobs: await queues.sendAgain(within, left), secretKey };
  });
};
