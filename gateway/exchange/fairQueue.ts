/**
 * A fair queue: sources of work, such as connections, take turns. However much they begin at once, everything else in the process waits for
 * one time slice of it only.
 */
/** Milliseconds of work between two yields to the event loop. */
const MS_PER_SLICE = 5;

/** Work that is begun for a client. Its turn lasts until it waits for something. */
type Work = () => void;

/** What waits, by its source, such as a connection. Sources take turns, and the work of each begins in its order. */
const waitingWork = new Map<object, Work[]>();

/** Start of the slice, as `performance.now()`. Undefined: nothing was begun in this iteration of the event loop. */
let sliceStart: number | undefined;
let isRunning = false;

/**
 * Begins work: at once if the time slice lasts and nothing else is being begun, else when it is the turn of its source.
 *
 * @param source whose work it is: a connection, or an object of its own
 */
export const beginInTurn = (source: object, work: Work): void => {
  if (isRunning || (sliceStart !== undefined && performance.now() - sliceStart >= MS_PER_SLICE)) {
    addWork(source, work);
    return;
  }
  isRunning = true;
  runWork(work);
};

/** Resolves when it is the turn of a source. The turn lasts until the next wait. */
export const waitForTurn = (source: object): Promise<void> => new Promise((resolve) => beginInTurn(source, resolve));

const addWork = (source: object, work: Work): void => {
  const known = waitingWork.get(source);
  if (known === undefined) waitingWork.set(source, [work]);
  else known.push(work);
  if (!isRunning) {
    isRunning = true;
    setImmediate(runWaiting);
  }
};

/** Begins what waits, one after the other, and yields to the event loop after each slice. */
const runWaiting = (): void => {
  const work = takeNext();
  if (work === undefined) isRunning = false;
  else runWork(work);
};

const runWork = (work: Work): void => {
  sliceStart ??= startSlice();
  const end = sliceStart + MS_PER_SLICE;
  try {
    work();
  } finally {
    afterMicrotasks(() => (performance.now() < end ? runWaiting() : setImmediate(runWaiting)));
  }
};

/** A slice lasts until the iteration of the event loop ends. */
const startSlice = (): number => {
  setImmediate(() => {
    sliceStart = undefined;
  });
  return performance.now();
};

/** The next work of the source that has waited longest since its last one. */
const takeNext = (): Work | undefined => {
  for (const [source, works] of waitingWork) {
    waitingWork.delete(source);
    const work = works.shift();
    if (works.length > 0) waitingWork.set(source, works);
    return work;
  }
  return undefined;
};

/** Calls back when all promises that are settled have been reacted to, and those that are settled by that. */
const afterMicrotasks = (callback: () => void): void => queueMicrotask(() => process.nextTick(callback));
