/**
 * Channels, webhooks and alert counts linked to a service, in the older form: semantics 3.22.4. SQL over the row of the
 * service.
 */
import { type RawBuilder, sql } from 'kysely';
import { ServiceChannelsInfo } from '../../contract/alert-manager/comment.ts';
import { findColumnType } from '../store/table.ts';
import { channelEntries, countLinkedAlerts, namedChannels, webhookRows } from './linkedResources.ts';

/** Members of a channel that are taken from the service it is listed for, not from the directory. */
const SERVICE_MEMBERS = ['service_id', 'workspace_id', 'domain_id'];

const selectMember = (member: string, isStruct: boolean) => {
  if (SERVICE_MEMBERS.includes(member)) return sql`to_jsonb(${sql.ref(`alert_manager_service.${member}`)})`;
  return sql`coalesce(found.data -> ${sql.lit(member)}, ${sql.lit(isStruct ? '{}' : '""')}::jsonb)`;
};

const channelMembers = Object.entries(ServiceChannelsInfo.properties)
  .filter(([member]) => member !== 'channel_id')
  .flatMap(([member, schema]) => [sql.lit(member), selectMember(member, findColumnType(schema) === 'json')]);

/**
 * The channels of a service, sorted by id. A channel that is known only from a rule has an id and otherwise empty
 * members.
 */
export const commentChannels: RawBuilder<unknown> = sql`(
  select jsonb_build_object('service_channel_info', coalesce(jsonb_agg(
    jsonb_build_object('channel_id', found.id, ${sql.join(channelMembers)}) order by found.id collate "C"), '[]'))
  from (
    select channel.id, channel.data from ${channelEntries}
    union all
    select distinct named.id, '{}'::jsonb from ${namedChannels}
    where named.id not in (select channel.id from ${channelEntries})
  ) found)`;

/** The webhooks of a service, sorted by id. */
export const commentWebhooks: RawBuilder<unknown> = sql`(
  select jsonb_build_object('webhook_info', coalesce(jsonb_agg(
    jsonb_build_object('webhook_id', webhook.webhook_id) order by webhook.webhook_id collate "C"), '[]'))
  from ${webhookRows})`;

/** This form spells one state with two R, and has no RESOLVED. */
const COMMENT_STATES: Readonly<Record<string, string>> = {
  TOTAL: 'TOTAL',
  TRIGGERED: 'TRIGGERRED',
  ACKNOWLEDGED: 'ACKNOWLEDGED',
};

export const commentAlerts: RawBuilder<unknown> = countLinkedAlerts({
  state: (state) => COMMENT_STATES[state],
  urgency: (urgency) => urgency.toLowerCase(),
});
