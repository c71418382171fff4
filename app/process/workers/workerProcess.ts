/** One process of a group, from its start to its end. */
import cluster, { type Worker } from 'node:cluster';
import { whenEnded } from '../child.ts';
import type { RunningProcess } from '../keepRunning.ts';
import type { ListenAddresses, SupervisorMessage, WorkerMessage } from './messages.ts';

/** A process that listens. When it retires, it accepts no more connections: the others of the group do. */
export interface WorkerProcess extends RunningProcess {
  readonly listening: ListenAddresses;
}

/** Options of a process. */
export interface WorkerProcessOptions {
  /** Added to the environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Longest time until it listens, in milliseconds. Then it is killed. */
  readonly readyMs: number;
  /** Called with errors of the channel to the process, for example when it ended while it was sent to. */
  readonly onError: (error: Error) => void;
}

const whenListening = (worker: Worker) =>
  new Promise<ListenAddresses>((resolve) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'skein:ready') resolve(message.listening);
    });
  });

/**
 * Starts a process and waits until it listens.
 *
 * @throws Error it ended before, or did not listen in time
 */
export const startWorkerProcess = async ({ env, readyMs, onError }: WorkerProcessOptions): Promise<WorkerProcess> => {
  const worker = cluster.fork(env);
  worker.on('error', onError);
  const ended = whenEnded(worker.process);
  const kill = () => void worker.process.kill('SIGKILL');
  const tooLate = setTimeout(kill, readyMs);
  const failed = ended.then((reason) => Promise.reject(new Error(`a process ended (${reason}) before it listened`)));
  try {
    const listening = await Promise.race([whenListening(worker), failed]);
    const retire = () => worker.isConnected() && worker.send({ type: 'skein:retire' } satisfies SupervisorMessage);
    return { listening, ended, retire, kill };
  } finally {
    clearTimeout(tooLate);
    failed.catch(() => {});
  }
};
