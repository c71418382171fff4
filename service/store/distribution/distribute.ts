/** Distributes the tables of a store over the machines of a cluster. */
import { sql } from 'kysely';
import pg from 'pg';
import type { Database, Store } from '../database.ts';
import { checkCluster, isCluster } from './cluster.ts';
import { findAttachedObjects, findFunctions, findPlacedTables, type PlacedTable } from './tables.ts';

/** How to distribute. */
export interface DistributeOptions {
  /** Number of shards of each table; absent: the setting `citus.shard_count` of the database. */
  readonly shards?: number | undefined;
  /** Called once with the number of tables to move. */
  readonly onTotal?: (tables: number) => void;
  /** Called after each table. */
  readonly onTable?: (name: string) => void;
}

/** Settings that workers need in every session: the same as those of the service's own connections. */
const SETTINGS = { timezone: 'UTC', jit: 'off', work_mem: '32MB', parallel_setup_cost: '10000' };

/** Sets the database up on every machine. Stores of one database do so one after the other. */
const setUpDatabase = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('set up the database', 0))`.execute(db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  for (const [setting, value] of Object.entries(SETTINGS)) {
    await sql.raw(`alter database ${database} set ${setting} = ${pg.escapeLiteral(value)}`).execute(db);
  }
};

const isMisplaced = ({ placement, wanted }: PlacedTable) => wanted !== 'local' && placement !== wanted;

/** The rows of a domain lie together with those in the table that was distributed first. */
const moveTable = async (db: Database, { name, wanted }: PlacedTable, first: string | undefined, shards?: number) => {
  if (wanted === 'reference') await sql`select create_reference_table(${name})`.execute(db);
  else if (first !== undefined) {
    await sql`select create_distributed_table(${name}, 'domain_id', colocate_with => ${first})`.execute(db);
  } else {
    await sql`
      select create_distributed_table(${name}, 'domain_id', colocate_with => 'none',
        shard_count => coalesce(${shards ?? null}::integer, current_setting('citus.shard_count')::integer))`.execute(
      db,
    );
  }
};

/** Moves tables. For use within a transaction: all of them are moved, or none. */
const moveTables = async (
  db: Database,
  tables: readonly PlacedTable[],
  { shards, onTable = () => {} }: DistributeOptions,
): Promise<void> => {
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(db);
  // The triggers of the store find the shard they run on (migration 0027).
  await sql`set local citus.enable_unsafe_triggers = on`.execute(db);
  let first = tables.find(({ placement }) => placement === 'distributed')?.name;
  // A table can be distributed only while no local table refers to it. Triggers ran when the rows were written.
  const attached = await findAttachedObjects(db);
  for (const { drop } of attached) await sql.raw(drop).execute(db);
  for (const table of tables.filter(isMisplaced)) {
    await moveTable(db, table, first, shards);
    if (table.wanted === 'distributed') first ??= table.name;
    onTable(table.name);
  }
  for (const name of await findFunctions(db)) await sql`select create_distributed_function(${name})`.execute(db);
  for (const { add } of attached) if (add !== null) await sql.raw(add).execute(db);
};

/** Removes the rows that the coordinator still has of tables whose rows were moved. */
const removeMovedRows = async (db: Database, tables: readonly PlacedTable[]): Promise<void> => {
  for (const { name, wanted } of tables) {
    if (wanted === 'distributed') await sql`select truncate_local_data_after_distributing_table(${name})`.execute(db);
  }
};

/**
 * Distributes the tables of a store that are not distributed yet, with their rows. It may be repeated: what is in place
 * stays. Calls of a running service wait until it is done.
 *
 * @returns names of the tables that were moved
 * @throws {DistributionError} naming what the cluster lacks; nothing is moved
 */
export const distributeStore = async (
  store: Pick<Store, 'migrationDb' | 'schema' | 'withExclusiveLock'>,
  options: DistributeOptions = {},
): Promise<string[]> => {
  const db = store.migrationDb;
  await checkCluster(db);
  return store.withExclusiveLock(`distribute/${store.schema}`, async () => {
    const tables = await db.transaction().execute(findPlacedTables);
    const moved = tables.filter(isMisplaced);
    options.onTotal?.(moved.length);
    if (moved.length > 0) {
      await db.transaction().execute(setUpDatabase);
      await db.transaction().execute((within) => moveTables(within, tables, options));
    }
    await db.transaction().execute((within) => removeMovedRows(within, tables));
    return moved.map(({ name }) => name);
  });
};

const isEmpty = async (db: Database, { name }: PlacedTable) => {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
  return rows.length === 0;
};

const areEmpty = async (db: Database, tables: readonly PlacedTable[]) => {
  for (const table of tables) if (!(await isEmpty(db, table))) return false;
  return true;
};

/**
 * After migrations: distributes the new tables of a distributed store, and a store without any rows whose database is the
 * coordinator of a cluster. Any other store stays as it is.
 */
export const distributeNewTables = async (
  store: Pick<Store, 'migrationDb' | 'schema' | 'withExclusiveLock'>,
): Promise<void> => {
  const isWanted = await store.migrationDb.transaction().execute(async (db) => {
    if (!(await isCluster(db))) return false;
    const tables = await findPlacedTables(db);
    const isDistributed = tables.some(({ placement }) => placement === 'distributed');
    return isDistributed || areEmpty(db, tables.filter(isMisplaced));
  });
  if (isWanted) await distributeStore(store);
};
