/** Sheds load before the event loop stalls. */
import { Counter, Gauge, type Registry } from 'prom-client';
import { HttpRefusal } from '../exchange/refusal.ts';

/** Admits operations as long as the event loop keeps up. */
export interface OverloadGuard {
  /** @throws {HttpRefusal} 503 OVERLOADED */
  admit(cost: number): void;
  registerMetrics(registry: Registry): void;
  close(): void;
}

/** How often the delay of the event loop is measured. Operations are admitted per window. */
const WINDOW_MS = 50;

/** Cost that is admitted in every window: two thousand objects take less than half of it. */
const MIN_COST = 2_000;

/** At this cost per window there is no limit any more. */
const UNLIMITED_COST = 1_000_000;

/** Cost of an operation besides its objects. */
const BASE_COST = 10;

/** Operations up to this cost have a limit of their own, `MIN_COST`: `{ __typename }` passes while others are shed. */
const MAX_SMALL_COST = 10;

/** The limit is reduced when consecutive delays sum up to this many times the allowed delay, which a short garbage collection does not. */
const CUT_AFTER_DELAYS = 3;

/**
 * Share of the longest allowed delay that is allowed while there is a limit: a new connection waits for several iterations of the
 * event loop, and some are several times as long as the others.
 */
const SHEDDING_SHARE = 1 / 3;

/** Largest share of the admitted cost that remains as the limit when the event loop is late: each cut takes at least 30 percent. */
const MAX_SHARE_AFTER_CUT = 0.7;

/** Growth of the limit in a window in which the event loop is in time. */
const LIMIT_GROWTH = 1.05;

/**
 * Limits the cost that is admitted in a window. The limit falls while the event loop is late and rises while it is not,
 * so that it settles where the event loop is late by a third of `maxDelayMs`. Operations that wait for upstream do not
 * count: they occupy nothing.
 */
export const createOverloadGuard = (maxDelayMs: number): OverloadGuard => {
  let limit = Number.POSITIVE_INFINITY;
  let admitted = 0;
  let admittedSmall = 0;
  let late = 0;
  let shed = 0;
  let startedAt = performance.now();
  const adjust = () => {
    const lengthMs = performance.now() - startedAt;
    const delayMs = lengthMs - WINDOW_MS;
    const allowedMs = limit < UNLIMITED_COST ? maxDelayMs * SHEDDING_SHARE : maxDelayMs;
    late = delayMs > allowedMs ? late + delayMs / allowedMs : 0;
    // Far too much work is cut at once to what the event loop could do in time.
    const share = Math.min(MAX_SHARE_AFTER_CUT, allowedMs / delayMs);
    const perWindow = (admitted * WINDOW_MS) / lengthMs;
    if (late >= CUT_AFTER_DELAYS) limit = Math.max(MIN_COST, Math.min(limit, perWindow) * share);
    else if (delayMs < allowedMs / 2) limit = limit < UNLIMITED_COST ? limit * LIMIT_GROWTH : Number.POSITIVE_INFINITY;
    startedAt = performance.now();
    admitted = 0;
    admittedSmall = 0;
  };
  const timer = setInterval(adjust, WINDOW_MS).unref();
  return {
    admit: (cost) => {
      const work = cost + BASE_COST;
      const isSmall = cost <= MAX_SMALL_COST;
      // One operation alone is always admitted, whatever it costs.
      const isTooMuch = isSmall ? admittedSmall + work > MIN_COST : admitted > 0 && admitted + work > limit;
      if (isTooMuch && limit < UNLIMITED_COST) {
        shed += 1;
        throw OVERLOADED;
      }
      if (isSmall) admittedSmall += work;
      else admitted += work;
    },
    registerMetrics: (registry) =>
      registerOverloadMetrics(registry, () => ({ limit: Math.min(limit, UNLIMITED_COST), shed })),
    close: () => clearInterval(timer),
  };
};

/** The same for all requests: a refusal must not cost as much as an answer, and stack traces are most of its cost. */
const OVERLOADED = new HttpRefusal(503, 'The gateway has too much to do. Try again later.', 'OVERLOADED', [
  'retry-after',
  '1',
]);

const registerOverloadMetrics = (
  registry: Registry,
  read: () => { readonly limit: number; readonly shed: number },
): void => {
  const registers = [registry];
  new Gauge({
    name: 'gateway_admission_limit',
    help: `Static cost admitted in ${WINDOW_MS} ms. ${UNLIMITED_COST}: unlimited.`,
    registers,
    collect() {
      this.set(read().limit);
    },
  });
  new Counter({
    name: 'gateway_shed_total',
    help: 'Operations refused because the event loop was late.',
    registers,
    collect() {
      this.reset();
      this.inc(read().shed);
    },
  });
};
