import { PassThrough, Readable } from 'node:stream';
import type { IncomingRequest, OutgoingResponse } from '../exchange/exchange.ts';
import { HttpRefusal } from '../exchange/refusal.ts';

/** Properties of the connection, which a request of the Fetch API does not have. */
export interface FetchConnection {
  /** Address of the other end of the connection. `createContext` gets it. */
  readonly address?: string | undefined;
}

/** Answers one request of the Fetch API. It never rejects. */
export type FetchHandler = (request: Request, connection?: FetchConnection) => Promise<Response>;

/**
 * Answers requests of the Fetch API with a function that answers requests of Node.
 *
 * @param receiveTimeoutMs timeout for receiving a body; it is refused with 408 then
 */
export const createFetchHandler =
  (answer: (request: IncomingRequest, reply: OutgoingResponse) => void, receiveTimeoutMs: number): FetchHandler =>
  ({ body, method, url, headers, signal }, { address } = {}) => {
    const stream = body === null ? Readable.from([]) : receiveBody(body, receiveTimeoutMs);
    const head = { method, url, headers: Object.fromEntries(headers), socket: { remoteAddress: address } };
    const incoming = Object.assign(stream, head);
    const reply = new FetchReply(incoming);
    const leave = () => void reply.destroy();
    signal.addEventListener('abort', leave);
    reply.once('close', () => {
      signal.removeEventListener('abort', leave);
      incoming.destroy();
    });
    answer(incoming, reply);
    return reply.response;
  };

/** A body as a stream that ends with an error if it takes too long to arrive. */
const receiveBody = (body: ReadableStream<Uint8Array>, timeoutMs: number): Readable => {
  const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  const late = () => stream.destroy(new HttpRefusal(408, 'The request body did not arrive in time.'));
  const timer = setTimeout(late, timeoutMs);
  return stream.once('close', () => clearTimeout(timer));
};

/** A response of Node that becomes a response of the Fetch API as soon as its head is written. */
class FetchReply extends PassThrough implements OutgoingResponse {
  readonly req: IncomingRequest;
  readonly response: Promise<Response>;
  headersSent = false;
  readonly #resolve: (response: Response) => void;

  constructor(req: IncomingRequest) {
    super();
    const { promise, resolve } = Promise.withResolvers<Response>();
    this.req = req;
    this.response = promise;
    this.#resolve = resolve;
    // Nobody reads the response of a client that has left.
    this.once('close', () => this.headersSent || resolve(new Response(null, { status: CLIENT_CLOSED_REQUEST })));
  }

  writeHead(status: number, headers: readonly string[]): this {
    this.headersSent = true;
    const body = WITHOUT_BODY.has(status) ? null : (Readable.toWeb(this) as ReadableStream<Uint8Array>);
    this.#resolve(new Response(body, { status, headers: toHeaderPairs(headers) }));
    return this;
  }
}

/** As nginx logs it. */
const CLIENT_CLOSED_REQUEST = 499;

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

/** The connection is the host's own. */
const toHeaderPairs = (headers: readonly string[]): [name: string, value: string][] => {
  const pairs: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2)
    if (headers[at] !== 'connection') pairs.push([headers[at] ?? '', headers[at + 1] ?? '']);
  return pairs;
};
