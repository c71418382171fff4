/**
 * Apollo Gateway in its default configuration, standalone: with the same subgraph schemas in the same process, the same
 * upstream client and the same loaders; or, with `http` as second argument, in front of the subgraph server.
 */
import { readFileSync } from 'node:fs';
import {
  ApolloGateway,
  type GraphQLDataSource,
  LocalGraphQLDataSource,
  RemoteGraphQLDataSource,
} from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { type Context, subgraphs } from '../subgraphs/index.ts';
import { createRequestContext } from './requestContext.ts';
import { overHttp, serveContestant, upstreamUrl } from './serveContestant.ts';

/**
 * Apollo Server passes copies of the context's properties to the gateway, so a context that is a class instance has to
 * be a property.
 */
interface ContextCarrier {
  readonly authorization: string | undefined;
  readonly carried: Context;
}

const makeLocalSource = (name: string): GraphQLDataSource<ContextCarrier> => {
  const subgraph = subgraphs[name];
  if (subgraph === undefined) throw new Error(`no subgraph ${name}`);
  const local = new LocalGraphQLDataSource(subgraph.schema);
  return { process: (options) => local.process({ ...options, context: options.context.carried }) };
};

const makeRemoteSource = (name: string): GraphQLDataSource<ContextCarrier> =>
  new RemoteGraphQLDataSource<ContextCarrier>({
    url: `${upstreamUrl}/${name}`,
    willSendRequest: ({ request, context: { authorization } }) => {
      if (authorization) request.http?.headers.set('authorization', authorization);
    },
  });

// Apollo Server sends usage reports if a key is set.
delete process.env.APOLLO_KEY;

const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(`${import.meta.dirname}/../schema/supergraph.graphql`, 'utf8'),
  buildService: ({ name }) => (overHttp ? makeRemoteSource(name) : makeLocalSource(name)),
});
const { url } = await startStandaloneServer(new ApolloServer<ContextCarrier>({ gateway }), {
  listen: { port: 0, host: '127.0.0.1' },
  context: async ({ req: { headers } }) => ({
    authorization: headers.authorization,
    carried: createRequestContext(headers.authorization),
  }),
});
serveContestant(url);
