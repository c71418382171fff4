import type { Logger } from 'pino';
import type { PollTimes, UpstreamOptions } from '../../subgraphs/index.ts';
import type { Config } from '../config/index.ts';

/** Options of the client of the POST API, from the settings. Used by the gateway and by areas in separate processes. */
export const upstreamOptions = (config: Config, url: string, logger: Logger): UpstreamOptions => ({
  url,
  // No POST can take longer than its query. Thresholds for slow POSTs derive from this.
  timeoutMs: Math.min(config.upstreamTimeoutMs, config.requestTimeoutMs),
  maxResponseBytes: config.upstreamMaxResponseBytes,
  concurrency: config.upstreamConcurrency,
  queue: config.upstreamQueue,
  breakerFailures: config.upstreamBreakerFailures,
  breakerOpenMs: config.upstreamBreakerOpenMs,
  paths: config.upstreamPaths,
  shareReads: config.upstreamShareReads,
  checkPermissions: config.upstreamCheckPermissions,
  logger,
});

/** The token that listens to changes. */
export const changesTokenOf = ({ changesToken, internalToken }: Config): string | undefined =>
  changesToken ?? internalToken;

/** When lists are polled for subscriptions, from the settings. */
export const pollTimes = ({ pollMinMs, pollMaxMs, requestTimeoutMs }: Config): PollTimes => ({
  minMs: pollMinMs,
  maxMs: Math.max(pollMinMs, pollMaxMs),
  timeoutMs: requestTimeoutMs,
});
