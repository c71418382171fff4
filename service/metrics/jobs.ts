import { TimeoutStrategy, timeout } from 'cockatiel';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Numbers of jobs of one kind in the store, over all replicas. */
export interface JobCounts {
  readonly name: string;
  /** Due, or scheduled for later. */
  readonly queued: number;
  readonly running: number;
  /** Failed after the last attempt, until they are deleted. */
  readonly failed: number;
}

export type JobOutcome = 'completed' | 'failed';

/** Records the duration of one run of a job in this process, in seconds. */
export type ObserveJob = (name: string, outcome: JobOutcome, seconds: number) => void;

/** From a single statement to a scheduled run over many tenants. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Counts the job runs of this process. */
export const registerJobRunMetrics = (registry: Registry): ObserveJob => {
  const durations = new Histogram({
    name: 'job_run_duration_seconds',
    help: 'Runs of jobs in this process, by kind and outcome. One that failed is tried again.',
    labelNames: ['job', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (job, outcome, seconds) => durations.observe({ job, outcome }, seconds);
};

/** If the store does not answer, a scrape still succeeds and has everything except the jobs. */
const scrapeTimeout = timeout(1_000, TimeoutStrategy.Aggressive);

const JOB_STATES = ['queued', 'running', 'failed'] as const;

/**
 * Exposes the jobs in the store, read at each scrape.
 *
 * @param missedTicks minutes in which no replica began the jobs of the clock
 */
export const registerStoredJobMetrics = (
  registry: Registry,
  countsNow: () => Promise<readonly JobCounts[]>,
  missedTicks: () => number,
): void => {
  new Gauge({
    name: 'job_ticks_missed',
    help: 'Minutes up to now in which no replica began the jobs that are due every minute.',
    registers: [registry],
    collect() {
      this.set(missedTicks());
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs in the store, of all replicas together, by kind and state; counted every 20 seconds.',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await scrapeTimeout.execute(countsNow).catch(() => []);
      for (const { name: job, ...count } of counts)
        for (const state of JOB_STATES) this.set({ job, state }, count[state]);
    },
  });
};
