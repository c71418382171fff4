/** Skein's engine as the gateway of an Apollo Server, as `examples/apollo-server` has it. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { type Context, openGraph } from '../app/facade/graph.ts';
import { createApolloGateway } from '../gateway/index.ts';
import { serveContestant, upstreamUrl } from './serveContestant.ts';

// Apollo Server sends usage reports if a key is set.
delete process.env.APOLLO_KEY;

const graph = openGraph({ UPSTREAM_URL: upstreamUrl });
const gateway = createApolloGateway(graph.engine, { getTimeLimits: ({ call }) => call });
const { url } = await startStandaloneServer(new ApolloServer<Context>({ gateway }), {
  listen: { port: 0, host: '127.0.0.1' },
  context: async ({ req, res }) => graph.createContext(req, res),
});
serveContestant(url);
