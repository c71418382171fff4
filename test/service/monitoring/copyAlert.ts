import { sql } from 'kysely';
import { sharedService } from '../testDomain.ts';

/** Creates copies of an alert in one statement, which takes less time than as many calls. */
export const copyAlert = async (alertId: string, count: number): Promise<void> => {
  const { perform } = await sharedService();
  const run = async (_data: object, db: Parameters<Parameters<typeof perform>[0]['run']>[1]) => {
    await sql`
      insert into monitoring_alert overriding user value
      select copied.* from monitoring_alert alert, generate_series(1, ${count}) number,
        jsonb_populate_record(alert, jsonb_build_object('alert_id', 'alert-' || gen_random_uuid(), 'alert_number',
          -- The service counts its own from 1.
          (select greatest(1000000, max(alert_number)) from monitoring_alert same where same.domain_id = alert.domain_id)
            + number)) copied
      where alert.alert_id = ${alertId}`.execute(db);
  };
  await perform({ name: 'copy', run }, {});
};
