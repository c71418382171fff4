/** The whole stack with the demo domain, as `npm start` makes it, for the browser. */
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

/** Lifetimes of semantics 3.1.8, and a little. */
const PAST_ACCESS_MS = 1801_000;
const PAST_REFRESH_MS = 10_801_000;

/** Starts it. Tokens run out as they do for people: the service's clock goes on. */
export const startStack = async (): Promise<ExplorerStack> => {
  let aheadMs = 0;
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    internalToken,
    bootstrap: JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8')),
    logger,
    clock: () => new Date(Date.now() + aheadMs),
  });
  await loadDemo({ url: service.url, internalToken, say: () => {} });
  const facade = await startFacade({ config: { ...readConfig({}), port: 0 }, upstreamUrl: service.url, logger });
  return {
    url: facade.url,
    expireTokens: (all = false) => {
      aheadMs += all ? PAST_REFRESH_MS : PAST_ACCESS_MS;
    },
    close: async () => {
      await facade.close();
      await service.close();
    },
  };
};
