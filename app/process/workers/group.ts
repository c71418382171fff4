/** Runs a program as a group until a signal ends it. */
import { exitOnFailure, logUnhandledRejections } from '../failures.ts';
import { type GroupOptions, superviseWorkers, type WorkerGroup } from './supervisor.ts';

/** Time for closing what is idle, in addition to requests in progress, in milliseconds. */
const CLOSE_MS = 5_000;

/** Times that a server of GraphQL takes at most, in milliseconds. */
interface ServerTimes {
  readonly shutdownDrainMs: number;
  readonly requestTimeoutMs: number;
}

/** Longest time for a server of GraphQL to drain, finish its requests and close, in milliseconds. */
export const finishLimit = ({ shutdownDrainMs, requestTimeoutMs }: ServerTimes): number =>
  shutdownDrainMs + requestTimeoutMs + CLOSE_MS;

/**
 * Runs this process's program in several processes. SIGINT and SIGTERM end them, then this process.
 *
 * @throws Error the first process does not start
 */
export const runGroup = async (options: GroupOptions): Promise<WorkerGroup> => {
  logUnhandledRejections(options.logger);
  const group = await superviseWorkers(options);
  let isStopping = false;
  const stop = async (signal: 'SIGINT' | 'SIGTERM') => {
    if (isStopping) return;
    isStopping = true;
    await group.stop(signal);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => exitOnFailure(options.logger, () => stop(signal)));
  return group;
};
