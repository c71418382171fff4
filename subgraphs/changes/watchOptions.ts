import type { WatchedList } from '../changeSource.ts';
import type { Context } from '../context.ts';
import { OperationError } from '../errors.ts';
import type { AnyRow } from '../resourceType.ts';
import type { PollTimes } from './Poller.ts';

/** Dependencies of a watch. */
export interface WatchOptions<Row extends AnyRow> {
  /** The caller under whose token the list is read. */
  readonly context: Context;
  readonly list: WatchedList<Row>;
  readonly times: PollTimes;
  /** Whether wake-ups arrive: then polls without one are rare. */
  readonly hasWakeUps: () => boolean;
  /** Counts the POSTs of a read. */
  readonly observe: (posts: number) => void;
  /** Called once, when the last subscriber has left or the watch has failed. */
  readonly close: () => void;
}

/** What a read of a list needs. */
export type WatchReadOptions = Pick<WatchOptions<AnyRow>, 'context' | 'times' | 'observe'>;

/** Reads with a context of its own, whose POSTs are counted. */
export const readForWatch = async <Result>(
  { context, times, observe }: WatchReadOptions,
  signal: AbortSignal,
  read: (context: Context) => Promise<Result>,
): Promise<Result> => {
  const tally = { posts: 0 };
  try {
    return await read(context.withCall({ signal, deadline: performance.now() + times.requestTimeoutMs, tally }));
  } finally {
    observe(tally.posts);
  }
};

/** Longest delay of a timer of Node. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Fails a watch when the token of its caller expires: upstream refuses it from then on. Returns the timer. */
export const failAtExpiry = <Row extends AnyRow>(
  { context, list }: Pick<WatchOptions<Row>, 'context' | 'list'>,
  fail: (error: unknown) => void,
): NodeJS.Timeout | undefined => {
  const { exp } = context.claims ?? {};
  const leftMs = exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000 - Date.now();
  if (leftMs > MAX_TIMER_MS) return undefined;
  const operation = list.type.resource.list.id;
  return setTimeout(() => fail(new OperationError('UNAUTHENTICATED', { operation })), leftMs);
};
