import { badInput } from '../errors.ts';
import { parseLogPosition, timeOfPoint } from './logPosition.ts';
import { type InstantVersions, parsePolledPosition, printPolledPosition } from './polledPositionText.ts';
import { OVERLAP_MS, parseInstant, type Version, versionKey } from './version.ts';

/**
 * The position of a subscriber in the changes of a list: all changes up to a time, and those after it that it has. As text it
 * is the id of an event, which any replica understands.
 */
export class PolledPosition {
  #until: number;
  /** The versions after `until` that the subscriber has, by their time. */
  readonly #has = new Map<number, DeliveredVersions>();

  private constructor(until: number) {
    this.#until = until;
  }

  /** The position of a subscriber that starts now and wants none of the records' present versions. */
  static now(records: Iterable<Version>): PolledPosition {
    const versions = [...records];
    const newest = versions.reduce((latest, { updatedAt }) => Math.max(latest, parseInstant(updatedAt ?? '')), 0);
    const position = new PolledPosition(newest - OVERLAP_MS);
    for (const version of versions) position.add(version);
    return position;
  }

  /**
   * Reads the id of an event.
   *
   * @throws {OperationError} BAD_USER_INPUT if it is not one
   */
  static of(eventId: string, operation: string): PolledPosition {
    const place = parseLogPosition(eventId);
    if (place !== null) return new PolledPosition(timeOfPoint(place.from));
    const read = parsePolledPosition(eventId);
    if (read === null) throw badInput(operation, 'The last event id is not from this graph.', ['lastEventId']);
    const position = new PolledPosition(read.until);
    for (const { at, keys, upTo } of read.instants) position.#at(at).take(keys, upTo);
    return position;
  }

  /** The time up to which it has everything, in milliseconds since 1970. */
  get until(): number {
    return this.#until;
  }

  /** Whether the subscriber has this version of a record. */
  has(version: Version): boolean {
    const at = parseInstant(version.updatedAt ?? '');
    return at <= this.#until || this.#has.get(at)?.has(versionKey(version)) === true;
  }

  /** Adds a version that the subscriber gets now. Versions of one instant are added in the order of their keys. */
  add(version: Version): void {
    const at = parseInstant(version.updatedAt ?? '');
    if (at > this.#until) this.#at(at).take([versionKey(version)], null);
  }

  #at(at: number): DeliveredVersions {
    const versions = this.#has.get(at) ?? new DeliveredVersions();
    this.#has.set(at, versions);
    return versions;
  }

  /**
   * The position as text, of at most 256 characters.
   *
   * @param firstPending time of the earliest version that the subscriber does not have yet
   */
  text(firstPending = Number.POSITIVE_INFINITY): string {
    this.#forget(firstPending);
    const instants = [...this.#has].sort(([one], [other]) => one - other).map(([at, versions]) => versions.summary(at));
    return printPolledPosition({ until: this.#until, instants }, firstPending);
  }

  /** Forgets versions that no other change can overtake, but none as late as one that is still to be delivered. */
  #forget(firstPending: number): void {
    const until = Math.min(Math.max(...this.#has.keys()) - OVERLAP_MS, firstPending - 1);
    if (until <= this.#until) return;
    this.#until = until;
    for (const at of this.#has.keys()) if (at <= until) this.#has.delete(at);
  }
}

/** Most versions of one instant that are named. One write gives more records the same time; they become visible together. */
const MAX_NAMED = 4;

/** The versions of one instant that a subscriber has. */
class DeliveredVersions {
  readonly #keys = new Set<string>();
  #upTo: string | null = null;
  #last = '';

  take(keys: Iterable<string>, upTo: string | null): void {
    if (upTo !== null) this.#upTo = upTo;
    for (const key of keys) {
      this.#keys.add(key);
      if (key > this.#last) this.#last = key;
    }
  }

  has(key: string): boolean {
    return this.#keys.has(key) || (this.#upTo !== null && key <= this.#upTo);
  }

  summary(at: number): InstantVersions {
    if (this.#keys.size <= MAX_NAMED) return { at, keys: [...this.#keys], upTo: this.#upTo };
    return { at, keys: [], upTo: this.#upTo !== null && this.#upTo > this.#last ? this.#upTo : this.#last };
  }
}
