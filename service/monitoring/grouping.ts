/**
 * Groups events into alerts: an event joins an alert, resolves it, creates a new one, or is dropped. Semantics 3.17.11.
 *
 * The events of a body are handled in memory and written together, so that the cost per event does not grow with their
 * number: repeated updates of a row in one transaction slow down every later statement that reads it.
 */
import { createHash } from 'node:crypto';
import type { ExecutionContext } from '../jobs.ts';
import { changeRow } from '../store/records.ts';
import { type AlertCreator, alertCreator, type NewAlert } from './alertCreation.ts';
import { notifyResolved } from './alertNotifications.ts';
import { resourcesOf } from './eventResources.ts';
import {
  findUnresolvedAlerts,
  insertEvents,
  type StoredEvent,
  type UnresolvedAlert,
  updateDescriptions,
} from './eventStore.ts';
import type { InboundEvent, IncomingEvent } from './inbound/read.ts';
import { recoversByItself } from './serviceOfAlert.ts';
import { changeState, isUnresolved } from './stateTransitions.ts';
import { type AlertRow, alerts, type WebhookRow } from './tables.ts';

/** A delivery to a webhook, within the transaction that stores it. */
export interface EventDelivery extends ExecutionContext {
  readonly webhook: WebhookRow;
  /** Metadata of the plugin in the directory. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Events with the same key within this time belong to one alert, in seconds. The plugin may set another time. */
const SAME_ALERT_SECONDS = 600;

/** Longer than any event is stored. Larger values of a plugin would exceed the range of dates. */
const MAX_SAME_ALERT_SECONDS = 100 * 365 * 86_400;

const sameAlertSeconds = ({ metadata: { duplicate_event_time: seconds } }: EventDelivery) =>
  typeof seconds === 'number' && seconds >= 0 ? Math.min(seconds, MAX_SAME_ALERT_SECONDS) : SAME_ALERT_SECONDS;

/** Longest key that is stored unchanged, as indexes cannot hold long texts. Longer keys are hashed. */
const MAX_KEY_LENGTH = 255;

const storedKey = ({ event_key }: InboundEvent) =>
  event_key.length <= MAX_KEY_LENGTH ? event_key : createHash('sha256').update(event_key).digest('hex');

const urgencyOf = (severity: string) =>
  ['CRITICAL', 'ERROR', 'NOT_AVAILABLE'].includes(severity) ? ('HIGH' as const) : ('LOW' as const);

const newAlertFrom = ({ webhook }: EventDelivery, event: InboundEvent): NewAlert => {
  const { title, description = '', severity = 'NONE', rule = '', image_url = '', provider = '', account = '' } = event;
  const { webhook_id, domain_id, workspace_id, project_id } = webhook;
  return {
    ...{ title, description, severity, rule, image_url, provider, account },
    ...{ webhook_id, domain_id, workspace_id, project_id },
    additional_info: event.additional_info ?? {},
    resources: resourcesOf(event),
    urgency: urgencyOf(severity),
    state: event.event_type === 'ERROR' ? 'ERROR' : 'TRIGGERED',
    triggered_by: webhook_id,
  };
};

/** State of the events of one body while they are handled. */
interface EventBatch {
  readonly delivery: EventDelivery;
  readonly creator: AlertCreator;
  /** Keys whose alerts were looked up since their alert was last resolved. */
  readonly known: Set<string>;
  /** The alert that events of a key belong to, by key, with changes that are not stored yet. */
  readonly alerts: Map<string, UnresolvedAlert>;
  /** Alerts with a description to be stored, by id. */
  readonly joined: Map<string, AlertRow>;
  readonly storedEvents: StoredEvent[];
  /** Whether a service resolves its alerts automatically, by id. */
  readonly recoveryModes: Map<string, Promise<boolean>>;
}

/** Looks up the alerts of keys that were not looked up yet. */
const load = async ({ delivery, known, alerts: found }: EventBatch, keys: readonly string[]) => {
  const unknown = [...new Set(keys)].filter((key) => !known.has(key));
  if (unknown.length === 0) return;
  for (const key of unknown) known.add(key);
  const { db, webhook, now } = delivery;
  const since = new Date(Date.parse(now) - sameAlertSeconds(delivery) * 1000).toISOString();
  for (const [key, alert] of await findUnresolvedAlerts(db, webhook, unknown, since)) found.set(key, alert);
};

const recoversAutomatically = ({ delivery, recoveryModes }: EventBatch, alert: AlertRow): Promise<boolean> => {
  const mode = recoveryModes.get(alert.service_id) ?? recoversByItself(delivery.db, alert);
  recoveryModes.set(alert.service_id, mode);
  return mode;
};

/** Resolves an alert. Its key is looked up again for later events, as an older alert may have it. */
const resolveAlert = async (
  batch: EventBatch,
  key: string,
  found: AlertRow,
  description: string,
): Promise<AlertRow> => {
  const { delivery, known, alerts: unresolved, joined } = batch;
  const { db, now } = delivery;
  const move = changeState(found.state, 'RESOLVED', { responder: '', now });
  const resolved = await changeRow(db, alerts, found, { description, ...move, updated_at: now });
  await notifyResolved(delivery, resolved);
  joined.delete(found.alert_id);
  unresolved.delete(key);
  known.delete(key);
  return resolved;
};

const joinAlert = async (
  batch: EventBatch,
  key: string,
  event: InboundEvent,
  found: UnresolvedAlert,
): Promise<AlertRow> => {
  const { description = '', event_type } = event;
  const { alert } = found;
  const recovers =
    event_type === 'RECOVERY' && isUnresolved(alert.state) && (await recoversAutomatically(batch, alert));
  if (recovers) return resolveAlert(batch, key, alert, description);
  const joined = { ...alert, description };
  batch.alerts.set(key, { ...found, alert: joined });
  batch.joined.set(joined.alert_id, joined);
  return joined;
};

const newAlert = async ({ delivery, creator, alerts: unresolved }: EventBatch, key: string, event: InboundEvent) => {
  const alert = await creator.raise(newAlertFrom(delivery, event));
  unresolved.set(key, { alert, isRecent: true });
  return alert;
};

/** Handles one event. A RECOVERY without an alert is dropped. Recoveries come late and join alerts of any age. */
const handleEvent = async (batch: EventBatch, { event, body }: IncomingEvent): Promise<void> => {
  const [key, isRecovery] = [storedKey(event), event.event_type === 'RECOVERY'];
  await load(batch, [key]);
  const newest = batch.alerts.get(key);
  const found = newest && (newest.isRecent || isRecovery) ? newest : undefined;
  if (!found && isRecovery) return;
  const { alert_id } = found ? await joinAlert(batch, key, event, found) : await newAlert(batch, key, event);
  const { event_type = 'ALERT', occurred_at = '' } = event;
  batch.storedEvents.push({ event_key: key, event_type, alert_id, occurred_at, body });
};

/** Handles the events of one body in their order. */
export const handleEvents = async (delivery: EventDelivery, incoming: readonly IncomingEvent[]): Promise<void> => {
  const { webhook, db, now } = delivery;
  const batch: EventBatch = {
    delivery,
    creator: alertCreator(delivery, webhook),
    ...{ known: new Set(), alerts: new Map(), joined: new Map(), storedEvents: [], recoveryModes: new Map() },
  };
  await load(
    batch,
    incoming.map(({ event }) => storedKey(event)),
  );
  for (const each of incoming) await handleEvent(batch, each);
  await updateDescriptions(db, webhook, [...batch.joined.values()], now);
  await insertEvents(db, webhook, batch.storedEvents, now);
  await batch.creator.sendDeliveries();
};
