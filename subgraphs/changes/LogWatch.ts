import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeSource, RecordChange } from '../changeSource.ts';
import type { AnyRow } from '../resourceType.ts';
import { readLog } from './changeLog.ts';
import { ListReader, toSeenRecord } from './ListReader.ts';
import { LogSubscriber } from './LogSubscriber.ts';
import type { LogView, LogViewMember } from './LogView.ts';
import { type LogPoint, parseLogPosition, timeOfPoint, toLogPoint } from './logPosition.ts';
import type { LogSegment } from './PendingSegment.ts';
import { PolledPosition } from './PolledPosition.ts';
import { addJitter, isFinalError } from './Poller.ts';
import { SubscriberSet } from './SubscriberSet.ts';
import { recordKey } from './version.ts';
import { failAtExpiry, readForWatch, type WatchOptions, type WatchReadOptions } from './watchOptions.ts';

/** Dependencies of a watch of the log. */
export interface LogWatchOptions<Row extends AnyRow> extends WatchOptions<Row> {
  /** The view of the list for callers of a visibility. If there is none, one starts at a place. */
  readonly getView: (visibility: string, place: LogPoint) => LogView<Row>;
}

/** A subscriber's place, and what it missed since. */
interface WatchStart<Row> {
  readonly place: LogPoint;
  readonly missed: readonly LogSegment<Row>[];
}

/**
 * Watches one list for one caller by the log of our own service: equal subscriptions of the caller share it. A view reads
 * the changes, together with those of other callers who see the same records. Whether this caller still does is checked from time to time.
 */
export class LogWatch<Row extends AnyRow> implements ChangeSource<Row>, LogViewMember<Row> {
  readonly #options: LogWatchOptions<Row>;
  readonly #subscribers = new SubscriberSet<LogSubscriber<Row>>((reason) => this.#close(reason));
  readonly #stop = new AbortController();
  /** Resolves when the watch is in a view, and its subscribers are at the view's place. */
  #ready: Promise<LogView<Row>>;
  #view: LogView<Row> | undefined;
  #isMoving = false;
  #expiry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;

