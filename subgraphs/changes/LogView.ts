import type { RecordChange, WatchedList } from '../changeSource.ts';
import { OperationError } from '../errors.ts';
import type { AnyRow } from '../resourceType.ts';
import { type LogRead, readLog } from './changeLog.ts';
import type { LogSubscriber } from './LogSubscriber.ts';
import type { LogPoint } from './logPosition.ts';
import { notifyInBatches } from './notifyInBatches.ts';
import { isFinalError, Poller, type PollerOptions } from './Poller.ts';
import { compareKeys, parseInstant } from './version.ts';
import { readForWatch, type WatchReadOptions } from './watchOptions.ts';

/** A caller whose subscribers a view notifies. */
export interface LogViewMember<Row> {
  readonly reads: WatchReadOptions;
  readonly subscribers: Iterable<LogSubscriber<Row>>;
  /** Called when the caller may not read the list any more. */
  fail(error: unknown): void;
  /** Called when the caller sees other records than before. */
  move(): void;
}

/** Dependencies of a view. */
export interface LogViewOptions<Row extends AnyRow> extends Pick<PollerOptions, 'times' | 'hasWakeUps'> {
  readonly list: WatchedList<Row>;
  /** Equal for all its callers. */
  readonly visibility: string;
  /** Where it starts. */
  readonly place: LogPoint;
  /** Called for each change when all subscribers were notified: the time from the change to then, in seconds. */
  readonly observeDelay: (seconds: number) => void;
  /** Called once, when the last member has left. */
  readonly close: () => void;
}

/** The changes of a list as several callers see them who see the same records: one of them reads for all. */
export class LogView<Row extends AnyRow> {
  readonly #options: LogViewOptions<Row>;
  readonly #members = new Set<LogViewMember<Row>>();
  readonly #stop = new AbortController();
  readonly #poller: Poller;
  #place: LogPoint;

  constructor(options: LogViewOptions<Row>) {
    this.#options = options;
    this.#place = options.place;
    this.#poller = new Poller({ ...options, poll: () => this.#poll(), fail: (error) => this.#failAll(error) });
    this.#poller.start();
  }

  get visibility(): string {
    return this.#options.visibility;
  }

  /** The place up to which its subscribers have the changes. */
  get place(): LogPoint {
    return this.#place;
  }

  join(member: LogViewMember<Row>): void {
    this.#members.add(member);
  }

  leave(member: LogViewMember<Row>): void {
    if (!this.#members.delete(member) || this.#members.size > 0) return;
    this.#poller.stop();
    this.#stop.abort(new Error('Nobody watches the list.'));
    this.#options.close();
  }

  /** Runs work between two reads. */
  runExclusive<Result>(run: () => Promise<Result>): Promise<Result> {
    return this.#poller.runExclusive(run);
  }

  wake(): void {
    this.#poller.wake();
  }

  async #poll(): Promise<boolean> {
    const beganAt = performance.now();
    for (const member of [...this.#members]) {
      const read = await this.#readAs(member);
      if (read === null) continue;
      // The next read is under another caller's token.
      if (this.#members.delete(member)) this.#members.add(member);
      return this.#take(read, beganAt);
    }
    return false;
  }

  /** Null if the member cannot read for the others. */
  async #readAs(member: LogViewMember<Row>): Promise<LogRead<Row> | null> {
    const { list, visibility } = this.#options;
    try {
      const read = await readForWatch(member.reads, this.#stop.signal, (context) =>
        readLog(context, list, this.#place.cursor),
      );
      if (read.visibility === visibility) return read;
      member.move();
    } catch (error) {
      if (this.#stop.signal.aborted) return null;
      if (!isFinalError(error)) throw error;
      member.fail(error);
    }
    return null;
  }

  async #take({ changes, place, isComplete }: LogRead<Row>, beganAt: number): Promise<boolean> {
    if (!isComplete) {
      const operation = this.#options.list.type.resource.list.id;
      this.#failAll(new OperationError('UPSTREAM_UNAVAILABLE', { operation }));
      return false;
    }
    const since = this.#place.at;
    this.#place = place;
    await this.#deliver(changes.toSorted(compareKeys), place);
    this.#observeDelays(changes, since, place.at + performance.now() - beganAt);
    return changes.length > 0;
  }

  /** Nobody joins meanwhile. Subscribers that leave, or see other records by now, are no longer notified. */
  #deliver(changes: readonly RecordChange<Row>[], place: LogPoint): Promise<void> {
    const subscribers = this.#members.values().flatMap(({ subscribers }) => subscribers);
    return notifyInBatches(subscribers, (one) => one.add(changes, place));
  }

  /** All times are by the clock of the service. A record that was changed before the last read is reported for another reason. */
  #observeDelays(changes: readonly RecordChange<Row>[], since: number, now: number): void {
    for (const { updatedAt } of changes) {
      const changedAt = updatedAt === null ? 0 : parseInstant(updatedAt);
      if (changedAt > since) this.#options.observeDelay((now - changedAt) / 1_000);
    }
  }

  #failAll(error: unknown): void {
    for (const member of [...this.#members]) member.fail(error);
  }
}
