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

/** Creates the watches of a process. */
export const createWatches = (times: PollTimes): Watches => {
  const polled = new Map<string, WatchEntry<PolledWatch<never>>>();
  const logged = new Map<string, LogWatch<never>>();
  const views = new Map<string, WatchEntry<LogView<never>>>();
  const listeners = new Set<(topic: string | undefined) => void>();
  const emit = (topic: string | undefined) => {
    for (const listener of listeners) listener(topic);
  };
  let posts = 0;
  let hasWakeUps = false;
  let hasLog = false;
  let askAgainAt = 0;
  let observeDelay = (_seconds: number) => {};
  const shared = {
    times,
    hasWakeUps: () => hasWakeUps,
    observe: (sent: number) => {
      posts += sent;
    },
  };
  const pollOf = <Row extends AnyRow>(context: Context, list: WatchedList<Row>): PolledWatch<Row> => {
    const key = formatWatchKey(context, list);
    const known = polled.get(key)?.source as PolledWatch<Row> | undefined;
    if (known !== undefined) return known;
    const watch = new PolledWatch({ ...shared, context, list, close: () => polled.delete(key) });
    polled.set(key, {
      source: watch as unknown as PolledWatch<never>,
      topic: formatListTopic(list, context.claims?.did),
    });
    return watch;
  };
  const viewOf = <Row extends AnyRow>(
    context: Context,
    list: WatchedList<Row>,
    visibility: string,
    place: LogPoint,
  ) => {
    const key = formatViewKey(context, list, visibility);
    const known = views.get(key)?.source as LogView<Row> | undefined;
    if (known !== undefined) return known;
    const close = () => views.delete(key);
    const view = new LogView({
      ...shared,
      list,
      visibility,
      place,
      observeDelay: (delay) => observeDelay(delay),
      close,
    });
    views.set(key, { source: view as unknown as LogView<never>, topic: formatListTopic(list, context.claims?.did) });
    return view;
  };
  const logOf = <Row extends AnyRow>(context: Context, list: WatchedList<Row>): LogWatch<Row> => {
    const key = formatWatchKey(context, list);
    const known = logged.get(key) as LogWatch<Row> | undefined;
    if (known !== undefined) return known;
    const watch: LogWatch<Row> = new LogWatch({
      ...shared,
      context,
      list,
      getView: (visibility, place) => viewOf(context, list, visibility, place),
      close: () => {
        if (logged.get(key) === (watch as unknown)) logged.delete(key);
      },
    });
    logged.set(key, watch as unknown as LogWatch<never>);
    return watch;
  };
  /** Whether to read from a log: our own service has one, which wrote the position, or sends wake-ups. */
  const usesLog = (lastEventId: string | undefined) =>
    performance.now() >= askAgainAt &&
    (hasWakeUps || hasLog || (lastEventId !== undefined && parseLogPosition(lastEventId)));
  const subscribeToLog = async <Row extends AnyRow>(context: Context, list: WatchedList<Row>, lastEventId?: string) => {
    try {
      const subscriber = await logOf(context, list).subscribe(lastEventId);
      hasLog = true;
      return subscriber;
    } catch (error) {
      if (!(error instanceof OperationError) || error.code !== 'NOT_IMPLEMENTED') throw error;
      hasLog = false;
      askAgainAt = performance.now() + MISSING_LOG_MS;
      return pollOf(context, list).subscribe(lastEventId);
    }
  };
  return {
    watch: (context, list) => ({
      subscribe: async (lastEventId) =>
        usesLog(lastEventId) && canReadFromLog(context, list)
          ? subscribeToLog(context, list, lastEventId)
          : pollOf(context, list).subscribe(lastEventId),
    }),
    wake: (change) => {
      const wanted = change && formatTopic(change.resource, change.domain);
      emit(wanted);
      for (const { source, topic } of [...polled.values(), ...views.values()])
        if (wanted === undefined || wanted === topic) source.wake();
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setHasWakeUps: (isWoken) => {
      hasWakeUps = isWoken;
      emit(undefined);
    },
    onNotified: (observe) => {
      observeDelay = observe;
    },
    stats: () => ({ lists: polled.size + views.size, posts, isWoken: hasWakeUps }),
  };
};

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
