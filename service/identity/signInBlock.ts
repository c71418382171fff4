/**
 * After ten failed sign-ins with the same credentials further sign-ins are refused for 300 seconds (semantics 3.1.7).
 * The result of an attempt is returned only after it has been counted, so that concurrent guesses get no more than ten
 * results.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { token } from '../../contract/identity/token.ts';
import type { RequestOf } from '../../contract/resource.ts';
import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';

const MAX_FAILURES = 10;
const BLOCK_SECONDS = 300;
/** A counter without attempts for this long is deleted. */
const RETENTION_SECONDS = 86_400;

const signInBlockedError = () =>
  new ServiceError('ERROR_LOGIN_BLOCKED', `Too many failed attempts; try again in ${BLOCK_SECONDS} seconds.`);

type SignInCredentials = RequestOf<typeof token.issue>['credentials'];

/**
 * One text for all spellings of a name that a verifier may treat as equal. Values that are not names share one counter.
 */
const normalizeName = (name: unknown): string =>
  typeof name === 'string' || typeof name === 'number'
    ? String(name).normalize('NFKC').trim().toLowerCase()
    : 'no name';

/** The members sorted by name, so that their order does not matter. */
const sortEntries = (credentials: SignInCredentials) =>
  Object.entries(credentials).toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * Identifies external credentials by the user they name. Other members must not create a new counter. Without a user
 * member the credentials are a text that cannot be guessed, such as a token of another system, and each is counted
 * separately.
 */
const findExternalName = (credentials: SignInCredentials, { external_auth = {} }: DirectoryRecords['domains']) => {
  const { user_member } = external_auth;
  const name = credentials[typeof user_member === 'string' ? user_member : 'user_id'] ?? '';
  return name === '' ? sortEntries(credentials) : normalizeName(name);
};

/**
 * Fingerprint of "the same credentials": the user they name. Members that are not checked must not create a new
 * counter.
 *
 * @param domain its `external_auth.user_member` names the member of EXTERNAL credentials that identifies the user;
 *   default: `user_id`
 */
export const fingerprintAttempt = (
  { domain_id, credentials, auth_type }: RequestOf<typeof token.issue>,
  domain: DirectoryRecords['domains'],
): string => {
  const { password: _, ...rest } = credentials;
  const name = auth_type === 'EXTERNAL' ? findExternalName(rest, domain) : rest.user_id;
  return createHash('sha256')
    .update(JSON.stringify([domain_id, name]))
    .digest('hex');
};

/** A block that ends later than any that begins now is of a clock that was ahead. */
const isBlocked = (now: string) =>
  sql`coalesce(before.blocked_until > ${now} and before.blocked_until <= ${now}::timestamptz + make_interval(secs => ${2 * BLOCK_SECONDS}), false)`;

/** @throws {ServiceError} ERROR_LOGIN_BLOCKED */
export const checkNotBlocked = async (db: Database, attempt: string, now: string): Promise<void> => {
  const { rows } = await sql`
    select 1 from sign_in_attempt before where fingerprint = ${attempt} and ${isBlocked(now)}`.execute(db);
  if (rows.length > 0) throw signInBlockedError();
};

/**
 * Counts a failure. The tenth failure blocks further attempts; counting starts over when the block ends.
 *
 * @throws {ServiceError} ERROR_LOGIN_BLOCKED when the block began while the attempt was in progress
 */
export const recordFailure = async (db: Database, attempt: string, now: string): Promise<void> => {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempt as before (fingerprint, failures, last_at) values (${attempt}, 1, ${now})
    on conflict (fingerprint) do update set
      failures = case when before.blocked_until is null or ${isBlocked(now)} then before.failures + 1 else 1 end,
      blocked_until = case
        when ${isBlocked(now)} then before.blocked_until
        when before.blocked_until is null and before.failures + 1 >= ${MAX_FAILURES}::integer
        then ${now}::timestamptz + make_interval(secs => ${BLOCK_SECONDS}) end,
      last_at = ${now}
    returning failures`.execute(db);
  await sql`
    delete from sign_in_attempt
    where last_at < ${now}::timestamptz - make_interval(secs => ${RETENTION_SECONDS})`.execute(db);
  if ((rows[0]?.failures ?? 0) > MAX_FAILURES) throw signInBlockedError();
};

/**
 * Resets the counter after a successful attempt.
 *
 * @throws {ServiceError} ERROR_LOGIN_BLOCKED when the block began while the attempt was in progress
 */
export const recordSuccess = async (db: Database, attempt: string, now: string): Promise<void> => {
  const { rows } = await sql`
    with cleared as (
      delete from sign_in_attempt before
      where fingerprint = ${attempt} and not ${isBlocked(now)}
    )
    select 1 from sign_in_attempt before where fingerprint = ${attempt} and ${isBlocked(now)}`.execute(db);
  if (rows.length > 0) throw signInBlockedError();
};
