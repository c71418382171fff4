/** `skein gateway`: serves any Federation 2 supergraph whose subgraphs are served over HTTP. */
import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import type { JWTPayload } from 'jose';
import type { Config } from '../app/config/index.ts';
import { openLogger } from '../app/process/logger.ts';
import { reloadOnSignal } from '../app/process/reloadSignal.ts';
import type { GroupMember } from '../app/process/workers/worker.ts';
import { openTelemetry } from '../app/telemetry/index.ts';
import type { CallerIdentity, CallForRequest, HttpExecutor } from '../gateway/index.ts';
import { CommandError, UsageError } from './error.ts';

type Urls = Readonly<Record<string, string>>;

interface Options {
  readonly supergraph: string;
  readonly subgraph?: Urls;
  readonly subscriptions?: Urls;
  readonly overrideLabel?: readonly string[];
  readonly overridePercentage?: number;
  readonly host?: string;
  readonly port?: number;
}

const parsePort = (text: string): number => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('expected a port, 0 to 65535 (0: any free one).');
};

const parsePercentage = (text: string): number => {
  if (/^\d{1,3}(\.\d{1,6})?$/.test(text) && Number(text) < 100) return Number(text);
  throw new InvalidArgumentError('expected a number from 0 to below 100.');
};

const addLabel = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/** The progressive overrides that are active for all requests. */
const overridesOf = ({ overrideLabel, overridePercentage }: Options) => ({
  ...(overrideLabel && { labels: overrideLabel }),
  ...(overridePercentage !== undefined && { percentage: overridePercentage }),
});

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const isStreamUrl = (text: string) => isHttpUrl(text) || (URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol));

