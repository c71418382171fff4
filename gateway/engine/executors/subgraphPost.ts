import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import { decodeBody, readContentEncoding } from '../../../encoding/contentEncoding.ts';
import { subgraphTimeout } from './forwarded.ts';
import type { HttpAnswer } from './readAnswer.ts';

/** What to send, and how long to wait for headers and body together, in milliseconds. */
export interface SubgraphPostOptions {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
  /** Most bytes of the answer, decoded. */
  readonly maxBytes: number;
}

/** Byte order marks are left out: some servers send one before their JSON. */
const utf8 = new TextDecoder();

/**
 * One POST to a subgraph and the wait for its answer, by `dispatch`: undici's `request` makes a stream of each body. Its timer is cleared
 * with it: those of `AbortSignal.timeout` stay until they fire and would accumulate at thousands of POSTs a second. A timeout
 * ends this POST alone, so that the answer of the gateway contains the data of the others.
 */
export class SubgraphPost implements Dispatcher.DispatchHandler {
  readonly #chunks: Buffer[] = [];
  readonly #resolve: (answer: HttpAnswer) => void;
  readonly #reject: (reason: unknown) => void;
  readonly #signal: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #maxBytes: number;
  #controller: Dispatcher.DispatchController | undefined;
  #stopped: Error | undefined;
  #statusCode = 0;
  #encoding: string | undefined;

  private constructor(
    { signal, timeoutMs, maxBytes }: SubgraphPostOptions,
    resolve: (answer: HttpAnswer) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    this.#maxBytes = maxBytes;
    this.#timer = setTimeout(this.#expire, timeoutMs);
    signal?.addEventListener('abort', this.#cancel);
    if (signal?.aborted) this.#cancel();
  }

  /**
   * Sends a POST.
   *
   * @throws the reason of the signal, a `TimeoutError`, `InvalidEncoding`, or undici's error when the connection fails or the
   *   answer exceeds the size limit of the pool, or decoded that of the POST
   */
  static send(pool: Pool, options: SubgraphPostOptions): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      const { path, headers, body } = options;
      pool.dispatch({ path, method: 'POST', headers, body }, new SubgraphPost(options, resolve, reject));
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#stopped) controller.abort(this.#stopped);
  }

  onResponseStart(_: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    this.#statusCode = statusCode;
    this.#encoding = readContentEncoding(headers);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#settle();
    const [first] = this.#chunks;
    const body = first !== undefined && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    if (this.#encoding === undefined) this.#answer(body);
    else decodeBody(body, this.#encoding, this.#maxBytes).then(this.#answer, this.#reject);
  }

  readonly #answer = (body: Buffer) => this.#resolve({ statusCode: this.#statusCode, text: utf8.decode(body) });

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#settle();
    this.#reject(this.#stopped ?? error);
  }

  readonly #cancel = () => this.#stop(this.#signal?.reason);

  readonly #expire = () => this.#stop(subgraphTimeout());

  #stop(reason: Error): void {
    this.#settle();
    this.#stopped = reason;
    this.#controller?.abort(reason);
    this.#reject(reason);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#cancel);
  }
}
