import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import { pingWithin } from './connect.ts';
import { type DriverOptions, pooledDialect } from './driver.ts';
import { EmbeddedHost, type EmbeddedRestart } from './embedded-host.ts';
import { boundMemory, embeddedPool } from './embedded-pool.ts';
import { lockDirectory } from './lock.ts';
import { statementNames } from './prepared.ts';
import { wireTime } from './times.ts';

/** Rows are addressed through tables of the contract, so the schema is no type here. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's word for "any table"
export type Database = Kysely<any>;

/** Connections of one replica to PostgreSQL, as they are now. */
export interface ConnectionCounts {
  /** Most there may be. */
  readonly limit: number;
  readonly inUse: number;
  readonly idle: number;
  /** Statements and transactions that wait for one. */
  readonly waiting: number;
  /** How often a domain was refused one because it used its share, since the start. */
  readonly shareRefusals: number;
}

/** An open store. */
export interface Store {
  /** For calls. On PostgreSQL a statement of a read has less time than one of a write. */
  readonly db: Database;
  /** For work by the clock. On PostgreSQL over connections of its own. */
  readonly backgroundDb: Database;
  /** For migrations, whose statements have no time limit. */
  readonly migrationDb: Database;
  /** Rejects when the store does not answer. On PostgreSQL over a connection of its own, however busy the others are. */
  readonly ping: () => Promise<void>;
  /** The connections for calls; undefined on the embedded store, which has none. */
  readonly connectionCounts: () => ConnectionCounts | undefined;
  readonly kind: 'embedded' | 'postgresql';
  /** Where the tables lie. */
  readonly schema: string;
  /** Runs SQL text, several statements where there are no values: what pg-boss speaks. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /**
   * Limits the time of statements from now on: those of the start, migrations above all, take as long as they take.
   * PostgreSQL has its limit from the beginning.
   */
  readonly limitStatements: () => void;
  /** Does something while no other process does anything of that name. */
  readonly alone: <Result>(name: string, job: () => Promise<Result>) => Promise<Result>;
  /** Waits for what is under way, then lets go of the store. */
  readonly close: () => Promise<void>;
}

/** Type ids of PostgreSQL whose text is turned into wire form as it arrives. */
const TIMESTAMPTZ = 1184;
const INT8 = 20;
const parsers = { [TIMESTAMPTZ]: wireTime, [INT8]: Number };

/** The setting by which SQL knows the address of the service: the URL of a webhook is worked out from it at each read. */
export const BASE_URL = 'skein.base_url';

/** How the driver reads types, of either store. */
export const pgTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (parsers as Record<number, (text: string) => unknown>)[oid] ?? pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/** Longest that calls wait for the connection to the embedded store. Work by the clock waits for its turn. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Who asks whether the store is ready asks again soon. */
const PING_TIMEOUT_MS = 2_000;

/** Together with the time it takes to open the store anew, less than calls wait for their turn. */
const EMBEDDED_STATEMENT_TIMEOUT_MS = 5_000;

/** How a store is opened. */
export interface EmbeddedOptions {
  /** Directory for everything that is kept; left out: in memory, gone at close. */
  readonly dataDir?: string | undefined;
  /** Address of the service, without a trailing slash. */
  readonly baseUrl?: string;
  /** Longest a statement may take once `limitStatements` was called; left out: 5 seconds. A store in memory has no limit. */
  readonly statementTimeoutMs?: number | undefined;
  /** Memory of PostgreSQL beyond which the store is opened anew as soon as it is idle; left out: never. */
  readonly maxMemoryBytes?: number | undefined;
  /** Told the reason, on the spot, should the store come to an end by itself; it answers no more. */
  readonly onDeath?: ((reason: string) => void) | undefined;
  readonly onRestart?: ((restart: EmbeddedRestart) => void) | undefined;
}

/**
 * Opens the embedded store, made when absent. One process at a time.
 *
 * @throws Error naming the directory when another process has it open
 */
export const openEmbedded = async (options: EmbeddedOptions = {}): Promise<Store> => {
  const { dataDir: home, baseUrl = '', statementTimeoutMs = EMBEDDED_STATEMENT_TIMEOUT_MS, maxMemoryBytes } = options;
  if (home) mkdirSync(home, { recursive: true });
  const unlock = home ? lockDirectory(home) : () => {};
  const dataDir = home ? join(home, 'store') : undefined;
  const sessionSettings = { TimeZone: 'UTC', plan_cache_mode: 'force_custom_plan', [BASE_URL]: baseUrl };
  const host = await EmbeddedHost.open({ ...options, dataDir, sessionSettings }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const pool = embeddedPool(host, { types: pgTypes });
  const stopWatching = dataDir && maxMemoryBytes ? boundMemory(host, pool, maxMemoryBytes) : () => {};
  const nameOf = statementNames();
  const over = (options: DriverOptions): Database =>
    new Kysely({ dialect: pooledDialect(pool, 'public', { ...options, nameOf }) });
  const backgroundDb = over({});
  return {
    db: over({ connectionWaitMs: CONNECTION_TIMEOUT_MS }),
    backgroundDb,
    migrationDb: backgroundDb,
    ping: () => pingWithin(pool, PING_TIMEOUT_MS),
    connectionCounts: () => undefined,
    kind: 'embedded',
    schema: 'public',
    executeSql: (text, values) => pool.query(text, values),
    limitStatements: () => host.limitStatements(statementTimeoutMs),
    alone: (_name, job) => job(),
    close: async () => {
      stopWatching();
      await pool.end();
      await host.close();
      unlock();
    },
  };
};

/** Runs SQL text inside a transaction: what lets a job be sent together with the rows it is about. */
export const executeIn =
  (transaction: Database) =>
  async (text: string, values: unknown[] = []) => {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
