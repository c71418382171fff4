import { useSyncExternalStore } from 'react';

/** How a page follows the time. */
interface Clock {
  readonly now: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

const createClock = (intervalMs: number): Clock => {
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(tick, intervalMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
};

const secondsClock = createClock(1_000);

/** The time in milliseconds since 1970, followed each second. */
export const useNow = (): number => useSyncExternalStore(secondsClock.subscribe, secondsClock.now);
