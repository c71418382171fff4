/** Finds the alert manager's service of an alert: semantics 3.20.4. */
import { type RawBuilder, sql } from 'kysely';
import type { ServiceKey } from '../alert-manager/escalationSettings.ts';
import type { Database } from '../store/database.ts';
import { placeholder, templateOf } from '../store/sqlTemplate.ts';
import type { AlertRow, WebhookRow } from './tables.ts';

type Place = Pick<AlertRow, 'domain_id' | 'workspace_id' | 'project_id'>;
type TaggedWebhook = Pick<WebhookRow, 'tags'>;

/** A key matches services of the same workspace only, as another workspace may use it for another service. */
const HAS_KEY = sql`(workspace_id = ${placeholder('workspace_id')} and service_key = ${placeholder('key')})`;

/** A domain-wide service may name projects of any workspace; a service of a workspace only its own projects. */
const NAMES_PROJECT = sql`
  (workspace_id in (${placeholder('workspace_id')}, '*')
    and jsonb_typeof(tags -> 'projects') = 'array' and tags -> 'projects' ? ${placeholder('project_id')})`;

const linked = templateOf<keyof Place | 'key'>(sql`(
  select * from alert_manager_service where domain_id = ${placeholder('domain_id')} and (${HAS_KEY} or ${NAMES_PROJECT})
  order by ${HAS_KEY} desc nulls last, seq limit 1)`);

/**
 * SQL of the service of an alert: the one whose key is in the webhook's tags, else the oldest whose `tags.projects`
 * contain the project.
 */
export const serviceOf = (
  { domain_id, workspace_id, project_id }: Place,
  webhook?: TaggedWebhook,
): RawBuilder<unknown> => {
  const key = webhook?.tags.service_key;
  return linked.filled({ domain_id, workspace_id, project_id, key: typeof key === 'string' ? key : null });
};

/** The id of the service of an alert; empty for none. */
export const linkedService = async (db: Database, place: Place, webhook?: TaggedWebhook): Promise<string> => {
  const { rows } = await sql<{ service_id: string }>`
    select service_id from ${serviceOf(place, webhook)} as service`.execute(db);
  return rows[0]?.service_id ?? '';
};

/** Whether a recovery event resolves the alerts of a service automatically. False without a service (3.17.11). */
export const recoversByItself = async (db: Database, { domain_id, service_id }: ServiceKey): Promise<boolean> => {
  if (service_id === '') return false;
  const { rows } = await sql`
    select 1 from alert_manager_service
    where domain_id = ${domain_id} and service_id = ${service_id} and options ->> 'recovery_mode' = 'AUTO'`.execute(db);
  return rows.length > 0;
};
