/** A gateway in a thread of its own, whose blocks of the event loop are measured in CPU time of that thread. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import pino from 'pino';
import { watchEventLoop } from '../../bench/hostile/eventLoop.ts';
import { startGateway } from '../../gateway/index.ts';
import { federate, type TestSubgraph } from './federate.ts';

const ITEMS = `
  type Query {
    "What there is."
    items(first: Int = 20): [Item!]! @listSize(slicingArguments: ["first"])
    take(values: [Int!], text: String): Int
  }
  type Item @key(fields: "id") { id: ID! name: String at: Float items(first: Int = 20): [Item!]! @listSize(slicingArguments: ["first"]) }`;

const makeItems = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Item ${at} ${performance.now()}` }));

/** Items whose names change all the time, and a second subgraph that knows their notes. */
const SUBGRAPHS: Readonly<Record<string, TestSubgraph>> = {
  items: {
    sdl: ITEMS,
    resolvers: {
      Query: {
        items: (_: unknown, { first }: { readonly first: number }) => makeItems(first),
        take: (_: unknown, { values = [] }: { readonly values?: readonly number[] }) => values.length,
      },
      Item: {
        items: (_: unknown, { first }: { readonly first: number }) => makeItems(first),
        at: () => performance.now(),
      },
    },
  },
  notes: {
    sdl: 'type Item @key(fields: "id") { id: ID! note: String }',
    resolvers: { Item: { note: ({ id }: { readonly id: string }) => `Note of ${id}` } },
  },
};

/** Documents of the tools. */
const TOOLS = ['query Items($first: Int = 5) { items(first: $first) { id name } }'];

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const { engine } = federate(SUBGRAPHS);
  const gateway = await startGateway({
    ...{ engine, host: '127.0.0.1', port: 0, batchMax: 100, logger: pino({ level: 'silent' }), accessLog: true },
    createContext: () => ({}),
    mcp: { documents: () => TOOLS, explore: true },
    supergraphPublic: true,
    sendTimeoutMs: 2_000,
  });
  let blockMs = 0;
  watchEventLoop((cpuMs) => {
    blockMs = Math.max(blockMs, cpuMs);
  });
  port.on('message', () => {
    port.postMessage({ blockMs, bytes: process.memoryUsage().rss });
    blockMs = 0;
  });
  port.postMessage({ url: gateway.url, paths: gateway.paths });
}

/** What was measured since the last time. */
interface LoopBlock {
  /** CPU time of the longest iteration of the event loop. */
  readonly blockMs: number;
  /** Resident memory of the process. */
  readonly bytes: number;
}

/** Starts one. */
export const startMeasuredGateway = async () => {
  const worker = new Worker(new URL(import.meta.url));
  const [started] = await once(worker, 'message');
  const { url, paths } = started as { readonly url: string; readonly paths: readonly string[] };
  return {
    url,
    paths,
    /** What was measured since the last call. */
    takeLoopBlock: async (): Promise<LoopBlock> => {
      worker.postMessage('take');
      const [taken] = await once(worker, 'message');
      return taken as LoopBlock;
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  };
};
