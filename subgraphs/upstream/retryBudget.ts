/** Retries that an area may have before any read of it succeeded. */
const AT_START = 20;

/** Most retries that reads can save up. */
const MOST = 100;

/** Retries per read, in the long run. */
const PER_READ = 0.2;

/**
 * Limits the retries of an area to a share of its reads. Without it, an area in trouble would get a multiple of its usual
 * load from the retries alone.
 */
export class RetryBudget {
  #left = AT_START;

  /** Counts a read. */
  add(): void {
    this.#left = Math.min(MOST, this.#left + PER_READ);
  }

  /** Takes a retry for a failed POST. False if there is none left: then the failure is final. */
  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
