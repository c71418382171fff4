/**
 * Prevents single calls from blocking the event loop. While it is blocked, no other call and no health check is
 * answered.
 */
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Longest time that divisible work runs without a pause, in milliseconds. */
const TIME_SLICE_MS = 10;

/**
 * Divides long work into time slices.
 *
 * @returns to be called between the parts of the work: returns a promise to be awaited when the present time slice has
 *   lasted long enough
 */
const createTimeSlices = (): (() => Promise<void> | undefined) => {
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt < TIME_SLICE_MS) return undefined;
    return setImmediate().then(() => {
      startedAt = performance.now();
    });
  };
};

/** Maps a list element by element, and yields to the event loop between time slices. */
export const mapInTimeSlices = async <From, To>(
  list: readonly From[],
  map: (element: From, index: number) => To,
): Promise<To[]> => {
  const pause = createTimeSlices();
  const mapped: To[] = [];
  for (const [index, element] of list.entries()) {
    mapped.push(map(element, index));
    const pausing = pause();
    if (pausing) await pausing;
  }
  return mapped;
};

/** Work on texts up to this length takes about a millisecond. */
const LARGE_CHARACTERS = 256 * 1024;

const isLarge = ({ length }: string) => length >= LARGE_CHARACTERS;

const largeWork = pLimit(1);

/**
 * Runs work whose cost grows with a text. Small texts run at once. Large texts run one at a time, and the event loop
 * handles other work in between.
 */
export const queueIfLarge = <Result>(text: string, job: () => Result): Result | Promise<Result> =>
  isLarge(text) ? largeWork(() => setImmediate().then(job)) : job();

/** Lets the event loop handle other work before the next step of a call with a large text. */
export const pauseAfterLargeText = (text: string): Promise<void> | undefined =>
  isLarge(text) ? setImmediate() : undefined;
