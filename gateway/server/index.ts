import { hash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { createOverloadGuard, type OverloadGuard } from '../admission/overload.ts';
import { createStreams, type Streams } from '../admission/streams.ts';
import { logPlanningFailures } from '../engine/plan/rust/planningFailures.ts';
import { createHstsHeader } from '../exchange/headers.ts';
import type { Responder } from '../exchange/responder.ts';
import { cutOffSlowReader } from '../exchange/slowReaders.ts';
import { createDelivery } from '../live/createDelivery.ts';
import type { McpOptions, McpParts } from '../mcp/options.ts';
import { type ObserveSessionRequest, registerSessionMetrics } from '../session/metrics.ts';
import { createSessionRoute } from '../session/route.ts';
import { createGatewayMetrics, type GatewayMetrics } from '../telemetry/gatewayMetrics.ts';
import { acceptWebSockets, opensWebSocket } from '../webSocket/acceptWebSockets.ts';
import { createHealth, type Health } from './health.ts';
import { type Listen, listen, listenOnAll, printUrl } from './listen.ts';
import { type CompletedOptions, type GatewayOptions, withDefaults } from './options.ts';
import { beginPipelined } from './pipelining.ts';
import { createGatewayParts, createRequestHandler } from './requestHandler.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';

// An import statement would evaluate every export. One of them loads Node's fetch: 13 MB that nothing here needs.
const { createServer } = process.getBuiltinModule('node:http');

export interface Gateway {
  readonly url: string;
  /** URL of the second server, if there is one. */
  readonly adminUrl: string | undefined;
  /** The paths that its first server answers, without those of pages. */
  readonly paths: readonly string[];
  /**
   * Finishes requests in progress, then closes. `/health/ready` is 503 from now on.
   *
   * @param drainMs how long requests are still accepted, in milliseconds, each answered with `connection: close`. Streams end one after
   * the other meanwhile; after that, connections without traffic for a second are closed. If omitted: accepts no more requests and closes idle
   * connections at once
   */
  close(drainMs?: number): Promise<void>;
}

/** Answers a path. What it throws, or rejects with, is answered by the router. */
type RouteHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Starts an HTTP server for an engine. */
export const startGateway = async <Context>(given: GatewayOptions<Context>): Promise<Gateway> => {
  const options = withDefaults(given);
  const { receiveTimeoutMs, maxBodyBytes } = options;
  const server = createServer({
    requestTimeout: receiveTimeoutMs,
    headersTimeout: Math.min(receiveTimeoutMs, HEADERS_TIMEOUT_MS),
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    // All other requests to change the protocol, such as those of clients that prefer HTTP/2, are answered as if they were none.
    shouldUpgradeCallback: opensWebSocket,
  });
  const further: Server[] = [];
  const shutdown = prepareShutdown(server, further);
  const overload = options.overloadDelayMs ? createOverloadGuard(options.overloadDelayMs) : undefined;
  const streams = createStreams(options.streamBounds, options.streamLifeMs);
  const routes = createRoutes(options, { shutdown, overload, streams });
  const answer = createRequestListener(routes.main, shutdown);
  const maxConnections = options.streamBounds?.process ?? Number.POSITIVE_INFINITY;
  const webSockets = acceptWebSockets(server, { ...routes.parts, deliver: routes.deliver, maxConnections });
  server.on('request', answer);
  // Sends `100 Continue` only if the body will be read. A body announced as too long is refused as it would be without
  // `Expect`.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) <= maxBodyBytes) response.writeContinue();
    answer(request, response);
  });
  // Longer than the idle timeout of load balancers, so that the server never closes a connection that they are about to
  // reuse.
  server.keepAliveTimeout = 75_000;
  const listenHere: Listen = (one, place) => listenOnAll(one, place, further);
  const { host, listen: listenTo = listenHere } = options;
  const port = await listenTo(server, { host, port: options.port });
  const admin = await startAdmin(options, routes.admin).catch((error: Error) => {
    for (const one of [server, ...further]) one.close();
    throw error;
  });
  const stopLogging = logPlanningFailures(options.logger);
  return {
    url: printUrl({ host, port }),
    adminUrl: admin?.url,
    paths: routes.paths,
    close: async (drainMs) => {
      webSockets.close(drainMs ?? 0);
      streams.close(drainMs ?? 0);
      const idleMs = drainMs === undefined ? 0 : IDLE_BEFORE_CLOSE_MS;
      // Without a drain nobody polls health, and another process of the group answers.
      if (!drainMs) await admin?.close();
      await shutdown.close({ drainMs: drainMs ?? 0, idleMs, graceMs: options.closeGraceMs });
      stopLogging();
      overload?.close();
      await admin?.close();
    },
  };
};

