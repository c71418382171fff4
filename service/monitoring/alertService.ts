/** Finds the alert manager's service of an alert: semantics 3.20.4. */
import { type RawBuilder, sql } from 'kysely';
import type { ServiceKey } from '../alert-manager/escalationSettings.ts';
import type { Database } from '../store/database.ts';
import { compileTemplate, placeholder } from '../store/sqlTemplate.ts';
import type { AlertLocation, StoredWebhook } from './tables.ts';

type TaggedWebhook = Pick<StoredWebhook, 'tags'>;

/** A key matches services of the same workspace only, as another workspace may use it for another service. */
const HAS_SERVICE_KEY = sql`(workspace_id = ${placeholder('workspace_id')} and service_key = ${placeholder('key')})`;

/** A domain-wide service may name projects of any workspace; a service of a workspace only its own projects. */
const NAMES_PROJECT = sql`
  (workspace_id in (${placeholder('workspace_id')}, '*')
    and jsonb_typeof(tags -> 'projects') = 'array' and tags -> 'projects' ? ${placeholder('project_id')})`;

const serviceTemplate = compileTemplate<keyof AlertLocation | 'key'>(sql`(
  select * from alert_manager_service where domain_id = ${placeholder('domain_id')} and (${HAS_SERVICE_KEY} or ${NAMES_PROJECT})
  order by ${HAS_SERVICE_KEY} desc nulls last, seq limit 1)`);

/**
 * SQL of the service of an alert: the one whose key is in the webhook's tags, else the oldest whose `tags.projects`
 * contain the project.
 */
export const selectAlertService = (
  { domain_id, workspace_id, project_id }: AlertLocation,
  webhook?: TaggedWebhook,
): RawBuilder<unknown> => {
  const key = webhook?.tags.service_key;
  return serviceTemplate.fill({ domain_id, workspace_id, project_id, key: typeof key === 'string' ? key : null });
};

/** The id of the service of an alert; empty for none. */
export const findAlertService = async (
  db: Database,
  place: AlertLocation,
  webhook?: TaggedWebhook,
): Promise<string> => {
  const { rows } = await sql<{ service_id: string }>`
    select service_id from ${selectAlertService(place, webhook)} as service`.execute(db);
  return rows[0]?.service_id ?? '';
};

/** Whether a recovery event resolves the alerts of a service automatically. False without a service (3.17.11). */
export const hasAutoRecovery = async (db: Database, { domain_id, service_id }: ServiceKey): Promise<boolean> => {
  if (service_id === '') return false;
  const { rows } = await sql`
    select 1 from alert_manager_service
    where domain_id = ${domain_id} and service_id = ${service_id} and options ->> 'recovery_mode' = 'AUTO'`.execute(db);
  return rows.length > 0;
};
