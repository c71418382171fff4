import { createRequire } from 'node:module';
import type * as Library from '@graphql-hive/router-query-planner';
import { type DocumentNode, print } from 'graphql';
import { type Planner, unplanned } from '../planner.ts';
import type { SupergraphSource } from '../supergraph.ts';
import { plannerProcess } from './plannerProcess.ts';
import { withoutProvidedTypenames } from './providedTypenames.ts';
import { type RenamedSupergraph, renameSubgraphs } from './renamedSupergraph.ts';
import { withoutProvides } from './withoutProvides.ts';

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
  const view = renameSubgraphs(supergraph);
  const { consumerSchema, overrideLabels, overridePercentages } = new QueryPlanner(view.supergraphSdl);
  planning.start();
  const prepare = withoutProvidedTypenames(supergraph.document);
  const plan = planOver(view);
  return {
    kind: 'rust',
    plan: (operation, overrides) => plan(prepare(operation), overrides),
    apiSdl: () => consumerSchema,
    labels: () => [...overrideLabels, ...overridePercentages.map((percent) => `percent(${percent})`)],
  };
}

/** Plans over a supergraph as if none of its fields provided any. */
export function planWithoutProvides(supergraph: DocumentNode): Planner['plan'] {
  const document = withoutProvides(supergraph);
  return planOver(renameSubgraphs({ sdl: print(document), document }));
}

function planOver({ supergraphSdl, restore }: RenamedSupergraph): Planner['plan'] {
  const refuse = (error: Error): never => {
    throw NO_WAY.test(error.message) ? unplanned(error) : error;
  };
  return async (operation, { labels, percentage }) => {
    const text = print(operation);
    const question = { supergraphSdl, text, operationName: operation.name?.value, labels, percentage };
    return restore(await planning.ask(question).catch(refuse));
  };
}
