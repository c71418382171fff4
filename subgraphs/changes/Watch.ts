import type { Context } from '../context.ts';
import type { AnyRow } from '../resourceType.ts';
import { type GraphErrorCode, OperationError } from '../upstream/errors.ts';
import type { Change } from './change.ts';
import { Listing } from './listing.ts';
import { Position } from './position.ts';
import { RecordWindow, type SeenRecord } from './recordWindow.ts';
import { type ChangeSource, Subscriber } from './Subscriber.ts';
import type { WatchedList } from './watchedList.ts';

/** When a watch polls. */
export interface PollTimes {
  /** Shortest and longest time between two polls, in milliseconds. */
  readonly pollMinMs: number;
  readonly pollMaxMs: number;
  /** Timeout of a poll, all its POSTs together. */
  readonly requestTimeoutMs: number;
}

/** Dependencies of a watch. */
export interface WatchOptions<Row extends AnyRow> {
  /** The caller under whose token the list is read. */
  readonly context: Context;
  readonly list: WatchedList<Row>;
  readonly times: PollTimes;
  /** Whether wake-ups arrive: then polls without one are rare. */
  readonly hasWakeUps: () => boolean;
  /** Counts the POSTs of a poll. */
  readonly observe: (posts: number) => void;
  /** Called once, when the last subscriber has left or the watch has failed. */
  readonly close: () => void;
}

/** Number of records that a poll reads at first. */
const PROBE_ROWS = 20;

/** Shortest time between two polls that are woken, in milliseconds. */
const MIN_GAP_MS = 50;

/** Growth of the time between two polls while nothing changes. */
const GROWTH = 1.5;

/** Errors that another poll would repeat. They end the watch. */
const FINAL_ERRORS: ReadonlySet<GraphErrorCode> = new Set([
  ...(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'NOT_IMPLEMENTED'] as const),
]);

const isFinalError = (error: unknown) => !(error instanceof OperationError) || FINAL_ERRORS.has(error.code);

/**
 * Watches one list for one caller, by polls: equal subscriptions of the caller share it. A poll whose latest records and
 * length are those of the previous one is a single POST. Otherwise it compares the records that were changed last, and
 * looks up those that differ.
 */
export class Watch<Row extends AnyRow> implements ChangeSource<Row> {
  readonly #options: WatchOptions<Row>;
  readonly #listing: Listing<Row>;
  readonly #window = new RecordWindow();
  readonly #subscribers = new Set<Subscriber<Row>>();
  readonly #started: Promise<void>;
  readonly #stop = new AbortController();
  /** Polls and the reads of new subscribers take turns. */
  #turn: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #intervalMs: number;
  #polledAt = 0;
  #isPolling = false;
  #isWokenAgain = false;
  #starting = 0;

  constructor(options: WatchOptions<Row>) {
    this.#options = options;
    this.#listing = new Listing(options.list);
    this.#intervalMs = options.times.pollMinMs;
    this.#started = this.#inTurn(() => this.#start());
    this.#started.catch((error: unknown) => this.#fail(error));
  }

  async subscribe(lastEventId: string | undefined): Promise<Subscriber<Row>> {
    this.#starting++;
    try {
      await this.#started;
      return await this.#inTurn(() => this.#add(lastEventId));
    } finally {
      this.#starting--;
      this.#closeIfUnused();
    }
  }

  /** Polls at once, or soon if it has just polled. */
  wake(): void {
    if (this.#isPolling) this.#isWokenAgain = true;
    else this.#schedule(Math.max(0, this.#polledAt + MIN_GAP_MS - Date.now()));
  }

  async #start(): Promise<void> {
    const seen = await this.#reading((context) => this.#listing.changedSince(context, Number.POSITIVE_INFINITY));
    this.#window.take(seen, { changed: [], missing: [] }, new Map());
    this.#endWithToken();
    this.#schedule(this.#nextMs());
  }

