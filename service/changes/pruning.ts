/** Forgets old changes. */
import { sql } from 'kysely';
import type { Job } from '../jobs.ts';

/** How long a reader may be away. */
const RETENTION = sql.lit('1 hour');

/** Runs every ten minutes and removes what is older than an hour. The job is idempotent. */
export const pruneChanges: Job = {
  name: 'changes.prune',
  everyMinutes: 10,
  run: async (_data, db, { now }) => {
    await sql`
      with gone as (delete from change_log where at < ${now}::timestamptz - ${RETENTION}::interval)
      update change_log_state set pruned_at = ${now}::timestamptz - ${RETENTION}::interval`.execute(db);
  },
};
