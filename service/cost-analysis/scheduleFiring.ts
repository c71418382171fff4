/** Fires due schedules: semantics 3.11.1, 3.11.4, 6. */
import { sql } from 'kysely';
import type { ExecutionContext, Job } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { changeRow, equals, findRow } from '../store/records.ts';
import { evaluateDataSources } from './budgetEvaluation.ts';
import { schedules } from './scheduleTable.ts';
import { dueAfter, nextIntervalStart } from './scheduleTimes.ts';

interface ScheduleKey {
  readonly domain_id: string;
  readonly schedule_id: string;
}

const isDue = (now: string) => sql<boolean>`state = 'ENABLED' and next_at <= ${now}`;

/** Due schedules, the longest overdue first. */
const dueSchedules = async (db: Database, now: string): Promise<ScheduleKey[]> => {
  const { rows } = await sql<ScheduleKey>`
    select domain_id, schedule_id from ${sql.table(schedules.name)} where ${isDue(now)} order by next_at, seq`.execute(
    db,
  );
  return rows;
};

/**
 * Fires a schedule, unless another process has fired it. It fires once even if several times were missed; its next time
 * is after now.
 */
const fire = async (context: ExecutionContext, { domain_id, schedule_id }: ScheduleKey): Promise<void> => {
  const { db, now } = context;
  const own = [equals(schedules, 'domain_id', domain_id), equals(schedules, 'schedule_id', schedule_id)];
  const found = await findRow(db, schedules, [...own, isDue(now)], { lock: true });
  if (!found) return;
  const from = nextIntervalStart(found.schedule, found.next_at, now);
  const next = { counted_from: from, next_at: dueAfter(found.schedule, now, from) };
  await changeRow(db, schedules, found, { last_scheduled_at: now, ...next });
  await evaluateDataSources(context, [found]);
};

/**
 * Runs every minute. Every due schedule fires once, over all replicas, each in a separate transaction. A schedule that
 * fails stays due and does not prevent others from firing.
 */
export const fireSchedules: Job = {
  name: 'cost_analysis.fire_schedules',
  everyMinutes: 1,
  run: async (_data, db, context) => {
    const failures: unknown[] = [];
    for (const key of await dueSchedules(db, context.now)) {
      const firing = db.transaction().execute((within) => fire({ ...context, db: within }, key));
      await firing.catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Schedules could not fire.');
  },
};