  async #add(lastEventId: string | undefined): Promise<Subscriber<Row>> {
    if (this.#stop.signal.aborted) throw this.#stop.signal.reason;
    const { type } = this.#options.list;
    const position =
      lastEventId === undefined ? Position.now(this.#window.records) : Position.of(lastEventId, type.resource.list.id);
    const isFinal = (row: Row | null) => row !== null && this.#listing.seen(row).isFinal;
    const close = () => {
      this.#subscribers.delete(subscriber);
      this.#closeIfUnused();
    };
    const subscriber = new Subscriber<Row>({ position, isFinal, close });
    if (lastEventId !== undefined) await this.#catchUp(subscriber, position);
    this.#subscribers.add(subscriber);
    return subscriber;
  }

  async #catchUp(subscriber: Subscriber<Row>, { until }: Position): Promise<void> {
    const rows = await this.#reading((context) => this.#listing.rowsSince(context, until));
    for (const row of rows) {
      const { id, updatedAt, createdAt, isFinal } = this.#listing.seen(row);
      const isNew = Date.parse(createdAt) > until;
      subscriber.add({ kind: isNew ? 'CREATED' : isFinal ? 'RESOLVED' : 'UPDATED', id, row, updatedAt });
    }
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#pollInTurn(), ms);
  }

  async #pollInTurn(): Promise<void> {
    this.#isPolling = true;
    try {
      const hasChanged = await this.#inTurn(() => this.#poll());
      const { pollMinMs, pollMaxMs } = this.#options.times;
      this.#intervalMs = hasChanged ? pollMinMs : Math.min(pollMaxMs, this.#intervalMs * GROWTH);
    } catch (error) {
      if (isFinalError(error)) return this.#fail(error);
      this.#intervalMs = Math.min(this.#options.times.pollMaxMs, this.#intervalMs * GROWTH);
    } finally {
      this.#isPolling = false;
      this.#polledAt = Date.now();
    }
    const isWokenAgain = this.#isWokenAgain;
    this.#isWokenAgain = false;
    this.#schedule(isWokenAgain ? MIN_GAP_MS : this.#nextMs());
  }

  /** Spread by a tenth, so that watches do not poll in step. */
  #nextMs(): number {
    const { times, hasWakeUps: isWoken } = this.#options;
    return (isWoken() ? times.pollMaxMs : this.#intervalMs) * (0.9 + Math.random() / 10);
  }

  /** Whether anything changed. */
  async #poll(): Promise<boolean> {
    return this.#reading(async (context) => {
      const latest = await this.#listing.latest(context, PROBE_ROWS);
      if (this.#window.isUnchanged(latest)) return false;
      const seen = await this.#listing.changedSince(context, this.#window.since);
      const difference = this.#window.compare(seen);
      const ids = [...difference.changed.map(({ id }) => id), ...difference.missing];
      const rows = await this.#listing.lookUp(context, ids);
      const found = new Map<string, SeenRecord>([...rows].map(([id, row]) => [id, this.#listing.seen(row)]));
      const changes = this.#window.take(seen, difference, found);
      for (const change of changes) this.#deliver({ ...change, row: rows.get(change.id) ?? null });
      return changes.length > 0;
    });
  }

  #deliver(change: Change<Row>): void {
    for (const subscriber of this.#subscribers) subscriber.add(change);
  }

  /** Reads with a context of its own, whose POSTs are counted. */
  async #reading<Result>(read: (context: Context) => Promise<Result>): Promise<Result> {
    const { context, times, observe } = this.#options;
    const tally = { posts: 0 };
    const signal = this.#stop.signal;
    try {
      return await read(context.again({ signal, deadline: Date.now() + times.requestTimeoutMs, tally }));
    } finally {
      observe(tally.posts);
    }
  }

  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(run);
    this.#turn = result.catch(() => {});
    return result;
  }

  /** Upstream refuses the token from its expiry on. */
  #endWithToken(): void {
    const { exp } = this.#options.context.claims ?? {};
    const leftMs = exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000 - Date.now();
    if (leftMs > MAX_TIMER_MS) return;
    const operation = this.#options.list.type.resource.list.id;
    this.#expiry = setTimeout(() => this.#fail(new OperationError('UNAUTHENTICATED', { operation })), leftMs);
  }

  #fail(error: unknown): void {
    for (const subscriber of [...this.#subscribers]) subscriber.end(error);
    this.#close(error);
  }

  #closeIfUnused(): void {
    if (this.#subscribers.size === 0 && this.#starting === 0) this.#close(new Error('Nobody watches the list.'));
  }

  #close(reason: unknown): void {
    if (this.#stop.signal.aborted) return;
    clearTimeout(this.#timer);
    clearTimeout(this.#expiry);
    this.#stop.abort(reason);
    this.#options.close();
  }
}

/** Longest delay of a timer of Node. */
const MAX_TIMER_MS = 2 ** 31 - 1;