/** Timeout for receiving the headers alone. */
const HEADERS_TIMEOUT_MS = 10_000;

/** How often the server checks for requests that take too long to arrive. */
const CHECK_INTERVAL_MS = 1_000;

/** After a drain, connections idle for this long are closed. */
const IDLE_BEFORE_CLOSE_MS = 1_000;

const createRequestListener = (route: RequestListener, shutdown: Shutdown): RequestListener => {
  const begin = beginPipelined(route);
  return (request, response) => {
    shutdown.trackRequest(request, response);
    if (!shutdown.isDraining()) return begin(request, response);
    response.setHeader('connection', 'close');
    const held = shutdown.waitWhileHeld();
    if (held === undefined) begin(request, response);
    else void held.then(() => begin(request, response));
  };
};

/** Starts the second server, if its port is set. Operators use it while the first one drains, so it closes after it. */
const startAdmin = async <Context>(
  options: GatewayOptions<Context>,
  route: RequestListener,
): Promise<{ readonly url: string; close(): Promise<void> } | undefined> => {
  const { adminPort, adminHost: host = options.host, listen: listenTo = listen } = options;
  if (adminPort === undefined) return undefined;
  const server = createServer({ requestTimeout: HEADERS_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS }, route);
  const port = await listenTo(server, { host, port: adminPort });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: printUrl({ host, port }), close };
};

/** The parts of a gateway that its routes share. */
interface ServerRouteParts {
  readonly shutdown: Shutdown;
  readonly overload: OverloadGuard | undefined;
  readonly streams: Streams;
}

/** The paths of both servers. Without an admin port, the first one serves all. */
const createRoutes = <Context>(
  options: CompletedOptions<GatewayOptions<Context>>,
  { shutdown, overload, streams }: ServerRouteParts,
) => {
  const { engine, ready, readyDetail: detail, adminPort, supergraphPublic, schemaPublic } = options;
  let observe: ObserveSessionRequest = () => {};
  const metrics = createGatewayMetrics(
    engine,
    (registry) => {
      overload?.registerMetrics(registry);
      streams.registerMetrics(registry);
      if (options.sessions) observe = registerSessionMetrics(registry);
      options.registerMetrics?.(registry);
    },
    options.operationNames,
  );
  const parts = createGatewayParts(options, { observe: metrics.observe, streams, overload });
  const { responder } = parts;
  const get = allowOnlyGet(responder);
  const healthWith = (shown: typeof detail) =>
    createHealthRoutes(createHealth({ responder, ready, detail: shown, isClosing: shutdown.isDraining }), get);
  const { metricsText = (own) => own() } = options;
  const forOperators = [['/metrics', get(createMetricsRoute(metrics, responder, metricsText))] as const];
  const schema = ['/schema.graphql', get(serveTextWithEtag(() => engine.apiSdl, responder))] as const;
  const supergraph = ['/supergraph.graphql', get(serveTextWithEtag(() => engine.supergraphSdl, responder))] as const;
  const deliver = createDelivery(parts);
  const sessionOptions = { admitSession: options.admitSession, observe };
  const main: (readonly [string, RouteHandler])[] = [
    ['/graphql', createRequestHandler(parts, deliver)],
    ...healthWith(adminPort === undefined ? detail : undefined),
  ];
  if (options.sessions) main.push(['/session', createSessionRoute(options.sessions, sessionOptions, parts)]);
  if (options.mcp)
    main.push(['/mcp', createMcpRoute(options.mcp, { ...parts, graph: engine, logger: options.logger })]);
  if (schemaPublic) main.push(schema);
  if (adminPort === undefined) main.push(...forOperators);
  if (adminPort === undefined && supergraphPublic) main.push(supergraph);
  const admin = [...healthWith(detail), ...forOperators, schema, supergraph];
  return {
    main: createRouter(options, new Map(main), responder),
    admin: createRouter({ ...options, pages: undefined }, new Map(admin), responder),
    paths: main.map(([path]) => path),
    parts,
    deliver,
  };
};

