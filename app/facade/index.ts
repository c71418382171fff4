/** Assembles the facade: subgraphs in this process or remote, the gateway, and the explorer at `/`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { servePages } from '../../explorer/index.ts';
import {
  callOf,
  createEngine,
  createPostTrace,
  type Gateway,
  type GatewayRequest,
  type HttpExecutor,
  httpExecutor,
  type InProcessOptions,
  inProcessExecutor,
  type PostTrace,
  registerHistogram,
  reloadableEngine,
  type SubgraphExecutor,
  startGateway,
} from '../../gateway/index.ts';
import { description } from '../../schema/description.ts';
import {
  acceptedClaimsOf,
  asInvalidAnswer,
  type Context,
  createContext,
  createPostMetrics,
  createUpstream,
  createWatches,
  mayHavePermission,
  registerUpstreamMetrics,
  registerWatchMetrics,
  rememberReads,
  resourcesWithWakeUps,
  type SentPost,
  scalarParsers,
  subgraphs,
} from '../../subgraphs/index.ts';
import type { Config } from '../config/index.ts';
import { registerRejectionMetric } from '../process/failures.ts';
import type { GroupMember } from '../process/workers/worker.ts';
import { openTelemetry, type Telemetry } from '../telemetry/index.ts';
import { openAccess } from './access.ts';
import { openGatewayResources, openReloads, serverOptions } from './gatewayResources.ts';
import { openSessions } from './signIn.ts';
import { changesTokenOf, listenToWakeUps } from './wakeUps.ts';

const SUPERGRAPH_FILE = fileURLToPath(new URL('../../schema/supergraph.graphql', import.meta.url));

/** Options of the facade. */
export interface FacadeOptions {
  readonly config: Config;
  /** Base URL of the POST API. */
  readonly upstreamUrl: string;
  readonly logger: Logger;
  /** Receives progress messages for the user, line by line. Default: the log. */
  readonly say?: (line: string) => void;
  /** The group of processes that this one belongs to. */
  readonly group?: GroupMember | undefined;
  /** Called for every POST sent upstream. */
  readonly observe?: (post: SentPost) => void;
}

/** The facade while it runs. */
export interface Facade extends Gateway {
  /** Reads supergraph, trusted documents and keys again. Never rejects: failures are in log and metrics. */
  reload(): Promise<void>;
}

/** How the subgraphs of this process are executed. */
const inProcess: InProcessOptions<Context> = {
  explain: asInvalidAnswer,
  expect: (entityFields, context) => context.expect(entityFields),
};

