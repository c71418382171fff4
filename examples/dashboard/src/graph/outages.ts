import type { Failure } from './failures.ts';

/** A query of the page whose last answer failed, wholly or in part. It is asked again by itself. */
export interface Outage {
  readonly failure: Failure;
  /** When its last complete answer came, in milliseconds since 1970. Null if none has come. */
  readonly receivedAt: number | null;
  /** When it is asked again, in milliseconds since 1970. */
  readonly retryAt: number;
  readonly retry: () => void;
}

let current: readonly Outage[] = [];
const listeners = new Set<() => void>();

const replace = (outages: readonly Outage[]): void => {
  current = outages;
  for (const listener of listeners) listener();
};

/** The outages of now; the same array until they change. */
export const outages = (): readonly Outage[] => current;

/** Calls `listener` after each change. Returns a function that unsubscribes it. */
export const onOutagesChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Adds an outage. Returns a function that removes it. */
export const reportOutage = (outage: Outage): (() => void) => {
  replace([...current, outage]);
  return () => replace(current.filter((each) => each !== outage));
};
