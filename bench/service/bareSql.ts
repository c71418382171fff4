/** The longer hand-written statements: they read and write the same rows as the operations. */

/** SQL with its values. */
export type BareStatement = readonly [text: string, values: readonly unknown[]];

/** A service includes its linked records: channels, webhooks and alert counts. */
const countLinkedSql = (state: string) => `jsonb_build_object(
  'HIGH', count(*) filter (where ${state} and urgency = 'HIGH'), 'LOW', count(*) filter (where ${state} and urgency = 'LOW'))`;

/** SELECT list of `alert_manager_service`, with channels and webhooks. */
export const LINKED = `alert_manager_service.*,
  (select coalesce(jsonb_agg(id order by id), '[]') from (
    select id from directory_entry channel
    where kind = 'channels' and channel.domain_id = alert_manager_service.domain_id
      and channel.workspace_id in (alert_manager_service.workspace_id, '*', '')
      and data -> 'service_key' = to_jsonb(service_key)
    union select jsonb_array_elements_text(rule -> 'channels')
    from alert_manager_escalation_policy policy, jsonb_array_elements(policy.rules) rule
    where policy.service_id = alert_manager_service.service_id) as channels) as channels,
  (select coalesce(jsonb_agg(webhook_id order by webhook_id), '[]') from monitoring_webhook webhook
    where webhook.domain_id = alert_manager_service.domain_id
      and webhook.workspace_id = alert_manager_service.workspace_id
      and webhook.tags -> 'service_key' = to_jsonb(service_key)) as webhooks`;

/** The same with the alert counts. */
export const SERVICE = `${LINKED},
  (select jsonb_build_object('TOTAL', ${countLinkedSql('true')}, 'TRIGGERED', ${countLinkedSql("state = 'TRIGGERED'")},
      'ACKNOWLEDGED', ${countLinkedSql("state = 'ACKNOWLEDGED'")}, 'RESOLVED', ${countLinkedSql("state = 'RESOLVED'")})
    from monitoring_alert alert
    where alert.service_id = alert_manager_service.service_id and alert.service_id <> '' and state <> 'ERROR') as alerts`;

const ALERT = `alert_id, alert_number, title, state, urgency, severity, triggered_by, domain_id, workspace_id, project_id,
  escalation_step, escalation_ttl, created_at, updated_at, escalated_at`;

/** The project and its name, the project's service with its policy, whether it is silenced, and the users to notify. */
const PROJECT_CONTEXT = `
  select project.data, service.service_id, service.options, policy.escalation_policy_id, policy.rules, policy.repeat,
    exists (select from monitoring_maintenance_window silence
      where silence.domain_id = $1 and silence.projects ? $3 and silence.state = 'OPEN'
        and silence.start_time <= now() and silence.end_time > now()) as silent,
    array(select id from directory_entry channel
      where kind = 'channels' and channel.domain_id = $1 and channel.workspace_id in ($2, '*', '')
        and channel.data ->> 'state' = 'ENABLED' and coalesce(channel.data -> 'data' ->> 'url', '') <> ''
        and coalesce(channel.data ->> 'project_id', '') in ('', $3)
        and coalesce(channel.data ->> 'service_key', '') in ('', service.service_key)) as receivers
  from directory_entry project
  left join lateral (select * from alert_manager_service
    where domain_id = $1 and workspace_id in ($2, '*') and tags -> 'projects' ? $3 order by seq limit 1) service on true
  left join lateral (select * from alert_manager_escalation_policy named where named.service_id = service.service_id
    order by named.escalation_policy_id = service.escalation_policy_id desc, named.seq limit 1) policy on true
  where project.kind = 'projects' and project.domain_id = $1 and project.id = $3 and project.workspace_id = $2`;

/** Creates the next number, the alert with it, and its notification, atomically. */
const ALERT_CREATION = `
  with number as (
    insert into alert_counter values ($1, $2, 1)
    on conflict (domain_id, workspace_id) do update set value = alert_counter.value + 1 returning value),
  raised as (
    insert into monitoring_alert (${ALERT})
    select 'bare-' || gen_random_uuid(), value, $4, 'TRIGGERED', 'HIGH', 'NONE', '', $1, $2, $3, 1, 1, now(), now(), now()
    from number returning *),
  notified as (
    insert into notification (notification_id, domain_id, event, subject_id, body, created_at)
    select 'bare-' || gen_random_uuid(), $1, 'alert.escalated', alert_id, jsonb_build_object(
      'topic', 'monitoring.Alert', 'domain_id', $1, 'workspace_id', $2, 'event', 'alert.escalated',
      'resource_type', 'identity.Project', 'resource_id', $3, 'notification_type', 'ERROR', 'channels', '[]'::jsonb,
      'message', jsonb_build_object('title', '[ALERT] ' || $4, 'occurred_at', created_at, 'tags', jsonb_build_array(
        jsonb_build_object('key', 'Alert Number', 'value', alert_number::text),
        jsonb_build_object('key', 'State', 'value', state), jsonb_build_object('key', 'Urgency', 'value', urgency),
        jsonb_build_object('key', 'Project', 'value', $5)))), now() from raised)
  select * from raised`;

/** Creates an alert manually. */
export const makeAlertCreation = (
  domainId: string,
  workspaceId: string,
  projectId: string,
): readonly BareStatement[] => [
  [PROJECT_CONTEXT, [domainId, workspaceId, projectId]],
  [ALERT_CREATION.replaceAll(/\$\d/g, '$&::text'), [domainId, workspaceId, projectId, 'Disk full', 'Shop']],
];

/** Creates a note in the workspace of its alert. The alert cannot be deleted meanwhile. */
export const makeNoteCreation = (alertId: string, domainId: string, workspaceId: string): BareStatement => [
  `with alert as (
     select alert_id, domain_id, workspace_id, project_id from monitoring_alert
     where alert_id = $1 and domain_id = $2 and workspace_id in ($3, '*', '') for share)
   insert into monitoring_note (note_id, note, created_by, created_at, alert_id, domain_id, workspace_id, project_id)
   select 'bare-' || gen_random_uuid(), 'Looking into it', '', now(), alert.* from alert returning *`,
  [alertId, domainId, workspaceId],
];
