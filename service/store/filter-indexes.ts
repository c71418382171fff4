/** Whether lists are filtered by indexes; those need extensions that a PostgreSQL may lack. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether the indexes for filters and keywords are there. Where they are not, such lists read all rows of a tenant. */
export const hasFilterIndexes = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('monitoring_alert_filters') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
};
