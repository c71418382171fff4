/** How statements reach PostgreSQL: over a pool, those that come often by name. */
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { connectWithin } from './connect.ts';
import type { DomainShares, Leave } from './domain-share.ts';
import { introspectorOf } from './introspection.ts';
import { statementNames } from './prepared.ts';
import { statementWriter } from './writing.ts';

type NameOf = ReturnType<typeof statementNames>;

/** What holds for the connections of one pool. */
export interface DriverOptions {
  /** Longest PostgreSQL lets a statement take; left out: there is no limit, and its answer is waited for however long. */
  readonly statementTimeoutMs?: number;
  /** The same within a transaction; left out: as any other. */
  readonly transactionTimeoutMs?: number;
  /** Names of prepared statements: the same for all who use the pool. Left out: its only user. */
  readonly nameOf?: NameOf;
  /** Longest wait for a connection; left out: what the pool says. */
  readonly connectionWaitMs?: number;
  /** How many connections a domain may use; left out: all. */
  readonly shares?: DomainShares;
}

/** PostgreSQL ends late statements itself. This much later it is taken to be gone without a word: its connection is given up. */
export const SILENCE_MS = 5_000;

/** The driver has no code for an answer that did not come in time. */
const SILENCE = 'Query read timeout';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What all connections of a pool have in common. */
interface ConnectionTerms {
  readonly nameOf: NameOf;
  readonly begin: string;
  /** Longest wait for an answer, outside a transaction and within one. */
  readonly answerTimeoutMs: number | undefined;
  readonly transactionAnswerTimeoutMs: number | undefined;
}

/** One connection of the pool, while it is lent. */
class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #terms: ConnectionTerms;
  readonly #leave: Leave;
  #answerTimeoutMs: number | undefined;
  #isBroken = false;

  constructor(client: pg.PoolClient, terms: ConnectionTerms, leave: Leave) {
    this.#client = client;
    this.#terms = terms;
    this.#leave = leave;
    this.#answerTimeoutMs = terms.answerTimeoutMs;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#terms.nameOf(text);
    const values = parameters as unknown[];
    const { command, rowCount, rows } = await this.#send(
      name === undefined ? { text, values } : { name, text, values },
    );
    return changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  /** Sends a statement; a connection on which no answer comes is broken. */
  async #send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.#client.query({ ...query, query_timeout: this.#answerTimeoutMs } as pg.QueryConfig);
    } catch (error) {
      if ((error as Error).message === SILENCE) this.#isBroken = true;
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are read all at once.');
  }

  async begin(): Promise<void> {
    this.#answerTimeoutMs = this.#terms.transactionAnswerTimeoutMs;
    await this.#send({ text: this.#terms.begin });
  }

  /** @throws {AbortedTransactionError} when a statement had failed, so that nothing is kept */
  async commit(): Promise<void> {
    const { command } = await this.#send({ text: 'commit' });
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /** Where it fails the connection is given up, and its transaction with it; what led to the rollback is what is told. */
  async rollback(): Promise<void> {
    if (this.#isBroken) return;
    try {
      await this.#send({ text: 'rollback' });
    } catch {
      this.#isBroken = true;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
    this.#leave();
  }
}

/** Kysely asks by connection; those it has are ours. */
const ours = (connection: DatabaseConnection): PooledConnection => {
  if (connection instanceof PooledConnection) return connection;
  throw new Error('A connection of another pool.');
};

const nothing: Leave = () => {};

const beginOf = ({ transactionTimeoutMs }: DriverOptions) =>
  transactionTimeoutMs === undefined ? 'begin' : `begin; set local statement_timeout = ${transactionTimeoutMs}`;

const termsOf = (options: DriverOptions): ConnectionTerms => {
  const { statementTimeoutMs, transactionTimeoutMs = statementTimeoutMs } = options;
  const answerLimit = (limitMs: number | undefined) => (limitMs === undefined ? undefined : limitMs + SILENCE_MS);
  return {
    nameOf: options.nameOf ?? statementNames(),
    begin: beginOf(options),
    answerTimeoutMs: answerLimit(statementTimeoutMs),
    transactionAnswerTimeoutMs: answerLimit(transactionTimeoutMs),
  };
};

const driverOf = (pool: pg.Pool, options: DriverOptions): Driver => {
  const { shares, connectionWaitMs } = options;
  const terms = termsOf(options);
  return {
    init: async () => {},
    acquireConnection: async () => {
      const leave = shares ? await shares.enter() : nothing;
      try {
        return new PooledConnection(await connectWithin(pool, connectionWaitMs), terms, leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    releaseConnection: async (connection) => ours(connection).release(),
    // Whoever opened the pool closes it: several may use it.
    destroy: async () => {},
  };
};

/**
 * PostgreSQL's dialect over a pool of ours, which knows the tables of one schema. Every transaction is of the default
 * isolation level, without savepoints.
 */
export const pooledDialect = (pool: pg.Pool, schema: string, options: DriverOptions): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOf(pool, options),
  createIntrospector: (db) => introspectorOf(db, schema),
  createQueryCompiler: statementWriter,
});
