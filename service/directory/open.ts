/** Opens the directory of a store for commands, without a running service. */
import { secretKeyOf } from '../secret/keys.ts';
import { sealedRecords } from '../secret/sealing.ts';
import { vaultOf } from '../secret/vault.ts';
import { openEmbedded } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgres } from '../store/postgres.ts';
import { type Put, putInBulk } from './bulk-put.ts';
import { listEntries } from './directory.ts';
import { checkListable } from './kinds.ts';

/** Selects the store. */
export interface DirectoryOptions {
  /** PostgreSQL; a running service may use it at the same time. Absent: the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Schema of PostgreSQL for the tables. */
  readonly schema?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Keys for trusted secrets, the same as those of the service. */
  readonly secretKey?: Uint8Array | undefined;
  readonly secretKeyPrevious?: Uint8Array | undefined;
}

/** An open directory. */
export interface OpenDirectory {
  /** Entries of a kind that contains no secrets, of one domain or of all domains. */
  readonly list: (kind: string, domainId?: string) => Promise<readonly Record<string, unknown>[]>;
  /** Puts records in one transaction. Returns how many records were put and removed. */
  readonly put: (puts: Iterable<Put>) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The puts with sealed secrets. The key is read only when a trusted secret needs it. */
function* sealed(options: DirectoryOptions, puts: Iterable<Put>): Generator<Put> {
  const vault = () => vaultOf(secretKeyOf(options), options.secretKeyPrevious);
  for (const put of puts) yield { ...put, records: sealedRecords(vault, put.kind, put.records) };
}

/**
 * Opens the directory and migrates its store.
 *
 * @throws Error when the store cannot be opened, for example because a service uses the embedded store
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
