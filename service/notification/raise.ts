/** How something comes to be told: semantics 3.19.11. */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Notification, NotificationCallback, NotificationMessage } from '../../contract/outbound.ts';
import { newId } from '../ids.ts';
import type { ExecutionContext } from '../jobs.ts';
import { atOnce } from '../store/records.ts';
import { deliverNotification, SINK } from './delivery.ts';

type Body = Static<typeof Notification>;
type Message = Static<typeof NotificationMessage>;
type Callback = Static<typeof NotificationCallback>;

/** What is to be told, and to whom. */
export interface NotificationRequest extends Omit<Body, 'notification_id' | 'message' | 'created_at'> {
  readonly message: Omit<Message, 'callbacks'>;
  /** The record it is about. */
  readonly subjectId: string;
  /** Channels it goes to, beside the sink. */
  readonly receivers: readonly string[];
  /** Makes what may be done about it; asked only where somebody will hear of it. */
  readonly callbacks?: () => NotificationCallbacks;
}

/** What may be done about it, and the statements that make it possible. */
export interface NotificationCallbacks {
  readonly callbacks: readonly Callback[];
  readonly statements: Readonly<Record<string, RawBuilder<unknown>>>;
}

const NO_CALLBACKS: NotificationCallbacks = { callbacks: [], statements: {} };

/** A notification that is about to be raised. */
export interface NotificationStatements {
  /** Store it, and what goes with it; to be sent at once, see `atOnce`. */
  readonly statements: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Deliveries that are left to be done: they are asked for in the transaction that stores it, see `sendDeliveries`. */
  readonly deliveries: readonly Delivery[];
}

/** A notification on its way to one receiver. */
export interface Delivery {
  readonly notification_id: string;
  readonly channel_id: string;
}

/** Asks for deliveries, of one notification or of many. */
export const sendDeliveries = async (
  { jobs, db }: ExecutionContext,
  deliveries: readonly Delivery[],
): Promise<void> => {
  if (deliveries.length > 0) await jobs.send(db, deliverNotification, deliveries);
};

type Fill = (body: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Makes a notification; it is raised by whoever sends its statements.
 *
 * @param fill puts into the body what only SQL knows when it is stored
 */
export const notificationStatements = (
  context: ExecutionContext,
  request: NotificationRequest,
  fill: Fill = (body) => body,
): NotificationStatements => {
  const { settings, now } = context;
  const { subjectId, receivers: channels, callbacks: offer, ...told } = request;
  const receivers = [...(settings.notificationSinkUrl ? [SINK] : []), ...channels];
  const notification_id = newId('notification-');
  const { callbacks, statements } = (receivers.length > 0 && offer?.()) || NO_CALLBACKS;
  const body = fill(sql`${JSON.stringify({ notification_id, ...told, created_at: now })}::jsonb`);
  const notification = sql`
    insert into notification (notification_id, domain_id, event, subject_id, body, callbacks, created_at)
    select ${notification_id}, ${told.domain_id}, ${told.event}, ${subjectId}, ${body},
      ${JSON.stringify(callbacks)}::jsonb, ${now}::timestamptz`;
  const delivery = sql`
    insert into notification_delivery (notification_id, channel_id)
    select ${notification_id}, unnest(${receivers}::text[])`;
  return {
    statements: { ...statements, notification, ...(receivers.length > 0 ? { delivery } : {}) },
    deliveries: receivers.map((channel_id) => ({ notification_id, channel_id })),
  };
};

/**
 * Stores a notification and leaves its delivery to be done, all in the transaction of what it tells about: either both
 * happen or neither. Sends nothing itself, so that nobody waits for a receiver.
 */
export const raiseNotification = async (context: ExecutionContext, request: NotificationRequest): Promise<void> => {
  const { statements, deliveries } = notificationStatements(context, request);
  await atOnce(statements, sql`select`).execute(context.db);
  await sendDeliveries(context, deliveries);
};
