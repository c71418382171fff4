/** Under npm a program runs behind a shell, which passes no signal on: the program sees only that its parent has gone. */

/** How often the parent is looked for. */
const INTERVAL_MS = 250;

/**
 * Sends this process SIGTERM once the process that started it has gone. Programs that npm did not start are left alone:
 * they may outlive the shell that started them.
 *
 * @param env the process's environment; npm names its script in it
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
