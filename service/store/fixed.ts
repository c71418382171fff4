/** SQL that never changes, written once. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';

/** Writes SQL and sends none. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * The same SQL as a text: what is part of many statements is not put together again for each of them. SQL with values is
 * given back as it is.
 */
export const fixed = <Value>(fragment: RawBuilder<Value>): RawBuilder<Value> => {
  const { sql: text, parameters } = fragment.compile(writer);
  return parameters.length === 0 ? sql.raw<Value>(text) : fragment;
};
