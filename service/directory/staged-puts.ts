/** Puts staged under the name of a batch, until one call commits them all (docs/adr/0001). */
import { sql } from 'kysely';
import { notFound, wrongType } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { type Put, putInBulk } from './bulk-put.ts';
import { checkKind } from './kinds.ts';
import { hashPasswords, type PutUser } from './put-entries.ts';
import { chunksOf } from './records.ts';

/** A batch that is not committed within this time is deleted. */
const RETENTION_HOURS = 24;

const deleteExpired = (db: Database, now: string) =>
  sql`delete from directory_staged
      where staged_at < ${now}::timestamptz - make_interval(hours => ${RETENTION_HOURS}::integer)`.execute(db);

type Members = Record<string, unknown>;

const hasPassword = ({ password }: Members) => password !== undefined && password !== null;

const checkPassword = ({ password }: Members, index: number) => {
  if (typeof password !== 'string') throw wrongType(`records.${index}.password`, 'string');
};

/**
 * Users with hashed passwords. A user put without a password gets, at the commit, the password stored at that moment.
 */
const withHashes = async (db: Database, users: readonly Members[]): Promise<readonly Members[]> => {
  for (const [index, user] of users.entries()) if (hasPassword(user)) checkPassword(user, index);
  const hashed = await hashPasswords(db, users as readonly PutUser[]);
  return users.map((user, index) => (hasPassword(user) ? (hashed[index] ?? user) : user));
};

/** Records without plain passwords, as they may be staged for hours. */
const withoutPlainPasswords = async (db: Database, { kind, records }: Put): Promise<readonly Members[]> =>
  kind === 'users' ? withHashes(db, records) : records;

const insertStaged = (db: Database, batch: string, { kind, records, replace }: Put, now: string) =>
  sql`
    insert into directory_staged (batch, kind, records, replaced, staged_at)
    values (${batch}, ${kind}, ${JSON.stringify(records)}::jsonb,
      ${replace ? JSON.stringify(replace) : null}::jsonb, ${now})`.execute(db);

/**
 * Stages a put.
 *
 * @returns how many records were staged
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an unknown kind, ERROR_INVALID_PARAMETER_TYPE for a password that
 *   is no text; all other errors are thrown by the commit
 */
export const stage = async (db: Database, batch: string, put: Put, now: string): Promise<number> => {
  const { kind, replace } = put;
  checkKind(kind);
  const records = await withoutPlainPasswords(db, put);
  await deleteExpired(db, now);
  for (const chunk of chunksOf(records)) await insertStaged(db, batch, { kind, records: chunk }, now);
  if (replace || records.length === 0) await insertStaged(db, batch, { kind, records: [], replace }, now);
  return records.length;
};

interface StagedPut extends Put {
  readonly seq: number;
}

/** The puts of a batch in order. Only one is in memory at a time. */
async function* stagedPuts(db: Database, batch: string): AsyncGenerator<Put> {
  let last = 0;
  while (true) {
    const { rows } = await sql<StagedPut>`
      select seq, kind, records, replaced as replace from directory_staged
      where batch = ${batch} and seq > ${last} order by seq limit 1`.execute(db);
    const [put] = rows;
    if (!put) return;
    yield put;
    last = put.seq;
  }
}

const hasStagedPuts = async (db: Database, batch: string) => {
  const { rows } = await sql`select 1 from directory_staged where batch = ${batch} limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Commits a batch with its last put, and deletes the staged puts. For use within one transaction.
 *
 * @returns how many records were put and removed
 * @throws {ServiceError} ERROR_NOT_FOUND (batch) when nothing is staged, because the batch was committed already or has
 *   expired: a commit sent twice must not replace everything by nothing; otherwise as `putInBulk`
 */
export const commit = async (db: Database, batch: string, last: Put, now: string): Promise<number> => {
  if (!(await hasStagedPuts(db, batch))) throw notFound('batch', batch);
  await stage(db, batch, last, now);
  const count = await putInBulk(db, stagedPuts(db, batch), now);
  await sql`delete from directory_staged where batch = ${batch}`.execute(db);
  return count;
};
