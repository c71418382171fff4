/** The graph in an Apollo Server, or one area of it as a subgraph: `npm start`, or `npm start -- monitoring`. */
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { type Context, openGraph } from '../../app/facade/graph.ts';
import { createApolloGateway } from '../../gateway/index.ts';

const { UPSTREAM_URL = 'http://127.0.0.1:4001', PORT = '4400' } = process.env;
const graph = openGraph({ ...process.env, UPSTREAM_URL });
const plugins: ApolloServerPlugin<Context>[] = [
  { serverWillStart: async () => ({ serverWillStop: () => graph.close() }) },
];

const serveGraph = () => {
  // Another supergraph is used from the next request on.
  process.on('SIGHUP', () => graph.engine.reload());
  const gateway = createApolloGateway(graph.engine, { getTimeLimits: ({ call }) => call });
  return new ApolloServer<Context>({ gateway, plugins });
};

const serveArea = (name: string) => {
  const schema = graph.schemas[name];
  if (schema === undefined) throw new Error(`${name}: expected one of ${Object.keys(graph.schemas).join(', ')}`);
  return new ApolloServer<Context>({ schema, plugins });
};

const [area] = process.argv.slice(2);
const { url } = await startStandaloneServer(area === undefined ? serveGraph() : serveArea(area), {
  listen: { host: '127.0.0.1', port: Number(PORT) },
  context: async ({ req, res }) => graph.createContext(req, res),
});
console.log(`${area ?? 'The graph'} at ${url}`);
