/** The parts of autocannon that the bench uses. The package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Options {
    readonly url: string;
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Each connection sends these in rotation. `setupRequest` is called before every request. */
    readonly requests?: readonly { readonly setupRequest: <Request extends object>(request: Request) => Request }[];
    readonly connections: number;
    /** Total number of requests. */
    readonly amount: number;
    /** Interval of the check for completion, in milliseconds. */
    readonly sampleInt?: number;
    /** Timeout of a response, in seconds. */
    readonly timeout?: number;
    /** Responses that differ are counted as mismatches. */
    readonly expectBody?: string;
  }

  export interface Result {
    readonly errors: number;
    readonly non2xx: number;
    readonly mismatches: number;
  }

  /** Emits `response` (client, status, bytes, milliseconds) for every response. Resolves at the end. */
  export interface Instance extends EventEmitter, PromiseLike<Result> {}

  export default function autocannon(options: Options): Instance;
}
