/**
 * npm runs a program in a shell, which does not forward signals. The program can only detect that its parent has ended.
 */

/** Interval between two checks of the parent process. */
const INTERVAL_MS = 250;

/**
 * Sends this process SIGTERM when the process that started it has ended. Does nothing if npm did not start this
 * process, which may then outlive the shell that started it.
 *
 * @param env the process's environment; npm sets the script's name in it
 */
export const endWhenOrphaned = (env: Readonly<Record<string, string | undefined>>): void => {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  watch.unref();
};
