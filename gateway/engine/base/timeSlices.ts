import type { Yielder } from './requestBudget.ts';
import { yieldToEventLoop } from './yieldToEventLoop.ts';

/** Milliseconds of work between two yields to the event loop. */
const MS_PER_SLICE = 10;

/** Divides work that is not counted in rows: yields to the event loop after each 10 ms. */
export class TimeSlices implements Yielder {
  #start = performance.now();

  yieldIfLong(): Promise<void> | undefined {
    if (performance.now() - this.#start < MS_PER_SLICE) return undefined;
    return yieldToEventLoop().then(() => {
      this.#start = performance.now();
    });
  }
}
