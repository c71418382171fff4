/** One subgraph over HTTP: GraphQL at `/graphql`, and health. */
import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type OpenRequest, openRequest } from '../gateway/index.ts';
import { type Context, createContext, type Subgraph, type Upstream } from '../subgraphs/index.ts';
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
}

/** A subgraph that listens. */
export interface ServedSubgraph {
  /** Its GraphQL address. */
  readonly url: string;
  /** Takes no more requests, lets those under way finish, then closes. */
  close(): Promise<void>;
}

/** Entities are asked for by the thousand, each with its keys. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Starts serving a subgraph.
 *
 * @throws Error when the port is taken
 */
export const serveSubgraph = async (options: ServingOptions): Promise<ServedSubgraph> => {
  const { subgraph, host, port, logger } = options;
  const log = (err: Error, requestId: string) => logger.error({ err, requestId }, 'a request met an internal error');
  const apollo = await startApollo(subgraph.schema, executeMasked(subgraph.schema, log), logger);
  const app = emptyApp(logger);
  addHealth(app);
  addGraphQL(app, apollo, options);
  const url = await app.listen({ host, port });
  return {
    url: `${url}/graphql`,
    close: async () => {
      await app.close();
      await apollo.stop();
    },
  };
};

const emptyApp = (logger: Logger): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    // What the server library itself has to tell is of no use while all is well.
    loggerInstance: logger.child({}, { level: 'warn' }) as FastifyBaseLogger,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send(refusal(message, 'BAD_REQUEST'));
    logger.error({ err: error, requestId: request.id }, 'a request met an internal error');
    return reply.code(statusCode).send(refusal('Internal server error', 'INTERNAL_SERVER_ERROR'));
  });
  // JSON is all that is read.
  app.removeContentTypeParser('text/plain');
  closeBusyConnections(app);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refusal('Not found. GraphQL is POSTed to /graphql.', 'BAD_REQUEST')),
  );
  return app;
};

/**
 * While it closes, the server library answers what is new with 503 and ends idle connections. Those on which an answer is
 * still owed are told by this to end with it, or closing would wait until their client lets go.
 */
const closeBusyConnections = (app: FastifyInstance) => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};

/** The answer where no GraphQL request could be made of it: no JSON, too much of it, another media type. */
const refusal = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }] });

const addHealth = (app: FastifyInstance) => {
  for (const path of ['/health', '/health/live', '/health/ready', '/ready']) app.get(path, () => ({ status: 'ok' }));
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
const contextOf = (upstream: Upstream, { headers, signal, deadline, requestId }: OpenRequest): Context =>
  createContext({
    upstream,
    authorization: headers.authorization,
    traceparent: headers.traceparent?.toString(),
    signal,
    deadline,
    requestId,
  });

const requestOf = ({ method, headers, body }: FastifyRequest): HTTPGraphQLRequest => ({
  method,
  headers: new HeaderMap(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  search: '',
  body,
});

/** Only `@defer` and `@stream` come in parts, and no subgraph has these. */
const bodyOf = ({ body }: HTTPGraphQLResponse) => (body.kind === 'complete' ? body.string : undefined);
