/**
 * Runs the service as a separate process: `npm run service`. Notifies its parent process, if any, when it is ready. With the argument
 * `demo`, which `npm start` gives at the first start, it makes the demo domain before.
 */
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import type { Logger } from 'pino';
import { prepareShutdown } from '../gateway/server/shutdown.ts';
import { registerProcessMetrics } from '../gateway/telemetry/processMetrics.ts';
import { readBootstrapFile } from '../service/directory/bootstrapFile.ts';
import { type RunningService, type ServiceOptions, startService } from '../service/index.ts';
import { toLoggableError } from '../service/loggableError.ts';
import { type Config, readConfig } from './config/index.ts';
import { programArguments } from './process/arguments.ts';
import { endWhenOrphaned } from './process/endWhenOrphaned.ts';
import {
  exitOnFailure,
  logUnhandledRejections,
  registerRejectionMetric,
  surviveClosedOutput,
} from './process/failures.ts';
import { openLogger } from './process/logger.ts';
import { reloadOnSignal } from './process/reloadSignal.ts';
import { runGroup } from './process/workers/group.ts';
import { type GroupMember, joinWorkerGroup } from './process/workers/worker.ts';
import { release } from './release.ts';
import { openTelemetry, type Telemetry } from './telemetry/index.ts';

/**
 * Exits when the store ends, because the process cannot work without it. A supervisor starts another process, which
 * finds all committed data.
 */
const exitOnStoreDeath = (logger: Logger) => (reason: string) => {
  logger.fatal({ reason }, 'the embedded store has ended, and the service with it');
  process.exit(1);
};

/** Dependencies of a service in a group of processes, in addition to its settings. */
interface ServiceDependencies {
  readonly logger: Logger;
  readonly telemetry: Telemetry | undefined;
  readonly group: GroupMember | undefined;
  readonly onServer: (server: Server) => void;
  readonly draining: AbortSignal;
  readonly start: (options: ServiceOptions) => Promise<RunningService>;
}

const startFrom = async (
  config: Config,
  { logger, telemetry, group, onServer, draining, start }: ServiceDependencies,
): Promise<RunningService> =>
  start({
    ...config,
    onStoreDeath: exitOnStoreDeath(logger),
    bootstrap: config.bootstrapFile ? await readBootstrapFile(config.bootstrapFile) : undefined,
    ...{ logger, release: { ...release } },
    startSpan: telemetry?.requestSpans({ route: '/' }),
    registerMetrics: (registry) => {
      group?.shareMetrics(registry);
      registerProcessMetrics(registry);
      registerRejectionMetric(registry);
      telemetry?.exportMetrics(registry);
    },
    metricsText: group?.metricsText,
    listen: group?.listen,
    onServer,
    draining,
  });

/** Longest wait at shutdown for calls and jobs in progress. */
const CLOSE_LIMIT_MS = 10_000;

/** A connection without traffic for this long is closed when the process ends. */
const IDLE_BEFORE_CLOSE_MS = 1_000;

/**
 * Stops listening and finishes the calls on open connections without resetting any, while other replicas accept new ones: each
 * answer closes its connection.
 */
const createDrain = () => {
  let drain = async () => {};
  const draining = new AbortController();
  const onServer = (server: Server) => {
    const shutdown = prepareShutdown(server);
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      shutdown.trackRequest(request, response);
      if (shutdown.isDraining()) response.setHeader('connection', 'close');
    });
    drain = () => {
      draining.abort();
      return shutdown.close({ drainMs: 0, idleMs: IDLE_BEFORE_CLOSE_MS, graceMs: 2 * CLOSE_LIMIT_MS });
    };
  };
  return { onServer, drain: () => drain(), draining: draining.signal };
};

/** What is closed when the process ends. */
interface OpenedService {
  readonly drain: () => Promise<void>;
  readonly service: RunningService;
  readonly telemetry: Telemetry | undefined;
  readonly logger: Logger;
}

