import type { ChangeSubscriber } from './ChangeSubscriber.ts';

/** The subscribers of a watch, which ends with the last of them. */
export class SubscriberSet<One extends Pick<ChangeSubscriber<unknown>, 'end'>> implements Iterable<One> {
  readonly #all = new Set<One>();
  readonly #end: (reason: Error) => void;
  #starting = 0;

  /** @param end called when there are none, and none starts */
  constructor(end: (reason: Error) => void) {
    this.#end = end;
  }

  /** Adds a subscriber within `start`. */
  add(subscriber: One): void {
    this.#all.add(subscriber);
  }

  remove(subscriber: One): void {
    this.#all.delete(subscriber);
    this.#endIfUnused();
  }

  /** Starts a subscriber. Meanwhile the watch does not end. */
  async start<Started>(run: () => Promise<Started>): Promise<Started> {
    this.#starting++;
    try {
      return await run();
    } finally {
      this.#starting--;
      this.#endIfUnused();
    }
  }

  /** Ends all subscribers with an error. */
  fail(error: unknown): void {
    for (const subscriber of [...this.#all]) subscriber.end(error);
  }

  [Symbol.iterator](): Iterator<One> {
    return this.#all.values();
  }

  #endIfUnused(): void {
    if (this.#all.size === 0 && this.#starting === 0) this.#end(new Error('Nobody watches the list.'));
  }
}
