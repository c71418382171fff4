/** The directory of a store that no service has open: what a command works on. */
import { secretKeyOf } from '../secret/keys.ts';
import { sealedRecords } from '../secret/sealing.ts';
import { vaultOf } from '../secret/vault.ts';
import { openEmbedded } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgres } from '../store/postgres.ts';
import { type Put, putInBulk } from './bulk-put.ts';
import { listEntries } from './directory.ts';
import { checkListable } from './kinds.ts';

/** Which store. */
export interface DirectoryOptions {
  /** PostgreSQL; it may be in use. Left out: the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Schema of PostgreSQL for the tables. */
  readonly schema?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Keys for trusted secrets, as the service has them. */
  readonly secretKey?: Uint8Array | undefined;
  readonly secretKeyPrevious?: Uint8Array | undefined;
}

/** An open directory. */
export interface OpenDirectory {
  /** Entries of a kind without secrets, of one domain or of all. */
  readonly list: (kind: string, domainId?: string) => Promise<readonly Record<string, unknown>[]>;
  /** Puts in one transaction: all or nothing. Gives how many records were put and removed. */
  readonly put: (puts: Iterable<Put>) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The puts as they may be stored. The key is looked for only where a trusted secret needs it. */
function* sealed(options: DirectoryOptions, puts: Iterable<Put>): Generator<Put> {
  const vault = () => vaultOf(secretKeyOf(options), options.secretKeyPrevious);
  for (const put of puts) yield { ...put, records: sealedRecords(vault, put.kind, put.records) };
}

/**
 * Opens the directory and brings its store up to date.
 *
 * @throws Error when the store cannot be opened: the embedded one is in use by a service, say
 */
export const openDirectory = async (options: DirectoryOptions): Promise<OpenDirectory> => {
  const { databaseUrl, schema, dataDir } = options;
  const store = databaseUrl ? await openPostgres(databaseUrl, { schema }) : await openEmbedded({ dataDir });
  await migrate(store);
  return {
    list: (kind, domainId = '') => listEntries(store.db, checkListable(kind), domainId),
    put: (puts) =>
      store.db.transaction().execute((db) => putInBulk(db, sealed(options, puts), new Date().toISOString())),
    close: store.close,
  };
};
