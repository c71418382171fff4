/** Lists the tables of one schema. */
import { type DatabaseIntrospector, type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Lists the tables of a schema, by name. Kysely's own introspection reads every schema of the database, and fails when
 * one of them is dropped meanwhile.
 */
export const createIntrospector = (db: Kysely<unknown>, schema: string): DatabaseIntrospector => {
  const namesOf = async (query: RawBuilder<{ name: string }>) => (await query.execute(db)).rows;
  return {
    getSchemas: () => namesOf(sql`select nspname as name from pg_catalog.pg_namespace where nspname = ${schema}`),
    getTables: async () => {
      const tables = await namesOf(
        sql`select tablename as name from pg_catalog.pg_tables where schemaname = ${schema}`,
      );
      return tables.map(({ name }) => ({ name, schema, isView: false, isForeign: false, columns: [] }));
    },
  };
};
