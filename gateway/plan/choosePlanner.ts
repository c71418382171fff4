import { GraphQLError, parse } from 'graphql';
import type { SubgraphExecutor } from '../executors/executor.ts';
import { inParts } from './inParts.ts';
import { type Planner, unplanned } from './planner.ts';
import { rustPlanner } from './rustPlanner.ts';
import { stitchable } from './stitchable.ts';
import { STITCHED, type Stitching, stitchingPlanner } from './stitching.ts';

/** Which planners an engine has; by default the Rust one, and stitching for what that cannot do. */
export type PlannerChoice = 'rust' | 'stitching' | 'both';

/** A planner and all that its plans may call. */
export interface Planning<Context> {
  readonly planner: Planner;
  readonly executors: Readonly<Record<string, SubgraphExecutor<Context>>>;
}

/**
 * Finds a planner for a supergraph: the Rust one where it loads and can read the supergraph, else stitching. What the Rust
 * planner breaks over even in parts is stitched, too, where stitching can be believed.
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
  const planner = choice === 'stitching' ? stitching().planner : rustOr(supergraphSdl, choice, stitching);
  const plan: Planner['plan'] = (text, name, overrides) => planner.plan(text, name, overrides).catch(failed);
  const stitched: SubgraphExecutor<Context> = (request, context) => stitching().executor(request, context);
  return { planner: { ...planner, plan }, executors: { ...executors, [STITCHED]: stitched } };
}

function rustOr(
  supergraphSdl: string,
  choice: PlannerChoice,
  stitching: () => Pick<Stitching<never>, 'planner'>,
): Planner {
  try {
    const rust = rustPlanner(supergraphSdl);
    const mayStitch = choice === 'both' ? stitchable(parse(supergraphSdl, { noLocation: true })) : () => false;
    const otherwise: Planner['plan'] = async (text, ...how) => {
      if (!mayStitch(text)) throw new Error('No planner can be believed for the operation.');
      return stitching().planner.plan(text, ...how);
    };
    return { ...rust, plan: inParts(rust.plan, otherwise) };
  } catch (error) {
    if (choice === 'rust') throw error;
    return stitching().planner;
  }
}

function failed(error: unknown): never {
  throw error instanceof GraphQLError ? error : unplanned(error);
}
