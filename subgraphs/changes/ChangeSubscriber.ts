import type { ChangeSubscription, DeliveredChange, RecordChange } from '../changeSource.ts';

/**
 * The changes of one subscriber. It holds the latest state of each changed record until the subscriber takes it, so that
 * a slow subscriber has an entry per record, not a growing queue.
 */
export abstract class ChangeSubscriber<Row> implements ChangeSubscription<Row> {
  readonly #close: () => void;
  #waiting: PromiseWithResolvers<IteratorResult<DeliveredChange<Row>>> | undefined;
  #end: { readonly error: unknown } | undefined;

  /** @param close called once, when the subscriber leaves or its source ends */
  constructor(close: () => void) {
    this.#close = close;
  }

  /** The position of the subscriber after what it has taken. */
  abstract get eventId(): string;

  /** Whether a change waits for the subscriber. */
  protected abstract get hasPending(): boolean;

  /** Takes the next change. There is one. */
  protected abstract takeNext(): RecordChange<Row>;

  protected abstract dropPending(): void;

  /** Whether it takes no further changes. */
  protected get isEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Hands a change that was added to the subscriber, if it waits for one. */
  protected announce(): void {
    const waiting = this.#waiting;
    if (waiting === undefined || !this.hasPending) return;
    this.#waiting = undefined;
    waiting.resolve({ done: false, value: this.#take() });
  }

  /** Ends the subscription, with an error if there is one. Changes that are not yet taken are dropped. */
  end(error?: unknown): void {
    if (this.#end !== undefined) return;
    this.#end = { error };
    this.dropPending();
    this.#close();
    if (error === undefined) this.#waiting?.resolve({ done: true, value: undefined });
    else this.#waiting?.reject(error);
  }

  #take(): DeliveredChange<Row> {
    const change = this.takeNext();
    return { change, eventId: this.eventId };
  }

  async next(): Promise<IteratorResult<DeliveredChange<Row>>> {
    if (this.hasPending) return { done: false, value: this.#take() };
    if (this.#end !== undefined) return this.#ended(this.#end);
    this.#waiting ??= Promise.withResolvers();
    return this.#waiting.promise;
  }

  /** The error is thrown once. */
  #ended({ error }: { readonly error: unknown }): IteratorResult<DeliveredChange<Row>> {
    this.#end = { error: undefined };
    if (error !== undefined) throw error;
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<DeliveredChange<Row>>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
