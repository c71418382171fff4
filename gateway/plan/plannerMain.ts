/** The Rust planner in a process of its own; `plannerProcess.ts` starts it and asks. */
import { createRequire } from 'node:module';
import type * as Library from '@graphql-hive/router-query-planner';
import { LRUCache } from 'lru-cache';
import type { Reply, Sent } from './plannerProcess.ts';

const { QueryPlanner }: typeof Library = createRequire(import.meta.url)('@graphql-hive/router-query-planner');

/** Supergraphs kept ready, by their text: one in a gateway, many in its tests. */
const planners = new LRUCache<string, InstanceType<typeof QueryPlanner>>({
  max: 8,
  memoMethod: (supergraphSdl) => new QueryPlanner(supergraphSdl),
});

/** The supergraph that was told last. */
let supergraph = '';

process.on('message', async ({ supergraphSdl = supergraph, ...question }: Sent) => {
  supergraph = supergraphSdl;
  process.send?.(await reply({ supergraphSdl, ...question }));
});

process.send?.('ready');

// Not `exit`, which would wait for a planner that does not end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function reply({ supergraphSdl, text, operationName, labels, percentage }: Required<Sent>): Promise<Reply> {
  try {
    // Not `plan`, under which the process would not notice that it was left alone.
    const plan = await planners.memo(supergraphSdl).planAsync(text, operationName, new Set(labels), percentage);
    return { plan };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}
