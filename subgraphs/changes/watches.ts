import type { ChangeSource, WatchedList } from '../changeSource.ts';
import type { Context } from '../context.ts';
import { OperationError } from '../errors.ts';
import type { AnyRow } from '../resourceType.ts';
import { formatTopic } from './change.ts';
import { canReadFromLog } from './changeLog.ts';
import { LogView } from './LogView.ts';
import { LogWatch } from './LogWatch.ts';
import { type LogPoint, parseLogPosition } from './logPosition.ts';
import { PolledWatch } from './PolledWatch.ts';
import type { PollTimes } from './Poller.ts';

/** What changed upstream: records of a resource in a domain. */
export interface WakeUp {
  /** E.g. `monitoring.alert`. */
  readonly resource: string;
  readonly domain: string;
}

/** The watched lists of a process. */
export interface Watches {
  /**
   * The changes of a list for the caller of a context: equal lists of one token share a watch. They are read from the log of
   * our own service, and found by polls elsewhere.
   */
  watch<Row extends AnyRow>(context: Context, list: WatchedList<Row>): ChangeSource<Row>;
  /** Polls the lists that a change concerns; all lists without one, as after wake-ups were lost. */
  wake(change?: WakeUp): void;
  /**
   * Calls back for every wake-up, with the resource and the domain that changed. Without them anything may have changed.
   *
   * @returns stops that
   */
  onWake(listener: (topic: string | undefined) => void): () => void;
  /** Says whether wake-ups arrive. */
  setHasWakeUps(hasWakeUps: boolean): void;
  /** Calls back for each change from a log, with the time from the change until all subscribers of a list knew it, in seconds. */
  onNotified(observe: (seconds: number) => void): void;
  /** Number of lists that are read, POSTs for them so far, and whether wake-ups arrive. */
  stats(): { readonly lists: number; readonly posts: number; readonly isWoken: boolean };
}

/** A watch or a view that is open. */
interface WatchEntry<Source> {
  readonly source: Source;
  readonly topic: string;
}

/** How long a log that the service does not have is not requested again, in milliseconds. */
const MISSING_LOG_MS = 60_000;

/** What callers of equal visibility see of a list, from a place of the log on. */
interface WantedView<Row extends AnyRow> {
  readonly context: Context;
  readonly list: WatchedList<Row>;
  readonly visibility: string;
  readonly place: LogPoint;
}

/** Creates the watches of a process. */
export const createWatches = (times: PollTimes): Watches => new OpenWatches(times);

