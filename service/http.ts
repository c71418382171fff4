/** The wire: routes from the contract, and what holds for all of them (semantics 1). */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { allResources } from '../contract/index.ts';
import { directory } from '../contract/internal.ts';
import type { Operation } from '../contract/resource.ts';
import type { Handler, Implementation } from './call.ts';
import { ServiceError } from './errors.ts';
import { BODY_LIMIT, errorBody, sendError } from './failures.ts';
import { jsonOf } from './json-answer.ts';
import type { Metrics } from './metrics/index.ts';
import { openApiDocument } from './openapi/document.ts';
import { type Answer, operationPipeline, type PipelineOptions, type ReceivedRequest } from './operation-pipeline.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the operation a route answers. */
    operation?: string;
  }
}

/** What the routes need of the rest of the service. */
export interface ServiceParts extends PipelineOptions {
  readonly implementations: readonly Implementation[];
  readonly logger: Logger;
  /** Rejects when the store does not answer. */
  readonly ping: () => Promise<void>;
  readonly metrics: Metrics;
  /** False once the service is going down: new calls are refused. */
  readonly isOpen: () => boolean;
}

/** Longest wait for a whole request to come in. */
const REQUEST_TIMEOUT_MS = 60_000;

/** What is counted where a client did not wait for its answer; nobody is sent it. */
const CLIENT_LEFT = 499;

const pathsOf = ({ path, pathAliases }: Operation) => [path, ...pathAliases];

/** Matches the paths of operations, with one slash after them or none. */
const pathMatcher = (operations: readonly Operation[]) => {
  const alternatives = operations.flatMap(pathsOf).map((path) => path.replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${alternatives.join('|')})/?$`);
};

/** An unknown path, or a known one by another method than POST (semantics 1.1.3), whatever the body. */
const refuseStrays = (operations: readonly Operation[]) => {
  const known = pathMatcher(operations);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.is404) return undefined;
    const [path = ''] = request.url.split('?', 1);
    if (!known.test(path)) return reply.code(404).send(errorBody('ERROR_UNSUPPORTED_API', 'Unknown path.'));
    return reply.code(405).header('allow', 'POST').send(errorBody('ERROR_UNSUPPORTED_API', 'Operations are POSTed.'));
  };
};

/** Paths the router cannot read, such as `/%zz`. */
const refuseUnreadablePath = (_error: unknown, _request: unknown, reply: FastifyReply) => {
  reply.code(404).send(errorBody('ERROR_UNSUPPORTED_API', 'Unknown path.'));
};

/** A decent id of the caller's is kept, so that one request can be followed through several services. */
const requestIdOf = ({ headers }: IncomingMessage) => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) ? given : randomUUID();
};

/** One line per call: never a body, a token, or a path with a key in it. */
/** Counts the calls of operations; paths that are none have no label. */
const countCall = (metrics: Metrics) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { operation } = request.routeOptions.config;
  if (operation === undefined) return;
  const status = reply.raw.headersSent ? reply.statusCode : CLIENT_LEFT;
  metrics.observeRequest(operation, status, reply.elapsedTime / 1000);
};

const logCall = (logger: Logger) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { statusCode: status } = reply;
  if (status < 400 && !logger.isLevelEnabled('debug')) return;
  const { operation } = request.routeOptions.config;
  if (operation === undefined) return;
  const line = { operation, status, ms: Math.round(reply.elapsedTime), requestId: request.id };
  if (status < 400) logger.debug(line, 'call');
  else logger.info(line, 'call refused');
};

/** What node cannot read as HTTP at all still gets the error body. */
const refuseNonsense = (_error: Error, socket: Socket) => {
  if (!socket.writable) return;
  const body = JSON.stringify(errorBody('ERROR_JSON_FORMAT', 'The request cannot be read.'));
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
};

const addOperation = (app: FastifyInstance, { isOpen }: ServiceParts, operation: Operation, answer: Answer) => {
  for (const url of pathsOf(operation)) {
    app.post(url, { config: { operation: operation.id } }, async (request, reply) => {
      if (!isOpen()) throw new ServiceError('ERROR_UNAVAILABLE', 'The service is shutting down.');
      const text = await jsonOf(await answer(request as ReceivedRequest));
      return reply.header('content-type', 'application/json; charset=utf-8').send(text);
    });
  }
};

const addHealth = (app: FastifyInstance, { ping, isOpen }: ServiceParts) => {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    if (!isOpen()) return reply.code(503).send({ status: 'closing' });
    const answers = await ping().then(
      () => true,
      () => false,
    );
    return answers ? { status: 'ok' } : reply.code(503).send({ status: 'store unreachable' });
  });
};

const addMetrics = (app: FastifyInstance, { metrics }: ServiceParts) =>
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));

/** An answer that is still given while the service goes down is its connection's last: a client that keeps it open would hold us up. */
const endConnections =
  (isOpen: ServiceParts['isOpen']) =>
  (_request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: null, payload: unknown) => void) => {
    if (!isOpen()) reply.header('connection', 'close');
    done(null, payload);
  };

/** The server with what holds for every request, still without routes. */
const emptyApp = async (
  { logger, isOpen, metrics }: ServiceParts,
  operations: readonly Operation[],
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    // What the server library itself has to tell is of no use while all is well.
    loggerInstance: logger.child({}, { level: 'warn' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines bear the id of their request themselves; a logger for each request costs more than the whole of its checks.
    childLoggerFactory: (parent) => parent,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 200 },
    frameworkErrors: refuseUnreadablePath,
    clientErrorHandler: refuseNonsense,
  });
  app.setErrorHandler(sendError(logger));
  // Header names of a preflight are given back: `*` would leave out Authorization.
  await app.register(cors, { origin: '*', methods: '*', strictPreflight: false, exposedHeaders: 'X-Request-Id' });
  app.addHook('onRequest', async (request, reply) => {
    // The type of the content is not looked at (semantics 1.1.2), so a broken one must not matter either.
    request.headers['content-type'] = 'application/json';
    reply.header('x-request-id', request.id);
  });
  app.addHook('onRequest', refuseStrays(operations));
  app.addHook('onSend', endConnections(isOpen));
  app.addHook('onResponse', logCall(logger));
  app.addHook('onResponse', countCall(metrics));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  return app;
};

/**
 * The HTTP side of the service, not yet listening. `/openapi.json` is the contract; `/health/live`, `/health/ready` and
 * `/metrics` are for whoever watches over the process.
 */
export const buildHttp = async (rooms: ServiceParts): Promise<FastifyInstance> => {
  const handlers = new Map<string, Handler>(
    rooms.implementations.flatMap((implementation) => [...implementation.handlers]),
  );
  const offered = rooms.settings.internalToken ? [...allResources, directory] : allResources;
  const app = await emptyApp(
    rooms,
    offered.flatMap(({ operations }) => operations),
  );
  for (const resource of offered) {
    for (const operation of resource.operations) {
      addOperation(app, rooms, operation, operationPipeline(rooms, resource, operation, handlers.get(operation.id)));
    }
  }
  const document = JSON.stringify(openApiDocument(rooms.settings, handlers));
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  addHealth(app, rooms);
  addMetrics(app, rooms);
  return app;
};
