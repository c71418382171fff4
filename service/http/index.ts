/** The HTTP interface: routes from the contract, and the rules for all of them (semantics 1). */
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
import { allResources } from '../../contract/index.ts';
import { directory } from '../../contract/internal.ts';
import type { Operation } from '../../contract/resource.ts';
import type { ResourceImplementation } from '../call.ts';
import type { ChangeReader } from '../changes/changeReader.ts';
import { ServiceError } from '../errors.ts';
import type { ServiceMetrics } from '../metrics/index.ts';
import { createOpenApiDocument } from '../openapi/document.ts';
import type { ServiceSettings } from '../settings.ts';
import type { Store } from '../store/database.ts';
import { addAcknowledgePage } from './acknowledgePage.ts';
import { addChangeFeed } from './changeFeed.ts';
import { BODY_LIMIT, bodyTooLargeError, errorBody, sendError } from './failures.ts';
import {
  type AnswerOperation,
  createOperationPipeline,
  type PipelineOptions,
  type UnparsedRequest,
} from './operationPipeline.ts';
import { serializeAnswer } from './serializeAnswer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The header as the caller sent it; empty when there is none. */
    contentType: string;
  }
  interface FastifyContextConfig {
    /** Id of the operation a route answers. */
    operation?: string;
    /** Largest body of the operation, in bytes. */
    maxBytes?: number;
  }
}

/** Starts the span of a call, for example with OpenTelemetry. */
export type StartCallSpan = (call: {
  readonly method: string;
  /** The pattern of the path, without the values in it. */
  readonly route: string;
  readonly operation: string;
  /** The header `traceparent`, which may be invalid. */
  readonly traceparent: string | undefined;
  readonly requestId: string;
}) => { end(answer: { readonly status: number }): void };

/** The parts of the service that the routes need. */
export interface HttpServerOptions extends PipelineOptions {
  readonly implementations: readonly ResourceImplementation[];
  readonly changeReads: readonly ChangeReader[];
  readonly logger: Logger;
  /** Which release this is, for `/health/ready?detail`. */
  readonly release: Readonly<Record<string, unknown>> | undefined;
  /** Rejects when the store does not answer. */
  readonly ping: () => Promise<void>;
  readonly metrics: ServiceMetrics;
  /** Calls a listener with each change of the store. */
  readonly onChange: Store['onChange'];
  readonly startSpan: StartCallSpan | undefined;
  /** Aborted before the service shuts down, when it should finish what is in progress. */
  readonly draining: AbortSignal | undefined;
  /** False while the service shuts down: new calls are refused. */
  readonly isOpen: () => boolean;
}

/** Timeout for receiving a whole request. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Status counted for clients that closed the connection before the answer. It is never sent. */
const CLIENT_LEFT = 499;

const listPaths = ({ path, pathAliases }: Operation) => [path, ...pathAliases];

