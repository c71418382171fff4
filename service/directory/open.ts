/** Opens the directory of a store for commands, without a running service. */
import { sql } from 'kysely';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { encryptRecords } from '../crypto/encryptRecords.ts';
import { findSecretKey } from '../crypto/keys.ts';
import { createSecretCipher } from '../crypto/secretCipher.ts';
import { type Database, openEmbedded } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgres } from '../store/postgres.ts';
import { createTable } from '../store/table.ts';
import { loadStoreTemplate } from '../store/template/index.ts';
import { putInBulk, type RecordsPut } from './bulkPut.ts';
import { deleteDirectoryRecords } from './delete.ts';
import { listDirectoryRecords } from './listEntries.ts';

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
  /** Entries of a kind without secrets, of one domain or of all domains. */
  readonly list: (kind: string, domainId?: string) => Promise<readonly Record<string, unknown>[]>;
  /** Number of rows of cost report data that reports of a domain have. */
  readonly countCosts: (domainId: string, reportIds: readonly string[]) => Promise<number>;
  /** Puts records in one transaction. Returns how many records were put and removed. */
  readonly put: (puts: Iterable<RecordsPut>) => Promise<number>;
  /** Deletes records in one transaction, in every domain unless one is named. Returns how many were deleted. */
  readonly delete: (kind: string, ids: readonly string[], domainId?: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The puts with encrypted secrets. The key is read only when a trusted secret needs it. */
function* encryptPuts(options: DirectoryOptions, puts: Iterable<RecordsPut>): Generator<RecordsPut> {
  const cipher = () => createSecretCipher(findSecretKey(options), options.secretKeyPrevious);
  for (const put of puts) yield { ...put, records: encryptRecords(cipher, put.kind, put.records) };
}

const countCosts = async (db: Database, domainId: string, reportIds: readonly string[]) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(createTable(costReportData).name)}
    where domain_id = ${domainId} and cost_report_id = any(${reportIds}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Opens the directory and migrates its store.
 *
 * @throws Error when the store cannot be opened, for example because a service uses the embedded store
 */
export const openDirectory = async (options: DirectoryOptions): Promise<OpenDirectory> => {
  const { databaseUrl, schema, dataDir } = options;
  const store = databaseUrl
    ? await openPostgres(databaseUrl, { schema })
    : await openEmbedded({ dataDir, template: loadStoreTemplate });
  await migrate(store);
  return {
    list: (kind, domainId = '') => listDirectoryRecords(store.db, kind, domainId),
    countCosts: (domainId, reportIds) => countCosts(store.db, domainId, reportIds),
    put: (puts) =>
      store.db.transaction().execute((db) => putInBulk(db, encryptPuts(options, puts), new Date().toISOString())),
    delete: (kind, ids, domainId) =>
      store.db.transaction().execute((db) => deleteDirectoryRecords(db, kind, ids, domainId)),
    close: store.close,
  };
};
