/** What stands between the graph and one area of the POST API, so that an area that hangs or fails costs others nothing. */
import {
  BrokenCircuitError,
  BulkheadPolicy,
  BulkheadRejectedError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { Pool } from 'undici';
import { type Answer, type HttpExchange, isAreaFailure, isFailureStatus, saysNothingOfArea } from '../exchange.ts';

/** Bounds of one area. */
export interface GuardLimits {
  /** Most POSTs under way at a time, and so most connections. */
  readonly concurrency: number;
  /** Most POSTs that wait for their turn. */
  readonly queue: number;
  /** Failures in a row that open the breaker. */
  readonly breakerFailures: number;
  /** How long an open breaker refuses everything, in milliseconds; then one POST at a time is let through as a probe. */
  readonly breakerOpenMs: number;
}

/** Why a POST was not sent: the breaker is `open`, or the queue is `full`. */
export type RejectionReason = 'open' | 'full';

/** A POST that was not sent. */
export class Rejected extends Error {
  readonly reason: RejectionReason;
  /** When to ask again, in milliseconds; null where nobody knows. */
  readonly retryAfterMs: number | null;

  constructor(reason: RejectionReason, retryAfterMs: number | null) {
    super(`rejected: ${reason}`);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** How an area fares. */
export interface AreaState {
  readonly breaker: 'closed' | 'open' | 'half-open';
  readonly inFlight: number;
  readonly queued: number;
  /** POSTs that were not sent, since the start. */
  readonly rejected: Readonly<Record<RejectionReason, number>>;
}

/** Told when an area's breaker opens or closes. */
export type BreakerListener = (state: AreaState['breaker']) => void;

const BREAKER_STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
} as const;

/** When to ask again while a probe is out, in milliseconds. */
const PROBE_RETRY_MS = 1_000;

/** The connections of one area, how many POSTs may use them and wait for them, and the breaker. */
export class AreaGuard {
  readonly #pool: Pool;
  readonly #limits: GuardLimits;
  readonly #bulkhead: BulkheadPolicy;
  readonly #listener: BreakerListener;
  #breaker: CircuitBreakerPolicy;
  readonly #rejected = { open: 0, full: 0 };
  #openedAt = 0;

  constructor(pool: Pool, limits: GuardLimits, listener: BreakerListener = () => {}) {
    this.#pool = pool;
    this.#limits = limits;
    this.#bulkhead = new BulkheadPolicy(limits.concurrency, limits.queue);
    this.#listener = listener;
    this.#breaker = this.#createBreaker();
  }

  /**
   * Sends a POST when its turn comes. Its time runs while it waits.
   *
   * @throws {Rejected} it was not sent
   * @throws {Error} as its exchange
   */
  send(exchange: HttpExchange): Promise<Answer> {
    const waitMs = this.#breakerWaitMs();
    if (waitMs > 0) exchange.reject(this.#reject('open', waitMs));
    else
      this.#bulkhead.execute(() => this.#start(exchange)).catch((error) => exchange.reject(this.#rejectionOf(error)));
    return exchange.answer;
  }

  state(): AreaState {
    return {
      breaker: BREAKER_STATES[this.#breaker.state],
      inFlight: this.#limits.concurrency - this.#bulkhead.executionSlots,
      queued: this.#limits.queue - this.#bulkhead.queueSlots,
      rejected: { ...this.#rejected },
    };
  }

  /** Lets POSTs under way end, then closes the connections. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  /** Its turn has come; it may have ended while it waited, and the breaker may have opened. */
  #start(exchange: HttpExchange): unknown {
    if (exchange.isSettled) return;
    const waitMs = this.#breakerWaitMs();
    if (waitMs > 0) throw this.#reject('open', waitMs);
    return this.#breaker.execute(() => this.#watch(exchange.start(this.#pool)));
  }

  /** A probe that tells nothing of the area leaves the breaker as it was before; the next POST is the probe then. */
  #watch(answer: Promise<Answer>): Promise<Answer> {
    const breaker = this.#breaker;
    if (breaker.state !== CircuitState.HalfOpen) return answer;
    return answer.catch((error) => {
      // A half-open breaker is saved as an open one whose time is over.
      if (saysNothingOfArea(error)) this.#breaker = this.#createBreaker(breaker.toJSON());
      throw error;
    });
  }

  #createBreaker(initialState?: unknown): CircuitBreakerPolicy {
    const breaker = circuitBreaker(handleWhen(isAreaFailure).orWhenResult(isFailureAnswer), {
      breaker: new ConsecutiveBreaker(this.#limits.breakerFailures),
      halfOpenAfter: this.#limits.breakerOpenMs,
      initialState,
    });
    breaker.onStateChange((state) => {
      if (breaker !== this.#breaker) return;
      if (state === CircuitState.Open) this.#openedAt = Date.now();
      this.#listener(BREAKER_STATES[state]);
    });
    return breaker;
  }

  /** 0 where the breaker lets a POST through. A half-open one has its probe out. */
  #breakerWaitMs(): number {
    const { state } = this.#breaker;
    if (state === CircuitState.Closed) return 0;
    if (state === CircuitState.HalfOpen) return PROBE_RETRY_MS;
    return Math.max(this.#openedAt + this.#limits.breakerOpenMs - Date.now(), 0);
  }

  #reject(reason: RejectionReason, retryAfterMs: number | null): Rejected {
    this.#rejected[reason]++;
    return new Rejected(reason, retryAfterMs);
  }

  /** Errors of the policies; those of the exchange itself have reached whoever waits for it. */
  #rejectionOf(error: unknown): unknown {
    if (error instanceof BulkheadRejectedError) return this.#reject('full', null);
    return error instanceof BrokenCircuitError ? this.#reject('open', this.#limits.breakerOpenMs) : error;
  }
}

const isFailureAnswer = (result: unknown) => isFailureStatus((result as Answer).status);
