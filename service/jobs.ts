/** Scheduled jobs, and jobs that are retried after a failure, in the store itself (semantics 6). */

import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { startTicks } from './jobTicks.ts';
import { setBackFutureTimes } from './jobTimes.ts';
import { toLoggableError } from './loggableError.ts';
import type { JobCounts, JobOutcome, ServiceMetrics } from './metrics/index.ts';
import type { ServiceSettings } from './settings.ts';
import { type Database, executeIn, type Store } from './store/database.ts';

/** What calls and jobs need to act on the store. */
export interface ExecutionContext {
  /** The moment of the call or job, in wire form. It does not change. */
  readonly now: string;
  readonly db: Database;
  readonly jobs: Pick<JobScheduler, 'send' | 'wake'>;
  readonly settings: ServiceSettings;
}

/** What jobs need in addition. No caller waits for their result, so they log and count it. */
export interface JobContext extends ExecutionContext {
  readonly logger: Logger;
  readonly metrics: ServiceMetrics;
}

/** One type of job. */
export interface JobDefinition<Data extends object = object> {
  readonly name: string;
  /** The clock sends the job at the minutes since 1970 that this number divides, once over all replicas. */
  readonly everyMinutes?: number;
  /** Seconds between tries after a failure; doubled after each. */
  readonly retryDelay?: number;
  readonly retryLimit?: number;
  /** Number of jobs that run concurrently; 1 where absent. */
  readonly concurrency?: number;
  // Methods, so that jobs with specific data are assignable to `Job`.
  /** Concurrent jobs with the same key run one after the other, in the order they were sent. */
  orderingKey?(data: Data): string;
  run(data: Data, db: Database, context: JobContext): Promise<void>;
}

/** Sends jobs in the transaction of the caller. When the transaction fails, the jobs are not sent. */
export interface JobScheduler {
  /**
   * Sends one job for each element of `data`. `startAfter`: not before that moment, or not before so many seconds have
   * passed.
   */
  readonly send: <Data extends object>(
    db: Database,
    job: JobDefinition<Data>,
    data: readonly Data[],
    startAfter?: Date | number,
  ) => Promise<void>;
  /** Makes the workers of this process begin what was sent in a committed transaction, without waiting for their next poll. */
  readonly wake: (ended: Database) => void;
  /** Runs a job at once, as the clock would. */
  readonly runJob: <Data extends object>(job: JobDefinition<Data>, data: Data) => Promise<void>;
  /** Minutes since a tick of the clock whose jobs were begun, by any replica; 0 while all is well. */
  readonly missedTicks: () => number;
  /** Finishes jobs in progress, then stops. */
  readonly stop: () => Promise<void>;
}

/** Options of the workers. */
export interface JobsOptions {
  readonly settings: ServiceSettings;
  readonly metrics: ServiceMetrics;
  /** Current time. */
  readonly clock: () => Date;
  /** Polling interval for due jobs, in seconds. */
  readonly pollingSeconds?: number;
  /** Whether jobs that the clock sends are run or skipped now; absent: run. */
  readonly followsClock?: () => boolean;
}

/** Heartbeat interval of workers, in seconds. The jobs of a process without heartbeats are given to another. */
const HEARTBEAT_SECONDS = 20;

/** Retention of unfinished jobs, in seconds. However long the service is down, they run when it is back. */
const RETENTION_SECONDS = 10 * 365 * 86_400;

const toQueueOptions = ({ retryLimit = 2, retryDelay = 1 }: JobDefinition) => ({
  ...{ retryLimit, retryDelay, retryBackoff: true },
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retentionSeconds: RETENTION_SECONDS,
});

type FetchedJob = JobWithMetadata<object | null>;

/** The store returns jobs in no particular order, and the type of times depends on its driver. */
const sortBySentAt = (jobs: readonly FetchedJob[]) => {
  const sentAt = ({ createdOn }: FetchedJob) => new Date(createdOn).getTime();
  return jobs.toSorted((one, other) => sentAt(one) - sentAt(other));
};

/** Runs the jobs of each lane in order, and the lanes concurrently. */
const runInOrder = async (job: JobDefinition, jobs: readonly FetchedJob[], runJob: JobScheduler['runJob']) => {
  const lanes = Map.groupBy(sortBySentAt(jobs), ({ id, data }) => job.orderingKey?.(data ?? {}) ?? id);
  await Promise.all(
    [...lanes.values()].map(async (lane) => {
      for (const { data } of lane) await runJob(job, data ?? {});
    }),
  );
};

/** No job has this id. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * The first use of a queue reads its options, which is impossible within a transaction of the embedded store. This call
 * reads them before.
 */
const cacheQueue = (boss: PgBoss, name: string) => boss.findJobs(name, { id: NO_JOB });

const readJobCounts = async (boss: PgBoss, jobDefinitions: readonly JobDefinition[]): Promise<JobCounts[]> => {
  const queues = await boss.getQueues(jobDefinitions.map(({ name }) => name));
  return queues.map(({ name, queuedCount: queued, activeCount: running, failedCount: failed }) => ({
    ...{ name, queued, running, failed },
  }));
};

/** Schema of the job tables. */
const jobSchema = ({ schema }: Store) => (schema === 'public' ? 'jobs' : `${schema}_jobs`);

/** A job that was sent in another store and not completed there. */
export interface PendingJob {
  readonly name: string;
  readonly data: object;
  /** In wire form. */
  readonly startAfter: string;
}

