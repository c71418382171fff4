/** Codes sent by mail: 6 digits, valid for 300 seconds and one use (semantics 3.1.6). */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Static } from 'typebox';
import type { Notification } from '../../contract/outbound.ts';
import type { ServiceCall } from '../call.ts';
import type { StoredUser } from '../directory/directoryRecords.ts';
import { newId } from '../ids.ts';
import { createJsonPoster } from '../notification/postJson.ts';
import type { Database } from '../store/database.ts';

const LIFETIME_SECONDS = 300;

/** The answer waits for the sink at most this long, in milliseconds. The delivery may take longer. */
const MAX_WAIT_MS = 1_000;
const sendToSink = createJsonPoster({ timeoutMs: 10_000, answerBytes: 64 * 1024 });

const hashCode = ({ domain_id, user_id }: StoredUser, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([domain_id, user_id, code]))
    .digest('hex');

/** Creates a code. It invalidates the earlier code of the user. */
const createCode = async (db: Database, user: StoredUser, now: string): Promise<string> => {
  const code = String(randomInt(100_000, 1_000_000));
  await sql`
    insert into mailed_code (domain_id, user_id, digest, expires_at)
    values (${user.domain_id}, ${user.user_id}, ${hashCode(user, code)},
      ${now}::timestamptz + make_interval(secs => ${LIFETIME_SECONDS}))
    on conflict (domain_id, user_id) do update
    set digest = excluded.digest, expires_at = excluded.expires_at`.execute(db);
  return code;
};

const findAddress = ({ mfa, email = '' }: StoredUser) => {
  const { email: own } = (mfa?.options ?? {}) as { email?: unknown };
  return typeof own === 'string' && own !== '' ? own : email;
};

const createCodeNotification = (user: StoredUser, code: string, now: string): Static<typeof Notification> => ({
  notification_id: newId('notification-'),
  event: 'mfa.code',
  topic: 'identity.User',
  notification_type: 'INFO',
  resource_type: 'identity.User',
  resource_id: user.user_id,
  channels: [],
  domain_id: user.domain_id,
  workspace_id: '*',
  message: {
    title: 'Your sign-in code',
    description: `The code is ${code}. It is good for ${LIFETIME_SECONDS} seconds and one sign-in.`,
    tags: [
      { key: 'Code', value: code, options: { short: true } },
      { key: 'Email', value: findAddress(user), options: { short: true } },
    ],
    callbacks: [],
    occurred_at: now,
  },
  created_at: now,
});

/** A failed delivery is logged only. The user can request another code by signing in again. */
const deliverCode = async (url: string, notification: object, logger: Logger): Promise<void> => {
  try {
    const { status } = await sendToSink(url, notification);
    if (status > 299) logger.warn({ status }, 'the notification sink took no sign-in code');
  } catch (error) {
    const { name, code } = error as { name: string; code?: string };
    logger.warn({ reason: code ?? name }, 'a sign-in code could not be delivered');
  }
};

/** Sends a user a fresh code through the notification sink. Without a sink the code is not sent (semantics 3.19.12). */
export const mailCode = async ({ db, now, settings }: ServiceCall, user: StoredUser, logger: Logger): Promise<void> => {
  const code = await createCode(db, user, now);
  const { notificationSinkUrl } = settings;
  if (!notificationSinkUrl) return logger.warn('a sign-in code was not sent: no notification sink is configured');
  const delivery = deliverCode(notificationSinkUrl, createCodeNotification(user, code, now), logger);
  await Promise.race([delivery, pause(MAX_WAIT_MS, undefined, { ref: false })]);
};

/**
 * Checks a code and invalidates it.
 *
 * @param now moment of the call, in wire form
 * @returns false for a code that is wrong, expired or already used
 */
export const consumeMailedCode = async (
  db: Database,
  user: StoredUser,
  code: string,
  now: string,
): Promise<boolean> => {
  const { rows } = await sql`
    delete from mailed_code
    where domain_id = ${user.domain_id} and user_id = ${user.user_id}
      and digest = ${hashCode(user, code)} and expires_at > ${now}
    returning 1`.execute(db);
  return rows.length === 1;
};
