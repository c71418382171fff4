/** The POST service: combines store, jobs, handlers and HTTP. */
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createAuthenticator } from './auth/authenticate.ts';
import { openTokenSigner } from './auth/tokens.ts';
import { encryptBootstrap } from './crypto/encryptRecords.ts';
import { findSecretKey } from './crypto/keys.ts';
import { checkKeys, renewSecrets } from './crypto/renewal.ts';
import { createSecretCipher, type SecretCipher } from './crypto/secretCipher.ts';
import { loadBootstrap } from './directory/bootstrap.ts';
import { buildHttpServer, type StartCallSpan } from './http/index.ts';
import { changeReaders, createImplementations, jobDefinitions } from './implementations.ts';
import { type JobScheduler, startJobs } from './jobs.ts';
import { toLoggableError } from './loggableError.ts';
import { createMetrics } from './metrics/index.ts';
import { runListenStep, runStartStep } from './startupError.ts';
import { openEmbedded, type Store } from './store/database.ts';
import { distributeNewTables } from './store/distribution/distribute.ts';
import type { EmbeddedRestart } from './store/embeddedHost.ts';
import { hasFilterIndexes } from './store/filterIndexes.ts';
import { type MigrationOutcome, migrate } from './store/migrate.ts';
import { openPostgres } from './store/postgres.ts';
import { loadStoreTemplate } from './store/template/index.ts';

/** Options of a service. */
export interface ServiceOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly servicePort: number;
  /** Base URL under which others reach the service; undefined: host and port. Webhook URLs and callbacks begin with it. */
  readonly serviceUrl: string | undefined;
  /** PostgreSQL; undefined: the embedded store. */
  readonly databaseUrl: string | undefined;
  /** Schema of PostgreSQL for the tables; undefined: `public`. */
  readonly databaseSchema: string | undefined;
  /** A standby of PostgreSQL for lists, statistics and analyses, which may be some seconds old; undefined: none. */
  readonly databaseReadUrl: string | undefined;
  /** How far the standby may be behind, in milliseconds. */
  readonly databaseReadMaxLagMs: number;
  /** Most connections to PostgreSQL for calls. */
  readonly databaseConnections: number;
  /** Most of those connections that one domain uses at a time; absent: two fifths of them. */
  readonly databaseConnectionsPerDomain?: number | undefined;
  /** Statement timeout of an embedded store in a directory, which is then reopened, in milliseconds. */
  readonly embeddedStatementTimeoutMs: number;
  /** Longest time from a statement of a caller to the end of its answer on the embedded store, in milliseconds. */
  readonly embeddedCallerTimeoutMs: number;
  /** Memory limit of the embedded store. Above it, the store is reopened as soon as it is idle. */
  readonly embeddedMaxMemoryBytes: number;
  /** Largest body of a call that writes, in bytes. Directory calls and reads may have 10 MiB. */
  readonly maxWriteBytes: number;
  /** Most values in the body of a call that writes. */
  readonly maxWriteValues: number;
  /** Directory of the embedded store; undefined: in memory, lost when the process ends. */
  readonly dataDir: string | undefined;
  readonly internalToken: string | undefined;
  /** Permits listening to changes and nothing else, at least 32 characters. */
  readonly changesToken: string | undefined;
  /** Key that encrypts trusted secrets, 32 bytes; undefined: the embedded store creates and stores its own. */
  readonly secretKey: Uint8Array | undefined;
  /** The previous key. Secrets encrypted with it are encrypted with the present key at the start. */
  readonly secretKeyPrevious: Uint8Array | undefined;
  /** URL to which notifications are POSTed; undefined: they are not sent. */
  readonly notificationSinkUrl: string | undefined;
  /** Whether the program that started the service fills its store now, without time limits; absent: it does not. */
  readonly isFilling?: (() => boolean) | undefined;
  /** Statement timeout of PostgreSQL, after which the call is answered with 504; absent: 30 seconds, for reads 10. */
  readonly statementTimeoutMs?: number | undefined;
  /** Called at once with the reason when the embedded store terminates unexpectedly. All later calls fail. */
  readonly onStoreDeath?: ((reason: string) => void) | undefined;
  /** Directory entries to load at the start: one array per kind (semantics 0.1.1). */
  readonly bootstrap?: Record<string, unknown> | undefined;
  readonly logger: Logger;
  /** Which release this is, for `/health/ready?detail`; absent: it does not say. */
  readonly release?: Readonly<Record<string, unknown>> | undefined;
  /** Traces calls. */
  readonly startSpan?: StartCallSpan | undefined;
  /** Called with the metrics of the service. */
  readonly registerMetrics?: ((registry: Registry) => void) | undefined;
  /** The text of `/metrics`, for example of all processes of a group; absent: `own`, the metrics of this service. */
  readonly metricsText?: ((own: () => Promise<string>) => Promise<string>) | undefined;
  /** Lets the HTTP server take the connections of an address, for example of a group of processes; absent: it listens itself. */
  readonly listen?:
    | ((server: Server, place: { readonly host: string; readonly port: number }) => Promise<unknown>)
    | undefined;
  /** Called with the HTTP server before it listens. */
  readonly onServer?: ((server: Server) => void) | undefined;
  /** Aborted when the process should finish what is in progress: streams of changes end. `close` ends them, too. */
  readonly draining?: AbortSignal | undefined;
  /** Polling interval for due jobs, in seconds, at least 0.5; absent: 2. */
  readonly pollingSeconds?: number;
  /** Current time, for calls and the expiry of tokens; absent: the clock of the machine. */
  readonly clock?: () => Date;
  /** Whether jobs that the clock sends are run or skipped now; absent: run. */
  readonly followsClock?: () => boolean;
}