/** Returns a function that closes everything, and ends the process. */
const createClose = ({ drain, service, telemetry, logger }: OpenedService) => {
  const forceExit = () => {
    logger.warn({ limitMs: CLOSE_LIMIT_MS }, 'closing took too long; what is in progress is cut off');
    process.exit(1);
  };
  let isClosing = false;
  return async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(forceExit, CLOSE_LIMIT_MS).unref();
    await drain();
    await service.close();
    await telemetry?.close();
    process.exit(0);
  };
};

/** A service without its parent would keep the store locked. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'disconnect'];

/** Reports the reason in one sentence. The stack is logged with LOG_LEVEL=debug. */
const failToStart = (error: Error, logger?: Logger): never => {
  logger?.debug({ err: toLoggableError(error) }, 'start failed');
  process.stderr.write(`The service could not start. ${error.message}\n`);
  process.exit(1);
};

/** Sends the parent process, if there is one, the URL of the service. */
const announce = (url: string) => {
  // A parent that has exited cannot be notified and will not send a signal, so the service stops itself.
  if (process.send === undefined || process.connected) process.send?.({ ready: url });
  else process.kill(process.pid, 'SIGTERM');
};

/** A free port, since the processes of a group need the same one. */
const findFreePort = async (host: string): Promise<number> => {
  const server = createServer();
  await once(server.listen(0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
};

/** Longest wait for a process of the group. */
const FINISH_LIMIT_MS = CLOSE_LIMIT_MS + 5_000;

/** Runs the service in several processes. */
const runProcesses = async (config: Config, logger: Logger) => {
  if (config.databaseUrl === undefined)
    throw new Error('WORKERS: expected 1 with the embedded store, which one process owns; or set DATABASE_URL');
  const port = config.servicePort === 0 ? await findFreePort(config.host) : config.servicePort;
  const env = { SERVICE_PORT: String(port) };
  const group = await runGroup({ workers: config.workers, env, finishMs: FINISH_LIMIT_MS, logger });
  // Without its parent, as on a signal.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  reloadOnSignal(() => void group.restart());
  announce(group.listening.url);
};

/** Starts a service that makes the demo domain first. */
const startWithDemo = async (options: ServiceOptions): Promise<RunningService> => {
  const { startDemoService } = await import('./demo/service.ts');
  return startDemoService(options, { printLine: console.log });
};

/** How a service is run in this process. */
interface RunHereOptions {
  readonly group: GroupMember | undefined;
  readonly start: ServiceDependencies['start'];
}

/** Runs the service in this process. */
const runHere = async (config: Config, logger: Logger, { group, start }: RunHereOptions) => {
  logUnhandledRejections(logger);
  // For the supervisor of a group, though systemd may send it to all processes. Without a group, nothing is read again.
  reloadOnSignal(() => {});
  const telemetry = await openTelemetry(config, 'service', logger);
  const { onServer, drain, draining } = createDrain();
  const starting = startFrom(config, { logger, telemetry, group, onServer, draining, start });
  const service = await starting.catch((error: Error) => failToStart(error, logger));
  const close = createClose({ drain, service, telemetry, logger });
  const closeOrExit = () => exitOnFailure(logger, close);
  for (const signal of SIGNALS) process.on(signal, closeOrExit);
  group?.onRetire(closeOrExit);
  // The last step, because the parent may send a signal as soon as it is notified.
  if (group) group.announce({ url: service.url });
  else announce(service.url);
};

const main = async () => {
  const [form] = programArguments({ among: ['demo'] });
  endWhenOrphaned(process.env);
  surviveClosedOutput();
  const config = readConfig(process.env);
  const logger = openLogger(config, 'service');
  const group = joinWorkerGroup();
  if (config.workers > 1 && group === undefined) await runProcesses(config, logger);
  else await runHere(config, logger, { group, start: form === 'demo' ? startWithDemo : startService });
};

main().catch(failToStart);
