import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { openEventReader } from '../live/serverSentEvents.ts';
import { listenOnFreePort } from './federateOverHttp.ts';
import { askPrintedGateway, serveSubgraphs, startGatewayCommand } from './gatewayCommand.ts';

/** Serves WebSockets that do one thing with each connection. */
const serveSockets = async (handle: (socket: WebSocket) => void) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, handleProtocols: () => 'graphql-transport-ws' });
  server.on('connection', handle);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `ws://127.0.0.1:${port}/graphql`, [Symbol.dispose]: () => server.close() };
};

const ACK = '{"type":"connection_ack"}';

const onMessage = (socket: WebSocket, type: string, act: () => void) =>
  socket.on('message', (data) => (JSON.parse(String(data)) as { type: string }).type === type && act());

const UNREACHABLE = 'Subgraph "news" could not be reached.';
const ENDED = 'Subgraph "news" has ended the stream.';
const REFUSED = 'Subgraph "news" has refused the stream.';

/** Serves answers of one status to requests for streams. */
const serveStatus = (status: number) =>
  listenOnFreePort((_, response) => void response.writeHead(status, { 'content-type': 'text/plain' }).end('no'));

/** A gateway whose subgraph answers subscriptions at a URL. */
const startNews = async (subscriptionUrl: string) => {
  const graph = await serveSubgraphs({
    news: { sdl: 'type Query { title: String } type Subscription { headline: String }', resolvers: {} },
  });
  const gateway = startGatewayCommand(['--supergraph', graph.file, '--subscriptions', `news=${subscriptionUrl}`]);
  let log = '';
  gateway.child.stderr.on('data', (text) => {
    log += text;
  });
  const greeting = await gateway.greeting();
  const [url = ''] = /http\S+(?=\/graphql)/.exec(greeting) ?? [];
  return {
    url,
    greeting,
    gateway,
    log: () => log,
    [Symbol.asyncDispose]: async () => {
      await gateway[Symbol.asyncDispose]();
      await graph[Symbol.asyncDispose]();
    },
  };
};

describe('a subscription that a subgraph refuses by WebSocket', () => {
  it.each<{ how: string; handle: (socket: WebSocket) => void; message: string; code?: string }>([
    {
      how: 'closes with 4400',
      handle: (socket) => socket.close(4400, 'Invalid'),
      message: REFUSED,
      code: 'DOWNSTREAM_SERVICE_ERROR',
    },
    {
      how: 'closes with 4403 instead of an acknowledgement',
      handle: (socket) => onMessage(socket, 'connection_init', () => socket.close(4403, 'Forbidden')),
      message: REFUSED,
      code: 'FORBIDDEN',
    },
    {
      how: 'closes with 4401 after its acknowledgement',
      handle: (socket) => {
        onMessage(socket, 'connection_init', () => socket.send(ACK));
        onMessage(socket, 'subscribe', () => socket.close(4401, 'Unauthorized'));
      },
      message: REFUSED,
      code: 'UNAUTHENTICATED',
    },
    { how: 'closes with 1000', handle: (socket) => socket.close(1000), message: UNREACHABLE },
    { how: 'closes with 1013', handle: (socket) => socket.close(1013), message: UNREACHABLE },
    { how: 'terminates', handle: (socket) => socket.terminate(), message: UNREACHABLE },
    {
      how: 'terminates after its acknowledgement',
      handle: (socket) => {
        onMessage(socket, 'connection_init', () => socket.send(ACK));
        onMessage(socket, 'subscribe', () => socket.terminate());
      },
      message: ENDED,
    },
    {
      how: 'closes with 1000 after its acknowledgement',
      handle: (socket) => {
        onMessage(socket, 'connection_init', () => socket.send(ACK));
        onMessage(socket, 'subscribe', () => socket.close(1000));
      },
      message: ENDED,
    },
  ])(
    'ends for its client alone, who may try again unless it is refused for good, if the subgraph $how',
    async ({ handle, message, code = 'SUBREQUEST_HTTP_ERROR' }) => {
      using sockets = await serveSockets(handle);
      await using news = await startNews(sockets.url);

      for (const _ of [1, 2]) {
        using events = await openEventReader(news.url, 'subscription { headline }');
        expect(await events.rest()).toEqual([{ errors: [{ message, extensions: { code, service: 'news' } }] }]);
        expect(events.isComplete()).toBe(code !== 'SUBREQUEST_HTTP_ERROR');
      }

      expect(await askPrintedGateway(news.greeting, '{ title }')).toEqual({ data: { title: null } });
      expect(news.gateway.child.exitCode).toBeNull();
      expect(news.log()).not.toMatch(/unhandled|CloseEvent/i);
    },
  );
});

describe('a subscription that a subgraph refuses by the status of its answer', () => {
  it.each([
    { status: 401, message: REFUSED, code: 'UNAUTHENTICATED', isOver: true },
    { status: 403, message: REFUSED, code: 'FORBIDDEN', isOver: true },
    { status: 404, message: REFUSED, code: 'DOWNSTREAM_SERVICE_ERROR', isOver: true },
    {
      status: 503,
      message: 'Subgraph "news" answered with status 503.',
      code: 'SUBREQUEST_HTTP_ERROR',
      isOver: false,
    },
  ])('is over for its client unless it may be accepted later: $status', async ({ status, message, code, isOver }) => {
    const server = await serveStatus(status);
    await using news = await startNews(server.url);

    using events = await openEventReader(news.url, 'subscription { headline }');

    expect(await events.rest()).toMatchObject([{ errors: [{ message, extensions: { code, service: 'news' } }] }]);
    expect(events.isComplete()).toBe(isOver);
    await server.close();
  });
});
