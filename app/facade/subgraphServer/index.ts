/** Serves one subgraph over HTTP: GraphQL at `/graphql`, health, and metrics. */
import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { type Listen, urlOf } from '../../../gateway/http/listen.ts';
import {
  callOf,
  collectPosts,
  createSubgraphStreams,
  EXPLAIN_HEADER,
  type GatewayRequest,
  HttpRefusal,
  type OpenRequest,
  openRequest,
  prepareShutdown,
  type RegisterMetrics,
  type Shutdown,
  type StartRequestSpan,
  type SubgraphStreams,
} from '../../../gateway/index.ts';
import { registerProcessMetrics } from '../../../gateway/metrics/registry.ts';
import {
  type Call,
  type Context,
  createContext,
  registerUpstreamMetrics,
  type Subgraph,
  type Upstream,
  type Watches,
} from '../../../subgraphs/index.ts';
import { type Carried, startApollo } from './apollo.ts';
import { executeMasked, executorOf } from './execute.ts';

/** Options for serving a subgraph. */
export interface ServingOptions {
  readonly subgraph: Subgraph;
  /** The client of the POST API. The caller that opened it closes it. */
  readonly upstream: Upstream;
  /** The lists whose changes subscriptions report. If omitted, subscriptions are refused. */
  readonly watches?: Watches | undefined;
  /** Checks the caller's token and quotas. If omitted, the POST API alone checks the token. */
  readonly access?: Checks;
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly logger: Logger;
  /** Longest time from request to answer, in milliseconds. A request may set less by `x-request-timeout-ms`. */
  readonly deadlineMs: number;
  /** Names of further headers to send upstream, in lower case. Default: none. */
  readonly forwardHeaders?: readonly string[];
  /** Adds metrics to those at `/metrics`. */
  readonly registerMetrics?: RegisterMetrics;
  /** Lets the server take the connections of its address, for example of a group of processes. Default: it listens itself. */
  readonly listen?: Listen | undefined;
  /** The text of `/metrics`, for example of all processes of a group. Default: `own`, the metrics of this process. */
  readonly metricsText?: ((own: () => Promise<string>) => Promise<string>) | undefined;
  /** Traces requests. */
  readonly startSpan?: StartRequestSpan | undefined;
  /** Timeout for receiving a request, headers and body together, in milliseconds. Default 15 s. */
  readonly receiveTimeoutMs?: number;
}

/** Checks of a request before it is answered. */
export interface Checks {
  /**
   * Verifies the caller, and returns what is then known of it.
   *
   * @throws {HttpRefusal} the token is not valid, or cannot be verified now
   */
  readonly check:
    | ((request: Pick<GatewayRequest, 'address' | 'headers'>) => Promise<Pick<Call, 'caller' | 'takePost'>>)
    | undefined;
  /** True, or the reason why no token can be verified now. */
  ready(): true | string;
  /** Whether the gateway may get the POSTs of a fetch for this caller: true, or the reason why not. Default: never. */
  readonly mayExplain?: ((caller: Call['caller']) => true | string) | undefined;
}

/** A subgraph that is being served. */
export interface ServedSubgraph {
  /** Its GraphQL URL. */
  readonly url: string;
  /**
   * Finishes requests under way, then closes. `/health/ready` is 503 from now on.
   *
   * @param drainMs how long requests are still accepted, in milliseconds; if omitted, no more are accepted
   */
  close(drainMs?: number): Promise<void>;
}

/** Entity fetches send thousands of representations. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Starts serving a subgraph.
 *
 * @throws Error the port is in use
 */
export const serveSubgraph = async (options: ServingOptions): Promise<ServedSubgraph> => {
  const { subgraph, host, port, logger } = options;
  const log = (err: Error, requestId: string) => logger.error({ err, requestId }, 'a request met an internal error');
  const execute = executorOf(subgraph.schema);
  const apollo = await startApollo(subgraph.schema, executeMasked(execute, log), logger);
  const streams = createSubgraphStreams<Context>({
    schema: subgraph.schema,
    execute,
    createContext: async (request) => contextOf(request, await options.access?.check?.(request), options),
    deadlineMs: options.deadlineMs,
    maxBodyBytes: MAX_BODY_BYTES,
    forwardHeaders: options.forwardHeaders ?? [],
    logError: log,
  });
  const app = emptyApp(logger, options.receiveTimeoutMs ?? 15_000);
  const shutdown = prepareShutdown(app.server);
  addShutdown(app, shutdown);
  addHealth(app, shutdown, options);
  addMetrics(app, streams, options);
  addStreams(app, streams);
  addGraphQL(app, apollo, options);
  await app.ready();
  const { listen } = options;
  const url = listen
    ? urlOf({ host, port: await listen(app.server, { host, port }) })
    : await app.listen({ host, port });
  return {
    url: `${url}/graphql`,
    close: async (drainMs) => {
      const idleMs = drainMs === undefined ? 0 : IDLE_BEFORE_CLOSE_MS;
      streams.close();
      await shutdown.close({ drainMs: drainMs ?? 0, idleMs, graceMs: CLOSE_GRACE_MS });
      await app.close();
      await apollo.stop();
    },
  };
};

/** After a drain, connections idle for this long are closed. */
const IDLE_BEFORE_CLOSE_MS = 1_000;

