/** Sends statements to PostgreSQL over a pool; frequent statements are prepared and sent by name. */
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import type { CallerTurns } from './callerTurns.ts';
import { connectWithin, isLostConnection } from './connect.ts';
import type { DomainShares, ReleaseShare } from './domainShare.ts';
import { StoreError, StoreSilent, StoreUnreachable } from './errors.ts';
import { createIntrospector } from './introspection.ts';
import { createStatementCompiler, type StatementCompilerOptions } from './statementCompiler.ts';
import { createStatementNames } from './statementNames.ts';

type NameStatement = ReturnType<typeof createStatementNames>;

/** Options for the connections of one pool. */
export interface DriverOptions extends StatementCompilerOptions {
  /** Longest PostgreSQL may run a statement; absent: no limit, and no limit on the wait for its answer. */
  readonly statementTimeoutMs?: number;
  /** The same within a transaction; absent: `statementTimeoutMs`. */
  readonly transactionTimeoutMs?: number;
  /** Names of prepared statements, shared by all users of the pool; absent: the pool has one user only. */
  readonly nameOf?: NameStatement;
  /** Longest wait for a connection at the moment; absent: the pool's setting. */
  readonly connectionWaitMs?: () => number | undefined;
  /** Called with the text of each statement before it is sent; throws to refuse it. */
  readonly check?: ((text: string) => void) | undefined;
  /** Limits the connections per domain; absent: no limit. */
  readonly shares?: DomainShares;
  /** The turns of callers on a pool of one connection; absent: first come, first served. */
  readonly turns?: CallerTurns;
}

/**
 * PostgreSQL cancels late statements itself. If no answer has come this much later, the connection is considered dead
 * and is discarded.
 */
export const SILENCE_MS = 5_000;

/** The driver reports an answer that did not come in time by this message, without a code. */
const TIMEOUT_MESSAGE = 'Query read timeout';

const CHANGE_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The code of notices about changes, which machines of a cluster send (migration 0028). */
const CHANGE_NOTICE = 'SK001';

/** Settings that all connections of a pool share. */
interface PooledConnectionOptions {
  readonly nameOf: NameStatement;
  readonly check: (text: string) => void;
  readonly begin: string;
  /** Longest wait for an answer, outside and inside a transaction. */
  readonly answerTimeoutMs: number | undefined;
  readonly transactionAnswerTimeoutMs: number | undefined;
}

