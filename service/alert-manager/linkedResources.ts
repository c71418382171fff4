/** Resources linked to a service: semantics 3.20.4, 3.20.5. SQL over the row of the service, evaluated at each read. */
import { type RawBuilder, sql } from 'kysely';
import { DomainColumn } from '../store/statementCompiler.ts';

const ALERT_STATES = ['TRIGGERED', 'ACKNOWLEDGED', 'RESOLVED'] as const;
const URGENCIES = ['HIGH', 'LOW'] as const;

const DOMAIN = new DomainColumn('alert_manager_service.domain_id');

/**
 * Directory entries of channels with the key of the service, as `channel`: those of its workspace and domain-wide ones.
 */
export const channelEntries = sql`directory_entry channel
  where channel.kind = 'channels' and channel.domain_id = ${DOMAIN}
    and channel.workspace_id in (alert_manager_service.workspace_id, '*', '')
    and channel.data -> 'service_key' = to_jsonb(alert_manager_service.service_key)`;

/** Ids of channels that the rules of the service's policies name, as `named.id`. */
export const namedChannels = sql`(
  select jsonb_array_elements_text(rule -> 'channels') as id
  from alert_manager_escalation_policy policy, jsonb_array_elements(policy.rules) rule
  where policy.domain_id = ${DOMAIN}
    and policy.service_id = alert_manager_service.service_id) named`;

/** Ids of channels, sorted: those with the key of the service, and those in the rules of its policies. */
export const linkedChannels: RawBuilder<unknown> = sql`(
  select coalesce(jsonb_agg(id order by id collate "C"), '[]')
  from (select channel.id from ${channelEntries} union select named.id from ${namedChannels}) channels)`;

/** Webhooks whose tags contain the key of the service, as `webhook`. */
export const webhookRows = sql`monitoring_webhook webhook
  where webhook.domain_id = ${DOMAIN}
    and webhook.workspace_id = alert_manager_service.workspace_id
    and webhook.tags -> 'service_key' = to_jsonb(alert_manager_service.service_key)`;

/** Ids of linked webhooks, sorted. */
export const linkedWebhooks: RawBuilder<unknown> = sql`(
  select coalesce(jsonb_agg(webhook.webhook_id order by webhook.webhook_id collate "C"), '[]') from ${webhookRows})`;

/** Alerts of the service, as `alert`. The index excludes alerts without a service. */
export const alertRows = sql`monitoring_alert alert
  where alert.domain_id = ${DOMAIN} and alert.service_id = alert_manager_service.service_id
    and alert.service_id <> ''`;

/** Changes of the alert counts of the service, written by a trigger. Their sum is the current count. */
const alertChanges = sql`alert_count counted
  where counted.domain_id = ${DOMAIN}
    and counted.service_id = alert_manager_service.service_id and counted.state <> 'ERROR'`;

/** SQL of an object from the names and SQL of its members. */
const buildJsonObject = (members: readonly (readonly [string, RawBuilder<unknown>])[]) =>
  sql`jsonb_build_object(${sql.join(members.flatMap(([name, value]) => [sql.lit(name), value]))})`;

/** Names of states and urgencies in the two forms of a service. */
export interface StateNames {
  readonly state: (state: (typeof ALERT_STATES)[number] | 'TOTAL') => string | undefined;
  readonly urgency: (urgency: (typeof URGENCIES)[number]) => string;
}

const countByUrgency = (condition: RawBuilder<unknown>, spelling: StateNames) =>
  buildJsonObject(
    URGENCIES.map((urgency) => [
      spelling.urgency(urgency),
      sql`coalesce(sum(counted.change) filter (where ${condition} and counted.urgency = ${sql.lit(urgency)}), 0)`,
    ]),
  );

/** Numbers of linked alerts by state and urgency. Alerts in state ERROR are not counted. */
export const countLinkedAlerts = (spelling: StateNames): RawBuilder<unknown> => {
  const conditions = [
    ['TOTAL', sql`true`] as const,
    ...ALERT_STATES.map((state) => [state, sql`counted.state = ${sql.lit(state)}`] as const),
  ];
  const members = conditions.flatMap(([state, condition]) => {
    const name = spelling.state(state);
    return name ? [[name, countByUrgency(condition, spelling)] as const] : [];
  });
  return sql`(select ${buildJsonObject(members)} from ${alertChanges})`;
};

/** Number of linked alerts that are open. */
export const openAlertCount: RawBuilder<unknown> = sql`(
  select coalesce(sum(counted.change), 0)::integer from ${alertChanges} and counted.state <> 'RESOLVED')`;
