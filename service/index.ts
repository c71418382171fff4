/** The POST service: store, jobs, handlers and HTTP put together. */
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import type { Logger } from 'pino';
import { authenticator } from './auth/authenticate.ts';
import { openTokens } from './auth/tokens.ts';
import { loadBootstrap } from './directory/bootstrap.ts';
import { loggable } from './failures.ts';
import { buildHttp } from './http.ts';
import { implementations, jobDefinitions } from './implementations.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { createMetrics } from './metrics/index.ts';
import { secretKeyOf } from './secret/keys.ts';
import { checkKeys, renewSecrets } from './secret/renewal.ts';
import { sealedBootstrap } from './secret/sealing.ts';
import { type Vault, vaultOf } from './secret/vault.ts';
import { dependingOn, listening } from './startup-error.ts';
import { openEmbedded, type Store } from './store/database.ts';
import type { EmbeddedRestart } from './store/embedded-host.ts';
import { hasFilterIndexes } from './store/filter-indexes.ts';
import { migrate } from './store/migrate.ts';
import { openPostgres } from './store/postgres.ts';

/** How a service is to run. */
export interface ServiceOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Where others reach the service; left out: host and port. Webhook URLs and callbacks begin so. */
  readonly baseUrl?: string | undefined;
  /** PostgreSQL; left out: the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Schema of PostgreSQL for the tables. */
  readonly schema?: string | undefined;
  /** Longest a statement of PostgreSQL may take, before the call is answered with 504; left out: 30 seconds, of a read 10. */
  readonly statementTimeoutMs?: number | undefined;
  /** Most connections to PostgreSQL for calls; left out: 10. */
  readonly connections?: number | undefined;
  /** Most of those that one domain uses at a time; left out: 4. */
  readonly connectionsPerDomain?: number | undefined;
  /** The same of the embedded store in a directory, which is opened anew then; left out: 5 seconds. */
  readonly embeddedStatementTimeoutMs?: number | undefined;
  /** Memory of the embedded store beyond which it is opened anew as soon as it is idle; left out: never. */
  readonly embeddedMaxMemoryBytes?: number | undefined;
  /** Directory of the embedded store; left out: in memory, gone at the end. */
  readonly dataDir?: string | undefined;
  /** Told the reason, on the spot, should the embedded store come to an end by itself; from then on calls fail. */
  readonly onStoreDeath?: ((reason: string) => void) | undefined;
  readonly internalToken?: string | undefined;
  /** Encrypts trusted secrets, 32 bytes; left out: the embedded store makes and keeps its own. */
  readonly secretKey?: Uint8Array | undefined;
  /** The key before; what it encrypted is carried over to the present one at the start. */
  readonly secretKeyPrevious?: Uint8Array | undefined;
  /** Where notifications are POSTed; left out: nowhere. */
  readonly notificationSinkUrl?: string | undefined;
  /** Directory entries to load at the start: one array per kind (semantics 0.1.1). */
  readonly bootstrap?: Record<string, unknown> | undefined;
  readonly logger: Logger;
  /** Longest wait of a job that is due, in seconds, at least 0.5; left out: 2. */
  readonly pollingSeconds?: number;
  /** Tells the moment of a call and the age of a token; left out: the clock of the machine. */
  readonly clock?: () => Date;
}

/** A service that runs. */
export interface Service {
  readonly url: string;
  /** Does one kind of clock-driven work at once, as the clock would. */
  readonly perform: Jobs['runJob'];
  /** Refuses new calls, lets those under way finish, stops the clock, closes the store. */
  readonly close: () => Promise<void>;
}

/** A port, and who keeps it from others until it is listened to. */
interface HeldPort extends AsyncDisposable {
  readonly port: number;
}

/** A webhook's URL bears the port, so a free one is chosen before anything else starts; it must be free still at the end. */
const holdPort = async (host: string, port: number): Promise<HeldPort> => {
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

/** The directory is looked at before anything is made in it: what opens the store says less clearly what is wrong. */
const makeWritable = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.W_OK | constants.X_OK);
};

