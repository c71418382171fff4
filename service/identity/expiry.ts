/** How long API keys and apps live, and what they can still do then (semantics 3.2.2, 3.2.4, 3.3.4, 3.3.7). */
import type { AppRecord } from '../../contract/identity/app.ts';
import { invalid, ServiceError } from '../errors.ts';

/** Longest life of a credential, and how long it lives unless told: 365 days. */
const LONGEST_MS = 365 * 24 * 60 * 60 * 1000;

const TOO_LATE = { api_key: 'ERROR_API_KEY_EXPIRED_LIMIT', app: 'ERROR_APP_EXPIRED_LIMIT' } as const;

/**
 * When a credential that is made now stops working.
 *
 * @param asked `expired_at` of the request, in wire form; empty or left out: 365 days from now
 * @throws {ServiceError} ERROR_API_KEY_EXPIRED_LIMIT, ERROR_APP_EXPIRED_LIMIT; ERROR_INVALID_PARAMETER in the past
 */
export const expiryOf = (kind: keyof typeof TOO_LATE, asked: string | undefined, now: string): string => {
  const furthest = new Date(Date.parse(now) + LONGEST_MS).toISOString();
  if (!asked) return furthest;
  // Times in wire form sort as texts.
  if (asked > furthest) throw new ServiceError(TOO_LATE[kind], 'At most 365 days ahead.', 'expired_at');
  if (asked <= now) throw invalid('expired_at', 'must be in the future');
  return asked;
};

/**
 * Seconds a token lives that goes with a record. It outlives the record by a little: the record is looked up at each
 * use and tells the moment to the millisecond, which a token cannot.
 */
export const lifetimeUntil = (expiredAt: string, now: string): number =>
  Math.ceil((Date.parse(expiredAt) - Date.parse(now)) / 1000) + 1;

type State = AppRecord['state'];

/**
 * What enabling or disabling a credential changes. EXPIRED stays: it cannot be enabled, and is off as it is.
 *
 * @param key member of the request that names the credential
 * @throws {ServiceError} ERROR_INVALID_PARAMETER where an expired one is to be enabled
 */
export const switched = (state: State, to: 'ENABLED' | 'DISABLED', key: string): { state?: State } => {
  if (state !== 'EXPIRED') return { state: to };
  if (to === 'ENABLED') throw invalid(key, 'has expired');
  return {};
};
