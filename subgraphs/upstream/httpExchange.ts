import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import { decodeBody, InvalidEncoding, readContentEncoding } from '../../encoding/contentEncoding.ts';

/** An HTTP answer, unparsed. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly body: string;
  /** Length of the body, decoded. */
  readonly bytes: number;
  /** The `Retry-After` header, if present. */
  readonly retryAfter: string | undefined;
}

/** A POST to send. */
export interface OutgoingRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** How long to wait for headers and body together, the signal that cancels the wait, and the longest answer. */
export interface ExchangeOptions {
  readonly timeoutMs: number;
  /** The value of `timeoutMs` where no deadline is earlier. */
  readonly maxMs: number;
  readonly signal: AbortSignal;
  /** Most bytes of the body, decoded. */
  readonly maxBytes: number;
}

/** The time limit passed before the answer was complete. */
export class TimedOutError extends Error {
  /** Whether upstream had at least half of the longest wait. A client's deadline may shorten the wait below that. */
  readonly upstreamIsSlow: boolean;

  constructor(upstreamIsSlow: boolean) {
    super('no complete answer in time');
    this.upstreamIsSlow = upstreamIsSlow;
  }
}
/** The caller cancelled the request. */
export class CancelledError extends Error {}

/** Whether the answer exceeds the pool's size limit. */
export const isAnswerTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';

/** Whether an error shows that upstream is unreachable or too slow. Errors that the caller caused do not. */
export const isAreaFailure = (error: unknown): boolean =>
  !isCausedByCaller(error) && !isAnswerTooLong(error) && !(error instanceof InvalidEncoding);

/** Whether a POST ended because its caller cancelled or left too little time. It shows nothing about upstream. */
export const isCausedByCaller = (error: unknown): boolean =>
  error instanceof CancelledError || (error instanceof TimedOutError && !error.upstreamIsSlow);

/**
 * Whether a status shows that no server answers. A 500 does not: it is an answer, and one request's input may cause it.
 */
export const isFailureStatus = (status: number): boolean => status === 502 || status === 503 || status === 504;

/**
 * One POST and the wait for its answer. The time limit starts at construction, whenever the POST is sent. It uses
 * `dispatch`: a third less work per call than `request`, whose body is a stream, with a separate abort signal.
 */
export class HttpExchange implements Dispatcher.DispatchHandler {
  /**
   * The answer, whatever its status. Rejects with `TimedOutError`, `CancelledError` or `InvalidEncoding`, or with undici's error when the
   * connection fails or the answer exceeds the size limit, of the pool or decoded.
   */
  readonly answer: Promise<UpstreamAnswer>;
  readonly #request: OutgoingRequest;
  readonly #signal: AbortSignal;
  readonly #maxMs: number;
  readonly #maxBytes: number;
  readonly #timer: NodeJS.Timeout;
  #resolve: (answer: UpstreamAnswer) => void = () => {};
  #reject: (error: unknown) => void = () => {};
  #controller: Dispatcher.DispatchController | null = null;
  #startedAt = Number.POSITIVE_INFINITY;
  #settled = false;
  #stopped: Error | null = null;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];

  constructor(request: OutgoingRequest, { signal, timeoutMs, maxMs: longestMs, maxBytes }: ExchangeOptions) {
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#request = request;
    this.#signal = signal;
    this.#maxMs = longestMs;
    this.#maxBytes = maxBytes;
    this.#timer = setTimeout(this.#expire, timeoutMs);
    signal.addEventListener('abort', this.#cancel);
    if (signal.aborted) this.#cancel();
  }

  /** Whether the answer has arrived or the wait has ended. */
  get isSettled(): boolean {
    return this.#settled;
  }

  /** Whether the POST was sent. */
  get isStarted(): boolean {
    return this.#startedAt < Number.POSITIVE_INFINITY;
  }

  /** Sends the POST. Call it only while the POST is not settled. */
  start(pool: Pool): Promise<UpstreamAnswer> {
    this.#startedAt = performance.now();
    const { path, headers, body } = this.#request;
    pool.dispatch({ path, method: 'POST', headers, body }, this);
    return this.answer;
  }

  /** Rejects a POST that cannot be sent. */
  reject(error: unknown): void {
    if (this.#settled) return;
    this.#settle();
    this.#reject(error);
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
    // Decoding 8 MiB takes 3 ms, and parsing a text that is joined from decoded chunks takes longer than that.
    const body = only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks);
    this.#chunks = [];
    const encoding = readContentEncoding(this.#headers);
    if (encoding === undefined) this.#answer(body);
    else decodeBody(body, encoding, this.#maxBytes).then(this.#answer, this.#reject);
  }

  readonly #answer = (body: Buffer) => {
    const retryAfter = this.#headers['retry-after'];
    this.#resolve({ status: this.#status, body: body.toString(), bytes: body.length, retryAfter });
  };

  onResponseError(_controller: Dispatcher.DispatchController, error: Error) {
    this.#settle();
    this.#reject(this.#stopped ?? error);
  }

  readonly #cancel = () => this.#stop(new CancelledError());

  readonly #expire = () => this.#stop(new TimedOutError((performance.now() - this.#startedAt) * 2 >= this.#maxMs));

  #stop(reason: Error) {
    this.#settle();
    this.#stopped = reason;
    this.#controller?.abort(reason);
    this.#reject(reason);
  }

  #settle() {
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#cancel);
  }
}
