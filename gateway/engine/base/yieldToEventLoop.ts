/** Work that waits for an iteration of its own. */
const waitingWork: (() => void)[] = [];

/**
 * Resolves in a later iteration of the event loop, after pending I/O callbacks. Of all work that waits, one part continues
 * per iteration: many large answers at a time block the event loop no longer than one.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    waitingWork.push(resolve);
    if (waitingWork.length === 1) setImmediate(continueNext);
  });

const continueNext = (): void => {
  waitingWork.shift()?.();
  // An immediate that is set by another one runs in the next iteration.
  if (waitingWork.length > 0) setImmediate(continueNext);
};
