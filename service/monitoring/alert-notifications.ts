/** What people are told of alerts: semantics 3.19.6–3.19.9. */
import { type RawBuilder, sql } from 'kysely';
import { alert as alertResource } from '../../contract/monitoring/alert.ts';
import { entry } from '../directory/directory.ts';
import type { ExecutionContext } from '../jobs.ts';
import {
  type NotificationCallbacks,
  type NotificationRequest,
  type NotificationStatements,
  notificationStatements,
  raiseNotification,
} from '../notification/raise.ts';
import { receiversOf } from '../notification/receivers.ts';
import type { Database } from '../store/database.ts';
import { mintAccessKey } from './access-key.ts';
import { isSilent } from './silence.ts';
import type { AlertRow } from './tables.ts';

type Tag = NotificationRequest['message']['tags'][number];

type Where = Pick<AlertRow, 'domain_id' | 'project_id'>;

/** SQL of the name of a project; null where the directory does not know it. */
export const projectName = ({ domain_id, project_id }: Where): RawBuilder<unknown> => sql`(
  select data ->> 'name' from directory_entry
  where kind = 'projects' and domain_id = ${domain_id} and id = ${project_id})`;

const nameOf = async ({ db }: ExecutionContext, { domain_id, project_id }: Where) =>
  (await entry(db, 'projects', domain_id, project_id))?.name || project_id;

/** The facts of an alert, the most telling first; those that are not set are left out. */
const tagsOf = (alert: AlertRow, project: string): Tag[] => {
  const facts: Record<string, string> = {
    'Alert Number': String(alert.alert_number),
    State: alert.state,
    Urgency: alert.urgency,
    'Triggered By': alert.triggered_by,
    Project: project,
    Resources: alert.resources.map(({ name }) => name).join(', '),
    Assignee: alert.assignee,
    Account: alert.account,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== '');
  return known.map(([key, value]) => ({ key, value, options: { short: key !== 'Resources' } }));
};

const messageOf = (
  alert: AlertRow,
  project: string,
  word: 'ALERT' | 'RESOLVED' | 'ASSIGNED',
): NotificationRequest['message'] => ({
  title: `[${word}] ${alert.title}`,
  ...(alert.description === '' ? {} : { description: alert.description }),
  tags: tagsOf(alert, project),
  ...(alert.image_url === '' ? {} : { image_url: alert.image_url }),
  occurred_at: alert.created_at,
});

/** What every notification of an alert has. */
const about = ({ alert_id, domain_id, workspace_id }: AlertRow) => ({
  topic: 'monitoring.Alert',
  subjectId: alert_id,
  domain_id,
  workspace_id,
});

const ofProject = ({ project_id }: AlertRow) => ({ resource_type: 'identity.Project', resource_id: project_id });

const acknowledgeButton = ({ now, settings }: ExecutionContext, { alert_id }: AlertRow): NotificationCallbacks => {
  const { key, statement } = mintAccessKey(alert_id, now);
  const button = {
    label: 'Acknowledge',
    url: `${settings.baseUrl}${alertResource.update_state.path}`,
    http_method: 'POST',
    body: { alert_id, access_key: key },
  };
  return { callbacks: [button], statements: { access_key: statement } };
};

/** Who is told of an alert. */
export interface Audience {
  /** Channels of the rule; none: every channel. */
  readonly channels: readonly string[];
  /** Those of them that it reaches. */
  readonly receivers: readonly string[];
  /** How the project is called. */
  readonly project: string;
}

/** "Escalated", with a fresh key to acknowledge by (semantics 3.19.9). */
const escalated = (
  context: ExecutionContext,
  alert: AlertRow,
  { channels, receivers, project }: Audience,
): NotificationRequest => ({
  ...about(alert),
  ...ofProject(alert),
  event: 'alert.escalated',
  notification_type: 'ERROR',
  channels: [...channels],
  message: messageOf(alert, project, 'ALERT'),
  receivers,
  callbacks: () => acknowledgeButton(context, alert),
});

/** Raises "escalated". */
export const notifyAudience = (context: ExecutionContext, alert: AlertRow, audience: Audience): Promise<void> =>
  raiseNotification(context, escalated(context, alert, audience));

/** Where the first tag of a message has its value: the number of the alert. */
const NUMBER = '{message,tags,0,value}';

/**
 * "Escalated" for an alert that is stored by the same statement, and has no number before.
 *
 * @param number SQL of the number
 */
export const notificationOfNewAlert = (
  context: ExecutionContext,
  alert: AlertRow,
  audience: Audience,
  number: RawBuilder<unknown>,
): NotificationStatements =>
  notificationStatements(
    context,
    escalated(context, alert, audience),
    (body) => sql`(select jsonb_set(${body}, ${NUMBER}::text[], to_jsonb(${number}::text)) from source)`,
  );

/**
 * Raises "escalated" to whom it reaches.
 *
 * @param channels those of the rule; none: every channel
 */
export const notifyEscalated = async (
  context: ExecutionContext,
  alert: AlertRow,
  channels: readonly string[],
): Promise<void> => {
  const receivers = await receiversOf(context.db, alert, channels);
  await notifyAudience(context, alert, { channels, receivers, project: await nameOf(context, alert) });
};

/** The channels of every step reached since people were last told that it is over; undefined: nobody was told. */
const reachedChannels = async (db: Database, { alert_id }: AlertRow): Promise<string[] | undefined> => {
  const { rows } = await sql<{ channels: string[] }>`
    select body -> 'channels' as channels from notification told
    where subject_id = ${alert_id} and event = 'alert.escalated' and not exists (
      select 1 from notification over
      where over.subject_id = ${alert_id} and over.event = 'alert.resolved' and over.seq > told.seq)`.execute(db);
  if (rows.length === 0) return undefined;
  const lists = rows.map(({ channels }) => channels);
  return lists.some((channels) => channels.length === 0) ? [] : [...new Set(lists.flat())];
};

/** Raises "resolved" to the channels of all steps reached so far; to nobody where nobody heard of the alert. */
export const notifyResolved = async (context: ExecutionContext, alert: AlertRow): Promise<void> => {
  const { db, now } = context;
  const channels = await reachedChannels(db, alert);
  if (channels === undefined || (await isSilent(db, alert, now))) return;
  await raiseNotification(context, {
    ...about(alert),
    ...ofProject(alert),
    event: 'alert.resolved',
    notification_type: 'SUCCESS',
    channels,
    message: messageOf(alert, await nameOf(context, alert), 'RESOLVED'),
    receivers: await receiversOf(db, alert, channels),
  });
};

/** Raises "assigned" to the assignee of an open alert (semantics 3.16.7). No channel is a user's: the sink knows how. */
export const notifyAssigned = async (context: ExecutionContext, alert: AlertRow): Promise<void> => {
  const isOpen = alert.state === 'TRIGGERED' || alert.state === 'ACKNOWLEDGED';
  if (!isOpen || (await isSilent(context.db, alert, context.now))) return;
  await raiseNotification(context, {
    ...about(alert),
    ...{ resource_type: 'identity.User', resource_id: alert.assignee },
    event: 'alert.assigned',
    notification_type: 'INFO',
    channels: [],
    message: messageOf(alert, await nameOf(context, alert), 'ASSIGNED'),
    receivers: [],
  });
};
