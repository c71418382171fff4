/** Sends the jobs of the clock at each full minute, once over all replicas (ADR 0096). */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { setBackFutureTimes } from './jobTimes.ts';
import type { Database } from './store/database.ts';

const MINUTE_MS = 60_000;

/** A tick that is no later than this is in time. */
const TOLERANCE_MS = 10_000;

/** Pause after a failure: the store is unavailable, or about to close. */
const PAUSE_MS = 1_000;

/** Waits a little longer than to the full minute, so that it has begun. */
const MARGIN_MS = 20;

/** A job that the clock sends at the minutes since 1970 that its number divides; absent: the clock does not send it. */
interface ClockJob {
  readonly name: string;
  readonly everyMinutes?: number;
}

/** What the clock needs. */
export interface TickOptions<Sent extends ClockJob> {
  readonly db: Database;
  /** Schema of the job tables. */
  readonly schema: string;
  readonly jobs: readonly Sent[];
  /** Sends one job in a transaction. */
  readonly send: (within: Database, job: Sent) => Promise<void>;
  /** Called after each tick, whichever replica sent its jobs. */
  readonly onTick: () => void;
  /** Called when the clock of the store was set back since the last tick. */
  readonly onSetBack: () => void;
  readonly onError: (error: Error) => void;
}

/** The clock of one replica. */
export interface JobTicks {
  /** Full minutes in which no replica began the jobs of a tick, up to now; 0 while all is well. */
  readonly missed: () => number;
  readonly stop: () => Promise<void>;
}

/** The minute of a tick and of the one before it, in minutes since 1970. */
interface Tick {
  readonly previous: number | null;
  readonly minute: number;
}

const selectMinute = (time: string) => sql`floor(extract(epoch from ${sql.raw(time)}) / 60)::integer`;

/**
 * Takes the present minute of the store's clock for this replica; undefined if another one has it. The stored minute only has
 * to be another one: if it lies ahead, because the clock was, ticks continue nevertheless.
 */
const takeMinute = async (within: Database, schema: string): Promise<Tick | undefined> => {
  const version = sql.table(`${schema}.version`);
  const { rows } = await sql<Tick>`
    with stored as (select cron_on as previous from ${version} for update),
      present as (select previous, date_trunc('minute', clock_timestamp()) as minute from stored)
    update ${version} set cron_on = minute from present where previous is distinct from minute
    returning ${selectMinute('previous')} as previous, ${selectMinute('minute')} as minute`.execute(within);
  return rows[0];
};

/** Names of the jobs of earlier minutes that nobody has begun. */
const findWaitingJobs = async (db: Database, schema: string, jobs: readonly ClockJob[]): Promise<string[]> => {
  const names = jobs.filter(({ everyMinutes }) => everyMinutes !== undefined).map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`
    select distinct name from ${sql.table(`${schema}.job`)}
    where name = any(${names}::text[]) and state = 'created' and not blocked
      and created_on < date_trunc('minute', clock_timestamp())`.execute(db);
  return rows.map(({ name }) => name);
};

/** Sends the jobs that are due at this minute, unless another replica has done so. Those that still wait are not sent again. */
const sendDue = <Sent extends ClockJob>(
  { db, schema, jobs, send, onSetBack }: TickOptions<Sent>,
  waiting: readonly string[],
): Promise<void> =>
  db.transaction().execute(async (within) => {
    const tick = await takeMinute(within, schema);
    if (tick === undefined) return;
    const { previous, minute } = tick;
    if (previous !== null && previous > minute) {
      onSetBack();
      await setBackFutureTimes(within, schema);
    }
    for (const job of jobs)
      if (job.everyMinutes && minute % job.everyMinutes === 0 && !waiting.includes(job.name)) await send(within, job);
  });

/** Milliseconds to the next full minute of the store's clock. */
const readMsToNextMinute = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ ms: number }>`
    select (60 - extract(second from clock_timestamp())) * 1000 as ms`.execute(db);
  return Number(rows[0]?.ms ?? 0);
};

/**
 * Starts the clock of this replica. At each full minute of the store's clock every replica looks, and the first one sends the
 * jobs. What is missed is measured by a clock that nobody sets.
 */
export const startTicks = <Sent extends ClockJob>(options: TickOptions<Sent>): JobTicks => {
  const { db, schema, jobs, onTick, onError } = options;
  const stopped = new AbortController();
  let begunAt = performance.now();
  const tick = async () => {
    const waiting = await findWaitingJobs(db, schema, jobs);
    await sendDue(options, waiting);
    if (waiting.length === 0) begunAt = performance.now();
    onTick();
    return (await readMsToNextMinute(db)) + MARGIN_MS;
  };
  const tickOrPause = () =>
    tick().catch((error: Error) => {
      if (!stopped.signal.aborted) onError(error);
      return PAUSE_MS;
    });
  const run = async () => {
    const { signal } = stopped;
    while (!signal.aborted) await sleep(await tickOrPause(), undefined, { signal }).catch(() => {});
  };
  const running = run();
  return {
    missed: () => Math.max(0, Math.floor((performance.now() - begunAt - TOLERANCE_MS) / MINUTE_MS)),
    stop: () => {
      stopped.abort();
      return running;
    },
  };
};
