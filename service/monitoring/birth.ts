/** How alerts come into being, by hand or from an event: semantics 3.16.1–3.16.4. */
import { sql } from 'kysely';
import { alert } from '../../contract/monitoring/alert.ts';
import { newRecordId } from '../ids.ts';
import type { Occasion } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { insertRow } from '../store/records.ts';
import { startEscalation } from './escalation.ts';
import { linkedService } from './links.ts';
import { type AlertRow, alerts, type WebhookRow } from './tables.ts';

/** Members every new alert must be told. */
type Told = Pick<
  AlertRow,
  'title' | 'state' | 'urgency' | 'severity' | 'triggered_by' | 'domain_id' | 'workspace_id' | 'project_id'
>;

/** What is known of a new alert. */
export type Birth = Told & Partial<AlertRow>;

/** Counts in the transaction that stores the alert: no gap where it fails, no double where two come at once. */
const nextNumber = async (db: Database, { domain_id, workspace_id }: Birth): Promise<number> => {
  const { rows } = await sql<{ value: number }>`
    insert into alert_counter (domain_id, workspace_id, value) values (${domain_id}, ${workspace_id}, 1)
    on conflict (domain_id, workspace_id) do update set value = alert_counter.value + 1
    returning value`.execute(db);
  return rows[0]?.value ?? 1;
};

/**
 * Stores a new alert with the next number of its workspace, and starts its escalation.
 *
 * @param occasion within the transaction that holds all of the call
 * @param webhook the one its event came in by
 */
export const raiseAlert = async (occasion: Occasion, birth: Birth, webhook?: WebhookRow): Promise<AlertRow> => {
  const { db, now } = occasion;
  const service_id = await linkedService(db, birth, webhook);
  const { escalation, tell } = await startEscalation(occasion, { ...birth, service_id });
  const raised = await insertRow(db, alerts, {
    resources: [],
    additional_info: {},
    ...birth,
    ...escalation,
    service_id,
    alert_id: newRecordId(alert),
    // Last: whoever counts holds up the workspace's other new alerts until the transaction ends.
    alert_number: await nextNumber(db, birth),
    created_at: now,
    updated_at: now,
  });
  await tell(raised);
  return raised;
};
