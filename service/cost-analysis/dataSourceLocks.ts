/**
 * Locks of data sources. Transactions that create or evaluate budgets of the same data source run one after the other.
 */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** A data source of a domain. */
export interface DataSourceKey {
  readonly domain_id: string;
  readonly data_source_id: string;
}

/**
 * Locks data sources until the transaction ends, always in the same order. Later statements see costs that other
 * transactions committed before the lock was acquired. When two transactions together exceed a threshold, the later one
 * detects it.
 */
export const lockDataSources = async (db: Database, sources: readonly DataSourceKey[]): Promise<void> => {
  const names = sources.map(({ domain_id, data_source_id }) => `budget/${domain_id}/${data_source_id}`);
  for (const name of [...new Set(names)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  }
};
