import type { Change } from '../changeSource.ts';
import { mergeChanges } from './change.ts';
import type { Position } from './position.ts';
import { Subscriber } from './Subscriber.ts';
import { compareVersions, timeOf } from './version.ts';

/** How a subscriber treats its changes. */
export interface SubscriberOptions<Row> {
  readonly position: Position;
  /** Whether a record is in a final state. */
  readonly isFinal: (row: Row | null) => boolean;
  /** Called once, when the subscriber leaves or its source ends. */
  readonly close: () => void;
}

/** A subscriber of a list that is polled: it gets changes in the order of their times. */
export class PolledSubscriber<Row> extends Subscriber<Row> {
  readonly #options: SubscriberOptions<Row>;
  readonly #pending = new Map<string, Change<Row>>();
  /** The pending changes, the next one last. Undefined after another was added. */
  #queue: Change<Row>[] | undefined;

  constructor(options: SubscriberOptions<Row>) {
    super(options.close);
    this.#options = options;
  }

  get eventId(): string {
    const next = this.#queued().at(-1);
    return this.#options.position.text(next && timeOf(next));
  }

  /** Adds a change, unless the subscriber has it. */
  add(change: Change<Row>): void {
    if (this.isEnded || (change.updatedAt !== null && this.#options.position.has(change))) return;
    const earlier = this.#pending.get(change.id);
    this.#queue = undefined;
    this.#pending.set(change.id, earlier ? mergeChanges(earlier, change, this.#options.isFinal) : change);
    this.announce();
  }

  protected get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  protected dropPending(): void {
    this.#pending.clear();
  }

  protected takeNext(): Change<Row> {
    const change = this.#queued().pop() ?? raiseError();
    this.#pending.delete(change.id);
    this.#options.position.add(change);
    return change;
  }

  #queued(): Change<Row>[] {
    this.#queue ??= [...this.#pending.values()].sort((one, other) => compareVersions(other, one));
    return this.#queue;
  }
}

const raiseError = (): never => {
  throw new Error('No change is pending.');
};