/** Reads `name=url` pairs of an option that may be repeated. */
const parsePairs =
  (isUrl: (text: string) => boolean, schemes: string) =>
  (text: string, before: Urls = {}): Urls => {
    const [, name = '', url = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (!isUrl(url)) throw new InvalidArgumentError(`expected name=url, the URL beginning with ${schemes}.`);
    return { ...before, [name]: url };
  };
const parseSubgraph = parsePairs(isHttpUrl, 'http:// or https://');
const parseSubscriptions = parsePairs(isStreamUrl, 'http://, https://, ws:// or wss://');

/** What is forwarded to the subgraphs, and who calls. */
type Context = CallForRequest & {
  readonly caller?: CallerIdentity;
  /** The claims of the verified token. Null or undefined without one. */
  readonly claims?: JWTPayload | null;
};

type SubgraphUrls = readonly { readonly name: string; readonly url: string }[];

/** Refuses an option for a subgraph that the supergraph does not have. */
const checkNames = (option: string, given: Urls, joined: SubgraphUrls) => {
  const unknown = Object.keys(given).find((name) => !joined.some((subgraph) => subgraph.name === name));
  const names = joined.map(({ name }) => name).join(', ');
  if (unknown !== undefined)
    throw new Error(`${option} ${unknown}: the supergraph has no such subgraph, only ${names}.`);
};

/** The URL of each subgraph of the supergraph, from the options or else from the file. */
const urlsOf = (joined: SubgraphUrls, { subgraph: given = {}, subscriptions = {} }: Options): Urls => {
  checkNames('--subgraph', given, joined);
  checkNames('--subscriptions', subscriptions, joined);
  const places = Object.fromEntries(joined.map(({ name, url }) => [name, given[name] ?? url]));
  const missing = joined.find(({ name }) => !isHttpUrl(places[name] ?? ''));
  if (missing)
    throw new Error(
      `Subgraph "${missing.name}" has no URL in the supergraph: give it by --subgraph ${missing.name}=url.`,
    );
  return places;
};

const closeAll = (executors: Readonly<Record<string, HttpExecutor<Context>>>) =>
  Promise.all(Object.values(executors).map((executor) => executor.close()));

/** Closes executors that operations under way may still use. */
const closeLater = (executors: Readonly<Record<string, HttpExecutor<Context>>>, afterMs: number) =>
  setTimeout(() => closeAll(executors).catch(() => {}), afterMs).unref();

/**
 * Starts a gateway for subgraphs that are served over HTTP.
 *
 * @param group of processes that this one belongs to
 * @throws {Error} when the supergraph cannot be read, one of its subgraphs has no URL, or the port is in use
 */
export const startHttpGateway = async (options: Options, config: Config, group?: GroupMember) => {
  // Imported here, since the query planner loads slowly and other commands do not need it.
  const { callOf, createEngine, httpExecutor, readSubgraphs, reloadableEngine, startGateway, tokenScopes } =
    await import('../gateway/index.ts');
  const { openAccess } = await import('../app/facade/access.ts');
  const { registerRejectionMetric } = await import('../app/process/failures.ts');
  const { openGatewayResources, openReloads, serverOptions } = await import('../app/facade/gatewayResources.ts');
  if (config.sessionSecret) throw new Error('SESSION_SECRET: sessions need the sign-in of the POST API: use npm start');
  const logger = openLogger(config, 'gateway');
  const telemetry = await openTelemetry(config, 'gateway', logger);
  const forward = (context: Context) =>
    telemetry ? { ...context, traceparent: telemetry.activeTraceparent() ?? context.traceparent } : context;
  const resources = await openGatewayResources(config, logger);
  const access = await openAccess(config, logger, resources.redis);
  const { check, fairness, mayExplain } = access;
  const authorization = check && {
    caller: ({ claims }: Context) => ({ isAuthenticated: Boolean(claims), scopes: tokenScopes(claims ?? {}) }),
  };
  let places: Urls = {};
  let executors: Readonly<Record<string, HttpExecutor<Context>>> = {};
  const engine = reloadableEngine(() => {
    const supergraphSdl = readFileSync(options.supergraph, 'utf8');
    const nextPlaces = urlsOf(readSubgraphs(supergraphSdl), options);
    const opened = Object.entries(nextPlaces).map(([name, url]) => {
      const subscriptionUrl = options.subscriptions?.[name];
      return [name, httpExecutor<Context>({ name, url, subscriptionUrl, forward })] as const;
    });
    const next = Object.fromEntries(opened);
    const overrides = () => overridesOf(options);
    const created = createEngine<Context>({
      ...{ supergraphSdl, executors: next, authorization, overrides },
      ...resources.engine,
    });
    closeLater(executors, config.requestTimeoutMs);
    [places, executors] = [nextPlaces, next];
    return created;
  });
  resources.checkDocuments(engine.prepare);
  const reloads = openReloads({ config, logger, engine, resources, access, supergraphFile: options.supergraph });
  const gateway = await startGateway<Context>({
    engine,
    documents: resources.documents,
    mcp: resources.mcp,
    listen: group?.listen,
    metricsText: group?.metricsText,
    registerMetrics: (registry) => {
      group?.shareMetrics(registry);
      resources.registerMetrics(registry);
      registerRejectionMetric(registry);
      reloads.registerMetrics(registry);
      telemetry?.exportMetrics(registry);
    },
    startSpan: telemetry?.requestSpans({ route: '/graphql', remote: (name) => places[name] }),
    operationNames: resources.operationNames,
    createContext: (request) => {
      const call = callOf(request, request.headers.authorization);
      return check === undefined ? call : check(request).then(({ caller, claims }) => ({ ...call, caller, claims }));
    },
    mayExplain: mayExplain && (({ caller }) => mayExplain(caller)),
    charge: fairness && (({ caller }, request) => (caller ? fairness.charge(caller, request) : undefined)),
    admit: fairness && ((cost, { caller }, request) => (caller ? fairness.admit(caller, cost, request) : undefined)),
    ready: access.ready,
    ...serverOptions(config),
    host: options.host ?? config.host,
    port: options.port ?? config.port,
    logger,
  });
  return {
    url: gateway.url,
    logger,
    places,
    reload: reloads.reload,
    close: async (drainMs?: number) => {
      reloads.close();
      await gateway.close(drainMs);
      access.close();
      await closeAll(executors);
      await resources.close();
      await telemetry?.close();
    },
  };
};

const startMessage = ({ url, places }: { url: string; places: Urls }): string =>
  [`GraphQL at ${url}/graphql, over`, ...Object.entries(places).map(([name, place]) => `  ${name}  ${place}`)].join(
    '\n',
  );

/** Runs the gateway in several processes. */
const runProcesses = async (config: Config) => {
  const { finishLimit, runGroup } = await import('../app/process/workers/group.ts');
  const { surviveClosedOutput } = await import('../app/process/failures.ts');
  surviveClosedOutput();
  const { workers } = config;
  const options = { workers, finishMs: finishLimit(config), logger: openLogger(config, 'gateway') };
  const group = await runGroup(options).catch((cause: Error) => {
    throw new CommandError(cause.message, { cause });
  });
  reloadOnSignal(() => void group.restart());
  process.stdout.write(`GraphQL at ${group.listening.url}/graphql, answered by ${workers} processes\n`);
};

/** Runs the gateway in this process. */
const runHere = async (options: Options, config: Config, group: GroupMember | undefined) => {
  const gateway = await startHttpGateway(options, config, group).catch((cause: NodeJS.ErrnoException) => {
    // Everything but the address depends on what the options and settings name.
    const Failure = cause.syscall === 'listen' ? CommandError : UsageError;
    throw new Failure(`${options.supergraph}: ${cause.message}`, { cause });
  });
  const stop = async (drainMs?: number) => {
    await gateway.close(drainMs);
    process.exit(0);
  };
  const { stopOnSignals, logUnhandledRejections, surviveClosedOutput } = await import('../app/process/failures.ts');
  surviveClosedOutput();
  logUnhandledRejections(gateway.logger);
  stopOnSignals({ logger: gateway.logger, stop, drainMs: config.shutdownDrainMs, group });
  reloadOnSignal(() => void gateway.reload());
  if (group) group.announce({ url: gateway.url });
  else process.stdout.write(`${startMessage(gateway)}\n`);
};

const NOTES = `
Other settings are read from the environment: HOST, PORT, LIMIT_… and the other settings of gateways in
docs/operations.md. The supergraph is read again when the file changes, and on SIGHUP. The caller's Authorization header goes on
to every subgraph.

Example:
  skein gateway --supergraph supergraph.graphql --subgraph products=http://127.0.0.1:4101/graphql`;

/** Adds the command. It runs until SIGINT or SIGTERM, and then finishes requests in progress. */
export const addGateway = (program: Command, config: () => Config): void => {
  program
    .command('gateway')
    .summary('run a supergraph over HTTP subgraphs')
    .description('Answer GraphQL for any Federation 2 supergraph, whose subgraphs are served over HTTP.')
    .requiredOption('--supergraph <file>', 'the composed supergraph')
    .option(
      '--subgraph <name=url>',
      'where a subgraph is, instead of where the supergraph says; repeatable',
      parseSubgraph,
    )
    .option(
      '--subscriptions <name=url>',
      'where a subgraph answers subscriptions, if not at its URL by server-sent events; ws:// or wss://: by WebSocket; repeatable',
      parseSubscriptions,
    )
    .option('--override-label <name>', 'label of @override that is active; repeatable', addLabel)
    .option(
      '--override-percentage <n>',
      'labels percent(p) are active if n is below p; default: a random number for each request',
      parsePercentage,
    )
    .option('--host <host>', 'address to listen on')
    .option('--port <port>', 'port to listen on; 0: any free one', parsePort)
    .addHelpText('after', NOTES)
    .action(async (options: Options) => {
      const settings = config();
      // Imported here, since other commands do not need it.
      const { groupMember } = await import('../app/process/workers/worker.ts');
      const group = groupMember();
      if (settings.workers > 1 && group === undefined) await runProcesses(settings);
      else await runHere(options, settings, group);
    });
};
