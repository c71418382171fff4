/** The ports of a group: opened for the first process that listens, and used by all. */
import cluster, { type Worker } from 'node:cluster';
import type { ListenAddress } from '../../../gateway/index.ts';
import type { ListenFailure, SupervisorMessage, WorkerMessage } from './messages.ts';
import { type GroupPort, openPort, type PortOptions } from './port.ts';

/** An error as it is sent to processes. */
const toListenFailure = ({ message, code, syscall }: NodeJS.ErrnoException): ListenFailure => ({
  message,
  code,
  syscall,
});

/** Opens ports for the processes of a group, and gives them their connections. */
export const servePorts = (options: Pick<PortOptions, 'isStopping' | 'onError'>): void => {
  const ports = new Map<number, GroupPort>();
  const open = async (server: number, place: ListenAddress) => {
    const port = ports.get(server) ?? (await openPort({ ...options, server, place }));
    ports.set(server, port);
    return port;
  };
  const listen = async (worker: Worker, server: number, place: ListenAddress) => {
    const send = (message: SupervisorMessage) => worker.isConnected() && worker.send(message);
    try {
      const port = await open(server, place);
      // First, because connections may follow at once.
      send({ type: 'skein:listening', server, port: port.number });
      if (worker.isConnected()) port.add(worker);
    } catch (error) {
      send({ type: 'skein:refused', server, failure: toListenFailure(error as Error) });
    }
  };
  cluster.on('message', (worker: Worker, message: WorkerMessage) => {
    if (message.type === 'skein:listen') void listen(worker, message.server, message.place);
    if (message.type === 'skein:answered') ports.get(message.server)?.answered(worker, message.isTaken);
    if (message.type === 'skein:closed') ports.get(message.server)?.remove(worker);
  });
};
