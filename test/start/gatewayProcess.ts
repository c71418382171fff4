import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import manifest from '../../package.json' with { type: 'json' };

const root = `${import.meta.dirname}/../..`;

const reporter = `--import=${import.meta.dirname}/heapReporter.ts`;

/** Starts `npm run gateway` without npm, with `env` added to the environment and a free port. */
export const startGatewayProcess = async (env: Record<string, string>) => {
  const [, ...args] = manifest.scripts.gateway.split(' ');
  const { NODE_ENV: _, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', reporter, ...args], {
    cwd: root,
    env: { ...inherited, PORT: '0', UPSTREAM_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /GraphQL at (.*)\/graphql/.exec(line) ?? [];
    if (url === undefined) continue;
    const stop = async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
    };
    /** Heap in use after a garbage collection, in bytes. */
    const heapUsed = async () => {
      child.send('heap');
      const [bytes] = await once(child, 'message');
      return Number(bytes);
    };
    const kill = () => child.kill('SIGKILL');
    return { url, pid: child.pid, heapUsed, kill, [Symbol.asyncDispose]: stop };
  }
  throw new Error('the gateway ended');
};
