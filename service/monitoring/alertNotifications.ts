/** Notifications about alerts: semantics 3.19.6–3.19.9. */
import { type RawBuilder, sql } from 'kysely';
import { alert as alertResource } from '../../contract/monitoring/alert.ts';
import { entry } from '../directory/directory.ts';
import type { ExecutionContext } from '../jobs.ts';
import {
  createNotification,
  type NotificationCallbacks,
  type NotificationRequest,
  type NotificationStatements,
  notificationStatements,
} from '../notification/createNotification.ts';
import { receiversOf } from '../notification/receivers.ts';
import type { Database } from '../store/database.ts';
import { mintAccessKey } from './alertAccessKey.ts';
import { isSilent } from './silence.ts';
import type { AlertRow } from './tables.ts';

type Tag = NotificationRequest['message']['tags'][number];

type ProjectKey = Pick<AlertRow, 'domain_id' | 'project_id'>;

/** SQL of the name of a project; null where the project is not in the directory. */
export const projectName = ({ domain_id, project_id }: ProjectKey): RawBuilder<unknown> => sql`(
  select data ->> 'name' from directory_entry
  where kind = 'projects' and domain_id = ${domain_id} and id = ${project_id})`;

const nameOf = async ({ db }: ExecutionContext, { domain_id, project_id }: ProjectKey) =>
  (await entry(db, 'projects', domain_id, project_id))?.name || project_id;

/** The tags of an alert, the most important first. Empty values are left out. */
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

/** Members of `additional_info` in which senders name a page about an alert. */
const LINKS = ['url', 'panelURL', 'dashboardURL', 'generatorURL', 'ruleUrl'];

const linkOf = ({ additional_info }: AlertRow): { link?: string } => {
  const link = LINKS.map((name) => additional_info[name]).find(
    (url): url is string => typeof url === 'string' && /^https?:\/\//.test(url),
  );
  return link === undefined ? {} : { link };
};

const messageOf = (
  alert: AlertRow,
  project: string,
  word: 'ALERT' | 'RESOLVED' | 'ASSIGNED',
): NotificationRequest['message'] => ({
  title: `[${word}] ${alert.title}`,
  ...(alert.description === '' ? {} : { description: alert.description }),
  tags: tagsOf(alert, project),
  ...linkOf(alert),
  ...(alert.image_url === '' ? {} : { image_url: alert.image_url }),
  occurred_at: alert.created_at,
});

/** Members that every notification of an alert has. */
const commonMembers = ({ alert_id, domain_id, workspace_id }: AlertRow) => ({
  topic: 'monitoring.Alert',
  subjectId: alert_id,
  domain_id,
  workspace_id,
});

const ofProject = ({ project_id }: AlertRow) => ({ resource_type: 'identity.Project', resource_id: project_id });

const acknowledgeCallback = ({ now, settings }: ExecutionContext, alert: AlertRow): NotificationCallbacks => {
  const { key, statement } = mintAccessKey(alert, now);
  const callback = {
    label: 'Acknowledge',
    url: `${settings.baseUrl}${alertResource.update_state.path}`,
    http_method: 'POST',
    body: { alert_id: alert.alert_id, access_key: key },
  };
  return { callbacks: [callback], statements: { access_key: statement } };
};

/** Receivers of the notifications of an alert. */
export interface Audience {
  /** Channels of the rule. Empty: every channel. */
  readonly channels: readonly string[];
  /** Those of the channels that serve the alert. */
  readonly receivers: readonly string[];
  /** Display name of the project. */
  readonly project: string;
}

/** The notification `alert.escalated`, with a fresh access key to acknowledge the alert (semantics 3.19.9). */
const escalationRequest = (
  context: ExecutionContext,
  alert: AlertRow,
  { channels, receivers, project }: Audience,
): NotificationRequest => ({
  ...commonMembers(alert),
  ...ofProject(alert),
  event: 'alert.escalated',
  notification_type: 'ERROR',
  channels: [...channels],
  message: messageOf(alert, project, 'ALERT'),
  receivers,
  callbacks: () => acknowledgeCallback(context, alert),
});

/** Raises `alert.escalated`. */
export const notifyAudience = (context: ExecutionContext, alert: AlertRow, audience: Audience): Promise<void> =>
  createNotification(context, escalationRequest(context, alert, audience));

/** Path of the value of the first tag, the alert number. */
const NUMBER_PATH = '{message,tags,0,value}';

/**
 * The notification `alert.escalated` of an alert that is stored by the same statement and has no number yet.
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
    escalationRequest(context, alert, audience),
    (body) => sql`(select jsonb_set(${body}, ${NUMBER_PATH}::text[], to_jsonb(${number}::text)) from source)`,
  );

/**
 * Looks up the receivers and raises `alert.escalated`.
 *
 * @param channels channels of the rule; empty: every channel
 */
export const notifyEscalated = async (
  context: ExecutionContext,
  alert: AlertRow,
  channels: readonly string[],
): Promise<void> => {
  const receivers = await receiversOf(context.db, alert, channels);
  await notifyAudience(context, alert, { channels, receivers, project: await nameOf(context, alert) });
};

/** The channels of every step notified since the last `alert.resolved`, in the order of the steps; undefined when there was no notification. */
const notifiedChannels = async (db: Database, { domain_id, alert_id }: AlertRow): Promise<string[] | undefined> => {
  const { rows } = await sql<{ channels: string[] }>`
    select body -> 'channels' as channels from notification told
    where domain_id = ${domain_id} and subject_id = ${alert_id} and event = 'alert.escalated' and not exists (
      select 1 from notification over
      where over.domain_id = ${domain_id} and over.subject_id = ${alert_id} and over.event = 'alert.resolved' and over.seq > told.seq)
    order by told.seq`.execute(db);
  if (rows.length === 0) return undefined;
  const lists = rows.map(({ channels }) => channels);
  return lists.some((channels) => channels.length === 0) ? [] : [...new Set(lists.flat())];
};

/**
 * Raises `alert.resolved` to the channels of all steps so far. Nothing is raised when no channel was notified of the
 * alert.
 */
export const notifyResolved = async (context: ExecutionContext, alert: AlertRow): Promise<void> => {
  const { db, now } = context;
  const channels = await notifiedChannels(db, alert);
  if (channels === undefined || (await isSilent(db, alert, now))) return;
  await createNotification(context, {
    ...commonMembers(alert),
    ...ofProject(alert),
    event: 'alert.resolved',
    notification_type: 'SUCCESS',
    channels,
    message: messageOf(alert, await nameOf(context, alert), 'RESOLVED'),
    receivers: await receiversOf(db, alert, channels),
  });
};

/**
 * Raises `alert.assigned` to the assignee of an open alert (semantics 3.16.7). Users have no channels, so only the sink
 * receives it.
 */
export const notifyAssigned = async (context: ExecutionContext, alert: AlertRow): Promise<void> => {
  const isOpen = alert.state === 'TRIGGERED' || alert.state === 'ACKNOWLEDGED';
  if (!isOpen || (await isSilent(context.db, alert, context.now))) return;
  await createNotification(context, {
    ...commonMembers(alert),
    ...{ resource_type: 'identity.User', resource_id: alert.assignee },
    event: 'alert.assigned',
    notification_type: 'INFO',
    channels: [],
    message: messageOf(alert, await nameOf(context, alert), 'ASSIGNED'),
    receivers: [],
  });
};
