/** Limits the calls to one area of the POST API, so that an area that hangs or fails does not affect the others. */
import { BulkheadPolicy, BulkheadRejectedError } from 'cockatiel';
import type { Pool } from 'undici';
import {
  type AreaVerdict,
  type BreakerLimits,
  type BreakerListener,
  type BreakerState,
  CircuitBreaker,
} from './circuitBreaker.ts';
import {
  type HttpExchange,
  isAreaFailure,
  isCausedByCaller,
  isFailureStatus,
  type UpstreamAnswer,
} from './httpExchange.ts';

/** Limits of one area. */
export interface GuardLimits extends BreakerLimits {
  /** Maximum number of concurrent POSTs to one area, and therefore of connections. */
  readonly upstreamConcurrency: number;
  /** Maximum number of POSTs to one area that wait in its queue. */
  readonly upstreamQueue: number;
}

/** Why a POST was not sent: the breaker is `open`, or the queue is `full`. */
export type RejectionReason = 'open' | 'full';

/** A POST that was not sent. */
export class RejectedPostError extends Error {
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
  readonly breaker: BreakerState;
  readonly inFlight: number;
  readonly queued: number;
  /** Number of POSTs that were not sent, since the start. */
  readonly rejected: Readonly<Record<RejectionReason, number>>;
}

/** The connections of one area, the limits of its calls, and its breaker. */
export class AreaGuard {
  readonly #pool: Pool;
  readonly #limits: GuardLimits;
  readonly #bulkhead: BulkheadPolicy;
  readonly #breaker: CircuitBreaker;
  readonly #rejected = { open: 0, full: 0 };

  constructor(pool: Pool, limits: GuardLimits, listener: BreakerListener = () => {}) {
    this.#pool = pool;
    this.#limits = limits;
    this.#bulkhead = new BulkheadPolicy(limits.upstreamConcurrency, limits.upstreamQueue);
    this.#breaker = new CircuitBreaker(limits, listener);
  }

  /**
   * Sends a POST when a slot is free. Its time limit also covers the wait.
   *
   * @throws {RejectedPostError} it was not sent
   * @throws {Error} as its exchange
   */
  send(exchange: HttpExchange): Promise<UpstreamAnswer> {
    const waitMs = this.#breaker.waitMs();
    if (waitMs > 0) exchange.reject(this.#reject('open', waitMs));
    else
      this.#bulkhead.execute(() => this.#start(exchange)).catch((error) => exchange.reject(this.#rejectionOf(error)));
    return exchange.answer;
  }

  /** Whether the area is healthy, and at most half of its slots are in use. */
  get isFree(): boolean {
    const { upstreamConcurrency, upstreamQueue } = this.#limits;
    const { executionSlots, queueSlots } = this.#bulkhead;
    const hasRoom = executionSlots * 2 >= upstreamConcurrency && queueSlots === upstreamQueue;
    return hasRoom && this.#breaker.state === 'closed';
  }

  /**
   * Sends a POST that nobody waits for, if the area is free. Its outcome does not count for the breaker.
   *
   * @throws {RejectedPostError} it was not sent
   * @throws {Error} as its exchange
   */
  sendIfFree(exchange: HttpExchange): Promise<UpstreamAnswer> {
    if (this.isFree) this.#bulkhead.execute(() => exchange.start(this.#pool)).catch((error) => exchange.reject(error));
    else exchange.reject(new RejectedPostError('full', null));
    return exchange.answer;
  }

  state(): AreaState {
    return {
      breaker: this.#breaker.state,
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
    const waitMs = this.#breaker.waitMs();
    if (waitMs > 0) throw this.#reject('open', waitMs);
    const isProbe = this.#breaker.admit();
    return exchange.start(this.#pool).then(
      (answer) => this.#breaker.learn(isFailureStatus(answer.status) ? 'failing' : 'healthy', isProbe),
      (error) => this.#breaker.learn(toAreaVerdict(error, isProbe), isProbe),
    );
  }

  #reject(reason: RejectionReason, retryAfterMs: number | null): RejectedPostError {
    this.#rejected[reason]++;
    return new RejectedPostError(reason, retryAfterMs);
  }

  /** Converts the error of the bulkhead. Errors of the exchange itself have already reached its caller. */
  #rejectionOf(error: unknown): unknown {
    return error instanceof BulkheadRejectedError ? this.#reject('full', null) : error;
  }
}

/** An answer that is too long shows that the area answers, which is enough of a probe. */
const toAreaVerdict = (error: unknown, isProbe: boolean): AreaVerdict => {
  if (isAreaFailure(error)) return 'failing';
  return isProbe && !isCausedByCaller(error) ? 'healthy' : 'unknown';
};
