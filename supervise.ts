/** Runs the embedded service in a process of its own, so that the gateway never waits for its store. */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A service process that is watched over. */
export interface SupervisedService {
  readonly url: string;
  /** Lets it close; gives the code or signal it ended with, which is SIGKILL where it did not end by itself. */
  readonly stop: () => Promise<string>;
}

/** Pause before a service that died is started again; a store that cannot be opened must not be hammered. */
const RESTART_PAUSE_MS = 500;

/** Longest it may take to close: more than it gives itself. */
const STOP_LIMIT_MS = 15_000;

const program = new URL('service/main.ts', import.meta.url);

/** One life of the service. */
interface Life {
  readonly child: ChildProcess;
  /** Resolves with the address once it listens; rejects when it ends before. */
  readonly ready: Promise<string>;
  /** Resolves with the signal or code it ended with. */
  readonly ended: Promise<string>;
}

const begin = (env: NodeJS.ProcessEnv): Life => {
  // Flags of Node that were given to us are not meant for it.
  const child = fork(program, { env, execPath: process.execPath, execArgv: [] });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: string }).ready));
    ended.then((reason) => reject(new Error(`the service ended (${reason}) before it was ready`)));
  });
  return { child, ready, ended };
};

const end = async ({ child, ended }: Life): Promise<string> => {
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  try {
    return await ended;
  } finally {
    clearTimeout(patience);
  }
};

/**
 * Starts the service and keeps it running: one that dies is started again, on the same port.
 *
 * @param env the service's whole environment
 * @param onRestart told why it has ended
 * @throws Error when the first start fails
 */
export const superviseService = async (
  env: NodeJS.ProcessEnv,
  onRestart: (reason: string) => void,
): Promise<SupervisedService> => {
  let stopping = false;
  let life = begin(env);
  const url = await life.ready;

  const keepAlive = async () => {
    while (!stopping) {
      const reason = await life.ended;
      if (stopping) return;
      onRestart(reason);
      await sleep(RESTART_PAUSE_MS);
      if (stopping) return;
      life = begin({ ...env, SERVICE_PORT: new URL(url).port });
      await life.ready.catch(() => undefined);
    }
  };
  void keepAlive();

  return {
    url,
    stop: () => {
      stopping = true;
      return end(life);
    },
  };
};
