/** Subscriptions by GraphQL over WebSocket, with the subprotocol `graphql-transport-ws` and a connection per operation. */
import { addAbortSignal, Readable } from 'node:stream';
import type { GraphQLError } from 'graphql';
import { type Client, type ClientOptions, createClient } from 'graphql-ws';
import { type ClientOptions as SocketOptions, WebSocket } from 'ws';
import type { SubgraphEvent } from '../../base/executor.ts';
import { createCallerHeaders, createSubgraphParams, unreachableError } from '../forwarded.ts';
import { httpError, readEvent, readFirstError } from '../readAnswer.ts';
import { readCloseRefusal } from './refusals.ts';
import type { SubscriptionStart, SubscriptionTransport, SubscriptionTransportOptions } from './transport.ts';

/** Subscribes to a subgraph by WebSocket. */
export const createWebSockets = (options: SubscriptionTransportOptions): SubscriptionTransport => ({
  start: async (subscription) => {
    const { signal } = subscription.request;
    const results = new SocketResults(options, subscription);
    if (signal !== undefined) addAbortSignal(signal, results);
    await results.opened;
    return { [Symbol.asyncIterator]: () => readSocketEvents(options.name, results) };
  },
  close: async () => {},
});

async function* readSocketEvents(
  name: string,
  results: AsyncIterable<SocketResult>,
): AsyncGenerator<SubgraphEvent<unknown>> {
  for await (const { payload, failure } of results) {
    if (failure !== undefined) throw failure;
    const result = readEvent(name, payload);
    yield { resolve: () => result };
  }
}

/** A message of a connection: a result, or the error that ended the connection. */
interface SocketResult {
  readonly payload?: unknown;
  readonly failure?: GraphQLError;
}

/** Results that wait before the connection is no longer read. */
const MAX_WAITING_RESULTS = 8;

/** The results of one subscription. The connection is read as fast as they are taken, and closed at their end. */
class SocketResults extends Readable {
  readonly #name: string;
  readonly #opened = Promise.withResolvers<void>();
  readonly #leave: () => void;
  #socket: WebSocket | undefined;
  #isOpen = false;
  #isEnded = false;

  constructor(options: SubscriptionTransportOptions, subscription: SubscriptionStart) {
    super({ objectMode: true, highWaterMark: MAX_WAITING_RESULTS });
    this.#name = options.name;
    // The reader gets the error. Without a listener, an error before the first read would end the process.
    this.on('error', (error) => this.#opened.reject(error));
    this.#leave = this.#connect(options, subscription).subscribe(createSubgraphParams(subscription.request), {
      next: (payload) => this.#take({ payload }),
      error: (errors) => this.#end(Array.isArray(errors) ? readFirstError(this.#name, errors) : this.#lost(errors)),
      complete: () => this.#end(),
    });
  }

  /** Resolves when the subgraph has accepted the connection. */
  get opened(): Promise<void> {
    return this.#opened.promise;
  }

  #connect(options: SubscriptionTransportOptions, subscription: SubscriptionStart): Client {
    return createSocketClient(options, subscription, {
      opened: (socket) => {
        this.#socket = socket as WebSocket;
      },
      connected: () => {
        this.#isOpen = true;
        this.#opened.resolve();
      },
      error: (cause) => this.#end(this.#lost(cause)),
      closed: (cause) => {
        this.#end(this.#lost(cause));
        // Otherwise the library connects again, and the events between are lost.
        this.#leave();
      },
    });
  }

  #lost(cause: unknown): GraphQLError {
    const refused = readCloseRefusal(this.#name, cause);
    if (refused !== undefined) return refused;
    return this.#isOpen ? httpError(this.#name, 'has ended the stream') : unreachableError(this.#name, cause);
  }

  #take(result: SocketResult): void {
    if (!this.#isEnded && !this.push(result)) this.#socket?.pause();
  }

  #end(failure?: GraphQLError): void {
    if (failure !== undefined) {
      this.#opened.reject(failure);
      this.#take({ failure });
    }
    if (!this.#isEnded) this.push(null);
    this.#isEnded = true;
  }

  override _read(): void {
    this.#socket?.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#isEnded = true;
    this.#socket?.resume();
    this.#leave();
    done(error);
  }
}

/** A client for one operation of one caller. */
const createSocketClient = (
  { url, maxEventBytes }: SubscriptionTransportOptions,
  { forwarded, leftMs }: SubscriptionStart,
  on: NonNullable<ClientOptions['on']>,
): Client => {
  // Some servers read the caller from the request, others from what the connection is started with.
  const headers = { ...forwarded.furtherHeaders, ...createCallerHeaders(forwarded) };
  return createClient({
    url,
    webSocketImpl: createSocketClass({ headers, handshakeTimeout: leftMs, maxPayload: maxEventBytes }),
    connectionParams: headers,
    connectionAckWaitTimeout: leftMs,
    retryAttempts: 0,
    on,
  });
};

/** A connection whose other end vanished is cut after about a minute. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelay: 60_000 };

/** The class of WebSockets with these options. */
const createSocketClass = (options: SocketOptions) =>
  class extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { ...options, ...KEEP_ALIVE } as SocketOptions);
    }
  };
