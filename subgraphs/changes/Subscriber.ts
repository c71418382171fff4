import { type Change, mergeChanges } from './change.ts';
import type { Position } from './position.ts';
import { compareVersions, timeOf } from './version.ts';

/** A change as a subscriber gets it. */
export interface DeliveredChange<Row> {
  readonly change: Change<Row>;
  /** The position of the subscriber after it. */
  readonly eventId: string;
}

/** Tells subscribers the changes of a list. */
export interface ChangeSource<Row> {
  /**
   * Adds a subscriber.
   *
   * @param lastEventId position of a subscriber that was interrupted; it gets what it missed
   * @throws {OperationError} of the `list` operation; BAD_USER_INPUT if the position is not valid
   */
  subscribe(lastEventId: string | undefined): Promise<Subscriber<Row>>;
}

/** How a subscriber treats its changes. */
export interface SubscriberOptions<Row> {
  readonly position: Position;
  /** Whether a record is in a final state. */
  readonly isFinal: (row: Row | null) => boolean;
  /** Called once, when the subscriber leaves or its source ends. */
  readonly close: () => void;
}

/**
 * The changes of one subscriber. It holds the latest state of each changed record until the subscriber takes it, so that
 * a slow subscriber has one entry per record, not a growing queue.
 */
export class Subscriber<Row> implements AsyncIterableIterator<DeliveredChange<Row>> {
  readonly #options: SubscriberOptions<Row>;
  readonly #pending = new Map<string, Change<Row>>();
  /** The pending changes, the next one last. Undefined after another was added. */
  #queue: Change<Row>[] | undefined;
  #waiting: PromiseWithResolvers<IteratorResult<DeliveredChange<Row>>> | undefined;
  #end: { readonly error: unknown } | undefined;

  constructor(options: SubscriberOptions<Row>) {
    this.#options = options;
  }

  /** The position of the subscriber after what it has taken. */
  get eventId(): string {
    const next = this.#queued().at(-1);
    return this.#options.position.text(next && timeOf(next));
  }

  /** Adds a change, unless the subscriber has it. */
  add(change: Change<Row>): void {
    if (this.#end !== undefined || (change.updatedAt !== null && this.#options.position.has(change))) return;
    const earlier = this.#pending.get(change.id);
    this.#queue = undefined;
    this.#pending.set(change.id, earlier ? mergeChanges(earlier, change, this.#options.isFinal) : change);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting.resolve({ done: false, value: this.#take() });
  }

  /** Ends the subscription, with an error if there is one. Changes that are not yet taken are dropped. */
  end(error?: unknown): void {
    if (this.#end !== undefined) return;
    this.#end = { error };
    this.#pending.clear();
    this.#options.close();
    if (error === undefined) this.#waiting?.resolve({ done: true, value: undefined });
    else this.#waiting?.reject(error);
  }

  #queued(): Change<Row>[] {
    this.#queue ??= [...this.#pending.values()].sort((one, other) => compareVersions(other, one));
    return this.#queue;
  }

  #take(): DeliveredChange<Row> {
    const change = this.#queued().pop() ?? raiseError();
    this.#pending.delete(change.id);
    this.#options.position.add(change);
    return { change, eventId: this.eventId };
  }

  async next(): Promise<IteratorResult<DeliveredChange<Row>>> {
    if (this.#pending.size > 0) return { done: false, value: this.#take() };
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

const raiseError = (): never => {
  throw new Error('No change is pending.');
};
