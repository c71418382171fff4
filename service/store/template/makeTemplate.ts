/** Makes a template: a new store in memory, migrated and copied out. */
import { Kysely } from 'kysely';
import { createPooledDialect } from '../driver.ts';
import { EmbeddedHost } from '../embeddedHost.ts';
import { createEmbeddedPool } from '../embeddedPool.ts';
import { migrate } from '../migrate.ts';

const schema = 'public';

/** PostgreSQL's templates of further databases, of which a store has none, are most of the files of a new one. */
const DROP_OTHER_DATABASES = [
  'update pg_database set datistemplate = false where datname <> current_database()',
  'drop database template0',
  'drop database template1',
];

/**
 * Creates a store in memory and runs all migrations in it. Takes some seconds.
 *
 * @returns PostgreSQL's data directory as a tar archive
 * @throws Error of PostgreSQL, or of the migration that failed
 */
export const makeTemplate = async (): Promise<Uint8Array> => {
  const host = await EmbeddedHost.open({ dataDir: undefined, sessionSettings: { TimeZone: 'UTC' } });
  try {
    const pool = createEmbeddedPool(host, {});
    await migrate({ migrationDb: new Kysely({ dialect: createPooledDialect(pool, schema, {}) }), schema });
    for (const statement of DROP_OTHER_DATABASES) await pool.query(statement);
    // Then the files have all rows, and no start has to read them from the log.
    await pool.query('checkpoint');
    await pool.end();
    return await host.dump();
  } finally {
    await host.close();
  }
};
