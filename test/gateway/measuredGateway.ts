/** A gateway in a thread of its own, whose turns of the event loop are measured in CPU time of that thread. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import pino from 'pino';
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

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest that the event loop of this thread was kept so far, in milliseconds of CPU. */
const watchEventLoop = () => {
  let [longest, last] = [0, cpuMs()];
  setInterval(() => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1).unref();
  return {
    take: () => {
      const taken = longest;
      longest = 0;
      return taken;
    },
  };
};

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
  const holds = watchEventLoop();
  port.on('message', () => port.postMessage({ heldMs: holds.take(), bytes: process.memoryUsage().rss }));
  port.postMessage({ url: gateway.url, paths: gateway.paths });
}

/** What was measured since the last time. */
interface LoopBlock {
  readonly heldMs: number;
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
    /** The longest that its event loop was kept since the last call. */
    takeLoopBlock: async (): Promise<LoopBlock> => {
      worker.postMessage('held');
      const [held] = await once(worker, 'message');
      return held as LoopBlock;
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  };
};
