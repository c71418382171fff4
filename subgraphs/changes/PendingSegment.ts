import type { RecordChange } from '../changeSource.ts';
import { mergeChanges } from './change.ts';
import type { LogPoint } from './logPosition.ts';
import { compareKeys, recordKey } from './version.ts';

/** Changes between two places of the log. */
export interface LogSegment<Row> {
  readonly from: LogPoint;
  readonly to: LogPoint;
  readonly changes: readonly RecordChange<Row>[];
  /** Key of the last change that was delivered before. */
  readonly upTo?: string | undefined;
}

/** The changes of a round as one subscriber takes them, the next round's with it as long as it has taken none. */
export class PendingSegment<Row> {
  readonly from: LogPoint;
  #to: LogPoint;
  #upTo: string | undefined;
  #changes: readonly RecordChange<Row>[];
  /** Number of those that were taken. */
  #taken = 0;
  /** The changes by the id of their record, if those of several rounds were merged since one was taken. */
  #merged: Map<string, RecordChange<Row>> | undefined;

  /** @param round its changes are in the order of their keys. Subscribers may share the list */
  constructor({ from, to, changes, upTo }: LogSegment<Row>) {
    this.from = from;
    this.#to = to;
    this.#changes = changes;
    this.#upTo = upTo;
  }

  /** The place after it. */
  get to(): LogPoint {
    return this.#to;
  }

  /** Key of the last change that was delivered. */
  get upTo(): string | undefined {
    return this.#upTo;
  }

  get isEmpty(): boolean {
    return this.#merged === undefined ? this.#taken === this.#changes.length : this.#merged.size === 0;
  }

  /** Adds what changed up to a later place. Nothing of it was delivered yet. */
  merge(changes: readonly RecordChange<Row>[], to: LogPoint, isFinal: (row: Row | null) => boolean): void {
    this.#to = to;
    this.#merged ??= new Map(this.#changes.map((change) => [change.id, change]));
    for (const change of changes) {
      const earlier = this.#merged.get(change.id);
      this.#merged.set(change.id, earlier ? mergeChanges(earlier, change, isFinal) : change);
    }
  }

  /** Takes the next change. There is one. */
  take(): RecordChange<Row> {
    if (this.#merged !== undefined) {
      this.#changes = [...this.#merged.values()].sort(compareKeys);
      this.#merged = undefined;
    }
    const change = this.#changes[this.#taken++];
    if (change === undefined) throw new Error('No change is pending.');
    this.#upTo = recordKey(change);
    return change;
  }
}
