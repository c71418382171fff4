import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import { createCallerTurns } from './callerTurns.ts';
import { changesChannel } from './changeListener.ts';
import { pingWithin } from './connect.ts';
import { createDiskSpaceCheck } from './diskSpace.ts';
import { createPooledDialect, type DriverOptions } from './driver.ts';
import { EmbeddedHost, type EmbeddedRestart } from './embeddedHost.ts';
import { createEmbeddedPool, limitMemory } from './embeddedPool.ts';
import { lockDataDir } from './lock.ts';
import { createStatementNames } from './statementNames.ts';
import { hasStore, placeTemplate } from './template/placeTemplate.ts';
import { toWireTime } from './times.ts';

/** The tables come from the contract at run time, so the schema is not a TypeScript type. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's type for "any table"
export type Database = Kysely<any>;

/** Current connections of one replica to PostgreSQL. */
export interface ConnectionCounts {
  /** Maximum number of connections. */
  readonly limit: number;
  readonly inUse: number;
  readonly idle: number;
  /** Number of statements and transactions that wait for a connection. */
  readonly waiting: number;
  /** How often a domain was refused a connection because its share was in use, since the start. */
  readonly shareRefusals: number;
}

/** A standby that follows the store. */
export interface ReadReplica {
  /** Undefined while the standby cannot be reached, or is too far behind. */
  readonly db: () => Database | undefined;
  /** Stops reads from the standby until it was found fresh again. */
  readonly suspend: () => void;
}

/** An open store. */
export interface Store {
  /** For API calls. On PostgreSQL, statements of reads have a shorter time limit than statements of writes. */
  readonly db: Database;
  /** For reads that may be some seconds old; absent: there is no standby to read from. */
  readonly replica?: ReadReplica | undefined;
  /** For scheduled work. On PostgreSQL it has separate connections. */
  readonly backgroundDb: Database;
  /** For the work of operators, such as migrations and copies: statements without a time limit, which may wait for another process. */
  readonly migrationDb: Database;
  /**
   * Rejects when the store does not answer. On PostgreSQL it has a separate connection, so the load on the others does
   * not delay it.
   */
  readonly ping: () => Promise<void>;
  /** The connections for API calls; undefined on the embedded store, which has none. */
  readonly connectionCounts: () => ConnectionCounts | undefined;
  readonly kind: 'embedded' | 'postgresql';
  /** Schema that contains the tables. */
  readonly schema: string;
  /** Runs SQL text; several statements are allowed where there are no values. pg-boss uses it. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Runs a job while no other process runs a job of that name. */
  readonly withExclusiveLock: <Result>(name: string, job: () => Promise<Result>) => Promise<Result>;
  /** Calls a listener with each change, by this process or another one, until the store is closed. */
  readonly onChange: (listener: (change: string) => void) => void;
  /** Waits for work in progress, then closes the store. */
  readonly close: () => Promise<void>;
}

/** PostgreSQL type ids whose text is converted to wire form as it arrives. */
const TIMESTAMPTZ = 1184;
const INT8 = 20;
const parsers = { [TIMESTAMPTZ]: toWireTime, [INT8]: Number };

/** Type parsers of the driver, for both stores. */
export const pgTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (parsers as Record<number, (text: string) => unknown>)[oid] ?? pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/** Longest wait of API calls for the connection to the embedded store. Scheduled work waits without a limit. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** A readiness check is repeated soon, so it waits only briefly. */
const PING_TIMEOUT_MS = 2_000;

