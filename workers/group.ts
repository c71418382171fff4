/** Runs a program as a group until a signal ends it. */
import { type GroupOptions, superviseWorkers, type WorkerGroup } from './supervisor.ts';

/** Time for closing what is idle, beside requests under way, in milliseconds. */
export const CLOSE_MS = 5_000;

/**
 * Runs this process's program in several processes. SIGINT and SIGTERM end them, then this process.
 *
 * @throws Error the first process does not start
 */
export const runGroup = async (options: GroupOptions): Promise<WorkerGroup> => {
  const group = await superviseWorkers(options);
  let isStopping = false;
  const stop = async (signal: 'SIGINT' | 'SIGTERM') => {
    if (isStopping) return;
    isStopping = true;
    await group.stop(signal);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return group;
};
