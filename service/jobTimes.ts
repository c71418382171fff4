/** Times of jobs that lie ahead of the clock of the store, because it was ahead and was set back. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './store/database.ts';

/** Clocks of servers that take over from one another differ less than this. */
const SOON = sql.lit('1 minute');

const isAhead = (time: RawBuilder<unknown>) => sql`${time} > now() + ${SOON}::interval`;

/** A pass of pg-boss runs once its last run is long enough ago, so one that ran in the future never runs. */
const setBackPasses = (db: Database, schema: string) =>
  sql`
  with passes as (
    update ${sql.table(`${schema}.version`)} set bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
      reindex_on = least(reindex_on, now()), monitor_backoff_on = least(monitor_backoff_on, now())
    where ${isAhead(sql`greatest(bam_on, flow_on, reindex_on, monitor_backoff_on)`)})
  update ${sql.table(`${schema}.queue`)}
  set monitor_claim_on = least(monitor_claim_on, now()), maintain_on = least(maintain_on, now())
  where ${isAhead(sql`greatest(monitor_claim_on, maintain_on)`)}`.execute(db);

/** Jobs wait as long as they should have waited, and those of a process that has ended are given to another. */
const setBackJobs = (db: Database, schema: string) =>
  sql`
  with ahead as (
    select id, name, greatest(created_on, started_on, heartbeat_on) - now() as shift
    from ${sql.table(`${schema}.job`)}
    where state in ('created', 'retry', 'active') and ${isAhead(sql`greatest(created_on, started_on, heartbeat_on)`)})
  update ${sql.table(`${schema}.job`)} job
  set start_after = job.start_after - shift, keep_until = job.keep_until - shift, created_on = least(created_on, now()),
    started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
  from ahead where job.id = ahead.id and job.name = ahead.name`.execute(db);

/** Sets back the times of jobs, and of the passes over them, that lie ahead of the clock of the store. */
export const setBackFutureTimes = async (db: Database, schema: string): Promise<void> => {
  await setBackPasses(db, schema);
  await setBackJobs(db, schema);
};
