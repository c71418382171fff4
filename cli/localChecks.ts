/** Checks of `skein doctor` of this machine and what it uses: Node, ports, store, bootstrap file, Redis. */
import { constants, existsSync } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { Config } from '../app/config/index.ts';
import { isObject, parseJson } from './json.ts';

/** What one check found. */
export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  /** The finding, or the fault and the setting that causes it. Never a secret. */
  readonly detail: string;
}

/** The version of Node that runs this. Versions before 24 fail earlier. */
export const checkNode = (): CheckResult => ({ name: 'node', ok: true, detail: process.version });

/** Whether a program of Skein answers there: all have the same health. */
const isSkein = async (host: string, port: number): Promise<boolean> => {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/live`;
  try {
    const health: unknown = await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).json();
    return isObject(health) && /^(ok|closing)$/.test(String(health.status)) && Object.keys(health).length === 1;
  } catch {
    return false;
  }
};

/** Whether this process may listen there. Port 0 is always free. */
const checkPort = (variable: string, host: string, port: number): Promise<CheckResult> =>
  new Promise((done) => {
    const server = createServer();
    const detail = `${host}:${port}`;
    server.once('error', async ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? `in use${(await isSkein(host, port)) ? ' by Skein' : ''}` : code;
      done({ name: `port ${variable}`, ok: false, detail: `${detail}: ${reason}` });
    });
    server.listen({ host, port }, () => server.close(() => done({ name: `port ${variable}`, ok: true, detail })));
  });

/** The ports that `npm start` listens on. */
export const checkPorts = async ({ host, port, servicePort, adminPort, upstreamUrl }: Config) =>
  Promise.all([
    checkPort('PORT', host, port),
    ...(upstreamUrl === undefined ? [checkPort('SERVICE_PORT', host, servicePort)] : []),
    ...(adminPort === undefined ? [] : [checkPort('ADMIN_PORT', host, adminPort)]),
  ]);

/** The bootstrap file, which the service reads at its start. The service checks the records. */
export const checkBootstrap = async (path: string): Promise<CheckResult> => {
  const failed = (expected: string): CheckResult => ({
    ...{ name: 'bootstrap', ok: false, detail: `BOOTSTRAP_FILE ${path}: expected ${expected}` },
  });
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return failed('a file that can be read');
  const content = parseJson(text);
  if (content === undefined) return failed('JSON');
  if (!isObject(content)) return failed('a JSON object with one array per kind');
  return { name: 'bootstrap', ok: true, detail: `BOOTSTRAP_FILE ${path}` };
};

const findNearestExisting = (path: string): string => (existsSync(path) ? path : findNearestExisting(dirname(path)));

const checkDataDir = async (dataDir: string): Promise<CheckResult> => {
  const path = resolve(dataDir);
  const existing = findNearestExisting(path);
  const isWritable = await access(existing, constants.W_OK).then(
    async () => (await stat(existing)).isDirectory(),
    () => false,
  );
  const detail = isWritable ? `DATA_DIR ${path}` : `DATA_DIR ${path}: expected a directory that can be written`;
  return { name: 'store', ok: isWritable, detail };
};

/** Why a connection failed. An error of several addresses has a code alone. */
const printReason = (error: unknown): string => {
  const { code, message } = error as Error & { readonly code?: string };
  return message || code || 'unknown';
};

const checkDatabase = async (connectionString: string): Promise<CheckResult> => {
  // Imported here, since most runs need no PostgreSQL.
  const { createClientClass: clientFor } = await import('../service/store/primary.ts');
  const client = new (clientFor(connectionString))({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return { name: 'store', ok: true, detail: `DATABASE_URL: PostgreSQL ${rows[0]?.server_version}` };
  } catch (error) {
    return { name: 'store', ok: false, detail: `DATABASE_URL: ${printReason(error)}` };
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The store of the service. */
export const checkStore = ({ databaseUrl, dataDir }: Config): Promise<CheckResult> =>
  databaseUrl === undefined ? checkDataDir(dataDir) : checkDatabase(databaseUrl);

/** Longest wait for Redis: for the connection, and for its answers. */
const REDIS_TIMEOUT_MS = 5_000;

/** Redis, as the gateway reaches it: with the user, password and database of the URL. Nothing of the URL is repeated. */
export const checkRedis = async (url: string): Promise<CheckResult> => {
  // Imported here, since most runs need no Redis.
  const [{ createClient }, { isTaskCancelledError, TimeoutStrategy, timeout }] = await Promise.all([
    import('@redis/client'),
    import('cockatiel'),
  ]);
  const client = createClient({ url, socket: { connectTimeout: REDIS_TIMEOUT_MS, reconnectStrategy: false } });
  // A failed connection also rejects the pending call.
  client.on('error', () => undefined);
  const ping = async () => {
    await client.connect();
    const start = performance.now();
    await client.ping();
    return performance.now() - start;
  };
  try {
    const ms = await timeout(REDIS_TIMEOUT_MS, TimeoutStrategy.Aggressive).execute(ping);
    return { name: 'redis', ok: true, detail: `REDIS_URL: answers PING in ${ms.toFixed(1)} ms` };
  } catch (error) {
    const reason = isTaskCancelledError(error) ? `no answer within ${REDIS_TIMEOUT_MS / 1000} s` : printReason(error);
    return { name: 'redis', ok: false, detail: `REDIS_URL: ${reason}` };
  } finally {
    client.destroy();
  }
};
