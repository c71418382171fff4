/** Closing of maintenance windows by the clock: semantics 3.18.2, 6. */
import { sql } from 'kysely';
import type { Job } from '../jobs.ts';

/** Each minute: a window past its `end_time` closes. Doing it twice has the same result as doing it once. */
export const closeMaintenanceWindows: Job = {
  name: 'monitoring.close_maintenance_windows',
  cron: '* * * * *',
  run: async (_data, db, { now }) => {
    await sql`
      update monitoring_maintenance_window set state = 'CLOSED', closed_at = ${now}, updated_at = ${now}
      where state = 'OPEN' and end_time <= ${now}`.execute(db);
  },
};
