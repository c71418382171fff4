import type { Operation } from '../../contract/resource.ts';
import { type Division, findOverlap, type ReadOverlap } from './dividedRead.ts';

/** A read. Its body is text, so that nothing can change it later. */
export interface UpstreamRead {
  readonly operation: Operation;
  readonly body: string;
  /** How it can be divided. Undefined: only its answer as a whole is of use. */
  readonly division?: Division | undefined;
}

/** A read that was sent before anybody asked for it. */
interface SentRead<Answer> {
  readonly read: UpstreamRead;
  readonly answer: Promise<Answer>;
}

/** Sends reads that nobody has asked for yet. */
export interface ReadSender<Answer> {
  /** Undefined: there is no room for it. */
  send(read: UpstreamRead): Promise<Answer> | undefined;
  /** Ends those that are still under way. */
  cancel(): void;
}

/** The reads of one request: those that requests like it needed last, and those that it needs itself. */
export class RequestReads<Answer = unknown> {
  /** By what requests like this one are known. Undefined: upstream has not accepted the token of its caller yet. */
  readonly key: string | undefined;
  /** What the request has asked for itself, in order. */
  readonly made: UpstreamRead[] = [];
  readonly #prefetched: readonly UpstreamRead[];
  readonly #failed: UpstreamRead[] = [];
  /** Those that nobody has asked for. */
  #waiting: readonly SentRead<Answer>[] = [];
  #sender: ReadSender<Answer> | undefined;
  #sent = 0;
  #missed = 0;

  constructor(key: string | undefined, prefetched: readonly UpstreamRead[]) {
    this.key = key;
    this.#prefetched = prefetched;
  }

  /** Number of reads that were sent before anybody asked for them: all that are prefetched but the first one. */
  get sent(): number {
    return this.#sent;
  }

  /** How many of them nobody has asked for. */
  get unused(): number {
    return this.#waiting.length;
  }

  /** How many of its reads the request had to send itself, as a whole or in part. */
  get missed(): number {
    return this.#missed;
  }

  /** Whether `made` is all that the request needed: no read has failed. */
  get isComplete(): boolean {
    return this.#failed.length === 0;
  }

  /**
   * Notes a read of the request. The first one sends those that are prefetched.
   *
   * @param open opens what sends them
   * @returns the answer that is under way to this very read; each is returned once. Undefined if there is none
   */
  take(read: UpstreamRead, open: () => ReadSender<Answer>): Promise<Answer> | undefined {
    this.made.push(read);
    const isFirst = this.made.length === 1;
    if (isFirst && this.#prefetched.length > 0) this.#sendPrefetched(open());
    const taken = this.#waiting.find((one) => isSameRead(one.read, read));
    if (taken !== undefined) this.#waiting = this.#waiting.filter((one) => one !== taken);
    else this.#missed++;
    if (isFirst) this.#sent = this.#waiting.length;
    return taken?.answer;
  }

  /**
   * A part of a read that no answer is under way to as a whole.
   *
   * @returns the answer that is under way to another read, and what they share; each answer is returned once
   */
  takePart({
    operation,
    body,
    division,
  }: UpstreamRead): (ReadOverlap & { readonly answer: Promise<Answer> }) | undefined {
    if (division === undefined) return undefined;
    for (const one of this.#waiting) {
      const part = one.read.operation === operation ? findOverlap(body, one.read.body, division) : undefined;
      if (part === undefined) continue;
      this.#waiting = this.#waiting.filter((other) => other !== one);
      if (part.restBody === undefined) this.#missed--;
      return { ...part, answer: one.answer };
    }
    return undefined;
  }

  /** Notes that a read has failed. */
  fail(read: UpstreamRead): void {
    this.#failed.push(read);
  }

  /** Those of some reads that have not failed in this request. */
  withoutFailed(reads: readonly UpstreamRead[]): readonly UpstreamRead[] {
    return reads.filter((read) => !this.#failed.some((failed) => isSameRead(failed, read)));
  }

  /** Ends the reads that nobody has asked for. */
  end(): void {
    this.#sender?.cancel();
  }

  #sendPrefetched(sender: ReadSender<Answer>): void {
    this.#sender = sender;
    this.#waiting = this.#prefetched.flatMap((read) => {
      const answer = sender.send(read);
      // A failure is reported to whoever reads the answer.
      answer?.catch(() => {});
      return answer === undefined ? [] : [{ read, answer }];
    });
  }
}

/** Whether two reads ask for the same, byte for byte. */
export const isSameRead = (one: UpstreamRead, other: UpstreamRead): boolean =>
  one.operation === other.operation && one.body === other.body;
