/** A slot that always has a process: when one ends, another starts. Every child process that is started again is in one. */
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Pause before a process is started again, so that one that cannot run is not started in a tight loop. */
const RESTART_PAUSE_MS = 500;

/** A process that runs. */
export interface RunningProcess {
  /** Resolves with its exit code or signal. */
  readonly ended: Promise<string>;
  /** Lets it finish what is in progress. */
  retire(): void;
  /** Ends it at once. */
  kill(): void;
}

/** How a process is kept running. */
export interface KeepRunningOptions {
  /** Starts a process. */
  readonly start: () => Promise<RunningProcess>;
  /** Longest time for a process that is replaced to finish, in milliseconds. Then it is killed. */
  readonly retireMs: number;
  /** No process is started any more. */
  readonly isStopping: () => boolean;
  /** Called with the reason when the process ended by itself, and when another one could not be started. */
  readonly onEnd: (reason: string) => void;
}

/** A slot with a process. */
export interface ProcessSlot {
  /**
   * Starts another process, then lets the present one finish.
   *
   * @throws Error the new process did not start; the present one stays
   */
  replace(): Promise<void>;
}

/** Fills a slot with a process and keeps it filled. */
export const keepRunning = (
  first: RunningProcess,
  { start, retireMs, isStopping, onEnd }: KeepRunningOptions,
): ProcessSlot => {
  let run = first;
  const inTurn = pLimit(1);
  const startAgain = async () => {
    while (!isStopping()) {
      await sleep(RESTART_PAUSE_MS);
      if (isStopping()) return;
      try {
        run = await start();
        return;
      } catch (error) {
        if (!isStopping()) onEnd((error as Error).message);
      }
    }
  };
  const keepFilled = async () => {
    while (!isStopping()) {
      const present = run;
      const reason = await present.ended;
      if (isStopping()) return;
      // The end of a process that was replaced is ignored.
      await inTurn(() => {
        if (run !== present) return undefined;
        onEnd(reason);
        return startAgain();
      });
    }
  };
  const replace = async () => {
    const next = await start();
    const present = run;
    run = next;
    present.retire();
    const tooLate = setTimeout(present.kill, retireMs);
    await present.ended;
    clearTimeout(tooLate);
  };
  void keepFilled();
  return { replace: () => inTurn(replace) };
};
