/** Closes expired maintenance windows: semantics 3.18.2, 6. */
import { sql } from 'kysely';
import type { JobDefinition } from '../jobs.ts';

/** Runs every minute and closes windows past their `end_time`. One that was closed by a clock that was ahead is closed now. */
export const closeMaintenanceWindows: JobDefinition = {
  name: 'monitoring.close_maintenance_windows',
  everyMinutes: 1,
  run: async (_data, db, { now }) => {
    await sql`
      update monitoring_maintenance_window set state = 'CLOSED', closed_at = ${now}, updated_at = ${now}
      where (state = 'OPEN' and end_time <= ${now}) or closed_at > ${now}::timestamptz + interval '1 minute'`.execute(
      db,
    );
  },
};
