/** What ties alerts to the services of the alert manager: semantics 3.20.4. */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { AlertRow, WebhookRow } from './tables.ts';

type Place = Pick<AlertRow, 'domain_id' | 'workspace_id' | 'project_id'>;
type Tagged = Pick<WebhookRow, 'tags'>;

const idOf = async (db: Database, { domain_id, workspace_id }: Place, condition: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ service_id: string }>`
    select service_id from alert_manager_service
    where domain_id = ${domain_id} and workspace_id = ${workspace_id} and ${condition} order by seq limit 1`.execute(
    db,
  );
  return rows[0]?.service_id;
};

/**
 * The service an alert belongs to: the one whose key the webhook's tags name, else the oldest whose `tags.projects`
 * name the project.
 *
 * @returns its id; empty for none
 */
export const linkedService = async (db: Database, place: Place, webhook?: Tagged): Promise<string> => {
  const key = webhook?.tags.service_key;
  const byWebhook = typeof key === 'string' ? await idOf(db, place, sql`service_key = ${key}`) : undefined;
  const named = sql`jsonb_typeof(tags -> 'projects') = 'array' and tags -> 'projects' ? ${place.project_id}`;
  return byWebhook ?? (await idOf(db, place, named)) ?? '';
};

/** Whether a recovery event resolves the alerts of a service by itself; without a service it does not (3.17.11). */
export const recoversByItself = async (db: Database, serviceId: string): Promise<boolean> => {
  if (serviceId === '') return false;
  const { rows } = await sql`
    select 1 from alert_manager_service
    where service_id = ${serviceId} and options ->> 'recovery_mode' = 'AUTO'`.execute(db);
  return rows.length > 0;
};
