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
import { introspectorOf } from './introspection.ts';
import { statementNames } from './prepared.ts';
import { statementWriter } from './writing.ts';

type NameOf = ReturnType<typeof statementNames>;

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** One connection of the pool, while it is lent. */
class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #nameOf: NameOf;
  #isBroken = false;

  constructor(client: pg.PoolClient, nameOf: NameOf) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#nameOf(text);
    const values = parameters as unknown[];
    const { command, rowCount, rows } = await this.#client.query(
      name === undefined ? { text, values } : { name, text, values },
    );
    return changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are read all at once.');
  }

  async begin(): Promise<void> {
    await this.#client.query('begin');
  }

  /** @throws {AbortedTransactionError} when a statement had failed, so that nothing is kept */
  async commit(): Promise<void> {
    const { command } = await this.#client.query('commit');
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    try {
      await this.#client.query('rollback');
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/** Kysely asks by connection; those it has are ours. */
const ours = (connection: DatabaseConnection): PooledConnection => {
  if (connection instanceof PooledConnection) return connection;
  throw new Error('A connection of another pool.');
};

const driverOf = (pool: pg.Pool): Driver => {
  const nameOf = statementNames();
  return {
    init: async () => {},
    acquireConnection: async () => new PooledConnection(await pool.connect(), nameOf),
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    releaseConnection: async (connection) => ours(connection).release(),
    destroy: () => pool.end(),
  };
};

/**
 * PostgreSQL's dialect over a pool of ours, which knows the tables of one schema. Every transaction is of the default
 * isolation level, without savepoints.
 */
export const pooledDialect = (pool: pg.Pool, schema: string): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOf(pool),
  createIntrospector: (db) => introspectorOf(db, schema),
  createQueryCompiler: statementWriter,
});
