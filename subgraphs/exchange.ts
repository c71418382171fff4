import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher, Pool } from 'undici';

/** An HTTP answer as it came. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The header `Retry-After`, if there was one. */
  readonly retryAfter: string | undefined;
}

/** A POST as it goes out. */
export interface Outgoing {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** How long to wait, headers and body together, and who may stop it. */
export interface Patience {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** The wait was over before the answer was complete. */
export class TimedOut extends Error {}
/** Whoever asked has left. */
export class Cancelled extends Error {}

/**
 * Sends one POST and collects the answer, whatever its status.
 * Goes by `dispatch`: a third less work per call than `request`, whose body is a stream, with its own abort signal.
 *
 * @throws {TimedOut} when the answer is not complete after `timeoutMs`
 * @throws {Cancelled} when the signal is aborted
 * @throws {Error} undici's, when the connection fails or the answer is longer than the pool allows
 */
export const exchange = (pool: Pool, { path, headers, body }: Outgoing, patience: Patience): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const collector = new Collector(resolve, reject, patience);
    if (!patience.signal.aborted) pool.dispatch({ path, method: 'POST', headers, body }, collector);
  });

/** Puts an answer together, and tears the call down when it takes too long. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: Error) => void;
  readonly #signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #stopped: Error | null = null;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];

  constructor(resolve: (answer: Answer) => void, reject: (error: Error) => void, { signal, timeoutMs }: Patience) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    this.#timer = setTimeout(() => this.#stop(new TimedOut()), timeoutMs);
    signal.addEventListener('abort', this.#cancel);
    if (signal.aborted) this.#cancel();
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
    if (this.#stopped) controller.abort(this.#stopped);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders) {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.#chunks.push(chunk);
  }

  onResponseEnd() {
    this.#settle();
    const [only] = this.#chunks;
    const body = (only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks)).toString();
    this.#resolve({ status: this.#status, body, retryAfter: this.#headers['retry-after'] });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error) {
    this.#settle();
    this.#reject(this.#stopped ?? error);
  }

  readonly #cancel = () => this.#stop(new Cancelled());

  #stop(reason: Error) {
    this.#settle();
    this.#stopped = reason;
    this.#controller?.abort(reason);
    this.#reject(reason);
  }

  #settle() {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#cancel);
  }
}
