/** `npm run subgraph -- monitoring`: runs one area as a separate process. */

import { openAccess } from '../access.ts';
import { readConfig } from '../config.ts';
import { connectRedis, createReloads, registerHistogram } from '../gateway/index.ts';
import { openLogger } from '../open-logger.ts';
import { endWhenOrphaned } from '../orphan.ts';
import { programArguments } from '../program-arguments.ts';
import { reloadOnSignal } from '../reload-signal.ts';
import {
  createPostMetrics,
  createUpstream,
  createWatches,
  registerWatchMetrics,
  type Subgraph,
  subgraphs,
} from '../subgraphs/index.ts';
import { openTelemetry } from '../telemetry/index.ts';
import { telemetryOptions } from '../telemetry-options.ts';
import { pollTimes, upstreamOptions } from '../upstream-options.ts';
import { listenToWakeUps } from '../wake-ups.ts';
import { serveSubgraph } from './index.ts';

const subgraphNamed = (name: string | undefined): Subgraph => {
  const subgraph = name === undefined ? undefined : subgraphs[name];
  if (subgraph) return subgraph;
  throw new Error(`Name an area to serve: one of ${Object.keys(subgraphs).join(', ')}.`);
};

const main = async () => {
  const [name] = programArguments({ among: Object.keys(subgraphs) });
  const subgraph = subgraphNamed(name);
  endWhenOrphaned(process.env);
  const config = readConfig(process.env);
  if (!config.upstreamUrl) throw new Error('UPSTREAM_URL must be set: the base URL of the POST API');
  const logger = openLogger(config, subgraph.name);
  const telemetry = await openTelemetry(telemetryOptions(config, subgraph.name, logger));
  const posts = createPostMetrics(registerHistogram);
  const upstream = createUpstream({
    ...upstreamOptions(config, config.upstreamUrl, logger),
    observe: posts.observe,
    startSpan: telemetry?.postSpans(config.upstreamUrl),
  });
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, logger);
  const access = await openAccess(config, logger, redis);
  const watches = createWatches(pollTimes(config));
  const stopListening = listenToWakeUps(config.upstreamUrl, config.internalToken, watches);
  const reloads = createReloads(access.reloads, { intervalMs: config.reloadIntervalMs, logger });
  const served = await serveSubgraph({
    subgraph,
    upstream,
    watches,
    access,
    host: config.host,
    port: config.port,
    logger,
    deadlineMs: config.requestTimeoutMs,
    receiveTimeoutMs: config.receiveTimeoutMs,
    forwardHeaders: config.forwardHeaders,
    registerMetrics: (registry) => {
      posts.register(registry);
      registerWatchMetrics(registry, watches);
      telemetry?.exportMetrics(registry);
    },
    startSpan: telemetry?.requestSpans({ route: '/graphql' }),
  });

  let stopping = false;
  const stop = async (drainMs?: number) => {
    if (stopping) return;
    stopping = true;
    reloads.close();
    stopListening();
    await served.close(drainMs);
    access.close();
    await redis?.close();
    await upstream.close();
    await telemetry?.close();
    process.exit(0);
  };
  process.on('SIGINT', () => stop());
  process.on('SIGTERM', () => stop(config.shutdownDrainMs));
  reloadOnSignal(() => void reloads.reload());
  // Last, because a reader of this line may send a signal at once.
  process.stdout.write(`Subgraph ${subgraph.name} at ${served.url}\n`);
};

main().catch((error: Error) => {
  process.stderr.write(`The subgraph could not start. ${error.message}\n`);
  process.exit(1);
});
