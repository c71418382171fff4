import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { UpstreamOptions } from './subgraphs/index.ts';

/** What the settings say of the way to the POST API, for the gateway and for areas that run as processes of their own. */
export const upstreamOptions = (config: Config, url: string, logger: Logger): UpstreamOptions => ({
  url,
  // No POST can take longer than the query it is sent for: what counts as slow follows from this.
  timeoutMs: Math.min(config.upstreamTimeoutMs, config.requestTimeoutMs),
  maxResponseBytes: config.upstreamMaxResponseBytes,
  concurrency: config.upstreamConcurrency,
  queue: config.upstreamQueue,
  breakerFailures: config.upstreamBreakerFailures,
  breakerOpenMs: config.upstreamBreakerOpenMs,
  paths: config.upstreamPaths,
  logger,
});
