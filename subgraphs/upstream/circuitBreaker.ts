/** Limits the calls to one area of the POST API, so that an area that hangs or fails does not affect the others. */
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
import { type Answer, type HttpExchange, isAreaFailure, isFailureStatus, saysNothingOfArea } from './httpExchange.ts';

/** Limits of one area. */
export interface GuardLimits {
  /** Maximum number of concurrent POSTs to one area, and therefore of connections. */
  readonly upstreamConcurrency: number;
  /** Maximum number of POSTs to one area that wait in its queue. */
  readonly upstreamQueue: number;
  /** Number of consecutive failures of one area that open its breaker. */
  readonly upstreamBreakerFailures: number;
  /**
   * How long an open breaker refuses all POSTs, in milliseconds; then it lets one POST at a time through as a probe.
   */
  readonly upstreamBreakerOpenMs: number;
}

/** Why a POST was not sent: the breaker is `open`, or the queue is `full`. */
export type RejectionReason = 'open' | 'full';

/** A POST that was not sent. */
export class Rejected extends Error {
  readonly reason: RejectionReason;
  /** When to retry, in milliseconds; null where unknown. */
  readonly retryAfterMs: number | null;

  constructor(reason: RejectionReason, retryAfterMs: number | null) {
    super(`rejected: ${reason}`);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** State of an area. */
export interface AreaState {
  readonly breaker: 'closed' | 'open' | 'half-open';
  readonly inFlight: number;
  readonly queued: number;
  /** Number of POSTs that were not sent, since the start. */
  readonly rejected: Readonly<Record<RejectionReason, number>>;
}

/** Called when an area's breaker opens or closes. */
export type BreakerListener = (state: AreaState['breaker']) => void;

const BREAKER_STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
} as const;

/** When to retry while a probe is in progress, in milliseconds. */
const PROBE_RETRY_MS = 1_000;

/** The connections of one area, the limits of its calls, and its breaker. */
export class AreaGuard {
  readonly #pool: Pool;
  readonly #limits: GuardLimits;
  readonly #bulkhead: BulkheadPolicy;
  readonly #listener: BreakerListener;
  #breaker: CircuitBreakerPolicy;
  #failures: ConsecutiveBreaker;
  readonly #rejected = { open: 0, full: 0 };
  #openedAt = 0;

  constructor(pool: Pool, limits: GuardLimits, listener: BreakerListener = () => {}) {
    this.#pool = pool;
    this.#limits = limits;
    this.#bulkhead = new BulkheadPolicy(limits.upstreamConcurrency, limits.upstreamQueue);
    this.#listener = listener;
    [this.#breaker, this.#failures] = this.#createBreaker();
  }

  /**
   * Sends a POST when a slot is free. Its time limit also covers the wait.
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
      inFlight: this.#limits.upstreamConcurrency - this.#bulkhead.executionSlots,
      queued: this.#limits.upstreamQueue - this.#bulkhead.queueSlots,
      rejected: { ...this.#rejected },
    };
  }

  /** Waits for POSTs in progress, then closes the connections. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  /** Starts a POST from the queue; it may have ended while it waited, and the breaker may have opened. */
  #start(exchange: HttpExchange): unknown {
    if (exchange.isSettled) return;
    const waitMs = this.#breakerWaitMs();
    if (waitMs > 0) throw this.#reject('open', waitMs);
    if (this.#breaker.state !== CircuitState.Closed) return this.#breaker.execute(() => this.#probe(exchange));
    const tell = () => this.#notifyBreaker(exchange.answer);
    return exchange.start(this.#pool).then((answer) => (this.#isNews(answer) ? tell() : undefined), tell);
  }

  #isNews(answer: Answer): boolean {
    return isFailureAnswer(answer) || this.#failures.state > 0;
  }

  /**
   * Tells a closed breaker how a POST ended. Only failures and the first success after them change its state, so it is
   * told of no others: each takes four promises.
   */
  #notifyBreaker(answer: Promise<Answer>): Promise<Answer> {
    return this.#breaker.state === CircuitState.Closed ? this.#breaker.execute(() => answer) : answer;
  }

  /**
   * A probe that shows nothing about the area leaves the breaker in its previous state; the next POST is then the
   * probe.
   */
  #probe(exchange: HttpExchange): Promise<Answer> {
    const breaker = this.#breaker;
    return exchange.start(this.#pool).catch((error) => {
      // A half-open breaker serializes as an open one whose time has passed.
      if (saysNothingOfArea(error)) [this.#breaker, this.#failures] = this.#createBreaker(breaker.toJSON());
      throw error;
    });
  }

  #createBreaker(initialState?: unknown): [CircuitBreakerPolicy, ConsecutiveBreaker] {
    const failures = new ConsecutiveBreaker(this.#limits.upstreamBreakerFailures);
    const breaker = circuitBreaker(handleWhen(isAreaFailure).orWhenResult(isFailureAnswer), {
      breaker: failures,
      halfOpenAfter: this.#limits.upstreamBreakerOpenMs,
      initialState,
    });
    breaker.onStateChange((state) => {
      if (breaker !== this.#breaker) return;
      if (state === CircuitState.Open) this.#openedAt = Date.now();
      this.#listener(BREAKER_STATES[state]);
    });
    return [breaker, failures];
  }

  /** 0 where the breaker lets a POST through. A half-open breaker has a probe in progress. */
  #breakerWaitMs(): number {
    const { state } = this.#breaker;
    if (state === CircuitState.Closed) return 0;
    if (state === CircuitState.HalfOpen) return PROBE_RETRY_MS;
    return Math.max(this.#openedAt + this.#limits.upstreamBreakerOpenMs - Date.now(), 0);
  }

  #reject(reason: RejectionReason, retryAfterMs: number | null): Rejected {
    this.#rejected[reason]++;
    return new Rejected(reason, retryAfterMs);
  }

  /** Converts errors of the policies. Errors of the exchange itself have already reached its caller. */
  #rejectionOf(error: unknown): unknown {
    if (error instanceof BulkheadRejectedError) return this.#reject('full', null);
    return error instanceof BrokenCircuitError ? this.#reject('open', this.#limits.upstreamBreakerOpenMs) : error;
  }
}

const isFailureAnswer = (result: unknown) => isFailureStatus((result as Answer).status);
