/** Runs the embedded service in a separate process, so that the store does not block the gateway. */
import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A service process under supervision. */
export interface SupervisedService {
  readonly url: string;
  /** Stops the service. Resolves with its exit code or signal, which is SIGKILL if it did not end by itself. */
  readonly stop: () => Promise<string>;
}

/**
 * Pause before a crashed service is restarted, so that a store that cannot be opened is not retried in a tight loop.
 */
const RESTART_PAUSE_MS = 500;

/** Longest time for closing: longer than the service's own limit. */
const STOP_LIMIT_MS = 15_000;

/** The package has JavaScript where the repository has TypeScript. */
const program = new URL(`../service${extname(import.meta.filename)}`, import.meta.url);

/** One run of the service process. */
interface ServiceRun {
  readonly child: ChildProcess;
  /** Resolves with the URL once it listens. Rejects if the process ends before. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code or signal. */
  readonly ended: Promise<string>;
}

const startProcess = (env: NodeJS.ProcessEnv): ServiceRun => {
  // One process owns an embedded store.
  const workers = env.DATABASE_URL ? {} : { WORKERS: '1' };
  // Node flags of this process do not apply to the service.
  const child = fork(program, { env: { ...env, ...workers }, execPath: process.execPath, execArgv: [] });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: string }).ready));
    ended.then((reason) => reject(new Error(`the service ended (${reason}) before it was ready`)));
  });
  return { child, ready, ended };
};

const end = async ({ child, ended }: ServiceRun): Promise<string> => {
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  try {
    return await ended;
  } finally {
    clearTimeout(killTimer);
  }
};

/**
 * Starts the service and restarts it on the same port whenever it ends.
 *
 * @param env the service's whole environment
 * @param onRestart called with the reason of its end
 * @throws Error the first start fails
 */
export const superviseService = async (
  env: NodeJS.ProcessEnv,
  onRestart: (reason: string) => void,
): Promise<SupervisedService> => {
  let stopping = false;
  let run = startProcess(env);
  const url = await run.ready;

  const keepAlive = async () => {
    while (!stopping) {
      const reason = await run.ended;
      if (stopping) return;
      onRestart(reason);
      await sleep(RESTART_PAUSE_MS);
      if (stopping) return;
      run = startProcess({ ...env, SERVICE_PORT: new URL(url).port });
      await run.ready.catch(() => undefined);
    }
  };
  void keepAlive();

  return {
    url,
    stop: () => {
      stopping = true;
      return end(run);
    },
  };
};
