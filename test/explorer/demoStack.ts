/** The whole system with the demo domain, as `npm start` starts it, for browser tests. */
import { readFileSync } from 'node:fs';
import pino from 'pino';
import type { Constants } from '../../app/config/index.ts';
import { BOOTSTRAP_FILE } from '../../app/demo/projects.ts';
import { startDemoService } from '../../app/demo/service.ts';
import { startFacade } from '../../app/facade/index.ts';
import { facadeConfig, serviceOptions } from '../facadeConfig.ts';
import type { ExplorerStack } from './fakeGraph.ts';

const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });

/** Slightly longer than the token lifetimes of semantics 3.1.8. */
const AFTER_ACCESS_TOKEN_MS = 1801_000;
const AFTER_REFRESH_TOKEN_MS = 10_801_000;

/** The system, and what tests do behind the back of the page. */
export interface DemoStack extends ExplorerStack {
  /** Base URL of the POST API. */
  readonly serviceUrl: string;
  /** Moves the clock of the service; 0 is the time of the machine. */
  setClock(offsetMs: number): void;
}

/** How the facade of the system is started. */
export interface DemoStackOptions {
  /** Settings of the facade. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Constants of the facade with other values. */
  readonly replaced?: Partial<Constants>;
  /** Base URL that the facade calls instead of the service at the given URL. */
  readonly upstreamOf?: (serviceUrl: string) => Promise<string>;
  /** Workspaces in addition to those of the demo domain, as in a bootstrap file. */
  readonly workspaces?: readonly object[];
}

/** The dashboard signs in by sessions. */
const SESSION_SECRET = 'a secret of at least thirty-two characters';

/** Starts the system. Tokens expire because the clock of the service is moved forward. */
export const startDemoStack = async ({
  settings = {},
  replaced,
  upstreamOf,
  workspaces = [],
}: DemoStackOptions = {}): Promise<DemoStack> => {
  let clockOffsetMs = 0;
  const bootstrap = JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8'));
  const options = {
    ...serviceOptions(),
    bootstrap: { ...bootstrap, workspaces: [...bootstrap.workspaces, ...workspaces] },
    logger,
    clock: () => new Date(Date.now() + clockOffsetMs),
  };
  const service = await startDemoService(options, { printLine: () => {} });
  const upstreamUrl = (await upstreamOf?.(service.url)) ?? service.url;
  const facade = await startFacade({
    config: facadeConfig({ SESSION_SECRET, ...settings }, replaced),
    upstreamUrl,
    logger,
  });
  return {
    url: facade.url,
    serviceUrl: service.url,
    setClock: (offsetMs) => {
      clockOffsetMs = offsetMs;
    },
    expireTokens: (all = false) => {
      clockOffsetMs += all ? AFTER_REFRESH_TOKEN_MS : AFTER_ACCESS_TOKEN_MS;
    },
    close: async () => {
      await facade.close();
      await service.close();
    },
  };
};
