/** Sending of notifications, with growing pauses between tries: semantics 3.19.11, 6. */
import { sql } from 'kysely';
import { request } from 'undici';
import { entry } from '../directory/directory.ts';
import type { ExecutionContext, Job, JobContext } from '../jobs.ts';
import type { DeliveryEnd } from '../metrics/index.ts';
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
const addressOf = async ({ db, settings }: ExecutionContext, { channel_id }: Delivery, { domain_id }: Pending) => {
  if (channel_id === SINK) return settings.notificationSinkUrl;
  const channel = await entry(db, 'channels', domain_id, channel_id);
  const url = channel?.state === 'ENABLED' ? channel.data?.url : undefined;
  return typeof url === 'string' ? url : undefined;
};

/**
 * Why a receiver did not take it; undefined where it did. The reason holds neither the address nor what was said:
 * `status 503`, `ECONNREFUSED`.
 */
const refusalOf = async (url: string, payload: object): Promise<string | undefined> => {
  try {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body.dump().catch(() => {});
    return statusCode >= 200 && statusCode < 300 ? undefined : `status ${statusCode}`;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: unknown };
    return typeof code === 'string' ? code : (name ?? 'unknown');
  }
};

/** The keys in callbacks are kept no longer than there is somebody to send them to. */
const forgetCallbacks = (db: Database, { notification_id }: Delivery) =>
  sql`
    update notification set callbacks = '[]'
    where notification_id = ${notification_id} and not exists (
      select 1 from notification_delivery
      where notification_id = ${notification_id} and state = 'PENDING')`.execute(db);

/** How a try went. */
interface Outcome {
  readonly state: 'DELIVERED' | 'FAILED' | 'DROPPED' | 'PENDING';
  /** Why it was not taken. */
  readonly reason?: string;
}

/** @returns false where another try was noted meanwhile */
const note = async (db: Database, { notification_id, channel_id }: Delivery, tries: number, { state }: Outcome) => {
  const { numAffectedRows = 0n } = await sql`
    update notification_delivery set state = ${state}, tries = ${tries + 1}
    where notification_id = ${notification_id} and channel_id = ${channel_id}
      and state = 'PENDING' and tries = ${tries}`.execute(db);
  return numAffectedRows > 0n;
};

/**
 * Notes how a try went and, where it failed, leaves the next one to be done: both or neither.
 *
 * @returns as `note`
 */
const recordOutcome = (
  { db, jobs }: ExecutionContext,
  delivery: Delivery,
  tries: number,
  outcome: Outcome,
): Promise<boolean> =>
  db.transaction().execute(async (within) => {
    if (!(await note(within, delivery, tries, outcome))) return false;
    if (outcome.state === 'PENDING') await jobs.send(within, deliverNotification, [delivery], PAUSES[tries] ?? 0);
    else await forgetCallbacks(within, delivery);
    return true;
  });

const tryOnce = async (url: string, { body, callbacks, tries }: Pending): Promise<Outcome> => {
  const reason = await refusalOf(url, { ...body, message: { ...body.message, callbacks } });
  if (reason === undefined) return { state: 'DELIVERED' };
  return { state: tries < PAUSES.length ? 'PENDING' : 'FAILED', reason };
};

const ENDS: Readonly<Record<Outcome['state'], DeliveryEnd | undefined>> = {
  DELIVERED: 'delivered',
  FAILED: 'failed',
  DROPPED: 'dropped',
  PENDING: undefined,
};

/** Nobody was told, and nobody will be: that is said where those who run the service look. */
const reportOutcome = ({ logger, metrics }: JobContext, delivery: Delivery, pending: Pending, outcome: Outcome) => {
  const end = ENDS[outcome.state];
  if (end) metrics.countDelivery(end);
  if (end !== 'failed') return;
  const { notification_id, channel_id } = delivery;
  const channel = channel_id === SINK ? 'sink' : channel_id;
  const { domain_id, tries } = pending;
  const { reason } = outcome;
  logger.warn({ notification_id, domain_id, channel, tries: tries + 1, reason }, 'delivery given up');
};

const deliver = async (context: JobContext, delivery: Delivery): Promise<void> => {
  const pending = await pendingOf(context.db, delivery);
  if (!pending) return;
  const url = await addressOf(context, delivery, pending);
  const outcome: Outcome = url ? await tryOnce(url, pending) : { state: 'DROPPED' };
  if (url) context.metrics.countAttempt(outcome.state === 'DELIVERED' ? 'accepted' : 'refused');
  if (await recordOutcome(context, delivery, pending.tries, outcome))
    reportOutcome(context, delivery, pending, outcome);
};

/** One try of one delivery. Retries of the job itself are for a store that fails or a process that dies. */
export const deliverNotification: Job<Delivery> = {
  name: 'notification.deliver',
  concurrency: 20,
  // One receiver hears things in the order they came about, and none has to wait for another.
  orderingKey: ({ channel_id }) => channel_id,
  retryLimit: 10,
  run: (delivery, _db, context) => deliver(context, delivery),
};
