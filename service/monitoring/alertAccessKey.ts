/** Access keys: each authorises calls on one alert for a limited time, without a token (semantics 3.16.8, 4.6.4). */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { newAccessKey } from '../ids.ts';
import type { Database } from '../store/database.ts';

/** How long a key is valid, in seconds. */
export const KEY_LIFETIME_SECONDS = 3600;

/** The key of an alert. */
export interface AlertReference {
  readonly domain_id: string;
  readonly alert_id: string;
}

/** Only a digest is stored, so that access to the store does not give access to alerts. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** An access key, and the statement that stores it. */
export interface AccessKey {
  /** 32 hexadecimal digits. */
  readonly key: string;
  readonly statement: RawBuilder<unknown>;
}

/**
 * Creates a key for a notification about an alert.
 *
 * @param now moment of creation, in wire form
 */
export const createAccessKey = ({ domain_id, alert_id }: AlertReference, now: string): AccessKey => {
  const key = newAccessKey();
  const expires = new Date(Date.parse(now) + KEY_LIFETIME_SECONDS * 1000).toISOString();
  const statement = sql`
    insert into alert_access_key (domain_id, digest, alert_id, expires_at)
    values (${domain_id}, ${hashKey(key)}, ${alert_id}, ${expires})`;
  return { key, statement };
};

/** Whether a key is valid for an alert at this moment. */
export const isValidAccessKey = async (
  db: Database,
  key: string,
  { domain_id, alert_id }: AlertReference,
  now: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from alert_access_key
    where domain_id = ${domain_id} and digest = ${hashKey(key)} and alert_id = ${alert_id} and expires_at > ${now}`.execute(
    db,
  );
  return rows.length > 0;
};

/** Deletes expired keys. */
export const deleteExpiredKeys = async (db: Database, now: string): Promise<void> => {
  await sql`delete from alert_access_key where expires_at <= ${now}`.execute(db);
};
