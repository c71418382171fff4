/** The end of a child process. */
import type { ChildProcess } from 'node:child_process';

/** Resolves with the exit code or signal of a process. `once` of `node:events` would fail with the first error of its channel. */
export const whenEnded = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });

/**
 * Sends a process a signal and waits until it has ended.
 *
 * @param limitMs longest time for it to end, in milliseconds; then it is killed
 * @returns its exit code or signal
 */
export const endChild = async (child: ChildProcess, signal: NodeJS.Signals, limitMs: number): Promise<string> => {
  const { exitCode, signalCode } = child;
  if (exitCode !== null || signalCode !== null) return signalCode ?? `code ${exitCode}`;
  const ended = whenEnded(child);
  child.kill(signal);
  const tooLate = setTimeout(() => child.kill('SIGKILL'), limitMs);
  try {
    return await ended;
  } finally {
    clearTimeout(tooLate);
  }
};
