import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Engine } from '../engine.ts';
import { createMetrics } from '../metrics.ts';
import { logLostPlans } from '../plan/rust/plansLost.ts';
import { createGraphQLHandler } from './graphql.ts';
import { createHealth, type Health } from './health.ts';
import type { GatewayRequest } from './request.ts';
import { send, sendPreflight, sendText } from './respond.ts';

// An import statement would read every export, and one of them loads Node's fetch: 13 MB that nothing here needs.
const { createServer } = process.getBuiltinModule('node:http');

export interface GatewayOptions<Context> {
  readonly engine: Omit<Engine<Context>, 'planner'>;
  /** Makes what resolvers get to see of a request. Throw a GraphQLError with a code to turn the request away. */
  readonly createContext: (request: GatewayRequest) => Context | Promise<Context>;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly logger: Logger;
  /** Serves `GET /` and what lies below `/explorer/`. */
  readonly explorer?: RequestListener;
  /** Asked at `/health/ready`; true where what the gateway needs can be reached. */
  readonly ready?: () => boolean | Promise<boolean>;
  /** Longest time from request to answer, default 30 s. */
  readonly deadlineMs?: number;
  /** Largest request body, default 1 MiB. */
  readonly maxBodyBytes?: number;
  /** How long closing waits for requests under way, default 10 s. */
  readonly closeGraceMs?: number;
}

export interface Gateway {
  readonly url: string;
  /** Takes no more requests, lets those under way finish, then closes. */
  close(): Promise<void>;
}

type Route = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Starts an HTTP server before an engine. */
export async function startGateway<Context>(options: GatewayOptions<Context>): Promise<Gateway> {
  const health = createHealth(options.ready);
  const routes = createRoutes(options, health);
  const server = createServer((request, response) => {
    if (health.isClosing()) response.setHeader('connection', 'close');
    route(routes, options.explorer, request, response);
  });
  // Longer than load balancers keep an idle connection, so that none is closed under a request of theirs.
  server.keepAliveTimeout = 75_000;
  await listen(server, options.host, options.port);
  server.once('close', logLostPlans(options.logger));
  return { url: urlOf(server, options.host), close: () => close(server, health, options.closeGraceMs ?? 10_000) };
}

function createRoutes<Context>(options: GatewayOptions<Context>, health: Health): ReadonlyMap<string, Route> {
  const { engine, createContext, logger, deadlineMs = 30_000, maxBodyBytes = 1_048_576 } = options;
  const metrics = createMetrics(engine);
  const logError = (err: Error, requestId: string) =>
    logger.error({ err, requestId }, 'a request met an internal error');
  const graphql = createGraphQLHandler({ engine, createContext, deadlineMs, maxBodyBytes, metrics, logError });
  const sdl = (text: string): Route => get((_, response) => sendText(response, 200, text));
  return new Map<string, Route>([
    [
      '/graphql',
      (request, response) => (request.method === 'OPTIONS' ? sendPreflight(response) : graphql(request, response)),
    ],
    ['/health', get(health.live)],
    ['/health/live', get(health.live)],
    ['/health/ready', get(health.ready)],
    ['/ready', get(health.ready)],
    [
      '/metrics',
      get(async (_, response) => send(response, 200, ['content-type', metrics.contentType], await metrics.text())),
    ],
    ['/schema.graphql', sdl(engine.apiSdl)],
    ['/supergraph.graphql', sdl(engine.supergraphSdl)],
  ]);
}

function get(answer: Route): Route {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response);
    return sendText(response, 405, 'Method not allowed', ['allow', 'GET']);
  };
}

function route(
  routes: ReadonlyMap<string, Route>,
  explorer: RequestListener | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = pathOf(request.url ?? '/');
  const found = routes.get(path);
  if (found !== undefined) found(request, response);
  else if (explorer !== undefined && (path === '/' || path.startsWith('/explorer/'))) explorer(request, response);
  else sendText(response, 404, 'Not found. GraphQL is at /graphql.');
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** How often closing looks for connections whose last answer is out. */
const CLOSING_INTERVAL_MS = 20;

function close(server: Server, health: Health, graceMs: number): Promise<void> {
  health.startClosing();
  const sweep = setInterval(() => server.closeIdleConnections(), CLOSING_INTERVAL_MS);
  const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(hurry);
      resolve();
    });
  });
}
