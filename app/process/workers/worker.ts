/** The messages between a process of a group and its supervisor. */
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Listen } from '../../../gateway/index.ts';
import type { ListenAddresses, SupervisorMessage, WorkerMessage } from './messages.ts';
import { takeConnections } from './servers.ts';

/** The link of a process to its group. */
export interface GroupMember {
  readonly listen: Listen;
  /** Says that this process listens. */
  announce(listening: ListenAddresses): void;
  /** Calls a function when this process should finish what is in progress and end. */
  onRetire(retire: () => void): void;
  /** Labels the metrics of this process with its number in the group, and gives them to those who ask for all. */
  shareMetrics(registry: Registry): void;
  /** The metrics of the whole group; `own` if a process of it does not send them in time. */
  metricsText(own: () => Promise<string>): Promise<string>;
}

const send = (message: WorkerMessage) => process.connected && process.send?.(message);

/** The link of this process to its group. Undefined if it runs alone. */
export const joinWorkerGroup = (): GroupMember | undefined => {
  if (!cluster.isWorker) return undefined;
  const requests = new Map<number, (text: string | undefined) => void>();
  let next = 0;
  let retire = () => {};
  process.on('message', (message: SupervisorMessage) => {
    if (message.type === 'skein:retire') retire();
    if (message.type !== 'skein:metrics') return;
    requests.get(message.id)?.(message.text);
    requests.delete(message.id);
  });
  return {
    listen: takeConnections(send),
    announce: (listening) => send({ type: 'skein:ready', listening }),
    onRetire: (given) => {
      retire = given;
    },
    shareMetrics: (registry) => {
      registry.setDefaultLabels({ worker: String(cluster.worker?.id) });
      AggregatorRegistry.setRegistries([registry]);
      // Answers the supervisor from now on.
      new AggregatorRegistry();
    },
    metricsText: async (own) => {
      const id = next++;
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      requests.set(id, resolve);
      send({ type: 'skein:metrics', id });
      return (await promise) ?? own();
    },
  };
};
