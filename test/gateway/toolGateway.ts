/** A gateway with tools, and clients of the protocol's own library. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { GatewayOptions } from '../../gateway/index.ts';
import type { FederateOptions, TestContext } from './federate.ts';
import { type ServedGateway, serveGateway } from './serveGateway.ts';

const SDL = `
  type Query {
    "What is sold."
    products("How many." first: Int = 5, kind: Kind): [Product!] @listSize(slicingArguments: ["first"])
    slow: Boolean
    broken: Boolean
  }
  type Mutation { rename(input: RenameInput!): Product drop(id: ID!): Boolean }
  "A kind of product."
  enum Kind { "To read." BOOK TOY }
  type Product { id: ID! name: String }
  "A day, such as \`2024-05-01\`."
  scalar Day
  "An object."
  scalar Tags
  input RenameInput {
    "Which." id: ID!
    name: String = "none"
    parts: [RenameInput!]
    "From when." day: Day = "2024-01-01"
    tags: Tags
  }`;

/** The tools of the tests: two queries, and one of two mutations. */
const DOCUMENTS = [
  `# The products of a kind.
   # Newest first.
   query Products($first: Int = 2, $kind: Kind) { products(first: $first, kind: $kind) { ...Named } }
   "Waits until it is stopped."
   query Slow { slow }
   query Broken { broken products { id } }
   mutation Rename("The new name." $input: RenameInput!) @tool { rename(input: $input) { id name } }
   mutation Drop($id: ID!) { drop(id: $id) }
   subscription Changes { changed }
   fragment Named on Product { id name }`,
];

/** A gateway with tools. */
export interface ToolGateway extends ServedGateway {
  /** What stopped each slow query so far. */
  readonly stopped: string[];
  /** Becomes true when a slow query has begun. */
  readonly begun: Promise<void>;
  /** Sends a message, or a text in its place. */
  send(message: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Starts one. */
export const serveTools = async (
  options: Partial<GatewayOptions<TestContext>> = {},
  engine: FederateOptions = {},
): Promise<ToolGateway> => {
  const stopped: string[] = [];
  const begun = Promise.withResolvers<void>();
  const waitUntilStopped = (_root: unknown, _given: unknown, { signal }: TestContext) =>
    new Promise((_resolve, reject) => {
      begun.resolve();
      const abort = signal as AbortSignal;
      abort.addEventListener('abort', () => {
        stopped.push((abort.reason as Error).message);
        reject(abort.reason);
      });
    });
  const products = (_root: unknown, { first }: { readonly first: number }) =>
    Array.from({ length: first }, (_, at) => ({ id: String(at), name: `Product ${at}` }));
  const fail = () => {
    throw Object.assign(new Error('No stock.'), { extensions: { code: 'OUT_OF_STOCK' } });
  };
  const Query = { products, slow: waitUntilStopped, broken: fail };
  const Mutation = { rename: (_root: unknown, { input }: { readonly input: object }) => input };
  const mcp = { documents: () => DOCUMENTS };
  const served = await serveGateway(
    { shop: { sdl: SDL, resolvers: { Query, Mutation } } },
    { mcp, ...options },
    engine,
  );
  const send: ToolGateway['send'] = (message, headers = {}) =>
    fetch(`${served.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    });
  return { ...served, stopped, begun: begun.promise, send };
};

/** The revisions of the protocol that clients speak. */
export const MCP_REVISIONS = ['legacy', 'auto'] as const;

/** Connects a client, which ends with the test. */
export const connectTools = async (
  url: string,
  mode: (typeof MCP_REVISIONS)[number] = 'auto',
  headers: Record<string, string> = {},
): Promise<Client & AsyncDisposable> => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
};
