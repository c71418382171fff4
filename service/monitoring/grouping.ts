/**
 * What an event does: it joins an alert, resolves it, makes a new one, or is dropped. Semantics 3.17.11.
 *
 * The events of a body are worked through in memory and written together, so that each costs the same however many
 * there are: what one transaction writes to a row over and over, every later statement has to read past.
 */
import { createHash } from 'node:crypto';
import type { ExecutionContext } from '../jobs.ts';
import { changeRow } from '../store/records.ts';
import { type AlertCreator, alertCreator, type NewAlert } from './alert-creation.ts';
import { notifyResolved } from './alert-notifications.ts';
import {
  findUnresolvedAlerts,
  insertEvents,
  type StoredEvent,
  type UnresolvedAlert,
  updateDescriptions,
} from './event-store.ts';
import type { InboundEvent, Incoming } from './inbound/read.ts';
import { recoversByItself } from './links.ts';
import { resourcesOf } from './resources.ts';
import { changeState, isUnresolved } from './state-transitions.ts';
import { type AlertRow, alerts, type WebhookRow } from './tables.ts';

/** How a delivery came in, within the transaction that stores it. */
export interface EventDelivery extends ExecutionContext {
  readonly webhook: WebhookRow;
  /** What the directory says of the plugin. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** For how long events with the same key are one alert, in seconds, unless the plugin says otherwise. */
const SAME_ALERT_SECONDS = 600;

/** Longer than any event is kept; what a plugin says beyond it would leave the calendar. */
const LONGEST_SECONDS = 100 * 365 * 86_400;

const sameAlertSeconds = ({ metadata: { duplicate_event_time: seconds } }: EventDelivery) =>
  typeof seconds === 'number' && seconds >= 0 ? Math.min(seconds, LONGEST_SECONDS) : SAME_ALERT_SECONDS;

/** Longest key that is kept as it is; the store's indexes bear no long texts. */
const KEY_LENGTH = 255;

const keptKey = ({ event_key }: InboundEvent) =>
  event_key.length <= KEY_LENGTH ? event_key : createHash('sha256').update(event_key).digest('hex');

const urgencyOf = (severity: string) =>
  ['CRITICAL', 'ERROR', 'NOT_AVAILABLE'].includes(severity) ? ('HIGH' as const) : ('LOW' as const);

const birthOf = ({ webhook }: EventDelivery, event: InboundEvent): NewAlert => {
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

/** A body's events on their way into the store. */
interface Intake {
  readonly arrival: EventDelivery;
  readonly raiser: AlertCreator;
  /** Keys that were looked for since their alert was last resolved. */
  readonly known: Set<string>;
  /** By key the alert that an event of that key belongs to, as it will be. */
  readonly alerts: Map<string, UnresolvedAlert>;
  /** Alerts whose description is still to be written, by id. */
  readonly joined: Map<string, AlertRow>;
  readonly kept: StoredEvent[];
  /** Whether a service resolves its alerts by itself, by id. */
  readonly recoveryModes: Map<string, Promise<boolean>>;
}

/** Looks for the alerts of keys that are not known. */
const load = async ({ arrival, known, alerts: found }: Intake, keys: readonly string[]) => {
  const unknown = [...new Set(keys)].filter((key) => !known.has(key));
  if (unknown.length === 0) return;
  for (const key of unknown) known.add(key);
  const { db, webhook, now } = arrival;
  const since = new Date(Date.parse(now) - sameAlertSeconds(arrival) * 1000).toISOString();
  for (const [key, alert] of await findUnresolvedAlerts(db, webhook, unknown, since)) found.set(key, alert);
};

const recoversService = ({ arrival, recoveryModes }: Intake, serviceId: string): Promise<boolean> => {
  const mode = recoveryModes.get(serviceId) ?? recoversByItself(arrival.db, serviceId);
  recoveryModes.set(serviceId, mode);
  return mode;
};

/** Resolves an alert; of its key another may be the newest then. */
const resolveAlert = async (intake: Intake, key: string, found: AlertRow, description: string): Promise<AlertRow> => {
  const { arrival, known, alerts: living, joined } = intake;
  const { db, now } = arrival;
  const move = changeState(found.state, 'RESOLVED', { responder: '', now });
  const resolved = await changeRow(db, alerts, found, { description, ...move, updated_at: now });
  await notifyResolved(arrival, resolved);
  joined.delete(found.alert_id);
  living.delete(key);
  known.delete(key);
  return resolved;
};

const joinAlert = async (
  intake: Intake,
  key: string,
  event: InboundEvent,
  found: UnresolvedAlert,
): Promise<AlertRow> => {
  const { description = '', event_type } = event;
  const { alert } = found;
  const recovers =
    event_type === 'RECOVERY' && isUnresolved(alert.state) && (await recoversService(intake, alert.service_id));
  if (recovers) return resolveAlert(intake, key, alert, description);
  const joined = { ...alert, description };
  intake.alerts.set(key, { ...found, alert: joined });
  intake.joined.set(joined.alert_id, joined);
  return joined;
};

const newAlert = async ({ arrival, raiser, alerts: living }: Intake, key: string, event: InboundEvent) => {
  const alert = await raiser.raise(birthOf(arrival, event));
  living.set(key, { alert, isRecent: true });
  return alert;
};

/** A RECOVERY of what is not known is dropped; recoveries come late by nature, and join an alert of any age. */
const handleEvent = async (intake: Intake, { event, body }: Incoming): Promise<void> => {
  const [key, isRecovery] = [keptKey(event), event.event_type === 'RECOVERY'];
  await load(intake, [key]);
  const newest = intake.alerts.get(key);
  const found = newest && (newest.isRecent || isRecovery) ? newest : undefined;
  if (!found && isRecovery) return;
  const { alert_id } = found ? await joinAlert(intake, key, event, found) : await newAlert(intake, key, event);
  const { event_type = 'ALERT', occurred_at = '' } = event;
  intake.kept.push({ event_key: key, event_type, alert_id, occurred_at, body });
};

/** Handles the events of one body, in its order. */
export const handleEvents = async (arrival: EventDelivery, incoming: readonly Incoming[]): Promise<void> => {
  const { webhook, db, now } = arrival;
  const intake: Intake = {
    arrival,
    raiser: alertCreator(arrival, webhook),
    ...{ known: new Set(), alerts: new Map(), joined: new Map(), kept: [], recoveryModes: new Map() },
  };
  await load(
    intake,
    incoming.map(({ event }) => keptKey(event)),
  );
  for (const each of incoming) await handleEvent(intake, each);
  await updateDescriptions(db, [...intake.joined.values()], now);
  await insertEvents(db, webhook, intake.kept, now);
  await intake.raiser.sendDeliveries();
};
