/** This project's graph without a server, for third-party servers: `skein/graph`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import pino, { type Logger } from 'pino';
import { callOf, openRequest, type ReloadableEngine, reloadableEngine } from '../../gateway/index.ts';
import { type Context, createContext, createUpstream, subgraphs } from '../../subgraphs/index.ts';
import { readConfig } from '../config/index.ts';
import { openExecutors } from './executors.ts';
import { readEngine, SUPERGRAPH_FILE } from './readEngine.ts';

export type { Context } from '../../subgraphs/index.ts';

/** Options of `openGraph`. */
export interface OpenGraphOptions {
  /** Default: lines of level `warn` and above as JSON on standard error. */
  readonly logger?: Logger;
}

/** The graph. */
export interface OpenedGraph {
  /** Answers operations on all areas. `reload` reads `SUPERGRAPH_FILE` again. */
  readonly engine: ReloadableEngine<Context>;
  /** The schema of each area as a subgraph, by its name in the supergraph. */
  readonly schemas: Readonly<Record<string, GraphQLSchema>>;
  /**
   * Creates the context of a request. It has its own cache, sends on the token of the caller, and ends at the deadline
   * (`REQUEST_TIMEOUT_MS`) or when the client leaves.
   */
  createContext(request: IncomingMessage, response: ServerResponse): Context;
  /** Waits for POSTs in progress, then closes the connections. */
  close(): Promise<void>;
}

/**
 * Opens the graph.
 *
 * @param settings those of the graph and of the POST API, by the names of their variables: `UPSTREAM_URL` is required
 * @throws Error a setting is not valid, or the supergraph cannot be read
 */
export const openGraph = (
  settings: Readonly<Record<string, string | undefined>>,
  { logger = createWarningLogger() }: OpenGraphOptions = {},
): OpenedGraph => {
  const config = readConfig(settings);
  const { upstreamUrl, supergraphFile = SUPERGRAPH_FILE, limits, introspection } = config;
  if (upstreamUrl === undefined) throw new Error('UPSTREAM_URL: expected the base URL of the POST API');
  const upstream = createUpstream({ ...config, upstreamUrl, logger });
  const executors = openExecutors(config, undefined);
  const options = { executors: executors.byName, limits, introspection, suggestions: introspection };
  return {
    engine: reloadableEngine(() => readEngine(supergraphFile, options)),
    schemas: Object.fromEntries(Object.values(subgraphs).map(({ name, schema }) => [name, schema])),
    createContext: (request, response) => {
      const open = openRequest(request, response, config);
      response.once('close', open.close);
      return createContext({ upstream, ...callOf(open, request.headers.authorization) });
    },
    close: async () => {
      await executors.close();
      await upstream.close();
    },
  };
};

const createWarningLogger = () => pino({ level: 'warn' }, pino.destination(2));
