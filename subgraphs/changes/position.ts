import { createHash } from 'node:crypto';
import { badInput } from '../errors.ts';
import type { Change } from './change.ts';
import { instantOf, OVERLAP_MS } from './recordWindow.ts';

/** A record in one version. */
type Version = Pick<Change<unknown>, 'id' | 'updatedAt'>;

/** Most versions that a position names. */
const MOST_VERSIONS = 100;

/**
 * The place of a subscriber in the changes of a list: all changes up to a time, and those after it that it has. As text it
 * is the id of an event, which any replica understands.
 */
export class Position {
  #until: number;
  /** Times of the versions after `until` that the subscriber has, by their key, in order of delivery. */
  readonly #has: Map<string, number>;

  private constructor(until: number, has: Map<string, number>) {
    this.#until = until;
    this.#has = has;
  }

  /** The position of a subscriber that starts now and wants none of the records' present versions. */
  static now(records: Iterable<Version>): Position {
    const versions = [...records];
    const newest = versions.reduce((latest, { updatedAt }) => Math.max(latest, instantOf(updatedAt ?? '')), 0);
    const position = new Position(newest - OVERLAP_MS, new Map());
    for (const version of versions) position.add(version);
    return position;
  }

  /**
   * Reads the id of an event.
   *
   * @throws {OperationError} BAD_USER_INPUT if it is none
   */
  static of(eventId: string, operation: string): Position {
    const read = parsed(eventId);
    if (read === null) throw badInput(operation, 'The last event id is none of this graph.', ['lastEventId']);
    return new Position(read.until, new Map(read.has));
  }

  /** The time up to which it has everything, in milliseconds since 1970. */
  get until(): number {
    return this.#until;
  }

  /** Whether the subscriber has this version of a record. */
  has(version: Version): boolean {
    const at = instantOf(version.updatedAt ?? '');
    return at <= this.#until || this.#has.has(keyOf(version));
  }

  /** Adds a version that the subscriber gets now. */
  add(version: Version): void {
    const at = instantOf(version.updatedAt ?? '');
    if (at > this.#until) this.#has.set(keyOf(version), at);
  }

  /**
   * The position as text.
   *
   * @param pending times of versions that the subscriber does not have yet
   */
  text(pending: Iterable<number>): string {
    this.#forget(pending);
    return Buffer.from(JSON.stringify([this.#until, [...this.#has]])).toString('base64url');
  }

  /** Forgets old versions, but none as old as one that is still to be delivered. */
  #forget(pending: Iterable<number>): void {
    const times = [...this.#has.values()].sort((one, other) => one - other);
    const newest = times.at(-1);
    if (newest === undefined) return;
    const first = times.at(-MOST_VERSIONS) ?? 0;
    let until = Math.max(this.#until, newest - OVERLAP_MS, first - 1);
    for (const at of pending) until = Math.min(until, at - 1);
    if (until <= this.#until) return;
    this.#until = until;
    for (const [key, at] of this.#has) if (at <= until) this.#has.delete(key);
  }
}

/** 48 bits of a hash: enough to tell a hundred versions apart. */
const keyOf = ({ id, updatedAt }: Version): string =>
  createHash('sha1').update(`${id} ${updatedAt}`).digest('base64url').slice(0, 8);

interface PositionText {
  readonly until: number;
  readonly has: readonly (readonly [string, number])[];
}

const parsed = (eventId: string): PositionText | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(eventId, 'base64url').toString());
    if (!Array.isArray(read)) return null;
    const [until, has] = read;
    return Number.isFinite(until) && Array.isArray(has) && has.every(isVersion) ? { until, has } : null;
  } catch {
    return null;
  }
};

const isVersion = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