/** The protocol's library takes time and memory that gateways without tools do not need. */
const createMcpRoute = <Context>(mcp: McpOptions, parts: McpParts<Context>): RouteHandler => {
  const loading = import('../mcp/endpoint.ts').then(({ createMcpEndpoint }) => createMcpEndpoint(mcp, parts));
  return async (request, response) => (await loading)(request, response);
};

const createHealthRoutes = (
  health: Health,
  get: (answer: RouteHandler) => RouteHandler,
): (readonly [string, RouteHandler])[] => [
  ['/health', get(health.live)],
  ['/health/live', get(health.live)],
  ['/health/ready', get(health.ready)],
  ['/ready', get(health.ready)],
];

const createMetricsRoute = (
  metrics: GatewayMetrics,
  { send }: Responder,
  textOf: NonNullable<GatewayOptions<never>['metricsText']>,
): RouteHandler => {
  const head = ['content-type', metrics.contentType, 'cache-control', 'no-store'];
  return async (_, response) => send(response, 200, head, await textOf(metrics.text));
};

const allowOnlyGet =
  ({ sendText }: Responder) =>
  (answer: RouteHandler): RouteHandler =>
  (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response);
    return sendText(response, 405, 'Method not allowed', ['allow', 'GET']);
  };

const NOT_FOUND = 'Not found. GraphQL is at /graphql.';

/** Serves a text that seldom changes, if there is one. Caches ask again each time, and get it only if it changed. */
const serveTextWithEtag = (textOf: () => string | undefined, { send, sendText }: Responder): RouteHandler => {
  let known: string | undefined;
  let etag = '';
  return ({ headers }, response) => {
    const text = textOf();
    if (text === undefined) return sendText(response, 404, NOT_FOUND);
    if (text !== known) etag = `W/"${hash('sha256', text).slice(0, 32)}"`;
    known = text;
    const head = ['etag', etag, 'cache-control', 'no-cache'];
    if (headers['if-none-match'] === etag) send(response, 304, head, '');
    else sendText(response, 200, text, head);
  };
};

const createRouter = (
  {
    pages,
    logger,
    ...options
  }: Pick<CompletedOptions<GatewayOptions<never>>, 'hstsSeconds' | 'sendTimeoutMs' | 'logger'> & {
    readonly pages?: GatewayOptions<never>['pages'] | undefined;
  },
  routes: ReadonlyMap<string, RouteHandler>,
  { sendText }: Responder,
): RequestListener => {
  const answer: RouteHandler = (request, response) => {
    const path = readPath(request.url ?? '/');
    const found = routes.get(path) ?? servePage(pages?.(path), options);
    if (found !== undefined) return found(request, response);
    return sendText(response, 404, NOT_FOUND);
  };
  const fail = (response: ServerResponse, err: unknown) => {
    logger.error({ err }, 'a request met an internal error');
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'Internal server error');
  };
  // Functions of the host may fail. That must end one request, and not the process.
  return (request, response) => {
    try {
      answer(request, response)?.catch((err: unknown) => fail(response, err));
    } catch (err) {
      fail(response, err);
    }
  };
};

/** Pages set their own security headers, but do not know whether the gateway is behind HTTPS. */
const servePage = (
  page: RequestListener | undefined,
  { hstsSeconds, sendTimeoutMs }: Pick<CompletedOptions<GatewayOptions<never>>, 'hstsSeconds' | 'sendTimeoutMs'>,
): RequestListener | undefined => {
  if (page === undefined) return undefined;
  return (request, response) => {
    if (hstsSeconds > 0) response.setHeader(...createHstsHeader(hstsSeconds));
    cutOffSlowReader(response, sendTimeoutMs);
    page(request, response);
  };
};

const readPath = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};
