import type { RequestListener } from 'node:http';
import pino, { type Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createResponder } from '../exchange/respond.ts';
import { type HandlerOptions, withDefaults } from '../http/options.ts';
import { registerMetrics } from '../metrics/registry.ts';
import { type FastifyPlugin, fastifyPlugin } from './fastify.ts';
import { type FetchHandler, fetchHandler } from './fetch.ts';
import { createRequestHandler, partOptionsOf } from './handler.ts';

/** Options of `createHandler`. */
export interface CreateHandlerOptions<Context> extends Omit<HandlerOptions<Context>, 'logger'> {
  /** Default: lines of level `warn` and above as JSON on standard error. */
  readonly logger?: Logger;
  /** Registry of prom-client for the metrics of requests, documents and plans. Default: none are counted. */
  readonly registry?: Registry;
  /** Names of operations that become labels of metrics. Default: none. */
  readonly operationNames?: ReadonlySet<string>;
  /** Timeout for receiving a body by the Fetch API, default 15 s. Servers of Node have their own, `requestTimeout`. */
  readonly receiveTimeoutMs?: number;
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
  const observe = registry === undefined ? () => {} : registerMetrics(registry, engine, operationNames);
  const responder = createResponder(completed);
  const parts = { responder, metrics: { observe } };
  const answer = createRequestHandler(partOptionsOf(completed, parts), responder);
  return { node: answer, fetch: fetchHandler(answer, completed.receiveTimeoutMs), fastify: fastifyPlugin(answer) };
};
