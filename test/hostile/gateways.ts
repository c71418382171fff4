import pino from 'pino';
import { readConfig } from '../../app/config/index.ts';
import { startFacade } from '../../app/facade/index.ts';
import { fetchAccessToken } from '../graph/testGraph.ts';
import { createTestDomain, sharedService } from '../service/testDomain.ts';

/** The gateways that requests are sent to, and the configuration of each. */
const CONFIGS = {
  development: { ...readConfig({}), receiveTimeoutMs: 1_000 },
  production: readConfig({ NODE_ENV: 'production' }),
  batches: readConfig({ BATCH_MAX: '5' }),
};

export type GatewayName = keyof typeof CONFIGS;

const NAMES = Object.keys(CONFIGS) as GatewayName[];

/** The gateways over one service, and somebody who may do everything in a domain. */
export interface HostileGateways extends AsyncDisposable {
  readonly urls: Readonly<Record<GatewayName, string>>;
  readonly token: string;
  /** Number of POSTs sent upstream since this was last called. */
  countPosts(): number;
}

/** Starts all gateways. */
export const startHostileGateways = async (): Promise<HostileGateways> => {
  const { url: upstreamUrl } = await sharedService();
  let posts = 0;
  const observe = () => {
    posts++;
  };
  const logger = pino({ level: 'silent' });
  const started = await Promise.all(
    NAMES.map((name) => startFacade({ config: { ...CONFIGS[name], port: 0 }, upstreamUrl, logger, observe })),
  );
  const urls = Object.fromEntries(NAMES.map((name, at) => [name, started[at]?.url ?? ''])) as HostileGateways['urls'];
  const { domainId, users } = await createTestDomain();
  return {
    urls,
    token: await fetchAccessToken(urls.development, domainId, users.admin),
    countPosts: () => {
      const count = posts;
      posts = 0;
      return count;
    },
    [Symbol.asyncDispose]: async () => {
      for (const gateway of started) await gateway.close();
    },
  };
};
