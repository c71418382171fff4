/** Expiry of API keys and apps, and what is allowed after it (semantics 3.2.2, 3.2.4, 3.3.4, 3.3.7). */
import type { AppRecord } from '../../contract/identity/app.ts';
import { invalidParameterError, ServiceError } from '../errors.ts';

/** Longest and default lifetime of a credential: 365 days. */
const MAX_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

const LIMIT_ERRORS = { api_key: 'ERROR_API_KEY_EXPIRED_LIMIT', app: 'ERROR_APP_EXPIRED_LIMIT' } as const;

/**
 * The expiry of a credential that is created now.
 *
 * @param requested `expired_at` of the request, in wire form; empty or absent: 365 days from now
 * @throws {ServiceError} ERROR_API_KEY_EXPIRED_LIMIT, ERROR_APP_EXPIRED_LIMIT; ERROR_INVALID_PARAMETER in the past
 */
export const findExpiry = (kind: keyof typeof LIMIT_ERRORS, requested: string | undefined, now: string): string => {
  const latest = new Date(Date.parse(now) + MAX_LIFETIME_MS).toISOString();
  if (!requested) return latest;
  // Times in wire form sort as texts.
  if (requested > latest)
    throw new ServiceError(LIMIT_ERRORS[kind], 'The time must be at most 365 days ahead.', 'expired_at');
  if (requested <= now) throw invalidParameterError('expired_at', 'must be in the future');
  return requested;
};

/**
 * Lifetime in seconds of the token of a record. It is up to two seconds longer than that of the record: the record is
 * looked up at each use and expires to the millisecond, which a token cannot express.
 */
export const countSecondsUntil = (expiredAt: string, now: string): number =>
  Math.ceil((Date.parse(expiredAt) - Date.parse(now)) / 1000) + 1;

type CredentialState = AppRecord['state'];

/**
 * The state change when a credential is enabled or disabled. EXPIRED stays: it cannot be enabled, and need not be
 * disabled.
 *
 * @param key member of the request that names the credential
 * @throws {ServiceError} ERROR_INVALID_PARAMETER when an expired credential is enabled
 */
export const changeCredentialState = (
  state: CredentialState,
  to: 'ENABLED' | 'DISABLED',
  key: string,
): { state?: CredentialState } => {
  if (state !== 'EXPIRED') return { state: to };
  if (to === 'ENABLED') throw invalidParameterError(key, 'has expired');
  return {};
};