/** Matches the paths of operations, with or without a trailing slash. */
const createPathMatcher = (operations: readonly Operation[]) => {
  const alternatives = operations.flatMap(listPaths).map((path) => path.replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${alternatives.join('|')})/?$`);
};

/** Refuses unknown paths, and known ones with another method than POST (semantics 1.1.3), whatever the body. */
const refuseUnknownPaths = (operations: readonly Operation[]) => {
  const known = createPathMatcher(operations);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.is404) return undefined;
    const [path = ''] = request.url.split('?', 1);
    if (!known.test(path)) return reply.code(404).send(errorBody('ERROR_UNSUPPORTED_API', 'Unknown path.'));
    return reply
      .code(405)
      .header('allow', 'POST')
      .send(errorBody('ERROR_UNSUPPORTED_API', 'Operations require the method POST.'));
  };
};

/** Refuses paths that the router cannot decode, such as `/%zz`. */
const refuseUnreadablePath = (_error: unknown, _request: unknown, reply: FastifyReply) => {
  reply.code(404).send(errorBody('ERROR_UNSUPPORTED_API', 'Unknown path.'));
};

/** A well-formed request id of the caller is retained, so that a request can be traced through several services. */
const readRequestId = ({ headers }: IncomingMessage) => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) ? given : randomUUID();
};

/** Counts the calls of operations. Other paths are not counted. */
const countCall = (metrics: ServiceMetrics) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { operation } = request.routeOptions.config;
  if (operation === undefined) return;
  const status = reply.raw.headersSent ? reply.statusCode : CLIENT_LEFT;
  metrics.observeRequest(operation, status, reply.elapsedTime / 1000);
};

/** Traces the calls of operations, from their head to the end of their answer. */
const traceCalls = (app: FastifyInstance, startSpan: StartCallSpan) =>
  app.addHook('onRequest', async ({ method, headers, id, routeOptions }, reply) => {
    const { config, url: route } = routeOptions;
    const { operation } = config;
    if (operation === undefined || route === undefined) return;
    const traceparent = typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
    const span = startSpan({ method, route, operation, traceparent, requestId: id });
    reply.raw.once('close', () => span.end({ status: reply.raw.writableFinished ? reply.statusCode : CLIENT_LEFT }));
  });

/** Logs one line per call: never a body, a token, or a path with a key in it. */
const logCall = (logger: Logger) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { statusCode: status } = reply;
  if (status < 400 && !logger.isLevelEnabled('debug')) return;
  const { operation } = request.routeOptions.config;
  if (operation === undefined) return;
  const line = { operation, status, ms: Math.round(reply.elapsedTime), requestId: request.id };
  if (status < 400) logger.debug(line, 'call');
  else logger.info(line, 'call refused');
};

/** Answers requests that node cannot parse as HTTP with the error body. */
const refuseMalformedRequest = (_error: Error, socket: Socket) => {
  if (!socket.writable) return;
  const body = JSON.stringify(errorBody('ERROR_JSON_FORMAT', 'The request cannot be read.'));
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
};

/**
 * The body as text. A body above the limit of its operation is received completely before it is refused, because a
 * client that still sends would not read the answer.
 */
const limitBody = (request: FastifyRequest, body: string, done: (error: Error | null, body?: string) => void) => {
  const { maxBytes = BODY_LIMIT } = request.routeOptions.config;
  if (Buffer.byteLength(body) > maxBytes) done(bodyTooLargeError(maxBytes));
  else done(null, body);
};

/** What is written is parsed, serialised and read back. What a read sends beyond its conditions is only parsed. */
const findMaxBytes = ({ kind, auth }: Operation, { maxWriteBytes }: ServiceSettings) =>
  kind === 'write' && auth !== 'internal' ? maxWriteBytes : BODY_LIMIT;

const addOperation = (
  app: FastifyInstance,
  { isOpen, settings }: HttpServerOptions,
  operation: Operation,
  answer: AnswerOperation,
) => {
  const config = { operation: operation.id, maxBytes: findMaxBytes(operation, settings) };
  for (const url of listPaths(operation)) {
    app.post(url, { config }, async (request, reply) => {
      if (!isOpen()) throw new ServiceError('ERROR_UNAVAILABLE', 'The service is shutting down.');
      const text = await serializeAnswer(await answer(request as UnparsedRequest));
      return reply.header('content-type', 'application/json; charset=utf-8').send(text);
    });
  }
};

const addHealth = (app: FastifyInstance, { ping, isOpen, jobs, release }: HttpServerOptions) => {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get<{ Querystring: { detail?: string } }>('/health/ready', async ({ query }, reply) => {
    const detail = query.detail === undefined ? {} : { ...(release && { release }), missed_ticks: jobs.missedTicks() };
    if (!isOpen()) return reply.code(503).send({ status: 'closing', ...detail });
    const answers = await ping().then(
      () => true,
      () => false,
    );
    return answers ? { status: 'ok', ...detail } : reply.code(503).send({ status: 'store unreachable', ...detail });
  });
};

const addMetrics = (app: FastifyInstance, { metrics }: HttpServerOptions) =>
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));

/**
 * Closes connections after answers that are sent during shutdown. A client that keeps its connection open would delay
 * it.
 */
const endConnections =
  (isOpen: HttpServerOptions['isOpen']) =>
  (_request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: null, payload: unknown) => void) => {
    if (!isOpen()) reply.header('connection', 'close');
    done(null, payload);
  };

/** The server with the rules for every request, without routes. */
const createApp = async (
  { logger, isOpen, metrics, startSpan }: HttpServerOptions,
  operations: readonly Operation[],
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    // The server library's own messages are logged only from level warn.
    loggerInstance: logger.child({}, { level: 'warn' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines contain the request id already. A logger for each request would cost more than all checks of the
    // request.
    childLoggerFactory: (parent) => parent,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    genReqId: readRequestId,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 200 },
    frameworkErrors: refuseUnreadablePath,
    clientErrorHandler: refuseMalformedRequest,
  });
  app.setErrorHandler(sendError(logger));
  // The header names of a preflight are echoed, because `*` does not include Authorization.
  await app.register(cors, { origin: '*', methods: '*', strictPreflight: false, exposedHeaders: 'X-Request-Id' });
  app.decorateRequest('contentType', '');
  app.addHook('onRequest', async (request, reply) => {
    // The content type is ignored (semantics 1.1.2), even an invalid one.
    request.contentType = request.headers['content-type'] ?? '';
    request.headers['content-type'] = 'application/json';
    reply.header('x-request-id', request.id);
  });
  app.addHook('onRequest', refuseUnknownPaths(operations));
  app.addHook('onSend', endConnections(isOpen));
  if (startSpan) traceCalls(app, startSpan);
  app.addHook('onResponse', logCall(logger));
  app.addHook('onResponse', countCall(metrics));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, limitBody);
  return app;
};

/** The document is built at its first request: most processes never get one. */
const addOpenApi = (app: FastifyInstance, build: () => unknown) => {
  let text: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(build());
    return reply.type('application/json; charset=utf-8').send(text);
  });
};

/**
 * Builds the HTTP server, not yet listening. `/openapi.json` is the contract; `/health/live`, `/health/ready` and
 * `/metrics` are for monitoring of the process.
 */
export const buildHttpServer = async (parts: HttpServerOptions): Promise<FastifyInstance> => {
  const implemented = new Map(parts.implementations.flatMap(({ operations }) => [...operations]));
  const offered = parts.settings.internalToken ? [...allResources, directory] : allResources;
  const app = await createApp(parts, [
    ...offered.flatMap(({ operations }) => operations),
    ...parts.changeReads.map(({ operation }) => operation),
  ]);
  for (const resource of offered) {
    for (const operation of resource.operations) {
      addOperation(
        app,
        parts,
        operation,
        createOperationPipeline(parts, resource, operation, implemented.get(operation.id)),
      );
    }
  }
  for (const { resource, operation, implementation } of parts.changeReads)
    addOperation(app, parts, operation, createOperationPipeline(parts, resource, operation, implementation));
  addOpenApi(app, () => createOpenApiDocument(parts.settings, implemented));
  const { internalToken, changesToken } = parts.settings;
  const listeners = [internalToken, changesToken].filter((token) => token !== undefined);
  if (listeners.length > 0) addChangeFeed(app, parts, listeners);
  addAcknowledgePage(app);
  addHealth(app, parts);
  addMetrics(app, parts);
  return app;
};
