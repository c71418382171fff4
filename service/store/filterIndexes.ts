/** Whether lists can use the filter indexes, whose extensions some PostgreSQL servers lack. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether the indexes for filters and keywords exist. Without them, filtered lists read all rows of a tenant. */
export const hasFilterIndexes = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('monitoring_alert_filters') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
};