class OpenWatches implements Watches {
  readonly #polled = new Map<string, WatchEntry<PolledWatch<never>>>();
  readonly #logged = new Map<string, LogWatch<never>>();
  readonly #views = new Map<string, WatchEntry<LogView<never>>>();
  readonly #listeners = new Set<(topic: string | undefined) => void>();
  readonly #shared: {
    readonly times: PollTimes;
    readonly hasWakeUps: () => boolean;
    readonly observe: (posts: number) => void;
  };
  #posts = 0;
  #hasWakeUps = false;
  #hasLog = false;
  #askForLogAt = 0;
  #observeDelay = (_seconds: number) => {};

  constructor(times: PollTimes) {
    const observe = (posts: number) => {
      this.#posts += posts;
    };
    this.#shared = { times, hasWakeUps: () => this.#hasWakeUps, observe };
  }

  watch<Row extends AnyRow>(context: Context, list: WatchedList<Row>): ChangeSource<Row> {
    return {
      subscribe: async (lastEventId) =>
        this.#usesLog(lastEventId) && canReadFromLog(context, list)
          ? this.#subscribeToLog(context, list, lastEventId)
          : this.#findPoll(context, list).subscribe(lastEventId),
    };
  }

  wake(change?: WakeUp): void {
    const wanted = change && formatTopic(change.resource, change.domain);
    this.#emit(wanted);
    for (const { source, topic } of [...this.#polled.values(), ...this.#views.values()])
      if (wanted === undefined || wanted === topic) source.wake();
  }

  onWake(listener: (topic: string | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  setHasWakeUps(hasWakeUps: boolean): void {
    this.#hasWakeUps = hasWakeUps;
    this.#emit(undefined);
  }

  onNotified(observe: (seconds: number) => void): void {
    this.#observeDelay = observe;
  }

  stats(): ReturnType<Watches['stats']> {
    return { lists: this.#polled.size + this.#views.size, posts: this.#posts, isWoken: this.#hasWakeUps };
  }

  #emit(topic: string | undefined): void {
    for (const listener of this.#listeners) listener(topic);
  }

  /** Whether to read from a log: our own service has one, which wrote the position, or sends wake-ups. */
  #usesLog(lastEventId: string | undefined): boolean {
    if (performance.now() < this.#askForLogAt) return false;
    if (this.#hasWakeUps || this.#hasLog) return true;
    return lastEventId !== undefined && parseLogPosition(lastEventId) !== null;
  }

  async #subscribeToLog<Row extends AnyRow>(context: Context, list: WatchedList<Row>, lastEventId?: string) {
    try {
      const subscriber = await this.#findLog(context, list).subscribe(lastEventId);
      this.#hasLog = true;
      return subscriber;
    } catch (error) {
      if (!(error instanceof OperationError) || error.code !== 'NOT_IMPLEMENTED') throw error;
      this.#hasLog = false;
      this.#askForLogAt = performance.now() + MISSING_LOG_MS;
      return this.#findPoll(context, list).subscribe(lastEventId);
    }
  }

  #findPoll<Row extends AnyRow>(context: Context, list: WatchedList<Row>): PolledWatch<Row> {
    const key = formatWatchKey(context, list);
    const known = this.#polled.get(key)?.source as PolledWatch<Row> | undefined;
    if (known !== undefined) return known;
    const watch = new PolledWatch({ ...this.#shared, context, list, close: () => this.#polled.delete(key) });
    const topic = formatListTopic(list, context.claims?.did);
    this.#polled.set(key, { source: watch as unknown as PolledWatch<never>, topic });
    return watch;
  }

  #findLog<Row extends AnyRow>(context: Context, list: WatchedList<Row>): LogWatch<Row> {
    const key = formatWatchKey(context, list);
    const known = this.#logged.get(key) as LogWatch<Row> | undefined;
    if (known !== undefined) return known;
    const getView = (visibility: string, place: LogPoint) => this.#findView({ context, list, visibility, place });
    const close = () => {
      if (this.#logged.get(key) === (watch as unknown)) this.#logged.delete(key);
    };
    const watch: LogWatch<Row> = new LogWatch({ ...this.#shared, context, list, getView, close });
    this.#logged.set(key, watch as unknown as LogWatch<never>);
    return watch;
  }

  #findView<Row extends AnyRow>({ context, list, visibility, place }: WantedView<Row>): LogView<Row> {
    const key = formatViewKey(context, list, visibility);
    const known = this.#views.get(key)?.source as LogView<Row> | undefined;
    if (known !== undefined) return known;
    const observeDelay = (seconds: number) => this.#observeDelay(seconds);
    const close = () => this.#views.delete(key);
    const view = new LogView({ ...this.#shared, list, visibility, place, observeDelay, close });
    const topic = formatListTopic(list, context.claims?.did);
    this.#views.set(key, { source: view as unknown as LogView<never>, topic });
    return view;
  }
}

const formatListTopic = ({ type }: WatchedList<AnyRow>, domain = '') =>
  formatTopic(type.resource.list.id.replace(/\.list$/, ''), domain);

const listKeyMembers = ({ type, filter, projectId, members }: WatchedList<AnyRow>) => [
  type.resource.list.id,
  filter,
  projectId,
  [...members].sort(),
];

const formatWatchKey = <Row extends AnyRow>({ call }: Context, list: WatchedList<Row>): string =>
  JSON.stringify([call.authorization, call.furtherHeaders, ...listKeyMembers(list)]);

/** The visibility of two domains is equal only if nobody in them sees anything. */
const formatViewKey = <Row extends AnyRow>(
  { call, claims }: Context,
  list: WatchedList<Row>,
  visibility: string,
): string => JSON.stringify([claims?.did, visibility, call.furtherHeaders, ...listKeyMembers(list)]);
