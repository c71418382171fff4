/** Sheds load before the event loop stalls. */
import { Counter, Gauge, type Registry } from 'prom-client';
import { HttpRefusal } from '../http/refusal.ts';
import type { OpenRequest } from '../http/request.ts';

/** Admits operations as long as the event loop keeps up. */
export interface OverloadGuard {
  /**
   * Counts an operation as work in progress until its response is sent.
   *
   * @throws {HttpRefusal} 503 OVERLOADED
   */
  admit(cost: number, request: Pick<OpenRequest, 'atEnd'>): void;
  registerMetrics(registry: Registry): void;
  close(): void;
}

/** How often the delay of the event loop is measured. */
const WINDOW_MS = 50;

/** Work that is always admitted, in cost: some thousand objects occupy the event loop for less than 100 ms. */
const LEAST_WORK = 5_000;

/** Above this limit there is none. */
const UNLIMITED_WORK = 1_000_000;

/** Cost of an operation besides its objects. */
const BASE_COST = 10;

/** Operations up to this cost have a limit of their own, `LEAST_WORK`: `{ __typename }` passes while others are shed. */
const SMALL_COST = 10;

/** Delays in a row that reduce the limit, in times of the longest allowed: a short pause of garbage collection does not. */
const LATE_ENOUGH = 2;

/** Share of the work in progress to which a late event loop reduces the limit, at most. */
const LARGEST_CUT = 0.7;

/**
 * Limits the cost of the operations in progress. The limit falls while the event loop is late and rises while it is not
 * (additive-increase, multiplicative-decrease), so that it settles where the event loop is late by `maxDelayMs`.
 */
export function createOverloadGuard(maxDelayMs: number): OverloadGuard {
  let limit = UNLIMITED_WORK;
  let inProgress = 0;
  let smallInProgress = 0;
  let late = 0;
  let expectedAt = performance.now() + WINDOW_MS;
  let shed = 0;
  const adjust = () => {
    // The lateness of this timer. A histogram of `perf_hooks` loses the delays that matter: resetting it drops a sample.
    const delayMs = performance.now() - expectedAt;
    expectedAt = performance.now() + WINDOW_MS;
    late = delayMs > maxDelayMs ? late + delayMs / maxDelayMs : 0;
    // Far too much work is cut at once to what the event loop could do in time.
    const share = Math.min(LARGEST_CUT, maxDelayMs / delayMs);
    if (late >= LATE_ENOUGH) limit = Math.max(LEAST_WORK, Math.min(limit, inProgress) * share);
    else if (delayMs < maxDelayMs / 2) limit = Math.min(UNLIMITED_WORK, limit * 1.1);
  };
  const timer = setInterval(adjust, WINDOW_MS).unref();
  return {
    admit: (cost, { atEnd }) => {
      const work = cost + BASE_COST;
      const isSmall = cost <= SMALL_COST;
      const isBusy = isSmall ? smallInProgress + work > LEAST_WORK : inProgress > 0 && inProgress + work > limit;
      if (isBusy && limit < UNLIMITED_WORK) {
        shed += 1;
        throw overloaded();
      }
      const count = (change: number) => {
        if (isSmall) smallInProgress += change;
        else inProgress += change;
      };
      count(work);
      atEnd.push(() => count(-work));
    },
    registerMetrics: (registry) => registerMetrics(registry, () => ({ limit, inProgress, shed })),
    close: () => clearInterval(timer),
  };
}

function overloaded(): HttpRefusal {
  const message = 'The gateway has too much to do. Try again later.';
  return new HttpRefusal(503, message, 'OVERLOADED', ['retry-after', '1']);
}

interface Figures {
  readonly limit: number;
  readonly inProgress: number;
  readonly shed: number;
}

function registerMetrics(registry: Registry, read: () => Figures): void {
  const registers = [registry];
  const gauge = (name: string, help: string, figure: (figures: Figures) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(figure(read()));
      },
    });
  gauge(
    'gateway_work_limit',
    'Cost of operations in progress above which further ones are shed.',
    ({ limit }) => limit,
  );
  gauge('gateway_work_in_progress', 'Cost of operations in progress.', ({ inProgress }) => inProgress);
  new Counter({
    name: 'gateway_shed_total',
    help: 'Operations refused because the event loop was late.',
    registers,
    collect() {
      this.reset();
      this.inc(read().shed);
    },
  });
}
