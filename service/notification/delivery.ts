/** Delivers notifications, with growing delays between tries: semantics 3.19.11, 6. */
import { sql } from 'kysely';
import { findEntry } from '../directory/findEntries.ts';
import type { ExecutionContext, JobContext, JobDefinition } from '../jobs.ts';
import type { DeliveryEnd } from '../metrics/index.ts';
import type { Database } from '../store/database.ts';
import { formatNotification } from './format/channelFormat.ts';
import type { NotificationBody } from './format/chatContent.ts';
import { createJsonPoster } from './postJson.ts';

/** Channel id of the notification sink. */
export const SINK_CHANNEL = '';

/** Seconds to wait after each failed try. After the last one fails too, the delivery is given up. */
const RETRY_DELAYS_SECONDS = [1, 5, 30, 120] as const;

/** Timeout of one request to a receiver, in milliseconds. */
const TIMEOUT_MS = 10_000;

const postNotification = createJsonPoster({ timeoutMs: TIMEOUT_MS, answerBytes: 0 });

/** Delivery of one notification to one receiver. */
export interface NotificationDelivery {
  readonly domain_id: string;
  readonly notification_id: string;
  readonly channel_id: string;
}

interface PendingDelivery {
  readonly body: StoredNotification;
  readonly callbacks: NotificationBody['message']['callbacks'];
  readonly subject_id: string;
  readonly tries: number;
}

/** A notification as it is stored: without its callbacks, whose keys are secret. */
type StoredNotification = Omit<NotificationBody, 'message'> & {
  readonly message: Omit<NotificationBody['message'], 'callbacks'>;
};

/** Where notifications are sent, and how. */
interface DeliveryReceiver {
  readonly url: string;
  readonly format?: unknown;
  readonly page_url?: unknown;
}

const findPending = async (db: Database, { domain_id, notification_id, channel_id }: NotificationDelivery) => {
  const { rows } = await sql<PendingDelivery>`
    select body, callbacks, subject_id, tries
    from notification join notification_delivery using (domain_id, notification_id)
    where domain_id = ${domain_id} and notification_id = ${notification_id} and channel_id = ${channel_id} and state = 'PENDING'`.execute(
    db,
  );
  return rows[0];
};

/** The receiver as it is now; undefined when it no longer has an address. */
const findReceiver = async (
  { db, settings }: ExecutionContext,
  { domain_id, channel_id }: NotificationDelivery,
): Promise<DeliveryReceiver | undefined> => {
  if (channel_id === SINK_CHANNEL)
    return settings.notificationSinkUrl ? { url: settings.notificationSinkUrl } : undefined;
  const { state, data: { url, format, page_url } = {} } =
    (await findEntry(db, 'channels', domain_id, channel_id)) ?? {};
  return state === 'ENABLED' && typeof url === 'string' ? { url, format, page_url } : undefined;
};

/**
 * Sends a notification. Returns why the receiver did not accept it, or undefined when it did. The reason contains
 * neither the address nor the answer: `status 503`, `ECONNREFUSED`.
 */
const sendOrExplain = async (url: string, payload: object): Promise<string | undefined> => {
  try {
    const { status } = await postNotification(url, payload);
    return status >= 200 && status < 300 ? undefined : `status ${status}`;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: unknown };
    return typeof code === 'string' ? code : (name ?? 'unknown');
  }
};

/** Deletes the keys in callbacks once no delivery is pending. */
const deleteCallbacks = (db: Database, { domain_id, notification_id }: NotificationDelivery) =>
  sql`
    update notification set callbacks = '[]'
    where domain_id = ${domain_id} and notification_id = ${notification_id} and not exists (
      select 1 from notification_delivery
      where domain_id = ${domain_id} and notification_id = ${notification_id} and state = 'PENDING')`.execute(db);

/** Result of a try. */
interface DeliveryOutcome {
  readonly state: 'DELIVERED' | 'FAILED' | 'DROPPED' | 'PENDING';
  /** Why it was not accepted. */
  readonly reason?: string;
}

/** @returns false where another try was recorded in the meantime */
const recordTry = async (
  db: Database,
  { domain_id, notification_id, channel_id }: NotificationDelivery,
  tries: number,
  { state }: DeliveryOutcome,
) => {
  const { numAffectedRows = 0n } = await sql`
    update notification_delivery set state = ${state}, tries = ${tries + 1}
    where domain_id = ${domain_id} and notification_id = ${notification_id} and channel_id = ${channel_id}
      and state = 'PENDING' and tries = ${tries}`.execute(db);
  return numAffectedRows > 0n;
};

