import type { RecordChange } from '../changeSource.ts';
import { ChangeSubscriber } from './ChangeSubscriber.ts';
import { type LogPoint, printLogPosition } from './logPosition.ts';
import { type LogSegment, PendingSegment } from './PendingSegment.ts';
import { compareKeys } from './version.ts';

/** How a subscriber treats its changes. */
export interface LogSubscriberOptions<Row> {
  /** Where it starts. */
  readonly place: LogPoint;
  /** What it missed, in order. */
  readonly missed: readonly LogSegment<Row>[];
  /** Whether a record is in a final state. */
  readonly isFinal: (row: Row | null) => boolean;
  /** Called once, when the subscriber leaves or its source ends. */
  readonly close: () => void;
}

/**
 * A subscriber of a list whose changes are logged. It gets the changes between two places of the log in the order of
 * their keys, so that the key of the last one says which ones it has. What comes meanwhile is for the next round.
 */
export class LogSubscriber<Row> extends ChangeSubscriber<Row> {
  readonly #isFinal: (row: Row | null) => boolean;
  #place: LogPoint;
  readonly #rounds: PendingSegment<Row>[] = [];
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
    if (round?.upTo === undefined) return printLogPosition({ from: this.#place });
    return printLogPosition({ from: round.from, partly: { upTo: round.upTo, to: round.to.cursor } });
  }

  /** The place after everything that was added. */
  get lastPlace(): LogPoint {
    return this.#rounds.at(-1)?.to ?? this.#place;
  }

  /**
   * Adds the changes up to a place.
   *
   * @param changes in the order of their keys
   */
  add(changes: readonly RecordChange<Row>[], to: LogPoint): void {
    if (this.isEnded) return;
    const ahead = this.#ahead;
    this.#ahead = new Map();
    const isFresh = ({ id, row }: RecordChange<Row>) => ahead.get(id) !== JSON.stringify(row);
    this.#addRound(ahead.size === 0 ? changes : changes.filter(isFresh), to);
  }

  /** Adds what was read for this subscriber alone: its source may report the same again. */
  addMissed({ from, to, changes, upTo }: LogSegment<Row>): void {
    if (!this.isEnded) this.#addMissed({ from, to, changes, upTo });
  }

  #addMissed({ from, to, changes, upTo }: LogSegment<Row>): void {
    for (const change of changes) this.#ahead.set(change.id, JSON.stringify(change.row));
    const latest = new Map(changes.map((change) => [change.id, change])).values();
    this.#rounds.push(new PendingSegment({ from, to, upTo, changes: [...latest].sort(compareKeys) }));
    this.#settle();
    this.announce();
  }

  #addRound(changes: readonly RecordChange<Row>[], to: LogPoint): void {
    const last = this.#rounds.at(-1);
    if (last !== undefined && last.upTo === undefined) last.merge(changes, to, this.#isFinal);
    else this.#rounds.push(new PendingSegment({ from: this.lastPlace, to, changes }));
    this.#settle();
    this.announce();
  }

  /** Passes over rounds without changes. */
  #settle(): void {
    while (this.#rounds[0]?.isEmpty) this.#place = this.#rounds.shift()?.to ?? this.#place;
  }

  protected get hasPending(): boolean {
    return this.#rounds.length > 0;
  }

  protected dropPending(): void {
    this.#rounds.length = 0;
  }

  protected takeNext(): RecordChange<Row> {
    const [round] = this.#rounds;
    if (round === undefined) throw new Error('No change is pending.');
    const change = round.take();
    this.#settle();
    return change;
  }
}
