/**
 * Puts staged under the name of a batch, until one call commits them all (docs/adr/0001). They have no plain passwords, since they may
 * be staged for hours.
 */
import { sql } from 'kysely';
import { splitIntoChunks } from '../chunks.ts';
import { notFoundError, ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { putInBulk, type RecordsPut } from './bulkPut.ts';
import { checkKind } from './kinds.ts';
import { ROWS_PER_STATEMENT } from './putRecords.ts';

/** A batch whose last put is older has expired: it is refused as a whole, since its caller may count on all of its puts. */
const EXPIRY_HOURS = 24;

/** An expired batch is deleted when its last put is older. Its name can be used again from then on. */
const RETENTION_HOURS = 7 * 24;

const deleteExpiredBatches = (db: Database, now: string) => {
  const limit = sql`${now}::timestamptz - make_interval(hours => ${RETENTION_HOURS}::integer)`;
  return sql`
    delete from directory_staged as old where staged_at < ${limit} and not exists (
      select from directory_staged as newer where newer.batch = old.batch and newer.staged_at >= ${limit})`.execute(db);
};

const batchExpiredError = (batch: string, lastPutAt: string) =>
  new ServiceError(
    'ERROR_NOT_FOUND',
    `The batch has expired: its last put was at ${lastPutAt}, more than ${EXPIRY_HOURS} hours ago. Put all of its records again, in a batch of another name. (key = batch, value = ${batch})`,
    'batch',
  );

/**
 * Finds out whether puts are staged, and locks the batch until the end of the transaction: a call that comes meanwhile
 * finds the batch with all puts of this one, or committed.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND (batch) when the batch has expired
 */
const lockBatch = async (db: Database, batch: string, now: string): Promise<{ readonly hasPuts: boolean }> => {
  const { rows } = await sql<{ staged_at: string; is_expired: boolean }>`
    select staged_at, staged_at < ${now}::timestamptz - make_interval(hours => ${EXPIRY_HOURS}::integer) as is_expired
    from directory_staged where batch = ${batch} order by seq desc limit 1 for update`.execute(db);
  const [last] = rows;
  if (last?.is_expired) throw batchExpiredError(batch, last.staged_at);
  return { hasPuts: last !== undefined };
};

const insertStaged = (db: Database, batch: string, { kind, records, replace }: RecordsPut, now: string) =>
  sql`
    insert into directory_staged (batch, kind, records, replaced, staged_at)
    values (${batch}, ${kind}, ${JSON.stringify(records)}::jsonb,
      ${replace ? JSON.stringify(replace) : null}::jsonb, ${now})`.execute(db);

const insertPut = async (db: Database, batch: string, put: RecordsPut, now: string): Promise<void> => {
  const { kind, records, replace } = put;
  checkKind(kind);
  for (const chunk of splitIntoChunks(records, ROWS_PER_STATEMENT))
    await insertStaged(db, batch, { kind, records: chunk }, now);
  if (replace || records.length === 0) await insertStaged(db, batch, { kind, records: [], replace }, now);
};

/**
 * Stages a put. For use within one transaction.
 *
 * @returns how many records were staged
 * @throws {ServiceError} ERROR_NOT_FOUND (batch) when the last put of the batch is more than 24 hours old;
 *   ERROR_INVALID_PARAMETER for an unknown kind; all other errors are thrown by the commit
 */
export const stagePut = async (db: Database, batch: string, put: RecordsPut, now: string): Promise<number> => {
  await deleteExpiredBatches(db, now);
  await lockBatch(db, batch, now);
  await insertPut(db, batch, put, now);
  return put.records.length;
};

interface StagedPut extends RecordsPut {
  readonly seq: number;
}

/** The puts of a batch in order. Only one is in memory at a time. */
async function* readStagedPuts(db: Database, batch: string): AsyncGenerator<RecordsPut> {
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

/**
 * Commits a batch with its last put, and deletes the staged puts. For use within one transaction.
 *
 * @returns how many records were put and removed
 * @throws {ServiceError} ERROR_NOT_FOUND (batch) when nothing is staged, because the batch was committed already, or when
 *   it has expired: neither may replace everything by nothing, or by a part; otherwise as `putInBulk`
 */
export const commitBatch = async (db: Database, batch: string, last: RecordsPut, now: string): Promise<number> => {
  const { hasPuts } = await lockBatch(db, batch, now);
  if (!hasPuts) throw notFoundError('batch', batch);
  await insertPut(db, batch, last, now);
  const count = await putInBulk(db, readStagedPuts(db, batch), now);
  await sql`delete from directory_staged where batch = ${batch}`.execute(db);
  return count;
};