/** A running service. */
export interface RunningService {
  readonly url: string;
  /** Runs a job at once, as the clock would. */
  readonly perform: JobScheduler['runJob'];
  /** Refuses new calls, finishes those in progress, stops the jobs, closes the store. */
  readonly close: () => Promise<void>;
}

/** A port that is reserved until the server listens on it. */
interface ReservedPort extends AsyncDisposable {
  readonly port: number;
}

/**
 * Chooses a free port before anything else starts, because webhook URLs contain it, and reserves it until the server
 * listens.
 */
const reservePort = async (host: string, port: number): Promise<ReservedPort> => {
  if (port !== 0) return { port, [Symbol.asyncDispose]: async () => {} };
  const holder = createServer((socket) => socket.destroy());
  await once(holder.listen(0, host), 'listening');
  return {
    port: (holder.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      if (holder.listening) await once(holder.close(), 'close');
    },
  };
};

/** Checks the directory before the store is opened in it, because the error of the store is less clear. */
const checkWritable = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.W_OK | constants.X_OK);
};

/** Most connections that one domain uses at a time, so that no domain uses them all. */
const defaultDomainShare = (connections: number) => Math.max(1, Math.floor(connections * 0.4));

const openStore = (options: ServiceOptions, baseUrl: string, isLimited: () => boolean): Promise<Store> => {
  const { databaseUrl, databaseSchema: schema, logger, dataDir, onStoreDeath: onDeath } = options;
  const onConnectionLost = (error: Error) =>
    logger.warn({ err: toLoggableError(error) }, 'connection to PostgreSQL lost');
  const onReplicaChange = (isUsed: boolean) =>
    logger.info({ isUsed }, isUsed ? 'reads go to the standby' : 'reads go to the primary alone');
  const { databaseReadUrl, databaseReadMaxLagMs } = options;
  const limits = {
    statementTimeoutMs: options.statementTimeoutMs,
    connections: options.databaseConnections,
    connectionsPerDomain: options.databaseConnectionsPerDomain ?? defaultDomainShare(options.databaseConnections),
    standby: databaseReadUrl === undefined ? undefined : { url: databaseReadUrl, maxLagMs: databaseReadMaxLagMs },
    onReplicaChange,
  };
  if (databaseUrl) {
    const open = () => openPostgres(databaseUrl, { schema, baseUrl, onConnectionLost, isLimited, ...limits });
    return runStartStep('DATABASE_URL', 'PostgreSQL cannot be opened', open);
  }
  const embedded = {
    ...{ dataDir, template: loadStoreTemplate, baseUrl, onDeath, isLimited },
    statementTimeoutMs: options.embeddedStatementTimeoutMs,
    callerTimeoutMs: options.embeddedCallerTimeoutMs,
    maxMemoryBytes: options.embeddedMaxMemoryBytes,
    onRestart: (restart: EmbeddedRestart) => logger.warn(restart, 'the embedded store was reopened'),
  };
  return runStartStep('DATA_DIR', 'the store cannot be opened', () => openEmbedded(embedded));
};

