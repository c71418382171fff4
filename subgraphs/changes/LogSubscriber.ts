import type { Change } from '../changeSource.ts';
import { mergeChanges } from './change.ts';
import { type Place, writeLogPosition } from './logPosition.ts';
import { Subscriber } from './Subscriber.ts';
import { compareKeys, recordKey } from './version.ts';

/** Changes between two places of the log. */
export interface Round<Row> {
  readonly from: Place;
  readonly to: Place;
  readonly changes: readonly Change<Row>[];
  /** Key of the last change that was delivered before. */
  readonly upTo?: string | undefined;
}

/** How a subscriber treats its changes. */
export interface LogSubscriberOptions<Row> {
  /** Where it starts. */
  readonly place: Place;
  /** What it missed, in order. */
  readonly missed: readonly Round<Row>[];
  /** Whether a record is in a final state. */
  readonly isFinal: (row: Row | null) => boolean;
  /** Called once, when the subscriber leaves or its source ends. */
  readonly close: () => void;
}

/** The changes of one round that are not delivered yet. */
interface OpenRound<Row> {
  readonly from: Place;
  to: Place;
  readonly changes: Map<string, Change<Row>>;
  upTo: string | undefined;
  /** In the order of delivery, the next one last. Undefined until delivery begins; from then on the round stays as it is. */
  queue: Change<Row>[] | undefined;
}

/**
 * A subscriber of a list whose changes are logged. It gets the changes between two places of the log in the order of
 * their keys, so that the key of the last one says which ones it has. What comes meanwhile is for the next round.
 */
export class LogSubscriber<Row> extends Subscriber<Row> {
  readonly #isFinal: (row: Row | null) => boolean;
  #place: Place;
  readonly #rounds: OpenRound<Row>[] = [];
  /** What it has read beyond the place of the view that it joins, by identifier. */
  #ahead = new Map<string, string>();

  constructor({ place, missed, isFinal, close }: LogSubscriberOptions<Row>) {
    super(close);
    this.#isFinal = isFinal;
    this.#place = place;
    for (const round of missed) this.#addMissed(round);
  }

  get eventId(): string {
    const [round] = this.#rounds;
    if (round?.upTo === undefined) return writeLogPosition({ from: this.#place });
    return writeLogPosition({ from: round.from, partly: { upTo: round.upTo, to: round.to.cursor } });
  }

  /** The place after everything that was added. */
  get lastPlace(): Place {
    return this.#rounds.at(-1)?.to ?? this.#place;
  }

  /** Adds the changes up to a place. */
  add(changes: readonly Change<Row>[], to: Place): void {
    if (this.isEnded) return;
    const ahead = this.#ahead;
    this.#ahead = new Map();
    const isFresh = ({ id, row }: Change<Row>) => ahead.get(id) !== JSON.stringify(row);
    this.#addRound(ahead.size === 0 ? changes : changes.filter(isFresh), to);
  }

  /** Adds what was read for this subscriber alone: its source may tell the same once more. */
  addMissed({ from, to, changes, upTo }: Round<Row>): void {
    if (!this.isEnded) this.#addMissed({ from, to, changes, upTo });
  }

  #addMissed({ from, to, changes, upTo }: Round<Row>): void {
    const round = { from, to, upTo, queue: undefined, changes: new Map(changes.map((change) => [change.id, change])) };
    for (const change of changes) this.#ahead.set(change.id, JSON.stringify(change.row));
    this.#rounds.push(round);
    this.#settle();
    this.announce();
  }

  #addRound(changes: readonly Change<Row>[], to: Place): void {
    const last = this.#rounds.at(-1);
    const round = last !== undefined && last.queue === undefined && last.upTo === undefined ? last : this.#newRound(to);
    round.to = to;
    for (const change of changes) {
      const earlier = round.changes.get(change.id);
      round.changes.set(change.id, earlier ? mergeChanges(earlier, change, this.#isFinal) : change);
    }
    this.#settle();
    this.announce();
  }

  #newRound(to: Place): OpenRound<Row> {
    const round = { from: this.lastPlace, to, upTo: undefined, queue: undefined, changes: new Map() };
    this.#rounds.push(round);
    return round;
  }

  /** Passes over rounds without changes. */
  #settle(): void {
    while (this.#rounds[0]?.changes.size === 0) this.#place = this.#rounds.shift()?.to ?? this.#place;
  }

  protected get hasPending(): boolean {
    return this.#rounds.length > 0;
  }

  protected dropPending(): void {
    this.#rounds.length = 0;
  }

  protected takeNext(): Change<Row> {
    const [round] = this.#rounds;
    if (round === undefined) throw new Error('No change is pending.');
    round.queue ??= [...round.changes.values()].sort(compareKeys).reverse();
    const change = round.queue.pop() as Change<Row>;
    round.changes.delete(change.id);
    round.upTo = recordKey(change);
    this.#settle();
    return change;
  }
}
