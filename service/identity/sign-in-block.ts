/**
 * After ten failed sign-ins with the same credentials further ones are refused for a while (semantics 3.1.7). What an
 * attempt came to is told only after it has been counted, so that guesses sent all at once get no more than ten answers.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { token } from '../../contract/identity/token.ts';
import type { RequestOf } from '../../contract/resource.ts';
import type { DirectoryRecords } from '../directory/directory.ts';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';

const MOST_FAILURES = 10;
const BLOCK_SECONDS = 300;
/** A counter nobody has touched for so long is dropped. */
const FORGET_SECONDS = 86_400;

const blocked = () =>
  new ServiceError('ERROR_LOGIN_BLOCKED', `Too many failed attempts; try again in ${BLOCK_SECONDS} seconds.`);

type Credentials = RequestOf<typeof token.issue>['credentials'];

/** One text for all spellings of a name that a verifier may take for the same; what is no name counts together. */
const normalized = (name: unknown): string =>
  typeof name === 'string' || typeof name === 'number'
    ? String(name).normalize('NFKC').trim().toLowerCase()
    : 'no name';

/** The same for the same members, in whichever order they came. */
const inOrder = (credentials: Credentials) =>
  Object.entries(credentials).toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * Whom credentials for a verifier name. Members beside that one must not open a fresh counter. Where it is missing the
 * credentials are a text that cannot be guessed, such as a token of another system, and each is counted by itself.
 */
const externalName = (credentials: Credentials, { external_auth = {} }: DirectoryRecords['domains']) => {
  const { user_member } = external_auth;
  const name = credentials[typeof user_member === 'string' ? user_member : 'user_id'] ?? '';
  return name === '' ? inOrder(credentials) : normalized(name);
};

/**
 * What counts as "the same credentials": the user they name. Members that nobody looks at must not open a fresh counter.
 *
 * @param domain whose `external_auth.user_member` says which member of EXTERNAL credentials names the user; `user_id`
 *   unless told
 */
export const attemptOf = (
  { domain_id, credentials, auth_type }: RequestOf<typeof token.issue>,
  domain: DirectoryRecords['domains'],
): string => {
  const { password: _, ...rest } = credentials;
  const same = auth_type === 'EXTERNAL' ? externalName(rest, domain) : rest.user_id;
  return createHash('sha256')
    .update(JSON.stringify([domain_id, same]))
    .digest('hex');
};

/** @throws {ServiceError} ERROR_LOGIN_BLOCKED */
export const refuseWhileBlocked = async (db: Database, attempt: string, now: string): Promise<void> => {
  const { rows } = await sql`
    select 1 from sign_in_attempt where fingerprint = ${attempt} and blocked_until > ${now}`.execute(db);
  if (rows.length > 0) throw blocked();
};

/**
 * Counts a failure; the tenth closes the door, and counting starts over when it opens again.
 *
 * @throws {ServiceError} ERROR_LOGIN_BLOCKED when the door was closed while the attempt was under way
 */
export const recordFailure = async (db: Database, attempt: string, now: string): Promise<void> => {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempt as before (fingerprint, failures, last_at) values (${attempt}, 1, ${now})
    on conflict (fingerprint) do update set
      failures = case when before.blocked_until <= ${now} then 1 else before.failures + 1 end,
      blocked_until = case
        when before.blocked_until > ${now} then before.blocked_until
        when before.blocked_until is null and before.failures + 1 >= ${MOST_FAILURES}::integer
        then ${now}::timestamptz + make_interval(secs => ${BLOCK_SECONDS}) end,
      last_at = ${now}
    returning failures`.execute(db);
  await sql`
    delete from sign_in_attempt
    where last_at < ${now}::timestamptz - make_interval(secs => ${FORGET_SECONDS})`.execute(db);
  if ((rows[0]?.failures ?? 0) > MOST_FAILURES) throw blocked();
};

/**
 * A success resets the counter.
 *
 * @throws {ServiceError} ERROR_LOGIN_BLOCKED when the door was closed while the attempt was under way
 */
export const recordSuccess = async (db: Database, attempt: string, now: string): Promise<void> => {
  const { rows } = await sql`
    with cleared as (
      delete from sign_in_attempt
      where fingerprint = ${attempt} and (blocked_until is null or blocked_until <= ${now})
    )
    select 1 from sign_in_attempt where fingerprint = ${attempt} and blocked_until > ${now}`.execute(db);
  if (rows.length > 0) throw blocked();
};
