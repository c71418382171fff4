/** The hosts that a handler of the library runs in. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { type CreateHandlerOptions, createHandler, type Handler } from '../../gateway/index.ts';
import { type FederateOptions, federate, type TestContext, type TestSubgraph } from './federate.ts';

/** A handler in one host, to be taken down by `await using`. */
export interface HostedHandler extends AsyncDisposable {
  /** Sends a request to `/graphql`, as `fetch` does. The path may be followed by a query. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Sends a GraphQL request as JSON. */
  post(body: unknown, init?: RequestInit): Promise<Response>;
}

type OpenHandler = (handler: Handler) => Promise<Pick<HostedHandler, 'fetch'> & { readonly close: () => unknown }>;

/** The address in the tests' requests. Each host replaces it with its own. */
export const REPLACED_URL = 'http://gateway.test/graphql';

const closeServer = async (server: Server) => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};

const makeServerFetch = (server: Server): HostedHandler['fetch'] => {
  const { port } = server.address() as AddressInfo;
  return (url, init) => fetch(url.replace('http://gateway.test', `http://127.0.0.1:${port}`), init);
};

/** Opens a handler in each host. */
export const HOSTS: Readonly<Record<'Node’s http' | 'the Fetch API' | 'Fastify', OpenHandler>> = {
  'Node’s http': async ({ node }) => {
    const server = createServer(node).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { fetch: makeServerFetch(server), close: () => closeServer(server) };
  },
  'the Fetch API': async (handler) => ({
    fetch: (url, init) => handler.fetch(new Request(url, init), { address: '192.0.2.7' }),
    close: () => {},
  }),
  Fastify: async ({ fastify }) => {
    const app = Fastify();
    await app.register(fastify, {});
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { fetch: makeServerFetch(app.server), close: () => app.close() };
  },
};

export const HOST_NAMES = Object.keys(HOSTS) as (keyof typeof HOSTS)[];

/** Opens a handler in a host. */
export const openHandlerIn = async (host: keyof typeof HOSTS, handler: Handler): Promise<HostedHandler> => {
  const { fetch: send, close } = await HOSTS[host](handler);
  const post: HostedHandler['post'] = (body, init = {}) =>
    send(REPLACED_URL, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
      body: JSON.stringify(body),
    });
  return { fetch: send, post, [Symbol.asyncDispose]: async () => void (await close()) };
};

/** Federates subgraphs, and opens a handler for them in a host. */
export const openSubgraphsIn = (
  host: keyof typeof HOSTS,
  subgraphs: Readonly<Record<string, TestSubgraph>>,
  options: Partial<CreateHandlerOptions<TestContext>> = {},
  engineOptions: FederateOptions = {},
): Promise<HostedHandler> => {
  const { engine } = federate(subgraphs, engineOptions);
  const createContext = ({ signal, address }: { signal: AbortSignal; address: string | undefined }) => ({
    ...{ signal, address },
  });
  return openHandlerIn(host, createHandler<TestContext>({ engine, createContext, ...options }));
};
