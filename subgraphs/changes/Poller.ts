import { type GraphErrorCode, OperationError } from '../errors.ts';

/** When lists are polled. */
export interface PollTimes {
  /** Shortest and longest time between two polls, in milliseconds. */
  readonly pollMinMs: number;
  readonly pollMaxMs: number;
  /** Timeout of a poll, all its POSTs together. */
  readonly requestTimeoutMs: number;
}

/** What is polled, and when. */
export interface PollerOptions {
  readonly times: Pick<PollTimes, 'pollMinMs' | 'pollMaxMs'>;
  /** Whether wake-ups arrive: then polls without one are rare. */
  readonly hasWakeUps: () => boolean;
  /** Resolves to whether anything changed. */
  readonly poll: () => Promise<boolean>;
  /** Called with an error that another poll would repeat; there are no further polls. */
  readonly fail: (error: unknown) => void;
}

/** Shortest time between two polls that are woken, in milliseconds. */
const MIN_GAP_MS = 50;

/** Growth of the time between two polls while nothing changes. */
const GROWTH = 1.5;

/** Errors that another poll would repeat. */
const FINAL_ERRORS: ReadonlySet<GraphErrorCode> = new Set([
  ...(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'NOT_IMPLEMENTED'] as const),
]);

/** Whether another poll of the same caller would fail as well. */
export const isFinalError = (error: unknown): boolean =>
  !(error instanceof OperationError) || FINAL_ERRORS.has(error.code);

/** Spread by a tenth, so that polls do not coincide. */
export const addJitter = (ms: number): number => ms * (0.9 + Math.random() / 10);

/** Polls repeatedly, and at once when it is woken. One poll or other piece of work runs at a time. */
export class Poller {
  readonly #options: PollerOptions;
  #lastRun: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #intervalMs: number;
  #polledAt = 0;
  #isPolling = false;
  #isWokenAgain = false;
  #isStopped = false;
  #hasFailed = false;

  constructor(options: PollerOptions) {
    this.#options = options;
    this.#intervalMs = options.times.pollMinMs;
  }

  /** Begins to poll, after the usual time. */
  start(): void {
    this.#schedule(this.#nextMs());
  }

  /** Polls at once, or soon if it has just polled. */
  wake(): void {
    if (this.#isPolling) this.#isWokenAgain = true;
    else this.#schedule(Math.max(0, this.#polledAt + MIN_GAP_MS - performance.now()));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Runs work while no poll and no other work runs. */
  runExclusive<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#lastRun.then(run);
    this.#lastRun = result.catch(() => {});
    return result;
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#pollExclusively(), ms);
  }

  async #pollExclusively(): Promise<void> {
    this.#isPolling = true;
    const { times, hasWakeUps, poll, fail } = this.#options;
    const { pollMinMs, pollMaxMs } = times;
    try {
      const hasChanged = await this.runExclusive(poll);
      this.#hasFailed = false;
      this.#intervalMs = hasChanged ? pollMinMs : Math.min(pollMaxMs, this.#intervalMs * GROWTH);
    } catch (error) {
      if (isFinalError(error)) return fail(error);
      const isFirst = hasWakeUps() && !this.#hasFailed;
      this.#intervalMs = isFirst ? pollMinMs : Math.min(pollMaxMs, this.#intervalMs * GROWTH);
      this.#hasFailed = true;
    } finally {
      this.#isPolling = false;
      this.#polledAt = performance.now();
    }
    const isWokenAgain = this.#isWokenAgain;
    this.#isWokenAgain = false;
    this.#schedule(isWokenAgain ? MIN_GAP_MS : this.#nextMs());
  }

  /** A poll that failed is repeated soon, because no other wake-up may come. */
  #nextMs(): number {
    const { times, hasWakeUps } = this.#options;
    return addJitter(hasWakeUps() && !this.#hasFailed ? times.pollMaxMs : this.#intervalMs);
  }
}
