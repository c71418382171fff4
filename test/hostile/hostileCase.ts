import type { GatewayName } from './gateways.ts';

/** One hostile request and the answer that it must get. */
export interface HostileCase {
  /** What is hostile about it, as the subject of a sentence. */
  readonly name: string;
  /** Default: `development`. */
  readonly gateway?: GatewayName;
  readonly request: HostileHttpRequest | HostileRawRequest;
  readonly answer: ExpectedAnswer;
}

/** A request that is well-formed HTTP. Default: a POST of JSON to `/graphql`, with the token of a domain admin. */
export interface HostileHttpRequest {
  readonly method?: string;
  readonly path?: string;
  /** Added to the defaults. Undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as it is, or as JSON if it is an object. */
  readonly body?: string | Buffer | object;
  /** Sends the body without announcing its length. */
  readonly chunked?: boolean;
}

/** Bytes on a connection, which need not be HTTP. */
export interface HostileRawRequest {
  readonly raw: string;
  /** Sent one by one after `raw`, each after a pause in milliseconds. */
  readonly drip?: { readonly text: string; readonly everyMs: number };
}

/** What the answer must be. */
export interface ExpectedAnswer {
  readonly status: number;
  /** `extensions.code` of the first error. */
  readonly code?: string;
  readonly message?: RegExp;
  readonly data?: unknown;
  /** Headers, by name in lower case. Undefined: the answer does not have it. */
  readonly headers?: Readonly<Record<string, RegExp | undefined>>;
  /** What the whole answer must not contain. */
  readonly hides?: RegExp;
  /** Number of answers on the connection. Default 1. */
  readonly answers?: number;
  /** POSTs sent upstream. Default 0. */
  readonly posts?: number;
}
