import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PGliteDialect, type Transaction } from 'kysely';
import { EmbeddedStore } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import { wireTime } from './times.ts';

/** Rows are addressed through tables of the contract, so the schema is no type here. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's word for "any table"
export type Database = Kysely<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type DatabaseTransaction = Transaction<any>;

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
  /** Does something while no other process does anything of that name. */
  readonly alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Waits for what is under way, then lets go of the store. */
  readonly close: () => Promise<void>;
}

/** Type ids of PostgreSQL whose text is turned into wire form as it arrives. */
const TIMESTAMPTZ = 1184;
const INT8 = 20;
export const parsers = { [TIMESTAMPTZ]: wireTime, [INT8]: Number };

/** The setting by which SQL knows the address of the service: the URL of a webhook is worked out from it at each read. */
export const BASE_URL = 'skein.base_url';

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
    backgroundDb: db,
    migrationDb: db,
    ping: async () => {
      await pglite.query('select 1');
    },
    connectionCounts: () => undefined,
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

/** Runs SQL text inside a transaction: what lets a job be sent together with the rows it is about. */
export const executeIn =
  (transaction: Database) =>
  async (text: string, values: unknown[] = []) => {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
