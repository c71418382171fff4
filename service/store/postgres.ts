/** PostgreSQL as the store: its connection pools, their users and their time limits. */
import { Kysely } from 'kysely';
import pg from 'pg';
import { AnswerTooLargeError, limitAnswers } from './answerLimit.ts';
import { listenToChanges } from './changeListener.ts';
import { recordLostConnections } from './connect.ts';
import { type Database, pgTypes, type Store } from './database.ts';
import { createDomainShares } from './domainShare.ts';
import { createPooledDialect, type DriverOptions, SILENCE_MS } from './driver.ts';
import { createClientClass } from './primary.ts';
import { watchReplica } from './replica.ts';

/** Options of a PostgreSQL store. */
export interface PostgresOptions {
  /** Schema of the tables; each test worker uses a separate one. */
  readonly schema?: string | undefined;
  readonly baseUrl?: string;
  /** Longest a statement of a write or of a job may take; absent: 30 seconds. */
  readonly statementTimeoutMs?: number | undefined;
  /** Whether the statements of `executeSql` are limited at the moment; absent: they are. */
  readonly isLimited?: (() => boolean) | undefined;
  /** Longest a statement of a read may take; absent: 10 seconds, or `statementTimeoutMs` where that is less. */
  readonly readTimeoutMs?: number | undefined;
  /** Maximum number of connections for API calls; absent: as many as for background work. */
  readonly connections?: number | undefined;
  /** Maximum number of those that one domain uses at a time; absent: all. */
  readonly connectionsPerDomain?: number | undefined;
  /** Where reads go that may be `maxLagMs` old; absent: all reads go to the primary. */
  readonly standby?: { readonly url: string; readonly maxLagMs: number } | undefined;
  /** Called when reads go to the standby from now on, and when they no longer do. */
  readonly onReplicaChange?: ((isUsed: boolean) => void) | undefined;
  /** Called when PostgreSQL, or the network, has ended a connection. The next use opens another. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
}

const STATEMENT_TIMEOUT_MS = 30_000;
const READ_TIMEOUT_MS = 10_000;

/** Longest wait for a connection, whether none is free or none can be opened. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Maximum number of one domain's statements that wait for a connection; more than any page sends at a time. */
const WAITING_PER_DOMAIN = 500;

/** Jobs, and the work of the start, need few connections at a time. */
const BACKGROUND_CONNECTIONS = 4;

/** A readiness check is repeated soon, so it waits only briefly. */
const PING_TIMEOUT_MS = 2_000;

/**
 * JIT compilation costs more than these statements take. Prepared statements are still planned for their values, since
 * tenants differ greatly in size. Parallel workers take some 15 ms to start, so a statement that takes about as long does
 * without them. A large tenant's rows are found by a bitmap of pages; a bitmap that exceeds
 * `work_mem` makes PostgreSQL read neighbouring rows too.
 */
const formatSessionOptions = (schema: string) =>
  `-c timezone=UTC -c jit=off -c parallel_setup_cost=10000 -c plan_cache_mode=force_custom_plan -c work_mem=32MB -c search_path=${schema}`;

/** PostgreSQL may end any connection at any time; an `error` event without a listener would end the process. */
const openPool = (config: pg.PoolConfig, onConnectionLost: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: pgTypes,
    ...config,
  });
  // The pool listens to a client only while it is idle, and re-emits its errors.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!(error instanceof AnswerTooLargeError)) onConnectionLost(error);
    }),
  );
  return recordLostConnections(pool);
};

/**
 * Runs a job that no other process runs at the same time. The lock belongs to a session, not a transaction: every
 * statement of the job sees what others committed before their lock was released, which statements of one transaction
 * would not.
 *
 * @param pool whose statements may wait without a time limit
 */
const createExclusiveLock =
  (pool: pg.Pool): Store['withExclusiveLock'] =>
  async (name, job) => {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
      return await job();
    } finally {
      // The lock ends with the connection.
      client.release(true);
    }
  };

/**
 * Opens a PostgreSQL database. API calls, background work, migrations and `ping` have separate connections.
 *
 * @param url `postgres://user:password@host:port/database`, or several servers with commas between, one of which is the primary
 * @throws Error when it cannot be reached, or refuses
 */
export const openPostgres = async (
  url: string,
  {
    schema = 'public',
    baseUrl = '',
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    readTimeoutMs = Math.min(READ_TIMEOUT_MS, statementTimeoutMs),
    connections = BACKGROUND_CONNECTIONS,
    connectionsPerDomain = connections,
    isLimited = () => true,
    standby: standbyOptions,
    onReplicaChange: onChange = () => {},
    onConnectionLost = () => {},
  }: PostgresOptions = {},
): Promise<Store> => {
  const Client = createClientClass(url);
  const shared = { connectionString: url, options: formatSessionOptions(schema) };
  const open = (config: pg.PoolConfig) => openPool({ ...shared, Client, ...config }, onConnectionLost);
  const openCalls = (of: pg.PoolConfig = {}) => {
    const pool = open({ ...of, max: connections, statement_timeout: readTimeoutMs });
    return pool.on('connect', limitAnswers);
  };
  const calls = openCalls();
  const background = open({ max: BACKGROUND_CONNECTIONS, statement_timeout: statementTimeoutMs });
  const migrations = open({ max: BACKGROUND_CONNECTIONS, options: `${shared.options} -c statement_timeout=0` });
  const readiness = open({
    ...{ max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: PING_TIMEOUT_MS },
    ...{ statement_timeout: PING_TIMEOUT_MS, query_timeout: PING_TIMEOUT_MS },
  });
  const listeners: (() => Promise<void>)[] = [];
  const standby = standbyOptions && openCalls({ connectionString: standbyOptions.url, Client: pg.Client });
  const watch = standby && watchReplica(background, standby, { maxLagMs: standbyOptions.maxLagMs, onChange });
  const close = async () => {
    watch?.stop();
    await Promise.all(listeners.map((stop) => stop()));
    const pools = [calls, background, migrations, readiness, ...(standby ? [standby] : [])];
    await Promise.all(pools.map((pool) => pool.end()));
  };
  const alone = createExclusiveLock(migrations);
  const createSchema = () => migrations.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`);
  // `if not exists` is not enough: of two processes that start at once, one fails on what the other has just created.
  await alone(`schema/${schema}`, createSchema).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const over = (pool: pg.Pool, options: DriverOptions = {}): Database =>
    new Kysely({ dialect: createPooledDialect(pool, schema, { ...options, baseUrl }) });
  const answered = { query_timeout: statementTimeoutMs + SILENCE_MS };
  const limits = { perDomain: connectionsPerDomain, waiting: WAITING_PER_DOMAIN, waitMs: CONNECTION_TIMEOUT_MS };
  const shares = createDomainShares(limits);
  const replicaDb = standby && over(standby, { statementTimeoutMs: readTimeoutMs, shares: createDomainShares(limits) });
  return {
    db: over(calls, { statementTimeoutMs: readTimeoutMs, transactionTimeoutMs: statementTimeoutMs, shares }),
    replica: watch && { db: () => (watch.isFresh() ? replicaDb : undefined), suspend: watch.suspend },
    backgroundDb: over(background, { statementTimeoutMs }),
    migrationDb: over(migrations),
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
    executeSql: (text, values) =>
      isLimited()
        ? background.query({ ...answered, text, values } as pg.QueryConfig)
        : migrations.query({ text, values } as pg.QueryConfig),
    withExclusiveLock: alone,
    onChange: (listener) =>
      void listeners.push(listenToChanges(() => new Client({ ...shared, keepAlive: true }), schema, listener)),
    close,
  };
};
