/** Retries that an area may have before any read of it succeeded. */
const INITIAL_RETRIES = 20;

/** Most retries that reads can save up. */
const MAX_RETRIES = 100;

/** Retries per read, in the long run. */
const RETRIES_PER_READ = 0.2;

/**
 * Limits the retries of an area to a share of its reads. Without it, an area in trouble would get a multiple of its usual
 * load from the retries alone.
 */
export class RetryBudget {
  #left = INITIAL_RETRIES;

  /** Counts a read. */
  add(): void {
    this.#left = Math.min(MAX_RETRIES, this.#left + RETRIES_PER_READ);
  }

  /** Takes a retry for a failed POST. False if there is none left: then the failure is final. */
  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
