/** One subgraph over HTTP: GraphQL at `/graphql`, health, and metrics. */
import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type OpenRequest, openRequest, prepareShutdown, type Shutdown } from '../gateway/index.ts';
import {
  type Context,
  createContext,
  registerUpstreamMetrics,
  type Subgraph,
  type Upstream,
} from '../subgraphs/index.ts';
import { type Carried, startApollo } from './apollo.ts';
import { executeMasked } from './execute.ts';

/** What a subgraph is served with. */
export interface ServingOptions {
  readonly subgraph: Subgraph;
  /** The way to the POST API; whoever opened it closes it. */
  readonly upstream: Upstream;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly logger: Logger;
  /** Longest time from request to answer, in milliseconds; a request may ask for less by `x-request-timeout-ms`. */
  readonly deadlineMs: number;
  /** Longest time for a request to arrive, headers and body together, in milliseconds. Default 15 s. */
  readonly receiveTimeoutMs?: number;
}

/** A subgraph that listens. */
export interface ServedSubgraph {
  /** Its GraphQL address. */
  readonly url: string;
  /**
   * Lets requests under way finish, then closes; `/health/ready` is 503 from now on.
   *
   * @param drainMs how long requests are still taken, in milliseconds; left out: takes no more
   */
  close(drainMs?: number): Promise<void>;
}

/** Entities are asked for by the thousand, each with its keys. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Starts serving a subgraph.
 *
 * @throws Error when the port is taken
 */
export const serveSubgraph = async (options: ServingOptions): Promise<ServedSubgraph> => {
  const { subgraph, upstream, host, port, logger } = options;
  const log = (err: Error, requestId: string) => logger.error({ err, requestId }, 'a request met an internal error');
  const apollo = await startApollo(subgraph.schema, executeMasked(subgraph.schema, log), logger);
  const app = emptyApp(logger, options.receiveTimeoutMs ?? 15_000);
  const shutdown = prepareShutdown(app.server);
  addShutdown(app, shutdown);
  addHealth(app, shutdown, upstream);
  addMetrics(app, upstream);
  addGraphQL(app, apollo, options);
  const url = await app.listen({ host, port });
  return {
    url: `${url}/graphql`,
    close: async (drainMs) => {
      const idleMs = drainMs === undefined ? 0 : IDLE_BEFORE_CLOSE_MS;
      await shutdown.close({ drainMs: drainMs ?? 0, idleMs, graceMs: CLOSE_GRACE_MS });
      await app.close();
      await apollo.stop();
    },
  };
};

/** After a drain, connections are closed that have been silent for so long. */
const IDLE_BEFORE_CLOSE_MS = 1_000;

/** How long closing waits for requests under way. */
const CLOSE_GRACE_MS = 10_000;

const emptyApp = (logger: Logger, receiveTimeoutMs: number): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    // What the server library itself has to tell is of no use while all is well.
    loggerInstance: logger.child({}, { level: 'warn' }) as FastifyBaseLogger,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: receiveTimeoutMs,
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send(refusal(message, 'BAD_REQUEST'));
    logger.error({ err: error, requestId: request.id }, 'a request met an internal error');
    return reply.code(statusCode).send(refusal('Internal server error', 'INTERNAL_SERVER_ERROR'));
  });
  // JSON is all that is read.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refusal('Not found. GraphQL is POSTed to /graphql.', 'BAD_REQUEST')),
  );
  return app;
};

/** While it closes, each answer ends its connection. */
const addShutdown = (app: FastifyInstance, shutdown: Shutdown) => {
  app.addHook('onRequest', async (request, reply) => {
    shutdown.note(request.raw, reply.raw);
    await shutdown.held();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (shutdown.isDraining()) reply.header('connection', 'close');
  });
};

/** The answer where no GraphQL request could be made of it: no JSON, too much of it, another media type. */
const refusal = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }] });

/** `?detail` tells how each area of the POST API fares, as seen from this process. */
const addHealth = (app: FastifyInstance, shutdown: Shutdown, upstream: Upstream) => {
  for (const path of ['/health', '/health/live']) app.get(path, () => ({ status: 'ok' }));
  for (const path of ['/health/ready', '/ready'])
    app.get(path, ({ query }, reply) => {
      const status = shutdown.isDraining() ? 'closing' : 'ok';
      const detail = Object.hasOwn(Object(query), 'detail') && { upstream: upstream.areas() };
      return reply.code(status === 'ok' ? 200 : 503).send({ status, ...detail });
    });
};

const addMetrics = (app: FastifyInstance, upstream: Upstream) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerUpstreamMetrics(register, upstream);
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
};

const addGraphQL = (
  app: FastifyInstance,
  apollo: ApolloServer<Carried>,
  { upstream, deadlineMs }: Pick<ServingOptions, 'upstream' | 'deadlineMs'>,
) => {
  app.post('/graphql', async (request, reply) => {
    const open = openRequest(request.raw, reply.raw, deadlineMs);
    const context = async () => ({ context: contextOf(upstream, open) });
    const answer = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: requestOf(request), context });
    open.close();
    const headers = { ...Object.fromEntries(answer.headers), 'x-request-id': open.requestId };
    return reply
      .code(answer.status ?? 200)
      .headers(headers)
      .send(bodyOf(answer));
  });
};

/** The memory of one HTTP call. */
const contextOf = (upstream: Upstream, open: OpenRequest): Context =>
  createContext({
    upstream,
    authorization: open.headers.authorization,
    traceparent: open.traceparent,
    signal: open.signal,
    deadline: open.fetchDeadline,
    requestId: open.requestId,
  });

const requestOf = ({ method, headers, body }: FastifyRequest): HTTPGraphQLRequest => ({
  method,
  headers: new HeaderMap(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  search: '',
  body,
});

/** Only `@defer` and `@stream` come in parts, and no subgraph has these. */
const bodyOf = ({ body }: HTTPGraphQLResponse) => (body.kind === 'complete' ? body.string : undefined);
