/** Receives the events that monitoring systems post to webhooks: semantics 3.17.8, 3.17.9. */
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { denied, notFound, ServiceError } from '../errors.ts';
import type { Call, Delivery } from '../handlers/call.ts';
import type { Database } from '../store/database.ts';
import { equals, findRow } from '../store/records.ts';
import { isoTime } from '../store/times.ts';
import { handleEvents } from './grouping.ts';
import { type IncomingEvent, readBody } from './inbound/read.ts';
import { followPlugin, type Plugin, pluginOf } from './plugin.ts';
import { type WebhookRow, webhooks } from './tables.ts';

const isSameKey = (given: string, stored: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(stored)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Finds the webhook of a URL. A transaction locks it.
 *
 * @param domainId its domain, once it is known
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED, ERROR_WEBHOOK_STATE_DISABLED
 */
const openWebhook = async (db: Database, { params }: Delivery, domainId?: string): Promise<WebhookRow> => {
  const { webhook_id = '', access_key = '' } = params;
  const ofDomain = domainId === undefined ? [] : [equals(webhooks, 'domain_id', domainId)];
  const where = [equals(webhooks, 'webhook_id', webhook_id), ...ofDomain];
  const found = await findRow(db, webhooks, where, { lock: db.isTransaction });
  if (!found) throw notFound('webhook_id', webhook_id);
  if (!isSameKey(access_key, found.access_key)) throw denied('The access key does not match the webhook.');
  if (found.state === 'DISABLED') {
    throw new ServiceError('ERROR_WEBHOOK_STATE_DISABLED', 'The webhook is disabled.', 'webhook_id');
  }
  return found;
};

/** Domains of webhooks by id, for each service. The domain of a webhook never changes, and no other gets its id. */
const domains = new WeakMap<Call['settings'], LRUCache<string, string>>();

const MAX_CACHED_DOMAINS = 100_000;

/**
 * Finds the webhook of a URL, which does not name the domain. The domain is remembered: a distributed store has to ask all
 * of its machines for a webhook of an unknown domain.
 */
const findWebhook = async ({ db, settings }: Call, delivery: Delivery): Promise<WebhookRow> => {
  const known = domains.get(settings) ?? new LRUCache<string, string>({ max: MAX_CACHED_DOMAINS });
  domains.set(settings, known);
  const { webhook_id = '' } = delivery.params;
  const webhook = await openWebhook(db, delivery, known.get(webhook_id));
  known.set(webhook_id, webhook.domain_id);
  return webhook;
};

/**
 * Deliveries to several webhooks may change the same alerts. They are serialised by workspace, so that no two of them
 * deadlock.
 */
const lockWorkspace = async (db: Database, { domain_id, workspace_id }: WebhookRow) => {
  await sql`
    insert into alert_counter (domain_id, workspace_id, value) values (${domain_id}, ${workspace_id}, 0)
    on conflict (domain_id, workspace_id) do update set value = alert_counter.value`.execute(db);
};

/** The moment of the call plus the time passed since, as parsing and waiting for the lock may take seconds. */
const clockFrom = ({ now }: Call) => {
  const began = performance.now();
  return () => isoTime(new Date(Date.parse(now) + performance.now() - began));
};

/** A delivery after parsing. */
interface ParsedDelivery {
  readonly domainId: string;
  readonly incoming: readonly IncomingEvent[];
  readonly plugin: Plugin;
  /** Returns the current moment, on the clock of the call. */
  readonly moment: () => string;
}

const store = async (call: Call, delivery: Delivery, { domainId, incoming, plugin, moment }: ParsedDelivery) => {
  const { db } = call;
  // The lock serialises deliveries of a webhook. The webhook is checked again, as it may have been disabled since
  // parsing.
  const webhook = await followPlugin(db, await openWebhook(db, delivery, domainId), plugin);
  await lockWorkspace(db, webhook);
  // Read after the lock, so that times ascend in the order events are handled.
  const now = moment();
  const metadata = plugin?.metadata ?? webhook.plugin_info.metadata;
  await handleEvents({ ...call, webhook, now, metadata }, incoming);
};

/**
 * Handles one body: parses it outside any transaction, then stores all of it or nothing.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED, ERROR_WEBHOOK_STATE_DISABLED;
 *   ERROR_REQUEST_TOO_LARGE for more than 500 events; never for the content of events
 */
export const takeEvents = async (delivery: Delivery, call: Call): Promise<object> => {
  const { db } = call;
  const moment = clockFrom(call);
  const webhook = await findWebhook(call, delivery);
  const plugin = await pluginOf(db, webhook);
  const incoming = await readBody(delivery.body, webhook, plugin);
  const parsed = { domainId: webhook.domain_id, incoming, plugin, moment };
  await db.transaction().execute((within) => store({ ...call, db: within }, delivery, parsed));
  return {};
};
