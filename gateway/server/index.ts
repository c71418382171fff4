import { hash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { createOverloadGuard, type OverloadGuard } from '../admission/overload.ts';
import { logPlanningFailures } from '../engine/plan/rust/planningFailures.ts';
import { hstsHeader } from '../exchange/headers.ts';
import { createResponder, type Responder } from '../exchange/respond.ts';
import { cutOffSlowReader } from '../exchange/slowReaders.ts';
import { type Admit, type Completed, type HandlerOptions, withDefaults } from '../http/options.ts';
import { createStreams, type StreamBounds, type Streams } from '../live/streams.ts';
import type { McpOptions, McpParts } from '../mcp/options.ts';
import { createMetrics, type Metrics, type RegisterMetrics } from '../metrics/registry.ts';
import { type ObserveSessionRequest, registerSessionMetrics } from '../session/metrics.ts';
import { type AdmitSession, createSessionRoute } from '../session/route.ts';
import type { Sessions } from '../session/sessions.ts';
import { acceptWebSockets, opensWebSocket } from '../webSocket/accept.ts';
import { createRequestHandler, partOptionsOf } from './handler.ts';
import { createHealth, type Health, type Ready } from './health.ts';
import { type Listen, listen, listenOnAll, urlOf } from './listen.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';

// An import statement would evaluate every export. One of them loads Node's fetch: 13 MB that nothing here needs.
const { createServer } = process.getBuiltinModule('node:http');

export interface GatewayOptions<Context> extends HandlerOptions<Context> {
  /** Delay of the event loop, in milliseconds, from which operations are refused with 503. 0, the default: never. */
  readonly overloadDelayMs?: number;
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Sessions of browsers, at `/session`. `createContext` asks them for the token of a request. Default: none. */
  readonly sessions?: Sessions | undefined;
  /** Called before a request to `/session` is answered. Throw an HttpRefusal to refuse it. */
  readonly admitSession?: AdmitSession | undefined;
  /** Tools for AI agents at `/mcp`, by the Model Context Protocol. Default: none. */
  readonly mcp?: McpOptions | undefined;
  /** Finds what serves the path of a page. Undefined for other paths. Paths of the gateway itself come first. */
  readonly pages?: ((path: string) => RequestListener | undefined) | undefined;
  /** Called by `/health/ready`. True if the dependencies of the gateway are reachable; a text is the reason why not. */
  readonly ready?: Ready;
  /** Details that `/health/ready?detail` returns beside the status. With an admin port, there only. */
  readonly readyDetail?: () => object;
  /** Lets both servers take the connections of their addresses, for example of a group. Default: they listen themselves. */
  readonly listen?: Listen | undefined;
  /** Adds metrics to those at `/metrics`. */
  readonly registerMetrics?: RegisterMetrics;
  /** The text of `/metrics`, for example of all processes of a group. Default: `own`, the metrics of this gateway. */
  readonly metricsText?: ((own: () => Promise<string>) => Promise<string>) | undefined;
  /** Names of operations that become labels of metrics. Default: none. */
  readonly operationNames?: ReadonlySet<string> | undefined;
  /** Serves `/supergraph.graphql`, which contains inaccessible types and the subgraphs' addresses. Default false. */
  readonly supergraphPublic?: boolean;
  /** Serves `/schema.graphql`, if the engine has its text. Default true. */
  readonly schemaPublic?: boolean;
  /**
   * Port of a second server for `/metrics`, both schemas and the health checks. 0 selects a free one. `/metrics` and
   * `/supergraph.graphql` are then served there only.
   */
  readonly adminPort?: number | undefined;
  /** Address of the second server. Default: that of the first. */
  readonly adminHost?: string | undefined;
  /** Timeout for receiving a request, headers and body together, default 15 s. */
  readonly receiveTimeoutMs?: number;
  /** Most streams at a time. Default: any number. */
  readonly streamBounds?: StreamBounds;
  /**
   * Streams over HTTP, and WebSockets, end after this time or up to twice as long, in milliseconds, so that their clients connect again
   * and spread over all gateways. Default: they last.
   */
  readonly streamLifeMs?: number;
  /** How long closing waits for requests under way, default 10 s. */
  readonly closeGraceMs?: number;
}

export interface Gateway {
  readonly url: string;
  /** URL of the second server, if there is one. */
  readonly adminUrl: string | undefined;
  /**
   * Finishes requests under way, then closes. `/health/ready` is 503 from now on.
   *
   * @param drainMs how long requests are still accepted, in milliseconds, each answered with `connection: close`. Streams end one after
   * the other meanwhile; after that, connections without traffic for a second are closed. If omitted: accepts no more requests and closes idle
   * connections at once
   */
  close(drainMs?: number): Promise<void>;
}

/** Answers a path. What it throws, or rejects with, is answered by the router. */
type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

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
  const answer = createAnswer(routes.main, shutdown);
  const { corsOrigins, sendTimeoutMs, streamBounds } = options;
  const maxConnections = streamBounds?.process ?? Number.POSITIVE_INFINITY;
  const socketOptions = { corsOrigins, sendTimeoutMs, maxConnections, overload };
  const webSockets = acceptWebSockets(server, { ...routes.streaming, ...socketOptions });
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
    url: urlOf({ host, port }),
    adminUrl: admin?.url,
    close: async (drainMs) => {
      webSockets.close(drainMs ?? 0);
      streams.close(drainMs ?? 0);
      const idleMs = drainMs === undefined ? 0 : IDLE_BEFORE_CLOSE_MS;
      // Without a drain there is nothing to look at, and another process of the group answers.
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

const createAnswer =
  (route: RequestListener, shutdown: Shutdown): RequestListener =>
  (request, response) => {
    shutdown.note(request, response);
    if (!shutdown.isDraining()) return route(request, response);
    response.setHeader('connection', 'close');
    const held = shutdown.held();
    if (held === undefined) route(request, response);
    else void held.then(() => route(request, response));
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
  return { url: urlOf({ host, port }), close };
};

/** The parts of a gateway that its routes share. */
interface ServerParts {
  readonly shutdown: Shutdown;
  readonly overload: OverloadGuard | undefined;
  readonly streams: Streams;
}

/** The paths of both servers. Without an admin port, the first one serves all. */
const createRoutes = <Context>(
  options: Completed<GatewayOptions<Context>>,
  { shutdown, overload, streams }: ServerParts,
) => {
  const { engine, ready, readyDetail: detail, adminPort, supergraphPublic, schemaPublic } = options;
  const responder = createResponder(options);
  const get = onlyGet(responder);
  let observe: ObserveSessionRequest = () => {};
  const metrics = createMetrics(
    engine,
    (registry) => {
      overload?.registerMetrics(registry);
      streams.registerMetrics(registry);
      if (options.sessions) observe = registerSessionMetrics(registry);
      options.registerMetrics?.(registry);
    },
    options.operationNames,
  );
  const healthWith = (shown: typeof detail) =>
    healthRoutes(createHealth({ responder, ready, detail: shown, isClosing: shutdown.isDraining }), get);
  const { metricsText = (own) => own() } = options;
  const forOperators = [['/metrics', get(metricsRoute(metrics, responder, metricsText))] as const];
  const schema = ['/schema.graphql', get(serveTextWithEtag(() => engine.apiSdl, responder))] as const;
  const supergraph = ['/supergraph.graphql', get(serveTextWithEtag(() => engine.supergraphSdl, responder))] as const;
  const handled = { ...options, admit: admitWithin(overload, options.admit) };
  const streaming = partOptionsOf(handled, { responder, metrics, streams });
  const main: (readonly [string, Route])[] = [
    ['/graphql', createRequestHandler(streaming, responder)],
    ...healthWith(adminPort === undefined ? detail : undefined),
  ];
  if (options.sessions) main.push(['/session', createSessionRoute(options.sessions, options, { responder, observe })]);
  if (options.mcp) main.push(['/mcp', mcpRoute(options.mcp, { ...options, options: streaming, responder })]);
  if (schemaPublic) main.push(schema);
  if (adminPort === undefined) main.push(...forOperators);
  if (adminPort === undefined && supergraphPublic) main.push(supergraph);
  const admin = [...healthWith(detail), ...forOperators, schema, supergraph];
  return {
    main: createRouter(options, new Map(main), responder),
    admin: createRouter({ ...options, pages: undefined }, new Map(admin), responder),
    streaming,
  };
};

/** The protocol's library takes time and memory that gateways without tools do not need. */
const mcpRoute = <Context>(
  mcp: McpOptions,
  parts: McpParts<Context> & Pick<Completed<GatewayOptions<Context>>, 'corsOrigins'>,
): Route => {
  const loading = import('../mcp/endpoint.ts').then(({ createMcpEndpoint }) =>
    createMcpEndpoint(mcp, parts, parts.corsOrigins),
  );
  return async (request, response) => (await loading)(request, response);
};

const healthRoutes = (health: Health, get: (answer: Route) => Route): (readonly [string, Route])[] => [
  ['/health', get(health.live)],
  ['/health/live', get(health.live)],
  ['/health/ready', get(health.ready)],
  ['/ready', get(health.ready)],
];

const metricsRoute = (
  metrics: Metrics,
  { send }: Responder,
  textOf: NonNullable<GatewayOptions<never>['metricsText']>,
): Route => {
  const head = ['content-type', metrics.contentType, 'cache-control', 'no-store'];
  return async (_, response) => send(response, 200, head, await textOf(metrics.text));
};

/** Admits what both the overload guard and the gateway's own function admit. Undefined if there are none. */
const admitWithin = <Context>(overload: OverloadGuard | undefined, admit: Admit<Context> | undefined) => {
  if (overload === undefined) return admit;
  return (...[cost, context, request]: Parameters<Admit<Context>>) => {
    overload.admit(cost);
    return admit?.(cost, context, request);
  };
};

const onlyGet =
  ({ sendText }: Responder) =>
  (answer: Route): Route =>
  (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response);
    return sendText(response, 405, 'Method not allowed', ['allow', 'GET']);
  };

const NOT_FOUND = 'Not found. GraphQL is at /graphql.';

/** Serves a text that seldom changes, if there is one. Caches ask again each time, and get it only if it changed. */
const serveTextWithEtag = (textOf: () => string | undefined, { send, sendText }: Responder): Route => {
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
  }: Pick<Completed<GatewayOptions<never>>, 'hstsSeconds' | 'sendTimeoutMs' | 'logger'> & {
    readonly pages?: GatewayOptions<never>['pages'] | undefined;
  },
  routes: ReadonlyMap<string, Route>,
  { sendText }: Responder,
): RequestListener => {
  const answer: Route = (request, response) => {
    const path = pathOf(request.url ?? '/');
    const found = routes.get(path) ?? servePage(pages?.(path), options);
    if (found !== undefined) return found(request, response);
    return sendText(response, 404, NOT_FOUND);
  };
  const fail = (response: ServerResponse, err: unknown) => {
    logger.error({ err }, 'a request met an internal error');
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'Internal server error');
  };
  // Functions of whoever embeds the gateway may fail. That must end one request, and not the process.
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
  { hstsSeconds, sendTimeoutMs }: Pick<Completed<GatewayOptions<never>>, 'hstsSeconds' | 'sendTimeoutMs'>,
): RequestListener | undefined => {
  if (page === undefined) return undefined;
  return (request, response) => {
    if (hstsSeconds > 0) response.setHeader(...hstsHeader(hstsSeconds));
    cutOffSlowReader(response, sendTimeoutMs);
    page(request, response);
  };
};

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};
