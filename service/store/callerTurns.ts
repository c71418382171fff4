/** The order in which callers use the only connection of the embedded store, so that none keeps the others waiting. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ServiceError } from '../errors.ts';

const currentCaller = new AsyncLocalStorage<string>();

/** Runs work whose statements take the turns of a caller. With an empty key they are work for several callers. */
export const runForCaller = <Result>(key: string, job: () => Result): Result => currentCaller.run(key, job);

/** Whether the code runs for one caller. */
export const isForCaller = (): boolean => Boolean(currentCaller.getStore());

/** Ends a turn. */
export type EndTurn = () => void;

/** The turns on one connection. */
export interface CallerTurns {
  /**
   * Waits for a turn of the current caller.
   *
   * @param waitMs longest wait; absent: no limit
   * @throws {ServiceError} ERROR_UNAVAILABLE when the wait was too long
   */
  readonly enter: (waitMs?: number) => Promise<EndTurn>;
}

/**
 * A turn that took longer is followed by a rest of its caller, as long as the turn, while other callers are active. A call
 * that waits for a shorter turn before each of its statements is still answered within a second.
 */
const SLOW_TURN_MS = 100;

/** Longest rest. */
const MAX_REST_MS = 1_000;

/** How long a caller counts as active after its last turn. */
const ACTIVE_MS = 1_000;

const storeBusyError = () => new ServiceError('ERROR_UNAVAILABLE', 'The store is busy; try again.');

/** A statement that waits for its turn. */
interface WaitingTurn {
  readonly start: () => void;
}

/**
 * Creates the turns of one connection. Callers take turns one after the other, whatever number of calls each of them
 * has; jobs, and work for several callers, count as one caller each. A call needs several turns, so in the rest of a slow
 * caller the other callers proceed without waiting for it each time.
 */
export const createCallerTurns = (): CallerTurns => {
  /** Callers in the order of their next turns. */
  const waiting = new Map<string | undefined, WaitingTurn[]>();
  const restUntil = new Map<string | undefined, number>();
  /** When each caller had its last turn. Work for several callers does not count. */
  const activeAt = new Map<string, number>();
  let isTaken = false;
  let timer: NodeJS.Timeout | undefined;

  const isResting = (caller: string | undefined) => (restUntil.get(caller) ?? 0) > performance.now();

  const startNext = () => {
    clearTimeout(timer);
    if (isTaken || waiting.size === 0) return;
    const [caller, queue] = waiting.entries().find(([each]) => !isResting(each)) ?? [];
    if (!queue) {
      const earliest = Math.min(...waiting.keys().map((each) => restUntil.get(each) ?? 0));
      timer = setTimeout(startNext, Math.max(1, earliest - performance.now()));
      return;
    }
    isTaken = true;
    waiting.delete(caller);
    const next = queue.shift();
    if (queue.length > 0) waiting.set(caller, queue);
    next?.start();
  };

  const areOthersActive = (caller: string, since: number) => {
    for (const [other, at] of activeAt) if (at < since) activeAt.delete(other);
    return activeAt.keys().some((other) => other !== caller);
  };

  const turnOf = (caller: string | undefined): EndTurn => {
    const startedAt = performance.now();
    restUntil.delete(caller);
    return () => {
      const endedAt = performance.now();
      const tookMs = endedAt - startedAt;
      if (caller) {
        const isSlow = tookMs > SLOW_TURN_MS && areOthersActive(caller, startedAt - ACTIVE_MS);
        if (isSlow) restUntil.set(caller, endedAt + Math.min(tookMs, MAX_REST_MS));
        activeAt.set(caller, endedAt);
      }
      isTaken = false;
      startNext();
    };
  };

  /** Takes a place in the queue of a caller, and leaves it when the wait was too long. */
  const enter = (waitMs?: number): Promise<EndTurn> => {
    const caller = currentCaller.getStore();
    const turn = Promise.withResolvers<EndTurn>();
    const waiter: WaitingTurn = {
      start: () => {
        clearTimeout(late);
        turn.resolve(turnOf(caller));
      },
    };
    const queue = waiting.get(caller) ?? [];
    queue.push(waiter);
    waiting.set(caller, queue);
    const giveUp = () => {
      queue.splice(queue.indexOf(waiter), 1);
      if (queue.length === 0 && waiting.get(caller) === queue) waiting.delete(caller);
      turn.reject(storeBusyError());
    };
    const late = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
    if (!isTaken) startNext();
    return turn.promise;
  };
  return { enter };
};
