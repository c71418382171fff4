import { GraphQLError } from 'graphql';
import type { SubgraphExecutor } from '../executors/executor.ts';
import { type Planner, unplanned } from './planner.ts';
import { rustPlanner } from './rustPlanner.ts';
import { STITCHED, type Stitching, stitchingPlanner } from './stitching.ts';

/** Which planners an engine has; by default the Rust one, and stitching for what that cannot do. */
export type PlannerChoice = 'rust' | 'stitching' | 'both';

/** A planner and all that its plans may call. */
export interface Planning<Context> {
  readonly planner: Planner;
  readonly executors: Readonly<Record<string, SubgraphExecutor<Context>>>;
}

/**
 * Finds a planner for a supergraph: the Rust one where it loads and can read the supergraph, else stitching. An operation
 * that the Rust planner breaks over is stitched, too; stitching is made when it is first needed.
 *
 * @throws {Error} no planner can read the supergraph
 */
export function choosePlanner<Context>(
  supergraphSdl: string,
  executors: Planning<Context>['executors'],
  choice: PlannerChoice = 'both',
): Planning<Context> {
  let made: Stitching<Context> | undefined;
  const stitching = () => {
    made ??= stitchingPlanner(supergraphSdl, executors);
    return made;
  };
  const first =
    choice === 'stitching' ? stitching().planner : firstOf(supergraphSdl, choice, () => stitching().planner);
  const plan: Planner['plan'] = async (text, name, overrides) => {
    const again = (error: unknown) => {
      if (choice !== 'both' || error instanceof GraphQLError) throw error;
      return stitching().planner.plan(text, name, overrides);
    };
    return first.plan(text, name, overrides).catch(again).catch(failed);
  };
  const stitched: SubgraphExecutor<Context> = (request, context) => stitching().executor(request, context);
  return { planner: { ...first, plan }, executors: { ...executors, [STITCHED]: stitched } };
}

function firstOf(supergraphSdl: string, choice: PlannerChoice, other: () => Planner): Planner {
  try {
    return rustPlanner(supergraphSdl);
  } catch (error) {
    if (choice === 'rust') throw error;
    return other();
  }
}

function failed(error: unknown): never {
  throw error instanceof GraphQLError ? error : unplanned(error);
}
