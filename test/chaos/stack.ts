import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../../demo/load.ts';
import { BOOTSTRAP_FILE } from '../../demo/projects.ts';
import manifest from '../../package.json' with { type: 'json' };
import { type RedisServer, startRedis } from '../gateway/redisServer.ts';
import { type Program, programOf } from './program.ts';
import type { Store } from './stores.ts';

const ROOT = join(import.meta.dirname, '../..');
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** Everything that runs. */
export interface Stack<Servers = Store> extends AsyncDisposable {
  /** Base URL of the graph, at nginx. */
  readonly url: string;
  /** Base URL of the POST API, at nginx. */
  readonly serviceUrl: string;
  /** Directory with the logs. */
  readonly directory: string;
  readonly nginx: Program;
  readonly gateways: readonly Program[];
  readonly services: readonly Program[];
  readonly store: Servers;
  readonly redis: RedisServer;
  /** Shifts the clock of gateways and services by some seconds; undefined where libfaketime is not installed. */
  readonly shiftClock: ((seconds: number) => void) | undefined;
}

/** Free ports below those that the system gives to outgoing connections, so that they stay free while a program restarts. */
const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) ports.add(port);
    server.close();
  }
  return [...ports];
};

/** deploy/nginx.conf with the ports of this stack, and its files in a directory. */
const nginxConf = (directory: string, ports: Readonly<Record<string, number>>): string =>
  readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/server ((?:gateway|service)-\d):\d+/g, (_, name: string) => `server 127.0.0.1:${ports[name]}`)
    .replace('listen 8080', `listen 127.0.0.1:${ports.graph}`)
    .replace('listen 4001', `listen 127.0.0.1:${ports.api}`)
    .replaceAll('/tmp/', `${directory}/nginx/`);

/** The arguments of an npm script that runs node. */
const argsOf = (script: 'gateway' | 'service') => manifest.scripts[script].split(' ').slice(1);

/** A clock that a file sets, if libfaketime is installed. */
const clockIn = (directory: string) => {
  if (!existsSync(FAKETIME)) return { env: {}, shift: undefined };
  const file = join(directory, 'clock');
  const shift = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  shift(0);
  const env = {
    ...{ LD_PRELOAD: FAKETIME, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, shift };
};

/**
 * Starts everything, with the demo domain in the store.
 *
 * @param openStore starts the store of the services, in a directory
 */
export const startStack = async <Servers extends Store>(
  openStore: (directory: string) => Promise<Servers>,
): Promise<Stack<Servers>> => {
  await using opened = new AsyncDisposableStack();
  const directory = mkdtempSync(join(tmpdir(), 'skein-chaos-'));
  opened.defer(() => rmSync(directory, { recursive: true, force: true }));
  // The server of PostgreSQL and the workers of nginx run as users of their own.
  chmodSync(directory, 0o755);
  mkdirSync(join(directory, 'nginx'));
  const store = opened.use(await openStore(directory));
  const redis = opened.use(await startRedis());
  const clock = clockIn(directory);

  const names = ['graph', 'api', 'gateway-1', 'gateway-2', 'service-1', 'service-2'];
  const found = await freePorts(names.length);
  const ports = Object.fromEntries(names.map((name, at) => [name, found[at] ?? 0]));
  const url = `http://127.0.0.1:${ports.graph}`;
  const serviceUrl = `http://127.0.0.1:${ports.api}`;
  const internalToken = randomBytes(24).toString('hex');
  const start = async (name: string, script: 'gateway' | 'service', env: NodeJS.ProcessEnv): Promise<Program> => {
    const program = programOf({
      ...{ name, command: process.execPath, args: argsOf(script), log: join(directory, `${name}.log`) },
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...clock.env, ...env },
      ready: `http://127.0.0.1:${ports[name]}/health/ready`,
    });
    opened.defer(() => program.end('SIGKILL'));
    await program.start();
    return program;
  };
  const startService = (name: string) =>
    start(name, 'service', {
      ...{ SERVICE_PORT: String(ports[name]), SERVICE_URL: serviceUrl, BOOTSTRAP_FILE, INTERNAL_TOKEN: internalToken },
      ...{ DATABASE_URL: store.databaseUrl, DATABASE_SCHEMA: store.schema, SECRET_KEY: secretKey },
    });
  const secretKey = randomBytes(32).toString('base64');
  const services = [await startService('service-1'), await startService('service-2')];
  const nginxFile = join(directory, 'nginx.conf');
  writeFileSync(nginxFile, nginxConf(directory, ports));
  const nginx = programOf({
    ...{ name: 'nginx', command: '/usr/sbin/nginx', args: ['-c', nginxFile, '-g', 'daemon off;'] },
    ...{ log: join(directory, 'nginx.log'), ready: `${serviceUrl}/health/live` },
  });
  opened.defer(() => nginx.end('SIGTERM'));
  await nginx.start();
  await loadDemo({ url: serviceUrl, internalToken, say: () => {} });
  const startGateway = async (name: string) =>
    start(name, 'gateway', {
      ...{ PORT: String(ports[name]), UPSTREAM_URL: serviceUrl, REDIS_URL: redis.url, TRUSTED_PROXIES: '1' },
      ...{ JWT_SECRET: await store.tokenKey(), RATE_LIMIT_USER_REQUESTS: '1000000', SHUTDOWN_DRAIN_MS: '500' },
      ...{ INTERNAL_TOKEN: internalToken, ACCESS_LOG: 'false' },
    });
  const gateways = [await startGateway('gateway-1'), await startGateway('gateway-2')];
  const running = opened.move();
  return {
    ...{ url, serviceUrl, directory, nginx, gateways, services, store, redis },
    shiftClock: clock.shift,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
};
