import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../listen.ts';

/** Why tests with Redis cannot run here. Undefined if they can. */
export const missingRedis = (() => {
  try {
    execFileSync('redis-server', ['--version']);
    return undefined;
  } catch {
    return 'skipped: redis-server is not installed';
  }
})();

/** A Redis server for a test; `await using` stops it. */
export interface RedisServer extends AsyncDisposable {
  readonly url: string;
  /** Stops the process; `start` runs an empty one on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Halts the process without closing its connections, until `resume`. */
  halt(): void;
  resume(): void;
}

/**
 * Starts a Redis server without persistence.
 *
 * @param argsOf further arguments for the port; of an option that is given twice the later one counts
 */
export const startRedis = async (argsOf: (port: string) => readonly string[] = () => []): Promise<RedisServer> => {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];
  const start = async () => {
    child = spawn('redis-server', [...args, ...argsOf(String(port))]);
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes('Ready to accept connections')) break;
  };
  const stop = async () => {
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended;
    child = undefined;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    halt: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    [Symbol.asyncDispose]: stop,
  };
};
