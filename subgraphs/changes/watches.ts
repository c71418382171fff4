import type { Context } from '../context.ts';
import type { AnyRow } from '../resourceType.ts';
import { type PollTimes, Watch } from './Watch.ts';
import type { WatchedList } from './watchedList.ts';

/** What changed upstream: records of a resource in a domain. */
export interface WakeUp {
  /** E.g. `monitoring.alert`. */
  readonly resource: string;
  readonly domain: string;
}

/** The watched lists of a process. */
export interface Watches {
  /** The watch of a list for the caller of a context: equal lists of one token share one. */
  watch<Row extends AnyRow>(context: Context, list: WatchedList<Row>): Watch<Row>;
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
  /** Number of watched lists, POSTs of their polls so far, and whether wake-ups arrive. */
  stats(): { readonly lists: number; readonly posts: number; readonly isWoken: boolean };
}

/** Creates the watches of a process. */
export const createWatches = (times: PollTimes): Watches => {
  const open = new Map<string, { readonly watch: Watch<never>; readonly topic: string }>();
  const listeners = new Set<(topic: string | undefined) => void>();
  const tell = (topic: string | undefined) => {
    for (const listener of listeners) listener(topic);
  };
  let posts = 0;
  let hasWakeUps = false;
  const start = <Row extends AnyRow>(key: string, context: Context, list: WatchedList<Row>): Watch<Row> => {
    const watch: Watch<Row> = new Watch({
      context,
      list,
      times,
      hasWakeUps: () => hasWakeUps,
      observe: (sent) => {
        posts += sent;
      },
      close: () => open.delete(key),
    });
    open.set(key, { watch: watch as unknown as Watch<never>, topic: topicOf(list, context.claims?.did) });
    return watch;
  };
  return {
    watch: <Row extends AnyRow>(context: Context, list: WatchedList<Row>) => {
      const key = keyOf(context, list);
      return (open.get(key)?.watch as Watch<Row> | undefined) ?? start(key, context, list);
    },
    wake: (change) => {
      const wanted = change && `${change.resource} ${change.domain}`;
      tell(wanted);
      for (const { watch, topic } of open.values()) if (wanted === undefined || wanted === topic) watch.wake();
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setHasWakeUps: (isWoken) => {
      hasWakeUps = isWoken;
      tell(undefined);
    },
    stats: () => ({ lists: open.size, posts, isWoken: hasWakeUps }),
  };
};

const topicOf = ({ type }: WatchedList<AnyRow>, domain: string | undefined) =>
  `${type.resource.list.id.replace(/\.list$/, '')} ${domain ?? ''}`;

const keyOf = ({ call }: Context, { type, filter, projectId, members }: WatchedList<AnyRow>): string =>
  JSON.stringify([
    call.authorization,
    call.furtherHeaders,
    type.resource.list.id,
    filter,
    projectId,
    [...members].sort(),
  ]);