const openStore = (options: ServiceOptions, baseUrl: string): Promise<Store> => {
  const { databaseUrl, schema, statementTimeoutMs, connections, connectionsPerDomain, logger } = options;
  const { dataDir, onStoreDeath: onDeath } = options;
  const onConnectionLost = (error: Error) => logger.warn({ err: loggable(error) }, 'connection to PostgreSQL lost');
  const limits = { statementTimeoutMs, connections, connectionsPerDomain };
  if (databaseUrl) {
    const open = () => openPostgres(databaseUrl, { schema, baseUrl, onConnectionLost, ...limits });
    return dependingOn('DATABASE_URL', 'PostgreSQL cannot be opened', open);
  }
  const embedded = {
    ...{ dataDir, baseUrl, onDeath },
    statementTimeoutMs: options.embeddedStatementTimeoutMs,
    maxMemoryBytes: options.embeddedMaxMemoryBytes,
    onRestart: (restart: EmbeddedRestart) => logger.warn(restart, 'the embedded store was opened anew'),
  };
  return dependingOn('DATA_DIR', 'the store cannot be opened', () => openEmbedded(embedded));
};

/** The setting that says where the store is. */
const placeOf = ({ databaseUrl }: ServiceOptions) => (databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');

/** Brings the store up to date: its tables, the secrets in it, and what the bootstrap brings. */
const prepareStore = async (store: Store, vault: Vault, options: ServiceOptions, now: string): Promise<void> => {
  const { logger, secretKeyPrevious, bootstrap } = options;
  const { db } = store;
  const ran = await dependingOn(placeOf(options), 'the store cannot be brought up to date', () => migrate(store));
  if (ran.length > 0) logger.info({ migrations: ran }, 'store brought up to date');
  if (!(await hasFilterIndexes(db))) logger.warn('lists have no index for filters and keywords: see docs/service.md');
  await checkKeys(db, vault);
  if (secretKeyPrevious) await renewSecrets(db, vault, logger);
  if (!bootstrap) return;
  const load = () => {
    const sealed = sealedBootstrap(vault, bootstrap);
    return db.transaction().execute((within) => loadBootstrap(within, sealed, now));
  };
  await dependingOn('BOOTSTRAP_FILE', 'it cannot be loaded', load);
};

/**
 * Starts the service: opens the store, brings it up to date, loads the bootstrap, listens. Nothing stays open when
 * that fails.
 *
 * @throws {StartupError} naming the setting when the store cannot be opened, the port is taken, the key for trusted
 *   secrets is missing or none of theirs, or the bootstrap is refused
 */
export const startService = async (options: ServiceOptions): Promise<Service> => {
  const { host, logger, internalToken, pollingSeconds, clock = () => new Date() } = options;
  await using held = await listening(() => holdPort(host, options.port));
  const url = `http://${host}:${held.port}`;
  const { baseUrl = url, notificationSinkUrl } = options;
  const settings = { baseUrl, internalToken, notificationSinkUrl };
  const { dataDir, databaseUrl } = options;
  const writable = 'expected a directory that can be written to';
  if (dataDir && !databaseUrl) await dependingOn('DATA_DIR', writable, () => makeWritable(dataDir));
  const key = await dependingOn('DATA_DIR', 'the key in it cannot be used', () => secretKeyOf(options));
  const vault = vaultOf(key, options.secretKeyPrevious);
  await using opened = new AsyncDisposableStack();
  const store = await openStore(options, baseUrl);
  opened.defer(store.close);
  await prepareStore(store, vault, options, clock().toISOString());
  const tokens = await openTokens(store.db, clock);
  const pace = pollingSeconds ? { pollingSeconds } : {};
  const metrics = createMetrics(store.connectionCounts);
  const start = () => startJobs(store, jobDefinitions, logger, { settings, metrics, clock, ...pace });
  const jobs = await dependingOn(placeOf(options), 'the jobs in the store cannot be started', start);
  opened.defer(jobs.stop);
  let open = true;
  const app = await buildHttp({
    db: store.db,
    jobs,
    settings,
    authenticate: authenticator(tokens, internalToken, clock),
    clock,
    implementations: implementations({ tokens, logger, vault }),
    logger,
    ping: store.ping,
    metrics,
    isOpen: () => open,
  });
  opened.defer(() => app.close());
  await held[Symbol.asyncDispose]();
  store.limitStatements();
  await listening(() => app.listen({ host, port: held.port }));
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
