/** How something comes to be told: semantics 3.19.11. */
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Notification, NotificationCallback, NotificationMessage } from '../../contract/outbound.ts';
import { newId } from '../ids.ts';
import type { Occasion } from '../jobs.ts';
import { deliverNotification, SINK } from './delivery.ts';

type Body = Static<typeof Notification>;
type Message = Static<typeof NotificationMessage>;
type Callback = Static<typeof NotificationCallback>;

/** What is to be told, and to whom. */
export interface Telling extends Omit<Body, 'notification_id' | 'message' | 'created_at'> {
  readonly message: Omit<Message, 'callbacks'>;
  /** The record it is about. */
  readonly subjectId: string;
  /** Channels it goes to, beside the sink. */
  readonly receivers: readonly string[];
  /** Makes what may be done about it; asked only where somebody will hear of it. */
  readonly callbacks?: () => Promise<Callback[]>;
}

/** The notification, and a delivery for each receiver. */
const store = async ({ db, now }: Occasion, id: string, telling: Telling, callbacks: readonly Callback[]) => {
  const { subjectId, receivers, callbacks: _, ...told } = telling;
  const body = { notification_id: id, ...told, created_at: now };
  await sql`
    with told as (
      insert into notification (notification_id, domain_id, event, subject_id, body, callbacks, created_at)
      values (${id}, ${told.domain_id}, ${told.event}, ${subjectId}, ${JSON.stringify(body)}::jsonb,
        ${JSON.stringify(callbacks)}::jsonb, ${now})
      returning notification_id)
    insert into notification_delivery (notification_id, channel_id)
    select notification_id, unnest(${receivers as string[]}::text[]) from told`.execute(db);
};

/**
 * Stores a notification and leaves its delivery to be done, all in the transaction of what it tells about: either both
 * happen or neither. Sends nothing itself, so that nobody waits for a receiver.
 */
export const raiseNotification = async (occasion: Occasion, telling: Telling): Promise<void> => {
  const { db, jobs, settings } = occasion;
  const receivers = [...(settings.notificationSinkUrl ? [SINK] : []), ...telling.receivers];
  const notification_id = newId('notification-');
  const callbacks = receivers.length > 0 ? await telling.callbacks?.() : [];
  await store(occasion, notification_id, { ...telling, receivers }, callbacks ?? []);
  for (const channel_id of receivers) await jobs.send(db, deliverNotification, { notification_id, channel_id });
};
