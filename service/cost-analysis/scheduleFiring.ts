/** Fires due schedules: semantics 3.11.1, 3.11.4, 6. */
import { sql } from 'kysely';
import { runInTransaction } from '../call.ts';
import type { ExecutionContext, JobDefinition } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { changeRow, findRow, memberEquals } from '../store/records.ts';
import { evaluateDataSources } from './budgetEvaluation.ts';
import { type StoredSchedule, schedules } from './scheduleTable.ts';
import { findIntervalStart, findNextDue } from './scheduleTimes.ts';

interface ScheduleKey {
  readonly domain_id: string;
  readonly schedule_id: string;
}

/** The clock was ahead when the schedule was fired or changed, and was set back since. */
const isAhead = (now: string) =>
  sql`greatest(counted_from, last_scheduled_at) > ${now}::timestamptz + interval '1 minute'`;

const isDue = (now: string) => sql<boolean>`state = 'ENABLED' and (next_at <= ${now} or ${isAhead(now)})`;

/** Due schedules, the longest overdue first. */
const findDueSchedules = async (db: Database, now: string): Promise<ScheduleKey[]> => {
  const { rows } = await sql<ScheduleKey>`
    select domain_id, schedule_id from ${sql.table(schedules.name)} where ${isDue(now)} order by next_at, seq`.execute(
    db,
  );
  return rows;
};

/** The times of a schedule that fires. It fires once even if several times were missed; its next time is after now. */
const advanceTimes = ({ schedule, next_at }: StoredSchedule, now: string): Partial<StoredSchedule> => {
  const from = findIntervalStart(schedule, next_at, now);
  return { last_scheduled_at: now, counted_from: from, next_at: findNextDue(schedule, now, from) };
};

/** The times of a schedule that is not due before a clock that was ahead: it counts from now. */
const resetTimes = ({ schedule, last_scheduled_at }: StoredSchedule, now: string): Partial<StoredSchedule> => ({
  last_scheduled_at: last_scheduled_at > now ? now : last_scheduled_at,
  ...{ counted_from: now, next_at: findNextDue(schedule, now) },
});

/** Fires a schedule, or sets its times back, unless another process has done so. */
const fireSchedule = async (context: ExecutionContext, { domain_id, schedule_id }: ScheduleKey): Promise<void> => {
  const { db, now } = context;
  const own = [memberEquals(schedules, 'domain_id', domain_id), memberEquals(schedules, 'schedule_id', schedule_id)];
  const found = await findRow(db, schedules, [...own, isDue(now)], { lock: true });
  if (!found) return;
  const fires = found.next_at <= now;
  await changeRow(db, schedules, found, fires ? advanceTimes(found, now) : resetTimes(found, now));
  if (fires) await evaluateDataSources(context, [found]);
};

/**
 * Runs every minute. Every due schedule fires once, over all replicas, each in a separate transaction. A schedule that
 * fails stays due and does not prevent others from firing.
 */
export const fireSchedules: JobDefinition = {
  name: 'cost_analysis.fire_schedules',
  everyMinutes: 1,
  run: async (_data, db, context) => {
    const failures: unknown[] = [];
    for (const key of await findDueSchedules(db, context.now)) {
      const firing = runInTransaction(context, (within) => fireSchedule(within, key));
      await firing.catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Schedules could not fire.');
  },
};
