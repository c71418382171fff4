/** Notifications about alerts: semantics 3.19.6–3.19.9. */
import { type RawBuilder, sql } from 'kysely';
import { alert as alertResource } from '../../contract/monitoring/alert.ts';
import { findEntry } from '../directory/findEntries.ts';
import type { ExecutionContext } from '../jobs.ts';
import {
  createNotification,
  type NotificationCallbacks,
  type NotificationRequest,
  type NotificationStatements,
  prepareNotification,
} from '../notification/createNotification.ts';
import { findReceivers } from '../notification/receivers.ts';
import type { Database } from '../store/database.ts';
import { createAccessKey } from './alertAccessKey.ts';
import { isProjectSilent } from './silence.ts';
import type { AlertProjectKey, StoredAlert } from './tables.ts';

type NotificationTag = NotificationRequest['message']['tags'][number];

/** SQL of the name of a project; null where the project is not in the directory. */
export const selectProjectName = ({ domain_id, project_id }: AlertProjectKey): RawBuilder<unknown> => sql`(
  select data ->> 'name' from directory_entry
  where kind = 'projects' and domain_id = ${domain_id} and id = ${project_id})`;

const findProjectName = async ({ db }: ExecutionContext, { domain_id, project_id }: AlertProjectKey) =>
  (await findEntry(db, 'projects', domain_id, project_id))?.name || project_id;

