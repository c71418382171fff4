/** The metrics of a group in one text. */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { SupervisorMessage, WorkerMessage } from './messages.ts';

/** Metrics of the group itself. */
export interface GroupMetrics {
  /** Counts a process that is started in the place of another one. */
  countRestart(reason: 'ended' | 'replaced'): void;
}

/**
 * Answers processes that ask for the metrics of the group: those of every process, which the label `worker` distinguishes,
 * and those of the group itself.
 *
 * @param wanted number of processes that should run
 */
export const serveGroupMetrics = (wanted: number): GroupMetrics => {
  const all = new AggregatorRegistry();
  const { registry, restarts } = ownMetrics(wanted);
  const collect = async () => {
    const [workers, own] = await Promise.all([all.clusterMetrics(), registry.metrics()]);
    return `${workers.trimEnd()}\n\n${own}`;
  };
  cluster.on('message', async (worker: Worker, message: WorkerMessage) => {
    if (message.type !== 'skein:metrics') return;
    const text = await collect().catch(() => undefined);
    const { id } = message;
    if (worker.isConnected()) worker.send({ type: 'skein:metrics', id, text } satisfies SupervisorMessage);
  });
  return { countRestart: (reason) => restarts.inc({ reason }) };
};

const ownMetrics = (wanted: number) => {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'workers',
    help: 'Processes of the group: those that should run, and those that do. More run while they are replaced.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'wanted' }, wanted);
      this.set({ state: 'running' }, Object.keys(cluster.workers ?? {}).length);
    },
  });
  const restarts = new Counter({
    name: 'worker_restarts_total',
    help: 'Processes started in the place of another one, which ended by itself or was replaced.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['ended', 'replaced']) restarts.inc({ reason }, 0);
  return { registry, restarts };
};
