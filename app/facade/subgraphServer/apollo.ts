/** GraphQL over HTTP with Apollo Server: it parses, validates and caches documents. `execute.ts` executes them. */
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { ExplainedPost } from '../../../gateway/index.ts';
import type { Context } from '../../../subgraphs/index.ts';
import type { Execute } from './execute.ts';

/**
 * The context of a request in Apollo Server. Apollo copies this object, so it holds the context, whose cache is
 * private, as a property.
 */
export interface Carried {
  readonly context: Context;
  /** The POSTs so far, if the gateway asks for them. */
  readonly posts?: readonly ExplainedPost[] | undefined;
}

/** Disables reporting to Apollo and the landing page. */
const DISABLED_PLUGINS = [
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** Executes valid operations in place of Apollo Server. */
const executePlugin = (execute: Execute): ApolloServerPlugin<Carried> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ source: text, document, operation, request, contextValue }) => {
      // The document has no such operation, or several and none is named. Apollo Server creates the error.
      if (operation === undefined) return null;
      const { operationName, variables = {} } = request;
      const { context, posts } = contextValue;
      const result = await execute({ text, document, operationName, variables }, context);
      const status = 'data' in result ? 200 : 400;
      const singleResult = posts === undefined ? result : { ...result, extensions: { explain: { posts } } };
      return { http: { status, headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
    },
  }),
});

/** Starts Apollo Server for a subgraph's schema. It does not listen itself. */
export const startApollo = async (
  schema: GraphQLSchema,
  execute: Execute,
  logger: Logger,
): Promise<ApolloServer<Carried>> => {
  const server = new ApolloServer<Carried>({
    schema,
    logger,
    nodeEnv: 'production',
    introspection: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    plugins: [...DISABLED_PLUGINS, executePlugin(execute)],
  });
  await server.start();
  return server;
};
