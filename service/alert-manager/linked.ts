/** What is linked to a service: semantics 3.20.4, 3.20.5. SQL over the row of the service, worked out at each read. */
import { type RawBuilder, sql } from 'kysely';

const STATES = ['TRIGGERED', 'ACKNOWLEDGED', 'RESOLVED'] as const;
const URGENCIES = ['HIGH', 'LOW'] as const;

/** Entries of the directory for channels that bear the key of the service, as `channel`: of its workspace, or of none. */
export const channelEntries = sql`directory_entry channel
  where channel.kind = 'channels' and channel.domain_id = alert_manager_service.domain_id
    and channel.workspace_id in (alert_manager_service.workspace_id, '*', '')
    and channel.data -> 'service_key' = to_jsonb(alert_manager_service.service_key)`;

/** Ids of channels that the rules of the service's policies name, as `named.id`. */
export const namedChannels = sql`(
  select jsonb_array_elements_text(rule -> 'channels') as id
  from alert_manager_escalation_policy policy, jsonb_array_elements(policy.rules) rule
  where policy.service_id = alert_manager_service.service_id) named`;

/** Ids of channels, sorted: those with the key of the service, and those in the rules of its policies. */
export const linkedChannels: RawBuilder<unknown> = sql`(
  select coalesce(jsonb_agg(id order by id collate "C"), '[]')
  from (select channel.id from ${channelEntries} union select named.id from ${namedChannels}) channels)`;

/** Webhooks whose tags name the key of the service, as `webhook`. */
export const webhookRows = sql`monitoring_webhook webhook
  where webhook.domain_id = alert_manager_service.domain_id
    and webhook.workspace_id = alert_manager_service.workspace_id
    and webhook.tags -> 'service_key' = to_jsonb(alert_manager_service.service_key)`;

/** Ids of linked webhooks, sorted. */
export const linkedWebhooks: RawBuilder<unknown> = sql`(
  select coalesce(jsonb_agg(webhook.webhook_id order by webhook.webhook_id collate "C"), '[]') from ${webhookRows})`;

/** Alerts that belong to the service, as `alert`; the index leaves out those that belong to none. */
export const alertRows = sql`monitoring_alert alert
  where alert.service_id = alert_manager_service.service_id and alert.service_id <> ''`;

/** Changes of the numbers of alerts of the service, which a trigger keeps; their sum is the number. */
const alertChanges = sql`alert_count counted
  where counted.service_id = alert_manager_service.service_id and counted.state <> 'ERROR'`;

/** SQL of an object: names and SQL of its members. */
const object = (members: readonly (readonly [string, RawBuilder<unknown>])[]) =>
  sql`jsonb_build_object(${sql.join(members.flatMap(([name, value]) => [sql.lit(name), value]))})`;

/** How the two forms of a service spell the numbers of its alerts. */
export interface Spelling {
  readonly state: (state: (typeof STATES)[number] | 'TOTAL') => string | undefined;
  readonly urgency: (urgency: (typeof URGENCIES)[number]) => string;
}

const counts = (condition: RawBuilder<unknown>, spelling: Spelling) =>
  object(
    URGENCIES.map((urgency) => [
      spelling.urgency(urgency),
      sql`coalesce(sum(counted.change) filter (where ${condition} and counted.urgency = ${sql.lit(urgency)}), 0)`,
    ]),
  );

/** Numbers of linked alerts by state and urgency; those in state ERROR are left out. */
export const linkedAlerts = (spelling: Spelling): RawBuilder<unknown> => {
  const conditions = [
    ['TOTAL', sql`true`] as const,
    ...STATES.map((state) => [state, sql`counted.state = ${sql.lit(state)}`] as const),
  ];
  const members = conditions.flatMap(([state, condition]) => {
    const name = spelling.state(state);
    return name ? [[name, counts(condition, spelling)] as const] : [];
  });
  return sql`(select ${object(members)} from ${alertChanges})`;
};
