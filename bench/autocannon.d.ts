/** As much of autocannon as the bench uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Options {
    readonly url: string;
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Each connection sends these in turn; `setupRequest` is called anew for every request. */
    readonly requests?: readonly { readonly setupRequest: <Request extends object>(request: Request) => Request }[];
    readonly connections: number;
    /** Requests to send in all. */
    readonly amount: number;
    /** How often it looks whether it is done, in milliseconds. */
    readonly sampleInt?: number;
    /** Longest wait for an answer, in seconds. */
    readonly timeout?: number;
    /** Answers that differ are counted as mismatches. */
    readonly expectBody?: string;
  }

  export interface Result {
    readonly errors: number;
    readonly non2xx: number;
    readonly mismatches: number;
  }

  /** Emits `response` (client, status, bytes, milliseconds) for every answer; resolves at the end. */
  export interface Instance extends EventEmitter, PromiseLike<Result> {}

  export default function autocannon(options: Options): Instance;
}
