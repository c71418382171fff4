/** Entry point of the process that runs the Rust planner. `plannerWorker.ts` starts it and sends requests. */
import { createRequire } from 'node:module';
import type * as Library from '@graphql-hive/router-query-planner';
import { LRUCache } from 'lru-cache';
import type { PlanRequest, WorkerReply, WorkerRequest } from './plannerWorker.ts';

const { QueryPlanner }: typeof Library = createRequire(import.meta.url)('@graphql-hive/router-query-planner');

/** Planners by supergraph text: one in a gateway, many in its tests. */
const planners = new LRUCache<string, InstanceType<typeof QueryPlanner>>({
  max: 8,
  memoMethod: (supergraphSdl) => new QueryPlanner(supergraphSdl),
});

/** The supergraph received last. */
let supergraph = '';

const reply = async (sent: WorkerRequest): Promise<WorkerReply> => {
  try {
    if ('text' in sent) return { plan: await plan(sent) };
    supergraph = sent.supergraphSdl;
    planners.memo(supergraph);
    return { isReady: true };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
};

const plan = ({ text, operationName, labels, percentage }: Omit<PlanRequest, 'supergraphSdl'>) => {
  // The synchronous `plan` would block the event loop, so that the process would not notice a disconnect.
  return planners.memo(supergraph).planAsync(text, operationName, new Set(labels), percentage);
};

process.on('message', async (sent: WorkerRequest) => {
  process.send?.(await reply(sent));
});

process.send?.('ready');

// `exit` would wait for a planner that does not terminate.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