/** The tags of an alert, the most important first. Empty values are left out. */
const listTags = (alert: StoredAlert, project: string): NotificationTag[] => {
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
const LINK_MEMBERS = ['url', 'panelURL', 'dashboardURL', 'generatorURL', 'ruleUrl'];

const findLink = ({ additional_info }: StoredAlert): { link?: string } => {
  const link = LINK_MEMBERS.map((name) => additional_info[name]).find(
    (url): url is string => typeof url === 'string' && /^https?:\/\//.test(url),
  );
  return link === undefined ? {} : { link };
};

const writeMessage = (
  alert: StoredAlert,
  project: string,
  word: 'ALERT' | 'RESOLVED' | 'ASSIGNED',
): NotificationRequest['message'] => ({
  title: `[${word}] ${alert.title}`,
  ...(alert.description === '' ? {} : { description: alert.description }),
  tags: listTags(alert, project),
  ...findLink(alert),
  ...(alert.image_url === '' ? {} : { image_url: alert.image_url }),
  occurred_at: alert.created_at,
});

/** Members that every notification of an alert has. */
const commonMembers = ({ alert_id, domain_id, workspace_id }: StoredAlert) => ({
  topic: 'monitoring.Alert',
  subjectId: alert_id,
  domain_id,
  workspace_id,
});

const toProjectResource = ({ project_id }: StoredAlert) => ({
  resource_type: 'identity.Project',
  resource_id: project_id,
});

const createAcknowledgeCallback = ({ now, settings }: ExecutionContext, alert: StoredAlert): NotificationCallbacks => {
  const { key, statement } = createAccessKey(alert, now);
  const callback = {
    label: 'Acknowledge',
    url: `${settings.baseUrl}${alertResource.update_state.path}`,
    http_method: 'POST',
    body: { alert_id: alert.alert_id, access_key: key },
  };
  return { callbacks: [callback], statements: { access_key: statement } };
};

/** Receivers of the notifications of an alert. */
export interface AlertAudience {
  /** Channels of the rule. Empty: every channel. */
  readonly channels: readonly string[];
  /** Those of the channels that serve the alert. */
  readonly receivers: readonly string[];
  /** Display name of the project. */
  readonly project: string;
}

/** The notification `alert.escalated`, with a fresh access key to acknowledge the alert (semantics 3.19.9). */
const createEscalationRequest = (
  context: ExecutionContext,
  alert: StoredAlert,
  { channels, receivers, project }: AlertAudience,
): NotificationRequest => ({
  ...commonMembers(alert),
  ...toProjectResource(alert),
  event: 'alert.escalated',
  notification_type: 'ERROR',
  channels: [...channels],
  message: writeMessage(alert, project, 'ALERT'),
  receivers,
  callbacks: () => createAcknowledgeCallback(context, alert),
});

/** Raises `alert.escalated`. */
export const notifyAudience = (context: ExecutionContext, alert: StoredAlert, audience: AlertAudience): Promise<void> =>
  createNotification(context, createEscalationRequest(context, alert, audience));

/** Path of the value of the first tag, the alert number. */
const NUMBER_PATH = '{message,tags,0,value}';

/**
 * The notification `alert.escalated` of an alert that is stored by the same statement and has no number yet.
 *
 * @param number SQL of the number
 */
export const prepareNewAlertNotification = (
  context: ExecutionContext,
  alert: StoredAlert,
  audience: AlertAudience,
  number: RawBuilder<unknown>,
): NotificationStatements =>
  prepareNotification(
    context,
    createEscalationRequest(context, alert, audience),
    (body) => sql`(select jsonb_set(${body}, ${NUMBER_PATH}::text[], to_jsonb(${number}::text)) from source)`,
  );

/**
 * Looks up the receivers and raises `alert.escalated`.
 *
 * @param channels channels of the rule; empty: every channel
 */
export const notifyEscalated = async (
  context: ExecutionContext,
  alert: StoredAlert,
  channels: readonly string[],
): Promise<void> => {
  const receivers = await findReceivers(context.db, alert, channels);
  await notifyAudience(context, alert, { channels, receivers, project: await findProjectName(context, alert) });
};

/** The channels of every step notified since the last `alert.resolved`, in the order of the steps; undefined when there was no notification. */
const findNotifiedChannels = async (
  db: Database,
  { domain_id, alert_id }: StoredAlert,
): Promise<string[] | undefined> => {
  const { rows } = await sql<{ channels: string[] }>`
    select body -> 'channels' as channels from notification notified
    where domain_id = ${domain_id} and subject_id = ${alert_id} and event = 'alert.escalated' and not exists (
      select 1 from notification over
      where over.domain_id = ${domain_id} and over.subject_id = ${alert_id} and over.event = 'alert.resolved' and over.seq > notified.seq)
    order by notified.seq`.execute(db);
  if (rows.length === 0) return undefined;
  const lists = rows.map(({ channels }) => channels);
  return lists.some((channels) => channels.length === 0) ? [] : [...new Set(lists.flat())];
};

/**
 * Raises `alert.resolved` to the channels of all steps so far. Nothing is raised when no channel was notified of the
 * alert.
 */
export const notifyResolved = async (context: ExecutionContext, alert: StoredAlert): Promise<void> => {
  const { db, now } = context;
  const channels = await findNotifiedChannels(db, alert);
  if (channels === undefined || (await isProjectSilent(db, alert, now))) return;
  await createNotification(context, {
    ...commonMembers(alert),
    ...toProjectResource(alert),
    event: 'alert.resolved',
    notification_type: 'SUCCESS',
    channels,
    message: writeMessage(alert, await findProjectName(context, alert), 'RESOLVED'),
    receivers: await findReceivers(db, alert, channels),
  });
};

/**
 * Raises `alert.assigned` to the assignee of an open alert (semantics 3.16.7). Users have no channels, so only the sink
 * receives it.
 */
export const notifyAssigned = async (context: ExecutionContext, alert: StoredAlert): Promise<void> => {
  const isOpen = alert.state === 'TRIGGERED' || alert.state === 'ACKNOWLEDGED';
  if (!isOpen || (await isProjectSilent(context.db, alert, context.now))) return;
  await createNotification(context, {
    ...commonMembers(alert),
    ...{ resource_type: 'identity.User', resource_id: alert.assignee },
    event: 'alert.assigned',
    notification_type: 'INFO',
    channels: [],
    message: writeMessage(alert, await findProjectName(context, alert), 'ASSIGNED'),
    receivers: [],
  });
};
