/** The servers of a process of a group. */
import type { Server, Socket } from 'node:net';
import type { Listen } from '../../../gateway/index.ts';
import type { ListenFailure, SupervisorMessage, WorkerMessage } from './messages.ts';

const toListenError = ({ message, ...details }: ListenFailure) => Object.assign(new Error(message), details);

/**
 * Lets servers take connections from the supervisor until they close, instead of listening themselves.
 *
 * @param send sends the supervisor a message
 */
export const takeConnections = (send: (message: WorkerMessage) => void): Listen => {
  const asked: (PromiseWithResolvers<number> & { readonly server: Server })[] = [];
  const open = new Map<number, Server>();
  const start = (number: number, server: Server) => {
    open.set(number, server);
    server.once('close', () => {
      open.delete(number);
      send({ type: 'skein:closed', server: number });
    });
    // `node:http` enforces its time limits from then on.
    server.emit('listening');
  };
  const take = (number: number, socket: Socket | undefined) => {
    const server = open.get(number);
    send({ type: 'skein:answered', server: number, isTaken: server !== undefined });
    // Another process gets it. Nothing has been read from it.
    if (server === undefined || socket === undefined) return socket?.destroy();
    // As on a connection that a server of `node:http` accepts.
    socket.allowHalfOpen = true;
    return server.emit('connection', socket);
  };
  process.on('message', (message: SupervisorMessage, socket?: Socket) => {
    if (message.type === 'skein:connection') take(message.server, socket);
    if (message.type === 'skein:refused') asked[message.server]?.reject(toListenError(message.failure));
    if (message.type !== 'skein:listening') return;
    const { server, resolve } = asked[message.server] ?? {};
    if (server) start(message.server, server);
    resolve?.(message.port);
  });
  return (server, place) => {
    const answer = Promise.withResolvers<number>();
    const number = asked.push({ ...answer, server }) - 1;
    send({ type: 'skein:listen', server: number, place });
    return answer.promise;
  };
};