/**
 * Records the result of a try and, if it failed, schedules the next one, in one transaction.
 *
 * @returns as `recordTry`
 */
const recordOutcome = (
  { db, jobs }: ExecutionContext,
  delivery: NotificationDelivery,
  tries: number,
  outcome: DeliveryOutcome,
): Promise<boolean> =>
  db.transaction().execute(async (within) => {
    if (!(await recordTry(within, delivery, tries, outcome))) return false;
    if (outcome.state === 'PENDING')
      await jobs.send(within, deliverNotification, [delivery], RETRY_DELAYS_SECONDS[tries] ?? 0);
    else await deleteCallbacks(within, delivery);
    return true;
  });

const attemptDelivery = async (
  { settings: { baseUrl } }: ExecutionContext,
  { url, format, page_url }: DeliveryReceiver,
  { body, callbacks, subject_id: subjectId, tries }: PendingDelivery,
): Promise<DeliveryOutcome> => {
  const notification = { ...body, message: { ...body.message, callbacks } };
  const pageUrl = typeof page_url === 'string' ? page_url : '';
  const reason = await sendOrExplain(url, formatNotification(format, notification, { subjectId, pageUrl, baseUrl }));
  if (reason === undefined) return { state: 'DELIVERED' };
  return { state: tries < RETRY_DELAYS_SECONDS.length ? 'PENDING' : 'FAILED', reason };
};

const DELIVERY_ENDS: Readonly<Record<DeliveryOutcome['state'], DeliveryEnd | undefined>> = {
  DELIVERED: 'delivered',
  FAILED: 'failed',
  DROPPED: 'dropped',
  PENDING: undefined,
};

/** Counts the result of a delivery and logs the ones that were given up. */
const reportOutcome = (
  { logger, metrics }: JobContext,
  delivery: NotificationDelivery,
  pending: PendingDelivery,
  outcome: DeliveryOutcome,
) => {
  const end = DELIVERY_ENDS[outcome.state];
  if (end) metrics.countDelivery(end);
  if (end !== 'failed') return;
  const { domain_id, notification_id, channel_id } = delivery;
  const channel = channel_id === SINK_CHANNEL ? 'sink' : channel_id;
  const { tries } = pending;
  const { reason } = outcome;
  logger.warn({ notification_id, domain_id, channel, tries: tries + 1, reason }, 'delivery given up');
};

/** The domain of a notification; undefined where it does not exist. */
const findDomain = async (db: Database, { notification_id }: ScheduledDelivery) => {
  const { rows } = await sql<Pick<NotificationDelivery, 'domain_id'>>`
    select domain_id from notification where notification_id = ${notification_id}`.execute(db);
  return rows[0]?.domain_id;
};

/** A delivery as its job has it. Jobs of earlier releases do not name the domain. */
type ScheduledDelivery = Omit<NotificationDelivery, 'domain_id'> & Partial<NotificationDelivery>;

const deliver = async (context: JobContext, scheduled: ScheduledDelivery): Promise<void> => {
  const { domain_id = await findDomain(context.db, scheduled) } = scheduled;
  if (domain_id === undefined) return;
  const delivery = { ...scheduled, domain_id };
  const pending = await findPending(context.db, delivery);
  if (!pending) return;
  const receiver = await findReceiver(context, delivery);
  const outcome: DeliveryOutcome = receiver ? await attemptDelivery(context, receiver, pending) : { state: 'DROPPED' };
  if (receiver) context.metrics.countAttempt(outcome.state === 'DELIVERED' ? 'accepted' : 'refused');
  if (await recordOutcome(context, delivery, pending.tries, outcome))
    reportOutcome(context, delivery, pending, outcome);
};

/** One try of one delivery. Retries of the job itself cover failures of the store and of the process. */
export const deliverNotification: JobDefinition<ScheduledDelivery> = {
  name: 'notification.deliver',
  concurrency: 20,
  // Deliveries to one receiver run in the order they were raised. Receivers do not wait for one another.
  orderingKey: ({ channel_id }) => channel_id,
  retryLimit: 10,
  run: (delivery, _db, context) => deliver(context, delivery),
};
