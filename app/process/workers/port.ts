/** A port of a group. */
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { ListenAddress } from '../../../gateway/index.ts';
import type { SupervisorMessage } from './messages.ts';

/** Most connections that wait while no process listens. Further ones are closed. */
const MAX_WAITING = 1_024;

/** Options of a port. */
export interface PortOptions {
  readonly place: ListenAddress;
  /** The number of its servers in messages. */
  readonly server: number;
  /** No process is started any more. The port closes with the last server. */
  readonly isStopping: () => boolean;
  /** Called when a connection could not be accepted. */
  readonly onError: (error: Error) => void;
}

/** Accepts connections, and gives them to processes in turn. */
export interface GroupPort {
  /** Its number, chosen by the operating system if 0 was wanted. */
  readonly number: number;
  /** Gives connections to a process that listens. */
  add(worker: Worker): void;
  /** Gives it no more. */
  remove(worker: Worker): void;
  /** It took the connection that it was given, or did not: then another one gets it. */
  answered(worker: Worker, isTaken: boolean): void;
}

/**
 * Opens a port. It stays open while no process listens: connections wait for the next one that does.
 *
 * @throws Error the address is in use, or not one of this machine
 */
export const openPort = async ({ place, server: number, isStopping, onError }: PortOptions): Promise<GroupPort> => {
  const server = createServer({ pauseOnConnect: true, noDelay: true });
  const waiting: Socket[] = [];
  const free = new Set<Worker>();
  // Kept open here until the process says that it took it: if it ends before, nobody has read from it.
  const given = new Map<Worker, Socket>();

  const isListening = () => free.size + given.size > 0;
  const give = () => {
    for (const worker of free) {
      const socket = waiting.shift();
      if (socket === undefined) return;
      free.delete(worker);
      given.set(worker, socket);
      worker.send({ type: 'skein:connection', server: number } satisfies SupervisorMessage, socket, { keepOpen: true });
    }
    if (isStopping() && !isListening()) close();
  };
  const close = () => {
    server.close();
    for (const socket of waiting.splice(0)) socket.destroy();
  };
  const answered = (worker: Worker, isTaken: boolean) => {
    const socket = given.get(worker);
    given.delete(worker);
    if (isTaken) {
      socket?.destroy();
      free.add(worker);
    } else if (socket) waiting.unshift(socket);
    give();
  };

  server.on('connection', (socket) => {
    if (waiting.length >= MAX_WAITING && !isListening()) return socket.destroy();
    waiting.push(socket);
    return give();
  });
  await once(server.listen(place), 'listening');
  server.on('error', onError);
  // The processes of the group keep this one running.
  server.unref();
  return {
    number: (server.address() as AddressInfo).port,
    add: (worker) => {
      // After all that it has sent, unlike `exit`. `disconnect` is not emitted if a connection is on its way.
      worker.process.once('close', () => {
        free.delete(worker);
        answered(worker, false);
      });
      free.add(worker);
      give();
    },
    remove: (worker) => {
      free.delete(worker);
      give();
    },
    answered,
  };
};
