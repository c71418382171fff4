import type { Failure } from './failures.ts';

/**
 * What is known of the connection to the service. The whole page has one: all that it says about being up to date, it says by
 * this. Times are in milliseconds since 1970.
 */
export type ConnectionState =
  | { readonly state: 'live' }
  /** No answer has come for a while, and none has failed. `since`: when the one that is waited for was asked. */
  | { readonly state: 'waiting'; readonly since: number }
  | Outage;

/** `lost`: the service does not answer at all. `incomplete`: parts of answers failed. */
export interface Outage {
  readonly state: 'lost' | 'incomplete';
  readonly failure: Failure;
  /** Since when what is shown may be out of date. Null if nothing has come yet. */
  readonly receivedAt: number | null;
  /** When it is asked again. Null: it is being asked now. */
  readonly retryAt: number | null;
}

/** A query that is shown. */
export interface WatchedQuery {
  /** Why its last answer failed, wholly or in part, if that may pass. */
  failure: Failure | null;
  /** When its last complete answer came. Null if none has. */
  receivedAt: number | null;
  readonly refresh: () => void;
}

/** Between two pulses. */
const PULSE_MS = 10_000;

/** A pulse that is not answered by then means that the service may be silent. */
const SLOW_MS = 4_000;

/** Between a pulse that failed and the next. */
const RETRY_MS = 5_000;

/** Pauses before parts that failed are asked for again, while the service answers, double from the first to the last. */
const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 30_000;

const queries = new Set<WatchedQuery>();
const pulse = {
  ask: null as (() => Promise<Failure | null>) | null,
  askedAt: null as number | null,
  answeredAt: null as number | null,
  failure: null as Failure | null,
  nextAt: 0,
  timers: [] as ReturnType<typeof setTimeout>[],
};
const repair = {
  attempts: 0,
  at: null as number | null,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
};

const listFailing = (): WatchedQuery[] => [...queries].filter(({ failure }) => failure !== null);

const findEarliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

const assessConnection = (): ConnectionState => {
  const { failure, askedAt, answeredAt, nextAt } = pulse;
  if (failure) return { state: 'lost', failure, receivedAt: answeredAt, retryAt: askedAt === null ? nextAt : null };
  const failed = listFailing();
  const [first] = failed;
  if (first?.failure) {
    const receivedAt = findEarliest(failed.map((query) => query.receivedAt));
    return { state: 'incomplete', failure: first.failure, receivedAt, retryAt: repair.at };
  }
  const isOverdue = askedAt !== null && Date.now() - (answeredAt ?? 0) >= PULSE_MS + SLOW_MS;
  return isOverdue ? { state: 'waiting', since: askedAt } : { state: 'live' };
};

let current: ConnectionState = { state: 'live' };
const listeners = new Set<() => void>();

const update = (): void => {
  const next = assessConnection();
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
};

/** The connection as it is now; the same object until it changes. */
export const connection = (): ConnectionState => current;

/** Calls `listener` after each change. Returns a function that unsubscribes it. */
export const onConnectionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const schedulePulse = (ms: number): void => {
  for (const timer of pulse.timers) clearTimeout(timer);
  pulse.nextAt = Date.now() + ms;
  pulse.timers = [setTimeout(sendPulse, ms)];
};

const sendPulse = async (): Promise<void> => {
  const { ask } = pulse;
  if (ask === null || pulse.askedAt !== null) return;
  // A page that nobody sees asks when it is seen again.
  if (document.visibilityState === 'hidden') return schedulePulse(PULSE_MS);
  for (const timer of pulse.timers) clearTimeout(timer);
  pulse.askedAt = Date.now();
  pulse.timers = [setTimeout(update, SLOW_MS)];
  update();
  const failure = await ask();
  if (pulse.ask === ask) receivePulse(failure);
};

const receivePulse = (failure: Failure | null): void => {
  const wasLost = pulse.failure !== null;
  pulse.askedAt = null;
  pulse.failure = failure;
  if (failure === null) pulse.answeredAt = Date.now();
  schedulePulse(failure === null ? PULSE_MS : RETRY_MS);
  // What was missed meanwhile is not sent later, so everything is requested again, not only what failed.
  if (wasLost && failure === null) for (const { refresh } of queries) refresh();
  scheduleRepair();
  update();
};

const refreshFailing = (): void => {
  repair.at = null;
  repair.attempts++;
  for (const { refresh } of listFailing()) refresh();
  update();
};

/** Asks again for what failed, in a while. While the service is lost, its next pulse that is answered does so. */
const scheduleRepair = (): void => {
  if (listFailing().length === 0) repair.attempts = 0;
  if (listFailing().length === 0 || pulse.failure !== null) {
    clearTimeout(repair.timer);
    repair.at = null;
  } else if (repair.at === null) {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** repair.attempts, MAX_PAUSE_MS);
    repair.at = Date.now() + pauseMs;
    repair.timer = setTimeout(refreshFailing, pauseMs);
  }
};

const onVisible = (): void => {
  if (document.visibilityState === 'visible') void sendPulse();
};

/**
 * Asks at intervals whether the service answers, until the returned function is called.
 *
 * @param ask why there is no answer, or null. It never rejects
 */
export const startPulse = (ask: () => Promise<Failure | null>): (() => void) => {
  Object.assign(pulse, { ask, askedAt: null });
  document.addEventListener('visibilitychange', onVisible);
  void sendPulse();
  return () => {
    if (pulse.ask !== ask) return;
    document.removeEventListener('visibilitychange', onVisible);
    for (const timer of pulse.timers) clearTimeout(timer);
    Object.assign(pulse, { ask: null, askedAt: null, failure: null });
    update();
  };
};

/** Watches a query that is shown. Returns a function that forgets it. */
export const watchQuery = (query: WatchedQuery): (() => void) => {
  queries.add(query);
  return () => {
    queries.delete(query);
    scheduleRepair();
    update();
  };
};

/** Tells of an answer to a watched query: why it failed, or null. */
export const reportAnswer = (query: WatchedQuery, failure: Failure | null, receivedAt: number | null): void => {
  Object.assign(query, { failure, receivedAt });
  // Whether all of the service is silent is known at once.
  if (failure !== null && pulse.failure === null) void sendPulse();
  scheduleRepair();
  update();
};

/** Asks again now for what failed. */
export const retryNow = (): void => {
  if (pulse.failure !== null) void sendPulse();
  clearTimeout(repair.timer);
  refreshFailing();
};
