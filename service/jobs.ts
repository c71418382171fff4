/** Clock-driven work and work that may fail and be tried again, on the store itself (semantics 6). */

import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { loggable } from './failures.ts';
import type { JobCounts, JobOutcome, Metrics } from './metrics/index.ts';
import type { Settings } from './settings.ts';
import { type Database, executeIn, type Store } from './store/database.ts';

/** What acting on the store takes, be it for a call or by the clock. */
export interface ExecutionContext {
  /** The moment, one for the whole of it, in wire form. */
  readonly now: string;
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly settings: Settings;
}

/** What work by the clock has beside: nobody waits for its answer, so it tells of itself. */
export interface JobContext extends ExecutionContext {
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** One kind of work. */
export interface Job<Data extends object = object> {
  readonly name: string;
  /** Five-field cron text, UTC: sent by the clock, once over all replicas. */
  readonly cron?: string;
  /** Seconds between tries after a failure; doubled at each. */
  readonly retryDelay?: number;
  readonly retryLimit?: number;
  /** Jobs that are run side by side; one at a time where left out. */
  readonly concurrency?: number;
  // Methods, so that work with data of its own is work as well.
  /** Of the jobs run side by side, those with the same text are run one after the other, in the order they were sent. */
  orderingKey?(data: Data): string;
  run(data: Data, db: Database, context: JobContext): Promise<void>;
}

/** Where work is left to be done after the transaction that asks for it; if that fails, it was never asked for. */
export interface Jobs {
  /** A job for each, all sent at once. `startAfter`: not before that moment, or not before so many seconds have passed. */
  readonly send: <Data extends object>(
    db: Database,
    job: Job<Data>,
    data: readonly Data[],
    startAfter?: Date | number,
  ) => Promise<void>;
  /** Does one kind of work at once, as the clock would. */
  readonly runJob: <Data extends object>(job: Job<Data>, data: Data) => Promise<void>;
  /** Lets work under way finish, then stops. */
  readonly stop: () => Promise<void>;
}

/** How the workers are to run. */
export interface JobsOptions {
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** Tells work what time it is. */
  readonly clock: () => Date;
  /** Longest wait of a job that is due. */
  readonly pollingSeconds?: number;
}

/** A process at work says so this often; one that does not is gone, and its jobs are for another. In seconds. */
const HEARTBEAT_SECONDS = 20;

/** However long the service is away, what was left to be done is done when it comes back. In seconds. */
const RETENTION_SECONDS = 10 * 365 * 86_400;

const queueTerms = ({ retryLimit = 2, retryDelay = 1 }: Job) => ({
  ...{ retryLimit, retryDelay, retryBackoff: true },
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retentionSeconds: RETENTION_SECONDS,
});

type FetchedJob = JobWithMetadata<object | null>;

/** They come in no order; and how the driver reads times is the store's to say. */
const inOrder = (jobs: readonly FetchedJob[]) => {
  const sentAt = ({ createdOn }: FetchedJob) => new Date(createdOn).getTime();
  return jobs.toSorted((one, other) => sentAt(one) - sentAt(other));
};

/** Lanes go side by side, the jobs of each in order. */
const runLanes = async (job: Job, jobs: readonly FetchedJob[], runJob: Jobs['runJob']) => {
  const lanes = Map.groupBy(inOrder(jobs), ({ id, data }) => job.orderingKey?.(data ?? {}) ?? id);
  await Promise.all(
    [...lanes.values()].map(async (orderingKey) => {
      for (const { data } of orderingKey) await runJob(job, data ?? {});
    }),
  );
};

/** No job has this id. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Whoever sends asks for the queue's terms, and within a transaction of the embedded store could not: asked before. */
const rememberQueue = (boss: PgBoss, name: string) => boss.findJobs(name, { id: NO_JOB });

const countsOf = async (boss: PgBoss, jobDefinitions: readonly Job[]): Promise<JobCounts[]> => {
  const queues = await boss.getQueues(jobDefinitions.map(({ name }) => name));
  return queues.map(({ name, queuedCount: queued, activeCount: running, failedCount: failed }) => ({
    ...{ name, queued, running, failed },
  }));
};

/** Where the tables of the jobs lie. */
const schemaOf = ({ schema }: Store) => (schema === 'public' ? 'jobs' : `${schema}_jobs`);

/** A job that was sent in another store and not done there. */
export interface PendingJob {
  readonly name: string;
  readonly data: object;
  /** In wire form. */
  readonly startAfter: string;
}

/** The queues of a store in which nobody works. */
export interface Queues {
  /** Sends jobs again as they were; those that the clock sends by itself are left out. Gives how many were sent. */
  readonly sendAgain: (db: Database, jobs: readonly PendingJob[]) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Opens the queues of a store, made when absent, without working on them. */
export const openQueues = async (store: Store, jobDefinitions: readonly Job[]): Promise<Queues> => {
  const schema = schemaOf(store);
  const boss = new PgBoss({ db: { executeSql: store.executeSql }, schema, supervise: false, schedule: false });
  // What fails is told by the call that failed.
  boss.on('error', () => {});
  await store.alone(`jobs/${schema}`, () => boss.start());
  for (const job of jobDefinitions) await boss.createQueue(job.name, queueTerms(job));
  const sentByCalls = new Set(jobDefinitions.filter(({ cron }) => cron === undefined).map(({ name }) => name));
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

/** Starts the workers. */
export const startJobs = async (
  store: Store,
  jobDefinitions: readonly Job[],
  logger: Logger,
  { settings, metrics, clock, pollingSeconds = 2 }: JobsOptions,
): Promise<Jobs> => {
  const watch = { superviseIntervalSeconds: HEARTBEAT_SECONDS, monitorIntervalSeconds: HEARTBEAT_SECONDS };
  const schema = schemaOf(store);
  const boss = new PgBoss({ db: { executeSql: store.executeSql }, schema, schedule: true, ...watch });
  boss.on('error', (error) => logger.error({ err: loggable(error) }, 'jobs'));
  // At the very first start it makes its tables; several replicas may be at it.
  await store.alone(`jobs/${schema}`, () => boss.start());
  const { backgroundDb: db } = store;
  const send: Jobs['send'] = async (within, job, data, startAfter) => {
    const terms = startAfter === undefined ? {} : { startAfter };
    const jobs = data.map((each) => ({ data: each, ...terms }));
    await boss.insert(job.name, jobs, { db: { executeSql: executeIn(within) } });
  };
  const runJob: Jobs['runJob'] = (job, data) =>
    job.run(data, db, { db, settings, logger, metrics, jobs: { send }, now: clock().toISOString() });
  const performCounted: Jobs['runJob'] = async (job, data) => {
    const begun = performance.now();
    const observe = (outcome: JobOutcome) => metrics.observeJob(job.name, outcome, (performance.now() - begun) / 1000);
    await runJob(job, data).catch((error: unknown) => {
      observe('failed');
      throw error;
    });
    observe('completed');
  };
  metrics.watchJobs(() => countsOf(boss, jobDefinitions));
  for (const job of jobDefinitions) {
    await boss.createQueue(job.name, queueTerms(job));
    await rememberQueue(boss, job.name);
  }
  for (const job of jobDefinitions) {
    const { concurrency: batchSize = 1 } = job;
    const pace = { pollingIntervalSeconds: pollingSeconds, batchSize, burstWhenBatchFull: true };
    await boss.work(job.name, { ...pace, includeMetadata: true }, (jobs: FetchedJob[]) =>
      runLanes(job, jobs, performCounted),
    );
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
  }
  return { send, runJob, stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
};
