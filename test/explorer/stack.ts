/** The whole system with the demo domain, as `npm start` starts it, for browser tests. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pino from 'pino';
import { readConfig } from '../../config.ts';
import { loadDemo } from '../../demo/load.ts';
import { BOOTSTRAP_FILE } from '../../demo/projects.ts';
import { startFacade } from '../../facade.ts';
import { startService } from '../../service/index.ts';
import type { ExplorerStack } from './standIn.ts';

const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
const internalToken = randomBytes(24).toString('hex');

/** Slightly longer than the token lifetimes of semantics 3.1.8. */
const AFTER_ACCESS_TOKEN_MS = 1801_000;
const AFTER_REFRESH_TOKEN_MS = 10_801_000;

/** Starts the system. Tokens expire because the clock of the service is moved forward. */
export const startStack = async (): Promise<ExplorerStack> => {
  let clockOffsetMs = 0;
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    internalToken,
    bootstrap: JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8')),
    logger,
    clock: () => new Date(Date.now() + clockOffsetMs),
  });
  await loadDemo({ url: service.url, internalToken, say: () => {} });
  const facade = await startFacade({ config: { ...readConfig({}), port: 0 }, upstreamUrl: service.url, logger });
  return {
    url: facade.url,
    expireTokens: (all = false) => {
      clockOffsetMs += all ? AFTER_REFRESH_TOKEN_MS : AFTER_ACCESS_TOKEN_MS;
    },
    close: async () => {
      await facade.close();
      await service.close();
    },
  };
};
