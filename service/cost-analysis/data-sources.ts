/** One at a time: whoever makes or evaluates budgets of a data source keeps the others waiting. */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** A data source of a domain. */
export interface DataSource {
  readonly domain_id: string;
  readonly data_source_id: string;
}

/**
 * Locks data sources until the transaction ends, always in the same order. Costs that others committed meanwhile are
 * seen by the statements after this one: of two that each bring half of what is too much, the later one finds out.
 */
export const lockDataSources = async (db: Database, sources: readonly DataSource[]): Promise<void> => {
  const names = sources.map(({ domain_id, data_source_id }) => `budget/${domain_id}/${data_source_id}`);
  for (const name of [...new Set(names)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  }
};