/** The queues of a store without workers. */
export interface JobQueues {
  /** Sends jobs again unchanged. Jobs that the clock sends are left out. Returns how many were sent. */
  readonly sendAgain: (db: Database, jobs: readonly PendingJob[]) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Opens the queues of a store without working on them. Creates them when absent. */
export const openJobQueues = async (store: Store, jobDefinitions: readonly JobDefinition[]): Promise<JobQueues> => {
  const schema = jobSchema(store);
  const boss = new PgBoss({ db: { executeSql: store.executeSql }, schema, supervise: false, schedule: false });
  // The failing call reports the error.
  boss.on('error', () => {});
  await store.withExclusiveLock(`jobs/${schema}`, () => boss.start());
  for (const job of jobDefinitions) await boss.createQueue(job.name, toQueueOptions(job));
  const sentByCalls = new Set(
    jobDefinitions.filter(({ everyMinutes }) => everyMinutes === undefined).map(({ name }) => name),
  );
  return {
    sendAgain: async (within, jobs) => {
      const wanted = jobs.filter(({ name }) => sentByCalls.has(name));
      const db = { executeSql: executeIn(within) };
      for (const [name, left] of Map.groupBy(wanted, (job) => job.name)) {
        await boss.insert(
          name,
          left.map(({ data, startAfter }) => ({ data, startAfter: new Date(startAfter) })),
          { db },
        );
      }
      return wanted.length;
    },
    close: () => boss.stop({ graceful: false }),
  };
};

/** Time for which an error is not logged again. */
const QUIET_MS = 60_000;

/** Logs errors of polls, each once a minute: a store that is unavailable or full fails them all. */
const logRarely = (logger: Logger) => {
  const loggedAt = new Map<string, number>();
  return (error: Error) => {
    const now = performance.now();
    for (const [message, at] of loggedAt) if (now - at >= QUIET_MS) loggedAt.delete(message);
    if (loggedAt.has(error.message)) return;
    loggedAt.set(error.message, now);
    logger.error({ err: toLoggableError(error) }, 'jobs');
  };
};

/** @param workers ids of the workers of this process, by name of their jobs */
const createSender = (boss: PgBoss, workers: ReadonlyMap<string, string>) => {
  const sentIn = new WeakMap<Database, readonly string[]>();
  const send: JobScheduler['send'] = async (within, job, data, startAfter) => {
    const options = startAfter === undefined ? {} : { startAfter };
    const jobs = data.map((each) => ({ data: each, ...options }));
    await boss.insert(job.name, jobs, { db: { executeSql: executeIn(within) } });
    sentIn.set(within, [...(sentIn.get(within) ?? []), job.name]);
  };
  const wakeWorkers = (names: Iterable<string>) => {
    for (const name of names) boss.notifyWorker(workers.get(name) ?? '');
  };
  const wake: JobScheduler['wake'] = (ended) => wakeWorkers(new Set(sentIn.get(ended)));
  return { send, wake, wakeAll: () => wakeWorkers(workers.keys()) };
};

/** Starts the workers. */
export const startJobs = async (
  store: Store,
  jobDefinitions: readonly JobDefinition[],
  logger: Logger,
  { settings, metrics, clock, pollingSeconds = 2, followsClock = () => true }: JobsOptions,
): Promise<JobScheduler> => {
  const supervision = { superviseIntervalSeconds: HEARTBEAT_SECONDS, monitorIntervalSeconds: HEARTBEAT_SECONDS };
  const schema = jobSchema(store);
  const boss = new PgBoss({ db: { executeSql: store.executeSql }, schema, schedule: false, ...supervision });
  const logError = logRarely(logger);
  boss.on('error', logError);
  const { backgroundDb: db } = store;
  // The first start creates the tables. Several replicas may start at the same time.
  await store.withExclusiveLock(`jobs/${schema}`, () => boss.start());
  await setBackFutureTimes(store.migrationDb, schema);
  const workers = new Map<string, string>();
  const { send, wake, wakeAll } = createSender(boss, workers);
  const runJob: JobScheduler['runJob'] = (job, data) =>
    job.run(data, db, { db, settings, logger, metrics, jobs: { send, wake }, now: clock().toISOString() });
  const performCounted: JobScheduler['runJob'] = async (job, data) => {
    if (job.everyMinutes && !followsClock()) return;
    const begun = performance.now();
    const observe = (outcome: JobOutcome) => metrics.observeJob(job.name, outcome, (performance.now() - begun) / 1000);
    await runJob(job, data).catch((error: unknown) => {
      observe('failed');
      throw error;
    });
    observe('completed');
  };
  for (const job of jobDefinitions) {
    await boss.createQueue(job.name, toQueueOptions(job));
    await cacheQueue(boss, job.name);
  }
  for (const job of jobDefinitions) {
    const { concurrency: batchSize = 1 } = job;
    const polling = { pollingIntervalSeconds: pollingSeconds, batchSize, burstWhenBatchFull: true };
    const perform = (jobs: FetchedJob[]) => runInOrder(job, jobs, performCounted);
    workers.set(job.name, await boss.work(job.name, { ...polling, includeMetadata: true }, perform));
  }
  const ticks = startTicks({
    ...{ db, schema },
    jobs: jobDefinitions,
    send: (within, job) => send(within, job, [{}]),
    // A worker computes its pause from the clock, so one that was set back meanwhile would make it sleep for as long.
    onTick: wakeAll,
    onSetBack: () => logger.warn('the clock was set back; jobs that were due later are due as long from now'),
    onError: logError,
  });
  metrics.registerStoredJobMetrics(() => readJobCounts(boss, jobDefinitions), ticks.missed);
  const stop = async () => {
    await Promise.all([ticks.stop(), boss.stop({ graceful: true, timeout: 10_000 })]);
  };
  return { send, wake, runJob, missedTicks: ticks.missed, stop };
};
