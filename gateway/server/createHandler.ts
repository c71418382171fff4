import type { RequestListener } from 'node:http';
import pino, { type Logger } from 'pino';
import type { Registry } from 'prom-client';
import { beginInTurn } from '../exchange/fairQueue.ts';
import { registerGatewayMetrics } from '../telemetry/gatewayMetrics.ts';
import { createFastifyPlugin, type FastifyPlugin } from './fastifyPlugin.ts';
import { createFetchHandler, type FetchHandler } from './fetchHandler.ts';
import { type HandlerOptions, withDefaults } from './options.ts';
import { createGatewayParts, createRequestHandler } from './requestHandler.ts';

/** Options of `createHandler`. */
export interface CreateHandlerOptions<Context> extends Omit<HandlerOptions<Context>, 'logger'> {
  /** Default: lines of level `warn` and above as JSON on standard error. */
  readonly logger?: Logger;
  /** Registry of prom-client for the metrics of requests, documents and plans. Default: none are counted. */
  readonly registry?: Registry;
}

/** GraphQL over HTTP, without a server. All three give the same answers. */
export interface Handler {
  /** For `createServer` of `node:http`, and for frameworks on it. Call it before anything reads the body. */
  readonly node: RequestListener;
  /** For servers of the Fetch API. */
  readonly fetch: FetchHandler;
  /** For `register` of Fastify. */
  readonly fastify: FastifyPlugin;
}

/**
 * Creates the handlers of an engine, for servers of your own. They answer GraphQL at any path and nothing else: health,
 * metrics, load shedding and shutdown are those of `startGateway`.
 */
export const createHandler = <Context>(options: CreateHandlerOptions<Context>): Handler => {
  const { logger = pino({ level: 'warn' }, pino.destination(2)), engine, registry, operationNames } = options;
  const completed = withDefaults({ ...options, logger });
  const observe = registry === undefined ? () => {} : registerGatewayMetrics(registry, engine, operationNames);
  const handle = createRequestHandler(createGatewayParts(completed, { observe }));
  const answer: typeof handle = (request, reply) => beginInTurn(request.socket, () => handle(request, reply));
  return {
    node: answer,
    fetch: createFetchHandler(answer, completed.receiveTimeoutMs),
    fastify: createFastifyPlugin(answer),
  };
};
