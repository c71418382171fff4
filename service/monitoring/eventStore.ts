/**
 * Stores events, for grouping only (semantics 3.17.13). Each function is one or two statements, for any number of rows.
 */
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Database } from '../store/database.ts';
import { decode, wholeRow } from '../store/rows.ts';
import { type AlertRow, alerts, type WebhookRow } from './tables.ts';

/** An unresolved alert, and whether its newest event is recent enough for a new event to join the alert. */
export interface UnresolvedAlert {
  readonly alert: AlertRow;
  readonly isRecent: boolean;
}

interface NewestEvent {
  readonly key: string;
  readonly alert_id: string;
  readonly is_recent: boolean;
}

/** For each key, the newest event that is no RECOVERY and whose alert is not resolved. */
const newestEvents = async (db: Database, place: WebhookRow, keys: readonly string[], since: string) => {
  const { rows } = await sql<NewestEvent>`
    select wanted.key, newest.alert_id, newest.received_at >= ${since}::timestamptz as is_recent
    from unnest(${keys}::text[]) as wanted(key) cross join lateral (
      select earlier.alert_id, earlier.received_at
      from inbound_event earlier join monitoring_alert using (domain_id, alert_id)
      where earlier.domain_id = ${place.domain_id} and earlier.project_id = ${place.project_id}
        and earlier.event_key = wanted.key and earlier.event_type <> 'RECOVERY'
        and monitoring_alert.state <> 'RESOLVED'
      order by earlier.received_at desc, earlier.seq desc limit 1) as newest`.execute(db);
  return rows;
};

/**
 * Finds the alert of the newest event for each key. The alerts are locked until the transaction ends.
 *
 * @param keys event keys of the webhook's project, without duplicates
 * @param since events from this moment on are recent, in wire form
 */
export const findUnresolvedAlerts = async (
  db: Database,
  place: WebhookRow,
  keys: readonly string[],
  since: string,
): Promise<Map<string, UnresolvedAlert>> => {
  const newest = await newestEvents(db, place, keys, since);
  if (newest.length === 0) return new Map();
  const ids = newest.map(({ alert_id }) => alert_id);
  // Locked in one order, so that no two deliveries deadlock.
  const { rows } = await sql<Record<string, unknown>>`
    select ${wholeRow(alerts)} from ${alerts.from}
    where domain_id = ${place.domain_id} and alert_id = any(${ids}::text[]) and state <> 'RESOLVED'
    order by seq for update`.execute(db);
  const found = new Map(rows.map((row) => [row.alert_id as string, decode(alerts, row)]));
  return new Map(
    newest.flatMap(({ key, alert_id, is_recent: isRecent }): [string, UnresolvedAlert][] => {
      const alert = found.get(alert_id);
      return alert ? [[key, { alert, isRecent }]] : [];
    }),
  );
};

/** Updates the descriptions of alerts. No other member depends on the description. */
export const updateDescriptions = async (
  db: Database,
  { domain_id }: WebhookRow,
  changed: readonly AlertRow[],
  now: string,
): Promise<void> => {
  if (changed.length === 0) return;
  const [ids, descriptions] = [changed.map(({ alert_id }) => alert_id), changed.map(({ description }) => description)];
  await sql`
    update monitoring_alert set description = changed.description, updated_at = ${now}::timestamptz
    from unnest(${ids}::text[], ${descriptions}::text[]) as changed(alert_id, description)
    where monitoring_alert.domain_id = ${domain_id} and monitoring_alert.alert_id = changed.alert_id`.execute(db);
};

/** An event to store. */
export interface StoredEvent {
  readonly event_key: string;
  readonly event_type: string;
  readonly alert_id: string;
  /** Wire form; empty when the event has none. */
  readonly occurred_at: string;
  readonly body: unknown;
}

/** Stores events in their order. */
export const insertEvents = async (
  db: Database,
  { domain_id, webhook_id, project_id }: WebhookRow,
  events: readonly StoredEvent[],
  now: string,
): Promise<void> => {
  if (events.length === 0) return;
  const rows = JSON.stringify(events.map((event) => ({ event_id: newId('event-'), ...event })));
  await sql`
    insert into inbound_event (
      domain_id, event_id, webhook_id, project_id, event_key, event_type, alert_id, occurred_at, received_at, body)
    select ${domain_id}, event_id, ${webhook_id}, ${project_id}, event_key, event_type, alert_id,
      nullif(occurred_at, '')::timestamptz, ${now}::timestamptz, coalesce(body, 'null')
    from jsonb_to_recordset(${rows}::jsonb)
      as event(event_id text, event_key text, event_type text, alert_id text, occurred_at text, body jsonb)`.execute(
    db,
  );
};
