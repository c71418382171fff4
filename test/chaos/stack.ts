/** nginx, two gateways, two services, PostgreSQL with a standby, and Redis: as many processes, on free ports. */
import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../../demo/load.ts';
import { BOOTSTRAP_FILE } from '../../demo/projects.ts';
import manifest from '../../package.json' with { type: 'json' };
import { type RedisServer, startRedis } from '../gateway/redisServer.ts';
import { giveToServerUser, type PostgresServer, startServer, startStandby } from '../service/faults/postgres-server.ts';
import { type Program, programOf } from './program.ts';

const ROOT = join(import.meta.dirname, '../..');
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** A file system that is as small as wanted. */
export interface SmallDisk {
  readonly directory: string;
  /** Fills it, and frees it again. */
  fill(): void;
  free(): void;
}

/** Everything that runs. */
export interface Stack extends AsyncDisposable {
  /** Base URL of the graph, at nginx. */
  readonly url: string;
  /** Base URL of the POST API, at nginx. */
  readonly serviceUrl: string;
  /** Directory with the logs. */
  readonly directory: string;
  readonly nginx: Program;
  readonly gateways: readonly Program[];
  readonly services: readonly Program[];
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  readonly redis: RedisServer;
  /** The disk of the primary; undefined where no file system can be mounted. */
  readonly disk: SmallDisk | undefined;
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

const DISK_MEGABYTES = 400;

/** Mounts a file system, which needs root. */
const mountDisk = async (directory: string): Promise<SmallDisk | undefined> => {
  mkdirSync(directory);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', directory]);
  if (status !== 0) return undefined;
  await giveToServerUser(directory);
  const ballast = join(directory, 'ballast');
  return {
    directory,
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']),
    free: () => rmSync(ballast, { force: true }),
  };
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

/** The key that the services sign tokens with, which they make at their first start. */
const tokenKey = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(`select secret from signing_key where purpose = 'access'`);
  await client.end();
  return rows[0].secret;
};

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

/** Starts everything, with the demo domain in the store. */
export const startStack = async (): Promise<Stack> => {
  await using opened = new AsyncDisposableStack();
  const directory = mkdtempSync(join(tmpdir(), 'skein-chaos-'));
  opened.defer(() => rmSync(directory, { recursive: true, force: true }));
  // The server of PostgreSQL and the workers of nginx run as users of their own.
  chmodSync(directory, 0o755);
  mkdirSync(join(directory, 'nginx'));
  const disk = await mountDisk(join(directory, 'disk'));
  if (disk) opened.defer(() => void spawnSync('umount', ['--lazy', disk.directory]));
  const primary = opened.use(await startServer(['-c synchronous_standby_names=*'], disk?.directory));
  const standby = opened.use(await startStandby(primary));
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
  const servers = [primary, standby].map((server) => new URL(server.url).host).join();
  const startService = (name: string) =>
    start(name, 'service', {
      ...{ SERVICE_PORT: String(ports[name]), SERVICE_URL: serviceUrl, BOOTSTRAP_FILE, INTERNAL_TOKEN: internalToken },
      ...{ DATABASE_URL: `postgres://skein@${servers}/postgres`, SECRET_KEY: secretKey },
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
      ...{ JWT_SECRET: await tokenKey(primary.url), RATE_LIMIT_USER_REQUESTS: '1000000', SHUTDOWN_DRAIN_MS: '500' },
      ...{ INTERNAL_TOKEN: internalToken, ACCESS_LOG: 'false' },
    });
  const gateways = [await startGateway('gateway-1'), await startGateway('gateway-2')];
  const running = opened.move();
  return {
    ...{ url, serviceUrl, directory, nginx, gateways, services, primary, standby, redis, disk },
    shiftClock: clock.shift,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
};
