import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Store } from './database.ts';
import { migrationFiles, migrationText } from './migrations.ts';

/** Each statement of the file is sent separately. */
const migration = (file: string): Migration => ({
  up: async (db) => {
    // Migrations have no time limit; API calls do.
    await sql`set local statement_timeout = 0`.execute(db);
    const statements = migrationText(file).split(/;\s*\n\s*\n/);
    for (const statement of statements) await sql.raw(statement.replace(/;\s*$/, '')).execute(db);
  },
});

const migrations = () =>
  Object.fromEntries(migrationFiles().map((file) => [file.replace('.sql', ''), migration(file)]));

type Migrated = Pick<Store, 'migrationDb' | 'schema'>;

const unchanged: Migration = { up: async () => {} };

/**
 * The migrator of a store.
 *
 * @param newer names of migrations that a newer release has run
 */
export const migratorOf = ({ migrationDb, schema }: Migrated, newer: readonly string[] = []): Migrator => {
  const ran = Object.fromEntries(newer.map((name) => [name, unchanged]));
  return new Migrator({
    db: migrationDb,
    provider: { getMigrations: async () => ({ ...ran, ...migrations() }) },
    migrationTableSchema: schema,
  });
};

/** Names of the migrations in a store that this release does not have. */
const newerIn = async ({ migrationDb, schema }: Migrated): Promise<string[]> => {
  const table = sql.id(schema, 'kysely_migration');
  const found = await sql<{ name: string | null }>`select to_regclass(${`${schema}.kysely_migration`}) as name`.execute(
    migrationDb,
  );
  if (!found.rows[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(migrationDb);
  const known = migrations();
  return rows.map(({ name }) => name).filter((name) => !(name in known));
};

/** What `migrate` did and found. */
export interface MigrationOutcome {
  /** Names of the migrations that ran. */
  readonly ran: readonly string[];
  /** Names of migrations that a newer release has run before. */
  readonly newer: readonly string[];
}

/**
 * Applies all pending migrations. Several processes may run it at once: they wait for one another. A store that a newer
 * release has migrated is left as it is, so that a replica can start again while others are upgraded.
 *
 * @throws Error of the statement that failed; its whole migration is rolled back
 */
export const migrate = async (store: Migrated): Promise<MigrationOutcome> => {
  const newer = await newerIn(store);
  const { error, results = [] } = await migratorOf(store, newer).migrateToLatest();
  if (error) throw error;
  return { ran: results.map(({ migrationName }) => migrationName), newer };
};