/** One connection of the pool, from checkout to release. */
class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #options: PooledConnectionOptions;
  readonly #leave: ReleaseShare;
  #answerTimeoutMs: number | undefined;
  #isBroken = false;
  #isInTransaction = false;
  /** Changes of other machines, of which no listener knows yet. */
  readonly #changes = new Set<string>();
  readonly #onNotice = ({ code, message = '' }: { code?: string | undefined; message?: string | undefined }) => {
    if (code === CHANGE_NOTICE) this.#changes.add(message);
  };

  constructor(client: pg.PoolClient, options: PooledConnectionOptions, leave: ReleaseShare) {
    this.#client = client;
    client.on('notice', this.#onNotice);
    this.#options = options;
    this.#leave = leave;
    this.#answerTimeoutMs = options.answerTimeoutMs;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#options.check(text);
    const name = this.#options.nameOf(text);
    const values = parameters as unknown[];
    const { command, rowCount, rows } = await this.#send(
      name === undefined ? { text, values } : { name, text, values },
    );
    if (!this.#isInTransaction) await this.#notifyChanges();
    return CHANGE_COMMANDS.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  /**
   * Sends a statement.
   *
   * @throws {StoreSilent} no answer came in time
   * @throws {StoreUnreachable} the connection was lost
   */
  async #send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.#client.query({ ...query, query_timeout: this.#answerTimeoutMs } as pg.QueryConfig);
    } catch (error) {
      throw this.#translateError(error as Error);
    }
  }

  /** If the connection is lost, an error that neither PostgreSQL nor the store reports is its loss, whatever its text. */
  #translateError(error: Error): Error {
    if (error.message === TIMEOUT_MESSAGE) {
      this.#isBroken = true;
      return new StoreSilent(error.message, { cause: error });
    }
    const isReported = error instanceof pg.DatabaseError || error instanceof StoreError;
    return isLostConnection(this.#client) && !isReported ? new StoreUnreachable(error) : error;
  }

  /** Notifies of the changes that other machines made. A transaction that has failed fails at its end. */
  async #notifyChanges(): Promise<void> {
    if (this.#changes.size === 0) return;
    const values = [[...this.#changes]];
    this.#changes.clear();
    const text = "select pg_notify('changes_' || current_schema(), change) from unnest($1::text[]) change";
    await this.#send({ text, values }).catch(() => {});
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming of rows is not supported.');
  }

  async begin(): Promise<void> {
    this.#answerTimeoutMs = this.#options.transactionAnswerTimeoutMs;
    this.#isInTransaction = true;
    await this.#send({ text: this.#options.begin });
  }

  /** @throws {AbortedTransactionError} when a statement had failed, so that nothing was committed */
  async commit(): Promise<void> {
    await this.#notifyChanges();
    const { command } = await this.#send({ text: 'commit' });
    this.#isInTransaction = false;
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /**
   * If the rollback fails, the connection is discarded, and its transaction with it; the error that caused the rollback
   * is the one reported.
   */
  async rollback(): Promise<void> {
    this.#changes.clear();
    this.#isInTransaction = false;
    if (this.#isBroken) return;
    try {
      await this.#send({ text: 'rollback' });
    } catch {
      this.#isBroken = true;
    }
  }

  release(): void {
    this.#client.off('notice', this.#onNotice);
    this.#client.release(this.#isBroken);
    this.#leave();
  }
}

/** Kysely passes connections back by its own interface; all of them were created here. */
const asPooledConnection = (connection: DatabaseConnection): PooledConnection => {
  if (connection instanceof PooledConnection) return connection;
  throw new Error('The connection belongs to another pool.');
};

const noLeave: ReleaseShare = () => {};

const formatBegin = ({ transactionTimeoutMs }: DriverOptions) =>
  transactionTimeoutMs === undefined ? 'begin' : `begin; set local statement_timeout = ${transactionTimeoutMs}`;

const toConnectionOptions = (options: DriverOptions): PooledConnectionOptions => {
  const { statementTimeoutMs, transactionTimeoutMs = statementTimeoutMs } = options;
  const answerLimit = (limitMs: number | undefined) => (limitMs === undefined ? undefined : limitMs + SILENCE_MS);
  return {
    nameOf: options.nameOf ?? createStatementNames(),
    check: options.check ?? (() => {}),
    begin: formatBegin(options),
    answerTimeoutMs: answerLimit(statementTimeoutMs),
    transactionAnswerTimeoutMs: answerLimit(transactionTimeoutMs),
  };
};

const createPooledDriver = (pool: pg.Pool, options: DriverOptions): Driver => {
  const { shares, turns, connectionWaitMs } = options;
  const connectionOptions = toConnectionOptions(options);
  return {
    init: async () => {},
    acquireConnection: async () => {
      const waitMs = connectionWaitMs?.();
      const leave = (await turns?.enter(waitMs)) ?? (await shares?.enter()) ?? noLeave;
      try {
        return new PooledConnection(await connectWithin(pool, waitMs), connectionOptions, leave);
      } catch (error) {
        leave();
        throw new StoreUnreachable(error as Error);
      }
    },
    beginTransaction: (connection) => asPooledConnection(connection).begin(),
    commitTransaction: (connection) => asPooledConnection(connection).commit(),
    rollbackTransaction: (connection) => asPooledConnection(connection).rollback(),
    releaseConnection: async (connection) => asPooledConnection(connection).release(),
    // The code that opened the pool closes it: several dialects may share it.
    destroy: async () => {},
  };
};

/**
 * PostgreSQL's dialect over a connection pool, limited to the tables of one schema. Every transaction has the default
 * isolation level and no savepoints.
 */
export const createPooledDialect = (pool: pg.Pool, schema: string, options: DriverOptions): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => createPooledDriver(pool, options),
  createIntrospector: (db) => createIntrospector(db, schema),
  createQueryCompiler: () => createStatementCompiler(options),
});
