import { createRequire } from 'node:module';
import type * as Library from '@graphql-hive/router-query-planner';
import type { Planner } from './planner.ts';
import { plannerProcess } from './plannerProcess.ts';

const require = createRequire(import.meta.url);

/** One for all engines of this process. */
const planning = plannerProcess();

/**
 * The planner of Hive Router, Rust behind N-API. Here it only reads the supergraph; what it plans, it plans in a process of
 * its own.
 *
 * @throws {Error} it does not run on this system (it is built for Linux with glibc and for macOS), or cannot read the
 * supergraph
 */
export function rustPlanner(supergraphSdl: string): Planner {
  // Not a static import: where the library does not load, the other planner has to.
  const { QueryPlanner }: typeof Library = require('@graphql-hive/router-query-planner');
  const { consumerSchema, overrideLabels, overridePercentages } = new QueryPlanner(supergraphSdl);
  planning.start();
  return {
    plan: (text, operationName, { labels, percentage }) =>
      planning.ask({ supergraphSdl, text, operationName, labels, percentage }),
    apiSdl: () => consumerSchema,
    labels: () => [...overrideLabels, ...overridePercentages.map((percent) => `percent(${percent})`)],
  };
}
