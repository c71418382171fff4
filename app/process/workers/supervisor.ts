/** Runs one program in several processes on one port. */
import cluster from 'node:cluster';
import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { endChild } from '../child.ts';
import { keepRunning, type ProcessSlot } from '../keepRunning.ts';
import { serveGroupMetrics } from './groupMetrics.ts';
import type { ListenAddresses } from './messages.ts';
import { servePorts } from './ports.ts';
import { startWorkerProcess, type WorkerProcessOptions } from './workerProcess.ts';

/** Options of a group. */
export interface GroupOptions {
  /** Number of processes. */
  readonly workers: number;
  /** Added to the environment of the processes. */
  readonly env?: Readonly<Record<string, string>>;
  /** Longest time for a process to finish what is in progress, in milliseconds. Then it is killed. */
  readonly finishMs: number;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** A group of processes. */
export interface WorkerGroup {
  readonly listening: ListenAddresses;
  /** Replaces the processes one after the other. Never rejects: if a new one does not start, the old ones stay. */
  restart(): Promise<void>;
  /** Sends all processes a signal and waits until they have ended. */
  stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void>;
}

/** How often a process that ends before it listens is started again when the group starts. Later there is no limit. */
const FIRST_RETRIES = 3;

/** Longest time for a process to listen. Migrations of large stores take minutes. */
const READY_LIMIT_MS = 600_000;

/**
 * Runs this process's program again, with the same arguments, in several processes on one port. This process accepts the
 * connections and gives them to the processes in turn. From the first time that one listens until this process ends, connections
 * wait while none does.
 *
 * @throws Error a process does not start, several times in a row
 */
export const superviseWorkers = async (options: GroupOptions): Promise<WorkerGroup> => {
  const { workers, env = {}, finishMs, logger } = options;
  let stopping = false;
  const metrics = serveGroupMetrics(workers);
  const runOptions: WorkerProcessOptions = {
    env,
    readyMs: READY_LIMIT_MS,
    onError: (error) => logger.warn({ cause: error.message }, 'a process could not be sent to'),
  };
  const start = () => startWorkerProcess(runOptions);
  const onEnd = (reason: string) => {
    metrics.countRestart('ended');
    logger.error({ reason }, 'a process of the group ended; another one starts');
  };
  servePorts({
    isStopping: () => stopping,
    onError: (error) => logger.warn({ cause: error.message }, 'a connection could not be accepted'),
  });
  // The first one alone: migrations run once.
  const firstStarts = retry(handleAll, {
    maxAttempts: FIRST_RETRIES,
    backoff: new ExponentialBackoff({ initialDelay: 500 }),
  });
  firstStarts.onRetry((failure) => {
    const cause = 'error' in failure ? (failure.error as Error).message : undefined;
    logger.warn({ cause }, 'a process of the group did not start; it is tried again');
  });
  const startFirst = () => firstStarts.execute(start);
  const first = await startFirst();
  const others = await Promise.all(Array.from({ length: workers - 1 }, startFirst));
  const places = [first, ...others].map((run) =>
    keepRunning(run, { start, retireMs: finishMs, isStopping: () => stopping, onEnd }),
  );

  const oneAtATime = pLimit(1);
  const restart = async () => {
    logger.info('the processes of the group are replaced');
    await replaceAll(places, () => metrics.countRestart('replaced'));
    logger.info('the processes of the group were replaced');
  };
  return {
    listening: first.listening,
    restart: () =>
      oneAtATime(() =>
        restart().catch((error: Error) =>
          logger.error({ cause: error.message }, 'a restart failed: the processes that remain stay'),
        ),
      ),
    stop: async (signal) => {
      stopping = true;
      const children = Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process ?? []);
      await Promise.all(children.map((child) => endChild(child, signal, finishMs)));
    },
  };
};

const replaceAll = async (places: readonly ProcessSlot[], onReplaced: () => void) => {
  for (const place of places) {
    await place.replace();
    onReplaced();
  }
};
