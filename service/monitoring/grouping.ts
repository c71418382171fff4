/**
 * Groups events into alerts: an event joins an alert, resolves it, creates a new one, or is dropped. Semantics 3.17.11.
 *
 * The events of a body are handled in memory and written together, so that the cost per event does not grow with their
 * number: repeated updates of a row in one transaction slow down every later statement that reads it.
 */
import { createHash } from 'node:crypto';
import type { ExecutionContext } from '../jobs.ts';
import { changeRow } from '../store/records.ts';
import { type AlertCreator, createAlertCreator, type NewAlert } from './alertCreation.ts';
import { toAlertMembers } from './alertFromEvent.ts';
import { notifyResolved } from './alertNotifications.ts';
import { hasAutoRecovery } from './alertService.ts';
import {
  findUnresolvedAlerts,
  insertEvents,
  type StoredEvent,
  type UnresolvedAlert,
  updateJoinedAlerts,
} from './eventStore.ts';
import type { InboundEvent, IncomingEvent } from './inbound/readEvents.ts';
import { joinEventToAlert, toOpeningEvent } from './joinEventToAlert.ts';
import { changeState, isNormalState } from './stateTransitions.ts';
import { alerts, type StoredAlert, type StoredWebhook } from './tables.ts';

/** A delivery to a webhook, within the transaction that stores it. */
export interface EventDelivery extends ExecutionContext {
  readonly webhook: StoredWebhook;
  /** Metadata of the plugin in the directory. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Longer than any event is stored. Larger values of a plugin would exceed the range of dates. */
const MAX_SAME_ALERT_SECONDS = 100 * 365 * 86_400;

/** From when on events are recent enough for others to join their alert, if the plugin sets a limit. */
const findRecentSince = ({ now, metadata: { duplicate_event_time: seconds } }: EventDelivery): string | undefined => {
  if (typeof seconds !== 'number' || seconds < 0) return undefined;
  return new Date(Date.parse(now) - Math.min(seconds, MAX_SAME_ALERT_SECONDS) * 1000).toISOString();
};

/** Longest key that is stored unchanged, as indexes cannot hold long texts. Longer keys are hashed. */
const MAX_KEY_LENGTH = 255;

const toStoredKey = ({ event_key }: InboundEvent) =>
  event_key.length <= MAX_KEY_LENGTH ? event_key : createHash('sha256').update(event_key).digest('hex');

const toNewAlert = ({ webhook }: EventDelivery, event: InboundEvent): NewAlert => {
  const { webhook_id, domain_id, workspace_id, project_id } = webhook;
  return { ...toAlertMembers(event), webhook_id, domain_id, workspace_id, project_id, triggered_by: webhook_id };
};

/** State of the events of one body while they are handled. */
interface EventBatch {
  readonly delivery: EventDelivery;
  readonly creator: AlertCreator;
  /** The unresolved alerts of each key that was looked up, the newest first, with changes that are not stored yet. */
  readonly alerts: Map<string, UnresolvedAlert[]>;
  /** Alerts with changes to be stored, by id. */
  readonly joined: Map<string, StoredAlert>;
  readonly storedEvents: StoredEvent[];
  /** Whether a service resolves its alerts automatically, by id. */
  readonly recoveryModes: Map<string, Promise<boolean>>;
}

const hasAutoRecoveryCached = ({ delivery, recoveryModes }: EventBatch, alert: StoredAlert): Promise<boolean> => {
  const mode = recoveryModes.get(alert.service_id) ?? hasAutoRecovery(delivery.db, alert);
  recoveryModes.set(alert.service_id, mode);
  return mode;
};

const resolveAlert = async ({ delivery, joined }: EventBatch, found: StoredAlert): Promise<void> => {
  const { db, now } = delivery;
  const { description, resources } = found;
  const move = changeState(found.state, 'RESOLVED', { responder: '', now });
  const resolved = await changeRow(db, alerts, found, { description, resources, ...move, updated_at: now });
  await notifyResolved(delivery, resolved);
  joined.delete(found.alert_id);
};

/** Resolves the alerts of a key whose service has recovery mode AUTO. */
const recoverAlerts = async (batch: EventBatch, key: string): Promise<void> => {
  const open: UnresolvedAlert[] = [];
  for (const each of batch.alerts.get(key) ?? []) {
    if (isNormalState(each.alert.state) && (await hasAutoRecoveryCached(batch, each.alert)))
      await resolveAlert(batch, each.alert);
    else open.push(each);
  }
  batch.alerts.set(key, open);
};

/** The alert that an event joins. Recoveries come late and join alerts of any age. */
const findAlertToJoin = (unresolved: readonly UnresolvedAlert[], { event_type }: InboundEvent) =>
  unresolved.find(
    ({ alert, isRecent }) =>
      (isRecent || event_type === 'RECOVERY') && (event_type === 'ERROR' || isNormalState(alert.state)),
  )?.alert;

/** Replaces an alert in the batch. */
const replaceAlert = ({ alerts: unresolved, joined }: EventBatch, key: string, alert: StoredAlert) => {
  const others = unresolved.get(key) ?? [];
  unresolved.set(
    key,
    others.map((each) => (each.alert.alert_id === alert.alert_id ? { ...each, alert } : each)),
  );
  joined.set(alert.alert_id, alert);
};

const createBatchAlert = async (
  { delivery, creator, alerts: unresolved }: EventBatch,
  key: string,
  event: InboundEvent,
) => {
  const alert = await creator.raise(toNewAlert(delivery, event));
  unresolved.set(key, [{ alert, isRecent: true }, ...(unresolved.get(key) ?? [])]);
  return alert;
};

/** Handles one event. A RECOVERY without an alert is dropped. */
const handleEvent = async (batch: EventBatch, incoming: IncomingEvent): Promise<void> => {
  const { event, body } = incoming;
  const [key, { event_type = 'ALERT', occurred_at = '' }] = [toStoredKey(event), event];
  const found = findAlertToJoin(batch.alerts.get(key) ?? [], event);
  if (!found && event_type === 'RECOVERY') return;
  const changed = found && joinEventToAlert(found, incoming);
  if (changed && changed !== found) replaceAlert(batch, key, changed);
  const { alert_id } = found ?? (await createBatchAlert(batch, key, toOpeningEvent(incoming)));
  if (event_type === 'RECOVERY') await recoverAlerts(batch, key);
  batch.storedEvents.push({ event_key: key, event_type, alert_id, opens_alert: !found, occurred_at, body });
};

/** Handles the events of one body in their order. */
export const handleEvents = async (delivery: EventDelivery, incoming: readonly IncomingEvent[]): Promise<void> => {
  const { webhook, db, now } = delivery;
  const keys = [...new Set(incoming.map(({ event }) => toStoredKey(event)))];
  const batch: EventBatch = {
    delivery,
    creator: createAlertCreator(delivery, webhook),
    alerts: await findUnresolvedAlerts(db, webhook, keys, findRecentSince(delivery)),
    ...{ joined: new Map(), storedEvents: [], recoveryModes: new Map() },
  };
  for (const each of incoming) await handleEvent(batch, each);
  await updateJoinedAlerts(db, webhook, [...batch.joined.values()], now);
  await insertEvents(db, webhook, batch.storedEvents, now);
  await batch.creator.scheduleDeliveries();
};