/** The setting that locates the store. */
const storeSettingName = ({ databaseUrl }: ServiceOptions) => (databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');

/**
 * Runs migrations, and distributes what they created where the store is distributed. Waits for another process that does so, however
 * long that takes.
 */
const migrateStore = (store: Store): Promise<MigrationOutcome> =>
  store.withExclusiveLock(`migrations/${store.schema}`, async () => {
    const outcome = await migrate(store);
    if (outcome.ran.length > 0 && store.kind === 'postgresql') await distributeNewTables(store);
    return outcome;
  });

/** Migrates the store, re-encrypts its secrets, and loads the bootstrap, however long that takes. */
const prepareStore = async (
  store: Store,
  cipher: SecretCipher,
  options: ServiceOptions,
  now: string,
): Promise<void> => {
  const { logger, secretKeyPrevious, bootstrap } = options;
  const { migrationDb: db } = store;
  const { ran, newer } = await runStartStep(storeSettingName(options), 'the store cannot be brought up to date', () =>
    migrateStore(store),
  );
  if (ran.length > 0) logger.info({ migrations: ran }, 'store brought up to date');
  if (newer.length > 0) logger.warn({ migrations: newer }, 'a newer release has changed the store: upgrade this one');
  if (!(await hasFilterIndexes(db))) logger.warn('lists have no index for filters and keywords: see docs/service.md');
  await checkKeys(db, cipher);
  if (secretKeyPrevious) await renewSecrets(db, cipher, logger);
  if (!bootstrap) return;
  const load = () => {
    const encrypted = encryptBootstrap(cipher, bootstrap);
    return db.transaction().execute((within) => loadBootstrap(within, encrypted, now));
  };
  await runStartStep('BOOTSTRAP_FILE', 'it cannot be loaded', load);
};

/**
 * Starts the service: opens and prepares the store, loads the bootstrap, listens. Closes everything it opened when a
 * step fails.
 *
 * @throws {StartupError} naming the setting when the store cannot be opened, the port is in use, the key for trusted
 *   secrets is missing or wrong, or the bootstrap is invalid
 */
export const startService = async (options: ServiceOptions): Promise<RunningService> => {
  const { host, servicePort, logger, internalToken, changesToken, pollingSeconds, clock = () => new Date() } = options;
  await using reserved = await runListenStep(() => reservePort(host, servicePort));
  const url = `http://${host}:${reserved.port}`;
  const { serviceUrl: baseUrl = url, notificationSinkUrl, maxWriteBytes, maxWriteValues } = options;
  const settings = { baseUrl, internalToken, changesToken, notificationSinkUrl, maxWriteBytes, maxWriteValues };
  const { dataDir, databaseUrl } = options;
  const writable = 'expected a directory that can be written to';
  if (dataDir && !databaseUrl) await runStartStep('DATA_DIR', writable, () => checkWritable(dataDir));
  const key = await runStartStep('DATA_DIR', 'the key in it cannot be used', () => findSecretKey(options));
  const cipher = createSecretCipher(key, options.secretKeyPrevious);
  await using opened = new AsyncDisposableStack();
  let isStarted = false;
  const { isFilling = () => false } = options;
  const store = await openStore(options, baseUrl, () => isStarted && !isFilling());
  opened.defer(store.close);
  await prepareStore(store, cipher, options, clock().toISOString());
  const tokens = await openTokenSigner(store.migrationDb, clock);
  const { followsClock = () => true } = options;
  const polling = pollingSeconds ? { pollingSeconds } : {};
  const metrics = createMetrics(store.connectionCounts, options.registerMetrics, options.metricsText);
  const start = () => startJobs(store, jobDefinitions, logger, { settings, metrics, clock, followsClock, ...polling });
  const jobs = await runStartStep(storeSettingName(options), 'the jobs in the store cannot be started', start);
  opened.defer(jobs.stop);
  let open = true;
  const app = await buildHttpServer({
    db: store.db,
    replica: store.replica,
    jobs,
    settings,
    authenticate: createAuthenticator(tokens, internalToken, clock),
    clock,
    implementations: createImplementations({ tokens, logger, cipher }),
    changeReads: changeReaders,
    logger,
    release: options.release,
    ping: store.ping,
    onChange: store.onChange,
    metrics,
    startSpan: options.startSpan,
    draining: options.draining,
    isOpen: () => open,
  });
  opened.defer(() => app.close());
  options.onServer?.(app.server);
  await reserved[Symbol.asyncDispose]();
  isStarted = true;
  await app.ready();
  const { listen = (_server, place) => app.listen(place) } = options;
  await runListenStep(() => listen(app.server, { host, port: reserved.port }));
  const running = opened.move();
  return {
    url,
    perform: jobs.runJob,
    close: () => {
      open = false;
      return running.disposeAsync();
    },
  };
};
