/** Puts laid aside under the name of a batch, until one call commits them all (docs/adr/0001). */
import { sql } from 'kysely';
import { notFound } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { checkKind } from './kinds.ts';
import { type Put, putTogether } from './together.ts';

/** After this a batch that nobody committed is forgotten. */
const KEPT_HOURS = 24;

const forgetOld = (db: Database, now: string) =>
  sql`delete from directory_staged
      where staged_at < ${now}::timestamptz - make_interval(hours => ${KEPT_HOURS}::integer)`.execute(db);

/**
 * Lays a put aside.
 *
 * @returns how many records were laid aside
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an unknown kind; what else is wrong shows at the commit
 */
export const stage = async (db: Database, batch: string, put: Put, now: string): Promise<number> => {
  const { kind, records, replace } = put;
  checkKind(kind);
  await forgetOld(db, now);
  await sql`
    insert into directory_staged (batch, kind, records, replaced, staged_at)
    values (${batch}, ${kind}, ${JSON.stringify(records)}::jsonb,
      ${replace ? JSON.stringify(replace) : null}::jsonb, ${now})`.execute(db);
  return records.length;
};

interface StagedPut extends Put {
  readonly seq: number;
}

/** The puts of a batch in order, one in memory at a time. */
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

const isThere = async (db: Database, batch: string) => {
  const { rows } = await sql`select 1 from directory_staged where batch = ${batch} limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Puts a batch into effect, the last put included, and forgets it. For use within one transaction.
 *
 * @returns how many records were put and removed
 * @throws {ServiceError} ERROR_NOT_FOUND (batch) when nothing was laid aside: it was committed already, or forgotten —
 *   a commit sent twice must not replace everything by nothing; otherwise as putTogether
 */
export const commit = async (db: Database, batch: string, last: Put, now: string): Promise<number> => {
  if (!(await isThere(db, batch))) throw notFound('batch', batch);
  await stage(db, batch, last, now);
  const count = await putTogether(db, stagedPuts(db, batch), now);
  await sql`delete from directory_staged where batch = ${batch}`.execute(db);
  return count;
};
