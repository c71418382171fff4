/** Receives the events that monitoring systems post to webhooks: semantics 3.17.8, 3.17.9. */
import { sql } from 'kysely';
import { type ExternalRequest, runInTransaction, type ServiceCall } from '../call.ts';
import { splitIntoChunks } from '../chunks.ts';
import type { Database } from '../store/database.ts';
import { formatInstant } from '../store/times.ts';
import { handleEvents } from './grouping.ts';
import { type IncomingEvent, readEvents } from './inbound/readEvents.ts';
import { findPlugin, upgradePlugin, type WebhookPlugin } from './plugin.ts';
import type { StoredWebhook } from './tables.ts';
import { findWebhook, verifyWebhookKey } from './webhookKey.ts';

/**
 * Deliveries to several webhooks may change the same alerts. They are serialised by workspace, so that no two of them
 * deadlock.
 */
const lockWorkspace = async (db: Database, { domain_id, workspace_id }: StoredWebhook) => {
  await sql`
    insert into alert_counter (domain_id, workspace_id, value) values (${domain_id}, ${workspace_id}, 0)
    on conflict (domain_id, workspace_id) do update set value = alert_counter.value`.execute(db);
};

/** The moment of the call plus the time passed since, as parsing and waiting for the lock may take seconds. */
const createClock = ({ now }: ServiceCall) => {
  const began = performance.now();
  return () => formatInstant(new Date(Date.parse(now) + performance.now() - began));
};

/** A delivery after parsing. */
interface ParsedDelivery {
  readonly domainId: string;
  readonly plugin: WebhookPlugin;
  /** Returns the current moment, on the clock of the call. */
  readonly moment: () => string;
}

/**
 * Most events of one transaction, which has the only connection of the embedded store meanwhile: a body that creates and
 * resolves as many alerts takes it for some half a second.
 */
const EVENTS_PER_TRANSACTION = 100;

const storeEvents = async (
  call: ServiceCall,
  delivery: ExternalRequest,
  { domainId, plugin, moment }: ParsedDelivery,
  incoming: readonly IncomingEvent[],
) => {
  const { db } = call;
  // The lock serialises deliveries of a webhook. The webhook is checked again, as it may have been disabled since
  // parsing.
  const webhook = await upgradePlugin(db, await verifyWebhookKey(db, delivery, domainId), plugin);
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
export const receiveEvents = async (delivery: ExternalRequest, call: ServiceCall): Promise<object> => {
  const { db } = call;
  const moment = createClock(call);
  const webhook = await findWebhook(call, delivery);
  const plugin = await findPlugin(db, webhook);
  const incoming = await readEvents(delivery, webhook, plugin);
  const parsed = { domainId: webhook.domain_id, plugin, moment };
  for (const chunk of splitIntoChunks(incoming, EVENTS_PER_TRANSACTION))
    await runInTransaction(call, (within) => storeEvents(within, delivery, parsed, chunk));
  return {};
};
