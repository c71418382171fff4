/** The URL monitoring systems post to: semantics 3.17.8, 3.17.9. */
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Call, Delivery } from '../call.ts';
import { denied, notFound, ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { equals, findRow } from '../store/records.ts';
import { isoTime } from '../store/times.ts';
import { handleEvents } from './grouping.ts';
import { type Incoming, readBody } from './inbound/read.ts';
import { followPlugin, type Plugin, pluginOf } from './plugin.ts';
import { type WebhookRow, webhooks } from './tables.ts';

const sameKey = (given: string, kept: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(kept)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED, ERROR_WEBHOOK_STATE_DISABLED
 */
const openWebhook = async (db: Database, { params }: Delivery, lock = false): Promise<WebhookRow> => {
  const { webhook_id = '', access_key = '' } = params;
  const found = await findRow(db, webhooks, [equals(webhooks, 'webhook_id', webhook_id)], { lock });
  if (!found) throw notFound('webhook_id', webhook_id);
  if (!sameKey(access_key, found.access_key)) throw denied('The access key is not that of the webhook.');
  if (found.state === 'DISABLED') {
    throw new ServiceError('ERROR_WEBHOOK_STATE_DISABLED', 'The webhook is disabled.', 'webhook_id');
  }
  return found;
};

/**
 * Deliveries to several webhooks may touch the same alerts. They take turns by workspace, so that no two of them wait
 * for one another.
 */
const takeTurn = async (db: Database, { domain_id, workspace_id }: WebhookRow) => {
  await sql`
    insert into alert_counter (domain_id, workspace_id, value) values (${domain_id}, ${workspace_id}, 0)
    on conflict (domain_id, workspace_id) do update set value = alert_counter.value`.execute(db);
};

/** Reading may take seconds, and so may the wait for a turn: the moment of the call, and what passed since. */
const momentsFrom = ({ now }: Call) => {
  const began = performance.now();
  return () => isoTime(new Date(Date.parse(now) + performance.now() - began));
};

/** A delivery that was read. */
interface Taken {
  readonly incoming: readonly Incoming[];
  readonly plugin: Plugin;
  /** Tells the moment, on the clock the call came by. */
  readonly moment: () => string;
}

const store = async (call: Call, delivery: Delivery, { incoming, plugin, moment }: Taken) => {
  const { db } = call;
  // The lock lets one delivery at a time through a webhook; between reading and storing it may have been closed.
  const webhook = await followPlugin(db, await openWebhook(db, delivery, true), plugin);
  await takeTurn(db, webhook);
  // Taken under the lock, so that times run as events are handled.
  const now = moment();
  const metadata = plugin?.metadata ?? webhook.plugin_info.metadata;
  await handleEvents({ ...call, webhook, now, metadata }, incoming);
};

/**
 * Takes one body: reads it, outside any transaction, and stores all of it or nothing.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED, ERROR_WEBHOOK_STATE_DISABLED;
 *   ERROR_REQUEST_TOO_LARGE for more than 500 events; never for what the events say
 */
export const takeEvents = async (delivery: Delivery, call: Call): Promise<object> => {
  const { db } = call;
  const moment = momentsFrom(call);
  const webhook = await openWebhook(db, delivery);
  const plugin = await pluginOf(db, webhook);
  const incoming = await readBody(delivery.body, webhook, plugin);
  await db.transaction().execute((within) => store({ ...call, db: within }, delivery, { incoming, plugin, moment }));
  return {};
};
