import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PGliteDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { pooledDialect } from './driver.ts';
import { EmbeddedStore } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import { wireTime } from './times.ts';

/** Rows are addressed through tables of the contract, so the schema is no type here. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's word for "any table"
export type Database = Kysely<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type DatabaseTransaction = Transaction<any>;

/** An open store. */
export interface Store {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  /** Where the tables lie. */
  readonly schema: string;
  /** Runs SQL text, several statements where there are no values: what pg-boss speaks. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Does something while no other process does anything of that name. */
  readonly alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Waits for what is under way, then lets go of the store. */
  readonly close: () => Promise<void>;
}

/** Type ids of PostgreSQL whose text is turned into wire form as it arrives. */
const TIMESTAMPTZ = 1184;
const INT8 = 20;
const parsers = { [TIMESTAMPTZ]: wireTime, [INT8]: Number };

/** The setting by which SQL knows the address of the service: the URL of a webhook is worked out from it at each read. */
const BASE_URL = 'skein.base_url';

/** How a store is opened. */
export interface EmbeddedOptions {
  /** Directory for everything that is kept; left out: in memory, gone at close. */
  readonly dataDir?: string | undefined;
  /** Address of the service, without a trailing slash. */
  readonly baseUrl?: string;
  /** Told the reason, on the spot, should the store come to an end by itself; it answers no more. */
  readonly onDeath?: ((reason: string) => void) | undefined;
}

/**
 * Opens the embedded store, made when absent. One process at a time.
 *
 * @throws Error naming the directory when another process has it open
 */
export const openEmbedded = async ({ dataDir, baseUrl = '', onDeath }: EmbeddedOptions = {}): Promise<Store> => {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir ? lockDirectory(dataDir) : () => {};
  const place = dataDir ? { dataDir: join(dataDir, 'store') } : {};
  const pglite = await EmbeddedStore.open({ ...place, parsers, onDeath }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  await pglite.exec("set timezone = 'UTC'");
  await pglite.query('select set_config($1, $2, false)', [BASE_URL, baseUrl]);
  const db: Database = new Kysely({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    kind: 'embedded',
    schema: 'public',
    executeSql: async (text, values) =>
      values?.length ? pglite.query(text, values) : ((await pglite.exec(text)).at(-1) ?? { rows: [] }),
    alone: (_name, work) => work(),
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
};

/** How a PostgreSQL database is opened. */
export interface PostgresOptions {
  /** Where the tables live; tests give each worker one of its own. */
  readonly schema?: string | undefined;
  readonly baseUrl?: string;
  /** Longest a statement may take; left out: 30 seconds. */
  readonly statementTimeoutMs?: number | undefined;
}

const STATEMENT_TIMEOUT_MS = 30_000;

/** Longest wait for a connection, be it that none is free or that none can be made. */
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Does something that no other process does meanwhile. The lock is a session's: what others made before their turn was
 * over is seen by every statement after it, which within one transaction is not so.
 */
const aloneOn =
  (pool: pg.Pool): Store['alone'] =>
  async (name, work) => {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
      return await work();
    } finally {
      // The lock goes with the connection.
      client.release(true);
    }
  };

/**
 * Opens a PostgreSQL database.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export const openPostgres = async (
  url: string,
  { schema = 'public', baseUrl = '', statementTimeoutMs = STATEMENT_TIMEOUT_MS }: PostgresOptions = {},
): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    // Compiling a statement at run time costs more than these statements take. A prepared one is planned for its values
    // all the same: tenants are of very different sizes. A large tenant's rows are found by a map of pages; one that does
    // not fit makes PostgreSQL read its neighbours' too.
    options: `-c timezone=UTC -c jit=off -c plan_cache_mode=force_custom_plan -c work_mem=32MB -c search_path=${schema} -c ${BASE_URL}=${baseUrl}`,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (parsers as Record<number, (text: string) => unknown>)[oid] ?? pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  const alone = aloneOn(pool);
  // `if not exists` alone is not enough: of two that start at once, one fails on what the other has just made.
  await alone(`schema/${schema}`, () => pool.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`));
  const db: Database = new Kysely({ dialect: pooledDialect(pool, schema) });
  return {
    db,
    kind: 'postgresql',
    schema,
    executeSql: (text, values) => pool.query(text, values),
    alone,
    close: () => db.destroy(),
  };
};

/** Runs SQL text inside a transaction: what lets a job be sent together with the rows it is about. */
export const executeIn =
  (transaction: Database) =>
  async (text: string, values: unknown[] = []) => {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
