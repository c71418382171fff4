/** Sending of notifications, with growing pauses between tries: semantics 3.19.11, 6. */
import { sql } from 'kysely';
import { request } from 'undici';
import { entry } from '../directory/directory.ts';
import type { Occasion, Work } from '../jobs.ts';
import type { Database } from '../store/database.ts';

/** Stands for the sink where receivers are named. */
export const SINK = '';

/** Seconds to wait after each failed try; after one more the delivery is given up. */
const PAUSES = [1, 5, 30, 120] as const;

/** Longest wait for a receiver. */
const TIMEOUT_MS = 10_000;

/** One notification on its way to one receiver. */
interface Delivery {
  readonly notification_id: string;
  readonly channel_id: string;
}

interface Pending {
  readonly domain_id: string;
  readonly body: { readonly message: object };
  readonly callbacks: readonly object[];
  readonly tries: number;
}

const pendingOf = async (db: Database, { notification_id, channel_id }: Delivery) => {
  const { rows } = await sql<Pending>`
    select domain_id, body, callbacks, tries from notification join notification_delivery using (notification_id)
    where notification_id = ${notification_id} and channel_id = ${channel_id} and state = 'PENDING'`.execute(db);
  return rows[0];
};

/** Where a receiver is reached now; undefined where it is not any more. */
const addressOf = async ({ db, settings }: Occasion, { channel_id }: Delivery, { domain_id }: Pending) => {
  if (channel_id === SINK) return settings.notificationSinkUrl;
  const channel = await entry(db, 'channels', domain_id, channel_id);
  const url = channel?.state === 'ENABLED' ? channel.data?.url : undefined;
  return typeof url === 'string' ? url : undefined;
};

/** Whether a receiver took it. What else it says, or that there is none, makes no difference. */
const isTaken = async (url: string, payload: object): Promise<boolean> => {
  try {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body.dump().catch(() => {});
    return statusCode >= 200 && statusCode < 300;
  } catch {
    return false;
  }
};

/** The keys in callbacks are kept no longer than there is somebody to send them to. */
const forgetCallbacks = (db: Database, { notification_id }: Delivery) =>
  sql`
    update notification set callbacks = '[]'
    where notification_id = ${notification_id} and not exists (
      select 1 from notification_delivery
      where notification_id = ${notification_id} and state = 'PENDING')`.execute(db);

type Outcome = 'DELIVERED' | 'FAILED' | 'DROPPED' | 'PENDING';

/** @returns false where another try was noted meanwhile */
const note = async (db: Database, { notification_id, channel_id }: Delivery, tries: number, outcome: Outcome) => {
  const { numAffectedRows = 0n } = await sql`
    update notification_delivery set state = ${outcome}, tries = ${tries + 1}
    where notification_id = ${notification_id} and channel_id = ${channel_id}
      and state = 'PENDING' and tries = ${tries}`.execute(db);
  return numAffectedRows > 0n;
};

/** Notes how a try went and, where it failed, leaves the next one to be done: both or neither. */
const settle = ({ db, jobs }: Occasion, delivery: Delivery, tries: number, outcome: Outcome) =>
  db.transaction().execute(async (within) => {
    if (!(await note(within, delivery, tries, outcome))) return;
    if (outcome === 'PENDING') await jobs.send(within, deliverNotification, delivery, PAUSES[tries] ?? 0);
    else await forgetCallbacks(within, delivery);
  });

const tryOnce = async (url: string, { body, callbacks, tries }: Pending): Promise<Outcome> => {
  if (await isTaken(url, { ...body, message: { ...body.message, callbacks } })) return 'DELIVERED';
  return tries < PAUSES.length ? 'PENDING' : 'FAILED';
};

const deliver = async (occasion: Occasion, delivery: Delivery): Promise<void> => {
  const pending = await pendingOf(occasion.db, delivery);
  if (!pending) return;
  const url = await addressOf(occasion, delivery, pending);
  await settle(occasion, delivery, pending.tries, url ? await tryOnce(url, pending) : 'DROPPED');
};

/** One try of one delivery. Retries of the job itself are for a store that fails or a process that dies. */
export const deliverNotification: Work<Delivery> = {
  name: 'notification.deliver',
  sideBySide: 20,
  // One receiver hears things in the order they came about, and none has to wait for another.
  lane: ({ channel_id }) => channel_id,
  retryLimit: 10,
  run: (delivery, _db, occasion) => deliver(occasion, delivery),
};
