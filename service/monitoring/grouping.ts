/** What an event does: it joins an alert, resolves it, makes a new one, or is dropped. Semantics 3.17.11. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Occasion } from '../jobs.ts';
import { changeRow, equals, findRow } from '../store/records.ts';
import { raiseAlert } from './birth.ts';
import type { InboundEvent, Incoming } from './inbound/read.ts';
import { recoversByItself } from './links.ts';
import { isLiving, moveState } from './moves.ts';
import { resourcesOf } from './resources.ts';
import { type AlertRow, alerts, type WebhookRow } from './tables.ts';
import { tellResolved } from './telling.ts';

/** How a delivery came in, within the transaction that stores it. */
export interface Arrival extends Occasion {
  readonly webhook: WebhookRow;
  /** What the directory says of the plugin. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** For how long events with the same key are one alert, in seconds, unless the plugin says otherwise. */
const SAME_ALERT_SECONDS = 600;

/** Longer than any event is kept; what a plugin says beyond it would leave the calendar. */
const LONGEST_SECONDS = 100 * 365 * 86_400;

const sameAlertSeconds = ({ metadata: { duplicate_event_time: seconds } }: Arrival) =>
  typeof seconds === 'number' && seconds >= 0 ? Math.min(seconds, LONGEST_SECONDS) : SAME_ALERT_SECONDS;

/** Longest key that is kept as it is; the store's indexes bear no long texts. */
const KEY_LENGTH = 255;

const keptKey = ({ event_key }: InboundEvent) =>
  event_key.length <= KEY_LENGTH ? event_key : createHash('sha256').update(event_key).digest('hex');

/** The alert of the newest earlier event an event belongs to; recoveries come late by nature, and look all the way. */
const findAlert = async (arrival: Arrival, event: InboundEvent): Promise<AlertRow | undefined> => {
  const { db, webhook } = arrival;
  const { domain_id, project_id } = webhook;
  const since = new Date(Date.parse(arrival.now) - sameAlertSeconds(arrival) * 1000).toISOString();
  const recent = event.event_type === 'RECOVERY' ? sql`true` : sql`earlier.received_at >= ${since}`;
  const { rows } = await sql<{ alert_id: string }>`
    select earlier.alert_id from inbound_event earlier join monitoring_alert using (alert_id)
    where earlier.project_id = ${project_id} and earlier.event_key = ${keptKey(event)}
      and earlier.event_type <> 'RECOVERY' and ${recent}
      and monitoring_alert.domain_id = ${domain_id} and monitoring_alert.state <> 'RESOLVED'
    order by earlier.seq desc limit 1 for update of monitoring_alert`.execute(db);
  return rows[0] && findRow(db, alerts, [equals(alerts, 'alert_id', rows[0].alert_id)]);
};

const urgencyOf = (severity: string) =>
  ['CRITICAL', 'ERROR', 'NOT_AVAILABLE'].includes(severity) ? ('HIGH' as const) : ('LOW' as const);

const newAlert = (arrival: Arrival, event: InboundEvent): Promise<AlertRow> => {
  const { title, description = '', severity = 'NONE', rule = '', image_url = '', provider = '', account = '' } = event;
  const { webhook } = arrival;
  const { webhook_id, domain_id, workspace_id, project_id } = webhook;
  return raiseAlert(
    arrival,
    {
      ...{ title, description, severity, rule, image_url, provider, account },
      ...{ webhook_id, domain_id, workspace_id, project_id },
      additional_info: event.additional_info ?? {},
      resources: resourcesOf(event),
      urgency: urgencyOf(severity),
      state: event.event_type === 'ERROR' ? 'ERROR' : 'TRIGGERED',
      triggered_by: webhook_id,
    },
    webhook,
  );
};

const joinAlert = async (arrival: Arrival, event: InboundEvent, found: AlertRow): Promise<AlertRow> => {
  const { db, now } = arrival;
  const recovers =
    event.event_type === 'RECOVERY' && isLiving(found.state) && (await recoversByItself(db, found.service_id));
  const move = recovers ? moveState(found.state, 'RESOLVED', { responder: '', now }) : {};
  const { description = '' } = event;
  const joined = await changeRow(db, alerts, found, { description, ...move, updated_at: now });
  if (recovers) await tellResolved(arrival, joined);
  return joined;
};

const keepEvent = async ({ db, webhook, now }: Arrival, { event, body }: Incoming, alertId: string) => {
  const { event_type = 'ALERT', occurred_at } = event;
  const { webhook_id, project_id } = webhook;
  const values = { webhook_id, project_id, event_key: keptKey(event), event_type, alert_id: alertId, received_at: now };
  await db
    .insertInto('inbound_event')
    .values({ event_id: newId('event-'), ...values, occurred_at: occurred_at || null, body: JSON.stringify(body) })
    .execute();
};

/** Handles one event; a RECOVERY of what is not known is dropped. */
export const handleEvent = async (arrival: Arrival, incoming: Incoming): Promise<void> => {
  const { event } = incoming;
  const found = await findAlert(arrival, event);
  if (!found && event.event_type === 'RECOVERY') return;
  const { alert_id } = found ? await joinAlert(arrival, event, found) : await newAlert(arrival, event);
  await keepEvent(arrival, incoming, alert_id);
};
