/** Live queries: runs that are repeated, and the whole answer whenever it has changed. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import type { SentResult } from '../delivery/resultSink.ts';
import { type SharedPrintedResult, shareResult } from '../delivery/sharedResult.ts';
import { untilAborted } from '../engine/base/untilAborted.ts';

/** A repeated query of one caller. */
export interface LiveQuery {
  /** Equal only for equal queries of one caller with equal variables: these share their runs. */
  readonly key: string;
  readonly everyMs: number;
  /** Runs the query once. If it throws, the streams end with the error. */
  readonly run: (signal: AbortSignal) => Promise<ExecutionResult>;
}

/** The live queries of a process. */
export interface LiveQueries {
  /**
   * The answers to a live query: the first one, and then each that differs from the one before. The query has a reader from now
   * on, until the signal aborts or the reader returns.
   */
  results(query: LiveQuery, signal: AbortSignal): AsyncIterable<SentResult>;
  /** Number of queries that are repeated. */
  readonly size: number;
}

/** Creates the live queries of a process. */
export const createLiveQueries = (): LiveQueries => {
  const open = new Map<string, LiveQueryPoller>();
  return {
    get size() {
      return open.size;
    },
    results: (query, signal) => {
      const { key } = query;
      const shared = open.get(key) ?? new LiveQueryPoller(query, () => open.delete(key));
      open.set(key, shared);
      return shared.results(signal);
    },
  };
};

/** An answer that all readers get. */
interface Revision {
  readonly sent: SentResult;
  readonly digest: string;
}

/** A query that is repeated while it has readers. */
class LiveQueryPoller {
  readonly #query: LiveQuery;
  readonly #close: () => void;
  readonly #stop = new AbortController();
  #latest: Revision | undefined;
  #next = Promise.withResolvers<void>();
  #readers = 0;

  constructor(query: LiveQuery, close: () => void) {
    this.#query = query;
    this.#close = close;
    this.#next.promise.catch(() => {});
    this.#repeat().catch((error: unknown) => this.#end(error));
  }

  results(signal: AbortSignal): AsyncIterable<SentResult> {
    this.#readers++;
    let isReading = true;
    const leave = () => {
      signal.removeEventListener('abort', leave);
      if (!isReading) return;
      isReading = false;
      // Wakes all waiting readers: each checks whether it has left.
      this.#wake();
      if (--this.#readers === 0) this.#end(new Error('Nobody reads the query.'));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
    return { [Symbol.asyncIterator]: () => untilAborted(this.#read(signal, leave), signal) };
  }

  async *#read(signal: AbortSignal, leave: () => void): AsyncGenerator<SentResult> {
    let sent: Revision | undefined;
    try {
      while (!signal.aborted) {
        if (this.#latest === sent) await this.#next.promise;
        const latest = this.#latest;
        if (latest === undefined || latest === sent || signal.aborted) continue;
        yield latest.sent;
        sent = latest;
      }
    } finally {
      leave();
    }
  }

  async #repeat(): Promise<void> {
    const { run, everyMs } = this.#query;
    const { signal } = this.#stop;
    for (;;) {
      this.#take(await run(signal));
      await sleep(everyMs, undefined, { signal });
    }
  }

  #take(result: ExecutionResult): void {
    const sent = shareResult(result);
    const digest = hashResult(sent.printed);
    if (digest === this.#latest?.digest) return;
    this.#latest = { sent, digest };
    this.#wake();
  }

  #wake(): void {
    if (this.#stop.signal.aborted) return;
    this.#next.resolve();
    this.#next = Promise.withResolvers();
    this.#next.promise.catch(() => {});
  }

  #end(error: unknown): void {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort(error);
    this.#close();
    this.#next.reject(error);
  }
}

const hashResult = ({ body }: SharedPrintedResult): string => {
  const hash = createHash('sha256');
  for (const part of body) hash.update(part);
  return hash.digest('base64');
};
