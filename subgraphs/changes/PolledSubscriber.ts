import type { RecordChange } from '../changeSource.ts';
import { ChangeSubscriber } from './ChangeSubscriber.ts';
import { mergeChanges } from './change.ts';
import type { PolledPosition } from './PolledPosition.ts';
import { compareVersions, timeOfVersion } from './version.ts';

/** How a subscriber treats its changes. */
export interface PolledSubscriberOptions<Row> {
  readonly position: PolledPosition;
  /** Whether a record is in a final state. */
  readonly isFinal: (row: Row | null) => boolean;
  /** Called once, when the subscriber leaves or its source ends. */
  readonly close: () => void;
}

/** A subscriber of a list that is polled: it gets changes in the order of their times. */
export class PolledSubscriber<Row> extends ChangeSubscriber<Row> {
  readonly #options: PolledSubscriberOptions<Row>;
  readonly #pending = new Map<string, RecordChange<Row>>();
  /** The pending changes, the next one last. Undefined after another was added. */
  #queue: RecordChange<Row>[] | undefined;

  constructor(options: PolledSubscriberOptions<Row>) {
    super(options.close);
    this.#options = options;
  }

  get eventId(): string {
    const next = this.#queued().at(-1);
    return this.#options.position.text(next && timeOfVersion(next));
  }

  /** Adds a change, unless the subscriber has it. */
  add(change: RecordChange<Row>): void {
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

  protected takeNext(): RecordChange<Row> {
    const change = this.#queued().pop() ?? raiseError();
    this.#pending.delete(change.id);
    this.#options.position.add(change);
    return change;
  }

  #queued(): RecordChange<Row>[] {
    this.#queue ??= [...this.#pending.values()].sort((one, other) => compareVersions(other, one));
    return this.#queue;
  }
}

const raiseError = (): never => {
  throw new Error('No change is pending.');
};
