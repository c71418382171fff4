import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Store } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');

/** A migration file is a list of statements separated by empty lines; each statement is sent separately. */
const migration = (file: string): Migration => ({
  up: async (db) => {
    // Migrations have no time limit; API calls do.
    await sql`set local statement_timeout = 0`.execute(db);
    const statements = readFileSync(join(folder, file), 'utf8').split(/;\s*\n\s*\n/);
    for (const statement of statements) await sql.raw(statement.replace(/;\s*$/, '')).execute(db);
  },
});

const migrations = () =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => [file.replace('.sql', ''), migration(file)]),
  );

/** The migrator of a store. */
export const migratorOf = ({ migrationDb, schema }: Pick<Store, 'migrationDb' | 'schema'>): Migrator =>
  new Migrator({
    db: migrationDb,
    provider: { getMigrations: async () => migrations() },
    migrationTableSchema: schema,
  });

/**
 * Applies all pending migrations. Several processes may run it at once: they wait for one another.
 *
 * @returns names of the migrations that ran
 * @throws Error of the statement that failed; its whole migration is rolled back
 */
export const migrate = async (store: Pick<Store, 'migrationDb' | 'schema'>): Promise<string[]> => {
  const { error, results = [] } = await migratorOf(store).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
};
