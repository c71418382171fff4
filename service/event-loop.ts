/** Keeps single calls from holding the event loop: while it is held no other call, and no probe of health, is answered. */
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Longest stretch of work that is done in one go where it can be divided, in milliseconds. */
const STRETCH_MS = 10;

/**
 * Divides long work.
 *
 * @returns to be called between its parts: a promise to be awaited once the present stretch has lasted long enough
 */
export const stretches = (): (() => Promise<void> | undefined) => {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < STRETCH_MS) return undefined;
    return setImmediate().then(() => {
      begun = performance.now();
    });
  };
};

/** Maps a list, one element after the other, and lets other work of the event loop go first again and again. */
export const mapInStretches = async <From, To>(
  list: readonly From[],
  map: (element: From, index: number) => To,
): Promise<To[]> => {
  const pause = stretches();
  const mapped: To[] = [];
  for (const [index, element] of list.entries()) {
    mapped.push(map(element, index));
    const pausing = pause();
    if (pausing) await pausing;
  }
  return mapped;
};

/** Work on texts up to this length takes a millisecond or so. */
const LARGE_CHARACTERS = 256 * 1024;

const largeWork = pLimit(1);

/**
 * Does work whose cost grows with a text: at once where the text is small; otherwise one piece of such work at a time,
 * with the other work of the event loop in between.
 */
export const inTurn = <Result>({ length }: string, job: () => Result): Result | Promise<Result> =>
  length < LARGE_CHARACTERS ? job() : largeWork(() => setImmediate().then(job));
