/** The longest block of the event loop that introspections take, in a thread whose heap has nothing of other tests. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { measureLongestBlockMs } from '../../bench/hostile/eventLoop.ts';
import { createEmptyEngine } from '../../bench/hostile/measureDocument.ts';

const serveMeasurements = () => {
  const engine = createEmptyEngine();
  let sent = 0;
  const ask = (query: string) => engine.execute({ text: `${query}#${sent++}`, context: {} });
  parentPort?.on('message', async (queries: readonly string[]) => {
    parentPort?.postMessage(await measureLongestBlockMs(() => Promise.all(queries.map(ask))));
  });
};

if (!isMainThread && parentPort !== null && process.argv[2] === 'introspections') serveMeasurements();

/** Starts the thread. Answers one set of queries at a time. */
export const startIntrospectionThread = () => {
  const worker = new Worker(fileURLToPath(import.meta.url), { argv: ['introspections'] });
  return {
    /** Milliseconds of processor time of the longest iteration of the event loop while all queries are answered. */
    measure: async (queries: readonly string[]): Promise<number> => {
      worker.postMessage(queries);
      const [ms] = await once(worker, 'message');
      return ms;
    },
    stop: () => worker.terminate(),
  };
};
