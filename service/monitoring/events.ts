/** Receives the events that monitoring systems post to webhooks: semantics 3.17.8, 3.17.9. */
import { sql } from 'kysely';
import { type Call, type Delivery, inTransaction } from '../call.ts';
import { chunksOf } from '../chunks.ts';
import type { Database } from '../store/database.ts';
import { isoTime } from '../store/times.ts';
import { handleEvents } from './grouping.ts';
import { type IncomingEvent, readBody } from './inbound/read.ts';
import { followPlugin, type Plugin, pluginOf } from './plugin.ts';
import type { WebhookRow } from './tables.ts';
import { findWebhook, openWebhook } from './webhookKey.ts';

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
  readonly plugin: Plugin;
  /** Returns the current moment, on the clock of the call. */
  readonly moment: () => string;
}

/**
 * Most events of one transaction, which has the only connection of the embedded store meanwhile: a body that creates and
 * resolves as many alerts takes it for some half a second.
 */
const EVENTS_PER_TRANSACTION = 100;

const storePart = async (
  call: Call,
  delivery: Delivery,
  { domainId, plugin, moment }: ParsedDelivery,
  incoming: readonly IncomingEvent[],
) => {
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
 * Handles one body: parses it outside any transaction, then stores its events in their order, a hundred in a transaction. A
 * sender that gets an error repeats the body: events that were stored join their alerts again (docs/adr/0061).
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED, ERROR_WEBHOOK_STATE_DISABLED;
 *   ERROR_REQUEST_TOO_LARGE for more than 500 events; never for the content of events
 */
export const takeEvents = async (delivery: Delivery, call: Call): Promise<object> => {
  const { db } = call;
  const moment = clockFrom(call);
  const webhook = await findWebhook(call, delivery);
  const plugin = await pluginOf(db, webhook);
  const incoming = await readBody(delivery, webhook, plugin);
  const parsed = { domainId: webhook.domain_id, plugin, moment };
  for (const part of chunksOf(incoming, EVENTS_PER_TRANSACTION))
    await inTransaction(call, (within) => storePart(within, delivery, parsed, part));
  return {};
};
