/** The PostgreSQL store of DATABASE_URL, for commands that look after it. */
import type { Command } from 'commander';
import type { Config } from '../config.ts';
import type { Store } from '../service/store/database.ts';

/** Opens the store of DATABASE_URL, or ends the command with an error that names the setting. */
export const storeOf = async (command: Command, { databaseUrl, databaseSchema: schema }: Config): Promise<Store> => {
  if (databaseUrl === undefined) return command.error('DATABASE_URL: expected a PostgreSQL database.');
  // Imported here, since the store's libraries load slowly and other commands do not need them.
  const { openPostgres } = await import('../service/store/postgres.ts');
  return openPostgres(databaseUrl, { schema }).catch((error: Error) => {
    const { message } = error instanceof AggregateError ? (error.errors[0] as Error) : error;
    return command.error(`DATABASE_URL: PostgreSQL cannot be opened: ${message}.`);
  });
};
