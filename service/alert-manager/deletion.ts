/** Deletion of services, and what happens to linked resources: semantics 3.20.7. */
import { type RawBuilder, sql } from 'kysely';
import type { ServiceRecord } from '../../contract/alert-manager/service.ts';
import type { ServiceCall } from '../call.ts';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { isInDomain, removeRow } from '../store/records.ts';
import { alertRows, webhookRows } from './linkedResources.ts';
import { findServiceToChange } from './serviceRules.ts';
import { services } from './tables.ts';

const hasLinked = async (db: Database, { domain_id, service_id }: ServiceRecord, linked: RawBuilder<unknown>) => {
  const { rows } = await sql`
    select 1 from alert_manager_service
    where ${isInDomain(services, domain_id)} and service_id = ${service_id} and exists (select 1 from ${linked})`.execute(
    db,
  );
  return rows.length > 0;
};

const childExistsError = (child: string) =>
  new ServiceError('ERROR_EXIST_RESOURCE', `The service has linked records. (child = ${child}, parent = Service)`);

/** @throws {ServiceError} ERROR_EXIST_RESOURCE while webhooks or alerts are linked */
const checkNothingLinked = async (db: Database, service: ServiceRecord) => {
  if (await hasLinked(db, service, webhookRows)) throw childExistsError('Webhook');
  if (await hasLinked(db, service, alertRows)) throw childExistsError('Alert');
};

/**
 * Webhooks lose their tag, so that they do not belong to a later service with the same key. Alerts continue under the
 * built-in policy.
 */
const unlinkResources = async (db: Database, { service_id, ...service }: ServiceRecord) => {
  await sql`
    update monitoring_webhook set tags = tags - 'service_key'
    where domain_id = ${service.domain_id} and workspace_id = ${service.workspace_id}
      and tags -> 'service_key' = to_jsonb(${service.service_key}::text)`.execute(db);
  await sql`
    update monitoring_alert set service_id = '', escalation_policy_id = ''
    where domain_id = ${service.domain_id} and service_id = ${service_id} and service_id <> ''`.execute(db);
};

/**
 * Removes a service with its policies.
 *
 * @param force true: linked resources are unlinked; false: linked resources prevent the deletion
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_EXIST_RESOURCE
 */
export const deleteService = async (serviceId: string, force: boolean, call: ServiceCall): Promise<object> => {
  const found = await findServiceToChange(call, serviceId);
  if (force) await unlinkResources(call.db, found);
  else await checkNothingLinked(call.db, found);
  for (const table of ['alert_manager_escalation_policy', 'alert_count']) {
    await sql`
      delete from ${sql.table(table)}
      where domain_id = ${found.domain_id} and service_id = ${serviceId}`.execute(call.db);
  }
  await removeRow(call.db, services, found);
  return {};
};
