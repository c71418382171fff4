import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo, loadPast } from '../../app/demo/load.ts';
import { BOOTSTRAP_FILE } from '../../app/demo/projects.ts';
import manifest from '../../package.json' with { type: 'json' };
import { type RedisServer, startRedis } from '../gateway/redisServer.ts';
import { hasFakeClock, makeFakeClock } from '../service/fakeClock.ts';
import { findFreePorts, makeNginx, type NginxPorts } from './nginx.ts';
import { type ManagedProgram, makeProgram } from './program.ts';
import type { ChaosStore } from './stores.ts';

/** Everything that runs. */
export interface ChaosStack<Servers = ChaosStore> extends AsyncDisposable {
  /** Base URL of the graph, at nginx. */
  readonly url: string;
  /** Base URL of the POST API, at nginx. */
  readonly serviceUrl: string;
  /** Directory with the logs. */
  readonly directory: string;
  readonly nginx: ManagedProgram;
  readonly gateways: readonly ManagedProgram[];
  readonly services: readonly ManagedProgram[];
  readonly store: Servers;
  readonly redis: RedisServer;
  /** Shifts the clock of gateways and services by some seconds; undefined where libfaketime is not installed. */
  readonly shiftClock: ((seconds: number) => void) | undefined;
}

/** The arguments of an npm script that runs node. */
const readScriptArguments = (script: 'gateway' | 'service') => manifest.scripts[script].split(' ').slice(1);

/**
 * Starts everything, with the demo domain in the store.
 *
 * @param openStore starts the store of the services, in a directory
 * @param gatewaySettings further settings of the gateways
 */
export const startChaosStack = async <Servers extends ChaosStore>(
  openStore: (directory: string) => Promise<Servers>,
  gatewaySettings: Readonly<Record<string, string>> = {},
): Promise<ChaosStack<Servers>> => {
  await using opened = new AsyncDisposableStack();
  const directory = mkdtempSync(join(tmpdir(), 'skein-chaos-'));
  opened.defer(() => rmSync(directory, { recursive: true, force: true }));
  // The server of PostgreSQL and the workers of nginx run as users of their own.
  chmodSync(directory, 0o755);
  const store = opened.use(await openStore(directory));
  const redis = opened.use(await startRedis());
  const clock = opened.use(makeFakeClock());

  const ports = await findFreePorts();
  const url = `http://127.0.0.1:${ports.graph}`;
  const serviceUrl = `http://127.0.0.1:${ports.api}`;
  const internalUrl = `http://127.0.0.1:${ports['internal-api']}`;
  const internalToken = randomBytes(24).toString('hex');
  const changesToken = randomBytes(24).toString('hex');
  const start = async (
    name: keyof NginxPorts,
    script: 'gateway' | 'service',
    env: NodeJS.ProcessEnv,
  ): Promise<ManagedProgram> => {
    const program = makeProgram({
      ...{ name, command: process.execPath, args: readScriptArguments(script), log: join(directory, `${name}.log`) },
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...clock.env, ...env },
      ready: `http://127.0.0.1:${ports[name]}/health/ready`,
    });
    opened.defer(() => program.end('SIGKILL'));
    await program.start();
    return program;
  };
  const startService = (name: keyof NginxPorts) =>
    start(name, 'service', {
      ...{ SERVICE_PORT: String(ports[name]), SERVICE_URL: serviceUrl, BOOTSTRAP_FILE, INTERNAL_TOKEN: internalToken },
      ...{
        CHANGES_TOKEN: changesToken,
        DATABASE_URL: store.databaseUrl,
        DATABASE_SCHEMA: store.schema,
        SECRET_KEY: secretKey,
      },
    });
  const secretKey = randomBytes(32).toString('base64');
  const services = [await startService('service-1'), await startService('service-2')];
  const nginx = makeNginx(directory, ports);
  opened.defer(() => nginx.end('SIGTERM'));
  await nginx.start();
  // Nothing moves the clocks of these services: the history of the demo happens now.
  const still = { moveTo: () => {}, tick: async () => {} };
  const demo = { url: internalUrl, now: new Date(), clock: still };
  await loadDemo({ ...demo, internalToken, printLine: () => {}, loadHistory: () => loadPast(demo) });
  const startGateway = async (name: keyof NginxPorts) =>
    start(name, 'gateway', {
      ...{ PORT: String(ports[name]), UPSTREAM_URL: internalUrl, REDIS_URL: redis.url, TRUSTED_PROXIES: '1' },
      ...{ JWT_SECRET: await store.tokenKey(), RATE_LIMIT_USER: 'requests=1000000', SHUTDOWN_DRAIN_MS: '500' },
      ...{ CHANGES_TOKEN: changesToken, ACCESS_LOG: 'false', ...gatewaySettings },
    });
  const gateways = [await startGateway('gateway-1'), await startGateway('gateway-2')];
  const running = opened.move();
  return {
    ...{ url, serviceUrl, directory, nginx, gateways, services, store, redis },
    shiftClock: hasFakeClock ? clock.shift : undefined,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
};
