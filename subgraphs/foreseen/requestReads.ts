import type { Operation } from '../../contract/resource.ts';

/** A read. Its body is text, so that nothing can change it later. */
export interface Read {
  readonly operation: Operation;
  readonly body: string;
}

/** Sends a read that nobody has asked for yet. The signal ends it. Undefined: there is no room for it. */
export type SendRead = (read: Read, signal: AbortSignal) => Promise<unknown> | undefined;

/** The reads of one request: those that requests like it needed last, and those that it needs itself. */
export class RequestReads {
  /** By what requests like this one are known. Undefined: upstream has not accepted the token of its caller yet. */
  readonly key: string | undefined;
  /** What the request has asked for itself, in order. */
  readonly made: Read[] = [];
  readonly #foreseen: readonly Read[];
  readonly #sent = new Map<string, Promise<unknown>>();
  #unused: AbortController | undefined;
  readonly #failed = new Set<string>();
  #isFirst = true;
  #guesses = 0;

  constructor(key: string | undefined, foreseen: readonly Read[]) {
    this.key = key;
    this.#foreseen = foreseen;
  }

  /** Number of reads that were sent before anybody asked for them: all that are foreseen but the first one. */
  get sent(): number {
    return this.#guesses;
  }

  /** How many of them nobody has asked for. */
  get unused(): number {
    return this.#sent.size;
  }

  /** Whether `made` is all that the request needed: no read has failed. */
  get isComplete(): boolean {
    return this.#failed.size === 0;
  }

  /**
   * Notes a read of the request. The first one sends those that are foreseen.
   *
   * @returns the answer that is under way to this very read; each is returned once. Undefined if there is none
   */
  take(read: Read, send: SendRead): Promise<unknown> | undefined {
    this.made.push(read);
    const isFirst = this.#isFirst;
    if (isFirst) this.#sendForeseen(send);
    const key = keyOf(read);
    const answer = this.#sent.get(key);
    if (answer !== undefined) this.#sent.delete(key);
    if (isFirst) this.#guesses = this.#sent.size;
    return answer;
  }

  /** Notes that a read has failed. */
  fail(read: Read): void {
    this.#failed.add(keyOf(read));
  }

  /** Those of some reads that have not failed in this request. */
  withoutFailed(reads: readonly Read[]): readonly Read[] {
    return reads.filter((read) => !this.#failed.has(keyOf(read)));
  }

  /** Ends the reads that nobody has asked for. */
  end(): void {
    if (this.#sent.size > 0) this.#unused?.abort();
  }

  #sendForeseen(send: SendRead): void {
    this.#isFirst = false;
    if (this.#foreseen.length === 0) return;
    const unused = new AbortController();
    this.#unused = unused;
    for (const read of this.#foreseen) {
      const answer = send(read, unused.signal);
      if (answer === undefined) continue;
      // Whoever asks for it is told.
      answer.catch(() => {});
      this.#sent.set(keyOf(read), answer);
    }
  }
}

const keyOf = ({ operation, body }: Read) => `${operation.id} ${body}`;
