/** Removes old changes. */
import { sql } from 'kysely';
import type { JobDefinition } from '../jobs.ts';

/** How long a reader may be disconnected. */
const RETENTION = sql.lit('1 hour');

/**
 * Runs every ten minutes and removes what is older than an hour. The job is idempotent. Where the clock was set back since the
 * last run, more than an hour was removed, and readers start again.
 */
export const pruneChanges: JobDefinition = {
  name: 'changes.prune',
  everyMinutes: 10,
  run: async (_data, db, { now }) => {
    const limit = sql`${now}::timestamptz - ${RETENTION}::interval`;
    await sql`
      with gone as (delete from change_log where at < ${limit}),
        ahead as (update change_log set at = ${now} where at > ${now}::timestamptz + interval '1 minute')
      update change_log_state set pruned_at = ${limit},
        epoch = case when pruned_at > ${limit} + interval '1 minute' then substr(md5(random()::text), 1, 8) else epoch end`.execute(
      db,
    );
  },
};
