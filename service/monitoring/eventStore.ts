/**
 * Stores events, for grouping only (semantics 3.17.13). Each function is one or two statements, for any number of rows.
 */
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Database } from '../store/database.ts';
import { decodeRow, wholeRow } from '../store/rows.ts';
import { alerts, type StoredAlert, type StoredWebhook } from './tables.ts';

/** An unresolved alert, and whether the newest event of its key is recent enough for a new one to join the alert. */
export interface UnresolvedAlert {
  readonly alert: StoredAlert;
  readonly isRecent: boolean;
}

interface OpeningEvent {
  readonly key: string;
  readonly alert_id: string;
  readonly is_recent: boolean;
}

/** Whether an event of the key that is not a RECOVERY came after a moment. */
const cameSince = (since: string) => sql`exists (
  select 1 from inbound_event latest
  where latest.domain_id = opening.domain_id and latest.project_id = opening.project_id
    and latest.event_key = opening.event_key and latest.event_type <> 'RECOVERY'
    and latest.received_at >= ${since}::timestamptz)`;

/** The events that opened the unresolved alerts of keys. */
const findOpeningEvents = async (
  db: Database,
  place: StoredWebhook,
  keys: readonly string[],
  since: string | undefined,
) => {
  const { rows } = await sql<OpeningEvent>`
    select opening.event_key as key, opening.alert_id, ${since === undefined ? sql`true` : cameSince(since)} as is_recent
    from inbound_event opening join monitoring_alert using (domain_id, alert_id)
    where opening.domain_id = ${place.domain_id} and opening.project_id = ${place.project_id}
      and opening.event_key = any(${keys}::text[]) and opening.opens_alert
      and monitoring_alert.state <> 'RESOLVED'`.execute(db);
  return rows;
};

/**
 * Finds the unresolved alerts of each key, the newest first. The alerts are locked until the transaction ends.
 *
 * @param keys event keys of the webhook's project, without duplicates
 * @param since events from this moment on are recent, in wire form; undefined: all are
 */
export const findUnresolvedAlerts = async (
  db: Database,
  place: StoredWebhook,
  keys: readonly string[],
  since: string | undefined,
): Promise<Map<string, UnresolvedAlert[]>> => {
  const opening = new Map((await findOpeningEvents(db, place, keys, since)).map((event) => [event.alert_id, event]));
  const found = new Map<string, UnresolvedAlert[]>(keys.map((key) => [key, []]));
  if (opening.size === 0) return found;
  // Locked in one order, so that no two deliveries deadlock.
  const { rows } = await sql<Record<string, unknown>>`
    select ${wholeRow(alerts)} from ${alerts.from}
    where domain_id = ${place.domain_id} and alert_id = any(${[...opening.keys()]}::text[]) and state <> 'RESOLVED'
    order by seq for update`.execute(db);
  for (const row of rows.reverse()) {
    const alert = decodeRow(alerts, row);
    const { key = '', is_recent: isRecent = true } = opening.get(alert.alert_id) ?? {};
    found.get(key)?.push({ alert, isRecent });
  }
  return found;
};

/** Stores what events changed in the alerts that they joined. No other member depends on it. */
export const updateJoinedAlerts = async (
  db: Database,
  { domain_id }: StoredWebhook,
  changed: readonly StoredAlert[],
  now: string,
): Promise<void> => {
  if (changed.length === 0) return;
  const rows = changed.map(({ alert_id, description, resources, additional_info }) => ({
    ...{ alert_id, description, resources, additional_info },
  }));
  await sql`
    update monitoring_alert
    set description = changed.description, resources = changed.resources, additional_info = changed.additional_info,
      updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changed(alert_id text, description text, resources jsonb, additional_info jsonb)
    where monitoring_alert.domain_id = ${domain_id} and monitoring_alert.alert_id = changed.alert_id`.execute(db);
};

/** An event to store. */
export interface StoredEvent {
  readonly event_key: string;
  readonly event_type: string;
  readonly alert_id: string;
  /** Whether it created the alert. */
  readonly opens_alert: boolean;
  /** Wire form; empty when the event has none. */
  readonly occurred_at: string;
  readonly body: unknown;
}

/** Stores events in their order. */
export const insertEvents = async (
  db: Database,
  { domain_id, webhook_id, project_id }: StoredWebhook,
  events: readonly StoredEvent[],
  now: string,
): Promise<void> => {
  if (events.length === 0) return;
  const rows = JSON.stringify(events.map((event) => ({ event_id: newId('event-'), ...event })));
  await sql`
    insert into inbound_event (
      domain_id, event_id, webhook_id, project_id, event_key, event_type, alert_id, opens_alert, occurred_at, received_at,
      body)
    select ${domain_id}, event_id, ${webhook_id}, ${project_id}, event_key, event_type, alert_id, opens_alert,
      nullif(occurred_at, '')::timestamptz, ${now}::timestamptz, coalesce(body, 'null')
    from jsonb_to_recordset(${rows}::jsonb)
      as event(event_id text, event_key text, event_type text, alert_id text, opens_alert boolean, occurred_at text, body jsonb)`.execute(
    db,
  );
};
