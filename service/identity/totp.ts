/** Codes of an authenticator app: RFC 6238 with the defaults of such apps: 6 digits, 30 seconds, SHA-1. */
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { StoredUser } from '../directory/directoryRecords.ts';
import type { Database } from '../store/database.ts';

/** Accepted clock skew, in steps in either direction. */
const SKEW_STEPS = 1;

const createGenerator = (otpSecret: string): TOTP | undefined => {
  try {
    return new TOTP({ secret: Secret.fromBase32(otpSecret), algorithm: 'SHA1', digits: 6, period: 30 });
  } catch {
    return undefined;
  }
};

/**
 * The time step a code belongs to.
 *
 * @param otpSecret base32, as authenticator apps accept it
 * @returns steps of 30 seconds since 1970; undefined when the code matches no step near the moment
 */
export const findTotpStep = (otpSecret: string, code: string, at: Date): number | undefined => {
  // The library checks the length in characters, then compares bytes. Digits outside ASCII would make it throw.
  const generator = /^[0-9]{6}$/.test(code) && otpSecret !== '' ? createGenerator(otpSecret) : undefined;
  const timestamp = at.getTime();
  const delta = generator?.validate({ token: code, timestamp, window: SKEW_STEPS }) ?? null;
  return generator && delta !== null ? generator.counter({ timestamp }) + delta : undefined;
};

/**
 * Checks a code and invalidates it and the codes of earlier steps. A step that no clock accepts yet was spent by one that was
 * ahead, and invalidates nothing.
 *
 * @param now moment of the call, in wire form
 * @returns false for a code that is wrong or already used
 */
export const consumeTotp = async (db: Database, user: StoredUser, code: string, now: string): Promise<boolean> => {
  const { otp_secret } = (user.mfa?.options ?? {}) as { otp_secret?: unknown };
  const step = typeof otp_secret === 'string' ? findTotpStep(otp_secret, code, new Date(now)) : undefined;
  if (step === undefined) return false;
  const { rows } = await sql`
    insert into spent_time_step as spent (domain_id, user_id, step) values (${user.domain_id}, ${user.user_id}, ${step})
    on conflict (domain_id, user_id) do update set step = excluded.step
      where spent.step < excluded.step or spent.step > excluded.step + ${2 * SKEW_STEPS}::integer
    returning step`.execute(db);
  return rows.length === 1;
};
