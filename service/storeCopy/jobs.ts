/** Jobs that were unfinished when the embedded store was last closed. */
import { sql } from 'kysely';
import type { PendingJob } from '../jobs.ts';
import type { Database } from '../store/database.ts';

const hasJobs = async (db: Database) => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
};

/** Jobs that are waiting or were interrupted, oldest first; none in a store that no service ever opened. */
export const findPendingJobs = async (db: Database): Promise<readonly PendingJob[]> => {
  if (!(await hasJobs(db))) return [];
  const { rows } = await sql<PendingJob>`
    select name, coalesce(data, '{}') as data, start_after as "startAfter" from jobs.job
    where state in ('created', 'retry', 'active') order by created_on, id`.execute(db);
  return rows;
};
