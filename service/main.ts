/** The service as a process of its own: `npm run service`. Tells its parent, where there is one, when it is ready. */
import { readFileSync } from 'node:fs';
import pino from 'pino';
import { readConfig } from '../config.ts';
import { startService } from './index.ts';

const config = readConfig(process.env);
const logger = pino({
  level: config.logLevel,
  name: 'service',
  redact: ['headers.authorization', 'req.headers.authorization'],
});

/** Without its store a process is of no use; whoever watches over it starts another, which finds all that was committed. */
const endWithStore = (reason: string) => {
  logger.fatal({ reason }, 'the embedded store has ended, and the service with it');
  process.exit(1);
};

const service = await startService({
  host: config.host,
  port: config.servicePort,
  baseUrl: config.serviceUrl,
  databaseUrl: config.databaseUrl,
  schema: config.databaseSchema,
  connections: config.databaseConnections,
  connectionsPerDomain: config.databaseConnectionsPerDomain,
  dataDir: config.dataDir,
  onStoreDeath: endWithStore,
  internalToken: config.internalToken,
  secretKey: config.secretKey,
  secretKeyPrevious: config.secretKeyPrevious,
  notificationSinkUrl: config.notificationSinkUrl,
  bootstrap: config.bootstrapFile ? JSON.parse(readFileSync(config.bootstrapFile, 'utf8')) : undefined,
  logger,
});

/** Longest wait at the end for calls and work under way. */
const CLOSE_LIMIT_MS = 10_000;

const cutOff = () => {
  logger.warn({ limitMs: CLOSE_LIMIT_MS }, 'closing took too long; what is under way is cut off');
  process.exit(1);
};

let closing = false;
const close = async () => {
  if (closing) return;
  closing = true;
  setTimeout(cutOff, CLOSE_LIMIT_MS).unref();
  await service.close();
  process.exit(0);
};
process.on('SIGTERM', close);
process.on('SIGINT', close);
// A service without its parent would keep the store locked.
process.on('disconnect', close);
// Last, for whoever hears it may send a signal at once.
process.send?.({ ready: service.url });
