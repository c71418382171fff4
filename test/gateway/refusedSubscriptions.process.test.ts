import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { openEvents } from '../live/events.ts';
import { askAt, serveSubgraphs, skeinGateway } from './skeinGateway.ts';

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

describe('a subscription that a subgraph refuses by WebSocket', () => {
  it.each<{ how: string; handle: (socket: WebSocket) => void; message: string }>([
    { how: 'closes with 4400', handle: (socket) => socket.close(4400, 'Invalid'), message: UNREACHABLE },
    {
      how: 'closes with 4403 instead of an acknowledgement',
      handle: (socket) => onMessage(socket, 'connection_init', () => socket.close(4403, 'Forbidden')),
      message: UNREACHABLE,
    },
    { how: 'closes with 1000', handle: (socket) => socket.close(1000), message: UNREACHABLE },
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
  ])('G32: ends for its client alone if the subgraph $how', async ({ handle, message }) => {
    using sockets = await serveSockets(handle);
    await using graph = await serveSubgraphs({
      news: { sdl: 'type Query { title: String } type Subscription { headline: String }', resolvers: {} },
    });
    const args = ['--supergraph', graph.file, '--subscriptions', `news=${sockets.url}`];
    await using gateway = skeinGateway(args);
    let log = '';
    gateway.child.stderr.on('data', (text) => {
      log += text;
    });
    const greeting = await gateway.greeting();
    const [url = ''] = /http\S+(?=\/graphql)/.exec(greeting) ?? [];

    for (const _ of [1, 2]) {
      using events = await openEvents(url, 'subscription { headline }');
      const extensions = { code: 'SUBREQUEST_HTTP_ERROR', service: 'news' };
      expect(await events.rest()).toEqual([{ errors: [{ message, extensions }] }]);
    }

    expect(await askAt(greeting, '{ title }')).toEqual({ data: { title: null } });
    expect(gateway.child.exitCode).toBeNull();
    expect(log).not.toMatch(/unhandled|CloseEvent/i);
  });
});
