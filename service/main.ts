/** Runs the service as a separate process: `npm run service`. Notifies its parent process, if any, when it is ready. */
import pino, { type Logger } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { endWhenOrphaned } from '../orphan.ts';
import { programArguments } from '../program-arguments.ts';
import { openTelemetry, type Telemetry } from '../telemetry/index.ts';
import { telemetryOptions } from '../telemetry-options.ts';
import { readBootstrapFile } from './bootstrap-file.ts';
import { loggable } from './failures.ts';
import { type Service, startService } from './index.ts';

/**
 * Exits when the store ends, because the process cannot work without it. A supervisor starts another process, which
 * finds all committed data.
 */
const exitOnStoreDeath = (logger: Logger) => (reason: string) => {
  logger.fatal({ reason }, 'the embedded store has ended, and the service with it');
  process.exit(1);
};

const startFrom = async (config: Config, logger: Logger, telemetry: Telemetry | undefined): Promise<Service> =>
  startService({
    host: config.host,
    port: config.servicePort,
    baseUrl: config.serviceUrl,
    databaseUrl: config.databaseUrl,
    schema: config.databaseSchema,
    connections: config.databaseConnections,
    connectionsPerDomain: config.databaseConnectionsPerDomain,
    dataDir: config.dataDir,
    onStoreDeath: exitOnStoreDeath(logger),
    embeddedStatementTimeoutMs: config.embeddedStatementTimeoutMs,
    embeddedMaxMemoryBytes: config.embeddedMaxMemoryBytes,
    maxWriteBytes: config.maxWriteBytes,
    maxWriteValues: config.maxWriteValues,
    internalToken: config.internalToken,
    secretKey: config.secretKey,
    secretKeyPrevious: config.secretKeyPrevious,
    notificationSinkUrl: config.notificationSinkUrl,
    bootstrap: config.bootstrapFile ? await readBootstrapFile(config.bootstrapFile) : undefined,
    logger,
    startSpan: telemetry?.requestSpans({ route: '/' }),
    registerMetrics: telemetry?.exportMetrics,
  });

/** Longest wait at shutdown for calls and jobs in progress. */
const CLOSE_LIMIT_MS = 10_000;

const closeOnSignals = (service: Service, telemetry: Telemetry | undefined, logger: Logger) => {
  const forceExit = () => {
    logger.warn({ limitMs: CLOSE_LIMIT_MS }, 'closing took too long; what is under way is cut off');
    process.exit(1);
  };
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    setTimeout(forceExit, CLOSE_LIMIT_MS).unref();
    await service.close();
    await telemetry?.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // A service without its parent would keep the store locked.
  process.on('disconnect', close);
};

/** Reports the reason in one sentence. The stack is logged with LOG_LEVEL=debug. */
const failToStart = (error: Error, logger?: Logger): never => {
  logger?.debug({ err: loggable(error) }, 'start failed');
  process.stderr.write(`The service could not start. ${error.message}\n`);
  process.exit(1);
};

const main = async () => {
  programArguments({ among: [] });
  endWhenOrphaned(process.env);
  const config = readConfig(process.env);
  const logger = pino({
    level: config.logLevel,
    name: 'service',
    redact: ['headers.authorization', 'req.headers.authorization'],
  });
  const telemetry = await openTelemetry(telemetryOptions(config, 'service', logger));
  const service = await startFrom(config, logger, telemetry).catch((error: Error) => failToStart(error, logger));
  closeOnSignals(service, telemetry, logger);
  // The last step, because the parent may send a signal as soon as it is notified. A parent that has exited cannot be
  // notified and will not send a signal, so the service stops itself.
  if (process.send === undefined || process.connected) process.send?.({ ready: service.url });
  else process.kill(process.pid, 'SIGTERM');
};

main().catch(failToStart);
