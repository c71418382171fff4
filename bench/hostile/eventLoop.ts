/** How long the event loop of a thread is blocked, in CPU time of that thread, which other processes do not lengthen. */

/**
 * Calls back after each iteration of the event loop of this thread, or after several that took less than a millisecond.
 *
 * @param onIteration gets their CPU time in milliseconds
 * @returns ends it, after a last call
 */
export const watchEventLoop = (onIteration: (cpuMs: number) => void): (() => void) => {
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    onIteration((user + system) / 1000);
  };
  const timer = setInterval(look, 1).unref();
  return () => {
    clearInterval(timer);
    look();
  };
};

/** The CPU time of the longest iteration of the event loop while some work is done, in milliseconds. */
export const measureLongestBlockMs = async (work: () => Promise<unknown>): Promise<number> => {
  let longestMs = 0;
  const stop = watchEventLoop((cpuMs) => {
    longestMs = Math.max(longestMs, cpuMs);
  });
  await work();
  stop();
  return longestMs;
};
