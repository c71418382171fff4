import type { ChangeSource, RecordChange } from '../changeSource.ts';
import type { Context } from '../context.ts';
import type { AnyRow } from '../resourceType.ts';
import { ListReader } from './ListReader.ts';
import { notifyInBatches } from './notifyInBatches.ts';
import { PolledPosition } from './PolledPosition.ts';
import { PolledSubscriber } from './PolledSubscriber.ts';
import { Poller } from './Poller.ts';
import { RecordWindow, type SeenRecord } from './recordWindow.ts';
import { SubscriberSet } from './SubscriberSet.ts';
import { failAtExpiry, readForWatch, type WatchOptions } from './watchOptions.ts';

/** Number of records that a poll reads at first. */
const PROBE_ROWS = 20;

/**
 * Watches one list for one caller, by polls: equal subscriptions of the caller share it. A poll whose latest records and
 * length are those of the previous one is a single POST. Otherwise it compares the records that were changed last, and
 * looks up those that differ.
 */
export class PolledWatch<Row extends AnyRow> implements ChangeSource<Row> {
  readonly #options: WatchOptions<Row>;
  readonly #listing: ListReader<Row>;
  readonly #window = new RecordWindow();
  readonly #subscribers = new SubscriberSet<PolledSubscriber<Row>>((reason) => this.#close(reason));
  readonly #started: Promise<void>;
  readonly #stop = new AbortController();
  readonly #poller: Poller;
  #expiry: NodeJS.Timeout | undefined;

  constructor(options: WatchOptions<Row>) {
    this.#options = options;
    this.#listing = new ListReader(options.list);
    const fail = (error: unknown) => this.#fail(error);
    this.#poller = new Poller({ ...options, poll: () => this.#poll(), fail });
    this.#started = this.#poller.runExclusive(() => this.#start());
    this.#started.catch(fail);
  }

  async subscribe(lastEventId: string | undefined): Promise<PolledSubscriber<Row>> {
    return this.#subscribers.start(async () => {
      await this.#started;
      return await this.#poller.runExclusive(() => this.#add(lastEventId));
    });
  }

  wake(): void {
    this.#poller.wake();
  }

  async #start(): Promise<void> {
    const seen = await this.#reading((context) => this.#listing.changedSince(context, Number.POSITIVE_INFINITY));
    this.#window.take(seen, { changed: [], missing: [] }, new Map());
    this.#expiry = failAtExpiry(this.#options, (error) => this.#fail(error));
    this.#poller.start();
  }

  async #add(lastEventId: string | undefined): Promise<PolledSubscriber<Row>> {
    if (this.#stop.signal.aborted) throw this.#stop.signal.reason;
    const { type } = this.#options.list;
    const position =
      lastEventId === undefined
        ? PolledPosition.now(this.#window.records)
        : PolledPosition.of(lastEventId, type.resource.list.id);
    const isFinal = (row: Row | null) => row !== null && this.#listing.seen(row).isFinal;
    const close = () => this.#subscribers.remove(subscriber);
    const subscriber = new PolledSubscriber<Row>({ position, isFinal, close });
    if (lastEventId !== undefined) await this.#catchUp(subscriber, position);
    this.#subscribers.add(subscriber);
    return subscriber;
  }

  async #catchUp(subscriber: PolledSubscriber<Row>, { until }: PolledPosition): Promise<void> {
    for (const change of await this.#reading((context) => this.#listing.changesSince(context, until)))
      subscriber.add(change);
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
      await this.#deliver(changes.map((change) => ({ ...change, row: rows.get(change.id) ?? null })));
      return changes.length > 0;
    });
  }

  #deliver(changes: readonly RecordChange<Row>[]): Promise<void> {
    return notifyInBatches(this.#subscribers, (one) => {
      for (const change of changes) one.add(change);
    });
  }

  #reading<Result>(read: (context: Context) => Promise<Result>): Promise<Result> {
    return readForWatch(this.#options, this.#stop.signal, read);
  }

  #fail(error: unknown): void {
    this.#subscribers.fail(error);
    this.#close(error);
  }

  #close(reason: unknown): void {
    if (this.#stop.signal.aborted) return;
    this.#poller.stop();
    clearTimeout(this.#expiry);
    this.#stop.abort(reason);
    this.#options.close();
  }
}