/** The executor of an area in its own process, whose answers tell that the API refused the credential. */
const noteRefusals = (executor: HttpExecutor<Context>): SubgraphExecutor<Context> => {
  const execute: SubgraphExecutor<Context> = async (request, context) => {
    const result = await executor(request, context);
    const { onRefusal, authorization } = context.call;
    if (authorization && result.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
      onRefusal?.(authorization);
    return result;
  };
  return Object.assign(execute, { subscribe: executor.subscribe });
};

/** One executor per subgraph, by its name in the supergraph, and a function that closes those of remote subgraphs. */
const openExecutors = ({ subgraphUrls, requestTimeoutMs }: Config, telemetry: Telemetry | undefined) => {
  const forward = ({ call }: Context) =>
    telemetry ? { ...call, traceparent: telemetry.activeTraceparent() ?? call.traceparent } : call;
  const executors = Object.values(subgraphs).map(({ name, schema }) => {
    const url = subgraphUrls[name];
    if (url === undefined)
      return { name, execute: inProcessExecutor<Context>(schema, inProcess), close: async () => {} };
    const executor = httpExecutor<Context>({ name, url, forward, timeoutMs: requestTimeoutMs });
    return { name, execute: noteRefusals(executor), close: executor.close };
  });
  return {
    byName: Object.fromEntries(executors.map(({ name, execute }) => [name, execute])),
    close: () => Promise.all(executors.map(({ close }) => close())),
  };
};

/** Who opens a stream, verified: by the gateway, or by upstream, which accepted the token. */
const streamCaller = ({ call: { caller, authorization } }: Context) => {
  if (caller !== undefined) return caller.isAnonymous ? undefined : caller;
  const claims = acceptedClaimsOf(authorization);
  return claims === null ? undefined : { user: `${claims.did ?? ''} ${claims.aud ?? ''}`, domain: claims.did };
};

/** The caller whose token the gateway verified. Its permissions are the scopes of the graph. */
const authorizedCaller = ({ call: { caller }, claims }: Context) => {
  const isAuthenticated = caller?.isAnonymous === false;
  const has = (permission: string) => isAuthenticated && claims !== null && mayHavePermission(claims, permission);
  return { isAuthenticated, scopes: { has } };
};

/**
 * Starts the facade.
 *
 * @throws Error the port is in use, or the trusted documents cannot be read
 */
export const startFacade = async ({
  config,
  upstreamUrl,
  logger,
  say = (line) => logger.info(line),
  group,
  observe,
}: FacadeOptions): Promise<Facade> => {
  const subgraphUrls: Readonly<Record<string, string | undefined>> = config.subgraphUrls;
  const telemetry = await openTelemetry(config, 'gateway', logger);
  const posts = createPostMetrics(registerHistogram);
  const upstream = createUpstream({
    ...config,
    upstreamUrl,
    logger,
    observe: (post) => {
      posts.observe(post);
      observe?.(post);
    },
    startSpan: telemetry?.postSpans(upstreamUrl),
  });
  const executors = openExecutors(config, telemetry);
  const resources = await openGatewayResources(config, logger);
  const access = await openAccess(config, logger, resources.redis);
  const { check, fairness, mayExplain } = access;
  const sessions = openSessions(config, upstream, resources.redis);
  const watches = createWatches(config);
  const remembering = rememberReads(upstream, { watches, resources: resourcesWithWakeUps, maxAgeMs: config.pollMaxMs });
  const stopListening = listenToWakeUps(upstreamUrl, changesTokenOf(config), watches);
  const contextOf = (request: GatewayRequest, authorization: string | undefined, trace: PostTrace | undefined) => {
    const call = {
      ...callOf(request, authorization),
      upstream: request.liveUntil === undefined ? upstream : remembering(request.liveUntil),
      watches,
      trace,
      onRefusal: sessions?.refuse,
    };
    if (check === undefined) return createContext(call);
    const caller = check({ address: request.address, headers: { ...request.headers, authorization } });
    return caller.then((one) => createContext({ ...call, ...one }));
  };
  const { supergraphFile = SUPERGRAPH_FILE } = config;
  const engine = reloadableEngine(() => {
    try {
      return createEngine<Context>({
        supergraphSdl: readFileSync(supergraphFile, 'utf8'),
        description,
        executors: executors.byName,
        authorization: check && { caller: authorizedCaller },
        deletedEntities: 'remove',
        scalars: scalarParsers,
        ...resources.engine,
      });
    } catch (error) {
      throw new Error(`SUPERGRAPH_FILE: ${supergraphFile}: ${(error as Error).message}`, { cause: error });
    }
  });
  resources.checkDocuments(engine.prepare);
  const reloads = openReloads({ config, logger, engine, resources, access, supergraphFile });
  const gateway = await startGateway<Context>({
    engine,
    documents: resources.documents,
    mcp: resources.mcp,
    createContext: (request, explanation) => {
      const trace = explanation && createPostTrace(explanation);
      const authorization = sessions ? sessions.authorizationOf(request) : request.headers.authorization;
      return authorization instanceof Promise
        ? authorization.then((header) => contextOf(request, header, trace))
        : contextOf(request, authorization, trace);
    },
    mayExplain: mayExplain && (({ call: { caller } }) => mayExplain(caller)),
    charge: fairness && (({ call: { caller } }, request) => (caller ? fairness.charge(caller, request) : undefined)),
    admit:
      fairness &&
      ((cost, { call: { caller } }, request) => (caller ? fairness.admit(caller, cost, request) : undefined)),
    streamCaller,
    clientAddress: access.clientAddress,
    ...serverOptions(config),
    sessions,
    admitSession: access.admitSession,
    logger,
    pages: servePages({ ...config, log: say }),
    ready: async () => {
      const keys = access.ready();
      return keys === true ? upstream.isReachable() : keys;
    },
    readyDetail: () => ({ upstream: upstream.areas() }),
    operationNames: resources.operationNames,
    listen: group?.listen,
    metricsText: group?.metricsText,
    registerMetrics: (registry) => {
      group?.shareMetrics(registry);
      posts.register(registry);
      registerRejectionMetric(registry);
      registerUpstreamMetrics(registry, upstream);
      registerWatchMetrics(registry, watches);
      resources.registerMetrics(registry);
      reloads.registerMetrics(registry);
      telemetry?.exportMetrics(registry);
    },
    startSpan: telemetry?.requestSpans({ route: '/graphql', remote: (name) => subgraphUrls[name] }),
  });
  return {
    url: gateway.url,
    adminUrl: gateway.adminUrl,
    paths: gateway.paths,
    reload: reloads.reload,
    close: async (drainMs) => {
      reloads.close();
      stopListening();
      await gateway.close(drainMs);
      access.close();
      await executors.close();
      await upstream.close();
      await resources.close();
      await telemetry?.close();
    },
  };
};
