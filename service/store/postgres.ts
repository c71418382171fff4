/** PostgreSQL as the store: its connections, who uses which, and for how long. */
import { Kysely } from 'kysely';
import pg from 'pg';
import { BASE_URL, type Database, pgTypes, type Store } from './database.ts';
import { domainShares } from './domain-share.ts';
import { type DriverOptions, pooledDialect, SILENCE_MS } from './driver.ts';

/** How a PostgreSQL database is opened. */
export interface PostgresOptions {
  /** Where the tables live; tests give each worker one of its own. */
  readonly schema?: string | undefined;
  readonly baseUrl?: string;
  /** Longest a statement of a write or of a job may take; left out: 30 seconds. */
  readonly statementTimeoutMs?: number | undefined;
  /** Longest a statement of a read may take; left out: 10 seconds, or `statementTimeoutMs` where that is less. */
  readonly readTimeoutMs?: number | undefined;
  /** Most connections for calls; left out: 10. */
  readonly connections?: number | undefined;
  /** Most of those that one domain uses at a time; left out: 4. */
  readonly connectionsPerDomain?: number | undefined;
  /** Told of a connection that PostgreSQL, or the way to it, has ended. The next use opens another. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
}

const STATEMENT_TIMEOUT_MS = 30_000;
const READ_TIMEOUT_MS = 10_000;

/** Longest wait for a connection, be it that none is free or that none can be made. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Longest that one domain's statements wait in line; more than any page sends at a time. */
const WAITING_PER_DOMAIN = 500;

/** Jobs, and what the start does, are few at a time. */
const BACKGROUND_CONNECTIONS = 4;

/** Who asks whether the store is ready asks again soon. */
const PING_TIMEOUT_MS = 2_000;

/**
 * Compiling a statement at run time costs more than these statements take. A prepared one is planned for its values all
 * the same: tenants are of very different sizes. A large tenant's rows are found by a map of pages; one that does not fit
 * makes PostgreSQL read its neighbours' too.
 */
const sessionOptions = (schema: string, baseUrl: string) =>
  `-c timezone=UTC -c jit=off -c plan_cache_mode=force_custom_plan -c work_mem=32MB -c search_path=${schema} -c ${BASE_URL}=${baseUrl}`;

/** PostgreSQL may end any connection at any moment; an error nobody listens to would end the process. */
const openPool = (config: pg.PoolConfig, onConnectionLost: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: pgTypes,
    ...config,
  });
  // The pool itself listens to a client only while it is idle, and repeats what it hears.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => {});
  return pool;
};

/**
 * Does something that no other process does meanwhile. The lock is a session's: what others made before their turn was
 * over is seen by every statement after it, which within one transaction is not so.
 */
const aloneOn =
  (pool: pg.Pool): Store['alone'] =>
  async (name, job) => {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
      return await job();
    } finally {
      // The lock goes with the connection.
      client.release(true);
    }
  };

/**
 * Opens a PostgreSQL database. Calls, background work and `ping` have connections of their own.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws Error when it cannot be reached, or refuses
 */
export const openPostgres = async (
  url: string,
  {
    schema = 'public',
    baseUrl = '',
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    readTimeoutMs = Math.min(READ_TIMEOUT_MS, statementTimeoutMs),
    connections = 10,
    connectionsPerDomain = 4,
    onConnectionLost = () => {},
  }: PostgresOptions = {},
): Promise<Store> => {
  const shared = { connectionString: url, options: sessionOptions(schema, baseUrl) };
  const open = (config: pg.PoolConfig) => openPool({ ...shared, ...config }, onConnectionLost);
  const calls = open({ max: connections, statement_timeout: readTimeoutMs });
  const background = open({ max: BACKGROUND_CONNECTIONS, statement_timeout: statementTimeoutMs });
  const readiness = open({
    ...{ max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: PING_TIMEOUT_MS },
    ...{ statement_timeout: PING_TIMEOUT_MS, query_timeout: PING_TIMEOUT_MS },
  });
  const close = async () => {
    await Promise.all([calls, background, readiness].map((pool) => pool.end()));
  };
  const alone = aloneOn(background);
  const createSchema = () => background.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`);
  // `if not exists` alone is not enough: of two that start at once, one fails on what the other has just made.
  await alone(`schema/${schema}`, createSchema).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const over = (pool: pg.Pool, options: DriverOptions = {}): Database =>
    new Kysely({ dialect: pooledDialect(pool, schema, options) });
  const answered = { query_timeout: statementTimeoutMs + SILENCE_MS };
  const limits = { perDomain: connectionsPerDomain, waiting: WAITING_PER_DOMAIN, waitMs: CONNECTION_TIMEOUT_MS };
  const shares = domainShares(limits);
  return {
    db: over(calls, { statementTimeoutMs: readTimeoutMs, transactionTimeoutMs: statementTimeoutMs, shares }),
    backgroundDb: over(background, { statementTimeoutMs }),
    migrationDb: over(background),
    ping: async () => {
      await readiness.query('select 1');
    },
    connectionCounts: () => ({
      limit: connections,
      inUse: calls.totalCount - calls.idleCount,
      idle: calls.idleCount,
      waiting: calls.waitingCount,
      shareRefusals: shares.refusals(),
    }),
    kind: 'postgresql',
    schema,
    executeSql: (text, values) => background.query({ ...answered, text, values } as pg.QueryConfig),
    limitStatements: () => {},
    alone,
    close,
  };
};