/** How long closing waits for requests under way. */
const CLOSE_GRACE_MS = 10_000;

const emptyApp = (logger: Logger, receiveTimeoutMs: number): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    // Fastify's own messages below `warn` are not needed.
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
  // Accepts only JSON.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refusal('Not found. GraphQL is POSTed to /graphql.', 'BAD_REQUEST')),
  );
  return app;
};

/** During shutdown each response closes its connection. */
const addShutdown = (app: FastifyInstance, shutdown: Shutdown) => {
  app.addHook('onRequest', async (request, reply) => {
    shutdown.note(request.raw, reply.raw);
    await shutdown.held();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (shutdown.isDraining()) reply.header('connection', 'close');
  });
};

/** The response to an invalid GraphQL request: not JSON, too large, or another media type. */
const refusal = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }] });

/** `?detail` adds the state of each area of the POST API, as observed by this process. */
const addHealth = (
  app: FastifyInstance,
  shutdown: Shutdown,
  { upstream, access }: Pick<ServingOptions, 'upstream' | 'access'>,
) => {
  for (const path of ['/health', '/health/live']) app.get(path, () => ({ status: 'ok' }));
  for (const path of ['/health/ready', '/ready'])
    app.get(path, ({ query }, reply) => {
      const keys = access?.ready() ?? true;
      const status = shutdown.isDraining() ? 'closing' : keys === true ? 'ok' : 'unavailable';
      const reason = status === 'unavailable' && { reason: keys };
      const detail = Object.hasOwn(Object(query), 'detail') && { upstream: upstream.areas() };
      return reply.code(status === 'ok' ? 200 : 503).send({ status, ...reason, ...detail });
    });
};

const addMetrics = (
  app: FastifyInstance,
  streams: SubgraphStreams,
  {
    upstream,
    registerMetrics,
    metricsText = (own) => own(),
  }: Pick<ServingOptions, 'upstream' | 'registerMetrics' | 'metricsText'>,
) => {
  const register = new Registry();
  registerProcessMetrics(register);
  registerUpstreamMetrics(register, upstream);
  streams.registerMetrics(register);
  registerMetrics?.(register);
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await metricsText(() => register.metrics())),
  );
};

/** Subscriptions are answered before Fastify reads their body. */
const addStreams = (app: FastifyInstance, streams: SubgraphStreams) =>
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (raw.method !== 'POST' || url !== '/graphql' || !streams.takes(raw)) return;
    reply.hijack();
    await streams.answer(raw, reply.raw);
  });

const addGraphQL = (app: FastifyInstance, apollo: ApolloServer<Carried>, options: ServingOptions) => {
  const { access, deadlineMs, forwardHeaders, startSpan } = options;
  app.post('/graphql', async (request, reply) => {
    const open = openRequest(request.raw, reply.raw, { deadlineMs, forwardHeaders });
    const { requestId, traceparent } = open;
    const span = startSpan?.({ method: request.method, requestId, traceparent });
    if (span) reply.raw.once('close', () => span.end({ status: reply.statusCode }));
    const checked = await orRefusal(access?.check?.(open));
    if (checked instanceof HttpRefusal) {
      open.close();
      return reply.code(checked.status).send({ errors: [checked.error] });
    }
    const explained = explainedIfAsked(open, checked?.caller, access);
    const { posts, trace } = explained ?? {};
    const context = async () => ({ context: contextOf(open, { ...checked, trace }, options), posts });
    const run = () => apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: requestOf(request), context });
    const answer = await (span === undefined ? run() : span.run(run));
    open.close();
    const headers = { ...Object.fromEntries(answer.headers), 'x-request-id': open.requestId };
    return reply
      .code(answer.status ?? 200)
      .headers(headers)
      .send(bodyOf(answer));
  });
};

/** Collects the POSTs of a fetch if the gateway asks for them and the caller may have them. */
const explainedIfAsked = ({ headers, startedAt }: OpenRequest, caller: Call['caller'], access: Checks | undefined) =>
  headers[EXPLAIN_HEADER] === '1' && access?.mayExplain?.(caller) === true ? collectPosts(startedAt) : undefined;

const orRefusal = async <Result>(result: Promise<Result> | undefined): Promise<Result | HttpRefusal | undefined> => {
  try {
    return await result;
  } catch (error) {
    if (error instanceof HttpRefusal) return error;
    throw error;
  }
};

/** Creates the context of one HTTP request, or of one event, with its own cache. */
const contextOf = (
  request: GatewayRequest,
  checked: Pick<Call, 'caller' | 'takePost' | 'trace'> | undefined,
  { upstream, watches }: Pick<ServingOptions, 'upstream' | 'watches'>,
): Context =>
  createContext({
    upstream,
    watches,
    ...callOf(request, request.headers.authorization),
    ...checked,
  });

const requestOf = ({ method, headers, body }: FastifyRequest): HTTPGraphQLRequest => ({
  method,
  headers: new HeaderMap(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  search: '',
  body,
});

/** Only `@defer` and `@stream` produce responses in parts, and no subgraph supports them. */
const bodyOf = ({ body }: HTTPGraphQLResponse) => (body.kind === 'complete' ? body.string : undefined);