/** Options of the embedded store. */
export interface EmbeddedOptions {
  /** Directory of all stored data; absent: the store is in memory and is lost at close. */
  readonly dataDir?: string | undefined;
  /** What a new store is copied from (`storeTemplate`); absent: PostgreSQL creates it, without tables. */
  readonly template?: (() => Promise<Uint8Array>) | undefined;
  /** Address of the service, without a trailing slash. */
  readonly baseUrl?: string;
  /**
   * Longest a statement may take; absent: no limit. A store in memory has none. With the time to reopen the store it should
   * be less than API calls wait for the connection.
   */
  readonly statementTimeoutMs?: number | undefined;
  /**
   * Longest time from a statement of a caller to the end of its answer, which is then not read on; absent: no limit. Queries
   * end before (`timeLimit.ts`).
   */
  readonly callerTimeoutMs?: number | undefined;
  /** Whether statements and waits are limited at the moment; absent: they are. */
  readonly isLimited?: (() => boolean) | undefined;
  /** Memory of PostgreSQL above which the store is reopened as soon as it is idle; absent: never. */
  readonly maxMemoryBytes?: number | undefined;
  /** Called at once, with the reason, if the store ends unexpectedly; after that it answers no statement. */
  readonly onDeath?: ((reason: string) => void) | undefined;
  readonly onRestart?: ((restart: EmbeddedRestart) => void) | undefined;
}

/** Copies the template to the directory of a new store, or returns it for a store in memory. */
const copyTemplate = async ({ template }: EmbeddedOptions, dataDir?: string): Promise<Uint8Array | undefined> => {
  if (!template || (dataDir !== undefined && hasStore(dataDir))) return undefined;
  const archive = await template();
  if (dataDir === undefined) return archive;
  placeTemplate(archive, dataDir);
  return undefined;
};

/**
 * Opens the embedded store, creating it when absent. One process at a time may have it open.
 *
 * @throws Error naming the directory when another process has it open
 */
export const openEmbedded = async (options: EmbeddedOptions = {}): Promise<Store> => {
  const { dataDir: home, baseUrl = '', maxMemoryBytes, isLimited = () => true } = options;
  const whenLimited = (ms: number | undefined) => () => (isLimited() ? ms : undefined);
  const statementTimeoutMs = whenLimited(options.statementTimeoutMs);
  const callerTimeoutMs = whenLimited(options.callerTimeoutMs);
  if (home) mkdirSync(home, { recursive: true });
  const unlock = home ? lockDataDir(home) : () => {};
  const dataDir = home ? join(home, 'store') : undefined;
  const sessionSettings = { TimeZone: 'UTC', plan_cache_mode: 'force_custom_plan' };
  const open = async () => {
    const template = await copyTemplate(options, dataDir);
    return EmbeddedHost.open({ ...options, statementTimeoutMs, callerTimeoutMs, dataDir, template, sessionSettings });
  };
  const host = await open().catch((error: unknown) => {
    unlock();
    throw error;
  });
  const listeners = new Set<(change: string) => void>();
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(payload);
    });
    // A connection that breaks fails the statement that uses it.
    await client.query(`listen ${changesChannel('public')}`).catch(() => {});
  };
  const pool = createEmbeddedPool(host, { types: pgTypes, onConnect });
  const stopWatching = dataDir && maxMemoryBytes ? limitMemory(host, pool, maxMemoryBytes) : () => {};
  const nameOf = createStatementNames();
  const turns = createCallerTurns();
  const checkDisk = home ? createDiskSpaceCheck(home) : () => {};
  const check = (text: string) => {
    if (isLimited()) checkDisk(text);
  };
  const over = (options: DriverOptions): Database =>
    new Kysely({ dialect: createPooledDialect(pool, 'public', { ...options, turns, nameOf, check, baseUrl }) });
  const backgroundDb = over({});
  return {
    db: over({ connectionWaitMs: whenLimited(CONNECTION_TIMEOUT_MS), limitsTime: isLimited }),
    backgroundDb,
    migrationDb: backgroundDb,
    ping: () => pingWithin(pool, PING_TIMEOUT_MS),
    connectionCounts: () => undefined,
    kind: 'embedded',
    schema: 'public',
    executeSql: async (text, values) => {
      check(text);
      return pool.query(text, values);
    },
    withExclusiveLock: (_name, job) => job(),
    onChange: (listener) => void listeners.add(listener),
    close: async () => {
      stopWatching();
      await pool.end();
      await host.close();
      unlock();
    },
  };
};

/** Runs SQL text inside a transaction, so that a job is queued in the same transaction as the rows it concerns. */
export const executeIn =
  (transaction: Database) =>
  async (text: string, values: unknown[] = []) => {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
