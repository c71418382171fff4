/** Runs the embedded service in a separate process, so that the store does not block the gateway. */
import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { endChild, whenEnded } from './child.ts';
import { keepRunning } from './keepRunning.ts';

/** A service process under supervision. */
export interface SupervisedService {
  readonly url: string;
  /** Stops the service. Resolves with its exit code or signal, which is SIGKILL if it did not end by itself. */
  readonly stop: () => Promise<string>;
}

/** Longest time for closing: longer than the service's own limit. */
const STOP_LIMIT_MS = 15_000;

/** The package has JavaScript where the repository has TypeScript. */
const program = new URL(`../service${extname(import.meta.filename)}`, import.meta.url);

/** Resolves with the URL once the process listens. */
const whenReady = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.once('message', (message) => resolve((message as { ready: string }).ready));
  });

/** Node flags of this process do not apply to the service. */
const forkService = (env: NodeJS.ProcessEnv, args: readonly string[] = []) =>
  fork(program, args, { env, execPath: process.execPath, execArgv: [] });

/** @throws Error the process ended before it listened */
const whenStarted = async (child: ChildProcess) => {
  const ended = whenEnded(child);
  const failed = ended.then((reason) => Promise.reject(new Error(`the service ended (${reason}) before it was ready`)));
  failed.catch(() => {});
  const url = await Promise.race([whenReady(child), failed]);
  return { url, ended, retire: () => child.kill('SIGTERM'), kill: () => child.kill('SIGKILL') };
};

/**
 * Starts the service and restarts it on the same port whenever it ends.
 *
 * @param env the service's whole environment
 * @param onEnd called with the reason when it ended, and when it could not be started again
 * @param firstArguments arguments of the first start alone
 * @throws Error the first start fails
 */
export const superviseService = async (
  env: NodeJS.ProcessEnv,
  onEnd: (reason: string) => void,
  firstArguments: readonly string[] = [],
): Promise<SupervisedService> => {
  let stopping = false;
  let child = forkService(env, firstArguments);
  const first = await whenStarted(child);
  const { url } = first;
  keepRunning(first, {
    start: () => {
      child = forkService({ ...env, SERVICE_PORT: new URL(url).port });
      return whenStarted(child);
    },
    retireMs: STOP_LIMIT_MS,
    isStopping: () => stopping,
    onEnd,
  });
  return {
    url,
    stop: () => {
      stopping = true;
      return endChild(child, 'SIGTERM', STOP_LIMIT_MS);
    },
  };
};
