/** A supergraph of two subgraphs behind HTTP. The first one answers subscriptions, by server-sent events and WebSocket. */
import { EventEmitter, on, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import { createHandler as createStreamHandler } from 'graphql-sse/lib/use/http';
import { useServer } from 'graphql-ws/use/ws';
import pino from 'pino';
import { WebSocketServer } from 'ws';
import { createEngine, type GatewayRequest, httpExecutor, startGateway } from '../../gateway/index.ts';
import { federate, type TestContext, type TestSubgraph } from './federate.ts';

/** How the gateway subscribes. */
export type StreamTransport = 'server-sent events' | 'WebSocket';

/** Makes an event larger than what connections hold of many. */
const FILLER = 'x'.repeat(65_536);

/** @param counter takes the number of `numbers` so far */
const makeCatalog = (changes: EventEmitter, counter: { count: number }): TestSubgraph => ({
  sdl: `
    type Query { products: [Product] }
    type Subscription { productChanged: Change! numbers: Number! }
    type Number { number: Int! filler: String! }
    type Change { number: Int! product: Product broken: Int }
    type Product @key(fields: "upc") { upc: ID! name: String price: Int }
  `,
  resolvers: {
    Subscription: {
      productChanged: {
        subscribe: async (_root: unknown, _args: object, { authorization }: TestContext) => {
          if (authorization === undefined)
            throw new GraphQLError('Who is it?', { extensions: { code: 'UNAUTHENTICATED' } });
          return on(changes, 'change', { close: ['end'] });
        },
        resolve: ([change]: readonly [object]) => change,
      },
      numbers: {
        subscribe: async function* () {
          for (;;) yield { numbers: { number: ++counter.count, filler: FILLER } };
        },
      },
    },
    Change: {
      broken: () => {
        throw new GraphQLError('It is broken.');
      },
    },
  },
});

const SHIPPING: TestSubgraph = {
  sdl: `
    type Query { estimates: Int }
    type Product @key(fields: "upc") {
      upc: ID!
      price: Int @external
      estimate(zone: Int): Int @requires(fields: "price")
      stock: Int
    }
  `,
  resolvers: {
    Product: {
      estimate: ({ price }: { price: number }, { zone = 1 }: { zone?: number }) => price * zone,
      stock: ({ upc }: { upc: string }) => upc.length,
    },
  },
};

/** One request that a subgraph received. */
interface ReceivedSubscription {
  readonly headers: IncomingHttpHeaders;
  /** What a WebSocket was started with. */
  readonly connectionParams?: unknown;
}

const toTestContext = ({ authorization }: IncomingHttpHeaders): TestContext => ({
  ...(authorization && { authorization }),
});

/** Serves a subgraph, and records the subscriptions it receives. */
const serveSubgraph = async (schema: GraphQLSchema) => {
  const received: ReceivedSubscription[] = [];
  const answer = createHandler({ schema, context: ({ raw }) => toTestContext(raw.headers) });
  const stream = createStreamHandler({ schema, context: ({ raw }) => toTestContext(raw.headers) as never });
  const server = createServer((request, response) => {
    const isStream = request.headers.accept === 'text/event-stream';
    if (isStream) received.push({ headers: request.headers });
    void (isStream ? stream(request, response) : answer(request, response));
  });
  const sockets = new WebSocketServer({ server });
  useServer(
    {
      schema,
      onConnect: ({ connectionParams, extra }) =>
        void received.push({ headers: extra.request.headers, connectionParams }),
      context: ({ extra }) => toTestContext(extra.request.headers),
    },
    sockets,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, received, kill: () => killServer(server, sockets) };
};

const killServer = (server: Server, sockets: WebSocketServer) => {
  for (const socket of sockets.clients) socket.terminate();
  server.closeAllConnections();
  server.close();
};

/** Starts both subgraphs, and a gateway that subscribes to the first one by a transport. */
export const startStreamingGateway = async (transport: StreamTransport) => {
  const changes = new EventEmitter();
  const counter = { count: 0 };
  const { schemas, supergraphSdl } = federate({ catalog: makeCatalog(changes, counter), shipping: SHIPPING });
  const [first, second] = await Promise.all(
    [schemas.catalog, schemas.shipping].map((one) => serveSubgraph(one as GraphQLSchema)),
  );
  if (first === undefined || second === undefined) throw new Error('no subgraphs');
  const subscriptionUrl = transport === 'WebSocket' ? first.url.replace('http', 'ws') : undefined;
  const executors = {
    catalog: httpExecutor<TestContext>({ name: 'catalog', url: first.url, subscriptionUrl }),
    shipping: httpExecutor<TestContext>({ name: 'shipping', url: second.url }),
  };
  const gateway = await startGateway<TestContext>({
    engine: createEngine<TestContext>({ supergraphSdl, executors }),
    createContext: ({ headers: { authorization }, ...rest }: GatewayRequest) => ({ ...rest, authorization }),
    host: '127.0.0.1',
    port: 0,
    forwardHeaders: ['x-tenant'],
    logger: pino({ level: 'silent' }),
  });
  return {
    url: gateway.url,
    supergraphSdl,
    /** URLs of the subgraphs. */
    subgraphUrls: { catalog: first.url, shipping: second.url },
    /** Subscriptions that the first subgraph received. */
    received: first.received,
    /** Number of subscribers of the first subgraph. */
    subscribers: () => changes.listenerCount('change'),
    /** Number of events of `numbers`, which has one as soon as the last one is sent. */
    numbers: () => counter.count,
    /** Has the first subgraph send an event. */
    send: (change: object) => void changes.emit('change', change),
    /** Has the first subgraph complete its streams. */
    complete: () => void changes.emit('end'),
    kill: first.kill,
    close: gateway.close,
    [Symbol.asyncDispose]: async () => {
      await gateway.close();
      for (const { kill } of [first, second]) kill();
      for (const { close } of Object.values(executors)) await close();
    },
  };
};
