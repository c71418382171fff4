/** Fires due schedules: semantics 3.11.1, 3.11.4, 6. */
import { sql } from 'kysely';
import type { ExecutionContext, Job } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { changeRow, equals, findRow } from '../store/records.ts';
import { evaluateDataSources } from './budget-evaluation.ts';
import { dueAfter, firedAt } from './schedule-times.ts';
import { schedules } from './schedules.ts';

const isDue = (now: string) => sql<boolean>`state = 'ENABLED' and next_at <= ${now}`;

/** Due schedules, the longest overdue first. */
const dueSchedules = async (db: Database, now: string): Promise<string[]> => {
  const { rows } = await sql<{ schedule_id: string }>`
    select schedule_id from ${sql.table(schedules.name)} where ${isDue(now)} order by next_at, seq`.execute(db);
  return rows.map(({ schedule_id }) => schedule_id);
};

/**
 * Fires a schedule, unless another process has fired it. It fires once even if several times were missed; its next time
 * is after now.
 */
const fire = async (context: ExecutionContext, id: string): Promise<void> => {
  const { db, now } = context;
  const found = await findRow(db, schedules, [equals(schedules, 'schedule_id', id), isDue(now)], { lock: true });
  if (!found) return;
  const from = firedAt(found.schedule, found.next_at, now);
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
  cron: '* * * * *',
  run: async (_data, db, context) => {
    const failures: unknown[] = [];
    for (const id of await dueSchedules(db, context.now)) {
      const firing = db.transaction().execute((within) => fire({ ...context, db: within }, id));
      await firing.catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Schedules could not fire.');
  },
};
