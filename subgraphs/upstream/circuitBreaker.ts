/** When a breaker opens, and for how long. */
export interface BreakerLimits {
  /** Number of consecutive failures of one area that open its breaker. */
  readonly upstreamBreakerFailures: number;
  /** How long an open breaker refuses all POSTs, in milliseconds; then it lets one POST at a time through as a probe. */
  readonly upstreamBreakerOpenMs: number;
}

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Called when an area's breaker opens, lets a probe through, or closes. */
export type BreakerListener = (state: BreakerState) => void;

/** What the end of a POST shows about its area. */
export type AreaVerdict = 'healthy' | 'failing' | 'unknown';

/** When to retry while a probe is in progress, in milliseconds. */
const PROBE_RETRY_MS = 1_000;

/**
 * Opens after consecutive failures, and closes when a probe succeeds. It measures by `performance.now()`: a clock that is set
 * ahead or back changes nothing.
 */
export class CircuitBreaker {
  readonly #limits: BreakerLimits;
  readonly #listener: BreakerListener;
  #state: BreakerState = 'closed';
  #failures = 0;
  #openedAt = 0;

  constructor(limits: BreakerLimits, listener: BreakerListener) {
    this.#limits = limits;
    this.#listener = listener;
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** Milliseconds until a POST may be let through; 0: now. A half-open breaker has a probe in progress. */
  waitMs(): number {
    if (this.#state === 'closed') return 0;
    if (this.#state === 'half-open') return PROBE_RETRY_MS;
    return Math.max(this.#openedAt + this.#limits.upstreamBreakerOpenMs - performance.now(), 0);
  }

  /** Lets a POST through, where there is no wait. Returns whether it is the probe. */
  admit(): boolean {
    if (this.#state === 'closed') return false;
    this.#become('half-open');
    return true;
  }

  /** Learns from the end of a POST. Those that began before the breaker opened change nothing. */
  learn(verdict: AreaVerdict, isProbe: boolean): void {
    if (!isProbe && this.#state !== 'closed') return;
    if (verdict === 'healthy') this.#close();
    else if (verdict === 'failing') this.#countFailure(isProbe);
    // The next POST is the probe then.
    else if (isProbe) this.#state = 'open';
  }

  #close(): void {
    this.#failures = 0;
    if (this.#state !== 'closed') this.#become('closed');
  }

  #countFailure(isProbe: boolean): void {
    this.#failures++;
    if (!isProbe && this.#failures < this.#limits.upstreamBreakerFailures) return;
    this.#openedAt = performance.now();
    this.#become('open');
  }

  #become(state: BreakerState): void {
    this.#state = state;
    this.#listener(state);
  }
}
