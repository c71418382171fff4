/** `npm run subgraph -- monitoring`: runs one area as a separate process. */

import { connectRedis, createReloads, registerHistogram } from '../gateway/index.ts';
import {
  createPostMetrics,
  createUpstream,
  createWatches,
  registerWatchMetrics,
  type Subgraph,
  subgraphs,
} from '../subgraphs/index.ts';
import { type Config, readConfig } from './config/index.ts';
import { openAccess } from './facade/access.ts';
import { serveSubgraph } from './facade/subgraphServer/index.ts';
import { chooseChangesToken, listenToWakeUps } from './facade/wakeUps.ts';
import { programArguments } from './process/arguments.ts';
import { endWhenOrphaned } from './process/endWhenOrphaned.ts';
import {
  logUnhandledRejections,
  registerRejectionMetric,
  stopOnSignals,
  surviveClosedOutput,
} from './process/failures.ts';
import { openLogger } from './process/logger.ts';
import { reloadOnSignal } from './process/reloadSignal.ts';
import { finishLimit, runGroup } from './process/workers/group.ts';
import { type GroupMember, joinWorkerGroup } from './process/workers/worker.ts';
import { openTelemetry } from './telemetry/index.ts';

const findSubgraph = (name: string | undefined): Subgraph => {
  const subgraph = name === undefined ? undefined : subgraphs[name];
  if (subgraph) return subgraph;
  throw new Error(`Name an area to serve: one of ${Object.keys(subgraphs).join(', ')}.`);
};

const say = (subgraph: Subgraph, url: string) => console.log(`Subgraph ${subgraph.name} at ${url}`);

/** Runs the area in several processes. */
const runProcesses = async (config: Config, subgraph: Subgraph) => {
  const logger = openLogger(config, subgraph.name);
  const group = await runGroup({ workers: config.workers, finishMs: finishLimit(config), logger });
  reloadOnSignal(() => void group.restart());
  say(subgraph, group.listening.url);
};

/** Runs the area in this process. */
const runHere = async (
  config: Config & { readonly upstreamUrl: string },
  subgraph: Subgraph,
  group: GroupMember | undefined,
) => {
  const logger = openLogger(config, subgraph.name);
  logUnhandledRejections(logger);
  const telemetry = await openTelemetry(config, subgraph.name, logger);
  const posts = createPostMetrics(registerHistogram);
  const upstream = createUpstream({
    ...config,
    logger,
    observe: posts.observe,
    startSpan: telemetry?.postSpans(config.upstreamUrl),
  });
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, logger);
  const access = await openAccess(config, logger, redis);
  const watches = createWatches(config);
  const stopListening = listenToWakeUps(config.upstreamUrl, chooseChangesToken(config), watches);
  const reloads = createReloads(access.reloads, { intervalMs: config.reloadIntervalMs, logger });
  const served = await serveSubgraph({
    ...config,
    ...{ subgraph, upstream, watches, access, logger },
    listen: group?.listen,
    metricsText: group?.metricsText,
    registerMetrics: (registry) => {
      group?.shareMetrics(registry);
      posts.register(registry);
      registerRejectionMetric(registry);
      registerWatchMetrics(registry, watches);
      telemetry?.exportMetrics(registry);
    },
    startSpan: telemetry?.requestSpans({ route: '/graphql' }),
  });

  const stop = async (drainMs?: number) => {
    reloads.close();
    stopListening();
    await served.close(drainMs);
    access.close();
    await redis?.close();
    await upstream.close();
    await telemetry?.close();
    process.exit(0);
  };
  stopOnSignals({ logger, stop, drainMs: config.shutdownDrainMs, group });
  reloadOnSignal(() => void reloads.reload());
  // Last, because a reader of this line may send a signal at once.
  if (group) group.announce({ url: served.url });
  else say(subgraph, served.url);
};

const main = async () => {
  const [name] = programArguments({ among: Object.keys(subgraphs) });
  const subgraph = findSubgraph(name);
  endWhenOrphaned(process.env);
  surviveClosedOutput();
  const config = readConfig(process.env);
  const { upstreamUrl } = config;
  if (!upstreamUrl) throw new Error('UPSTREAM_URL must be set: the base URL of the POST API');
  const group = joinWorkerGroup();
  if (config.workers > 1 && group === undefined) await runProcesses(config, subgraph);
  else await runHere({ ...config, upstreamUrl }, subgraph, group);
};

main().catch((error: Error) => {
  process.stderr.write(`The subgraph could not start. ${error.message}\n`);
  process.exit(1);
});
