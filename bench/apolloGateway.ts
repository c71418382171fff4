/**
 * Apollo Gateway as it comes, standalone, over the same subgraph schemas in the same process, with the same upstream
 * client and loaders.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ApolloGateway, type GraphQLDataSource, LocalGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { readConfig } from '../config.ts';
import { type Context, createContext, createUpstream, subgraphs } from '../subgraphs/index.ts';
import { compete, upstreamUrl } from './contestant.ts';

/** Apollo Server hands copies of the context's members to the gateway, so that a context of a class has to be a member. */
interface Carrier {
  readonly carried: Context;
}

const dataSourceOf = (name: string): GraphQLDataSource<Carrier> => {
  const subgraph = subgraphs[name];
  if (subgraph === undefined) throw new Error(`no subgraph ${name}`);
  const local = new LocalGraphQLDataSource(subgraph.schema);
  return { process: (options) => local.process({ ...options, context: options.context.carried }) };
};

// Apollo Server sends usage reports where a key is set.
delete process.env.APOLLO_KEY;

const config = readConfig({});
const upstream = createUpstream({
  url: upstreamUrl,
  timeoutMs: config.upstreamTimeoutMs,
  maxResponseBytes: config.upstreamMaxResponseBytes,
});
const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(`${import.meta.dirname}/../schema/supergraph.graphql`, 'utf8'),
  buildService: ({ name }) => dataSourceOf(name),
});
const carried = (authorization: string | undefined) =>
  createContext({
    upstream,
    authorization,
    requestId: randomUUID(),
    signal: new AbortController().signal,
    deadline: Date.now() + config.requestTimeoutMs,
  });
const { url } = await startStandaloneServer(new ApolloServer<Carrier>({ gateway }), {
  listen: { port: 0, host: '127.0.0.1' },
  context: async ({ req }) => ({ carried: carried(req.headers.authorization) }),
});
compete(url);
