import { createRequire } from 'node:module';
import type * as Library from '@graphql-hive/router-query-planner';
import type { PlanNode, QueryPlan } from '@graphql-hive/router-query-planner';
import { type DocumentNode, parse, print } from 'graphql';
import { type Planner, planningError } from '../planner.ts';
import type { SupergraphSource } from '../supergraph.ts';
import { createPlannerProcess } from './plannerProcess.ts';
import { withoutProvidedTypenames } from './providedTypenames.ts';
import { type RenamedSupergraph, renameSubgraphs } from './renamedSupergraph.ts';

const require = createRequire(import.meta.url);

/** Shared by all engines of this process. */
const plannerProcesses = createPlannerProcess();

const UNSUPPORTED_SYSTEM =
  'The supergraph is not plain (see docs/library.md), and the planner for such supergraphs runs on Linux with glibc and on macOS only.';

/** The error message if no subgraph path to a field exists. All other messages are failures of the planner. */
const NO_PATH = /failed to locate path/;

/**
 * The planner of Hive Router, Rust behind N-API. This process only reads the supergraph with it; planning runs in
 * separate processes.
 *
 * @throws {Error} it does not run on this system, or cannot read the supergraph
 */
export const createRustPlanner = (supergraph: SupergraphSource): Planner => {
  const { QueryPlanner } = loadLibrary();
  const view = renameSubgraphs(supergraph);
  const { consumerSchema, overrideLabels, overridePercentages } = new QueryPlanner(view.supergraphSdl);
  plannerProcesses.start();
  const prepare = withoutProvidedTypenames(supergraph.document);
  const plan = planAgainst(view);
  return {
    kind: 'rust',
    plan: (operation, overrides) => plan(prepare(operation), overrides),
    apiDocument: () => parse(consumerSchema, { noLocation: true }),
    labels: () => [...overrideLabels, ...overridePercentages.map((percent) => `percent(${percent})`)],
  };
};

/** Not a static import: plain supergraphs do not need it, on any system. */
const loadLibrary = (): typeof Library => {
  try {
    return require('@graphql-hive/router-query-planner');
  } catch (cause) {
    throw new Error(`${UNSUPPORTED_SYSTEM} This is ${process.platform}, ${process.arch}.`, { cause });
  }
};

/** Plans against a changed supergraph, of which there is no text yet. */
export const planAgainstDocument = (document: DocumentNode): Planner['plan'] =>
  planAgainst(renameSubgraphs({ sdl: print(document), document }));

const planAgainst = ({ supergraphSdl, restore }: RenamedSupergraph): Planner['plan'] => {
  const refuse = (error: Error): never => {
    throw NO_PATH.test(error.message) ? planningError(error) : error;
  };
  return async (operation, { labels, percentage }) => {
    const text = print(operation);
    const question = { supergraphSdl, text, operationName: operation.name?.value, labels, percentage };
    return restore(withRootFetch(await plannerProcesses.requestPlan(question).catch(refuse)));
  };
};

/** The root field of a subscription as a fetch, like those of queries. The planner gives it a node of its own. */
const withRootFetch = ({ node, ...plan }: QueryPlan): QueryPlan =>
  node === undefined ? plan : { ...plan, node: toRootFetch(node) };

const toRootFetch = (node: PlanNode): PlanNode => {
  if (node.kind === 'Subscription') return { ...node.primary, kind: 'Fetch' };
  return node.kind === 'Sequence' ? { ...node, nodes: node.nodes.map(toRootFetch) } : node;
};
