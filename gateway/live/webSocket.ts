/** GraphQL over WebSocket, with the subprotocol `graphql-transport-ws`. */
import type { IncomingMessage, Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { type ExecutionArgs, type ExecutionResult, parse } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { boundMessages } from '../boundMessages.ts';
import type { Engine } from '../engine.ts';
import type { CorsOrigins } from '../http/cors.ts';
import { isSameOrigin } from '../http/csrf.ts';
import { enter } from '../http/enter.ts';
import type { Incoming } from '../http/exchange.ts';
import { failure } from '../http/graphql.ts';
import { checkParams } from '../http/params.ts';
import { openRequest } from '../http/request.ts';
import {
  findOperation,
  type OpenStream,
  observeStart,
  openStream,
  reportEnd,
  type StreamOptions,
} from './openStream.ts';

/** Options of WebSockets. */
export interface WebSocketOptions<Context> extends StreamOptions<Context> {
  readonly engine: Pick<Engine<Context>, 'prepare' | 'apiSchema'>;
  readonly corsOrigins?: CorsOrigins | undefined;
  /** Most connections at a time. */
  readonly maxConnections: number;
}

/** The WebSockets of a server. */
export interface WebSockets {
  /** Closes all connections with code 1001, upon which clients connect elsewhere. */
  close(): void;
}

/** Connections are checked this often. One that does not answer until the next check is cut. */
const HEARTBEAT_MS = 12_000;

/** The library runs an operation by its type: what is run is in `run`. */
const DOCUMENTS = {
  query: parse('{ __typename }'),
  mutation: parse('mutation { __typename }'),
  subscription: parse('subscription { __typename }'),
};

interface Runnable extends ExecutionArgs {
  readonly run?: () => AsyncGenerator<ExecutionResult>;
}

/** What a connection is started with. */
type ConnectionParams = Readonly<Record<string, unknown>>;

/** Whether a request opens a WebSocket at `/graphql`. */
export function opensWebSocket({ method, url = '', headers }: IncomingMessage): boolean {
  const isComplete = headers['sec-websocket-key'] !== undefined && headers.upgrade?.toLowerCase() === 'websocket';
  return method === 'GET' && isComplete && url.split('?', 1)[0] === '/graphql';
}

/** Accepts WebSockets at `/graphql` of a server. */
export function acceptWebSockets<Context>(server: Server, options: WebSocketOptions<Context>): WebSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: options.maxBodyBytes });
  const run = (args: Runnable) => args.run?.() ?? { errors: [] };
  useServer<ConnectionParams, { readonly request: IncomingMessage }>(
    {
      execute: run,
      subscribe: run,
      onSubscribe: ({ connectionParams = {}, extra }, _id, payload) =>
        startOperation({ request: extra.request, connectionParams }, payload, options),
    },
    sockets,
    HEARTBEAT_MS,
  );
  server.on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(request, sockets.clients.size, options);
    if (refusal === undefined)
      sockets.handleUpgrade(request, socket, head, (one) => sockets.emit('connection', one, request));
    else socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return {
    close: () => {
      for (const client of sockets.clients) client.close(GOING_AWAY, 'SERVER_SHUTDOWN');
    },
  };
}

const GOING_AWAY = 1001;

/** The status of a request that may not open a connection. */
function refusalOf<Context>(
  { headers }: IncomingMessage,
  connections: number,
  { corsOrigins = '*', maxConnections }: WebSocketOptions<Context>,
): string | undefined {
  const { origin } = headers;
  const isListed = origin === undefined || corsOrigins === '*' || corsOrigins.includes(origin);
  if (!isListed && !isSameOrigin(headers)) return '403 Forbidden';
  return connections >= maxConnections ? '503 Service Unavailable' : undefined;
}

/** A connection, and what it was started with. */
interface Connection {
  readonly request: IncomingMessage;
  readonly connectionParams: ConnectionParams;
}

/** Starts an operation of a connection: its arguments for the library, or its errors. */
async function startOperation<Context>(
  connection: Connection,
  payload: object,
  options: WebSocketOptions<Context>,
): Promise<Runnable | ReturnType<typeof failure>['result']['errors']> {
  // Its end is that of the operation.
  const reply = new PassThrough();
  const open = openRequest(requestOf(connection), reply, options);
  try {
    await open.untilEnd(enter(open, options));
    const { query, ...rest } = payload as { readonly query?: unknown };
    const { prepared, params } = await findOperation(checkParams({ ...rest, query: query || undefined }), options);
    const stream = await openStream(prepared, params, open, options);
    observeStart({ open, prepared }, options);
    const log = (last: ExecutionResult) => {
      reportEnd({ open, prepared }, { last, bytes: 0 }, options);
      open.close();
    };
    const run = () => resultsOf(stream, { leave: () => reply.destroy(), count: options.streams.countEvent, log });
    return {
      schema: options.engine.apiSchema,
      document: DOCUMENTS[prepared.type],
      rootValue: {},
      contextValue: {},
      run,
    };
  } catch (thrown) {
    open.close();
    open.finish();
    return failure(thrown, open, options.logError).result.errors ?? [];
  }
}

/**
 * A connection authenticates by the header of its request or, since browsers cannot set headers, by `authorization` among
 * what it is started with. A session is that of the page’s own origin.
 */
function requestOf({ request, connectionParams }: Connection): Pick<Incoming, 'headers' | 'socket'> {
  const { authorization = connectionParams.Authorization } = connectionParams;
  const headers = {
    ...request.headers,
    ...(typeof authorization === 'string' && { authorization }),
    ...(isSameOrigin(request.headers) && { 'x-csrf': '1' }),
  };
  return { headers, socket: request.socket };
}

interface StreamEnd {
  readonly leave: () => void;
  readonly count: () => void;
  readonly log: (last: ExecutionResult) => void;
}

/** The library ends a stream by `return`, which a generator that waits would take only after its next event. */
function resultsOf(stream: OpenStream, { leave, count, log }: StreamEnd): AsyncGenerator<ExecutionResult> {
  let last: ExecutionResult = {};
  const iterate = async function* (): AsyncGenerator<ExecutionResult, void> {
    try {
      for await (const { result } of stream) {
        last = boundMessages(result);
        count();
        yield last;
      }
    } finally {
      log(last);
    }
  };
  const results = iterate();
  const own = {
    next: () => results.next(),
    throw: (error: unknown) => results.throw(error),
    return: () => {
      leave();
      return results.return();
    },
    [Symbol.asyncIterator]: () => own,
    [Symbol.asyncDispose]: async () => leave(),
  };
  return own as AsyncGenerator<ExecutionResult>;
}
