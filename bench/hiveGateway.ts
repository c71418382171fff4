/**
 * Hive Gateway with its Rust planner: with the same subgraph schemas in the same process, the same upstream client and
 * the same loaders; or, with `http` as second argument, in front of the subgraph server.
 */
import { createServer } from 'node:http';
import { createGatewayRuntime, type GatewayContext } from '@graphql-hive/gateway';
import { unifiedGraphHandler } from '@graphql-hive/router-runtime';
import type { Executor } from '@graphql-tools/utils';
import { type DocumentNode, execute } from 'graphql';
import { type Context, subgraphs } from '../subgraphs/index.ts';
import { listen } from '../test/listen.ts';
import { readLocatedSupergraph } from './locatedSupergraph.ts';
import { createRequestContext } from './requestContext.ts';
import { overHttp, serveContestant, upstreamUrl } from './serveContestant.ts';

/** The subgraphs' context of a request, shared by all its fetches. */
const contexts = new WeakMap<Request, Context>();

const findContext = ({ request }: GatewayContext): Context => {
  const known = contexts.get(request) ?? createRequestContext(request.headers.get('authorization') ?? undefined);
  contexts.set(request, known);
  return known;
};

/** A fetch as the library passes it to a subgraph's executor. */
interface DelegatedFetch {
  readonly document: DocumentNode;
  readonly variables?: Record<string, unknown>;
  readonly context: GatewayContext;
}

const makeLocalExecutor = (name: string): Executor => {
  const schema = subgraphs[name]?.schema;
  if (schema === undefined) throw new Error(`no subgraph ${name}`);
  const run = ({ document, variables = {}, context }: DelegatedFetch) =>
    execute({ schema, document, variableValues: variables, contextValue: findContext(context) });
  // The library's type lets the caller choose the result type.
  return run as Executor;
};

const gateway = createGatewayRuntime({
  supergraph: readLocatedSupergraph(upstreamUrl),
  unifiedGraphHandler,
  logging: false,
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }) => ({ authorization: request.headers.get('authorization') ?? '' }),
  },
  ...(!overHttp && {
    transports: {
      http: { getSubgraphExecutor: ({ subgraphName }: { subgraphName: string }) => makeLocalExecutor(subgraphName) },
    },
  }),
});
serveContestant((await listen(createServer(gateway))).url);
