/** GraphQL over HTTP by Apollo Server: it reads, checks and keeps documents; what it may run is run by `execute.ts`. */
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../subgraphs/index.ts';
import type { Execute } from './execute.ts';

/** What Apollo Server carries through a request: it copies this object, so the context with its private memory is inside. */
export interface Carried {
  readonly context: Context;
}

/** Nothing is told to anybody elsewhere, and there is no page. */
const QUIET = [
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** Answers in Apollo Server's stead once an operation is known to be sound. */
const answeringBy = (execute: Execute): ApolloServerPlugin<Carried> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ source: text, document, operation, request, contextValue }) => {
      // The document has no such operation, or several and none was named: Apollo Server says so.
      if (operation === undefined) return null;
      const { operationName, variables = {} } = request;
      const result = await execute({ text, document, operationName, variables }, contextValue.context);
      const status = 'data' in result ? 200 : 400;
      return { http: { status, headers: new HeaderMap() }, body: { kind: 'single', singleResult: result } };
    },
  }),
});

/** Starts Apollo Server before a subgraph's schema; it listens nowhere by itself. */
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
    plugins: [...QUIET, answeringBy(execute)],
  });
  await server.start();
  return server;
};
