/** The result of an iterator that has ended. */
const DONE = { done: true, value: undefined } as const;

/**
 * The values of a source until the signal aborts. Then the source is returned at once, even if nobody has begun to read, or
 * its next value is awaited.
 */
export const untilAborted = <Value>(
  source: AsyncIterable<Value>,
  signal: AbortSignal,
): AsyncIterableIterator<Value> => {
  const values = source[Symbol.asyncIterator]();
  let stopWaiting = () => {};
  const end = async () => {
    signal.removeEventListener('abort', end);
    stopWaiting();
    try {
      await values.return?.();
    } catch {
      // A source that fails while it ends has nobody to tell.
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
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};
