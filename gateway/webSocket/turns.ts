import { yieldToEventLoop } from '../engine/base/yieldToEventLoop.ts';

/** Milliseconds of work between two yields to the event loop. */
const MS_PER_SLICE = 5;

/**
 * Lets many connections work in turn. However many of them have work, and however much, all else in the process waits for
 * one slice of it only.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;

  /** Resolves when it is the caller's turn. What it then does until it next waits is its turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await yieldToEventLoop();
      await this.#slice();
    }
    this.#isRunning = false;
  }

  async #slice(): Promise<void> {
    const end = performance.now() + MS_PER_SLICE;
    do {
      this.#waiting.shift()?.();
      await afterMicrotasks();
    } while (this.#waiting.length > 0 && performance.now() < end);
  }
}

/** Resolves when all promises that are settled have been reacted to, and those that are settled thereby. */
const afterMicrotasks = (): Promise<void> => new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
