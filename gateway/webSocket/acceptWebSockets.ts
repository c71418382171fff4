/** GraphQL over WebSocket, with the subprotocol `graphql-transport-ws`. */
import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { endStaggered } from '../admission/endStaggered.ts';
import { isSameOrigin } from '../exchange/csrf.ts';
import { beginInTurn } from '../exchange/fairQueue.ts';
import { WebSocketConnection } from './connection.ts';
import { startHeartbeat } from './heartbeat.ts';
import { PROTOCOL } from './messages.ts';
import type { OperationParts } from './operation.ts';

/** Options of WebSockets. */
export interface WebSocketOptions<Context> extends OperationParts<Context> {
  /** Most connections at a time. A further one takes the place of one without operations. */
  readonly maxConnections: number;
}

/** The WebSockets of a server. */
export interface WebSockets {
  /**
   * Closes the connections one after the other in a random order, and then each new one, with code 1001, after which clients connect
   * elsewhere.
   *
   * @param overMs time until all are closed, in milliseconds. 0: at once
   */
  close(overMs: number): void;
}

/** Whether a request opens a WebSocket at `/graphql`. */
export const opensWebSocket = ({ method, url = '', headers }: IncomingMessage): boolean => {
  const isComplete = headers['sec-websocket-key'] !== undefined && headers.upgrade?.toLowerCase() === 'websocket';
  return method === 'GET' && isComplete && url.split('?', 1)[0] === '/graphql';
};

/** How long a client may take to answer the closure of its connection, in milliseconds. The types do not have it yet. */
const CLOSURE = { closeTimeout: 5_000 };

/** Accepts WebSockets at `/graphql` of a server. */
export const acceptWebSockets = <Context>(server: Server, options: WebSocketOptions<Context>): WebSockets => {
  const { maxBodyBytes: maxPayload } = options;
  const connections = new Set<WebSocketConnection<Context>>();
  let isClosing = false;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload,
    ...CLOSURE,
    // One message of a connection per iteration of the event loop, however many come in one packet.
    allowSynchronousEvents: false,
    handleProtocols: (offered) => offered.has(PROTOCOL) && PROTOCOL,
  });
  sockets.on('connection', (webSocket, request) => {
    // Frames that are malformed: the library closes the connection, with the code that says why.
    webSocket.on('error', () => options.streams.countClosed(PROTOCOL_ERROR));
    const connection = new WebSocketConnection(webSocket, request, options);
    if (isClosing) return connection.shutDown();
    connections.add(connection);
    webSocket.on('close', () => connections.delete(connection));
    startHeartbeat(webSocket, request.socket);
  });
  server.on('upgrade', (request, socket, head) => {
    const refusal = findUpgradeRefusal(request, options) ?? closeIdleConnection(connections, options.maxConnections);
    if (refusal === undefined)
      sockets.handleUpgrade(request, socket, head, (one) => sockets.emit('connection', one, request));
    else socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return {
    close: (overMs) => {
      const closeAll = () => {
        isClosing = true;
        for (const connection of connections) beginInTurn(connection, () => connection.shutDown());
      };
      const ends = [...connections].map((connection) => () => connection.shutDown());
      endStaggered(overMs, ends, closeAll);
    },
  };
};

/** The closure of connections whose frames are malformed. */
const PROTOCOL_ERROR = 1002;

/** The status of a request that may not open a connection. */
const findUpgradeRefusal = <Context>(
  { headers }: IncomingMessage,
  { corsOrigins }: WebSocketOptions<Context>,
): string | undefined => {
  const { origin } = headers;
  const isListed = origin === undefined || corsOrigins === '*' || corsOrigins.includes(origin);
  return isListed || isSameOrigin(headers) ? undefined : '403 Forbidden';
};

/** Connections that do nothing must not keep others out. The oldest one of them is closed if there are too many. */
const closeIdleConnection = <Context>(
  connections: Set<WebSocketConnection<Context>>,
  max: number,
): string | undefined => {
  if (connections.size < max) return undefined;
  for (const connection of connections)
    if (connection.isIdle) {
      connections.delete(connection);
      connection.displace();
      return undefined;
    }
  return '503 Service Unavailable';
};
