/** A gateway for two subgraphs: `products` is served over HTTP, `reviews` runs in this process. */
import { readFileSync } from 'node:fs';
import {
  type CallForRequest,
  callOf,
  createEngine,
  createHandler,
  type Handler,
  httpExecutor,
  inProcessExecutor,
} from '../../gateway/index.ts';
import { reviews } from './reviews.ts';

/** What resolvers of this process get, and what goes to the others as headers. */
type ExampleContext = CallForRequest;

const supergraphSdl = readFileSync(new URL('supergraph.graphql', import.meta.url), 'utf8');

/** Creates the gateway. Close it after the server. */
export const createGateway = (productsUrl: string): Handler & { readonly close: () => Promise<void> } => {
  const products = httpExecutor<ExampleContext>({ name: 'products', url: productsUrl, timeoutMs: 5_000 });
  const engine = createEngine<ExampleContext>({
    supergraphSdl,
    executors: { products, reviews: inProcessExecutor<ExampleContext>(reviews) },
    limits: { maxDepth: 10 },
  });
  const handler = createHandler<ExampleContext>({
    engine,
    createContext: (request) => callOf(request, request.headers.authorization),
  });
  return { ...handler, close: products.close };
};
