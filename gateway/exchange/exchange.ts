/** A request and its response as the gateway uses them: the parts of Node’s that other hosts can provide. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';

/** A request, whose body is a stream. */
export interface IncomingRequest extends Readable {
  readonly method?: string | undefined;
  /** The path with its query, or a whole URL. */
  readonly url?: string | undefined;
  /** Names are in lower case. */
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The response to a request. It is closed before it is finished if the client leaves. */
export interface OutgoingResponse extends Writable {
  readonly req: Pick<IncomingRequest, 'method' | 'headers'>;
  readonly headersSent: boolean;
  /** @param headers names and values alternately */
  writeHead(status: number, headers: string[]): this;
  /** Calls back if nothing moves on the connection for `ms` milliseconds. Not all hosts have it. */
  setTimeout?(ms: number, callback: () => void): unknown;
}
