import type { ChangeKind, RecordChange } from '../changeSource.ts';
import { compareVersions, OVERLAP_MS, parseInstant } from './version.ts';

/** A record as a poll sees it. */
export interface SeenRecord {
  readonly id: string;
  /** As on the wire. */
  readonly updatedAt: string;
  readonly createdAt: string;
  /** Whether it is in a final state. */
  readonly isFinal: boolean;
}

/** Records of a list that were changed last, the latest first, and the length of the whole list. */
export interface SeenRecords {
  readonly records: readonly SeenRecord[];
  readonly total: number;
}

/** Records of a list that a watch remembers: those that were changed last. Deletions of older ones are not noticed. */
export const MAX_RECORDS = 1_000;

/** What a poll found: records to look up, in the order of their changes. */
export interface WindowDifference {
  readonly changed: readonly SeenRecord[];
  /** Identifiers of records that the list no longer has. */
  readonly missing: readonly string[];
}

/** The records of a list at the last poll. Compares them with those of the next one. */
export class RecordWindow {
  #known: ReadonlyMap<string, SeenRecord> = new Map();
  #total = 0;
  #newest = 0;

  /** Changes after this time, in milliseconds since 1970, may be unknown. */
  get since(): number {
    return this.#newest - OVERLAP_MS;
  }

  /** Whether the window has all records of the list. */
  get #isWhole(): boolean {
    return this.#known.size >= this.#total;
  }

  /** The known records. */
  get records(): Iterable<SeenRecord> {
    return this.#known.values();
  }

  /** Whether the latest records of a list show that nothing changed. */
  isUnchanged({ records, total }: SeenRecords): boolean {
    const last = records.at(-1);
    const mayBeCut = last !== undefined && records.length < total && parseInstant(last.updatedAt) > this.since;
    return total === this.#total && !mayBeCut && records.every((record) => this.#isKnown(record));
  }

  #isKnown({ id, updatedAt, isFinal }: SeenRecord): boolean {
    const known = this.#known.get(id);
    return known?.updatedAt === updatedAt && known.isFinal === isFinal;
  }

  /** Compares a window with the previous one, which stays in use until `take`. */
  compare({ records, total }: SeenRecords): WindowDifference {
    const { since } = this;
    const changed = records.filter(
      (record) =>
        !this.#isKnown(record) &&
        (this.#known.has(record.id) || this.#isWhole || parseInstant(record.updatedAt) > since),
    );
    const ids = new Set(records.map(({ id }) => id));
    const oldest = records.length < total ? parseInstant(records.at(-1)?.updatedAt ?? '') : 0;
    const missing = [...this.#known.values()].filter(
      ({ id, updatedAt }) => !ids.has(id) && parseInstant(updatedAt) >= oldest,
    );
    return { changed: changed.toReversed(), missing: missing.map(({ id }) => id) };
  }

  /**
   * Takes a window as the latest one.
   *
   * @param found the records that were looked up, as they are now
   * @returns the changes, without the records' members, in order
   */
  take(
    { records, total }: SeenRecords,
    { changed, missing }: WindowDifference,
    found: ReadonlyMap<string, SeenRecord>,
  ): Omit<RecordChange<never>, 'row'>[] {
    const { since } = this;
    const changes = [...new Set([...changed.map(({ id }) => id), ...missing])].flatMap((id) => {
      const kind = this.#kindOf(id, found.get(id), since);
      return kind === null ? [] : [{ kind, id, updatedAt: found.get(id)?.updatedAt ?? null }];
    });
    this.#remember(records.map((record) => found.get(record.id) ?? record));
    this.#total = total;
    return changes.sort(compareVersions);
  }

  /** Remembers the records that other changes may still overtake, however many. */
  #remember(records: readonly SeenRecord[]): void {
    this.#newest = records.reduce((newest, { updatedAt }) => Math.max(newest, parseInstant(updatedAt)), this.#newest);
    const kept = records.filter(({ updatedAt }, at) => at < MAX_RECORDS || parseInstant(updatedAt) > this.since);
    this.#known = new Map(kept.map((record) => [record.id, record]));
  }

  #kindOf(id: string, now: SeenRecord | undefined, since: number): ChangeKind | null {
    const before = this.#known.get(id);
    if (now === undefined) return before === undefined ? null : 'DELETED';
    if (before !== undefined && this.#isKnown(now)) return null;
    if (before === undefined && parseInstant(now.createdAt) > since) return 'CREATED';
    return now.isFinal && before?.isFinal !== true ? 'RESOLVED' : 'UPDATED';
  }
}
