import { type DocumentNode, GraphQLError } from 'graphql';
import type { SubgraphExecutor } from '../base/executor.ts';
import { createCheckedPlanner, InvalidPlan } from './check/checkedPlanner.ts';
import { planChecker } from './check/checkPlan.ts';
import { hasContexts, withContexts } from './context/contextPlanner.ts';
import { plainPlanner } from './plain/plainPlanner.ts';
import { type Planner, planningError } from './planner.ts';
import { type PartialPlanner, planInParts } from './rust/planInParts.ts';
import { planInStages } from './rust/planInStages.ts';
import { withoutProvidedKeys } from './rust/providedKeys.ts';
import { planOverDocument, rustPlanner } from './rust/rustPlanner.ts';
import { hasProvides, withoutProvides } from './rust/withoutProvides.ts';
import { stitchable } from './stitch/stitchable.ts';
import { STITCHED, type Stitching, stitchingPlanner } from './stitch/stitching.ts';
import type { SupergraphSource } from './supergraph.ts';

/** The planner to use: a specific one, or, by default, the best for the supergraph. */
export type PlannerChoice = Planner['kind'] | 'best';

/** A planner, and the executors that its plans may call. */
export interface ChosenPlanner<Context> {
  readonly planner: Planner;
  readonly executors: Readonly<Record<string, SubgraphExecutor<Context>>>;
}

/**
 * Chooses a planner for a supergraph: the plain planner for a plain supergraph, the Rust planner if it loads and can
 * read the supergraph, else stitching. Operations that the Rust planner cannot plan even in parts are stitched, too, if
 * stitching is reliable for them.
 *
 * @throws {Error} no planner can read the supergraph, or the chosen one cannot
 */
export const choosePlanner = <Context>(
  { sdl, document }: SupergraphSource,
  executors: ChosenPlanner<Context>['executors'],
  choice: PlannerChoice = 'best',
): ChosenPlanner<Context> => {
  let created: Stitching<Context> | undefined;
  const stitching = () => {
    created ??= stitchingPlanner(sdl, executors);
    return created;
  };
  const planner = findPlanner({ sdl, document }, choice, stitching);
  const plan: Planner['plan'] = async (operation, overrides) => {
    try {
      return await planner.plan(operation, overrides);
    } catch (error) {
      throw error instanceof GraphQLError ? error : planningError(error);
    }
  };
  const stitched: SubgraphExecutor<Context> = (request, context) => stitching().executor(request, context);
  return { planner: { ...planner, plan }, executors: { ...executors, [STITCHED]: stitched } };
};

type GetStitching = () => Pick<Stitching<never>, 'planner'>;

const findPlanner = (supergraph: SupergraphSource, choice: PlannerChoice, stitching: GetStitching): Planner => {
  if (choice === 'stitching') {
    if (hasContexts(supergraph.document)) throw new Error('Stitching does not support @fromContext.');
    return stitching().planner;
  }
  const plain = choice === 'rust' ? undefined : plainPlanner(supergraph.document);
  if (plain !== undefined) return plain;
  if (choice === 'plain') throw new Error('The supergraph is not plain.');
  return rustOr(supergraph, choice, stitching);
};

const rustOr = (supergraph: SupergraphSource, choice: PlannerChoice, stitching: GetStitching): Planner => {
  const mayStitch = choice === 'best' && !hasContexts(supergraph.document);
  try {
    const rust = rustPlanner(supergraph);
    const plan = planInParts(partialPlanners(supergraph, rust, mayStitch ? stitching : undefined));
    return { ...rust, plan: withContexts(plan, supergraph.document) };
  } catch (error) {
    if (!mayStitch) throw error;
    return stitching().planner;
  }
};

/** The planners to try for parts, in order: Rust, Rust without `@provides` if the supergraph has any, and stitching. */
const partialPlanners = (
  supergraph: SupergraphSource,
  rust: Planner,
  stitching: GetStitching | undefined,
): readonly PartialPlanner[] => {
  const { document } = supergraph;
  const check = planChecker(document);
  const stages = planInStages(document);
  const planners: PartialPlanner[] = [];
  if (hasProvides(document)) {
    const otherwise = planOverDocument(withoutProvides(document));
    const plan = withoutProvidedKeys(rust.plan, document, check);
    for (const one of [plan, otherwise])
      planners.push({ plan: createCheckedPlanner(one, check), planInStages: stages });
  } else planners.push({ plan: createCheckedPlanner(rust.plan, check), planInStages: stages });
  if (stitching !== undefined) planners.push({ plan: stitchedPlan(document, stitching), planInStages: () => [] });
  return planners;
};

const stitchedPlan = (document: DocumentNode, stitching: GetStitching): Planner['plan'] => {
  const mayStitch = stitchable(document);
  return async (operation, overrides) => {
    if (!mayStitch(operation)) throw new InvalidPlan('Stitching cannot be believed for the operation.');
    return stitching().planner.plan(operation, overrides);
  };
};
