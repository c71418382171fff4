import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Store } from './database.ts';
import { listMigrationFiles, readMigration } from './migrations.ts';

/** Each statement of the file is sent separately. In a distributed store triggers find the shard they run on (migration 0027). */
const toMigration = (file: string): Migration => ({
  up: async (db) => {
    await sql`set local citus.enable_unsafe_triggers = on`.execute(db);
    const statements = readMigration(file).split(/;\s*\n\s*\n/);
    for (const statement of statements) await sql.raw(statement.replace(/;\s*$/, '')).execute(db);
  },
});

const loadMigrations = () =>
  Object.fromEntries(listMigrationFiles().map((file) => [file.replace('.sql', ''), toMigration(file)]));

type MigratedStore = Pick<Store, 'migrationDb' | 'schema'>;

const noMigration: Migration = { up: async () => {} };

/**
 * The migrator of a store.
 *
 * @param newer names of migrations that a newer release has run
 */
export const createMigrator = ({ migrationDb, schema }: MigratedStore, newer: readonly string[] = []): Migrator => {
  const ran = Object.fromEntries(newer.map((name) => [name, noMigration]));
  return new Migrator({
    db: migrationDb,
    provider: { getMigrations: async () => ({ ...ran, ...loadMigrations() }) },
    migrationTableSchema: schema,
  });
};

/** Names of the migrations that a store has, in their order. */
const findExecuted = async ({ migrationDb, schema }: MigratedStore): Promise<string[]> => {
  const table = sql.id(schema, 'kysely_migration');
  const found = await sql<{ name: string | null }>`select to_regclass(${`${schema}.kysely_migration`}) as name`.execute(
    migrationDb,
  );
  if (!found.rows[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(migrationDb);
  return rows.map(({ name }) => name);
};

/**
 * The end of the name of a migration that takes away what earlier releases use: the number of the migration that a release must have to
 * work after it.
 */
const NEEDS_PATTERN = /-needs-(\d{4})$/;

const ADVICE = 'or restore the backup from before the upgrade: see docs/upgrading.md';

/** Why this release must not use a store, by the migrations that the store and the release have. */
const findRefusal = (executed: readonly string[], own: readonly string[]): string | undefined => {
  const has = (number: string) => own.some((name) => name.startsWith(number));
  const needed = executed.map((name) => NEEDS_PATTERN.exec(name)?.[1]).findLast((number) => number && !has(number));
  if (needed)
    return `a newer release has taken away what this one uses: start a release that has migration ${needed}, ${ADVICE}`;
  const [last = ''] = executed.slice(-1);
  const skipped = own.find((name) => name < last && !executed.includes(name));
  return (
    skipped &&
    `it was changed by a release without migration ${skipped}, which this one has: start that release, ${ADVICE}`
  );
};

/** What `migrate` did and found. */
export interface MigrationOutcome {
  /** Names of the migrations that ran. */
  readonly ran: readonly string[];
  /** Names of migrations that a newer release has run before. */
  readonly newer: readonly string[];
}

/**
 * Applies all pending migrations. Several processes may run it at once: they wait for one another. A store that the next release has
 * migrated is left as it is, so that this one can start again while others are upgraded, or to go back (ADR 0004).
 *
 * @throws Error of the statement that failed; its whole migration is rolled back. Or why this release must not use the store
 */
export const migrate = async (store: MigratedStore): Promise<MigrationOutcome> => {
  const [executed, own] = [await findExecuted(store), Object.keys(loadMigrations())];
  const refusal = findRefusal(executed, own);
  if (refusal) throw new Error(refusal);
  const newer = executed.filter((name) => !own.includes(name));
  const { error, results = [] } = await createMigrator(store, newer).migrateToLatest();
  if (error) throw error;
  return { ran: results.map(({ migrationName }) => migrationName), newer };
};
