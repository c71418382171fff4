/** Creates notifications: semantics 3.19.11. */
import { type RawBuilder, sql } from 'kysely';
import { newId } from '../ids.ts';
import type { ExecutionContext } from '../jobs.ts';
import { combineStatements } from '../store/records.ts';
import { deliverNotification, type NotificationDelivery, SINK_CHANNEL } from './delivery.ts';
import type { MessageCallback, NotificationBody } from './format/chatContent.ts';

/** A notification to raise, and its receivers. */
export interface NotificationRequest extends Omit<NotificationBody, 'notification_id' | 'message' | 'created_at'> {
  readonly message: Omit<NotificationBody['message'], 'callbacks'>;
  /** Id of the record it is about. */
  readonly subjectId: string;
  /** Channels that receive it, in addition to the sink. */
  readonly receivers: readonly string[];
  /** Creates the callbacks. Called only when there is a receiver. */
  readonly callbacks?: () => NotificationCallbacks;
}

/** Callbacks of a notification, and the statements that store them. */
export interface NotificationCallbacks {
  readonly callbacks: readonly MessageCallback[];
  readonly statements: Readonly<Record<string, RawBuilder<unknown>>>;
}

const NO_CALLBACKS: NotificationCallbacks = { callbacks: [], statements: {} };

/** The statements that store a notification, and its deliveries. */
export interface NotificationStatements {
  /** Statements that store the notification and its callbacks; to be run in one round trip, see `combineStatements`. */
  readonly statements: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Deliveries to schedule in the transaction that stores the notification, see `scheduleDeliveries`. */
  readonly deliveries: readonly NotificationDelivery[];
}

/** Schedules the deliveries of one or more notifications. */
export const scheduleDeliveries = async (
  { jobs, db }: ExecutionContext,
  deliveries: readonly NotificationDelivery[],
): Promise<void> => {
  if (deliveries.length > 0) await jobs.send(db, deliverNotification, deliveries);
};

type CompleteBody = (body: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Prepares a notification. The caller runs the statements and schedules the deliveries.
 *
 * @param fill completes the body with values that only SQL knows when the notification is stored
 */
export const prepareNotification = (
  context: ExecutionContext,
  request: NotificationRequest,
  fill: CompleteBody = (body) => body,
): NotificationStatements => {
  const { settings, now } = context;
  const { subjectId, receivers: channels, callbacks: createCallbacks, ...content } = request;
  const receivers = [...(settings.notificationSinkUrl ? [SINK_CHANNEL] : []), ...channels];
  const { domain_id } = content;
  const notification_id = newId('notification-');
  const { callbacks, statements } = (receivers.length > 0 && createCallbacks?.()) || NO_CALLBACKS;
  const body = fill(sql`${JSON.stringify({ notification_id, ...content, created_at: now })}::jsonb`);
  const notification = sql`
    insert into notification (notification_id, domain_id, event, subject_id, body, callbacks, created_at)
    select ${notification_id}, ${domain_id}, ${content.event}, ${subjectId}, ${body},
      ${JSON.stringify(callbacks)}::jsonb, ${now}::timestamptz`;
  const delivery = sql`
    insert into notification_delivery (domain_id, notification_id, channel_id)
    select ${domain_id}::text, ${notification_id}::text, unnest(${receivers}::text[])`;
  return {
    statements: { ...statements, notification, ...(receivers.length > 0 ? { delivery } : {}) },
    deliveries: receivers.map((channel_id) => ({ domain_id, notification_id, channel_id })),
  };
};

/**
 * Stores a notification and schedules its delivery, in the transaction of the event it reports. Sends nothing itself,
 * so that the call does not wait for receivers.
 */
export const createNotification = async (context: ExecutionContext, request: NotificationRequest): Promise<void> => {
  const { statements, deliveries } = prepareNotification(context, request);
  await combineStatements(statements, sql`select`).execute(context.db);
  await scheduleDeliveries(context, deliveries);
};
