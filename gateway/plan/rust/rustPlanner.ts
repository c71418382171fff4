import { createRequire } from 'node:module';
import type * as Library from '@graphql-hive/router-query-planner';
import { print } from 'graphql';
import { type Planner, unplanned } from '../planner.ts';
import type { SupergraphSource } from '../supergraph.ts';
import { plannerProcess } from './plannerProcess.ts';
import { plannersView } from './plannersView.ts';

const require = createRequire(import.meta.url);

/** One for all engines of this process. */
const planning = plannerProcess();

/** What it says where it has looked everywhere and no subgraphs can be asked. All else it says are failures of its own. */
const NO_WAY = /failed to locate path/;

/**
 * The planner of Hive Router, Rust behind N-API. Here it only reads the supergraph; what it plans, it plans in a process of
 * its own.
 *
 * @throws {Error} it does not run on this system (it is built for Linux with glibc and for macOS), or cannot read the
 * supergraph
 */
export function rustPlanner(supergraph: SupergraphSource): Planner {
  // Not a static import: where the library does not load, the other planner has to.
  const { QueryPlanner }: typeof Library = require('@graphql-hive/router-query-planner');
  const { supergraphSdl, restore } = plannersView(supergraph);
  const { consumerSchema, overrideLabels, overridePercentages } = new QueryPlanner(supergraphSdl);
  const refuse = (error: Error): never => {
    throw NO_WAY.test(error.message) ? unplanned(error) : error;
  };
  planning.start();
  return {
    kind: 'rust',
    plan: async (operation, { labels, percentage }) => {
      const text = print(operation);
      const question = { supergraphSdl, text, operationName: operation.name?.value, labels, percentage };
      return restore(await planning.ask(question).catch(refuse));
    },
    apiSdl: () => consumerSchema,
    labels: () => [...overrideLabels, ...overridePercentages.map((percent) => `percent(${percent})`)],
  };
}
