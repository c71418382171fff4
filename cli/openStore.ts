/** The PostgreSQL store of DATABASE_URL, for commands that administer it. */
import type { Config } from '../app/config/index.ts';
import { describeFailure } from '../service/startupError.ts';
import type { Store } from '../service/store/database.ts';
import { createStoreFailure, UsageError } from './error.ts';

/**
 * Opens the store of DATABASE_URL.
 *
 * @throws {CommandError} naming the setting when it is not set, or the store cannot be opened
 */
export const openStore = async ({ databaseUrl, databaseSchema: schema }: Config): Promise<Store> => {
  if (databaseUrl === undefined) throw new UsageError('DATABASE_URL: expected a PostgreSQL database.');
  // Imported here, since the store's libraries load slowly and other commands do not need them.
  const { openPostgres } = await import('../service/store/postgres.ts');
  return openPostgres(databaseUrl, { schema }).catch((error: unknown) => {
    throw createStoreFailure(`DATABASE_URL: PostgreSQL cannot be opened: ${describeFailure(error)}.`, error);
  });
};
