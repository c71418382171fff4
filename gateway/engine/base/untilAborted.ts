import { DONE } from './mapIterator.ts';

/**
 * The values of an iterator until the signal aborts. Then it is returned at once, even if nobody has begun to read, or
 * its next value is awaited.
 */
export const untilAborted = <Value>(
  values: AsyncIterator<Value>,
  signal: AbortSignal | undefined,
): AsyncIterator<Value> => {
  if (signal === undefined) return values;
  let stopWaiting = () => {};
  const end = async () => {
    signal.removeEventListener('abort', end);
    stopWaiting();
    try {
      await values.return?.();
    } catch {
      // Nobody is left to whom a source could report that it failed while it ended.
    }
  };
  if (signal.aborted) void end();
  else signal.addEventListener('abort', end);
  return {
    next: () =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return resolve(DONE);
        // Not a race with the end: a promise that is pending for long would keep a reaction of every value.
        stopWaiting = () => resolve(DONE);
        values.next().then(resolve, reject);
      }),
    return: async () => {
      await end();
      return DONE;
    },
  };
};