  constructor(options: LogWatchOptions<Row>) {
    this.#options = options;
    this.#ready = this.#join();
    this.#ready.then(
      () => {
        this.#expiry = failAtExpiry(options, (error) => this.fail(error));
        this.#checkLater();
      },
      (error: unknown) => this.fail(error),
    );
  }

  get reads(): WatchReadOptions {
    return this.#options;
  }

  get subscribers(): Iterable<LogSubscriber<Row>> {
    return this.#isMoving ? [] : this.#subscribers;
  }

  /** @throws {OperationError} NOT_IMPLEMENTED where the service has no log */
  async subscribe(lastEventId: string | undefined): Promise<LogSubscriber<Row>> {
    return this.#subscribers.start(async () => {
      for (;;) {
        const view = await this.#ready;
        const subscriber = await view.runExclusive(() => this.#add(view, lastEventId));
        if (subscriber !== null) return subscriber;
      }
    });
  }

  fail(error: unknown): void {
    this.#subscribers.fail(error);
    this.#close(error);
  }

  move(): void {
    if (this.#isMoving || this.#stop.signal.aborted) return;
    this.#isMoving = true;
    this.#view?.leave(this);
    this.#ready = this.#joinAgain();
    this.#ready.catch((error: unknown) => this.fail(error));
  }

  /** Joins a view, and tries again whenever that fails, as polls do, unless another attempt would fail as well. */
  async #joinAgain(): Promise<LogView<Row>> {
    for (;;) {
      try {
        return await this.#join();
      } catch (error) {
        if (this.#stop.signal.aborted || isFinalError(error)) throw error;
        this.#view?.leave(this);
      }
      await wait(addJitter(this.#options.times.pollMinMs), undefined, { signal: this.#stop.signal });
    }
  }

  /** Joins the view of the caller's present visibility. */
  async #join(): Promise<LogView<Row>> {
    const { visibility, place } = await this.#read();
    this.#stop.signal.throwIfAborted();
    const view = this.#options.getView(visibility, place);
    view.join(this);
    this.#view = view;
    await view.runExclusive(() => this.#catchUpAll());
    return view;
  }

  async #catchUpAll(): Promise<void> {
    for (const subscriber of this.#subscribers) {
      const from = subscriber.lastPlace;
      const { missed } = await this.#since(from);
      for (const round of missed) subscriber.addMissed(round);
    }
    this.#isMoving = false;
  }

  /** Null if the caller has moved to another view. */
  async #add(view: LogView<Row>, lastEventId: string | undefined): Promise<LogSubscriber<Row> | null> {
    const start = lastEventId === undefined ? { place: view.place, missed: [] } : await this.#resume(lastEventId);
    this.#stop.signal.throwIfAborted();
    if (view !== this.#view || this.#isMoving) return null;
    const { type } = this.#options.list;
    const close = () => this.#subscribers.remove(subscriber);
    const isFinal = (row: Row | null) => row !== null && toSeenRecord(type, row).isFinal;
    const subscriber = new LogSubscriber<Row>({ ...start, isFinal, close });
    this.#subscribers.add(subscriber);
    return subscriber;
  }

  /** @throws {OperationError} BAD_USER_INPUT if the id is not valid */
  async #resume(lastEventId: string): Promise<WatchStart<Row>> {
    const position = parseLogPosition(lastEventId);
    if (position === null) {
      const polled = PolledPosition.of(lastEventId, this.#options.list.type.resource.list.id);
      return this.#byTime(toLogPoint(polled.until), (change) => !polled.has(change));
    }
    const { from, partly } = position;
    if (partly === undefined) return this.#since(from);
    // What was delivered may have changed again since then.
    const rest = await this.#since(from, (change) => recordKey(change) > partly.upTo);
    const middle = { ...from, cursor: partly.to };
    const again = await this.#since(middle, (change) => recordKey(change) <= partly.upTo);
    const first = rest.missed.map((round) => ({ ...round, to: middle, upTo: partly.upTo }));
    return { place: from, missed: [...first, ...again.missed] };
  }

  /** What was missed since a place. */
  async #since(place: LogPoint, isMissed = (_change: RecordChange<Row>) => true): Promise<WatchStart<Row>> {
    const read = place.cursor === '' ? null : await this.#read(place.cursor);
    if (!read?.isComplete) return this.#byTime(place, isMissed);
    return { place, missed: [{ from: place, to: read.place, changes: read.changes.filter(isMissed) }] };
  }

  /** What was missed, by the times of the records: the log no longer has the place. */
  async #byTime(place: LogPoint, isMissed: (change: RecordChange<Row>) => boolean): Promise<WatchStart<Row>> {
    const { place: to } = await this.#read();
    const listing = new ListReader(this.#options.list);
    const changes = await readForWatch(this.#options, this.#stop.signal, (context) =>
      listing.changesSince(context, timeOfPoint(place)),
    );
    const from = { ...place, cursor: '' };
    return { place: from, missed: [{ from, to, changes: changes.filter(isMissed) }] };
  }

  #read(since?: string) {
    const { list } = this.#options;
    return readForWatch(this.#options, this.#stop.signal, (context) => readLog(context, list, since));
  }

  #checkLater(): void {
    if (this.#stop.signal.aborted) return;
    this.#check = setTimeout(() => void this.#checkVisibility(), addJitter(this.#options.times.pollMaxMs));
  }

  async #checkVisibility(): Promise<void> {
    try {
      const { visibility } = await this.#read();
      if (visibility !== this.#view?.visibility) this.move();
    } catch (error) {
      if (isFinalError(error)) return this.fail(error);
    }
    this.#checkLater();
  }

  #close(reason: unknown): void {
    if (this.#stop.signal.aborted) return;
    clearTimeout(this.#expiry);
    clearTimeout(this.#check);
    this.#stop.abort(reason);
    this.#view?.leave(this);
    this.#options.close();
  }
}
